"""Rows about the core in WebAssembly, which `make web` compiles: its size, how soon it answers, and what a key takes."""

import json
import subprocess

import corpus

FOLDER = corpus.ROOT / ".build" / "web"


def web_rows(table, probe: str, quick: bool) -> None:
    """Asks the module, and the same core of this machine, which `probe` is."""
    table.title("the core in WebAssembly (Node)")
    if not (FOLDER / "cardwright.wasm").exists():
        print("not measured: make web compiles it")
        return
    command = ["node", corpus.ROOT / "Benchmarks" / "web.js", FOLDER, probe, *(["--quick"] if quick else [])]
    figures = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    table.at_most("size", figures["size"] / 1e6, "MB", 4, 3.5)
    table.at_most("size, packed by brotli", figures["packed"] / 1e6, "MB", 1, 0.9)
    ready, keys, memory = figures["ready"], figures["keys"], figures["memory"]
    native = ready.pop("native")
    table.row("compiled and begun", f"{ready['compiled'] + ready['begun']:.0f} ms")
    table.at_most("bytes to the first findings and drawing of a card", sum(ready.values()), "ms", 100, 50)
    table.row("the same of the native core, as a process", f"{native:.0f} ms")
    for name in ("findings", "completion", "drawing"):
        cold, warm = keys[name]["cold"], keys[name]["warm"]
        table.row(f"key to {name}, median", f"{warm['median']:.2f} ms")
        table.row(f"key to {name}, p95", f"{warm['p95']:.2f} ms")
        table.row(f"key to {name}, against the native core", f"{warm['ratio']:.2f} times")
        table.row(f"key to {name}, first keys, against the native core", f"{cold['ratio']:.2f} times")
    cold, warm = keys["keys"]["cold"], keys["keys"]["warm"]
    table.row("key to all of them, median", f"{warm['median']:.2f} ms")
    table.at_most("key to all of them, p95", warm["p95"], "ms", 16, 5)
    table.at_most("key to all of them, p95 of the first keys of a card", cold["p95"], "ms", 16, 8)
    table.at_most("all keys, against the native core", warm["ratio"], "times", 2, 1.5)
    table.at_most("the first keys of all cards, against the native core", cold["ratio"], "times", 2, 1.5)
    table.at_most(f"memory after {memory['count']:,} edits, beside that after a thousand", memory["late"] / memory["early"], "times", 1, 1)
    table.row("memory", f"{memory['late'] / 1e6:.1f} MB")
