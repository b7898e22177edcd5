"""The site as a whole: it builds strictly, and a browser has nothing to complain of.

The generator is among the packages of `tools/run`. The browser's part needs node, Chromium and the two packages of docs/site/checks/package.json
(`npm install --prefix docs/site/checks`); without them it is skipped, which in CI is a failure.
"""

from __future__ import annotations

import functools
import http.server
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CHECKS = ROOT / "docs" / "site" / "checks"
PAGES = [
    "index.html",
    "rules/canasta.html",
    "rules/index.html",
    "rules/bolivia-sheet.html",
    "glossary.html",
    "rulings/shared.html",
    "cases/canasta-pile.html",
]
PAGES += ["compare/canasta-samba.html", "coverage.html", "r/pile.natural_pair.html", "guides.html", "guide/conformance/cases.html"]
PAGES += ["rules/buraco_aberto.html", "rules/canasta_classic-print.html", "compare/index.html", "cases/boliviana-reserve.html"]


def missing() -> str:
    """What the browser's part lacks here."""
    modules = [Path(folder) for folder in (os.environ.get("NODE_PATH", ""), str(CHECKS / "node_modules")) if folder]
    lacking = [name for name in ("node",) if shutil.which(name) is None]
    lacking += [] if browser() else ["chromium"]
    lacking += [name for name in ("playwright-core", "axe-core") if not any((folder / name).is_dir() for folder in modules)]
    return ", ".join(lacking)


def browser() -> str | None:
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@pytest.fixture(scope="module")
def site() -> Path:
    """The site, built as it is published."""
    if find_spec("mkdocs") is None or find_spec("material") is None:
        pytest.skip("mkdocs and its theme are not installed (tools/run installs them)")
    built(["tools/site"])
    return ROOT / "build" / "site"


def built(command: list[str]) -> None:
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    """The site on a port of this machine."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def in_browser(address: str, languages: str, pages: list[str]) -> None:
    if lacking := missing():
        pytest.skip(f"no {lacking}; see the head of this file")
    environ = {
        **os.environ,
        "CHROMIUM": browser() or "",
        "NODE_PATH": os.pathsep.join(filter(None, [os.environ.get("NODE_PATH"), str(CHECKS / "node_modules")])),
    }
    done = subprocess.run(["node", str(CHECKS / "browser.cjs"), address, languages, *pages], capture_output=True, text=True, env=environ)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_site_builds_without_a_warning_or_a_broken_link(site: Path) -> None:
    assert all((site / lang / "index.html").is_file() for lang in ("pt", "es", "it", "en"))
    assert (site / "rules.json").is_file()


def test_no_page_loads_or_complains_and_search_finds_the_right_rule(address: str) -> None:
    in_browser(
        address, "pt,es,it,en", [f"{lang}/{page}" for page in PAGES for lang in ("pt", "es", "it", "en")[PAGES.index(page) % 4 :: 4]]
    )


def test_the_offline_form_works_from_a_folder_search_included() -> None:
    if find_spec("mkdocs") is None or find_spec("material") is None:
        pytest.skip("mkdocs and its theme are not installed (tools/run installs them)")
    built(["tools/site", "--offline", "--lang", "it", "--lang", "pt"])
    in_browser((ROOT / "build" / "site-offline").as_uri() + "/", "it,pt", ["it/index.html", "pt/rules/canasta.html", "it/glossary.html"])
