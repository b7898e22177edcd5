"""What the site says of itself, by name: `site.ftl` of each language."""

from __future__ import annotations

from meldbook import texts


def say(lang: str, name: str, /, **slots: int | str) -> str:
    """A text of the site: `part`, or `part.of_it`. TextError if there is none."""
    message, _, attribute = name.partition(".")
    return texts.interface(message, slots, lang, attribute or None, texts.SITE)


def say_or(lang: str, name: str, otherwise: str) -> str:
    """A text of the site that need not be there."""
    message, _, attribute = name.partition(".")
    return say(lang, name) if texts.has_interface(message, lang, attribute or None, texts.SITE) else otherwise


def listing(lang: str, items: list[str]) -> str:
    """Several things named one after the other."""
    return ", ".join(items) if len(items) < 2 else say(lang, "and", first=", ".join(items[:-1]), last=items[-1])
