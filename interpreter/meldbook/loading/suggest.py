"""The nearest of the words that would have been right."""

from __future__ import annotations

from collections.abc import Iterable

# Nobody mistypes a word of this length; and the comparison is quadratic.
LONGEST = 60
# Words compared in full; a file may hold thousands, and hundreds of faults.
MOST = 40


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word nearest to `word`, if any is near; `-`, spaces and capitals count as slips."""
    from difflib import get_close_matches  # imported only once something is wrong

    if len(word) > LONGEST:
        return None
    choices = list(known)
    plain = word.strip().lower().replace("-", "_").replace(" ", "_")
    if plain in choices:
        return plain
    letters = set(plain)
    alike = [name for name in choices if len(name) <= LONGEST and 2 * len(letters & set(name)) > len(letters)]
    alike.sort(key=lambda name: (name[:1] != plain[:1], abs(len(name) - len(plain))))
    found = get_close_matches(plain, alike[:MOST], n=1, cutoff=0.67)
    return found[0] if found else None


def listed(words: Iterable[str], most: int = 12) -> str:
    """`a, b or c`, cut after `most` words."""
    shown = [f"`{word}`" for word in words]
    if len(shown) > most:
        return ", ".join(shown[:most]) + ", ..."
    return " or ".join([", ".join(shown[:-1]), shown[-1]] if len(shown) > 1 else shown)
