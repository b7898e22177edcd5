"""A tool that is started with a Python that lacks what the project depends on says what to do."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def environment() -> ModuleType:
    spec = importlib.util.spec_from_file_location("environment", ROOT / "tools" / "environment.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_without_an_environment_the_command_that_makes_one_is_named(
    environment: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "NEEDED", ("no_module_of_this_name",))
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    with pytest.raises(SystemExit) as left:
        environment.enter()
    assert left.value.code == 2
    assert capsys.readouterr().err == "error: Python lacks no_module_of_this_name\n  help: tools/run sets everything up\n"


def test_the_environment_of_the_project_is_entered_where_there_is_one(
    environment: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.touch()
    started: list[list[str]] = []

    def execv(_path: Path, words: list[str]) -> None:
        started.append(words)
        raise SystemExit(0)

    monkeypatch.setattr(environment, "NEEDED", ("no_module_of_this_name",))
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment.os, "execv", execv)
    monkeypatch.setattr(environment.sys, "argv", ["tools/check", "words"])
    with pytest.raises(SystemExit):
        environment.enter()
    assert started == [[str(python), "tools/check", "words"]]


def test_nothing_happens_where_all_is_there(environment: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "NEEDED", ("sys",))
    environment.enter()
