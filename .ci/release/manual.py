"""Manual pages, made from what the commands say of themselves (`cardwright --experimental-dump-help`)."""

import re


def escaped(text: str) -> str:
    """`text` as troff prints it; a hyphen that people copy is a minus there, and no line begins a request."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


def bold(text: str) -> str:
    return f"\\fB{escaped(text)}\\fR"


def italic(text: str) -> str:
    return f"\\fI{escaped(text)}\\fR"


def spelled(argument: dict) -> str:
    """An option as it is written: `-o`, `--output` and its value."""
    value = " " + italic(argument["valueName"]) if argument["kind"] == "option" else ""
    names = [("--" if name["kind"] == "long" else "-") + name["name"] for name in argument.get("names", [])]
    return ", ".join(bold(name) + value for name in names) or italic(argument["valueName"])


def synopsis(command: dict, name: str) -> str:
    words = [bold(name)]
    if command.get("subcommands"):
        return " ".join(words + [italic("subcommand"), "[" + italic("options") + "]"])
    shown = [each for each in command["arguments"] if each["shouldDisplay"]]
    if any(each["kind"] != "positional" and each["isOptional"] for each in shown):
        words.append("[" + italic("options") + "]")
    for each in shown:
        if each["kind"] == "positional" or not each["isOptional"]:
            word = spelled({**each, "names": each.get("names", [])[-1:]}) + (" ..." if each["isRepeating"] else "")
            words.append(f"[{word}]" if each["isOptional"] else word)
    return " ".join(words)


def paragraphs(text: str) -> list[str]:
    lines = []
    for index, paragraph in enumerate(text.strip().split("\n\n")):
        lines += [".PP"] if index else []
        # Lines that stand apart stay apart.
        lines += "\n.br\n".join(escaped(line) for line in paragraph.split("\n")).split("\n")
    return lines


def described(argument: dict) -> list[str]:
    words = [argument.get("abstract", "")]
    values = [value for value in argument.get("allValues", []) if value not in argument.get("abstract", "")]
    if values:
        words.append("One of " + ", ".join(argument["allValues"]) + ".")
    if argument.get("defaultValue") and argument["kind"] == "option":
        words.append(f"By default {argument['defaultValue']}.")
    words.append(argument.get("discussion", ""))
    return [".TP", spelled(argument), escaped(" ".join(word for word in words if word).replace("\n", " "))]


def page(command: dict, version: str, date: str, parent: str, siblings: list[str]) -> str:
    """The page of one command."""
    call = f"{parent} {command['commandName']}".strip()
    title = call.replace(" ", "-")
    lines = [
        f'.TH {escaped(title.upper())} 1 "{date}" "Cardwright {version}" "Cardwright"',
        ".SH NAME", f"{escaped(title)} \\- {escaped(command['abstract'].rstrip('.'))}",
        ".SH SYNOPSIS", synopsis(command, call),
    ]
    if command.get("discussion"):
        lines += [".SH DESCRIPTION", *paragraphs(command["discussion"])]
    shown = [each for each in command["arguments"] if each["shouldDisplay"]]
    for heading, positional in [("ARGUMENTS", True), ("OPTIONS", False)]:
        found = [each for each in shown if (each["kind"] == "positional") == positional]
        lines += [f".SH {heading}"] if found else []
        lines += [line for each in found for line in described(each)]
    if command.get("subcommands"):
        lines.append(".SH SUBCOMMANDS")
        for each in documented(command):
            lines += [".TP", bold(f"{title}-{each['commandName']}") + "(1)", escaped(each["abstract"])]
    lines += [".SH SEE ALSO", ", ".join(bold(name) + "(1)" for name in siblings)] if siblings else []
    return "\n".join(lines) + "\n"


def documented(command: dict) -> list[dict]:
    return [each for each in command.get("subcommands", []) if each["shouldDisplay"] and each["commandName"] != "help"]


def pages(command: dict, version: str, date: str) -> dict[str, str]:
    """The pages by their names: one for the command, one for each of its subcommands."""
    name = command["commandName"]
    made = {f"{name}.1": page(command, version, date, "", [])}
    for each in documented(command):
        made[f"{name}-{each['commandName']}.1"] = page(each, version, date, name, [name])
    return made
