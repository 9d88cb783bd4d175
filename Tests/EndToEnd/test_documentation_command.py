"""`cardwright docs` as a command: findings and their pages, foreign schemas, releases, repetition, wrong calls."""

import filecmp
import json
import os
from pathlib import Path

INVOICE = """<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:i="urn:invoice" xmlns:m="urn:money"
    targetNamespace="urn:invoice" elementFormDefault="qualified">
  <xs:import namespace="urn:money" schemaLocation="{money}"/>
  <xs:element name="index">
    <xs:annotation><xs:documentation>What an index lists &amp; why.</xs:documentation></xs:annotation>
    <xs:complexType mixed="true">
      <xs:choice minOccurs="0" maxOccurs="unbounded">
        <xs:element name="line" type="m:amount"/>
        <xs:element name="Line" type="xs:string"/>
      </xs:choice>
      <xs:attribute name="role" type="xs:token" default="plain"/>
      <xs:attribute ref="m:role"/>
    </xs:complexType>
  </xs:element>
</xs:schema>
"""
MONEY = """<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:money">
  <xs:simpleType name="amount"><xs:restriction base="xs:decimal"><xs:minInclusive value="0"/></xs:restriction></xs:simpleType>
  <xs:attribute name="role" type="xs:string"/>
</xs:schema>
"""


def test_every_code_that_is_explained_has_its_page(cardwright, tmp_path: Path):
    assert cardwright("docs", "--output", "site").returncode == 0
    codes = [line.split()[0] for line in cardwright("explain", "--list").stdout.decode().splitlines()]
    assert codes
    assert [code for code in codes if not (tmp_path / "site" / "rules" / f"{code}.html").exists()] == []
    finding = cardwright(
        "validate", "--format", "json", "--docs-base", (tmp_path / "site").as_uri(), "-", input="<Card>").stdout
    links = [value for value in json.dumps(json.loads(finding)).split('"') if value.startswith("file://")]
    assert links and all(Path(link.removeprefix("file://")).exists() for link in links)


def test_every_command_has_its_page(cardwright, tmp_path: Path):
    assert cardwright("docs", "--output", "site").returncode == 0
    dump = json.loads(cardwright("--experimental-dump-help").stdout)
    names = [command["commandName"] for command in dump["command"]["subcommands"]]
    assert {"validate", "docs"} <= set(names)
    for name in set(names) - {"help"}:
        page = (tmp_path / "site" / "commands" / f"{name}.html").read_text()
        options = [argument["preferredName"]["name"] for command in dump["command"]["subcommands"]
                   if command["commandName"] == name for argument in command["arguments"]
                   if argument.get("preferredName", {}).get("kind") == "long"]
        assert [option for option in options if f"--{option}" not in page] == [], name


def test_what_an_option_may_be_is_said_once(cardwright, tmp_path: Path):
    assert cardwright("docs", "--output", "site", "--format", "markdown").returncode == 0
    page = (tmp_path / "site" / "commands" / "render.md").read_text()
    told = {name: line for line in page.splitlines() for name in ("overlay", "format", "pseudo") if line.startswith(f"- `--{name} ")}
    for name, value in [("overlay", "reading-order"), ("overlay", "several times"), ("format", "html"), ("pseudo", "mirrored")]:
        assert told[name].count(value) == 1, told[name]
    assert "in brackets; one of longer (where no value is given), mirrored" in told["pseudo"]


def test_a_foreign_schema_is_documented_without_drawings(cardwright, tmp_path: Path):
    (tmp_path / "parts").mkdir()
    (tmp_path / "invoice.xsd").write_text(INVOICE.format(money="parts/money.xsd"))
    (tmp_path / "parts" / "money.xsd").write_text(MONEY)
    done = cardwright("docs", "--schema", "invoice.xsd", "--output", "site")
    assert (done.returncode, done.stderr) == (0, b"")
    site = tmp_path / "site"
    # An element called index leaves the section its entry, and names that differ in case have pages that do not.
    page = (site / "elements" / "index-2.html").read_text()
    assert "<h1>Elements</h1>" in (site / "elements" / "index.html").read_text()
    assert "What an index lists &amp; why." in page and "Text may stand" in page
    assert 'id="attribute-role"' in page and "money:role" in page
    names = [path.name.lower() for path in (site / "elements").iterdir()]
    assert len(names) == len(set(names)) == 4
    assert "from 0" in (site / "types" / "amount.html").read_text() or "<code>0</code>" in (
        site / "types" / "amount.html").read_text()
    assert not (site / "pictures").exists() and not (site / "rules").exists()


def test_a_file_that_is_no_schema_is_told_as_such(cardwright, examples: Path):
    done = cardwright("docs", "--schema", str(examples / "stock.card.xml"), "--output", "site")
    assert done.returncode == 2
    assert done.stderr.decode().splitlines()[1:] == ["stock.card.xml:1: The root of a schema file must be xs:schema"]


def test_a_schema_that_is_imported_by_address_is_given_as_well(cardwright, tmp_path: Path):
    (tmp_path / "invoice.xsd").write_text(INVOICE.format(money="https://money.example/2026/money.xsd"))
    alone = cardwright("docs", "--schema", "invoice.xsd", "--output", "site")
    assert alone.returncode == 2 and b"money.xsd" in alone.stderr and b"invoice.xsd:3" in alone.stderr
    (tmp_path / "money.xsd").write_text(MONEY)
    both = cardwright("docs", "--schema", "invoice.xsd", "--schema", "money.xsd", "--output", "site")
    assert (both.returncode, both.stderr) == (0, b"")


def test_releases_stand_side_by_side(cardwright, tmp_path: Path):
    for name in ("1.9", "1.10"):
        assert cardwright("docs", "--output", "site", "--release", name, "--base-url", "https://a.example").returncode == 0
    site = tmp_path / "site"
    assert (site / "releases.js").read_text() == 'const siteReleases = ["1.10","1.9"];\n'
    assert "1.10/index.html" in (site / "index.html").read_text()
    page = (site / "1.9" / "elements" / "Card.html").read_text()
    assert '"../../releases.js"' in page and "https://a.example/1.9/elements/Card.html" in page
    assert cardwright("docs", "--output", "site", "--release", "../x").returncode == 2


def test_making_it_again_changes_no_byte(cardwright, tmp_path: Path):
    for name, jobs in (("one", "1"), ("two", "4")):
        assert cardwright("docs", "--output", name, "--jobs", jobs).returncode == 0

    def differences(pair: filecmp.dircmp) -> list[str]:
        own = pair.left_only + pair.right_only + [name for name in pair.common_files if (
            Path(pair.left, name).read_bytes() != Path(pair.right, name).read_bytes())]
        return own + [name for sub in pair.subdirs.values() for name in differences(sub)]

    assert differences(filecmp.dircmp(tmp_path / "one", tmp_path / "two")) == []


def test_a_folder_that_cannot_be_written_is_named(cardwright, tmp_path: Path):
    (tmp_path / "site").write_text("in the way")
    done = cardwright("docs", "--output", "site")
    assert done.returncode == 2 and b"site" in done.stderr and os.path.isfile(tmp_path / "site")
