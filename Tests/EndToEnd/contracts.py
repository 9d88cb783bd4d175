"""Has the published schemas of the targets judge what `cardwright export` writes: contracts.py EXECUTABLE SCHEMAS CARDS...

SCHEMAS is a folder with the schemas as their makers publish them, which are not part of Cardwright:

- ui5-manifest-2.8.0.json: UI5/manifest, tag v2.8.0, schema.json
- adaptive-card-1.5.0.json, adaptive-card-1.6.0.json: microsoft/AdaptiveCards, schemas/
- mdk-26.6/: SAP/mdk-mcp-server, res/schemas/26.6/

CARDS are folders with card files. Templates of Adaptive Cards are filled with their data first, with and without what stands under a
condition. The set of MDK is repaired where its own examples break it, and closed: unknown names are faults.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import jsonschema
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

BINDING = {
    "type": "string",
    "anyOf": [
        {"pattern": pattern}
        for pattern in (r"\{.+\}", r"\.js$", r"\.global$", r"^#.+", r"\$\(.+\)", r"\.fragment$", r"\.action$", r"^$")
    ],
}
LISTS = {"OverflowItems", "OverflowButtons"}
PATH = re.compile(r"(?<!\\)\$\{([^}]*)\}")


# Adaptive Cards


def value(path, scope, root):
    """What stands at a path of names and numbers."""
    steps = [step for step in re.split(r"[.\[\]]", path) if step]
    place = root if steps[0] == "$root" else scope
    for step in steps[1:] if steps[0][0] == "$" else steps:
        place = place[int(step) if isinstance(place, list) else step]
    return place


def filled(part, scope, root, anyway):
    """The parts that a host makes of one part of a template."""
    if isinstance(part, str):
        if whole := PATH.fullmatch(part):
            return [value(whole[1], scope, root)]
        return [PATH.sub(lambda found: str(value(found[1], scope, root)), part).replace("\\${", "${")]
    if isinstance(part, list):
        return [[made for element in part for made in filled(element, scope, root, anyway)]]
    if not isinstance(part, dict):
        return [part]
    source = part.get("$data")
    if isinstance(source, str):
        source = value(PATH.fullmatch(source)[1], scope, root)
    scopes = source if isinstance(source, list) else [scope if source is None else source]
    made = []
    for own in scopes:
        condition = part.get("$when")
        if condition and not (anyway or value(PATH.fullmatch(condition)[1], own, root) is True):
            continue
        members = {name: inner for name, inner in part.items() if name not in ("$data", "$when")}
        made.append({name: filled(inner, own, root, anyway)[0] for name, inner in members.items()})
    return made


class Adaptive:
    """Adaptive Cards of one version."""

    def __init__(self, schemas, version):
        self.options = ["--target", "adaptive", "--version", version]
        schema = json.loads((schemas / f"adaptive-card-{version}.0.json").read_text())
        self.validator = jsonschema.Draft6Validator(schema)

    def faults(self, folder):
        for path in sorted(folder.rglob("*.json")):
            card = json.loads(path.read_text())
            if path.name.endswith(".data.json") or card.get("type") != "AdaptiveCard":
                continue
            beside = path.with_name(path.stem + ".data.json")
            data = json.loads(beside.read_text()) if beside.exists() else {}
            for anyway in (False, True):
                try:
                    shown = filled(card, data, data, anyway)[0]
                except (KeyError, IndexError, TypeError) as error:
                    yield path, f"there is nothing at {error}"
                    continue
                yield path, None
                for error in self.validator.iter_errors(shown):
                    yield path, told(error)


# UI5


class UI5:
    """Manifests of UI5 integration cards."""

    def __init__(self, schemas):
        self.options = ["--target", "ui5"]
        schema = json.loads((schemas / "ui5-manifest-2.8.0.json").read_text())
        self.validator = jsonschema.Draft202012Validator(schema)

    def faults(self, folder):
        for path in sorted(folder.rglob("manifest.json")):
            yield path, None
            for error in self.validator.iter_errors(json.loads(path.read_text())):
                yield path, told(error)


# MDK


def repaired(schema, top=True):
    """A schema of MDK by which its own examples are right."""
    if isinstance(schema, list):
        return [repaired(part, False) for part in schema]
    if not isinstance(schema, dict):
        return schema
    made = {}
    for name, part in schema.items():
        is_proxy = name == "additionalProperties" and isinstance(part, dict) and set(part) <= {"proxy"}
        if name in ("$id", "$schema", "proxy") or is_proxy:
            continue
        if name == "$ref":
            made[name] = "mdk:/" + part
        elif name == "enum":
            words = [str(word["const"] if isinstance(word, dict) else word) for word in part]
            made["anyOf"] = [{"type": "string", "pattern": "(?i)^" + re.escape(word) + "$"} for word in words]
        elif name in ("const", "default", "required", "examples", "description", "title"):
            made[name] = part
        elif name in ("properties", "definitions"):
            made[name] = {own: repaired(inner, False) for own, inner in part.items()}
            for own in LISTS & set(made[name]):
                one = made[name][own]
                made[name][own] = {"anyOf": [one, {"type": "array", "items": one}, BINDING]}
        else:
            made[name] = repaired(part, False)
    if "enum" in schema and schema.get("type") == "integer":
        made.pop("type", None)
    simple = schema.get("type") in ("boolean", "integer", "number", "array", "object")
    if not top and (simple or any(name in schema for name in ("enum", "pattern", "$ref"))):
        return {"anyOf": [made, BINDING]}
    return made


def references(schema):
    """The names of the schemas that a schema refers to."""
    if isinstance(schema, dict):
        for name, part in schema.items():
            if name == "$ref" and isinstance(part, str):
                yield part.split("#")[0]
            else:
                yield from references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from references(part)


class MDK:
    """Pages of the mobile development kit."""

    options = ["--target", "mdk"]

    def __init__(self, schemas):
        folder = schemas / "mdk-26.6"
        self.schemas = {}
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".json", ".schema"):
                schema = json.loads(path.read_text())
                self.schemas[schema.get("$id", str(path.relative_to(folder).with_suffix("")))] = schema
        texts = {name: {"type": "string"} for schema in self.schemas.values() for name in references(schema)}
        contents = texts | {name: repaired(schema) for name, schema in self.schemas.items()}
        self.registry = Registry().with_resources(
            ("mdk:/" + name, Resource(contents=schema, specification=DRAFT202012))
            for name, schema in contents.items())
        self.names = {}

    def known(self, name, seen=()):
        """The members that a schema, and what it builds on, declares."""
        if name not in self.schemas or name in seen:
            return set()
        made = set()

        def walk(schema):
            made.update((schema.get("properties") or {}).keys())
            for key in ("allOf", "anyOf", "oneOf"):
                for part in schema.get(key, []):
                    if "$ref" in part:
                        made.update(self.known(part["$ref"].split("#")[0], (*seen, name)))
                    else:
                        walk(part)

        walk(self.schemas[name])
        return made

    def part(self, part, name):
        schema = {"$ref": "mdk:/" + name}
        for error in jsonschema.Draft202012Validator(schema, registry=self.registry).iter_errors(part):
            yield told(error)
        if name not in self.names:
            self.names[name] = self.known(name)
        for member in part:
            if self.names[name] and not member.startswith("_") and member not in self.names[name]:
                yield f"{name} has no {member}"

    def section(self, section):
        kind = section["_Type"].split(".")[-1]
        name = "Page/SectionedTable/Container/" + {"ContactCell": "ContactTable"}.get(kind, kind)
        yield from self.part(section, name)
        # The container's schema takes any text for its parts, so that these are judged by themselves.
        for member in ("Card", "ObjectCell", "ContactCell"):
            schema = self.schemas[name]["properties"].get(member, {}).get("$ref")
            wrapped = section.get(member + "s") or []
            for one in [section[member]] if member in section else [part.get(member, part) for part in wrapped]:
                yield from self.part(one, schema)

    def faults(self, folder):
        for path in sorted(folder.rglob("*.page")):
            yield path, None
            for control in json.loads(path.read_text())["Controls"]:
                for section in control["Sections"]:
                    for fault in self.section(section):
                        yield path, fault


# All of them


def told(error):
    return f"/{'/'.join(map(str, error.absolute_path))}: {error.message[:160]}"


def main():
    executable, schemas, cards = Path(sys.argv[1]).resolve(), Path(sys.argv[2]), sys.argv[3:]
    if not schemas.is_dir():
        sys.exit(__doc__)
    bad = 0
    for target in (MDK(schemas), UI5(schemas), Adaptive(schemas, "1.5"), Adaptive(schemas, "1.6")):
        judged = 0
        for folder in cards:
            with tempfile.TemporaryDirectory() as made:
                command = [executable, "export", *target.options, folder, "-o", made, "--fail-on", "error"]
                done = subprocess.run(command, capture_output=True, text=True)
                if done.returncode > 1:
                    sys.exit(done.stderr)
                for path, fault in target.faults(Path(made)):
                    judged += fault is None
                    if fault:
                        bad += 1
                        print(f"{target.options[1]} {path.relative_to(made)}: {fault}")
        print(f"{' '.join(target.options)}: {judged} judged")
        if not judged:
            sys.exit("nothing was judged")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
