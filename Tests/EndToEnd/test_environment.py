"""One choice, one environment: whether it is made on the command line, by an editor or in the preview's page."""

import base64
import shutil
import subprocess
from pathlib import Path

import pytest

from conftest import ROOT
from preview_channel import Channel
from preview_page import PreviewProcess
from test_protocol import Pipe

# Between them these look different in every state; the last is a scene, which has positions.
EXAMPLES = ["purchase-approval", "approvals-carousel", "part-picker", "contacts", "transit-home"]


class Ways:
    """The three ways to a drawing."""

    def __init__(self, executable: Path, folder: Path):
        self.executable, self.folder = executable, folder
        self.preview = PreviewProcess(executable, folder, folder.parent / "state")
        self.page = Channel(self.preview.address)
        self.axes = self.page.hello()["axes"]
        self.editor = Pipe(executable)
        self.editor.request("initialize", {"capabilities": {}, "rootUri": folder.as_uri()})
        self.editor.notify("initialized")

    def end(self) -> None:
        self.page.close()
        self.preview.stop()
        self.editor.process.kill()
        self.editor.process.wait()

    def uri(self, name: str) -> str:
        return (self.folder / f"{name}.card.xml").as_uri()

    def by_command(self, name: str, axis: str, value: str):
        option = "--" + "".join("-" + letter.lower() if letter.isupper() else letter for letter in axis)
        command = [self.executable, "render", f"{name}.card.xml", "-o", "-", "--format", "svg", option, value]
        return subprocess.run(command, capture_output=True, cwd=self.folder, timeout=60)

    def by_editor(self, name: str, axis: str, value) -> dict:
        arguments = [{"uri": self.uri(name), axis: value}]
        return self.editor.request("workspace/executeCommand", {"command": "cardwright.render", "arguments": arguments})

    def by_page(self, name: str, axis: str, value) -> dict:
        self.page.show(self.uri(name), {"id": "a", axis: value})
        if self.page.await_type("frames", "error")["type"] == "frames":
            self.page.send({"type": "export", "request": 1, "uri": self.uri(name), "format": "svg", "view": "a"})
        return self.page.await_type("exported")

    def drawing(self, name: str, axis: str, value: str) -> bytes:
        """The drawing, which has to be the same by each way."""
        typed = int(value) if value.isdecimal() else value
        by_command = self.by_command(name, axis, value).stdout
        assert by_command.startswith(b"<svg")
        assert self.by_editor(name, axis, typed)["result"].encode() == by_command, (name, axis, value)
        assert base64.b64decode(self.by_page(name, axis, typed)["data"]) == by_command, (name, axis, value)
        return by_command


@pytest.fixture(scope="module")
def ways(executable, tmp_path_factory):
    folder = tmp_path_factory.mktemp("environment") / "Examples"
    shutil.copytree(ROOT / "Examples", folder)
    ways = Ways(executable, folder)
    yield ways
    ways.end()


NAMES = [
    "device", "orientation", "width", "platform", "textSize", "appearance", "contrast", "typeface", "direction", "pseudo",
    "state", "position",
]  # fmt: skip


def test_these_are_all(ways):
    assert [axis["name"] for axis in ways.axes] == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_each_value_has_one_drawing_and_each_drawing_differs(ways, name):
    (axis,) = [axis for axis in ways.axes if axis["name"] == name]
    values = [value["id"] for value in axis["values"]] or ["320", "700"]
    examples = EXAMPLES if name == "state" else EXAMPLES[-1:] if axis.get("isForScenes") else EXAMPLES[:1]
    drawings = {value: tuple(ways.drawing(example, name, value) for example in examples) for value in values}
    # Some devices have the same screen.
    assert len(set(drawings.values())) == len(values) or name == "device" and len(set(drawings.values())) >= 20


@pytest.mark.parametrize("name", NAMES)
def test_an_unknown_value_is_refused_with_those_that_there_are(ways, name):
    (axis,) = [axis for axis in ways.axes if axis["name"] == name]
    words = [value["id"] for value in axis["values"]] or ["from 1 to 10000"]
    refused = ways.by_command("purchase-approval", name, "fridge")
    assert refused.returncode == 2
    told = [refused.stderr.decode(), ways.by_editor("purchase-approval", name, "fridge")["error"]["message"]]
    ways.page.show(ways.uri("purchase-approval"), {"id": "a", name: "fridge"})
    by_page = ways.page.await_type("error")["message"]
    assert name in by_page
    told += [by_page] if axis["values"] else []
    for message in told:
        for word in words:
            assert word in message


def test_a_scene_is_drawn_for_its_own_device_unless_another_is_asked_for(ways):
    scene = (ways.folder / "transit-home.card.xml").read_text()
    (ways.folder / "wide.card.xml").write_text(scene.replace("iphone-14-pro", "ipad-pro-11", 1))
    by_editor = ways.by_editor("wide", "state", "normal")["result"]
    assert by_editor.encode() == ways.by_command("wide", "state", "normal").stdout
    assert 'width="834"' in by_editor[:200]
    assert 'width="393"' in ways.by_editor("wide", "device", "iphone-15")["result"][:200]
