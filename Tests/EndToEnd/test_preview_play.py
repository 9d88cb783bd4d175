"""Cards that are played in the preview: touched as on the phone, by mouse, finger and keys."""

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
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not reach {name}")

    async def tap(self, name: str, index: int = 0, key: str = "Enter") -> None:
        if self.how == "mouse":
            await self.target(name, index).click()
        elif self.how == "finger":
            await self.target(name, index).tap()
        else:
            await self.focus(name, index)
            await self.page.keyboard.press(key)

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
    # Nothing else can be touched, and keys find the menu at once.
    await expect(player.target("More for this requisition")).to_have_count(0)
    if how == "keys":
        await expect(player.target("Forward")).to_be_focused()
        await player.page.keyboard.press("ArrowDown")
        await expect(player.target("Ask the requester")).to_be_focused()
        await player.page.keyboard.press("Escape")
        await expect(player.target("More for this requisition")).to_be_focused()
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
    name = await radios.last.get_attribute("aria-label")
    await player.tap(name)
    await expect(on).to_have_attribute("aria-label", name)


@pytest.mark.parametrize("how", INPUTS)
async def test_a_cell_swipes_both_ways_and_back(play, how):
    player = await play("notifications", how)
    first = await player.window.canvas.first.locator(".targets .link").first.get_attribute("aria-label")
    await player.swipe(first, -0.3)
    await expect(player.text("Delete")).to_be_visible()
    await expect(player.said).to_have_text("The swipe shows “Pin”, “Delete”")
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


async def test_from_right_to_left_a_swipe_goes_the_other_way(play):
    player = await play("notifications")
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

    rest = pytest.approx(await card(0), abs=1.5)
    if how == "keys":
        await player.focus("Approve")
        await player.page.keyboard.press("ArrowRight")
    else:
        await player.drag((frame["x"] + 250, frame["y"] + 130), (-200, 0))
    for _ in range(100):
        if await card(1) == rest:
            break
        await player.page.wait_for_timeout(30)
    assert await card(1) == rest
    # What has moved is touched where it is seen, and its menu or state is its own.
    player.how = "mouse"
    await player.tap("Approve", 1)
    await expect(player.text("Approved")).to_have_count(1)
    assert (await player.target("Approved").bounding_box())["x"] == rest


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
    for _ in range(100):
        if await frame.evaluate("frame => frame.scrollTop") > 100:
            break
        await player.page.wait_for_timeout(30)
    assert await frame.evaluate("frame => frame.scrollTop") > 100
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
