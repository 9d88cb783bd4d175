"""Cards that are played in the preview: touched as on the phone, by mouse, finger and keys."""

import asyncio
import json
import re

import pytest
import pytest_asyncio
from playwright.async_api import expect

from preview_page import PreviewProcess, PreviewWindow

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def open_window(browser, preview):
    """Opens a window on an example; at the end no window may have complained."""
    windows = []

    async def open_window(name: str, **how) -> PreviewWindow:
        uri = (preview.path / f"{name}.card.xml").as_uri()
        windows.append(await PreviewWindow.open(browser, preview.address, uri, **how))
        return windows[-1]

    yield open_window
    problems = [problem for window in windows for problem in window.problems]
    for window in windows:
        await window.close()
    assert not problems


async def until(holds) -> None:
    """Waits until what is asked for holds."""
    for _ in range(400):
        if await holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it does not hold after 20 seconds")


INPUTS = ["mouse", "finger", "keys"]


class Player:
    """A person who plays a card: with a mouse, a finger or keys."""

    def __init__(self, window: PreviewWindow, how: str = "mouse"):
        self.window, self.page, self.how = window, window.page, how

    def target(self, name: str, index: int = 0):
        """What can be touched."""
        return self.window.canvas.first.locator(f'.targets [aria-label="{name}"]').nth(index)

    @property
    def said(self):
        """What the page tells of what has happened."""
        return self.page.locator("#played")

    def text(self, string: str):
        """A text of the card."""
        return self.window.canvas.first.locator("svg text").filter(has_text=re.compile(f"^{re.escape(string)}$"))

    async def focus(self, name: str, index: int = 0) -> None:
        """Goes to a target by the Tab key."""
        target = self.target(name, index)
        await expect(target).to_be_attached()
        for _ in range(60):
            if await target.evaluate("button => button.matches(':focus')"):
                return
            # A menu is gone through by arrow keys.
            is_entry = await target.get_attribute("role") == "menuitem"
            await self.page.keyboard.press("ArrowDown" if is_entry else "Tab")
        raise AssertionError(f"the Tab key does not reach {name}")

    async def tap(self, name: str, index: int = 0, key: str = "Enter") -> None:
        if self.how == "mouse":
            await self.target(name, index).click()
        elif self.how == "finger":
            await self.target(name, index).tap()
        else:
            await self.focus(name, index)
            await self.page.keyboard.press(key)

    async def rests(self, name: str, index: int = 0, *, at: float) -> None:
        """Waits until a target is seen so far to the right."""
        target = self.target(name, index)
        await until(lambda: target.evaluate("(button, at) => Math.abs(button.getBoundingClientRect().x - at) < 1.5", at))

    async def scrolled(self, least: int, view: int = 0) -> None:
        """Waits until a picture is scrolled so far in its frame."""
        frame = self.page.locator(".frame").nth(view)
        await until(lambda: frame.evaluate("(frame, least) => frame.scrollTop > least", least))

    async def swipe(self, name: str, by: float, index: int = 0) -> None:
        """Sweeps over a target by a share of the picture's width, to the right where that is positive."""
        if self.how == "keys":
            await self.focus(name, index)
            return await self.page.keyboard.press("ArrowRight" if by > 0 else "ArrowLeft")
        box = await self.target(name, index).bounding_box()
        width = (await self.window.canvas.first.bounding_box())["width"]
        start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await self.drag(start, (by * width, 0))

    async def drag(self, start: tuple[float, float], by: tuple[float, float]) -> None:
        if self.how == "mouse":
            await self.page.mouse.move(*start)
            await self.page.mouse.down()
            for step in range(1, 6):
                await self.page.mouse.move(start[0] + by[0] * step / 5, start[1] + by[1] * step / 5)
            # Nothing is thrown that rests before it is let go.
            await self.page.wait_for_timeout(100)
            return await self.page.mouse.up()
        session = await self.page.context.new_cdp_session(self.page)

        async def touch(kind: str, *points: tuple[float, float]) -> None:
            await session.send(
                "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
            )

        await touch("touchStart", start)
        for step in range(1, 11):
            await touch("touchMove", (start[0] + by[0] * step / 10, start[1] + by[1] * step / 10))
        await self.page.wait_for_timeout(100)
        await touch("touchEnd")


@pytest_asyncio.fixture(loop_scope="module")
async def play(open_window):
    """Opens an example and plays it."""

    async def play(name: str, how: str = "mouse", **options) -> Player:
        window = await open_window(name, has_touch=True, **options)
        await window.named("button", "Play").click()
        await expect(window.canvas.first.locator(".targets button").first).to_be_attached()
        return Player(window, how)

    return play


# The mode


async def test_play_begins_and_ends_by_its_button_and_its_key(open_window):
    window = await open_window("work-order")
    button = window.named("button", "Play")
    await expect(button).to_have_attribute("aria-pressed", "false")
    await button.click()
    await expect(button).to_have_attribute("aria-pressed", "true")
    await expect(window.page.locator("#play-bar")).to_be_visible()
    await expect(window.page.locator("#live")).to_have_text("Play: the card answers to touches")
    await window.page.keyboard.press("k")
    await expect(button).to_have_attribute("aria-pressed", "false")
    await expect(window.page.locator("#play-bar")).to_be_hidden()
    await expect(window.page.locator("#live")).to_have_text("Play has ended")


@pytest.mark.parametrize("name", ["work-order", "charging-sheet"])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700), (600, 800), (390, 844)])
async def test_nothing_moves_under_the_pointer_when_play_begins(open_window, name, size):
    window = await open_window(name, size=size)
    at_rest = await window.canvas.bounding_box()
    await window.page.keyboard.press("k")
    bar = window.page.locator("#play-bar")
    await expect(bar).to_be_visible()
    assert await window.canvas.bounding_box() == at_rest, "also while the server has not answered"
    if name == "charging-sheet":
        await expect(window.canvas.locator(".layer").first).to_be_attached()
        await expect(window.canvas.locator(".marks")).to_be_hidden()
        assert not await window.canvas.evaluate("canvas => canvas.shadowRoot.querySelector('svg').checkVisibility()")
    assert await window.canvas.bounding_box() == at_rest
    # The zoom stands in the bar, where nothing is played, and neither is cut.
    below, stage = await bar.bounding_box(), await window.page.locator("#stage").bounding_box()
    assert below["y"] + below["height"] == pytest.approx(stage["y"] + stage["height"], abs=1)
    assert below["x"] >= stage["x"] and below["x"] + below["width"] <= stage["x"] + stage["width"]
    zoom = await window.page.locator(".zoom").bounding_box()
    assert (zoom is None) == (size[0] < 680), "keys do the same where there is no room"
    # What is said of the last touch stands above the bar of a scene.
    for control in await bar.locator("button, input, output, label, span:not(#played)").all():
        box = await control.bounding_box()
        if not box or not box["width"]:
            continue
        assert box["x"] + box["width"] <= below["x"] + below["width"] and box["y"] >= below["y"] - 0.5
        assert not zoom or box["x"] + box["width"] <= zoom["x"] or box["y"] + box["height"] <= zoom["y"] + 1
    if zoom:
        assert zoom["y"] >= below["y"] - 0.5 and zoom["y"] + zoom["height"] <= below["y"] + below["height"] + 0.5


@pytest.mark.parametrize("size, share", [((720, 450), 0.27), ((740, 360), 0.35)])
async def test_in_a_small_window_the_bar_leaves_room_for_what_is_played(open_window, size, share):
    window = await open_window("charging-sheet", size=size)
    await window.page.keyboard.press("k")
    await expect(window.page.locator("#scene-bar")).to_be_visible()
    bar, stage = [await window.page.locator(name).bounding_box() for name in ("#play-bar", "#stage")]
    assert bar["height"] <= share * stage["height"]


async def test_while_a_card_is_played_a_click_chooses_no_part(open_window):
    window = await open_window("work-order")
    await window.click("Title")
    await expect(window.mark("chosen")).to_be_visible()
    await window.named("button", "Play").click()
    await expect(window.mark("chosen")).to_have_count(0)
    await window.click("Title")
    await expect(window.mark("chosen")).to_have_count(0)
    await window.named("button", "Play").click()
    await window.click("Title")
    await expect(window.mark("chosen")).to_be_visible()


async def test_what_can_be_touched_has_a_role_and_a_name(play):
    player = await play("work-order-list")
    await expect(player.window.canvas.first).to_have_attribute("role", "group")
    for role, name in [("link", "See all (6)"), ("link", "Pump P-204 does not start"), ("button", "More"), ("button", "Start")]:
        await expect(player.window.canvas.first.locator(".targets").get_by_role(role, name=name, exact=True).first).to_be_attached()
    await expect(player.target("More")).to_have_attribute("aria-haspopup", "menu")
    await player.window.named("button", "Play").click()
    await expect(player.window.canvas.first.locator(".targets button")).to_have_count(0)
    await expect(player.window.canvas.first).to_have_attribute("role", "application")


async def test_the_focus_is_seen_and_stays_where_it_was_after_the_card_is_drawn_anew(play):
    player = await play("leave-request", "keys")
    await player.focus("Decline")
    assert await player.target("Decline").evaluate("button => getComputedStyle(button).outlineWidth") == "3px"
    await player.focus("Approve")
    await player.page.keyboard.press("Space")
    await expect(player.text("Approved")).to_be_visible()
    await player.focus("Decline")


# Each family


@pytest.mark.parametrize("how", INPUTS)
@pytest.mark.parametrize(
    "example, name, after",
    [
        ("leave-request", "Approve", "Approved"),  # ObjectCardView
        ("batch-release", "Reject", "Rejected"),  # Card
        ("handover-checklist", "Confirm", "Confirmed"),  # ObjectCellList, its bar
        ("approvals-carousel", "Reject", "Rejected"),  # CardCarousel
        ("work-order-list", "Start", "Started"),  # CardList
    ],
)
async def test_an_action_becomes_what_its_file_says(play, how, example, name, after):
    player = await play(example, how)
    before = await player.text(name).count()
    await player.tap(name)
    await expect(player.text(after)).to_have_count(1)
    await expect(player.text(name)).to_have_count(before - 1)
    await expect(player.target(after)).to_be_disabled()
    await expect(player.said).to_have_text(f"“{name}” is done")


@pytest.mark.parametrize("how", INPUTS)
async def test_only_the_item_that_is_touched_changes(play, how):
    player = await play("work-order-list", how)
    await player.tap("Start", 1)
    await expect(player.target("Started")).to_have_count(1)
    await expect(player.window.canvas.first.locator('.targets [aria-label="Start"]')).to_have_count(3)
    assert await player.text("Started").evaluate("text => text.getBoundingClientRect().top") > await player.text(
        "Start").first.evaluate("text => text.getBoundingClientRect().top")


@pytest.mark.parametrize("how", INPUTS)
async def test_a_menu_opens_chooses_and_closes(play, how):
    player = await play("purchase-approval", how)
    await player.tap("More for this requisition")
    await expect(player.text("Decline")).to_be_visible()
    # Nothing else can be touched but what has opened it, and keys find the menu at once.
    more = player.target("More for this requisition")
    await expect(more).to_have_attribute("aria-expanded", "true")
    await expect(player.window.canvas.first.get_by_role("menu", name="More for this requisition").get_by_role("menuitem")).to_have_count(
        await player.window.canvas.first.locator(".targets button").count() - 1)
    if how == "keys":
        await expect(player.target("Forward")).to_be_focused()
        await player.page.keyboard.press("ArrowDown")
        await expect(player.target("Ask the requester")).to_be_focused()
        await player.page.keyboard.press("Escape")
        await expect(more).to_be_focused()
        await expect(more).to_have_attribute("aria-expanded", "false")
    else:
        box = await player.window.canvas.first.bounding_box()
        await player.page.mouse.click(box["x"] + 60, box["y"] + 4)
    await expect(player.text("Decline")).to_have_count(0)
    await player.tap("More for this requisition")
    await player.tap("Decline")
    await expect(player.text("Decline")).to_have_count(0)
    await expect(player.said).to_have_text("“Decline” is done")
    await player.tap("More for this requisition")
    await expect(player.target("Declined")).to_be_disabled()


@pytest.mark.parametrize("how", INPUTS)
async def test_checkboxes_and_radio_buttons(play, how):
    player = await play("handover-checklist", how)
    await expect(player.text("2 selected")).to_be_visible()
    await player.tap("Logbook signed", key="Space")
    await expect(player.target("Logbook signed")).to_have_attribute("aria-checked", "true")
    await expect(player.text("3 selected")).to_be_visible()
    await player.tap("Tools counted")
    await expect(player.text("2 selected")).to_be_visible()
    player = await play("part-picker", how)
    radios = player.window.canvas.first.locator('.targets [role="radio"]')
    on = player.window.canvas.first.locator('.targets [aria-checked="true"]')
    await expect(player.window.canvas.first.get_by_role("radiogroup").get_by_role("radio")).to_have_count(await radios.count())
    name = await radios.last.get_attribute("aria-label")
    if how == "keys":
        # The Tab key finds the one that is on, the arrow keys go around from there.
        await player.focus(await on.get_attribute("aria-label"))
        await player.page.keyboard.press("Home")
        await player.page.keyboard.press("ArrowUp")
        await expect(player.target(name)).to_be_focused()
    else:
        await player.tap(name)
    await expect(on).to_have_attribute("aria-label", name)


@pytest.mark.parametrize("how", INPUTS)
async def test_a_cell_swipes_both_ways_and_back(play, how):
    player = await play("notifications", how)
    first = await player.window.canvas.first.locator(".targets .link").first.get_attribute("aria-label")
    await player.swipe(first, -0.3)
    await expect(player.text("Delete")).to_be_visible()
    await expect(player.said).to_have_text("The swipe shows “Delete”, “Pin”")
    await player.swipe(first, 0.3)
    await expect(player.text("Delete")).to_have_count(0)
    await player.swipe(first, -0.3)
    await player.tap("Delete")
    await expect(player.said).to_have_text("“Delete” is done")
    await player.swipe(first, -0.3)
    await expect(player.text("Pin")).to_be_visible()
    await expect(player.text("Delete")).to_have_count(0)
    await player.swipe(first, 0.3)
    await expect(player.text("Pin")).to_have_count(0)
    if how == "keys":
        return
    # Far enough, the first action is done at once.
    await player.swipe(first, 0.45)
    await expect(player.text("Mark read")).to_be_visible()
    await player.swipe(first, -0.3)
    box = await player.target(first).bounding_box()
    await player.drag((box["x"] + 10, box["y"] + 20), (box["width"] * 0.6, 0))
    await expect(player.said).to_have_text("“Mark read” is done")
    await expect(player.text("Mark read")).to_have_count(0)


async def test_a_cell_that_closes_under_the_finger_is_swiped_anew(play):
    held, is_held, said = [], False, []

    def channel(socket) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: held.append(text) if is_held else socket.send(text))

        def say(text: str) -> None:
            nonlocal is_held
            said.append(json.loads(text).get("kind"))
            # What comes of the closing is late.
            is_held = is_held or said[-1] == "tap"
            server.send(text)

        socket.on_message(say)
        play.socket = socket

    player = await play("notifications", channel=channel)
    first = await player.window.canvas.first.locator(".targets .link").first.get_attribute("aria-label")
    box = await player.target(first).bounding_box()
    await player.swipe(first, 0.45)
    await expect(player.text("Mark read")).to_be_visible()
    await player.swipe(first, -0.3)
    await until(lambda: asyncio.sleep(0, said[-1] == "tap" and held))
    mouse = player.page.mouse
    await mouse.move(box["x"] + 10, box["y"] + 20)
    await mouse.down()
    await mouse.move(box["x"] + 60, box["y"] + 20)
    is_held = False
    for text in held:
        play.socket.send(text)
    await until(lambda: asyncio.sleep(0, said[-1] == "swipeLeading"))
    await expect(player.text("Mark read")).to_be_visible()
    await mouse.move(box["x"] + 10 + box["width"] * 0.6, box["y"] + 20, steps=4)
    await player.page.wait_for_timeout(100)
    await mouse.up()
    await expect(player.said).to_have_text("“Mark read” is done")


async def test_what_an_edit_takes_away_is_not_open_and_leads_nowhere_back(play, preview):
    player = await play("purchase-approval")
    back = player.page.locator("#card-back")
    await player.tap("More for this requisition")
    await expect(back).to_have_attribute("aria-disabled", "false")
    path = preview.path / "purchase-approval.card.xml"
    path.write_text(re.sub(r"<Overflow.*?</Overflow>", "", path.read_text(), flags=re.S))
    await expect(player.target("Forward")).to_have_count(0)
    await expect(back).to_have_attribute("aria-disabled", "true")
    await expect(player.said).to_have_text("Closed")


async def test_nothing_looks_pressed_below_a_finger_that_moves_it(play):
    player = await play("notifications")
    target = player.page.locator(".targets .link").first
    box = await target.bounding_box()
    ground = "button => getComputedStyle(button).backgroundColor"
    await player.page.mouse.move(box["x"] + 200, box["y"] + 20)
    await player.page.mouse.down()
    assert await target.evaluate(ground) != "rgba(0, 0, 0, 0)"
    await player.page.mouse.move(box["x"] + 120, box["y"] + 20, steps=4)
    await until(lambda: target.evaluate("button => getComputedStyle(button).backgroundColor === 'rgba(0, 0, 0, 0)'"))
    await player.page.mouse.up()


@pytest.mark.parametrize("by", ["choice", "language"])
async def test_from_right_to_left_a_swipe_goes_the_other_way(play, preview, by):
    if by == "language":
        path = preview.path / "notifications.card.xml"
        path.write_text(path.read_text().replace('xmlns="urn:cardwright:1"', 'xmlns="urn:cardwright:1" xml:lang="ar"', 1))
    player = await play("notifications")
    if by == "choice":
        await player.window.choose("direction", "rtl")
    first = player.window.canvas.first.locator(".targets .link").first
    await player.swipe(await first.get_attribute("aria-label"), 0.3)
    await expect(player.text("Delete")).to_be_visible()


async def test_a_long_touch_begins_to_select_and_escape_ends_it(play):
    player = await play("notifications")
    cell = player.window.canvas.first.locator(".targets .link").first
    box = await cell.bounding_box()
    await player.page.mouse.move(box["x"] + 80, box["y"] + 20)
    await player.page.mouse.down()
    boxes = player.window.canvas.first.locator('.targets [role="checkbox"]')
    await expect(boxes.first).to_have_attribute("aria-checked", "true")
    await player.page.mouse.up()
    await boxes.nth(1).click()
    await expect(boxes.nth(1)).to_have_attribute("aria-checked", "true")
    await expect(boxes.first).to_have_attribute("aria-checked", "true")
    await player.page.keyboard.press("Escape")
    await expect(boxes).to_have_count(0)


@pytest.mark.parametrize("how", INPUTS)
async def test_a_carousel_goes_on_card_by_card(play, how):
    player = await play("approvals-carousel", how)
    canvas = player.window.canvas.first
    frame = await canvas.bounding_box()

    async def card(index: int) -> float:
        """Where the button of the card is seen."""
        return (await player.target("Approve", index).bounding_box())["x"]

    rest = await card(0)
    if how == "keys":
        await player.focus("Approve")
        await player.page.keyboard.press("ArrowRight")
    else:
        await player.drag((frame["x"] + 250, frame["y"] + 130), (-200, 0))
    await player.rests("Approve", 1, at=rest)
    # What has moved is touched where it is seen, and its menu or state is its own.
    player.how = "mouse"
    await player.tap("Approve", 1)
    await expect(player.text("Approved")).to_have_count(1)
    await player.rests("Approved", at=rest)


@pytest.mark.parametrize("how", ["mouse", "finger", "wheel"])
async def test_a_long_list_scrolls(play, how):
    player = await play("work-order-list", how if how == "finger" else "mouse")
    frame = player.window.page.locator(".frame").first
    box = await frame.bounding_box()
    start = (box["x"] + 100, box["y"] + 400)
    if how == "wheel":
        await player.page.mouse.move(*start)
        await player.page.mouse.wheel(0, 300)
    else:
        await player.drag(start, (0, -200))
    await player.scrolled(100)
    # A drag is no tap.
    await expect(player.said).to_have_text("")


# Where taps lead


@pytest.mark.parametrize("how", INPUTS)
async def test_a_prototype_is_clicked_through_from_files_alone(play, how):
    player = await play("work-order-list", how)
    await player.tap("Start")
    await player.tap("See all (6)")
    await expect(player.page).to_have_title("open-orders.card.xml – Cardwright")
    await expect(player.said).to_have_text("Opens open-orders.card.xml")
    await player.tap("Electric pump")
    await expect(player.page).to_have_title("work-order-detail.card.xml – Cardwright")
    back = player.window.named("button", "Back")
    if how == "keys":
        await player.window.canvas.first.focus()
        await player.page.keyboard.press("Escape")
    else:
        await back.click()
    await expect(player.page).to_have_title("open-orders.card.xml – Cardwright")
    await back.click()
    await expect(player.page).to_have_title("work-order-list.card.xml – Cardwright")
    # As it was left.
    await expect(player.text("Started")).to_be_visible()
    await expect(back).to_be_disabled()
    await player.tap("See all (6)")
    await player.window.named("button", "Start again").click()
    await expect(player.page).to_have_title("work-order-list.card.xml – Cardwright")
    await expect(player.text("Started")).to_have_count(0)


@pytest.mark.parametrize("how", INPUTS)
@pytest.mark.parametrize(
    "example, name, words",
    [
        ("contacts", "Call", "“Call” is done. Leaves the app: calls +4940…"),
        ("settings", "Help in the browser", "Leaves the app: opens https://example.com/help in the browser"),
        ("leave-request", "Ines Lindner", "Goes on in the app at plant://leave/20417, which is no card file"),
        ("on-call-team", "See all", "“See all” leads nowhere, as it has no target"),
        ("team-directory", "Call", "“Call” is done. Leaves the app: calls …"),
    ],
)
async def test_what_leaves_the_app_says_so(play, how, example, name, words):
    player = await play(example, how)
    await player.tap(name)
    await expect(player.said).to_have_text(re.compile(re.escape(words).replace("…", ".*")))
    await expect(player.page).to_have_title(f"{example}.card.xml – Cardwright")


async def test_a_card_that_is_not_there_says_so(play, preview):
    path = preview.path / "settings.card.xml"
    path.write_text(path.read_text().replace("documents.card.xml", "nowhere.card.xml"))
    player = await play("settings")
    await player.tap("Offline documents")
    await expect(player.said).to_have_text("nowhere.card.xml is not in the workspace")


async def test_an_edit_keeps_what_was_done(play, preview):
    player = await play("leave-request")
    await player.tap("Approve")
    await expect(player.text("Approved")).to_be_visible()
    path = preview.path / "leave-request.card.xml"
    path.write_text(path.read_text().replace("Ines Lindner", "Somebody else"))
    await expect(player.text("Somebody else")).to_be_visible()
    await expect(player.text("Approved")).to_be_visible()


async def test_all_pictures_of_a_page_show_the_same_moment(play):
    player = await play("leave-request")
    await player.window.choose("appearance", "both")
    await expect(player.window.canvas).to_have_count(2)
    await player.tap("Approve")
    for view in range(2):
        await expect(player.window.canvas.nth(view).locator("svg")).to_contain_text("Approved")


async def test_one_file_leads_to_those_beside_it(browser, executable, examples, tmp_path):
    process = PreviewProcess(executable, examples / "settings.card.xml", tmp_path / "alone")
    window = await PreviewWindow.open(browser, process.address)
    await window.named("button", "Play").click()
    await Player(window).tap("Notifications")
    await expect(window.page).to_have_title("notifications.card.xml – Cardwright")
    await window.close()
    process.stop()


# What was wrong once


@pytest.mark.parametrize("how", INPUTS)
@pytest.mark.parametrize("example, name", [("stock", "Filter"), ("supplier", "Bookmark supplier")])
async def test_an_action_of_the_header_is_done(play, how, example, name):
    player = await play(example, how)
    await player.tap(name)
    await expect(player.said).to_have_text(re.compile(f"^“{name}” is done"))


async def test_a_tap_beside_does_not_lead_back(play):
    player = await play("open-orders")
    await player.tap("Electric pump")
    await expect(player.page).to_have_title("work-order-detail.card.xml – Cardwright")
    await expect(player.window.named("button", "Back")).to_be_enabled()
    box = await player.window.canvas.first.bounding_box()
    await player.page.mouse.click(box["x"] + 4, box["y"] + 4)
    # What is said for it would come before what is said next.
    await player.window.named("button", "Back").click()
    await expect(player.said).to_have_text("Back: open-orders.card.xml")
    await expect(player.window.named("button", "Back")).to_be_disabled()


@pytest.mark.parametrize("slip", [0, 7])
async def test_a_slow_or_slipping_finger_taps(play, slip):
    player = await play("leave-request")
    box = await player.target("Approve").bounding_box()
    await player.page.mouse.move(box["x"] + 20, box["y"] + 20)
    await player.page.mouse.down()
    await player.page.mouse.move(box["x"] + 20 + slip, box["y"] + 20)
    await player.page.wait_for_timeout(0 if slip else 700)
    await player.page.mouse.up()
    await expect(player.said).to_have_text("“Approve” is done")


async def test_a_finger_that_is_lifted_elsewhere_does_nothing(play):
    player = await play("notifications")
    box = await player.window.canvas.first.locator(".targets .link").first.bounding_box()
    await player.page.mouse.move(box["x"] + 2, box["y"] + 20)
    await player.page.mouse.down()
    await player.page.mouse.move(box["x"] - 1, box["y"] + 20)
    await player.page.mouse.up()
    await player.page.wait_for_timeout(700)
    await expect(player.window.canvas.first.get_by_role("checkbox")).to_have_count(0)
    await expect(player.said).to_have_text("")


async def test_two_quick_taps_open_a_card_once(play):
    player = await play("open-orders")
    await player.target("Electric pump").dblclick()
    await expect(player.page).to_have_title("work-order-detail.card.xml – Cardwright")
    await player.window.named("button", "Back").click()
    await expect(player.page).to_have_title("open-orders.card.xml – Cardwright")
    await expect(player.window.named("button", "Back")).to_be_disabled()


async def test_what_is_saved_beside_it_does_not_turn_a_prototype_away(play, preview):
    player = await play("open-orders")
    await player.tap("Electric pump")
    await expect(player.page).to_have_title("work-order-detail.card.xml – Cardwright")
    path = preview.path / "leave-request.card.xml"
    path.write_text(path.read_text().replace("Ines Lindner", "Somebody else"))
    path = preview.path / "work-order-detail.card.xml"
    path.write_text(re.sub("<Title>.*</Title>", "<Title>Another pump</Title>", path.read_text(), count=1))
    await expect(player.text("Another pump")).to_be_visible()
    await expect(player.page).to_have_title("work-order-detail.card.xml – Cardwright")
    await expect(player.window.named("button", "Back")).to_be_enabled()


async def test_pictures_of_two_platforms_each_find_their_part(play, preview):
    path = preview.path / "leave-request.card.xml"
    path.write_text(
        """<CardList xmlns="urn:cardwright:1"><Card target="#there"><Header><Title>First</Title></Header></Card>"""
        + "".join(f'<Card platform="{platform}"><Header><Title>For {platform}</Title></Header></Card>' for platform in ["android"] * 20)
        + """<Card id="there"><Header><Title>Last</Title></Header></Card></CardList>""")
    player = await play("leave-request", size=(1440, 500))
    await player.page.keyboard.press("d")
    await expect(player.window.canvas).to_have_count(2)
    await player.page.locator(".device select").nth(1).select_option("android-compact")
    await expect(player.window.canvas.nth(1).locator("svg")).to_contain_text("For android")
    await player.tap("First")
    await expect(player.said).to_have_text("Leads to the part “there” of this file")
    await player.scrolled(100, 1)


async def test_what_is_pressed_keeps_the_focus_until_the_next_is_reached(play):
    player = await play("work-order-list", "keys")
    await player.focus("Start", 2)
    await player.page.keyboard.press("Enter")
    await expect(player.target("Started")).to_be_focused()
    await player.page.keyboard.press("Tab")
    await expect(player.target("Start", 2)).not_to_be_focused()
    focused = player.window.canvas.first.locator(".targets button:focus")
    top = (await player.target("Started").bounding_box())["y"]
    assert (await focused.bounding_box())["y"] >= top


async def test_each_control_is_heard_once(play):
    player = await play("handover-checklist")
    session = await player.page.context.new_cdp_session(player.page)
    nodes = (await session.send("Accessibility.getFullAXTree"))["nodes"]
    heard = [(node["role"]["value"], node["name"]["value"]) for node in nodes if not node["ignored"] and "name" in node]
    assert heard.count(("checkbox", "Logbook signed")) == 1
    assert [role for role, name in heard if name == "Confirm"].count("button") == 1


async def test_the_keyboard_selects_swipes_all_the_way_and_leaves_a_menu(play):
    player = await play("notifications", "keys")
    first = await player.window.canvas.first.locator(".targets .link").first.get_attribute("aria-label")
    await player.focus(first)
    await player.page.keyboard.press("Shift+ArrowRight")
    await expect(player.said).to_have_text("“Mark read” is done")
    await player.focus(first)
    await player.page.keyboard.press("Shift+F10")
    await expect(player.target(first)).to_have_attribute("aria-checked", "true")
    await expect(player.target(first)).to_be_focused()
    # Nothing swipes while cells are selected, and Back ends it where there is no key.
    await player.page.keyboard.press("ArrowLeft")
    await expect(player.text("Delete")).to_have_count(0)
    await player.window.named("button", "Back").click()
    await expect(player.window.canvas.first.get_by_role("checkbox")).to_have_count(0)
    player = await play("purchase-approval", "keys")
    await player.tap("More for this requisition")
    await expect(player.target("Forward")).to_be_focused()
    await player.page.keyboard.press("End")
    await expect(player.target("Decline")).to_be_focused()
    await player.page.keyboard.press("Tab")
    await expect(player.text("Decline")).to_have_count(0)


@pytest.mark.parametrize("how", ["mouse", "finger"])
async def test_a_cell_follows_the_finger(play, how):
    player = await play("notifications", how)
    cell = player.window.canvas.first.locator(".targets .link").first
    box = await cell.bounding_box()
    await player.page.mouse.move(box["x"] + 200, box["y"] + 20)
    await player.page.mouse.down()
    await player.page.mouse.move(box["x"] + 180, box["y"] + 20)
    moved = player.window.canvas.first.locator("svg [data-scroller]")
    await expect(moved).to_have_count(1)
    closed = (await moved.bounding_box())["x"]
    for far in (120, 160, 140):
        await player.page.mouse.move(box["x"] + far, box["y"] + 20)
        assert (await moved.bounding_box())["x"] == pytest.approx(closed - 180 + far, abs=1)
    await player.page.mouse.move(box["x"] + 190, box["y"] + 20)
    await player.page.wait_for_timeout(100)
    await player.page.mouse.up()
    await expect(moved).to_have_count(0)
    await expect(player.text("Delete")).to_have_count(0)


async def test_a_card_begins_at_its_top_and_back_is_where_it_was_left(play, preview):
    rows = "".join(f'<ObjectCell target="rows.card.xml"><Title>Row {row}</Title></ObjectCell>' for row in range(60))
    for name in ("settings", "rows"):
        (preview.path / f"{name}.card.xml").write_text(f'<ObjectCellList xmlns="urn:cardwright:1">{rows}</ObjectCellList>')
    player = await play("settings")
    frame = player.page.locator(".frame").first
    await player.tap("Row 30")
    await expect(player.page).to_have_title("rows.card.xml – Cardwright")
    await expect(frame).to_have_js_property("scrollTop", 0)
    await player.window.named("button", "Back").click()
    await expect(player.page).to_have_title("settings.card.xml – Cardwright")
    await player.scrolled(300)


async def test_a_menu_low_in_the_frame_is_brought_into_view(play, preview):
    entries = "".join(f"<Action>Entry {entry}</Action>" for entry in range(4))
    card = f"<ObjectCardView><Title>Pump</Title><Overflow>{entries}</Overflow></ObjectCardView>"
    (preview.path / "settings.card.xml").write_text(f'<CardList xmlns="urn:cardwright:1">{card * 20}</CardList>')
    player = await play("settings")
    await player.target("More", 9).scroll_into_view_if_needed()
    await player.tap("More", 9)
    await expect(player.target("Entry 3")).to_be_in_viewport(ratio=1)


async def test_a_menu_in_a_carousel_stands_below_its_own_button(play, preview):
    card = "<ObjectCardView><Title>Pump</Title><Overflow><Action>Share</Action></Overflow></ObjectCardView>"
    (preview.path / "settings.card.xml").write_text(f'<CardCarousel xmlns="urn:cardwright:1">{card * 4}</CardCarousel>')
    player = await play("settings")
    await player.window.choose("appearance", "both")
    await expect(player.window.canvas).to_have_count(2)
    await player.focus("More")
    await player.page.keyboard.press("ArrowRight")
    await player.page.wait_for_timeout(500)
    await player.tap("More", 1)
    for view in range(2):
        canvas = player.window.canvas.nth(view)
        await expect(canvas.get_by_role("menuitem")).to_have_count(1)
        more = await canvas.locator('.targets [aria-expanded="true"]').bounding_box()
        item = await canvas.get_by_role("menuitem").bounding_box()
        assert item["y"] == pytest.approx(more["y"] + more["height"], abs=20)
    # Nothing moves below it.
    before = await player.target("More").bounding_box()
    await player.page.mouse.move(before["x"], before["y"])
    await player.page.mouse.wheel(200, 0)
    await player.page.keyboard.press("ArrowRight")
    assert await player.target("More").bounding_box() == before


async def test_a_card_that_is_removed_leaves_the_way_back(play, preview):
    player = await play("open-orders")
    await player.tap("Electric pump")
    await expect(player.window.named("button", "Back")).to_be_enabled()
    (preview.path / "open-orders.card.xml").unlink()
    await expect(player.window.named("button", "Back")).to_be_disabled()
    await expect(player.page).to_have_title("work-order-detail.card.xml – Cardwright")


async def test_a_play_that_begins_again_at_once_answers(play):
    player = await play("leave-request")
    for _ in range(2):
        await player.page.keyboard.press("k")
    await player.tap("Approve")
    await expect(player.said).to_have_text("“Approve” is done")


async def test_a_card_that_leads_to_itself_has_a_way_back(play, preview):
    path = preview.path / "settings.card.xml"
    path.write_text(path.read_text().replace("documents.card.xml", "settings.card.xml"))
    player = await play("settings")
    back = player.window.named("button", "Back")
    for _ in range(2):
        await player.tap("Offline documents")
        # A tap that comes before is one on the card that was left.
        await expect(back).to_be_enabled()
    await back.click()
    await expect(back).to_be_enabled()
    await back.click()
    await expect(back).to_be_disabled()
