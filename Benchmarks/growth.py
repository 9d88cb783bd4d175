"""Makes documents of n and of 2n of every element, attribute, reference and list of the schema, and scenes and lists whose parts
lead to one another, and reports each command that takes much more than twice as long for the second.

    growth.py [--count N] [--only NAME]          NAME is part of an element's or attribute's name

Processor times, the least of several runs; what looks steep is measured again at twice the size before it counts.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CARDWRIGHT = Path(os.environ.get("CARDWRIGHT", ROOT / ".build" / "release" / "cardwright"))
XS = "{http://www.w3.org/2001/XMLSchema}"
COMMANDS = {
    "validate": ["validate", "--format", "json"], "format": ["format", "--check"], "test": ["test", "--format", "json"],
    "render": ["render", "-o", str(Path(tempfile.gettempdir()) / "cardwright-growth.svg")],
}
# Twice the work at twice the size, with what caches cost on top.
STEEP = 2.7
# Below this much, in seconds, nobody waits and the clock is too coarse.
NOTABLE = 0.15


class Schema:
    """What may stand where."""

    def __init__(self) -> None:
        self.named: dict[tuple[str, str], ElementTree.Element] = {}
        for path in sorted((ROOT / "Schemas").glob("*.xsd")):
            for node in ElementTree.parse(path).getroot():
                if name := node.get("name"):
                    self.named[node.tag.removeprefix(XS), name] = node

    def find(self, kind: str, name: str | None) -> ElementTree.Element | None:
        return self.named.get((kind, (name or "").split(":")[-1]))

    def parts(self, node: ElementTree.Element | None, kind: str, seen: set[int] | None = None) -> list[ElementTree.Element]:
        """The declarations of `kind`, element or attribute, inside an element, its types and groups."""
        seen = set() if seen is None else seen
        if node is None or id(node) in seen:
            return []
        seen.add(id(node))
        found = self.parts(self.find("complexType", node.get("type")), kind, seen)
        for child in node:
            tag = child.tag.removeprefix(XS)
            if tag == kind:
                found.append(self.find(kind, child.get("ref")) if child.get("ref") else child)
            elif tag in ("group", "attributeGroup"):
                found += self.parts(self.find(tag, child.get("ref")), kind, seen)
            elif tag != "element":
                if tag == "extension":
                    found += self.parts(self.find("complexType", child.get("base")), kind, seen)
                found += self.parts(child, kind, seen)
        return [part for part in found if part is not None and part.get("name")]

    def paths(self) -> dict[str, list[ElementTree.Element]]:
        """The shortest way from a root to each element, by its name."""
        roots = [node for (kind, _), node in self.named.items() if kind == "element" and self.is_root(node)]
        paths = {root.get("name"): [root] for root in roots}
        queue = list(paths.values())
        for path in queue:
            for child in self.parts(path[-1], "element"):
                name = child.get("name")
                if name not in paths:
                    paths[name] = [*path, child]
                    queue.append(paths[name])
                elif len(paths[name]) == 1 and path[-1].get("name") != name:
                    # A root that also stands in another: there it can be repeated.
                    paths[name] = [*path, child]
        return paths

    def sample(self, node: ElementTree.Element, number: int) -> str:
        """A value of the type of an attribute, or of a simple type."""
        name = (node.get("type") or node.get("base") or node.get("itemType") or "").split(":")[-1]
        if name in ("boolean", "decimal", "integer", "nonNegativeInteger", "positiveInteger"):
            return "true" if name == "boolean" else "1"
        if name in ("NCName", "string", "token", "ID", "IDREF"):
            return f"x{number}"
        inner = self.find("simpleType", name)
        for part in [inner] if inner is not None else node:
            for value in part.iter(f"{XS}enumeration"):
                return value.get("value")
            for kind in ("restriction", "list"):
                for restriction in part.iter(XS + kind):
                    return self.sample(restriction, number)
            for union in part.iter(f"{XS}union"):
                member = ElementTree.Element("member", type=union.get("memberTypes", "xs:string").split()[0])
                return self.sample(member, number)
        return f"x{number}"

    @staticmethod
    def is_root(node: ElementTree.Element) -> bool:
        return any(child.tag.endswith("}root") for child in node.iter())


def attributes(schema: Schema, node: ElementTree.Element, number: int, required: bool = False) -> str:
    """Attributes of an element: ids of their own, references to the id of another, else something short."""
    texts = []
    for attribute in schema.parts(node, "attribute"):
        name = attribute.get("name")
        if required and attribute.get("use") != "required":
            continue
        texts.append(f' {name}="{f"x{number}" if name == "id" else schema.sample(attribute, number // 2)}"')
    return "".join(dict.fromkeys(texts))


def document(schema: Schema, path: list[ElementTree.Element], inner: str) -> str:
    """`inner` where the elements of `path` lead to."""
    text = inner
    for depth, node in reversed(list(enumerate(path))):
        space = ' xmlns="urn:cardwright:1"' if depth == 0 else ""
        own = attributes(schema, node, 1_000_000_000 + depth, required=True)
        text = f"<{node.get('name')}{space}{own}>\n{text}</{node.get('name')}>"
    return text + "\n"


def repeated(schema: Schema, path: list[ElementTree.Element], is_full: bool, count: int) -> str:
    """`count` elements with all their attributes and one of each child, or with what they must have and a text."""
    node = path[-1]
    inner = "".join(f"<{child.get('name')}/>" for child in schema.parts(node, "element")) if is_full else ""
    lines = (f"<{node.get('name')}{attributes(schema, node, number, not is_full)}>{inner or 'x'}</{node.get('name')}>\n"
             for number in range(count))
    return document(schema, path[:-1], "".join(lines)) if len(path) > 1 else document(schema, path, inner * count)


def valued(schema: Schema, path: list[ElementTree.Element], name: str, value: str) -> str:
    """One element whose attribute `name` has `value`."""
    node = path[-1]
    return document(schema, path[:-1], f'<{node.get("name")} {name}="{value}"/>\n') if len(path) > 1 else (
        f'<{node.get("name")} xmlns="urn:cardwright:1" {name}="{value}"/>\n')


def many(count: int, line: str) -> str:
    """`line` for each number, which stands for `#`, and the next for `%`."""
    return "".join(line.replace("#", str(number)).replace("%", str(number + 1)) + "\n" for number in range(count))


def scene(root: str, *parts: str) -> str:
    """A right scene that begins at `root`."""
    return f'<CardScene xmlns="urn:cardwright:1" id="s" root="{root}">\n{"".join(parts)}</CardScene>\n'


MAP = '<MapContent id="m"><Pin latitude="48.1" longitude="11.6">Depot</Pin></MapContent>\n'
LEG = '<PlainCard id="c#" map="m"><Title>Leg #</Title><Text>Six minutes on foot.</Text></PlainCard>'
PUSHING = ('<PlainCard id="c#" map="m"STYLE><Title>Leg #</Title><BottomBar><Action id="b#">Go on</Action></BottomBar>'
           '<On event="tap" of="b#"><Push card="c%"/></On></PlainCard>')
PAGED = '<PageCard id="all"><HeaderBar>{}</HeaderBar>\n{}</PageCard>\n'
DEVICE = '<Device id="d" like="iphone-16"/>'
# Right documents whose layouts are judged, too, by what they have n of.
JOINED = {
    "pages of a card": lambda n: scene("all", MAP, PAGED.format("<PageDots/>", many(n, '<PageItem card="c#"/>')), many(n, LEG)),
    "segments of pages": lambda n: scene(
        "all", MAP, PAGED.format("<SegmentStrip>" + many(n, '<Segment card="c#">Leg #</Segment>') + "</SegmentStrip>",
                                 many(n, '<PageItem card="c#"/>')), many(n, LEG)),
    "cards that push the next": lambda n: scene("c0", MAP, many(n, PUSHING.replace("STYLE", "")), LEG.replace("#", str(n))),
    "maps of cards": lambda n: scene(
        "c0", MAP, many(n, '<MapContent id="m#"><Pin latitude="48.1" longitude="11.6">Depot #</Pin></MapContent>'),
        many(n, PUSHING.replace('"m"STYLE', '"m#"')), LEG.replace("#", str(n))),
    "styles of cards": lambda n: scene(
        "c0", many(n, '<CardStyle id="t#" titleTextStyle="title3"/>'), MAP, many(n, PUSHING.replace("STYLE", ' style="t#"')),
        LEG.replace("#", str(n))),
    "cards of a stack": lambda n: scene(
        "c0", MAP, many(n, LEG), "<Start>\n" + many(n, '<StackEntry card="c#"/>') + "</Start>\n"),
    "pins that push": lambda n: scene(
        "all", '<MapContent id="m">' + many(n, '<Pin id="p#" latitude="48.1" longitude="11.6">Depot #</Pin>') + "</MapContent>\n",
        '<MapOnlyCard id="all" map="m">' + many(n, '<On event="tap" of="p#"><Push card="c#"/></On>') + "</MapOnlyCard>\n",
        many(n, LEG)),
    "rows that push": lambda n: scene(
        "all", MAP, '<TableCard id="all" map="m"><Title>All</Title><Section>\n'
        + many(n, '<ObjectCell id="r#"><Title>Row #</Title></ObjectCell>') + "</Section>\n"
        + many(n, '<On event="select" of="r#"><Push card="c#"/></On>') + "</TableCard>\n", many(n, LEG)),
    "scenarios": lambda n: scene(
        "c0", DEVICE, MAP, LEG.replace("#", "0"),
        many(n, '<Scenario id="x#" device="d"><Step tapTitle="true"/><Expect position="extended"/></Scenario>')),
    "devices of scenarios": lambda n: scene(
        "c0", many(n, DEVICE.replace('"d"', '"d#"')), MAP, LEG.replace("#", "0"),
        many(n, '<Scenario id="x#" device="d#"><Step tapTitle="true"/><Expect position="extended"/></Scenario>')),
    "cards that lead to the next": lambda n: '<CardList xmlns="urn:cardwright:1" id="l">\n' + many(
        n, '<Card id="c#" target="to/%"><Header><Title>Order #</Title></Header><Body><KeyValue><Key>Site</Key><Value>Hall #</Value>'
        '</KeyValue></Body></Card>') + "</CardList>\n",
}


def seconds(command: list[str], text: str, file: Path, runs: int = 2) -> float:
    """The least processor time that `command` takes for `text`."""
    file.write_text(text)
    least = float("inf")
    for _ in range(runs):
        process = subprocess.Popen(
            [str(CARDWRIGHT), *command, str(file)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        if os.WIFSIGNALED(status):
            raise SystemExit(f"{' '.join(command)} was ended by signal {os.WTERMSIG(status)}; the document is {file}")
        least = min(least, usage.ru_utime + usage.ru_stime)
    return least


def growth(command: list[str], make, count: int, file: Path, start: float) -> tuple[float, float]:
    """The seconds for 2 × `count`, and how many times those for `count` they are, the start of the process aside."""
    small = max(seconds(command, make(count), file) - start, 1e-3)
    large = seconds(command, make(2 * count), file) - start
    return large, large / small


def main() -> int:
    parser = argparse.ArgumentParser(description="Look for what is more than linear.")
    parser.add_argument("--count", type=int, default=5_000, help="how many elements the smaller document has")
    parser.add_argument("--only", default="", help="part of the name of an element or an attribute")
    options = parser.parse_args()
    schema, steep, measured = Schema(), [], 0
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "growth.card.xml"
        start = {name: seconds(command, '<Card xmlns="urn:cardwright:1"/>', file, 5) for name, command in COMMANDS.items()}
        works = []
        for name, path in schema.paths().items():
            for form in ("bare", "full"):
                works.append((
                    f"<{name}>, {form}", lambda count, path=path, form=form: repeated(schema, path, form == "full", count),
                    list(COMMANDS)))
            for attribute in {part.get("name") for part in schema.parts(path[-1], "attribute")}:
                for what, unit in (("long", "a"), ("list", "a1 ")):
                    works.append((
                        f"{name}/@{attribute}, {what}",
                        lambda count, path=path, attribute=attribute, unit=unit: valued(schema, path, attribute, unit * (10 * count)),
                        ["validate"]))
        works.append(("unknown attributes", lambda count: '<Card xmlns="urn:cardwright:1" ' + " ".join(
            f'a{number}=""' for number in range(4 * count)) + "/>", ["validate", "format"]))
        works += [(label, make, ["validate", "test", "render"]) for label, make in JOINED.items()]
        works.append(("zeros in a text", lambda count: '<ObjectCardView xmlns="urn:cardwright:1" id="a"><Title>Overdue '
                      + "0 " * (2 * count) + "</Title></ObjectCardView>", ["validate"]))
        works.append(("missing parts, one line", lambda count: '<ObjectCellList xmlns="urn:cardwright:1">'
                      + "<ObjectCell/>" * count + "</ObjectCellList>", ["validate"]))
        for label, make, commands in works:
            if options.only not in label:
                continue
            for name in commands:
                measured += 1
                took, ratio = growth(COMMANDS[name], make, options.count, file, start[name])
                if took > NOTABLE and ratio > STEEP:
                    took, ratio = growth(COMMANDS[name], make, 2 * options.count, file, start[name])
                    if ratio > STEEP:
                        steep.append(label)
                        print(f"{name:<10}{label:<50}{took:8.2f} s  {ratio:5.1f} ×", flush=True)
    print(f"{measured} works, {len(steep)} of them more than linear")
    return 1 if steep else 0


if __name__ == "__main__":
    sys.exit(main())
