"""`cardwright render` and `cardwright devices` as people and scripts use them: files, formats, options, mistakes."""

import json
import os
import re
import select
import shutil
import signal
import struct
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from conftest import ROOT

SVG = "{http://www.w3.org/2000/svg}"
EXAMPLES = sorted(path.name for path in (ROOT / "Examples").glob("*.card.xml"))
CARD = """<ObjectCardView xmlns="urn:cardwright:1" id="order">
  <DetailImage src="pump.png" shape="square" alt="The pump"/>
  <Title>Electric pump in hall 4 of the northern plant</Title>
  <Subtitle>{missing.path}</Subtitle>
</ObjectCardView>
"""
BROKEN = """<ObjectCardView xmlns="urn:cardwright:1" id="order">
  <Title>Pump</Title>
  <Sutitle>Hall 4</Sutitle>
"""


@pytest.fixture
def render(cardwright, examples):
    """Draws a file below the examples and returns what was written, by name."""

    def run(file: str, *options: str, output: str = "out.svg", input: str = "") -> dict[str, bytes]:
        folder = examples.parent / "drawn"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        result = cardwright("render", file, "--output", str(folder / output), *options, cwd=examples, input=input)
        assert (result.returncode, result.stderr) == (0, b""), result.stderr.decode()
        return {path.name: path.read_bytes() for path in folder.iterdir()}

    return run


def picture(files: dict[str, bytes]) -> ElementTree.Element:
    """The one SVG that was written."""
    assert list(files) == ["out.svg"]
    return ElementTree.fromstring(files["out.svg"])


def texts(root: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in root.iter(SVG + "text")]


def png_size(data: bytes) -> tuple[int, int]:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", data[16:24])


class TestSVG:
    @pytest.mark.parametrize("name", EXAMPLES)
    def test_every_example_is_a_picture_that_needs_nothing_else(self, render, examples, name):
        root = picture(render(name))
        source = (examples / name).read_bytes()
        assert float(root.get("width")) >= 320 and root.find(SVG + "title").text
        lines = list(root.iter(SVG + "text"))
        assert lines and all(float(line.get("textLength")) > 0 for line in lines if "".join(line.itertext()).strip())
        for element in root.iter():
            assert element.tag.startswith(SVG) and element.tag not in (SVG + "script", SVG + "foreignObject")
            for attribute, value in element.attrib.items():
                assert not attribute.startswith("on")
                if attribute.endswith("href"): assert value.startswith(("data:image/", "#"))
                for url in re.findall(r"url\(([^)]*)\)", value): assert url.startswith("#")
            # What was drawn can be found in the text: the range begins with the part's own start tag.
            if "data-source" in element.attrib:
                start, end = map(int, element.get("data-source").split("-"))
                assert source[start:end].startswith(b"<" + element.get("data-element").encode())

    def test_bound_texts_show_the_sample_data(self, render):
        assert not [text for text in texts(picture(render("work-order-list.card.xml"))) if "{" in text]

    def test_what_is_missing_is_a_placeholder(self, render, examples):
        (examples / "lost.card.xml").write_text(CARD)
        root = picture(render("lost.card.xml"))
        assert "{missing.path}" in texts(root)
        image = next(part for part in root.iter(SVG + "g") if part.get("data-element") == "DetailImage")
        assert image.find(f".//{SVG}image") is None and image.find(f".//{SVG}path") is not None

    def test_a_picture_outside_of_the_folder_is_not_read(self, render, examples):
        shutil.copy(next((examples / "images").glob("*.png")), examples.parent / "pump.png")
        for path in ("../pump.png", str(examples.parent / "pump.png"), "images/../../pump.png"):
            (examples / "climbing.card.xml").write_text(CARD.replace("pump.png", path))
            assert picture(render("climbing.card.xml")).find(f".//{SVG}image") is None
        shutil.copy(examples.parent / "pump.png", examples / "pump.png")
        (examples / "staying.card.xml").write_text(CARD)
        assert picture(render("staying.card.xml")).find(f".//{SVG}image") is not None

    def test_standard_input_and_output(self, cardwright, examples):
        text = (examples / "work-order.card.xml").read_bytes()
        named = cardwright("render", "work-order.card.xml", "-o", "-", cwd=examples)
        assert named.returncode == 0 and named.stdout.startswith(b"<svg ")
        placed = cardwright("render", "-", "--stdin-path", "work-order.card.xml", "-o", "-", input=text, cwd=examples)
        assert placed.stdout == named.stdout
        # Without a place there are no files, so that bound texts show what they are bound to.
        alone = cardwright("render", "-", "-o", "-", input=text, cwd=examples)
        assert "{title}" in texts(ElementTree.fromstring(alone.stdout))

    def test_a_broken_file_is_drawn_and_its_errors_are_told(self, cardwright, tmp_path):
        (tmp_path / "broken.card.xml").write_text(BROKEN)
        result = cardwright("render", "broken.card.xml", "-o", "broken.svg")
        told = result.stderr.decode()
        assert result.returncode == 0
        assert "broken.card.xml:3:4: error: " in told and "<Sutitle>" in told and "[end-tag-missing]" in told
        assert "Pump" in texts(ElementTree.parse(tmp_path / "broken.svg").getroot())


class TestEnvironment:
    @pytest.mark.parametrize("file, option, value", [
        ("work-order", "--orientation", "landscape"), ("work-order", "--text-size", "AX2"),
        ("work-order", "--appearance", "dark"), ("work-order", "--contrast", "high"),
        ("work-order", "--typeface", "system"), ("work-order", "--direction", "rtl"),
        ("work-order", "--platform", "android"), ("work-order", "--device", "ipad-pro-11"),
        ("work-order", "--state", "pressed"), ("work-order", "--state", "disabled"), ("work-order", "--state", "done"),
        ("work-order", "--state", "menu"), ("work-order", "--state", "loading"), ("work-order-list", "--state", "empty"),
        ("part-picker", "--state", "selection"), ("work-order-list", "--state", "selected"),
        ("contacts", "--state", "swipe"), ("transit-home", "--position", "collapsed"),
        ("transit-home", "--position", "extended"),
    ])
    def test_each_choice_shows_in_the_picture(self, render, file, option, value):
        usual = render(f"{file}.card.xml")["out.svg"]
        assert render(f"{file}.card.xml", option, value)["out.svg"] != usual

    def test_devices_are_listed_and_drawn_at_their_width(self, cardwright, render):
        devices = json.loads(cardwright("devices", "--format", "json").stdout)
        table = cardwright("devices").stdout.decode()
        assert {"iphone-se-3", "iphone-15-pro-max", "ipad-pro-11", "android-compact"} <= {it["id"] for it in devices}
        assert all(re.search(rf"^{device['id']} .*{re.escape(device['name'])}", table, re.M) for device in devices)
        for device in devices:
            for held in ("portrait", "landscape"):
                root = picture(render("work-order.card.xml", "--device", device["id"], "--orientation", held))
                assert float(root.get("width")) == device[held]["width"], device["id"]

    def test_right_to_left_is_the_mirror_image(self, render):
        def frames(*options):
            report = json.loads(render("work-order.card.xml", *options, output="out.json")["out.json"])
            return report["size"][0], [part["frame"] for part in report["parts"]]

        (width, there), (_, mirrored) = frames(), frames("--direction", "rtl")
        assert len(there) == len(mirrored)
        for (x, y, w, h), (left, top, across, down) in zip(there, mirrored):
            assert (left, top, across, down) == pytest.approx((width - x - w, y, w, h), abs=0.34)

    def test_every_combination_has_a_file_of_its_own(self, render):
        files = render("work-order.card.xml", "--device", "iphone-se-3", "--device", "ipad-pro-11",
                       "--appearance", "light", "--appearance", "dark")
        assert len(files) == 4 and len(set(files.values())) == 4
        for name in files: assert re.fullmatch(r"out-(iphone-se-3|ipad-pro-11)(-dark)?\.svg", name), name

    @pytest.mark.parametrize("options, words", [
        (["--device", "nokia-3310"], ["nokia-3310", "cardwright devices"]), (["--text-size", "huge"], ["huge", "AX5"]),
        (["--format", "pdf"], ["pdf", "'svg', 'png', 'html' or 'json'"]), (["--overlay", "grid"], ["grid", "reading-order"]),
        (["--state", "asleep"], ["asleep", "loading"]), (["--scale", "9"], ["--scale", "1 and 4"]),
        (["--direction", "up"], ["up", "rtl"]), (["--position", "half"], ["half", "peaking"]),
    ])
    def test_a_wrong_value_is_named_and_so_are_the_right_ones(self, cardwright, examples, tmp_path, options, words):
        result = cardwright("render", "work-order.card.xml", "-o", str(tmp_path / "x.svg"), *options, cwd=examples)
        assert result.returncode == 2 and not (tmp_path / "x.svg").exists()
        for word in words: assert word in result.stderr.decode()

    def test_an_ending_of_another_format_is_refused_unless_a_format_is_given(self, cardwright, examples, tmp_path):
        card, output = examples / "vehicle.card.xml", tmp_path / "out.drawing"
        result = cardwright("render", str(card), "-o", str(output))
        assert result.returncode == 2 and "no format for .drawing files" in result.stderr.decode() and not output.exists()
        assert cardwright("render", str(card), "-o", str(output), "--format", "svg").returncode == 0
        assert output.read_bytes().startswith(b"<svg ")

    @pytest.mark.parametrize("arguments, word", [
        (["gone.card.xml", "-o", "x.svg"], "gone.card.xml"), (["work-order.card.xml", "-o", "no/x.svg"], "no/x.svg"),
        (["work-order.card.xml"], "--output"),
        (["work-order.card.xml", "-o", "-", "--text-size", "AX1", "--text-size", "AX2"], "--sheet"),
    ])
    def test_what_cannot_be_read_or_written_is_said(self, cardwright, examples, arguments, word):
        result = cardwright("render", *arguments, cwd=examples)
        assert result.returncode == 2 and word in result.stderr.decode() and result.stdout == b""


class TestFrames:
    @pytest.mark.parametrize("name", EXAMPLES)
    def test_frames_tell_what_the_picture_shows(self, render, examples, name):
        report = json.loads(render(name, output="out.json")["out.json"])
        root = picture(render(name))
        source = (examples / name).read_bytes()
        assert report["size"] == pytest.approx([float(root.get("width")), float(root.get("height"))], abs=0.001)
        lines = [line for part in report["parts"] for line in part.get("lines", [])]
        # The picture has the letters of people without a photo as well, which are no text that is read.
        assert {line["text"] for line in lines if line["text"].strip()} <= set(texts(root))
        order = [part["readingOrder"] for part in report["parts"] if "readingOrder" in part]
        assert sorted(order) == list(range(1, len(order) + 1))
        for index, part in enumerate(report["parts"]):
            assert part.get("parent", -1) < index and min(part["frame"][2:]) >= 0
            if "source" in part:
                start, end = part["source"]
                assert source[start:end].startswith(b"<" + part["element"].encode())

    @pytest.mark.parametrize("platform, least", [("ios", 44), ("android", 48)])
    def test_touch_targets_are_as_large_as_the_platform_asks(self, render, platform, least):
        report = json.loads(render("work-order.card.xml", "--platform", platform, output="out.json")["out.json"])
        targets = [part["touchTarget"] for part in report["parts"] if "touchTarget" in part]
        assert targets and all(min(target[2:]) >= least for target in targets)

    @pytest.mark.parametrize("option, value, key, told", [
        ("--device", "ipad-pro-11", "width", 834), ("--orientation", "landscape", "height", 393),
        ("--text-size", "AX3", "textSize", "AX3"), ("--appearance", "dark", "appearance", "dark"),
        ("--contrast", "high", "contrast", "high"), ("--typeface", "system", "typeface", "system"),
        ("--direction", "rtl", "direction", "rtl"), ("--platform", "android", "platform", "android"),
        ("--state", "pressed", "state", "pressed"), ("--position", "extended", "position", "extended"),
    ])
    def test_frames_tell_what_they_were_laid_out_for(self, render, option, value, key, told):
        report = json.loads(render("transit-home.card.xml", option, value, output="out.json")["out.json"])
        assert report["environment"][key] == told

    def test_several_environments_are_a_list(self, render):
        reports = json.loads(
            render("work-order.card.xml", "--text-size", "small", "--text-size", "AX5", output="out.json")["out.json"])
        assert [report["environment"]["textSize"] for report in reports] == ["small", "AX5"]


class TestOverlaysAndSheets:
    def test_each_overlay_adds_what_it_is_named_after(self, render):
        names = ["boxes", "spacing", "targets", "reading-order"]
        groups = {}
        for name in names:
            root = picture(render("work-order.card.xml", "--overlay", name))
            (group,) = [g for g in root.iter(SVG + "g") if (g.get("class") or "").startswith("overlay-")]
            assert group.get("class") == f"overlay-{name}" and len(list(group.iter())) > 3
            groups[name] = group
        assert texts(groups["reading-order"])[:3] == ["1", "2", "3"]
        together = picture(render("work-order.card.xml", *[word for name in names for word in ("--overlay", name)]))
        assert sorted(g.get("class") for g in together.iter(SVG + "g") if g.get("class")) == sorted(
            f"overlay-{name}" for name in names)

    def test_a_sheet_shows_every_environment_under_its_name(self, render):
        root = picture(render("work-order.card.xml", "--sheet", "--device", "iphone-se-3", "--device", "ipad-pro-11",
                              "--appearance", "light", "--appearance", "dark"))
        assert texts(root).count("Electric pump") == 4
        captions = [text for text in texts(root) if text.startswith(("iPhone SE", "iPad Pro"))]
        assert len(set(captions)) == 4 and sum("dark" in caption.lower() for caption in captions) == 2
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))

    def test_a_sheet_without_choices_is_a_tour(self, render):
        root = picture(render("work-order.card.xml", "--sheet"))
        assert texts(root).count("Electric pump") >= 4

    def test_a_page_holds_all_pictures_and_needs_nothing_else(self, render):
        page = render("work-order.card.xml", "--appearance", "light", "--appearance", "dark", output="out.html")["out.html"]
        text = page.decode()
        assert text.count("<svg") == 2 and text.lower().startswith("<!doctype html>") and "<script" not in text
        assert not re.search(r'(?:src|href)="(?!data:|#)', text)


class TestPNG:
    def test_a_device_decides_the_pixels_and_scale_overrides_it(self, render):
        height = float(picture(render("work-order.card.xml")).get("height"))
        assert png_size(render("work-order.card.xml", output="out.png")["out.png"]) == (393 * 3, int(height * 3))
        small = render("work-order.card.xml", "--scale", "1", output="out.png")["out.png"]
        assert png_size(small) == (393, int(height))

    def test_many_drawn_at_once_on_a_busy_machine_are_all_whole(self, executable, examples):
        """A browser that photographs its window may do so before all parts of it are there."""
        command = [executable, "render", "snap-basins.card.xml", "--position", "extended", "--scale", "3", "-o", "-", "--format", "png"]
        drawings = [subprocess.Popen(command, cwd=examples, stdout=subprocess.PIPE) for _ in range(8)]
        (picture,) = {drawing.communicate()[0] for drawing in drawings}
        assert png_size(picture) == (320 * 3, 568 * 3) and len(picture) > 10_000

    @pytest.mark.parametrize("programs, succeeds", [([], False), (["rsvg-convert"], True)])
    def test_what_is_installed_draws_and_what_is_missing_is_named(self, cardwright, examples, tmp_path, programs, succeeds):
        folder = tmp_path / "bin"
        folder.mkdir()
        for program in programs:
            path = shutil.which(program)
            assert path, f"{program} is missing; install the package librsvg2-bin"
            (folder / program).symlink_to(path)
        out = tmp_path / "x.png"
        result = cardwright("render", "work-order.card.xml", "-o", str(out), cwd=examples, env={"PATH": str(folder)})
        if succeeds:
            assert result.returncode == 0 and png_size(out.read_bytes())[0] == 393 * 3
        else:
            assert result.returncode == 2 and not out.exists()
            for word in ("chromium", "librsvg2-bin", "SVG"): assert word in result.stderr.decode()

    @pytest.mark.parametrize("title, script", [("Pump", ""), ("صمام المضخة", "Arabic"), ("搬送モーター", "Japanese")])
    def test_letters_that_no_font_has_are_told(self, cardwright, tmp_path, title, script):
        folder, fonts = tmp_path / "bin", tmp_path / "fonts.conf"
        folder.mkdir()
        for program in ("rsvg-convert", "fc-list"):
            path = shutil.which(program)
            assert path, f"{program} is missing; install the packages librsvg2-bin and fontconfig"
            (folder / program).symlink_to(path)
        fonts.write_text(f"<fontconfig><dir>/usr/share/fonts/opentype/inter</dir><cachedir>{tmp_path}</cachedir></fontconfig>")
        (tmp_path / "a.card.xml").write_text(CARD.replace("Electric pump in hall 4 of the northern plant", title))
        result = cardwright(
            "render", "a.card.xml", "-o", "a.png", cwd=tmp_path,
            env={"PATH": str(folder), "FONTCONFIG_FILE": str(fonts)})
        assert result.returncode == 0 and (tmp_path / "a.png").exists()
        told = [line for line in result.stderr.decode().splitlines() if "no installed font" in line]
        assert len(told) == bool(script) and all(script in line and "apt install" in line for line in told)

    @pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
    def test_what_draws_ends_with_the_command_that_waits_for_it(self, executable, examples, tmp_path, end):
        folder, pipe = tmp_path / "bin", tmp_path / "pipe"
        folder.mkdir()
        os.mkfifo(pipe)
        # It and what it has started hold the pipe until they end.
        (folder / "chromium").write_text(f'#!/bin/sh\nsleep 0.5\nexec 3>"{pipe}"\nsleep 600\n')
        (folder / "chromium").chmod(0o755)
        process = subprocess.Popen(
            [executable, "render", "work-order.card.xml", "-o", str(tmp_path / "x.png")], cwd=examples,
            env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"},
            # Whoever runs this in the background has Ctrl-C ignored.
            preexec_fn=lambda: signal.signal(end, signal.SIG_DFL))
        with open(pipe, "rb") as reader:
            process.send_signal(end)
            assert select.select([reader], [], [], 20)[0] and reader.read() == b""
        assert process.wait(20) == -end
