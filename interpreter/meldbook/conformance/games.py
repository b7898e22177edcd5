"""The rules that cases are played by, found by the name of their variant: those of the package, and those of files of one's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from meldbook.conformance.case import Case, Corpus, digest
from meldbook.conformance.engine import GameTable, InterpreterEngine, playable, published
from meldbook.conformance.own import own_cases
from meldbook.difference import changes
from meldbook.errors import InputError
from meldbook.loading import files
from meldbook.loading.variants import Resolved, resolve
from meldbook.play.compile import compile_game
from meldbook.play.game import Game


class Games:
    """Finds rules by name. `paths` are files of one's own, which may extend each other."""

    def __init__(self, paths: Iterable[Path] = ()) -> None:
        """InputError: a file that cannot be read, or has the name of another; RuleFileError: every fault of a file."""
        self.named: list[str] = []
        """The variants of the files, in their order, without those that they extend."""
        self._own: dict[str, Path] = {}
        self._resolved: dict[str, Resolved] = {}
        self._games: dict[tuple[str, tuple[tuple[str, str], ...]], Game] = {}
        self._changed: dict[tuple[str, str, tuple[tuple[str, str], ...]], frozenset[str]] = {}
        for path in paths:
            self.named.append(self._add(path).name)

    def _add(self, path: Path) -> Resolved:
        found = resolve(path)
        for name in found.parents:
            parent = path.parent / f"{name}.yaml"
            # As the parent was found: a file beside this one before a variant of the package.
            if str(parent) in found.files and name not in self._own:
                self._take_in(name, parent, resolve(parent))
        self._take_in(found.name, path, found)
        return found

    def _take_in(self, name: str, path: Path, resolved: Resolved) -> None:
        known = self._own.get(name) or self._published(name)
        if known is not None and known.resolve() != path.resolve():
            raise InputError(f"{path}: there is another variant `{name}` ({known}); give one of them another name")
        self._own[name], self._resolved[name] = path, resolved

    @staticmethod
    def _published(name: str) -> Path | None:
        source = files.packaged(name)
        return None if source is None else Path(source.identity)

    @cached_property
    def playable(self) -> list[str]:
        """Every variant that is a game, those of the files behind those of the package."""
        known = playable()
        return [*known, *(name for name in self._own if not self._resolved[name].abstract and name not in known)]

    def resolved(self, name: str) -> Resolved:
        """The rules of a variant. InputError, RuleFileError."""
        if name not in self._resolved:
            self._resolved[name] = resolve(name)
        return self._resolved[name]

    def game(self, name: str, options: Mapping[str, str]) -> Game:
        """A variant with options. InputError, RuleFileError."""
        if name not in self._own:
            return published(name, options)
        key = (name, tuple(sorted(options.items())))
        if key not in self._games:
            self._games[key] = compile_game(self._resolved[name], options)
        return self._games[key]

    def table(self, name: str, options: Mapping[str, str]) -> GameTable:
        """The table of a variant with options. InputError, RuleFileError."""
        return GameTable(self.game(name, options))

    def engine(self, trace: bool = False) -> InterpreterEngine:
        """The interpreter, playing by these rules."""
        return InterpreterEngine(trace, self.game, self.playable)

    def changed(self, parent: str, child: str, options: Mapping[str, str]) -> frozenset[str]:
        """The ids of the entries that are not the same in the child at these options, with what the options of each lay over it.
        InputError for an option that one of them does not have."""
        key = (parent, child, tuple(sorted(options.items())))
        if key not in self._changed:
            found = changes(self.game(parent, options).resolved, self.game(child, options).resolved)
            self._changed[key] = frozenset(change.rule for change in found)
        return self._changed[key]

    @cached_property
    def cases(self) -> list[Case]:
        """The cases beside the files. InputError, RuleFileError."""
        return [case for name, path in self._own.items() if self._published(name) is None for case in own_cases(path, name)]

    def corpus(self, published: Corpus) -> Corpus:
        """The published cases, and behind them those that stand beside the files."""
        cases = (*published.cases, *self.cases)
        return replace(published, cases=cases, digest=digest(cases)) if self.cases else published
