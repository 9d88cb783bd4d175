"""The server for coding agents, seen from a client over stdio."""

import json
import shutil
import subprocess
import time
from pathlib import Path
from statistics import median

import corpus


class Agent:
    """One server process and the conversation with it, a message a line; times are in milliseconds."""

    def __init__(self, executable: str, folder: Path):
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            [executable, "mcp", str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.next_id = 0
        self.request("initialize", {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "bench"}})

    def request(self, method: str, params: dict) -> dict:
        self.next_id += 1
        message = {"jsonrpc": "2.0", "id": self.next_id, "method": method, "params": params}
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if answer.get("id") != self.next_id or "error" in answer:
            raise SystemExit(f"bench: {method}: {answer}")
        return answer["result"]

    def call(self, tool: str, **arguments) -> float:
        """How long a call takes that leads to a result."""
        start = time.perf_counter()
        result = self.request("tools/call", {"name": tool, "arguments": arguments})
        took = (time.perf_counter() - start) * 1000
        if result["isError"]:
            raise SystemExit(f"bench: {tool}: {result}")
        return took

    def stop(self) -> None:
        self.process.stdin.close()
        self.process.wait(timeout=10)


def agent_rows(table, executable: str, quick: bool, files: list[Path], examples: list[str]) -> None:
    """An ordinary card and one of ten times its size, by themselves and among many; what is changed at the end of a long list."""
    folder = files[0].parent.parent / "agent"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    rounds = 5 if quick else 15
    texts = {
        "ordinary": corpus.document(lambda lines, _: lines >= 60, examples),
        "ten times that": corpus.document(lambda lines, _: lines >= 600, examples),
    }
    table.title("Server for agents, seen from a client over stdio")
    warm = {}
    for name, text in texts.items():
        (folder / "a.card.xml").write_text(text)
        cold = []
        for _ in range(rounds):
            agent = Agent(executable, folder)
            agent.call("validate", path="a.card.xml")
            cold.append((time.perf_counter() - agent.started) * 1000)
            agent.stop()
        agent = Agent(executable, folder)
        took = sorted(agent.call("validate", path="a.card.xml") for _ in range(20 * rounds))
        agent.stop()
        warm[name] = median(took)
        table.row(f"start of the process to validate answered, median, {name}", f"{median(cold):.2f} ms")
        if name == "ordinary":
            table.at_most(f"validate, warm, p95, {name}", took[int(len(took) * 0.95)], "ms", 5, 2)
        else:
            table.row(f"validate, warm, p95, {name}", f"{took[int(len(took) * 0.95)]:.2f} ms")
    growth = warm["ten times that"] / warm["ordinary"]
    table.row("validate, ten times the size", f"{growth:.1f} times", ("linear, ≤ 15", growth <= 15))
    shutil.rmtree(folder)

    agent = Agent(executable, files[0].parent)
    name = files[0].name
    table.row(f"validate among {len(files):,} cards, the first time", f"{agent.call('validate', path=name):.2f} ms")
    took = [agent.call("validate", path=name) for _ in range(rounds)]
    table.row(f"validate among {len(files):,} cards, warm, median", f"{median(took):.2f} ms")
    table.row("outline, warm, median", f"{median(agent.call('outline', path=name) for _ in range(rounds)):.2f} ms")
    edited = {}
    for count in (2_000, 20_000):
        cells = "".join(f'<ObjectCell id="c{number}"><Title>Pump</Title></ObjectCell>\n' for number in range(count))
        text = f'<ObjectCellList xmlns="{corpus.NAMESPACE}" id="list">\n{cells}</ObjectCellList>\n'
        change = {"element": f"/ObjectCellList/ObjectCell[{count}]/Title", "text": "Last"}
        edited[count] = median(agent.call("edit", text=text, changes=[change]) for _ in range(3))
        table.row(f"edit of the last of {count:,} elements, median", f"{edited[count]:.2f} ms")
    growth = edited[20_000] / edited[2_000]
    table.row("edit of the last of ten times as many", f"{growth:.1f} times", ("linear, ≤ 15", growth <= 15))
    agent.stop()
