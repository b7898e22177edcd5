"""Small changes to the rules of a variant, one at a time: a corpus that lets one pass does not pin that part down.

Every leaf of the resolved data is changed by operators that fit it. What a changed file must not be (a fault of the language) is no
mutant. Whether a case catches a mutant is asked by `kill`.
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from meldbook.conformance.case import Case
from meldbook.conformance.engine import GameTable, InterpreterEngine
from meldbook.conformance.grade import grade
from meldbook.conformance.outcome import PASS
from meldbook.conformance.serve import answer
from meldbook.conformance.wire import message
from meldbook.errors import Impossible, InputError
from meldbook.loading.diagnostics import RuleFileError
from meldbook.loading.entries import Entry, Resolved
from meldbook.loading.nodes import Mapping as Block
from meldbook.loading.nodes import Node, Scalar
from meldbook.loading.nodes import Sequence as Items
from meldbook.play import cards, choices, judge, layout, setup, situation
from meldbook.play.cards import COLOURS, RANKS
from meldbook.play.compile import compile_game, load
from meldbook.play.game import Game
from meldbook.play.invariants import eager
from meldbook.play.work import Refusal

# Keys whose text is an expression, a selector or a pattern; the others hold names.
TEXTS = {"is", "needs", "when", "whenever", "pays", "pay", "move", "cards", "meld", "default"}
# Keys that are for readers only.
TOLD = {"told", "text", "follows", "seen"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change. `id` names the place and the change and stays the same while the rule does."""

    id: str
    rule: str
    entries: Mapping[str, Entry]

    def game(self, base: Resolved, options: Mapping[str, str]) -> Game:
        """The changed game. Raises RuleFileError, InputError if the change makes no game."""
        return compile_game(replace(base, entries=dict(self.entries)), options)


def mutants(resolved: Resolved) -> Iterator[Mutant]:
    """Every mutant of a variant, in the order of the file."""
    for id_, entry in resolved.entries.items():
        if entry.verb == "told":
            continue
        yield from _without(resolved, id_)
        for key, node in entry.fields.items():
            if key in TOLD or (key == "choice" and "default" in entry.fields):
                continue
            for name, changed in _changed(key, node):
                fields = {**entry.fields, key: changed}
                yield Mutant(f"{id_} {key}{name}", id_, {**resolved.entries, id_: replace(entry, fields=fields)})
        yield from _by_default(resolved, entry)
        for key in ("when", "for", "in"):
            if key in entry.fields:
                fields = {k: v for k, v in entry.fields.items() if k != key}
                yield Mutant(f"{id_} without {key}", id_, {**resolved.entries, id_: replace(entry, fields=fields)})
    yield from _swapped(resolved)


def _without(resolved: Resolved, id_: str) -> Iterator[Mutant]:
    """A rule, a trigger, an action, a kind or a line that is not there."""
    if resolved.entries[id_].verb in ("to", "whenever", "may", "kind", "pays"):
        yield Mutant(f"{id_} removed", id_, {key: entry for key, entry in resolved.entries.items() if key != id_})


def _by_default(resolved: Resolved, entry: Entry) -> Iterator[Mutant]:
    """Another value of an option as its default, where the default is named."""
    choice, default = entry.fields.get("choice"), entry.fields.get("default")
    if not isinstance(choice, Items) or not isinstance(default, Scalar):
        return
    values = [item.text for item in choice.items if isinstance(item, Scalar)]
    others = {default.text, *_numbers("default", default.text), *_signs(default.text)}  # changed like any expression
    for text in values if default.text in values else ():
        if text not in others:
            fields = {**entry.fields, "default": replace(default, text=text)}
            yield Mutant(f"{entry.id} default: {text}", entry.id, {**resolved.entries, entry.id: replace(entry, fields=fields)})


def _swapped(resolved: Resolved) -> Iterator[Mutant]:
    """Neighbours whose order counts: kinds of a group, patterns, triggers, rules to one thing."""
    ids = list(resolved.entries)
    for verb in ("kind", "meld", "whenever"):
        same = [id_ for id_ in ids if resolved.entries[id_].verb == verb]
        for one, other in itertools.pairwise(same):
            order = [other if id_ == one else one if id_ == other else id_ for id_ in ids]
            yield Mutant(f"{one} after {other}", one, {id_: resolved.entries[id_] for id_ in order})


def _changed(key: str, node: Node) -> Iterator[tuple[str, Node]]:
    """(what was changed, the node changed) for one key of an entry."""
    if isinstance(node, Scalar):
        yield from _changed_scalar(key, node)
    elif isinstance(node, Items):
        yield from _changed_list(key, node)
    elif key != "with":
        yield from _changed_block(key, node)


def _changed_list(key: str, node: Items) -> Iterator[tuple[str, Node]]:
    if key == "choice":
        if len(node.items) > 1:
            yield " turned", Items((*node.items[1:], node.items[0]), node.place)
        return
    for number, item in enumerate(node.items):
        if len(node.items) > 1:
            yield f"[{number + 1}] dropped", Items((*node.items[:number], *node.items[number + 1 :]), node.place)
        for name, changed in _changed("", item):
            yield f"[{number + 1}]{name}", Items((*node.items[:number], changed, *node.items[number + 1 :]), node.place)


def _changed_block(key: str, node: Block) -> Iterator[tuple[str, Node]]:
    for number, (name, value) in enumerate(node.pairs):
        if name.text in TOLD:
            continue
        inner = "is" if key == "values" else name.text
        for what, changed in _changed(inner, value):
            yield f".{name.text}{what}", Block((*node.pairs[:number], (name, changed), *node.pairs[number + 1 :]), node.place)
        if name.text in ("when", "cards"):
            yield f" without {name.text}", Block((*node.pairs[:number], *node.pairs[number + 1 :]), node.place)
        if key == "values" and re.fullmatch(r"-?[0-9]+", name.text):
            for shift in (1, -1):
                moved = replace(name, text=str(int(name.text) + shift))
                yield (
                    f".{name.text} from {moved.text}",
                    Block((*node.pairs[:number], (moved, value), *node.pairs[number + 1 :]), node.place),
                )


# (what it finds, what takes its place); each place is changed on its own.
SIGNS: list[tuple[str, Sequence[str]]] = [
    (r">=", (">", "=")),
    (r"<=", ("<", "=")),
    (r"(?<![<>!])=", ("!=",)),
    (r"!=", ("=",)),
    (r">(?!=)", (">=",)),
    (r"<(?!=)", ("<=",)),
    (r"\band\b", ("or",)),
    (r"\bor\b", ("and",)),
    (r"\bnot ", ("",)),
    (r"\+", ("-",)),
    (r"(?<=\S )-(?= \S)", ("+",)),
    (r"^-", ("",)),
    (r"\*", ("+",)),
    (r"\bby player\b", ("by side",)),
    (r"\bby side\b", ("by player",)),
    (r"\bthis turn\b", ("this deal",)),
    (r"\bbefore this turn\b", ("this deal",)),
    (r"\bsome\(", ("every(",)),
    (r"\bcount\(", ()),
    (r"\bred\b", ("black",)),
    (r"\bblack\b", ("red",)),
    (r"\bstand_ins\b", ("own",)),
    (r"\bown\b", ("stand_ins",)),
    (r"\bexcept\b", ("or",)),
    (r"\byes\b", ("no",)),
    (r"\bno\b", ("yes",)),
    (r"\ball\b", ()),
    (r"\bin order\b", ()),
]
# A rank where it can be nothing else: after `from`, `to` or a colour, or at the beginning of a selector.
RANK_IN_TEXT = "|".join([rf"(?<={word} )(?:10|[2-9JQKA])\b(?! cards)" for word in ("from", "to", *COLOURS)] + [r"^2\b"])


def _changed_scalar(key: str, node: Scalar) -> Iterator[tuple[str, Node]]:
    if key in TEXTS or key in ("number",):
        texts = list(dict.fromkeys([*_numbers(key, node.text), *_signs(node.text), *_ranks(key, node.text)]))
        if key == "needs" and "yes" not in (node.text, *texts):
            texts.append("yes")
        for text in texts:
            yield f": {text}", replace(node, text=text)
    elif key == "for" and node.text in ("turn", "deal"):
        yield ": deal", replace(node, text="deal" if node.text == "turn" else "turn")
    elif key == "won_by":
        yield ": other", replace(node, text="nobody" if node.text == "score" else "score")


def _numbers(key: str, text: str) -> Iterator[str]:
    if key == "cards":
        return
    for found in re.finditer(r"(?<![a-z0-9_])[0-9]+(?![a-z0-9_])", text):
        before = text[: found.start()]
        if key == "meld" and re.search(r"(from|to) $", before) and "cards" in before:
            continue  # a rank
        for shift in (1, -1):
            if int(found[0]) + shift >= 0:
                yield f"{before}{int(found[0]) + shift}{text[found.end() :]}"


def _signs(text: str) -> Iterator[str]:
    for pattern, others in SIGNS:
        for found in re.finditer(pattern, text):
            for other in others:
                yield text[: found.start()] + other + text[found.end() :]


def _ranks(key: str, text: str) -> Iterator[str]:
    """A rank one up or down, in a selector or a pattern."""
    if key not in ("cards", "meld", "needs", "whenever", "when"):
        return
    for found in re.finditer(RANK_IN_TEXT, text):
        at = RANKS.index(found[0])
        for other in {RANKS[max(0, at - 1)], RANKS[min(12, at + 1)]} - {found[0]}:
            yield text[: found.start()] + other + text[found.end() :]


# --- does the corpus catch it? ---


@dataclass(frozen=True, slots=True)
class Verdict:
    """`killed` by a case, `invalid` (no game), or `alive`."""

    how: str
    by: str = ""


def kill(mutant: Mutant, resolved: Resolved, cases: Sequence[Case], linked: Mapping[str, Sequence[str]]) -> Verdict:
    """The first case that the changed rules fail; cases that consult the rule come first."""
    try:
        mutant.game(resolved, {})
    except (RuleFileError, InputError):
        return Verdict("invalid")
    order = {id_: number for number, id_ in enumerate(linked.get(mutant.rule, ()))}
    games = _Games(mutant, resolved)
    for case in sorted(cases, key=lambda case: order.get(case.id, len(order))):
        if not passes(case, games.find):
            return Verdict("killed", case.id)
    return Verdict("alive")


class _Games:
    """The changed game with each setting of options, made once."""

    def __init__(self, mutant: Mutant, resolved: Resolved) -> None:
        self.mutant, self.resolved = mutant, resolved
        self.made: dict[tuple[tuple[str, str], ...], Game | None] = {}

    def find(self, _variant: str, options: Mapping[str, str]) -> Game:
        """Raises InputError where the options do not fit the changed file."""
        key = tuple(sorted(options.items()))
        if key not in self.made:
            try:
                self.made[key] = self.mutant.game(self.resolved, options)
            except (RuleFileError, InputError):
                self.made[key] = None
        game = self.made[key]
        if game is None:
            raise InputError("the changed rules make no game with these options")
        return game


def passes(case: Case, games: Callable[[str, Mapping[str, str]], Game]) -> bool:
    board = GameTable(load(case.variant, {name: str(value) for name, value in case.options.items()}))
    try:
        reply: dict[str, Any] = answer(_with_own_options(message(case, board, 1), case), InterpreterEngine(games=games))
    except (Impossible, RecursionError):
        return False
    return grade(case, reply, board, True).outcome == PASS


def _with_own_options(told: dict[str, Any], case: Case) -> dict[str, Any]:
    """Only the options that the case sets, so that a changed default is seen."""
    return {"case": told["case"] | {"options": {name: str(value) for name, value in case.options.items()}}}


def told_apart(mutant: Mutant, resolved: Resolved, deals: int) -> str:
    """Where random deals come out differently by the changed rules, or nothing if they never do. Both play the same deck and the same
    choices; what may be done and what becomes of it are compared at every step."""
    for players in _numbers_of_players(resolved):
        one, other = (compile_game(rules, {"players": players}) for rules in (resolved, replace(resolved, entries=dict(mutant.entries))))
        for seed in range(deals):
            different = _different(one, other, seed)
            if different:
                return f"with {players} players, deal {seed}: {different}"
    return ""


def _numbers_of_players(resolved: Resolved) -> list[str]:
    node = resolved.entries["table.players"].fields.get("choice")
    return [item.text for item in node.items if isinstance(item, Scalar)] if isinstance(node, Items) else []


def _different(one: Game, other: Game, seed: int) -> str:
    dice = random.Random(seed)
    deck = list(cards.spread(one.deck))
    dice.shuffle(deck)
    states = [setup.first_deal(game, deck, seed % game.layout.seats) for game in (one, other)]
    while states[0][layout.PHASE] < len(one.phases):
        if _told(one, states[0]) != _told(other, states[1]):
            return f"turn {states[0][layout.TURN]}"
        moves = [choices.list_moves(game, state, lean=True) for game, state in zip((one, other), states, strict=True)]
        if moves[0] != moves[1]:
            return f"turn {states[0][layout.TURN]}: other actions are allowed"
        move = eager(one, states[0], moves[0], dice)
        states = [_after(game, state, move) for game, state in zip((one, other), states, strict=True)]
    return "" if _told(one, states[0]) == _told(other, states[1]) else "the count"


def _after(game: Game, state: Any, move: Any) -> Any:
    judged = judge.judge(game, state, state[layout.SEAT], move)
    assert not isinstance(judged, Refusal)
    return judged


def _told(game: Game, state: Any) -> dict[str, Any]:
    """What can be seen of a state; what was done is left out, since mutants may count otherwise."""
    return {key: value for key, value in situation.write(game, state).items() if key not in ("before", "done", "noted")}
