"""Variant files whose structure is wrong, or right and of another meaning: well-formed YAML, but keys moved, renamed, doubled or
gone, values of another entry, expressions cut and joined. What is wrong with bytes and lines is in `fuzz` itself.

A file is read as plain data with every scalar a text, changed, and written again.
"""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import yaml

# A tree is read, changed in place, and thrown away.
Tree = dict[str, Any]
Holder = dict[str, Any] | list[Any]
HEADER = ("language", "variant", "extends", "abstract", "names", "phases", "status", "notes", "note", "cites")
TOKEN = re.compile(r"[a-z_]+[a-z0-9_]*|[0-9]+|[<>!]=|[-+*/()<>=,]")
JOINS = [" and ", " or ", " + ", " - ", " * ", " div ", " = ", " < ", " is ", " is not ", " if yes else ", " except ", " to ", " ", ", "]
ODD = ["yes", "no", "null", "0", "-1", "999999999", "any", "nothing", "", "all", "turn_end", "hand of partner", "next(stock)", "card"]
WRAPS = ["not {}", "({})", "-{}", "count({} in hand)", "size({})", "top({})", "{} of partner", "1 if {} else 2", "can({})", "{} is empty"]


def places(tree: Any) -> Iterator[tuple[Holder, Any]]:
    """Every value below a tree, as what holds it and under which key."""
    stack = [tree]
    while stack:
        holder = stack.pop()
        for key in list(holder) if isinstance(holder, dict) else range(len(holder)):
            yield holder, key
            if isinstance(holder[key], dict | list):
                stack.append(holder[key])


def entries(tree: Tree) -> list[tuple[Tree, str]]:
    """Every entry, as its chapter and its key."""
    chapters = [value for key, value in tree.items() if key not in HEADER and isinstance(value, dict)]
    return [(chapter, key) for chapter in chapters for key in chapter]


def _any(tree: Tree, dice: random.Random, kind: type = object) -> tuple[Any, Any]:
    found = [(holder, key) for holder, key in places(tree) if isinstance(holder[key], kind)]
    return dice.choice(found) if found else (tree, dice.choice(list(tree)))


def _keyed(tree: Tree, dice: random.Random) -> tuple[Tree, str]:
    found = [(holder, key) for holder, key in places(tree) if isinstance(holder, dict)]
    return dice.choice(found) if found else (tree, dice.choice(list(tree)))


def _renamed(holder: Tree, old: str, new: str) -> None:
    pairs = [(new if key == old else key, value) for key, value in holder.items()]
    holder.clear()
    holder.update(pairs)


# --- keys ---


def move_key(tree: Tree, dice: random.Random) -> None:
    """A key goes to another mapping."""
    holder, key = _keyed(tree, dice)
    value = holder.pop(key)
    other, _ = _keyed(tree, dice) if tree else (holder, key)
    other[key] = value


def rename_key(tree: Tree, dice: random.Random) -> None:
    """A key takes the name of another, or is misspelt."""
    holder, key = _keyed(tree, dice)
    _, other = _keyed(tree, dice)
    slip = key[:-1] + dice.choice(["", "s", "_", key[-1:] * 2]) if key else "x"
    _renamed(holder, key, dice.choice([other, slip, "x_" + key, key.upper(), key.replace("_", "-")]))


def copy_key(tree: Tree, dice: random.Random) -> None:
    """A key is there twice, under another name or in another chapter."""
    holder, key = _keyed(tree, dice)
    other, name = _keyed(tree, dice)
    other[dice.choice([key, f"{key}_2", name])] = copy.deepcopy(holder[key])


def drop_key(tree: Tree, dice: random.Random) -> None:
    """A key is gone."""
    holder, key = _keyed(tree, dice)
    del holder[key]


def remove_entry(tree: Tree, dice: random.Random) -> None:
    """An entry is removed as a child removes one, whether or not the parent has it."""
    found = entries(tree)
    chapter, key = dice.choice(found) if found else (tree, next(iter(tree)))
    chapter[key] = None


def move_entry(tree: Tree, dice: random.Random) -> None:
    """An entry goes to another chapter, or to a new one."""
    found = entries(tree)
    if found:
        chapter, key = dice.choice(found)
        value = chapter.pop(key)
        other = dice.choice([dice.choice(entries(tree) or found)[0], tree.setdefault("extra", {})])
        other[key] = value


def place(tree: Tree, dice: random.Random) -> None:
    """An entry wishes to stand before or after another."""
    holder, key = _any(tree, dice, dict)
    if isinstance(holder[key], dict):
        holder[key][dice.choice(["before", "after"])] = _keyed(tree, dice)[1]


# --- values ---


def swap_values(tree: Tree, dice: random.Random) -> None:
    """Two values change places."""
    (one, a), (other, b) = _any(tree, dice), _any(tree, dice)
    one[a], other[b] = copy.deepcopy(other[b]), copy.deepcopy(one[a])


def borrow_value(tree: Tree, dice: random.Random) -> None:
    """A value is that of another key, most often of the same name."""
    holder, key = _any(tree, dice)
    alike = [one[name] for one, name in places(tree) if name == key]
    one, name = _any(tree, dice)
    holder[key] = copy.deepcopy(dice.choice(alike) if alike and dice.random() < 0.7 else one[name])


def fuse_entries(tree: Tree, dice: random.Random) -> None:
    """One mapping has the keys of two."""
    one, a = _any(tree, dice, dict)
    other, b = _any(tree, dice, dict)
    if isinstance(one[a], dict) and isinstance(other[b], dict):
        one[a] = {**one[a], **copy.deepcopy(other[b])}


def wrap_value(tree: Tree, dice: random.Random) -> None:
    """A value becomes a list or a mapping, or is taken out of one."""
    holder, key = _any(tree, dice)
    value = holder[key]
    inner = next(iter(value.values() if isinstance(value, dict) else value), None) if isinstance(value, dict | list) and value else value
    holder[key] = dice.choice([[value], {"is": value}, {key if isinstance(key, str) else "x": value}, inner, [], {}])


def shuffle_list(tree: Tree, dice: random.Random) -> None:
    """A list is in another order, longer or shorter."""
    holder, key = _any(tree, dice, list)
    value = holder[key]
    if isinstance(value, list) and value:
        dice.shuffle(value)
        holder[key] = dice.choice([value, value * 2, value[1:], value * 30])


# --- expressions ---


def _text(tree: Tree, dice: random.Random) -> tuple[Any, Any, str]:
    holder, key = _any(tree, dice, str)
    return holder, key, str(holder[key])


def join_expressions(tree: Tree, dice: random.Random) -> None:
    """Two expressions, or parts of them, become one."""
    holder, key, text = _text(tree, dice)
    other = _text(tree, dice)[2]
    holder[key] = (_part(text, dice) if dice.random() < 0.5 else text) + dice.choice(JOINS) + _part(other, dice)


def cut_expression(tree: Tree, dice: random.Random) -> None:
    """A part of an expression is left."""
    holder, key, text = _text(tree, dice)
    holder[key] = _part(text, dice)


def splice_expression(tree: Tree, dice: random.Random) -> None:
    """Some words of an expression are those of another."""
    holder, key, text = _text(tree, dice)
    words, others = TOKEN.findall(text), TOKEN.findall(_text(tree, dice)[2]) or ["x"]
    for _ in range(dice.randint(1, 3)):
        if words:
            words[dice.randrange(len(words))] = dice.choice(others)
    holder[key] = " ".join(words)


def wrap_expression(tree: Tree, dice: random.Random) -> None:
    """An expression is asked of in another; now and then many times over."""
    holder, key, text = _text(tree, dice)
    wrap = dice.choice(WRAPS)
    for _ in range(dice.choice([1, 1, 1, 2, 70])):
        text = wrap.format(text)
    holder[key] = text


def odd_value(tree: Tree, dice: random.Random) -> None:
    """A word that means something elsewhere."""
    holder, key, _ = _text(tree, dice)
    holder[key] = dice.choice(ODD)


def own_word(tree: Tree, dice: random.Random) -> None:
    """An expression reads the word that it defines, or one that reads it back."""
    found = [(chapter, key) for chapter, key in entries(tree) if isinstance(chapter[key], dict)]
    if found:
        chapter, key = dice.choice(found)
        other = dice.choice([key, dice.choice(found)[1]])
        chapter[key][dice.choice(["is", "when", "needs", "pays", "by", "whenever", "default"])] = other


def _part(text: str, dice: random.Random) -> str:
    words = TOKEN.findall(text)
    start = dice.randrange(len(words)) if words else 0
    return " ".join(words[start : start + dice.randint(1, 6)])


MUTATIONS: list[Callable[[Tree, random.Random], None]] = [
    move_key, rename_key, copy_key, drop_key, remove_entry, move_entry, place,
    swap_values, borrow_value, borrow_value, fuse_entries, wrap_value, shuffle_list,
    join_expressions, join_expressions, cut_expression, splice_expression, splice_expression, wrap_expression, odd_value, own_word,
]  # fmt: skip


class _Plain(yaml.SafeDumper):
    """Writes texts as they were read: without quotes where none are needed, without anchors for what stands there twice."""

    def ignore_aliases(self, data: object) -> bool:
        return True


def _written(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    plain = re.fullmatch(r"[\w<>=*/()+.-][\w<>=*/()+. -]*", text) is not None
    return yaml.ScalarNode("tag:yaml.org,2002:str", text, style=None if plain else '"')


_Plain.add_representer(str, _written)


def reshaped(source: bytes, dice: random.Random) -> bytes:
    """One file of another structure. `source` is a variant file without faults."""
    tree = yaml.load(source, Loader=yaml.BaseLoader)
    for _ in range(dice.choice([1, 1, 1, 2, 3, 5])):
        dice.choice(MUTATIONS)(tree, dice)
        tree = tree or {"language": "1"}
    return bare(yaml.dump(tree, Dumper=_Plain, sort_keys=False, allow_unicode=True, width=200)).encode()


def bare(text: str) -> str:
    """Without the quotes that a writer of YAML 1.1 puts round words and numbers: a person writes none."""
    return re.sub(r"(?<=[:,\[{-] )'([\w<>=*/()+. -]+)'(?=$|[,\]}])", r"\1", text, flags=re.MULTILINE)
