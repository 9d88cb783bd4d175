"""The documents that are measured: made from the examples, the same on every machine, all valid."""

import random
import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "Schemas" / "card.xsd"
NAMESPACE = "urn:cardwright:1"
SUFFIX = ".card.xml"

# Elements whose text is free: changing it cannot make a document invalid.
TEXT = re.compile(r"<(Title|Subtitle|Footnote|Description|Label|Text|Caption)((?: [^<>]*)?)>([^<>{}&]+)</\1>")
WORDS = "pump valve motor order plant report stock service visit bearing seal filter meter hall crane shift".split()


def is_valid(text: str) -> bool:
    """Whether libxml2 finds the document valid."""
    command = ["xmllint", "--noout", "--nonet", "--schema", str(SCHEMA), "-"]
    return subprocess.run(command, input=text.encode(), capture_output=True).returncode == 0


def varied(text: str, rng: random.Random) -> str:
    """The document with other words where texts are free."""

    def change(match: re.Match) -> str:
        words = [rng.choice(WORDS) if rng.random() < 0.5 else word for word in match[3].split(" ")]
        return f"<{match[1]}{match[2]}>{' '.join(words)}</{match[1]}>"

    return TEXT.sub(change, text)


def small_files(folder: Path, count: int) -> list[Path]:
    """`count` files of 30 to 150 lines, beside the images and samples that they name.

    One half are examples with other words, the other half lists of them.
    """
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(ROOT / "Examples", folder)
    examples = []
    for path in sorted(folder.rglob("*" + SUFFIX)):
        text = path.read_text()
        if 30 <= text.count("\n") <= 150:
            examples.append((path, text))
    if not examples:
        raise SystemExit("bench: no example has 30 to 150 lines")
    cards = parts()
    rng = random.Random(1)
    files = []
    for index in range(count):
        path, text = rng.choice(examples)
        if index % 2:
            text = list_of_lines(rng.randrange(60, 145), cards, rng)
        target = path.with_name(f"{index:04}-{path.name}")
        target.write_text(varied(text, rng))
        files.append(target)
    listed = folder / "files.txt"
    listed.write_text("".join(f"{file}\n" for file in files))
    command = ["xmllint", "--noout", "--nonet", "--schema", str(SCHEMA), *map(str, files)]
    checked = subprocess.run(command, capture_output=True, text=True)
    if checked.returncode != 0:
        raise SystemExit("bench: a generated file is not valid\n" + checked.stderr[:2000])
    return files


def as_part(text: str, suffix: str) -> str:
    """A document's root element as a part of another document, its ids made its own."""
    text = re.sub(r"^\s*<\?xml[^>]*\?>\s*", "", text)
    text = re.sub(r"^(\s*<!--.*?-->\s*)+", "", text, flags=re.S)
    text = text.replace(f' xmlns="{NAMESPACE}"', "", 1)
    ids = set(re.findall(r'\bid="([^"{}]+)"', text))

    def rename(match: re.Match) -> str:
        return f'{match[1]}="{match[2]}{suffix}"' if match[2] in ids else match[0]

    return re.sub(r'(\b[A-Za-z]+)="([^"]*)"', rename, text).strip("\n")


def parts() -> list[str]:
    """The examples that may stand inside a `CardList`."""
    found = []
    for path in sorted((ROOT / "Examples").rglob("*" + SUFFIX)):
        text = path.read_text()
        if re.search(r"<(Card|ObjectCardView)\b[^>]*xmlns=", text) and is_valid(listed([as_part(text, "-1")])):
            found.append(text)
    if not found:
        raise SystemExit("bench: no example may stand inside a CardList")
    return found


def listed(cards: list[str]) -> str:
    """A `CardList` of these cards."""
    body = "\n".join("\n".join("  " + line for line in card.split("\n")) for card in cards)
    return f'<CardList xmlns="{NAMESPACE}" id="all">\n  <Header><Title>All</Title></Header>\n{body}\n</CardList>\n'


def list_of_lines(lines: int, examples: list[str], rng: random.Random) -> str:
    """A `CardList` of about `lines` lines."""
    cards: list[str] = []
    left = lines - 4
    while left > 5:
        card = as_part(rng.choice(examples), f"-{len(cards)}")
        if len(card.split("\n")) <= left:
            left -= len(card.split("\n"))
            cards.append(card)
        else:
            left -= 1
    return listed(cards)


def document(is_enough, examples: list[str]) -> str:
    """A `CardList` to which cards were added until `is_enough(lines, bytes)`."""
    rng = random.Random(2)
    cards: list[str] = []
    lines = size = 0
    while not is_enough(lines, size):
        cards.append(as_part(varied(examples[len(cards) % len(examples)], rng), f"-{len(cards)}"))
        lines += cards[-1].count("\n") + 1
        size += len(cards[-1].encode())
    text = listed(cards)
    if not is_valid(text):
        raise SystemExit("bench: a generated document is not valid")
    return text
