"""The corpus as tests of pytest, one a case: `pytest --meldbook-impl "node engine.js" --meldbook-variant NAME`.

Without `--meldbook-impl` it does nothing and imports nothing. The implementation runs once for the whole session.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from meldbook.conformance.case import Case
    from meldbook.conformance.driver import Driver
    from meldbook.conformance.hello import Hello

_DRIVER: pytest.StashKey[tuple[Driver, Hello]] = pytest.StashKey()


class CaseFailed(Exception):
    """A case that did not pass; the message is what the report says of it."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The flags; they are those of `meldbook conform`."""
    group = parser.getgroup("meldbook", "an implementation against the corpus of Meldbook")
    group.addoption("--meldbook-impl", metavar="COMMAND", help="how the implementation is started; split into words, no shell")
    group.addoption("--meldbook-variant", action="append", default=[], metavar="NAME", help="only cases of this variant; repeatable")
    group.addoption("--meldbook-level", type=int, default=5, choices=range(6), help="levels 0 to this one")
    group.addoption("--meldbook-strict", action="store_true", help="compare the rule that a refusal names, too")
    group.addoption("--meldbook-timeout", type=float, default=10.0, metavar="SECONDS", help="seconds for one answer")


def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Adds a test for each case behind those that were found otherwise."""
    if config.getoption("--meldbook-impl") is not None:
        items.extend(Cases.from_parent(session, name="meldbook", nodeid="meldbook").collect())


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Ends the implementation."""
    if _DRIVER in session.config.stash:
        session.config.stash[_DRIVER][0].channel.close()


class Cases(pytest.Collector):
    """The cases that the flags select."""

    def collect(self) -> Iterator[CaseItem]:
        """A test for each case; a usage error says which variant or case is not there."""
        from meldbook.conformance.calls import corpus_for
        from meldbook.conformance.run import select
        from meldbook.errors import InputError

        options = _options(self.config)
        if not self.config.getoption("--meldbook-impl").strip():
            raise pytest.UsageError("--meldbook-impl: name the command that starts the implementation")
        try:
            corpus = corpus_for(options)
        except InputError as error:
            raise pytest.UsageError(str(error)) from None
        for seq, case in enumerate(select(corpus, options), 1):
            yield CaseItem.from_parent(self, name=f"{case.variant}/{case.id}", case=case, seq=seq)


class CaseItem(pytest.Item):
    """One case."""

    def __init__(self, *, case: Case, seq: int, **given: Any) -> None:
        super().__init__(**given)
        self.case, self.seq = case, seq
        self.add_marker(pytest.mark.meldbook)

    def runtest(self) -> None:
        """Asks and grades it; what is not declared is skipped."""
        from meldbook.conformance.channel import GaveUp
        from meldbook.conformance.outcome import PASS, UNSUPPORTED

        driver, hello = _driver(self.config)
        try:
            graded = driver.one(self.case, hello, self.seq)
        except GaveUp as error:
            raise CaseFailed(str(error)) from None
        if graded.result.outcome == UNSUPPORTED:
            pytest.skip(graded.result.message)
        if graded.result.outcome != PASS:
            raise CaseFailed(self._told(graded))

    def _told(self, graded: Any) -> str:
        from meldbook.command.case_told import failure
        from meldbook.conformance.engine import published
        from meldbook.conformance.outcome import FAIL

        if graded.result.outcome != FAIL:
            return f"{self.case.title}\n{graded.result.message}"
        game = published(self.case.variant, self.case.options)
        return "\n".join([self.case.title, *failure(self.case, graded.result, game, "en")])

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """The case told as to a person, without a traceback."""
        if isinstance(excinfo.value, CaseFailed):
            import click

            return click.unstyle(str(excinfo.value))
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[str, int, str]:
        """Where the case is written."""
        return self.case.place.file, self.case.place.line - 1, self.name


def pytest_configure(config: pytest.Config) -> None:
    """The mark of the tests, for `-m meldbook`."""
    config.addinivalue_line("markers", "meldbook: a case of the corpus of Meldbook")


def _options(config: pytest.Config) -> Any:
    from meldbook.conformance.run import Options

    return Options(
        level=config.getoption("--meldbook-level"),
        variants=tuple(config.getoption("--meldbook-variant")),
        strict=config.getoption("--meldbook-strict"),
        timeout=config.getoption("--meldbook-timeout"),
    )


def _driver(config: pytest.Config) -> tuple[Driver, Hello]:
    """The implementation, started when it is asked first."""
    if _DRIVER not in config.stash:
        from meldbook.conformance.channel import Stdio
        from meldbook.conformance.driver import CachedTables, Driver
        from meldbook.conformance.hello import NoHello
        from meldbook.conformance.run import as_corpus

        options = _options(config)
        driver = Driver(as_corpus([]), [], Stdio(config.getoption("--meldbook-impl"), options), options, CachedTables())
        try:
            config.stash[_DRIVER] = driver, driver.channel.hello()
        except NoHello as error:
            driver.channel.close()
            pytest.exit(f"no valid hello: {error}", returncode=2)
    return config.stash[_DRIVER]
