"""Scenes that are played in the preview: by mouse, finger, wheel and keys, and what is recorded of it."""

import asyncio
import base64
import json
import re
import time

import pytest
import pytest_asyncio
from playwright.async_api import expect

from preview_page import PreviewWindow

pytestmark = pytest.mark.asyncio(loop_scope="module")

# A phone whose figures are known: extended at 71, peaking at 390.5, and a card 852 points high.
HOME = "home · peaking · cardTop 390.5"


LONG = """<CardScene xmlns="urn:cardwright:1" id="long" root="a"><MapContent id="m"/>
  <HostedCard id="a" map="m" position="extended"><Title>A</Title><HostedView height="2000">V</HostedView></HostedCard>
</CardScene>"""


class Scene:
    """A scene that is played in a window; places are points of its screen."""

    def __init__(self, window: PreviewWindow, view: int = 0):
        self.window, self.page, self.view = window, window.page, view

    @property
    def canvas(self):
        return self.window.canvas.nth(self.view)

    async def begin(self) -> "Scene":
        await self.window.named("button", "Play").click()
        await expect(self.layer("map")).to_be_attached()
        return self

    def layer(self, kind: str):
        return self.canvas.locator(f'.layer[data-kind="{kind}"]').first

    async def says(self, text: str | re.Pattern) -> None:
        await expect(self.page.locator("#play-status")).to_have_text(text)

    async def moved(self, kind: str = "card") -> float:
        """How far down a layer has moved, in points."""
        translate = await self.layer(kind).evaluate("layer => layer.style.translate")
        zoom = (await self.canvas.bounding_box())["width"] / await self.width()
        return float(translate.split()[1].removesuffix("px")) / zoom if " " in translate else 0

    async def width(self) -> float:
        return float((await self.page.locator(".device .measure").nth(self.view).text_content()).split()[0])

    async def at(self, x: float, y: float) -> tuple[float, float]:
        box = await self.canvas.bounding_box()
        zoom = box["width"] / await self.width()
        return box["x"] + x * zoom, box["y"] + y * zoom

    async def drag(self, start, end, steps: int = 10, hold: float = 0, up: bool = True) -> None:
        mouse = self.page.mouse
        await mouse.move(*await self.at(*start))
        await mouse.down()
        await mouse.move(*await self.at(*end), steps=steps)
        await asyncio.sleep(hold)
        if up:
            await mouse.up()

    async def flick(self, x: float, ys: list[float], type: str = "touch") -> None:
        """A finger or a mouse that is at each of `ys` for 20 ms, however long it takes to say so."""
        session = await self.page.context.new_cdp_session(self.page)
        start = time.time()
        for index, y in enumerate([*ys, ys[-1]]):
            left, top = await self.at(x, y)
            isUp = index == len(ys)
            at = {"timestamp": start + index * 0.02}
            if type == "touch":
                kind = "touchEnd" if isUp else "touchMove" if index else "touchStart"
                points = [] if isUp else [{"x": left, "y": top}]
                await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, **at})
            else:
                kind = "mouseReleased" if isUp else "mouseMoved" if index else "mousePressed"
                how = {"x": left, "y": top, "button": "left", "buttons": 0 if isUp else 1, "clickCount": 1}
                await session.send("Input.dispatchMouseEvent", {"type": kind, **how, **at})

    async def tap(self, x: float, y: float) -> None:
        await self.page.mouse.click(*await self.at(x, y))

    async def rests(self) -> None:
        """Until nothing moves any more."""
        await expect(self.page.locator("#scene-bar")).to_have_attribute("data-rests", "true")

    async def record(self) -> str:
        return await self.page.locator("#play-record").text_content()

    async def trace(self) -> list[str]:
        texts = await self.page.locator("#play-trace li").all_text_contents()
        return [text.split(" s", 1)[1] for text in texts]


@pytest_asyncio.fixture(loop_scope="module")
async def play(browser, preview):
    """Plays an example; at the end no window may have complained."""
    windows = []

    async def play(name: str = "city-departures", **how) -> Scene:
        uri = (preview.path / f"{name}.card.xml").as_uri()
        windows.append(await PreviewWindow.open(browser, preview.address, uri, **how))
        return await Scene(windows[-1]).begin()

    yield play
    problems = [problem for window in windows for problem in window.problems]
    for window in windows:
        await window.close()
    assert not problems


# By mouse, finger, wheel and keys


async def test_a_drag_moves_the_card_with_the_finger_and_draws_nothing_anew(play):
    scene = await play()
    await scene.says(HOME)
    await scene.drag((196, 420), (196, 400), up=False)
    await scene.says(re.compile("cardTop 380.5"))
    drawings = await scene.canvas.evaluate("canvas => (globalThis.before = [...canvas.shadowRoot.querySelectorAll('.layer > svg')]).length")
    # Ten points have decided that it is no tap.
    await scene.page.mouse.move(*await scene.at(196, 380), steps=5)
    await scene.says(re.compile("home · .* · cardTop 360.5"))
    assert abs(await scene.moved() - (360.5 - 71)) < 1
    same = await scene.canvas.evaluate("canvas => before.filter(svg => svg.isConnected).length")
    assert same == drawings > 5
    await expect(scene.canvas.locator(".touch")).to_be_visible()
    await asyncio.sleep(0.2)
    await scene.page.mouse.up()
    await scene.rests()
    assert "<Step drag=\"-30\"/>" in await scene.record()


async def test_a_flick_goes_on_by_itself_at_sixty_frames_a_second(play):
    scene = await play()
    await scene.canvas.evaluate("""canvas => {
        globalThis.seen = new Set();
        (function look() {
            seen.add(canvas.shadowRoot.querySelector('[data-kind="card"]').style.translate);
            requestAnimationFrame(look);
        })();
    }""")
    await scene.flick(196, [420, 400, 360, 320], "mouse")
    await scene.says(re.compile("home · extended"))
    await scene.rests()
    assert await scene.moved() == 0
    assert await scene.page.evaluate("seen.size") > 8
    assert (await scene.trace())[-1] == "home.didMove(extended)"


async def test_a_finger_on_the_glass_does_the_same(play):
    scene = await play(has_touch=True)
    await scene.flick(196, [420, 380, 340, 300])
    await scene.says(re.compile("home · extended"))
    await scene.rests()
    assert (await scene.trace())[-1] == "home.didMove(extended)"


async def test_a_wheel_scrolls_and_pulls_the_card_down_at_its_top(play, preview):
    path = preview.path / "city-departures.card.xml"
    path.write_text(re.sub('(?s)<Card.*', LONG, path.read_text()))
    scene = await play()
    await scene.page.mouse.move(*await scene.at(196, 500))
    await scene.page.mouse.wheel(0, 60)
    await expect(scene.page.locator("#play-record")).to_contain_text('<Step scroll="')
    points = float(re.search('scroll="([0-9.]+)"', await scene.record())[1])
    # The wheel tells pixels of the page, in which the scene is smaller.
    assert points >= 60 and abs(await scene.moved("content") + points) < 1
    await scene.page.mouse.wheel(0, -400)
    await expect(scene.page.locator("#play-record")).to_contain_text('<Step scroll="-')
    await scene.says(re.compile("a · (peaking|collapsed)"))
    assert await scene.moved("content") == 0


async def test_taps_choose_push_and_close(play):
    scene = await play()
    await scene.tap(196, 600)
    await scene.rests()
    await scene.says(re.compile("^(?!home)"))
    assert "select=\"" in await scene.record()
    await scene.page.keyboard.press("Escape")
    await scene.says(HOME)
    await scene.tap(196, 420)
    await scene.says(re.compile("home · extended"))
    await scene.rests()
    # The map, dimmed.
    await scene.tap(196, 40)
    await scene.says(HOME)
    assert re.findall(r"(\w+)=\"true\"", await scene.record()) == ["pop", "tapTitle", "tapMap"]


async def test_pages_turn_with_the_finger(play):
    scene = await play("trip-by-legs")
    await scene.drag((300, 600), (60, 600), steps=5)
    await scene.says(re.compile("page 3"))
    await scene.rests()
    assert "swipe=\"-" in await scene.record()


async def test_the_keyboard_reaches_everything_and_shows_where_it_is(play):
    scene = await play()
    await scene.canvas.focus()
    await scene.page.keyboard.press("Control+ArrowUp")
    await scene.says(re.compile("home · extended"))
    await scene.page.keyboard.press("Control+ArrowDown")
    await scene.says(HOME)
    for name in ["Departures, card, half open", re.compile("^4 Gibitzenhof.*, button$")]:
        await scene.page.keyboard.press("Tab")
        await expect(scene.canvas.locator(".focus")).to_have_count(1)
        await expect(scene.page.locator("#live")).to_have_text(name)
        # It is around what has the focus, above none of its words, and within the screen.
        ring, room = await scene.canvas.locator(".focus").evaluate(
            "mark => [mark, mark.parentNode].map((each) => each.getBoundingClientRect().toJSON())")
        assert await scene.canvas.locator(".focus").evaluate("mark => getComputedStyle(mark).outlineOffset") == "1px"
        assert ring["left"] >= room["left"] + 4 and ring["right"] <= room["right"] - 4
    await scene.page.keyboard.press("Shift+Tab")
    await scene.page.keyboard.press("Enter")
    await scene.says(re.compile("home · extended"))
    assert "tapTitle" in await scene.record()


async def test_a_pin_is_tapped_and_what_leads_out_of_a_scene_says_where_to(play):
    scene = await play("store-locator")
    said = scene.page.locator("#played")
    await scene.canvas.focus()

    async def go_to(name: str) -> None:
        live = scene.page.locator("#live")
        for _ in range(40):
            before = await live.text_content()
            await scene.page.keyboard.press("Tab")
            # What a key leads to is said a moment later; a key that is pressed before is one too many.
            await expect(live).not_to_have_text(before)
            if await live.text_content() == name:
                return
        raise AssertionError(f"Tab does not come to {name}")

    await go_to("Stores in Lisbon, card, half open")
    await go_to("See all (23), link")
    await scene.page.keyboard.press("Enter")
    await expect(said).to_have_text("Leads to the part “list” of this file")
    await go_to("Baixa, map pin")
    await scene.page.keyboard.press("Enter")
    await scene.says(re.compile("store-detail · extended"))
    assert '<Step tap="baixa"/>' in await scene.record()
    await expect(said).to_have_text("")
    # The keyboard begins on the card that has come, and Escape leads back.
    await expect(scene.page.locator("#live")).to_have_text(re.compile("Close, button|store-detail, extended"))
    await expect(scene.canvas.locator(".focus")).to_have_count(1)
    await scene.page.keyboard.press("Escape")
    await scene.says(re.compile("stores · peaking"))


async def test_a_part_below_the_edge_of_the_screen_is_pointed_at(play):
    scene = await play("store-locator")
    await scene.window.named("button", "Play").click()
    await scene.page.locator("#outline [role=treeitem]", has_text="row").first.click()
    await expect(scene.window.mark("tag")).to_have_text("ObjectCardView ↓ below the edge")
    moved = "canvas => [...canvas.shadowRoot.querySelectorAll('[data-scroller]')].map(part => part.style.translate).join('')"
    assert await scene.canvas.evaluate(moved) == "" and await scene.page.locator(".frame").evaluate("frame => frame.scrollTop") == 0


async def test_choices_that_change_nothing_of_what_is_played_cannot_be_made(play):
    scene = await play()
    await expect(scene.window.choice("position", "extended")).to_be_disabled()
    await expect(scene.window.choice("overlays", "boxes")).to_be_disabled()
    await expect(scene.window.choice("appearance", "dark")).to_be_enabled()
    await scene.window.named("button", "Play").click()
    await expect(scene.window.choice("position", "extended")).to_be_enabled()


async def test_a_turn_of_the_device_is_a_step(play):
    scene = await play()
    await scene.page.keyboard.press("o")
    await expect(scene.page.locator("#play-record")).to_contain_text("<Step resize=\"iphone-15-landscape\"/>")
    await scene.says(re.compile("home · extended"))
    box = await scene.layer("map").locator("svg").bounding_box()
    assert box["width"] > box["height"]


async def test_a_card_that_springs_over_shows_no_map_below_it(play):
    scene = await play()
    await scene.tap(196, 600)
    await scene.says(re.compile("line · extended"))
    await scene.rests()
    box = await scene.canvas.bounding_box()
    strip = {"x": box["x"] + 40, "y": box["y"] + box["height"] - 16, "width": box["width"] - 80, "height": 14}
    rest = await scene.page.screenshot(clip=strip)
    back, cards = scene.window.named("button", "Frame before"), scene.canvas.locator('.layer[data-kind="card"]')
    for _ in range(14):
        await back.click()
        top = await cards.last.evaluate("layer => parseFloat(layer.style.translate.split(' ')[1] ?? 0)")
        if top < -3:
            break
    assert top < -3
    assert await scene.page.screenshot(clip=strip) == rest


# Time


async def test_slow_motion_pause_frames_and_the_time_line(play):
    scene = await play()
    slow, pause = scene.window.named("button", "×0.1"), scene.window.named("button", "Pause")
    await slow.click()
    await scene.tap(196, 420)
    # A quarter of a second now takes two and a half.
    while await scene.moved() > 300:
        await asyncio.sleep(0.01)
    await pause.click()
    middle = await scene.moved()
    assert 0 < middle <= 300
    await scene.window.named("button", "Next frame").click()
    assert await scene.moved() < middle
    await scene.window.named("button", "Frame before").click()
    line = scene.page.locator("#play-line")
    await line.evaluate("line => { line.value = 0; line.dispatchEvent(new Event('input')); }")
    assert abs(await scene.moved() - (390.5 - 71)) < 1
    # What is touched now is not what was there then: a touch leads back to the present, and does no more.
    record = await scene.page.locator("#play-record").text_content()
    await scene.tap(196, 420)
    while await scene.moved() > 300:
        await asyncio.sleep(0.01)
    assert await scene.page.locator("#play-record").text_content() == record
    await slow.click()
    await scene.rests()
    assert await scene.moved() == 0


async def test_who_wants_no_motion_sees_where_it_ends(play):
    scene = await play(reduced_motion="reduce")
    await scene.canvas.focus()
    await scene.page.keyboard.press("Control+ArrowUp")
    await scene.says(re.compile("home · extended"))
    assert await scene.moved() == 0


# What explains it


async def test_basins_insets_and_speeds_are_drawn_over_the_scene(play):
    scene = await play()
    for name in ("basins", "insets"):
        await scene.page.locator(f'#play-guides input[name="{name}"]').check()
    basins = scene.canvas.locator(".basin")
    for text in ["Extended", "Peaking", "Collapsed", "skips peaking", "Safe area", "Map padding", "Map’s safe area"]:
        await expect(scene.canvas.locator(".label").filter(has_text=text).first).to_be_visible()
    box, top = await basins.nth(1).bounding_box(), (await scene.at(0, 346.5))[1]
    assert box["y"] < top < box["y"] + box["height"]


@pytest.mark.parametrize("name", ["city-departures", "desk-dispatch", "transit-home"])
async def test_no_label_of_a_guide_lies_on_another(play, name):
    scene = await play(name)
    for guide in ("basins", "insets", "trace"):
        await scene.page.locator(f'#play-guides input[name="{guide}"]').check()
    await scene.window.named("checkbox", "VoiceOver").check()
    labels = scene.canvas.locator(".label span")
    await expect(labels.filter(has_text="Map padding")).to_be_visible()
    await expect(labels.filter(has_text=re.compile("^1$"))).to_be_visible()
    # All at one moment: the labels of the trace come and go.
    boxes = await labels.evaluate_all("all => all.map(label => label.getBoundingClientRect().toJSON())")
    for index, one in enumerate(boxes):
        for other in boxes[index + 1:]:
            apart = (
                one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
                or one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
            )
            assert apart, (one, other)


# Record and replay


async def test_what_was_recorded_is_inserted_and_runs_as_it_was_played(play, preview, cardwright):
    scene = await play()
    await scene.drag((196, 420), (196, 300), steps=6, hold=0.2)
    await scene.rests()
    await scene.window.named("button", "Pin what holds").click()
    await scene.canvas.focus()
    await scene.page.keyboard.press("Control+ArrowUp")
    await scene.rests()
    await scene.window.named("button", "Pin what holds").click()
    await expect(scene.page.locator("#play-record")).to_contain_text(re.compile("Expect.*Expect.*</Scenario>", re.S))
    trace, top = await scene.trace(), 71 + await scene.moved()
    path = preview.path / "city-departures.card.xml"
    await scene.window.named("button", "Insert as scenario").click()
    await expect(scene.page.locator("#message")).to_have_text("The scenario is in the file.")
    assert "<Scenario id=\"played-1\" device=\"phone\">" in path.read_text()
    ran = cardwright("test", path, "--filter", "played-1", "--format", "json")
    scenario = json.loads(ran.stdout)["files"][0]["scenarios"][0]
    assert scenario["outcome"] == "passed", scenario
    told = [entry if isinstance(entry, str) else entry["text"] for entry in scenario["trace"]]
    assert told == trace
    assert f"cardTop=\"{top:g}\"" in path.read_text(), "the scene stood elsewhere than its core says"


async def test_a_scenario_of_the_file_runs_claim_by_claim(play, preview):
    path = preview.path / "city-departures.card.xml"
    path.write_text(path.read_text().replace('<Expect info="Times as of 14:02"/>', '<Expect info="Times"/>'))
    scene = await play()
    await scene.page.locator("#play-scenarios").select_option("map-goes-over")
    await scene.window.named("button", "Replay").click()
    await expect(scene.page.locator("#play-claims .holds").first).to_be_visible()
    await expect(scene.page.locator("#play-claims .fails")).to_contain_text("info is “Times as of 14:02”, not “Times”")
    # The layers are those of the cards that are seen: the timetable is on top again.
    await expect(scene.layer("title")).to_contain_text("Departures")
    await scene.window.named("button", "Restart").click()
    await scene.says(HOME)
    await expect(scene.layer("title")).to_contain_text("Departures")


async def test_voiceover_is_of_what_is_played_to_which_it_leads_back(play):
    scene = await play()
    await scene.page.locator("#play-scenarios").select_option("map-goes-over")
    await scene.window.named("button", "Replay").click()
    await expect(scene.page.locator("#play-claims .holds").first).to_be_visible()
    await scene.window.named("checkbox", "VoiceOver").check()
    await expect(scene.page.locator("#play-record")).to_contain_text('<Step voiceOver="true"/>')
    await expect(scene.window.named("checkbox", "VoiceOver")).to_be_checked()


async def test_a_replay_on_another_device_is_seen_whole_and_ends_at_a_touch(play):
    scene = await play("desk-dispatch")
    await scene.tap(150, 124)
    await expect(scene.page.locator("#play-record")).to_contain_text("<Step")
    await scene.rests()
    status, record = await scene.page.locator("#play-status").text_content(), await scene.record()
    measure = await scene.page.locator(".device .measure").text_content()
    await scene.page.locator("#play-scenarios").select_option("fixed-beside-the-map")
    await scene.window.named("button", "Replay").click()
    # Its screen stands below its picture; the head goes on to tell of the device that is chosen.
    await expect(scene.page.locator("figcaption")).to_have_text("Replay on 1280 × 800")
    await expect(scene.page.locator(".device .measure")).to_have_text(measure)
    await expect(scene.window.named("button", "Pin what holds")).to_be_disabled()
    box = await scene.canvas.bounding_box()
    stage = await scene.page.locator("#stage").bounding_box()
    assert box["width"] > box["height"] and box["width"] <= stage["width"] and box["height"] <= stage["height"]
    drawn = await scene.layer("map").locator("svg").bounding_box()
    assert abs(drawn["width"] - box["width"]) < 1
    # What was played goes on as it was.
    await scene.canvas.click()
    await scene.says(status)
    assert await scene.record() == record
    await expect(scene.page.locator("figcaption")).to_be_hidden()


async def test_the_status_is_that_of_the_moment_that_is_seen(play):
    scene = await play()
    await scene.canvas.focus()
    await scene.page.keyboard.press("Control+ArrowUp")
    await scene.says("home · extended · cardTop 71")
    await scene.rests()
    line = scene.page.locator("#play-line")
    await line.evaluate("line => { line.value = line.max - 0.15; line.dispatchEvent(new Event('input')); }")
    await scene.says(re.compile(r"home · extended · cardTop (?!71$)\d"))
    shown = float((await scene.page.locator("#play-status").text_content()).split("cardTop ")[1])
    assert abs(71 + await scene.moved() - shown) < 1
    # What is pinned is what is seen.
    await scene.window.named("button", "Pin what holds").click()
    await expect(scene.page.locator("#play-record")).to_contain_text("cardTop")
    top = float(re.search('cardTop="([0-9.]+)"', await scene.record())[1])
    assert abs(top - shown) < 0.6 and "<Step wait=" in await scene.record()


async def test_voiceover_runs_in_the_scene_and_shows_its_order(play):
    scene = await play()
    await scene.window.named("checkbox", "VoiceOver").check()
    await expect(scene.page.locator("#play-record")).to_contain_text('<Step voiceOver="true"/>')
    await expect(scene.canvas.locator(".order-number").first).to_have_text("1")
    await scene.canvas.focus()
    await scene.page.keyboard.press("Tab")
    await expect(scene.canvas.locator(".focus")).to_have_count(1)
    await scene.window.named("checkbox", "VoiceOver").uncheck()
    await expect(scene.canvas.locator(".order-number")).to_have_count(0)
    await expect(scene.page.locator("#play-record")).to_contain_text('<Step voiceOver="false"/>')


async def test_what_explains_a_place_of_rest_is_drawn_there_alone(play):
    scene = await play()
    await scene.page.locator("#play-voiceover").check()
    numbers, focus, basins = (scene.canvas.locator(name) for name in (".order-number", ".focus", ".basin"))
    await scene.window.named("checkbox", "Basins").check()
    await expect(numbers.first).to_be_attached()
    await scene.canvas.focus()
    await scene.page.keyboard.press("Tab")
    await expect(focus).to_have_count(1)
    await scene.window.named("button", "×0.1").click()
    await scene.canvas.focus()
    await scene.page.keyboard.press("Control+ArrowUp")
    await scene.says(re.compile(r"cardTop 3[0-7]\d"))
    for shown in (numbers, focus, basins):
        await expect(shown).to_have_count(0, timeout=500)
    await scene.window.named("button", "×0.1").click()
    await scene.says(re.compile("home · extended"))
    await expect(numbers.first).to_be_attached()
    # Nor at an earlier moment.
    await scene.page.locator("#play-line").evaluate(
        "line => { line.value = line.max - 0.15; line.dispatchEvent(new Event('input')); }")
    for shown in (numbers, focus, basins):
        await expect(shown).to_have_count(0)


async def test_what_comes_to_rest_elsewhere_is_said_once(play):
    scene = await play()
    await scene.canvas.focus()
    await scene.page.keyboard.press("Control+ArrowUp")
    await expect(scene.page.locator("#live")).to_have_text("home, extended")
    name = await scene.canvas.get_attribute("aria-label")
    assert name.endswith("Tab goes through what takes taps; other keys are the scene’s.")
    await scene.window.named("button", "Play").click()
    await expect(scene.canvas).to_have_attribute("aria-label", re.compile(r"Arrow keys go through its parts\.$"))


async def test_a_replay_is_told_of_and_ends_by_its_button(play):
    scene = await play()
    await scene.window.named("checkbox", "VoiceOver").check()
    await expect(scene.page.locator("#play-record")).to_contain_text('<Step voiceOver="true"/>')
    await scene.page.locator("#play-scenarios").select_option("map-goes-over")
    await scene.window.named("button", "Replay").click()
    await expect(scene.page.locator("#live")).to_have_text(re.compile("^Holds: "))
    await expect(scene.window.named("checkbox", "VoiceOver")).to_be_checked()
    await scene.window.named("button", "End replay").click()
    await expect(scene.window.named("button", "Replay")).to_be_visible()
    await expect(scene.page.locator("#play-claims")).to_be_hidden()
    await scene.says(HOME)


async def test_a_replay_does_not_move_for_those_who_want_no_motion(play):
    scene = await play(reduced_motion="reduce")
    await scene.page.locator("#play-scenarios").select_option("map-goes-over")
    await scene.page.evaluate(
        "document.tops = new Set(); new MutationObserver(() => document.tops.add(document.querySelector('#play-time').value))"
        ".observe(document.querySelector('#play-time'), { childList: true, subtree: true, characterData: true })")
    await scene.window.named("button", "Replay").click()
    await expect(scene.page.locator("#play-claims li").first).to_be_visible()
    await scene.rests()
    assert await scene.page.evaluate("document.tops.size") <= 2


async def test_the_order_numbers_what_is_seen_alone(play):
    scene = await play("field-service-day")
    await scene.page.locator("#play-voiceover").check()
    await expect(scene.canvas.locator(".order").first).to_be_attached()
    screen = await scene.canvas.bounding_box()
    boxes = [await box.bounding_box() for box in await scene.canvas.locator(".order").all()]
    assert len(boxes) > 3 and all(box["y"] < screen["y"] + screen["height"] for box in boxes)
    assert await scene.canvas.locator(".order-number").count() == len(boxes)


async def test_the_scene_hears_keys_as_soon_as_it_is_played(browser, preview):
    uri = (preview.path / "city-departures.card.xml").as_uri()
    window = await PreviewWindow.open(browser, preview.address, uri, size=(2200, 1000))
    scene = Scene(window)
    await window.page.keyboard.press("k")
    await scene.says(HOME)
    await window.page.keyboard.press("Control+ArrowUp")
    await scene.says(re.compile("home · extended"))
    assert not window.problems
    await window.close()


async def test_keys_that_the_scene_does_not_name_are_the_browsers(play):
    scene = await play()
    await scene.canvas.focus()
    await scene.page.evaluate("""() => {
        globalThis.taken = [];
        addEventListener("keydown", (event) => setTimeout(() => taken.push([event.key, event.defaultPrevented])));
        addEventListener("keydown", (event) => event.ctrlKey && event.key === "f" && event.preventDefault());
    }""")
    await scene.canvas.evaluate("""canvas => {
        for (const [key, how] of [["c", { ctrlKey: true }], ["ArrowLeft", { altKey: true }], ["r", { ctrlKey: true }], ["ArrowUp", { ctrlKey: true }]])
            canvas.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, composed: true, ...how }));
    }""")
    await scene.says(re.compile("home · extended"))
    taken = dict(await scene.page.evaluate("new Promise(done => setTimeout(() => done(taken), 50))"))
    assert not taken.get("c") and not taken.get("ArrowLeft") and not taken.get("r")


async def test_what_was_played_survives_changes_of_the_text_and_of_the_view(play, preview):
    scene = await play()
    await scene.canvas.focus()
    await scene.page.keyboard.press("Control+ArrowUp")
    await scene.says(re.compile("home · extended"))
    path = preview.path / "city-departures.card.xml"
    path.write_text(path.read_text().replace("Departures", "Arrivals", 1))
    await expect(scene.layer("title")).to_contain_text("Arrivals")
    await scene.says(re.compile("home · extended"))
    await scene.window.choose("appearance", "dark")
    await expect(scene.page.locator('[data-view$="dark"] .layer[data-kind="map"]').first).to_be_attached()
    await scene.says(re.compile("home · extended"))
    assert '<Step keys="ctrl+up"/>' in await scene.record()
    # Steps that make no sense any more are offered to be copied.
    await scene.canvas.focus()
    await scene.page.keyboard.press("Control+ArrowDown")
    await scene.rests()
    await scene.tap(196, 600)
    await expect(scene.page.locator("#play-record")).to_contain_text("select=")
    row = re.search('select="([^"]+)"', await scene.record())[1]
    path.write_text(path.read_text().replace(f'"{row}"', '"another-row"'))
    await expect(scene.page.locator("#play-lost")).to_contain_text("does not go on")
    await scene.says(HOME)
    await scene.window.named("button", "Restart").click()
    await expect(scene.page.locator("#play-lost")).to_be_hidden()


async def test_what_moves_slowly_goes_on_while_the_look_and_the_text_change(play, preview):
    scene = await play()
    await scene.page.locator("#play-slow").click()
    await scene.canvas.focus()
    await scene.page.keyboard.press("Control+ArrowUp")
    await asyncio.sleep(0.4)
    await scene.window.named("button", "Pause").click()
    before = await scene.moved()
    assert 1 < before < 319, "it is on its way"
    await scene.window.choose("appearance", "dark")
    await expect(scene.page.locator('[data-view$="dark"] .layer[data-kind="map"]').first).to_be_attached()
    assert abs(await scene.moved() - before) < 1
    path = preview.path / "city-departures.card.xml"
    path.write_text(path.read_text().replace("Departures", "Arrivals", 1))
    await expect(scene.layer("title")).to_contain_text("Arrivals")
    assert abs(await scene.moved() - before) < 1
    # Its earlier moments are there, too.
    await scene.window.named("button", "Frame before").click()
    assert before < await scene.moved() < before + 60
    await scene.window.named("button", "Pause").click()
    await scene.says("home · extended · cardTop 71")


async def test_what_was_played_through_a_lost_connection_is_offered_and_says_why(play, preview):
    scene = await play()
    await scene.canvas.focus()
    await scene.page.keyboard.press("Control+ArrowUp")
    await scene.says(re.compile("home · extended"))
    port = preview.port
    preview.stop(kill=True)
    preview.start(port)
    await expect(scene.page.locator("#play-why")).to_have_text(
        "What was recorded before does not go on: the connection was lost.")
    await scene.says(HOME)
    scene.window.problems[:] = [problem for problem in scene.window.problems if "WebSocket" not in problem]


async def test_what_the_server_refuses_holds_up_nothing(play):
    scene = await play()
    options = scene.page.locator("#play-scenarios")
    await options.evaluate("list => { const option = list.options[0]; option.value = 'none'; list.value = 'none'; }")
    for _ in range(3):
        await scene.window.named("button", "Replay").click()
    await expect(scene.page.locator("#message")).to_contain_text("there is no scenario none")
    await scene.rests()


# The same scene at rest, drawn whole and in layers: the device, how it is read, and the keys that lead to the position.
PICTURES = {
    "collapsed": ("iphone-15", "ltr", "collapsed", ["Control+ArrowDown"]),
    "extended": ("iphone-15", "ltr", "extended", ["Control+ArrowUp"]),
    "right to left": ("iphone-15", "rtl", "peaking", []),
    "beside the map": ("ipad-pro-11", "ltr", "peaking", []),
    "beside the map, right to left": ("ipad-pro-11", "rtl", "peaking", []),
}

DIFFERENCE = """async ([one, other]) => {
    const pixels = await Promise.all([one, other].map(async (data) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
    }));
    const [a, b] = pixels;
    if (a.width !== b.width || a.height !== b.height) return 1;
    // What lies between two points of the screen is rounded, either way: the colour may be that of a neighbour.
    const row = a.width * 4;
    const around = [0, -4, 4, -row, row, -row - 4, -row + 4, row - 4, row + 4];
    const isSeen = (at) => around.some((step) => [0, 1, 2].every((part) => Math.abs(a.data[at + part] - b.data[at + step + part]) <= 48));
    let count = 0;
    for (let at = row + 4; at < a.data.length - row - 4; at += 4) if (!isSeen(at)) count += 1;
    return count / (a.data.length / 4);
}"""


@pytest.mark.parametrize("name", PICTURES)
async def test_the_layers_make_the_picture_that_is_drawn_whole(browser, preview, name):
    device, direction, position, keys = PICTURES[name]
    uri = (preview.path / "city-departures.card.xml").as_uri()
    window = await PreviewWindow.open(browser, preview.address, uri, size=(1500, 1300))
    await window.page.locator('select[aria-label="Device"]').select_option(device)
    await window.choose("direction", direction)
    await window.choose("position", position)
    scene = Scene(window)
    await expect(window.page.locator(".device .measure")).not_to_have_text("" if device == "iphone-15" else "393 × 852")
    await asyncio.sleep(0.3)
    whole = await scene.canvas.screenshot()
    await scene.begin()
    await scene.canvas.focus()
    for key in keys:
        await scene.page.keyboard.press(key)
    await scene.says(re.compile(f"home · {position}"))
    await scene.rests()
    await scene.canvas.evaluate("canvas => canvas.blur()")
    layers = await scene.canvas.screenshot()
    # The page itself may load nothing.
    blank = await (await browser.new_context()).new_page()
    share = await blank.evaluate(DIFFERENCE, [base64.b64encode(picture).decode() for picture in (whole, layers)])
    await blank.context.close()
    assert share < 0.0005, f"{share:.3%} of the points differ"
    assert not window.problems
    await window.close()


GESTURES = {
    "mouse": lambda scene: scene.flick(196, [420, 400, 360, 320], "mouse"),
    "touch": lambda scene: scene.flick(196, [420, 380, 340, 300]),
    "keys": lambda scene: scene.page.keyboard.press("Control+ArrowUp"),
}


@pytest.mark.parametrize("how", GESTURES)
async def test_what_is_seen_is_what_the_scenario_says(play, preview, cardwright, how):
    """The picture of a gesture's moments beside that of the same step, drawn by the command."""
    scene = await play(has_touch=True)
    await scene.canvas.focus()
    await scene.page.locator("#play-slow").click()
    await scene.canvas.focus()
    await GESTURES[how](scene)
    await scene.says(re.compile("home · extended"))
    await asyncio.sleep(0.5)
    await scene.window.named("button", "Pause").click()
    await scene.window.named("button", "Pin what holds").click()
    await expect(scene.page.locator("#play-record")).to_contain_text("cardTop")
    seen, record = 71 + await scene.moved(), await scene.record()
    assert seen > 72, "it had come to rest before it was looked at"
    path = preview.path / "city-departures.card.xml"
    await scene.window.named("button", "Insert as scenario").click()
    await expect(scene.page.locator("#message")).to_have_text("The scenario is in the file.")
    ran = cardwright("test", path, "--filter", "played-1", "--format", "json")
    scenario = json.loads(ran.stdout)["files"][0]["scenarios"][0]
    assert scenario["outcome"] == "passed", scenario
    assert abs(float(re.search('cardTop="([0-9.]+)"', record)[1]) - seen) < 1


# What leaves a scene on its way: one of the examples, or one that is long.
MOMENTS = {
    **GESTURES,
    "pushed": lambda scene: scene.tap(196, 520),
    "told": lambda scene: scene.tap(363, 134),
    "scrolled": lambda scene: scene.flick(196, [700, 680, 640, 600]),
    "turned": lambda scene: scene.drag((300, 600), (60, 600), steps=5),
}


@pytest.mark.parametrize("how", MOMENTS)
async def test_a_moment_under_way_is_the_picture_that_the_command_draws(play, preview, cardwright, browser, how):
    name = "trip-by-legs" if how == "turned" else "city-departures"
    path = preview.path / f"{name}.card.xml"
    if how == "scrolled":
        path.write_text(re.sub("(?s)<Card.*", LONG, path.read_text()))
    scene = await play(name, has_touch=True, size=(1500, 1300))
    await scene.page.locator("#play-slow").click()
    await scene.canvas.focus()
    await MOMENTS[how](scene)
    await asyncio.sleep(0.8)
    await scene.window.named("button", "Pause").click()
    await expect(scene.page.locator("#scene-bar")).to_have_attribute("data-rests", "false")
    # What is pinned says how long after its step the moment is, and there the scenario ends.
    await scene.window.named("button", "Pin what holds").click()
    await expect(scene.page.locator("#play-record")).to_contain_text("wait=")
    await scene.canvas.evaluate("canvas => canvas.closest('.frame').style.cssText = 'border-radius: 0; box-shadow: none'")
    layers, box = await scene.canvas.screenshot(), await scene.canvas.bounding_box()
    await scene.window.named("button", "Insert as scenario").click()
    await expect(scene.page.locator("#message")).to_have_text("The scenario is in the file.")
    file = preview.path / "moment.svg"
    cardwright("render", path, "--scenario", "played-1", "--output", file)
    blank = await (await browser.new_context(viewport={"width": 1500, "height": 1300})).new_page()
    await blank.set_content(f"<style>body {{ margin: {box['y']}px 0 0 {box['x']}px }} svg {{ display: block; width: {box['width']}px; height: auto }}</style>{file.read_text()}")
    picture = await blank.locator("body > svg").screenshot()
    share = await blank.evaluate(DIFFERENCE, [base64.b64encode(picture).decode() for picture in (layers, picture)])
    await blank.context.close()
    assert share < 0.0001, f"{share:.3%} of the points differ"
