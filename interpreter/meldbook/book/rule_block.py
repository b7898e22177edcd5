"""A rule as it stands in the rulebook: its sentence, an example either way, its cases, sources and options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from meldbook import cited
from meldbook.book.choosing import examples
from meldbook.book.edition import Edition, Volume
from meldbook.book.glossed import Glossed
from meldbook.book.markup import Content, Heading, Html, join, link, listed, tag, text, way
from meldbook.book.said import say
from meldbook.book.scene import Scene
from meldbook.book.tables import values
from meldbook.conformance.case import Case
from meldbook.loading.entries import Entry
from meldbook.teller import Teller

FEW = 4
# The search of this language cuts the endings off the words it keeps, off ids too, and cannot be taught otherwise; a sign at the end keeps an id whole.
UNFOLDED = "en"


def rule_block(edition: Edition, volume: Volume, rule: str, lang: str, page: str, gloss: Glossed | None = None) -> Iterator[Heading | Html]:
    """The parts of a rule on a page of the book."""
    entry, teller = volume.entries[rule], Teller(volume.game, lang)
    root = way(page, "index.html").removesuffix("index.html")
    said, language = teller.sentence(rule), teller.written_in(rule)
    says = text(said) if gloss is None or language else gloss.sentence(said)
    if language:
        says = join([tag("span", says, lang=language), f" ({teller.say('written-in', language=language)})"])
    yield Heading(3, rule, rule, says=says, called=teller.attribute(rule, "name"))
    parts: list[Content] = [_mark(edition, volume, rule, lang, root)]
    if lang == UNFOLDED:
        parts.append(tag("p", f"{rule}_", class_="mb-hidden", aria_hidden="true"))
    if entry.verb == "choice":
        parts.append(option(edition, volume, entry, lang, root))
    parts.append(_examples(edition, volume, rule, lang, root))
    parts.append(_foot(edition, volume, rule, lang, root))
    yield tag("section", *parts, class_="mb-rule", aria_label=rule)


def _mark(edition: Edition, volume: Volume, rule: str, lang: str, root: str) -> Html:
    """Whether the rule is new here or changed, against the parent."""
    how = volume.changes.get(rule)
    if how not in ("added", "changed"):
        return Html()
    label = say(lang, f"mark.{how}", parent=edition.title(volume.parent, lang))
    if not edition.whole:
        return tag("p", tag("span", label, class_=f"mb-mark mb-{how}"), class_="mb-marks", data_search_exclude=True)
    return tag(
        "p",
        link(label, f"{root}compare/{volume.parent}-{volume.name}.html#{rule}", class_=f"mb-mark mb-{how}"),
        class_="mb-marks",
        data_search_exclude=True,
    )


# --- options ---


def option(edition: Edition, volume: Volume, entry: Entry, lang: str, root: str) -> Html:
    """The values of an option: what each means, which is usual, who plays it, and where another is usual."""
    teller = Teller(volume.game, lang)
    behind = edition.behind.get(entry.key, {})
    usual = volume.game.options[entry.key]
    items = []
    for value in values(entry):
        meaning = teller.attribute(entry.id, value) or value
        parts: list[Content] = [tag("b", meaning) if value == usual else meaning]
        if value == usual:
            parts.append(tag("span", say(lang, "option.usual"), class_="mb-usual"))
        others = _elsewhere(edition, volume, entry, value, lang)
        parts += [join([say(lang, "option.usual_in"), " ", ", ".join(others)])] if others else []
        parts += [join([say(lang, "option.played_by"), " ", join(map(_source, behind[value]), ", ")])] if behind.get(value) else []
        items.append(join(parts, " · "))
    write = tag("code", f"{entry.key}={{{', '.join(values(entry))}}}", class_="mb-quiet")
    return join([listed(items, class_="mb-values"), tag("p", write, class_="mb-setting", data_search_exclude=True)])


def _elsewhere(edition: Edition, volume: Volume, entry: Entry, value: str, lang: str) -> list[str]:
    """Other games in which this value is usual."""
    others = [other for other in edition.volumes.values() if other.name != volume.name and entry.id in other.entries]
    return [Teller(other.game, lang).title() for other in others if other.game.options.get(entry.key) == value]


def _source(row: str) -> Html:
    return tag("abbr", row, title=cited.statements([row])[row], lang="en")


# --- examples, cases, sources ---


def _examples(edition: Edition, volume: Volume, rule: str, lang: str, root: str) -> Html:
    yes, no = examples(volume, rule)
    drawn = [_example(edition, volume, case, kind, lang, root) for case, kind in ((yes, "yes"), (no, "no")) if case is not None]
    if not drawn:
        return Html()
    inside = tag("div", *drawn, class_="mb-pair")
    return tag("details", tag("summary", say(lang, "rule.examples")), inside, class_="mb-examples", open=True, data_search_exclude=True)


def _example(edition: Edition, volume: Volume, case: Case, kind: str, lang: str, root: str) -> Html:
    scene = Scene(volume, case, lang, root)
    place = edition.place_of(case)
    more = tag("p", link(say(lang, "rule.case"), root + place), class_="mb-more") if place else Html()
    label = tag("p", say(lang, f"rule.{kind}"), class_=f"mb-label mb-{kind}")
    return tag("div", label, scene.whole(), more, class_=f"mb-example mb-is-{kind}")


def _foot(edition: Edition, volume: Volume, rule: str, lang: str, root: str) -> Html:
    teller, cases = Teller(volume.game, lang), volume.cases_of.get(rule, ())
    place = edition.place_of(cases[0]) if cases else ""
    number = say(lang, "rule.cases", count=len(cases))
    items: list[Content] = [link(say(lang, "rule.link"), f"{root}r/{rule}.html", class_="mb-copy", data_rule=rule)]
    items.append(link(number, f"{root}r/{rule}.html#cases") if place else number)
    cites = teller.cites(rule)
    foot = [tag("p", join(items, " · "), class_="mb-foot", data_search_exclude=True)]
    if cites:
        rows = [join([tag("b", row), " ", tag("span", said, lang="en")]) for row, said in cites.items()]
        label = tag("summary", join([say(lang, "rule.source"), ": ", ", ".join(documents(cites))]))
        foot.append(tag("details", label, listed(rows), class_="mb-sources", data_search_exclude=True))
    return join(foot)


def documents(rows: Mapping[str, str]) -> list[str]:
    """The ids of the rows, the first few of them."""
    names = list(rows)
    return names if len(names) <= FEW else [*names[:FEW], "…"]
