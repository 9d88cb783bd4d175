"""Films that the preview makes of scenes that are played: what was recorded, and scenarios of the file."""

import asyncio
import re
import stat
import struct

import pytest
from playwright.async_api import expect

from preview_page import PreviewProcess, PreviewWindow
from test_preview_scene import LONG, Scene, play  # noqa: F401 – the fixture

pytestmark = pytest.mark.asyncio(loop_scope="module")


def chunks(png: bytes) -> list[tuple[str, bytes]]:
    """Names and contents of the chunks of a PNG."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    found, place = [], 8
    while place < len(png):
        (length,) = struct.unpack(">I", png[place : place + 4])
        found.append((png[place + 4 : place + 8].decode(), png[place + 8 : place + 8 + length]))
        place += 12 + length
    return found


async def menu(scene: Scene) -> None:
    await scene.page.locator("#export-button").click()
    await expect(scene.page.locator("#export-menu")).to_be_visible()


async def export(scene: Scene, format: str, of: str | None = None) -> tuple[str, bytes]:
    """Name and contents of a film."""
    await menu(scene)
    if of is not None:
        await scene.page.locator("#film-of").select_option(of)
    async with scene.page.expect_download(timeout=60_000) as download:
        await scene.page.locator(f'[data-film="{format}"]').click()
    file = await download.value
    with open(await file.path(), "rb") as contents:
        return file.suggested_filename, contents.read()


async def drag_and_tap(scene: Scene) -> None:
    """Two steps: a drag that leaves the card where it is, and one that moves it up."""
    await scene.drag((196, 420), (196, 380), hold=0.2)
    await scene.rests()
    await scene.tap(196, 410)
    await scene.rests()
    assert (await scene.record()).count("<Step ") == 2


async def test_what_was_recorded_is_exported_in_each_kind(play, tmp_path, browser):
    scene = await play()
    await drag_and_tap(scene)

    name, strip = await export(scene, "svg")
    strip = strip.decode()
    assert name == "city-departures.played-1.svg"
    # The start, a drag, and a tap; fingers are seen on the way.
    titles = re.findall(r'role="img" aria-label="((?:Start|\d+ ·) [^"]*)"', strip)
    assert [title.split(" ")[0] for title in titles] == ["Start", "1", "1", "1", "2", "2", "2"]
    assert sum("finger" in title for title in titles) >= 2 and strip.count("<circle r=\"18\"") >= 2

    _, png = await export(scene, "png")
    width, height = struct.unpack(">II", dict(chunks(png))["IHDR"][:8])
    size = re.search(r'width="([\d.]+)" height="([\d.]+)"', strip)
    assert (width, height) == tuple(round(2 * float(length)) for length in size.groups())

    name, film = await export(scene, "apng")
    names = [name for name, _ in chunks(film)]
    (frames,) = struct.unpack(">I", dict(chunks(film))["acTL"][:4])
    assert name.endswith(".apng") and frames == names.count("fcTL") > 8

    name, page = await export(scene, "html")
    assert name == "city-departures.played-1.html" and b"<script" not in page
    file = tmp_path / name
    file.write_bytes(page)
    context = await browser.new_context(java_script_enabled=False)
    window = await context.new_page()
    await window.goto(file.as_uri())
    pictures = []
    for _ in range(6):
        pictures.append(await window.screenshot(clip={"x": 0, "y": 80, "width": 400, "height": 600}))
        await asyncio.sleep(0.3)
    assert len(set(pictures)) > 2
    await expect(window.get_by_role("listitem")).to_have_count(3)
    await context.close()


async def test_a_scenario_is_filmed_that_is_chosen_or_replayed_and_fingers_are_left_out(play):
    scene = await play("snap-basins")
    await menu(scene)
    choice = scene.page.locator("#film-of")
    # Nothing is recorded yet: the first scenario is there.
    await expect(choice.locator("option").first).to_have_text("What was recorded: nothing yet")
    await expect(choice.locator("option").first).to_be_disabled()
    await expect(choice).to_have_value("slow-release-near-peaking")
    await scene.page.keyboard.press("Escape")
    name, strip = await export(scene, "svg", of="flick-up")
    assert name == "snap-basins.flick-up.svg" and b"flick-up on" in strip and b'<circle r="18"' in strip

    await scene.page.locator("#play-scenarios").select_option("on-the-way-up")
    await scene.page.locator("#play-replay").click()
    await expect(scene.page.locator("#play-claims")).to_be_visible()
    await scene.page.locator('#play-guides [name="touches"]').uncheck()
    name, strip = await export(scene, "svg")
    assert name == "snap-basins.on-the-way-up.svg" and b'<circle r="18"' not in strip


async def test_the_menu_goes_by_keyboard_and_its_parts_have_names(play):
    scene = await play("snap-basins")
    await scene.page.keyboard.press("e")
    menu = scene.page.locator("#export-menu")
    names = ["SVG the chosen picture", "PNG the chosen picture, in pixels", "Sheet all pictures on one page"]
    await expect(menu.get_by_role("button", name="SVG", exact=False).first).to_be_focused()
    assert [await menu.get_by_role("button").nth(index).text_content() for index in range(3)] == [
        name.replace(" ", "", 1) for name in names
    ]
    for _ in range(4):
        await scene.page.keyboard.press("Tab")
    await expect(menu.get_by_role("combobox", name="Film of")).to_be_focused()
    await scene.page.keyboard.press("Tab")
    film = menu.get_by_role("region", name="Film").get_by_role("button")
    await expect(film.first).to_be_focused()
    async with scene.page.expect_download() as download:
        await scene.page.keyboard.press("Enter")
    assert (await download.value).suggested_filename.endswith(".html")
    await expect(menu).to_be_hidden()
    # Without Play there is nothing to film.
    await scene.window.named("button", "Play").click()
    await scene.page.locator("#export-button").click()
    await expect(scene.page.locator("#film-menu")).to_be_hidden()


@pytest.mark.parametrize("dark", [False, True])
async def test_the_menu_has_room_on_a_narrow_page(play, dark):
    scene = await play(size=(380, 560), dark=dark)
    await scene.page.locator("#export-button").click()
    box = await scene.page.locator("#export-menu").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 380 and box["y"] + box["height"] <= 560
    last = scene.page.locator('[data-film="png"]')
    await last.scroll_into_view_if_needed()
    await expect(last).to_be_in_viewport()


async def test_a_film_that_is_too_long_is_refused_and_says_what_to_do(play, preview):
    steps = '<Step move="extended"/><Step move="peaking"/>' * 80
    file = preview.path / "snap-basins.card.xml"
    file.write_text(LONG.replace("</CardScene>", f'<Device id="d" like="iphone-15"/><Scenario id="s" device="d">{steps}</Scenario></CardScene>'))
    scene = await play("snap-basins")
    await menu(scene)
    await scene.page.locator('[data-film="html"]').click()
    message = scene.page.locator("#message")
    await expect(message).to_have_text(re.compile(r"play for more than 120 seconds, which are the most here; film it with cardwright test --film"))


async def test_a_scenario_that_cannot_run_says_why(play, preview):
    file = preview.path / "snap-basins.card.xml"
    file.write_text(LONG.replace("</CardScene>", '<Scenario id="s" device="nowhere"><Step move="peaking"/></Scenario></CardScene>'))
    scene = await play("snap-basins")
    await menu(scene)
    await scene.page.locator('[data-film="svg"]').click()
    await expect(scene.page.locator("#message")).to_have_text(re.compile("“s” cannot run: there is no device “nowhere”"))


async def test_a_file_that_changes_meanwhile_is_filmed_as_it_is_then(play, preview):
    scene = await play()
    await drag_and_tap(scene)
    file = preview.path / "city-departures.card.xml"
    file.write_text(file.read_text().replace("</CardScene>", "<!-- changed --></CardScene>"))
    await scene.rests()
    name, strip = await export(scene, "svg")
    assert name == "city-departures.played-1.svg" and strip.count(b'role="img" aria-label="2') >= 2


async def test_without_a_browser_for_png_the_controls_say_why(browser, executable, examples, tmp_path, monkeypatch):
    tools = tmp_path / "tools"
    tools.mkdir()
    monkeypatch.setenv("PATH", str(tools))
    process = PreviewProcess(executable, examples, tmp_path / "state")
    try:
        window = await PreviewWindow.open(browser, process.address, (examples / "snap-basins.card.xml").as_uri())
        scene = await Scene(window).begin()
        await menu(scene)
        await expect(scene.page.locator("#film-why")).to_have_text(re.compile("^No PNG here: a PNG needs another program: install Chromium"))
        for format, off in [("html", "false"), ("svg", "false"), ("png", "true"), ("apng", "true")]:
            await expect(scene.page.locator(f'[data-film="{format}"]')).to_have_attribute("aria-disabled", off)
        await scene.page.locator('[data-film="apng"]').press("Enter")
        await expect(scene.page.locator("#message")).to_have_text(re.compile("install Chromium"))
        await window.close()
    finally:
        process.stop()


async def test_a_browser_for_png_that_fails_is_told(browser, executable, examples, tmp_path, monkeypatch):
    tools = tmp_path / "tools"
    tools.mkdir()
    broken = tools / "chromium"
    broken.write_text("#!/bin/sh\nexit 3\n")
    broken.chmod(broken.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tools))
    process = PreviewProcess(executable, examples, tmp_path / "state")
    try:
        window = await PreviewWindow.open(browser, process.address, (examples / "snap-basins.card.xml").as_uri())
        scene = await Scene(window).begin()
        await menu(scene)
        await scene.page.locator('[data-film="png"]').click()
        await expect(scene.page.locator("#message")).to_have_text(re.compile("chromium.*write SVG"), timeout=20_000)
        await window.close()
    finally:
        process.stop()


async def test_of_a_card_there_is_a_still_for_every_act(browser, preview):
    window = await PreviewWindow.open(browser, preview.address, (preview.path / "work-order.card.xml").as_uri())
    page = window.page
    await window.named("button", "Play").click()
    await page.locator("#export-button").click()
    for format, visible in [("html", False), ("apng", False), ("svg", True), ("png", True)]:
        await expect(page.locator(f'[data-film="{format}"]')).to_be_visible(visible=visible)
    await expect(page.locator("#film-why")).to_have_text("A picture for every act; only scenes are filmed.")
    await page.locator('[data-film="svg"]').click()
    await expect(page.locator("#message")).to_have_text(re.compile("nothing has been done yet; touch the card first"))
    await window.named("button", "Approve").click()
    await expect(page.locator("#played")).not_to_be_empty()
    await page.locator("#export-button").click()
    async with page.expect_download() as download:
        await page.locator('[data-film="png"]').click()
    file = await download.value
    assert file.suggested_filename == "work-order.played.png"
    width, height = struct.unpack(">II", dict(chunks(open(await file.path(), "rb").read()))["IHDR"][:8])
    assert width > 1500 and height > 300
    await window.close()
    assert not window.problems
