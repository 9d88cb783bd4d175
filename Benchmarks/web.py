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
    table.row("compiled and begun", f"{ready['compiled'] + ready['begun']:.0f} ms")
    table.at_most("bytes to the first findings and drawing of a card", sum(ready.values()), "ms", 100, 50)
    table.row("key to findings and `cardwright/draw`, median", f"{keys['median']:.2f} ms")
    table.at_most("key to findings and `cardwright/draw`, p95", keys["p95"], "ms", 16, 5)
    table.at_most("that in total, against the native core", keys["ratio"], "times", 2, 1.5)
    table.at_most(f"memory after {memory['count']:,} edits, beside that after a thousand", memory["late"] / memory["early"], "times", 1, 1)
    table.row("memory", f"{memory['late'] / 1e6:.1f} MB")
