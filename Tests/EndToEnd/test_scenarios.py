"""Scenarios as scripts and people run them: what is told, how it ends, and what is written."""

import json
import os
import re
import struct
import subprocess
import time
import xml.etree.ElementTree as ElementTree
import zlib
from pathlib import Path

import pytest

from terminal import on_terminal

ROOT = Path(__file__).resolve().parent.parent.parent
SCENE = """<CardScene xmlns="urn:cardwright:1" id="trip" root="home">
  <Device id="phone" like="iphone-se-1"/>
  <MapContent id="town">
    <Pin latitude="48.1" longitude="11.6">Station</Pin>
  </MapContent>
  <PlainCard id="home" map="town" position="peaking">
    <Title>Trip</Title>
    <Text>Soon</Text>
  </PlainCard>
  <Scenario id="up" device="phone">
    <Step   tapTitle="true"/>
    <Expect position="extended" cardTop="70"/>
  </Scenario>
  <Scenario id="down" device="phone">
    <Step keys="ctrl+down"/>
    <Expect position="collapsed"   cardTop="507.5" trace="town.padding home.didMove(collapsed)"/>
  </Scenario>
</CardScene>
"""
WRONG = SCENE.replace('cardTop="70"', 'cardTop="71"').replace("didMove(collapsed)", "didMove(peaking)")


@pytest.fixture
def scenes(tmp_path: Path) -> Path:
    """A scene that holds, one that does not, a card, and a scene that is wrong."""
    for name, text in {
        "good.card.xml": SCENE, "wrong.card.xml": WRONG,
        "card.card.xml": '<ObjectCardView xmlns="urn:cardwright:1" id="a">\n  <Title>A</Title>\n</ObjectCardView>\n',
    }.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def run(executable: Path, *arguments: str, cwd: Path, **more) -> subprocess.CompletedProcess:
    return subprocess.run([executable, "test", *arguments], cwd=cwd, capture_output=True, text=True, **more)


class TestScenarios:
    def test_the_examples_hold(self, executable: Path):
        done = run(executable, "Examples", cwd=ROOT)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout
        assert done.stdout.count("\n") == 1 and ", 0 " not in done.stdout and "passed" in done.stdout

    def test_a_failure_says_where_what_and_how_far_off(self, executable: Path, scenes: Path):
        done = run(executable, "wrong.card.xml", cwd=scenes)
        assert done.returncode == 1
        lines = done.stdout.splitlines()
        assert lines[0] == "wrong.card.xml:12:42: up (phone, spec): cardTop is 70, not 71, 1 less"
        assert lines[1].startswith("  trace until then: home.willAppear home.didAppear town.padding home.didMove(extended)")
        assert "wrong.card.xml:16:59: down (phone, spec): trace is" in lines[2]
        assert lines[-1] == "2 scenarios in 1 file: 0 passed, 2 failed"

    def test_json(self, executable: Path, scenes: Path):
        done = run(executable, "--format", "json", cwd=scenes)
        report = json.loads(done.stdout)
        assert done.returncode == 1
        assert [file["path"] for file in report["files"]] == ["good.card.xml", "wrong.card.xml"]
        failed = report["files"][1]["scenarios"][0]
        assert (failed["id"], failed["device"], failed["profile"], failed["outcome"]) == ("up", "phone", "spec", "failed")
        assert failed["failures"][0]["expected"] == "71" and failed["failures"][0]["actual"] == "70"
        assert failed["seconds"] == 0.25 and failed["trace"][-1] == "home.didMove(extended)"
        assert report["summary"] == {"passed": 2, "failed": 2, "errors": 0}

    def test_other_shapes_can_be_read(self, executable: Path, scenes: Path):
        suites = ElementTree.fromstring(run(executable, "--format", "junit", cwd=scenes).stdout)
        assert [suite.get("failures") for suite in suites] == ["0", "2"]
        tap = run(executable, "--format", "tap", cwd=scenes).stdout.splitlines()
        assert tap[0] == "TAP version 14" and tap[-1] == "1..4" and sum(line.startswith("ok ") for line in tap) == 2
        github = run(executable, "--format", "github", cwd=scenes).stdout
        assert github.startswith("::error file=wrong.card.xml,line=12,col=42,title=up (phone%2C spec)::")

    def test_claims_come_in_the_order_in_which_they_stand(self, executable: Path, scenes: Path):
        (scenes / "order.card.xml").write_text(SCENE.replace('cardTop="70"', 'dim="0" cardTop="71" title="Away"'))
        report = json.loads(run(executable, "--format", "json", "--filter", "up", "order.card.xml", cwd=scenes).stdout)
        claims = [failure["claim"] for failure in report["files"][0]["scenarios"][0]["failures"]]
        assert claims == ["dim", "cardTop", "title"]

    def test_a_device_that_is_named_twice_is_one(self, executable: Path, scenes: Path):
        done = run(executable, "--device", "iphone-se-1", "--device", "iphone-se-1", "good.card.xml", cwd=scenes)
        assert done.stdout == "2 scenarios in 1 file: 2 passed\n"

    def test_filter_device_profile(self, executable: Path, scenes: Path):
        done = run(executable, "--filter", "dow", "good.card.xml", cwd=scenes)
        assert done.stdout == "1 scenario in 1 file: 1 passed\n"
        done = run(executable, "--filter", "sideways", cwd=scenes)
        assert done.returncode == 2 and "no scenario whose id contains “sideways”" in done.stderr
        done = run(executable, "--device", "iphone-15", "good.card.xml", cwd=scenes)
        assert done.returncode == 1 and "(iphone-15, spec): cardTop is 71, not 70" in done.stdout
        report = json.loads(run(executable, "--profile", "tgcard-2.5", "--format", "json", "good.card.xml", cwd=scenes).stdout)
        assert {scenario["profile"] for scenario in report["files"][0]["scenarios"]} == {"tgcard-2.5"}

    def test_what_cannot_run_is_told(self, executable: Path, scenes: Path):
        (scenes / "torn.card.xml").write_text(SCENE.replace("</PlainCard>", ""))
        (scenes / "unknown.card.xml").write_text(SCENE.replace('device="phone"', 'device="fridge"', 1))
        (scenes / "rule.card.xml").write_text(SCENE.replace('<Step   tapTitle="true"/>', '<Step tap="nobody"/>'))
        done = run(executable, "torn.card.xml", "unknown.card.xml", "rule.card.xml", "missing.card.xml", cwd=scenes)
        assert done.returncode == 2
        assert "torn.card.xml: its scenarios did not run" in done.stdout
        assert "unknown.card.xml: its scenarios did not run" in done.stdout
        assert "rule.card.xml:11:16: error: There is no part “nobody” in this scene" in done.stdout
        assert "rule.card.xml: its scenarios did not run" in done.stdout
        assert "missing.card.xml" in done.stderr

    def test_actions_that_never_end_fail_their_scenario(self, executable: Path, scenes: Path):
        handler = '<On event="didMove"><Move to="collapsed"/><Move to="extended"/></On>'
        (scenes / "circle.card.xml").write_text(SCENE.replace("</Text>\n", f"</Text>\n    {handler}\n", 1))
        done = run(executable, "--filter", "up", "circle.card.xml", cwd=scenes)
        assert done.returncode == 1, done.stderr
        assert "circle.card.xml:9:6: up (phone, spec): The actions of “didMove” and those that answer them never end" in done.stdout
        assert done.stdout.endswith("0 passed, 1 failed\n")

    @pytest.mark.parametrize(
        "arguments", [["--jobs", "0"], ["--device", "fridge"], ["--format", "sarif"], ["--update", "--profile", "spec"],
                      ["--watch", "-"], ["--update", "-"], ["--watch", "missing"]])
    def test_a_wrong_call_ends_with_two(self, executable: Path, scenes: Path, arguments: list[str]):
        assert run(executable, *arguments, cwd=scenes).returncode == 2

    def test_fail_fast_stops(self, executable: Path, scenes: Path):
        (scenes / "a.card.xml").write_text(WRONG)
        done = run(executable, "--fail-fast", "a.card.xml", "wrong.card.xml", cwd=scenes)
        assert done.returncode == 1 and "wrong.card.xml" not in done.stdout

    def test_a_long_run_shows_how_far_it_has_come(self, executable: Path, scenes: Path):
        up = SCENE[SCENE.index('  <Scenario id="up"'):SCENE.index('  <Scenario id="down"')]
        text = SCENE.replace(up, "".join(up.replace('"up"', f'"up-{index}"') for index in range(40)))
        (scenes / "many").mkdir()
        for index in range(6000):
            (scenes / "many" / f"{index}.card.xml").write_text(text)
        seen = on_terminal(executable, "test", "--jobs", "1", "many", cwd=scenes)
        bars = [(int(done), int(total)) for done, total in re.findall(r"\r[█░]{30} (\d+)/(\d+)", seen)]
        assert bars and bars == sorted(bars) and {total for _, total in bars} == {6000}
        assert seen.endswith("\r\x1b[K246000 scenarios in 6000 files: 246000 passed\n"), seen[-200:]
        assert "█" not in on_terminal(executable, "test", "good.card.xml", cwd=scenes)

    def test_standard_input(self, executable: Path, scenes: Path):
        assert run(executable, "-", cwd=scenes, input=SCENE).returncode == 0
        assert run(executable, "-", cwd=scenes, input=WRONG).stdout.startswith("<stdin>:12:42: up")

    def test_update_writes_the_claims_that_fail_and_nothing_else(self, executable: Path, scenes: Path):
        done = run(executable, "--update", "wrong.card.xml", cwd=scenes)
        assert done.returncode == 0 and "updated the claims of 2 scenarios" in done.stderr
        assert done.stdout == "2 scenarios in 1 file: 2 passed\n"
        assert (scenes / "wrong.card.xml").read_text() == SCENE
        assert run(executable, "wrong.card.xml", cwd=scenes).returncode == 0

    def test_validate_runs_scenarios_too(self, executable: Path, scenes: Path):
        done = subprocess.run(
            [executable, "validate", "--format", "json", "wrong.card.xml"], cwd=scenes, capture_output=True, text=True)
        findings = json.loads(done.stdout)["files"][0]["findings"]
        assert done.returncode == 1
        assert {(finding["code"], finding["source"]) for finding in findings} == {("claim-fails", "scenario")}
        assert findings[0]["range"]["start"] == {"line": 11, "character": 41}

    def test_watch_runs_again(self, executable: Path, scenes: Path):
        process = subprocess.Popen(
            [executable, "test", "--watch", "wrong.card.xml"], cwd=scenes, stdout=subprocess.PIPE, text=True)
        try:
            def summary() -> str:
                for line in process.stdout:
                    if "scenarios in" in line:
                        return line
                return ""

            assert "2 failed" in summary()
            os.replace(scenes / "good.card.xml", scenes / "wrong.card.xml")
            deadline = time.monotonic() + 60
            while "2 passed" not in summary():
                assert time.monotonic() < deadline
        finally:
            process.terminate()
            process.wait()

    def test_watch_says_that_a_folder_has_been_emptied(self, executable: Path, scenes: Path):
        with (scenes / "told").open("w") as told:
            process = subprocess.Popen([executable, "test", "--watch"], cwd=scenes, stdout=subprocess.PIPE, stderr=told, text=True)
            try:
                assert any("2 failed" in line for line in process.stdout)
                for file in scenes.glob("*.card.xml"):
                    file.unlink()
                deadline = time.monotonic() + 60
                while "there is no *.card.xml in this folder" not in (scenes / "told").read_text():
                    assert time.monotonic() < deadline
                    time.sleep(0.1)
            finally:
                process.terminate()
                process.wait()


class TestFilms:
    def test_films_of_all_and_of_failed_ones(self, executable: Path, scenes: Path):
        done = run(executable, "--film", "films", "--film-format", "svg", "--film-format", "html", "--format", "json", cwd=scenes)
        assert (done.returncode, done.stderr) == (1, "")
        names = sorted(path.name for path in (scenes / "films").iterdir())
        assert names == sorted(f"{file}.{id}.{ending}" for file in ("good", "wrong") for id in ("up", "down") for ending in ("svg", "html"))
        told = [name for file in json.loads(done.stdout)["files"] for scenario in file["scenarios"] for name in scenario["films"]]
        assert sorted(told) == [f"films/{name}" for name in names]
        strip = (scenes / "films" / "wrong.up.svg").read_text()
        ElementTree.fromstring(strip)
        assert "1 · tapTitle" in strip and "✗ cardTop is 70" in strip
        done = run(executable, "good.card.xml", "--film", "none", "--failed", cwd=scenes)
        assert done.returncode == 0 and not list((scenes / "none").iterdir())

    def test_names_lead_nowhere_else(self, executable: Path, tmp_path: Path):
        (tmp_path / "a").mkdir()
        (tmp_path / "b").mkdir()
        for folder in "ab":
            (tmp_path / folder / "same.card.xml").write_text(SCENE)
        run(executable, "a", "b", "--film", "out", "--filter", "up", "--film-format", "html", cwd=tmp_path)
        assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["a-same.up.html", "b-same.up.html"]
        assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b", "out"]

    def test_every_film_has_a_name_of_its_own(self, executable: Path, tmp_path: Path):
        scene = SCENE.replace('id="up"', 'id="go.up"').replace('id="down"', 'id="go·up"')
        for name in ("a b", "a-b"):
            (tmp_path / f"{name}.card.xml").write_text(scene)
        done = run(executable, ".", "--film", "out", "--format", "json", "--film-format", "html", cwd=tmp_path)
        told = [name for file in json.loads(done.stdout)["files"] for scenario in file["scenarios"] for name in scenario["films"]]
        assert sorted(told) == sorted(f"out/{path.name}" for path in (tmp_path / "out").iterdir())
        assert len(set(told)) == 4

    def test_fingers_are_left_out_of_films(self, executable: Path, scenes: Path):
        finger = '<circle r="18"'
        for option, count in [([], 1), (["--no-touches"], 0)]:
            run(executable, "good.card.xml", "--film", "films", "--film-format", "html", *option, cwd=scenes)
            pages = [path.read_text() for path in (scenes / "films").iterdir()]
            assert any(finger in page for page in pages) == bool(count)
        assert run(executable, "good.card.xml", "--no-touches", cwd=scenes).returncode == 2

    def test_more_films_than_processors(self, executable: Path, tmp_path: Path):
        for number in range(2 * (os.cpu_count() or 1)):
            (tmp_path / f"{number}.card.xml").write_text(SCENE)
        run(executable, ".", "--film", "out", "--filter", "up", "--film-format", "png", cwd=tmp_path)
        assert len(list((tmp_path / "out").glob("*.png"))) == 2 * (os.cpu_count() or 1)

    def test_a_moving_picture(self, executable: Path, scenes: Path):
        run(executable, "good.card.xml", "--film", "films", "--filter", "up", "--film-format", "apng", cwd=scenes)
        picture = (scenes / "films" / "good.up.apng").read_bytes()
        assert picture.startswith(b"\x89PNG") and b"acTL" in picture
        width, height = struct.unpack(">II", picture[16:24])
        frames = [struct.unpack(">IIIIHH", picture[place + 8:place + 28]) for place in every(b"fcTL", picture)]
        assert len(frames) == struct.unpack(">I", picture[picture.index(b"acTL") + 4:][:4])[0] >= 4
        assert frames[0][:4] == (width, height, 0, 0)
        # What moves is a part of the picture, and what rests is one frame.
        assert all(x + wide <= width and y + high <= height for wide, high, x, y, _, _ in frames)
        assert sum(wide * high < width * height for wide, high, *_ in frames) >= len(frames) / 2
        assert frames[-1][4] >= 900

    def test_wrong_calls(self, executable: Path, scenes: Path):
        assert run(executable, "--failed", cwd=scenes).returncode == 2
        assert run(executable, "--film", "films", "--film-format", "gif", cwd=scenes).returncode == 2


def every(word: bytes, data: bytes) -> list[int]:
    """Where `word` stands in `data`."""
    places = [data.find(word)]
    while places[-1] >= 0:
        places.append(data.find(word, places[-1] + 1))
    return places[:-1]


def pixels(png: bytes) -> bytearray:
    """The bytes of the pixels of a PNG with eight bits a sample that is not interlaced."""
    data, header, place = b"", b"", 8
    while place < len(png):
        length, name = struct.unpack(">I4s", png[place:place + 8])
        chunk = png[place + 8:place + 8 + length]
        header = chunk if name == b"IHDR" else header
        data += chunk if name == b"IDAT" else b""
        place += length + 12
    width, height, _, kind = struct.unpack(">IIBB", header[:10])
    size = {2: 3, 6: 4}[kind]
    raw, rows = zlib.decompress(data), bytearray()
    before = bytearray(width * size)
    for row in range(height):
        start = row * (width * size + 1)
        line = bytearray(raw[start + 1:start + 1 + width * size])
        for index in range(len(line)):
            left = line[index - size] if index >= size else 0
            corner = before[index - size] if index >= size else 0
            up = before[index]
            match raw[start]:
                case 1: add = left
                case 2: add = up
                case 3: add = (left + up) // 2
                case 4: add = min((left, up, corner), key=lambda value: abs(left + up - corner - value))
                case _: add = 0
            line[index] = (line[index] + add) & 255
        before = line
        rows += line
    return rows


class TestMoments:
    def render(self, executable: Path, scenes: Path, *arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            [executable, "render", "good.card.xml", "-o", "-", *arguments], cwd=scenes, capture_output=True, text=True
        )

    def test_a_moment_of_a_step(self, executable: Path, scenes: Path):
        early = self.render(executable, scenes, "--scenario", "up", "--step", "1", "--at", "0.05").stdout
        ElementTree.fromstring(early)
        end = self.render(executable, scenes, "--scenario", "up").stdout
        assert early != end and 'data-layer="title"' in end and 'width="320"' in end
        assert 'width="393"' in self.render(executable, scenes, "--scenario", "up", "--device", "iphone-15").stdout
        frames = json.loads(self.render(executable, scenes, "--scenario", "up", "--format", "json").stdout)
        card = next(part for part in frames["parts"] if part.get("role") == "card")
        assert card["frame"][1] == 70

    @pytest.mark.parametrize(("name", "scenario", "position"), [
        ("snap-basins", "flick-up", "extended"),
        ("store-locator", "turn-the-phone", "peaking"),
    ])
    def test_layers_at_rest_are_the_drawing(self, executable: Path, tmp_path: Path, name: str, scenario: str, position: str):
        """The same pixels, but for lines that fall between two of them: they may be one further up or down."""
        file = f"Examples/{name}.card.xml"
        pictures = []
        for more in (["--scenario", scenario], ["--position", position]):
            picture = tmp_path / f"{len(pictures)}.png"
            subprocess.run([executable, "render", file, "-o", picture, "--scale", "3", *more], cwd=ROOT, check=True, capture_output=True)
            pictures.append(picture.read_bytes())
        _, height = struct.unpack(">II", pictures[0][16:24])
        one, other = map(pixels, pictures)
        assert len(one) == len(other)
        line = len(one) // height
        different = sum(
            all(abs(one[place] - other[place + way]) > 12 for way in (0, line, -line))
            for place in range(line, len(one) - line)
        )
        assert different < len(one) / 10000

    @pytest.mark.parametrize(
        ("arguments", "words"),
        [
            (["--scenario", "upp"], "did you mean “up”?"),
            (["--scenario", "up", "--step", "2"], "there is no step 2 in “up”: it has 1"),
            (["--step", "1"], "--step and --at go with --scenario"),
            (["--scenario", "up", "--at", "1"], "say --step"),
            (["--scenario", "up", "--step", "0"], "from 1 on"),
        ],
    )
    def test_mistakes(self, executable: Path, scenes: Path, arguments: list[str], words: str):
        done = self.render(executable, scenes, *arguments)
        assert done.returncode == 2 and words in done.stderr
