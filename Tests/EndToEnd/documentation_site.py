"""A generated documentation site as a test reads it: pages as trees, links resolved, names as a screen reader has them."""

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from urllib.parse import unquote, urlsplit
from xml.etree import ElementTree

import html5lib

#: Elements that HTML ends by themselves.
HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
LANDMARKS = {"header": "banner", "main": "main", "footer": "contentinfo", "nav": "navigation", "search": "search"}


@dataclass
class Page:
    """One HTML file."""

    site: Path
    path: Path
    #: What a strict HTML5 parser says against it: code and what it is about.
    errors: list[str] = field(default_factory=list)

    @cached_property
    def root(self) -> ElementTree.Element:
        parser = html5lib.HTMLParser(tree=html5lib.getTreeBuilder("etree"), namespaceHTMLElements=False)
        root = parser.parse(self.path.read_bytes().decode("utf-8"))
        self.errors = [f"line {place[0]}: {code} {data}" for place, code, data in parser.errors]
        return root

    @property
    def name(self) -> str:
        return self.path.relative_to(self.site).as_posix()

    @cached_property
    def ids(self) -> list[str]:
        return [element.attrib["id"] for element in self.root.iter() if "id" in element.attrib]

    def all(self, *names: str) -> list[ElementTree.Element]:
        return [element for element in self.root.iter() if element.tag in names]

    @cached_property
    def links(self) -> list[str]:
        """Every address that the page refers to."""
        places = {"a": "href", "link": "href", "img": "src", "script": "src", "source": "srcset", "use": "href"}
        return [element.attrib[places[element.tag]] for element in self.root.iter()
                if element.tag in places and places[element.tag] in element.attrib]


def text(element: ElementTree.Element) -> str:
    """The text of an element as a person reads it."""
    return " ".join("".join(element.itertext()).split())


def accessible_name(element: ElementTree.Element) -> str:
    """What a screen reader says: label, alternative text, or content."""
    if element.attrib.get("aria-label"):
        return element.attrib["aria-label"]
    images = [image.attrib.get("alt", "") for image in element.iter("img")]
    return " ".join([text(element), *images]).strip()


@dataclass
class Site:
    """A folder of pages."""

    folder: Path

    @cached_property
    def pages(self) -> dict[str, Page]:
        found = (Page(self.folder, path) for path in sorted(self.folder.rglob("*.html")))
        return {page.name: page for page in found}

    def problem(self, page: Page, address: str) -> str | None:
        """Why `address` on `page` leads nowhere; None when it leads somewhere, or out of the site."""
        parts = urlsplit(address)
        if parts.scheme in ("https", "mailto"):
            return None
        if parts.scheme or parts.netloc:
            return "neither inside the site nor https"
        target = (page.path.parent / unquote(parts.path)).resolve() if parts.path else page.path
        if not target.is_relative_to(self.folder.resolve()):
            return "outside the site"
        if not target.is_file():
            return "no such file"
        if parts.fragment and target.suffix == ".svg":
            if f'id="{unquote(parts.fragment)}"' not in target.read_text():
                return "no such place in the picture"
        elif parts.fragment:
            other = self.pages.get(target.relative_to(self.folder.resolve()).as_posix())
            if other is None or unquote(parts.fragment) not in other.ids:
                return "no such place on the page"
        return None
