"""Makes one script of CommonJS modules, as an editor in a browser wants an extension: it loads a single file.

Modules are found as Node finds them, but with what packages say they have for browsers. What is not found is asked of the
editor when it is needed, as `vscode` is.
"""

import json
import re
from pathlib import Path

REQUIRED = re.compile(r"""\brequire\(\s*(?:"([^"\n]+)"|'([^'\n]+)')\s*\)""")
#: What a package exports for us, by its conditions, the best first.
CONDITIONS = ("browser", "require", "default")
#: What no module of CommonJS has.
ESM = re.compile(r"^(?:export|import)[\s{*]", re.MULTILINE)

#: The script around the modules: each runs when it is first asked for.
LOADER = """const parts = [
PARTS
];
const loaded = [];
const load = (number) => {
  if (!loaded[number]) {
    const [run, needs] = parts[number];
    const own = loaded[number] = { exports: {} };
    run.call(own.exports, own, own.exports, (name) => name in needs ? load(needs[name]) : require(name));
  }
  return loaded[number].exports;
};
module.exports = load(ENTRY);
"""


def bundle(folder: Path, entry: Path) -> str:
    """The script that is what `entry`, a module in `folder`, is."""
    found: dict[Path, dict[str, Path]] = {}
    pending = [entry]
    while pending:
        module = pending.pop()
        if module in found:
            continue
        names = [one or other for one, other in REQUIRED.findall(module.read_text())] if module.suffix != ".json" else []
        found[module] = {name: place for name in names if (place := resolved(folder, module, name))}
        pending += found[module].values()
    numbers = {module: number for number, module in enumerate(sorted(found))}
    parts = []
    for module in sorted(found):
        text = module.read_text()
        needs = json.dumps({name: numbers[place] for name, place in sorted(found[module].items())})
        body = f"module.exports = {text};" if module.suffix == ".json" else text
        parts.append(f"// {module.relative_to(folder).as_posix()}\n[function (module, exports, require) {{\n{body}\n}}, {needs}]")
    return LOADER.replace("ENTRY", str(numbers[entry])).replace("PARTS", ",\n".join(parts))


def resolved(folder: Path, module: Path, name: str) -> Path | None:
    """The file of what `module` calls `name`; None where there is none in `folder`."""
    if name.startswith("."):
        return file(replaced(folder, module, (module.parent / name).resolve()))
    scope, *rest = name.split("/")
    if scope.startswith("@") and rest:
        scope += "/" + rest.pop(0)
    for place in (module.parent, *module.parent.parents):
        package = place / "node_modules" / scope
        if package.is_relative_to(folder) and (package / "package.json").is_file():
            return inside(package, "/".join([".", *rest]))
    return None


def inside(package: Path, path: str) -> Path | None:
    """The file of what stands at `path` in a package, “.” being the package itself."""
    manifest = json.loads((package / "package.json").read_text())
    exports = manifest.get("exports")
    if isinstance(exports, dict) and path in exports:
        files = [file(package / each) for each in exported(exports[path])]
        return next((each for each in files if each and not ESM.search(each.read_text())), None)
    if path != ".":
        return file(package / path)
    browser = manifest.get("browser")
    main = manifest.get("main", "index.js")
    return file(package / (browser if isinstance(browser, str) else other(browser, main)))


def exported(value) -> list[str]:
    """The paths that hold for browsers among those that a package exports by conditions."""
    if isinstance(value, dict):
        return [path for name in CONDITIONS if name in value for path in exported(value[name])]
    return [value] if isinstance(value, str) else []


def other(browser: dict | None, path: str) -> str:
    """What a package has for browsers in the place of its file at `path`."""
    names = {Path(name).with_suffix("").as_posix(): name for name in browser or {}}
    name = names.get(Path(path).with_suffix("").as_posix())
    return browser[name] if name and browser and isinstance(browser[name], str) else path


def replaced(folder: Path, module: Path, wanted: Path) -> Path:
    """The same file, or what its package has for browsers in its place."""
    package = next((place for place in module.parents if (place / "package.json").is_file()), folder)
    if package == folder or not wanted.is_relative_to(package):
        return wanted
    browser = json.loads((package / "package.json").read_text()).get("browser")
    return package / other(browser if isinstance(browser, dict) else None, wanted.relative_to(package).as_posix())


def file(place: Path) -> Path | None:
    """The file that `place` stands for, as Node tries them."""
    tries = [place, place.with_name(place.name + ".js"), place.with_name(place.name + ".json"), place / "index.js"]
    return next((each for each in tries if each.is_file()), None)
