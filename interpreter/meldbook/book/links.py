"""Whether the links of a finished site lead somewhere: every page, every anchor. Looks at files that are written, whatever wrote them."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit


@dataclass
class _Found(HTMLParser):
    """The anchors and links of a page."""

    anchors: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("id"):
            self.anchors.add(str(given["id"]))
        if tag in ("a", "link") and given.get("href"):
            self.links.append(str(given["href"]))
        if tag in ("script", "img", "source", "iframe") and given.get("src"):
            self.loads.append(str(given["src"]))
        if tag == "link" and given.get("rel") not in ("canonical", "alternate") and given.get("href"):
            self.loads.append(str(given["href"]))


def read(html: str) -> _Found:
    """What a page holds."""
    found = _Found()
    found.feed(html)
    return found


def problems(pages: Mapping[str, str], files: set[str], passed_over: tuple[str, ...] = ()) -> Iterator[str]:
    """What is wrong with the links of some pages (path -> HTML); `files` are all paths of the site. A page for errors, which may be shown under any
    path, is passed over."""
    read_pages = {path: read(html) for path, html in pages.items() if path.rpartition("/")[2] not in passed_over}
    for path, found in read_pages.items():
        for address in found.loads:
            if urlsplit(address).scheme or address.startswith("//"):
                yield f"{path} loads {address} from elsewhere"
        for address in dict.fromkeys(found.links):
            yield from _link(path, address, read_pages, files)


def _link(path: str, address: str, pages: Mapping[str, _Found], files: set[str]) -> Iterator[str]:
    parts = urlsplit(address)
    if parts.scheme in ("https", "http", "mailto"):
        return
    if parts.scheme or address.startswith("//"):
        yield f"{path} links to {address}, which is no address"
        return
    target = posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(parts.path))) if parts.path else path
    if target.endswith("/") or target not in files:
        target = posixpath.normpath(posixpath.join(target, "index.html"))
    if target not in files:
        yield f"{path} links to {address}, which is not there"
    elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
        yield f"{path} links to {address}; there is no such anchor"
