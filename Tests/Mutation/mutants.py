"""Finds what can be changed in Swift code: every number and every comparison outside of strings and comments."""

import re
from dataclasses import dataclass

TOKEN = re.compile(
    r'(?P<skip>//[^\n]*|#"[^\n]*?"#|"""(?:\\.|[^\\])*?"""|"(?:\\\((?:[^()"]|\((?:[^()]|\([^()]*\))*\)|"(?:\\.|[^"\\])*")*\)|\\.|[^"\\\n])*")'
    r"|(?P<comparison>(?<= )(?:==|!=|<=|>=|<|>)(?= ))"
    r"|(?P<number>(?<![\w$.])(?:0x[0-9A-Fa-f_]+|\d[\d_]*(?:\.\d[\d_]*)?)(?![\w]))",
    re.DOTALL,
)
# What else a comparison may be: its other side, and the limit on its other side.
OTHERS = {
    "==": ["!="],
    "!=": ["=="],
    "<": ["<=", ">="],
    "<=": ["<", ">"],
    ">": [">=", "<="],
    ">=": [">", "<"],
}


@dataclass(frozen=True)
class Mutant:
    """One change of one place."""

    path: str  # below Sources
    line: int
    before: str  # the line as it is, without indentation
    after: str  # the line as it would be

    @property
    def key(self) -> tuple[str, str, str]:
        """What it changes, without the number of the line."""
        return self.path, self.before, self.after

    def __str__(self) -> str:
        return f"{self.path}:{self.line}\n  - {self.before}\n  + {self.after}"


def others(token: str, kind: str) -> list[str]:
    """What may stand for the token, in the order in which `Mutants.swift.txt` counts."""
    if kind == "comparison":
        return OTHERS[token]
    if "." in token:
        step = 1 if token.endswith(".0") else 10 ** -len(token.split(".")[1])
        return [str(round(float(token) + shift, 9)) for shift in (step, -step)]
    value = int(token.replace("_", ""), 0)
    # Below nothing there may be no number; where there is, `>` becomes `>=` as well.
    shifted = [value + 1, value - 1] if value > 0 else [1]
    return [hex(value) if token.startswith("0x") else str(value) for value in shifted]


def switchable(path: str, text: str, regions: list[tuple[int, int]], first: int) -> tuple[str, list[Mutant]]:
    """The text in which every mutant can be switched on by its number, and the mutants from number `first` on."""
    mutants: list[Mutant] = []
    result: list[str] = []
    end = 0
    for match in TOKEN.finditer(text):
        kind = match.lastgroup
        if kind == "skip" or not any(start <= match.start() < stop for start, stop in regions):
            continue
        token, number = match.group(), first + len(mutants)
        line = text.count("\n", 0, match.start()) + 1
        start = text.rfind("\n", 0, match.start()) + 1
        stop = text.find("\n", match.end())
        for other in others(token, kind):
            after = text[start : match.start()] + other + text[match.end() : stop]
            mutants.append(Mutant(path, line, text[start:stop].strip(), after.strip()))
        result.append(text[end : match.start()])
        if kind == "comparison":
            sign = "Equality" if token in ("==", "!=") else "Order"
            names = ", ".join(f'"{name}"' for name in [token, *others(token, kind)])
            result.append(f"<| {sign}({number}, {names}) |>")
        else:
            result.append(f"mutated({number}, {', '.join([token, *others(token, kind)])})")
        end = match.end()
    return "".join(result) + text[end:], mutants
