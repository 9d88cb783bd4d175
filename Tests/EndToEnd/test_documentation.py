"""The generated documentation as files: every link leads somewhere, every page is valid, named, ordered and small."""

import json
import re
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
from documentation_site import HEADINGS, LANDMARKS, Page, Site, accessible_name, text

BASE = "https://cards.example.com/docs/"
#: A page must arrive at once over a slow connection.
MOST_BYTES = 200_000


@pytest.fixture(scope="module")
def site(executable: Path, tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("docs") / "site"
    subprocess.run([executable, "docs", "--output", folder, "--base-url", BASE], check=True, timeout=120)
    return Site(folder)


def failures(site: Site, check) -> dict[str, list[str]]:
    """What `check` yields for each page that it finds something on."""
    found = {page.name: list(check(page)) for page in site.pages.values()}
    return {name: problems[:5] for name, problems in found.items() if problems}


def test_every_link_leads_somewhere(site: Site):
    def check(page: Page):
        for link in page.links:
            if problem := site.problem(page, link):
                yield f"{link}: {problem}"

    assert failures(site, check) == {}


def test_every_page_can_be_reached_from_the_start(site: Site):
    seen, waiting = set(), ["index.html"]
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        page = site.pages[name]
        for link in page.links:
            path = link.split("#")[0]
            if path.endswith(".html") and ":" not in path:
                waiting.append((page.path.parent / path).resolve().relative_to(site.folder.resolve()).as_posix())
    assert set(site.pages) - seen == set()


def test_every_page_is_valid_html(site: Site):
    def check(page: Page):
        _ = page.root
        yield from page.errors
        for tag in ("center", "font", "frame", "big", "tt"):
            if page.all(tag):
                yield f"<{tag}> is obsolete"
        for element in page.root.iter():
            if element.tag in ("ul", "ol"):
                yield from (f"<{child.tag}> in a list" for child in element if child.tag not in ("li", "script", "template"))
            if element.tag == "p":
                yield from (f"<{child.tag}> in a paragraph" for child in element.iter() if child.tag in ("div", "ul", "p", "table") and child is not element)

    assert failures(site, check) == {}


def test_ids_are_unique(site: Site):
    assert failures(site, lambda page: {f"twice: {name}" for name in page.ids if page.ids.count(name) > 1}) == {}


def test_every_page_says_its_language_title_and_one_heading(site: Site):
    def check(page: Page):
        if page.all("html")[0].attrib.get("lang") != "en":
            yield "no language"
        if not text(page.all("title")[0]):
            yield "no title"
        if len(page.all("h1")) != 1:
            yield f"{len(page.all('h1'))} main headings"

    assert failures(site, check) == {}


def test_headings_descend_step_by_step(site: Site):
    def check(page: Page):
        level = 0
        for heading in page.all(*HEADINGS):
            own = int(heading.tag[1])
            if own > level + 1:
                yield f"<{heading.tag}> “{text(heading)}” below <h{level}>"
            if not text(heading):
                yield f"an empty <{heading.tag}>"
            level = own

    assert failures(site, check) == {}


def test_everything_has_a_name_for_those_who_hear_the_page(site: Site):
    def check(page: Page):
        for image in page.all("img"):
            if "alt" not in image.attrib:
                yield f"{image.attrib['src']} has no alt"
            if not {"width", "height"} <= image.attrib.keys():
                yield f"{image.attrib['src']} moves the page while it loads"
        for element in page.all("a", "button"):
            if not accessible_name(element):
                yield f"a nameless <{element.tag}> {element.attrib}"
        for element in page.all("th"):
            if "scope" not in element.attrib:
                yield f"a table heading without scope: {text(element)}"
        for element in page.root.iter():
            if int(element.attrib.get("tabindex", "0")) > 0:
                yield "a tab order of its own"

    assert failures(site, check) == {}


def test_landmarks_are_there_once_and_told_apart(site: Site):
    def check(page: Page):
        for tag in ("header", "main", "footer"):
            if len([element for element in page.all("body")[0] if element.tag == tag] or page.all(tag)) != 1:
                yield f"not one {LANDMARKS[tag]}"
        names = [element.attrib.get("aria-label") for element in page.all("nav")]
        if None in names or len(set(names)) != len(names):
            yield f"navigations that cannot be told apart: {names}"

    assert failures(site, check) == {}


def test_nothing_comes_from_the_network(site: Site):
    def check(page: Page):
        for element in page.all("link", "script", "img", "iframe", "source"):
            address = element.attrib.get("src") or element.attrib.get("href") or ""
            if "//" in address and element.attrib.get("rel") != "canonical":
                yield address

    assert failures(site, check) == {}
    for asset in (site.folder / "assets").glob("*.css"):
        assert not re.search(r"@import|url\(", asset.read_text()), asset.name


def test_pages_are_small(site: Site):
    large = {page.name: page.path.stat().st_size for page in site.pages.values()
             if page.path.stat().st_size > MOST_BYTES}
    assert large == {}
    assets = sum(path.stat().st_size for path in (site.folder / "assets").iterdir())
    assert assets < 3 * MOST_BYTES


def test_every_picture_is_used_and_well_formed(site: Site):
    used = {(page.path.parent / link).resolve() for page in site.pages.values() for link in page.links
            if link.endswith(".svg")}
    pictures = {path.resolve() for path in site.folder.rglob("*.svg")}
    assert pictures - used == set()
    for path in pictures:
        assert ElementTree.parse(path).getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_the_sitemap_lists_every_page(site: Site):
    tree = ElementTree.parse(site.folder / "sitemap.xml")
    listed = {element.text for element in tree.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")}
    assert listed == {BASE + name for name in site.pages}


def test_every_search_entry_leads_somewhere(site: Site):
    script = (site.folder / "assets" / "search-index.js").read_text()
    entries = json.loads(script.removeprefix("const searchIndex = ").rstrip().removesuffix(";"))
    start = site.pages["index.html"]
    assert len(entries) > 500
    assert [entry for entry in entries if site.problem(start, entry[2])] == []


def test_every_card_on_every_page_is_valid(site: Site, cardwright, tmp_path: Path):
    """Listings that are whole files have no finding; a rule's page has one card that breaks it."""
    folder = tmp_path / "cards"
    folder.mkdir()
    for page in site.pages.values():
        if page.name.startswith("rules/"):
            continue
        for number, code in enumerate(page.all("code")):
            source = "".join(code.itertext())
            if 'xmlns="urn:cardwright:1"' in source and "<" in source:
                name = page.name.replace("/", "-").removesuffix(".html")
                (folder / f"{name}-{number}.card.xml").write_text(source)
    assert len(list(folder.iterdir())) > 50
    for resources in ("samples", "images"):
        (folder / resources).symlink_to(Path(__file__).parent.parent.parent / "Examples" / resources)
    result = cardwright("validate", "--fail-on", "error", str(folder))
    assert result.returncode == 0, result.stdout.decode()


def test_the_site_is_the_same_every_time(site: Site, executable: Path, tmp_path: Path):
    again = tmp_path / "again"
    subprocess.run([executable, "docs", "--output", again, "--base-url", BASE], check=True, timeout=120)
    files = {path.relative_to(site.folder): path.read_bytes() for path in site.folder.rglob("*") if path.is_file()}
    assert {path.relative_to(again): path.read_bytes() for path in again.rglob("*") if path.is_file()} == files


def test_links_between_markdown_pages_lead_somewhere(executable: Path, tmp_path: Path):
    folder = tmp_path / "markdown"
    subprocess.run([executable, "docs", "--output", folder, "--format", "markdown"], check=True, timeout=120)
    lost = []
    for path in folder.rglob("*.md"):
        prose = re.sub(r"```.*?```|`[^`]*`", "", path.read_text(), flags=re.S)
        for target in re.findall(r"\]\(([^)\s]+)\)", prose):
            if not re.match(r"[a-z]+:", target) and not (path.parent / target.split("#")[0]).resolve().exists():
                lost.append(f"{path.relative_to(folder)}: {target}")
    assert lost == []
    overview = (folder / "llms.txt").read_text()
    assert overview.startswith("# Cardwright\n\n> ") and "\n## " in overview
    listed = re.findall(r"^- \[[^\]]+\]\(([^)]+)\)", overview, flags=re.M)
    pages = {str(path.relative_to(folder)) for path in folder.rglob("*.md")} - {"index.md"}
    assert len(set(listed)) == len(listed) and set(listed) == pages
