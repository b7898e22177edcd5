"""What can be known of rules before they are asked: which always allow, and which bind several groups together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from meldbook.language.bind import Bound
from meldbook.play import game as g


def rule_list(rules: Iterable[g.Rule]) -> g.Rules:
    """Rules to one thing, sorted out."""
    found = tuple(rules)
    return g.Rules(
        found,
        tuple(rule for rule in found if not _always_allows(rule)),
        tuple(rule for rule in found if _asks_for_more(rule)),
        frozenset(rule.id for rule in found if _reads_all(rule)),
    )


def _always_allows(rule: g.Rule) -> bool:
    needs, when = rule.needs.bound, rule.when.bound if rule.when is not None else None
    return (needs.constant and bool(needs.data)) or (when is not None and when.constant and not when.data)


def parts(*questions: g.Question | None) -> Iterator[Bound]:
    """Every operation of some expressions."""
    stack = [question.bound for question in questions if question is not None]
    while stack:
        bound = stack.pop()
        yield bound
        stack.extend(bound.kids)


def _reads_all(rule: g.Rule) -> bool:
    """Does a rule read all that is laid, so that several groups can pass where one does not?"""
    return any(bound.op in ("laid", "new") for bound in parts(rule.when, rule.needs))


def _asks_for_more(rule: g.Rule) -> bool:
    """`sum(points of cards in laid) >= ...`, with nothing else read of the choice: a rule that more cards can only please."""
    needs = rule.needs.bound
    if needs.op != ">=" or needs.kids[0].op not in ("total_cards", "count_cards") or needs.kids[0].kids[0].op != "laid":
        return False
    if any(number < 0 for number in (needs.kids[0].data or {}).values()):
        return False
    others = [bound.op for bound in parts(rule.when, rule.needs) if bound is not needs.kids[0].kids[0]]
    return not set(others) & {"laid", "used", "new", "onto", "meld", "card"}


def allowed_cards(rules: g.Rules) -> int | None:
    """The mask of the cards that every rule lets be chosen, if the rules ask only for the class of the card; else None."""
    from meldbook.play import cards

    mask = cards.EVERY
    for rule in rules.live:
        needs = rule.needs.bound
        wanted = needs.op != "not"
        asked = needs if wanted else needs.kids[0]
        if rule.when is not None or asked.op != "card_is" or asked.kids[0].op != "card" or not asked.kids[1].constant:
            return None
        mask &= asked.kids[1].data if wanted else ~asked.kids[1].data
    return mask
