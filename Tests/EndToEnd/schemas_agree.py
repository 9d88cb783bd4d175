"""Compiles the schemas with libxml2 and with Python's xmlschema, and has both judge every example and its mutants.

The two are written by different people from the same standard: where they agree, the schemas say what they mean.
"""

import random
import re
import subprocess
import sys
from pathlib import Path

import xmlschema

ROOT = Path(__file__).resolve().parent.parent.parent
ENTRY = ROOT / "Schemas" / "card.xsd"


def libxml2_accepts(texts: list[str], folder: Path) -> list[bool]:
    """libxml2's verdict on each text."""
    paths = []
    for index, text in enumerate(texts):
        path = folder / f"{index}.card.xml"
        path.write_text(text)
        paths.append(str(path))
    command = ["xmllint", "--noout", "--nonet", "--schema", str(ENTRY), *paths]
    done = subprocess.run(command, capture_output=True, text=True)
    valid = set(re.findall(r"^(.*) validates$", done.stderr, re.M))
    return [path in valid for path in paths]


def mutants(text: str, rng: random.Random, count: int) -> list[str]:
    """Well-formed changes that a schema should have an opinion on."""
    made = []
    elements = [m for m in re.finditer(r"<([A-Z]\w*)((?:\s[^<>]*?)?)(/?)>", text)]
    for _ in range(count):
        element = rng.choice(elements)
        kind = rng.randrange(4)
        attributes = list(re.finditer(r'\s([a-zA-Z]+)="([^"]*)"', element[2]))
        attributes = [a for a in attributes if a[1] != "xmlns"]
        if kind == 0 and attributes:
            chosen = rng.choice(attributes)
            tag = element[0].replace(chosen[0], "", 1)
        elif kind == 1 and attributes:
            chosen = rng.choice(attributes)
            tag = element[0].replace(chosen[0], f' {chosen[1]}="{rng.choice(["", "0", "nonsense", "-1"])}"', 1)
        elif kind == 2:
            tag = element[0].replace(element[1], element[1], 1)
            tag = re.sub(r"(/?>)$", r' surplus="1"\1', tag)
        else:
            tag = element[0] + "<Title>x</Title>" if not element[3] else element[0] * 2
        made.append(text[: element.start()] + tag + text[element.end() :])
    return made


def main() -> int:
    import tempfile

    schema = xmlschema.XMLSchema10(str(ENTRY))
    rng = random.Random(7)
    texts, names = [], []
    for path in sorted((ROOT / "Examples").rglob("*.card.xml")):
        text = path.read_text()
        texts.append(text)
        names.append(path.name)
        for number, mutant in enumerate(mutants(text, rng, 4)):
            texts.append(mutant)
            names.append(f"{path.name}, mutant {number}")
    with tempfile.TemporaryDirectory() as folder:
        libxml2 = libxml2_accepts(texts, Path(folder))
    disagreements = refused = 0
    for name, text, theirs in zip(names, texts, libxml2):
        ours = schema.is_valid(text)
        if "mutant" not in name and not (ours and theirs):
            print(f"{name}: an example must be valid; libxml2 says {theirs}, xmlschema {ours}")
            disagreements += 1
        elif ours != theirs:
            print(f"{name}: libxml2 says {theirs}, xmlschema {ours}")
            disagreements += 1
        refused += not theirs
    print(f"schemas: {len(texts)} documents, {refused} of them invalid, {disagreements} disagreements")
    return 1 if disagreements or not refused else 0


if __name__ == "__main__":
    sys.exit(main())
