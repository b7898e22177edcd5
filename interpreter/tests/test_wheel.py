"""The package as it is installed: built from its source archive, put into a new environment, used from an empty folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "tools" / "requirements.lock"
pytestmark = pytest.mark.wheel


def run(*words: str | Path, folder: Path, status: int = 0) -> str:
    """What a program answers, started with nothing of the clone in its environment."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV", "LANG", "LC_ALL")}
    ended = subprocess.run([str(word) for word in words], cwd=folder, env=kept, capture_output=True, text=True, timeout=300, check=False)
    assert ended.returncode == status, f"{' '.join(map(str, words))}\n{ended.stdout}{ended.stderr}"
    return ended.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source archive, so that the archive is known to be whole."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT, folder=folder)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def command(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command in a new environment, with the packages that the wheel asks for."""
    place = tmp_path_factory.mktemp("environment")
    venv.create(place, with_pip=True)
    python = place / "bin" / "python"
    pip: list[str | Path] = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--constraint", LOCK]
    try:
        run(*pip, "click", folder=place)
    except AssertionError as error:
        pytest.skip(f"packages cannot be installed here (is there a network?): {error}")
    run(*pip, wheel, folder=place)
    return place / "bin" / "meldbook"


def test_the_wheel_carries_the_data_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    for folder in ("spec", "grammar", "conformance/cases"):
        here = {
            f"meldbook/_data/{path.relative_to(ROOT)}"
            for path in (ROOT / folder).rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        }
        assert here and here <= names
    assert not [name for name in names if Path(name).name.startswith("test_") or name.endswith(".pyc")]
    assert {Path(name).parts[0] for name in names if ".dist-info" not in name} == {"meldbook"}


def test_the_installed_command_answers_from_an_empty_folder(command: Path, tmp_path: Path) -> None:
    assert {"base", "canasta"} <= {one["name"] for one in json.loads(run(command, "variants", "--json", folder=tmp_path))}
    assert run(command, "meld", "canasta", "9S 9H 2C", folder=tmp_path).startswith("A valid meld")
    assert "melds.more_naturals" in run(command, "meld", "canasta", "9S 2H 2C", "--lang", "it", folder=tmp_path, status=1)
    assert "CAN-PILE-2" in run(command, "show", "canasta", "pile.natural_pair", folder=tmp_path)
    assert run(command, "explain", "E101", folder=tmp_path).startswith("E101")
    assert run(command, "corpus", "show", "pair_takes_frozen_pile", "--yaml", folder=tmp_path).startswith("id: pair_takes_frozen_pile\n")
    assert list(tmp_path.iterdir()) == []


def test_the_installed_corpus_is_passed_by_the_installed_interpreter(command: Path, tmp_path: Path) -> None:
    lines = run(command, "conform", "--strict", "--json", "--impl", f"{command} serve", folder=tmp_path).splitlines()
    assert len(lines) > 100
