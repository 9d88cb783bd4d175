"""The preview page in a browser, on files that change: every control, and what the page remembers."""

import asyncio
import random
import re

import pytest
import pytest_asyncio
from playwright.async_api import expect

from preview_channel import Channel
from preview_page import PreviewProcess, PreviewWindow

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def open_window(browser, preview):
    """Opens a window on an example; at the end no window may have complained of anything but a lost connection."""
    windows = []

    async def open_window(name: str = "work-order", **how) -> PreviewWindow:
        uri = (preview.path / f"{name}.card.xml").as_uri()
        windows.append(await PreviewWindow.open(browser, preview.address, uri, **how))
        return windows[-1]

    yield open_window
    problems = [problem for window in windows for problem in window.problems if "WebSocket" not in problem]
    for window in windows:
        await window.close()
    assert not problems


def rewrite(preview, name: str, old: str, new: str) -> None:
    """Changes an example as an editor does that saves it."""
    path = preview.path / f"{name}.card.xml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


# Pictures


async def test_a_card_is_drawn_in_the_frame_of_a_phone(open_window):
    window = await open_window()
    await expect(window.part("Title").locator("text")).to_have_text("Electric pump")
    await expect(window.page.locator(".device .measure")).to_have_text("393 × 245")
    await expect(window.page).to_have_title("work-order.card.xml – Cardwright")
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "connected")


async def test_a_change_of_the_text_changes_the_picture_and_keeps_what_is_the_same(open_window, preview):
    window = await open_window()
    image = await window.canvas.locator("image").element_handle()
    rewrite(preview, "work-order", "{title}", "Compressor 7")
    await expect(window.part("Title").locator("text")).to_have_text("Compressor 7")
    assert await image.evaluate("image => image.isConnected"), "the picture was loaded anew, which flickers"


async def test_the_picture_follows_the_sample_file(open_window, preview):
    window = await open_window()
    sample = preview.path / "samples/orders.json"
    text = sample.read_text()
    assert "Electric pump" in text
    sample.write_text(text.replace("Electric pump", "Compressor 9"))
    await expect(window.part("Title").locator("text")).to_have_text("Compressor 9")
    sample.write_text("no JSON")
    await expect(window.part("Title").locator("text")).to_have_text("{title}")
    sample.write_text(text)
    await expect(window.part("Title").locator("text")).to_have_text("Electric pump")


async def test_after_many_changes_a_picture_is_that_of_a_new_page(open_window, preview):
    path = preview.path / "plant-overview.card.xml"
    window = await open_window("plant-overview")
    chance = random.Random(4711)
    original = path.read_text().splitlines(keepends=True)
    # Elements on a line of their own can go, come twice and change places, wherever they stand.
    movable = [index for index, line in enumerate(original) if re.fullmatch(r"\s+<(\w+)[^>]*(/>|>[^<]*</\1>)\n", line)]
    assert len(movable) > 20
    for step in range(10):
        lines = list(original)
        for _ in range(chance.randint(1, 3)):
            first, second = chance.choice(movable), chance.choice(movable)
            lines[first], lines[second] = chance.choice(
                [("", lines[second]), (lines[first] * 2, lines[second]), (lines[second], lines[first])]
            )
        mark = f"Change {step}"
        path.write_text("".join(lines).replace("</Title>", f" {mark}</Title>", 1 + step % 2))
        await expect(window.canvas.locator("svg")).to_contain_text(mark)
        other = await open_window("plant-overview")
        # Each page has addresses of its own for images.
        shown, expected = [re.sub(r"blob:[^\"]+", "blob", await each.svg()) for each in (window, other)]
        assert shown == expected, f"{mark}: {''.join(lines)}"


async def test_a_long_list_is_right_wherever_it_is_changed_and_scrolled(open_window, preview):
    path = preview.path / "open-orders.card.xml"
    card = (
        '  <Card id="c{0}" target="order">\n    <Header>\n      <Title>Order {0}</Title>\n      <Subtitle>of {0}</Subtitle>\n'
        "    </Header>\n    <Body>\n      <Text>\n        What is to be done\n      </Text>\n    </Body>\n  </Card>\n"
    )
    text = '<CardList xmlns="urn:cardwright:1" id="long">\n' + "".join(card.format(i) for i in range(910)) + "</CardList>\n"
    assert text.count("\n") > 10_000
    path.write_text(text)
    window = await open_window("open-orders")
    drawing = window.canvas.locator("svg")
    await expect(drawing).to_contain_text("Order 909")
    frame = window.page.locator(".frame")
    changes = [
        ("Order 909<", "Last of all<"), ("Order 0<", "First of all<"),
        # Everything below moves.
        ("<Subtitle>of 3<", f"<Subtitle>{'so long that it takes its lines ' * 6}<"), ("Order 908<", "Last but one<"),
        (card.format(5), ""), ("Order 907<", "Gone are some above<"),
    ]
    for step, (old, new) in enumerate(changes):
        await frame.evaluate("(frame, end) => frame.scrollTop = end ? frame.scrollHeight : 0", step % 2 == 0)
        assert old in text
        text = text.replace(old, new, 1)
        path.write_text(text)
        if new:
            await expect(drawing).to_contain_text(re.sub("<.*?>|<", "", new).strip())
        else:
            await expect(drawing).not_to_contain_text("Order 5Order")
            await expect(window.part("Card").nth(908)).to_be_attached()
            await expect(window.part("Card").nth(909)).not_to_be_attached()
    other = await open_window("open-orders")
    assert await window.svg() == await other.svg()
    # What is under the pointer is what stands there in the file, after all that has moved.
    await window.part("Title").nth(908).scroll_into_view_if_needed()
    await window.click("Title", index=908)
    await expect(window.mark("chosen")).to_be_visible()


async def test_while_the_text_is_broken_the_last_good_picture_stays_and_the_page_says_why(open_window, preview):
    window = await open_window()
    rewrite(preview, "work-order", "</Title>", "</Titel>")
    await expect(window.page.locator("#stale")).to_contain_text("The last good picture")
    await expect(window.page.locator("#stale")).to_contain_text("line ")
    await expect(window.part("Title").locator("text")).to_have_text("Electric pump")
    rewrite(preview, "work-order", "</Titel>", "</Title>")
    await expect(window.page.locator("#stale")).to_be_hidden()


async def test_materials_show_what_is_behind_them(open_window):
    window = await open_window("ferry-terminal")
    copy = window.canvas.locator("use").first
    await expect(copy).to_be_attached()
    assert await copy.evaluate("copy => copy.getRootNode().querySelector(copy.getAttribute('href')) != null")


async def test_an_unknown_element_is_a_labelled_placeholder(open_window, preview):
    window = await open_window()
    rewrite(preview, "work-order", "<Description>{description}</Description>", "<Hologram/>")
    await expect(window.canvas.get_by_text("Hologram").first).to_be_visible()


# Controls

CONTROLS = [
    ("appearance", "dark"), ("direction", "rtl"), ("platform", "android"), ("contrast", "high"), ("state", "pressed"),
    ("state", "selected"), ("state", "disabled"), ("state", "done"), ("state", "menu"), ("state", "loading"),
    ("overlays", "boxes"), ("overlays", "spacing"), ("overlays", "targets"), ("overlays", "reading-order"),
]  # fmt: skip


async def test_every_control_changes_the_picture_and_back(open_window):
    window = await open_window("purchase-approval")
    plain = await window.svg()
    for name, value in CONTROLS:
        back = await window.page.locator(f'input[name="{name}"]:checked').first.get_attribute("value")
        await window.choose(name, value)
        await expect(window.choice(name, value)).to_be_checked()
        await changed(window, lambda svg: svg != plain, f"{name} {value}")
        await window.choose(name, value if name == "overlays" else back)
        await changed(window, lambda svg: svg == plain, f"{name} back from {value}")


async def changed(window, holds, what: str, view: int = 0):
    """Waits until the drawing is as it should be."""
    for _ in range(200):
        svg = await window.svg(view)
        if holds(svg):
            return svg
        await window.page.wait_for_timeout(50)
    raise AssertionError(f"the picture did not follow: {what}")


def axes_of(preview) -> list[dict]:
    """The choices by which drawings differ, as the preview offers them."""
    with Channel(preview.address) as channel:
        return channel.hello()["axes"]


def drawing_of(preview, name: str, view: dict) -> str:
    """The drawing that the preview sends for a view."""
    with Channel(preview.address) as channel:
        channel.hello()
        channel.show((preview.path / f"{name}.card.xml").as_uri(), {"id": "a", "device": "iphone-15", **view})
        return channel.await_type("frames")["views"][0]["svg"]


async def test_every_axis_has_a_control_and_the_picture_follows_it(open_window, preview):
    window = await open_window("transit-home")
    operated = set()
    for axis in axes_of(preview):
        control = window.page.locator(f'[data-axis="{axis["name"]}"]')
        if not await control.count():
            continue
        operated.add(axis["name"])
        await expect(control).to_be_visible()
        await expect(control.locator("legend, label").first).to_have_text(axis["label"])
        for place, value in enumerate([value["id"] for value in axis["values"]]):
            if axis.get("isScale"):
                await control.locator("input").fill(str(place))
            else:
                await window.choose(axis["name"], value)
            expected = await window.listed(drawing_of(preview, "transit-home", {axis["name"]: value}))
            await changed(window, lambda svg: svg == expected, f"{axis['name']} {value}")
        if axis.get("isScale"):
            standard = [value["id"] for value in axis["values"]].index(axis["standard"])
            await control.locator("input").fill(str(standard))
        else:
            await window.choose(axis["name"], axis.get("standard", ""))
    # These are each device's own.
    lists, turns, grip = (window.page.locator(place) for place in (".device select", "[title^=Rotate]", ".grip"))
    for view, operate in [
        ({"device": "android-expanded"}, lambda: lists.select_option("android-expanded")),
        ({"device": "android-expanded", "orientation": "landscape"}, turns.click),
        ({"device": "android-expanded", "orientation": "portrait"}, turns.click),
        ({"device": "android-expanded", "width": 850}, lambda: grip.press("ArrowRight")),
    ]:
        await operate()
        expected = await window.listed(drawing_of(preview, "transit-home", view))
        await changed(window, lambda svg: svg == expected, str(view))
        operated |= view.keys()
    assert operated == {axis["name"] for axis in axes_of(preview)}


@pytest.mark.parametrize(
    "name, state", [("approvals-carousel", "empty"), ("part-picker", "selection"), ("notifications", "swipe")]
)
async def test_states_of_lists_are_drawn(open_window, name, state):
    window = await open_window(name)
    plain = await window.svg()
    await window.choose("state", state)
    await changed(window, lambda svg: svg != plain, state)


async def test_the_slider_has_twelve_text_sizes(open_window):
    window = await open_window()
    slider = window.page.get_by_label("Text size")
    await slider.focus()
    await window.page.keyboard.press("Home")
    # Headline in the twelve categories (Apple HIG, Typography).
    for step, size in enumerate([14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]):
        await expect(slider).to_have_value(str(step))
        await expect(window.part("Title").first).to_have_attribute("font-size", str(size))
        await window.page.keyboard.press("ArrowRight")
    await expect(slider).to_have_attribute("aria-valuetext", "AX5")


async def test_light_and_dark_stand_side_by_side(open_window):
    window = await open_window()
    await window.choose("appearance", "both")
    await expect(window.canvas).to_have_count(2)
    await window.drawn()
    await expect(window.page.locator("figcaption")).to_have_text(["Light", "Dark"])
    await changed(window, lambda svg: "Electric pump" in svg, "dark", view=1)
    assert await window.svg(0) != await window.svg(1)


async def test_the_card_of_a_scene_rests_in_three_positions(open_window):
    window = await open_window("city-departures")
    await expect(window.page.locator('[data-axis="position"]')).to_be_visible()
    tops = []
    for position in ("collapsed", "peaking", "extended"):
        before = await window.svg()
        await window.choose("position", position)
        await changed(window, lambda svg: svg != before, position)
        tops.append((await window.box("TableCard"))["y"])
    assert tops[0] > tops[1] > tops[2]


async def test_positions_are_for_scenes_alone(open_window):
    window = await open_window("work-order")
    await expect(window.page.locator('[data-axis="position"]')).to_be_hidden()


# Devices


async def test_devices_are_added_turned_changed_and_removed(open_window):
    window = await open_window("stock-tiles")
    await window.named("button", "Device").click()
    await expect(window.canvas).to_have_count(2)
    await expect(window.page.locator(".measure").nth(1)).to_contain_text("834 ×")
    await window.named("button", "Rotate (O)").nth(1).click()
    await expect(window.page.locator(".measure").nth(1)).to_contain_text("1194 ×")
    await window.page.locator(".device select").nth(1).select_option("android-small")
    await expect(window.page.locator(".measure").nth(1)).to_contain_text("×")
    await window.named("button", "Remove this device (Delete)").nth(1).click()
    await expect(window.canvas).to_have_count(1)
    await expect(window.named("button", "Remove this device (Delete)")).to_be_hidden()


async def test_masonry_reflows_while_the_edge_of_the_frame_is_dragged(open_window):
    window = await open_window("stock-tiles", size=(1900, 900))
    first = await window.svg()
    grip = await window.page.locator(".grip").bounding_box()
    await window.drag((grip["x"] + 6, grip["y"] + grip["height"] / 2), (420, 0))
    await expect(window.page.locator(".measure")).to_have_text(re.compile(r"^8\d\d(\.\d)? ×"))
    wide = await changed(window, lambda svg: svg != first, "wider")
    assert wide.count('data-element="ObjectCardView"') == first.count('data-element="ObjectCardView"')
    await window.page.locator(".grip").focus()
    await window.page.keyboard.press("Escape")
    await changed(window, lambda svg: svg == first, "the device’s own width again")


async def test_a_frame_can_be_as_wide_as_the_window(open_window):
    window = await open_window("stock-tiles", size=(1200, 900))
    await window.named("button", "As wide as the window (W)").click()
    before = await window.page.locator(".measure").text_content()
    await window.page.set_viewport_size({"width": 1700, "height": 900})
    await expect(window.page.locator(".measure")).not_to_have_text(before)


async def test_zoom_and_fit(open_window):
    window = await open_window()
    width = lambda: window.page.locator(".frame").evaluate("frame => frame.getBoundingClientRect().width")
    assert await width() == pytest.approx(393, abs=1)
    await window.named("button", "Larger").click()
    await expect(window.page.locator("#zoom-value")).to_have_text("125 %")
    assert await width() == pytest.approx(491, abs=1)
    await window.page.keyboard.press("f")
    await expect(window.named("button", "Fit")).to_have_attribute("aria-pressed", "true")
    await window.page.set_viewport_size({"width": 330, "height": 800})
    await expect(window.page.locator("#zoom-value")).not_to_have_text("100 %")
    assert await width() < 330


# What scrolls inside the frame


async def test_a_carousel_scrolls_by_wheel_drag_and_keys(open_window):
    window = await open_window("approvals-carousel")
    second = lambda: window.part("ObjectCardView").nth(2).evaluate("card => card.getBoundingClientRect().x")
    start = await second()
    box = await window.canvas.bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + 200)
    await window.page.mouse.move(*middle)
    await window.page.mouse.wheel(120, 0)
    await expect_value(second, lambda x: abs(start - 120 - x) < 1)
    await window.drag(middle, (-100, 0))
    await expect_value(second, lambda x: abs(start - 220 - x) < 1)
    await window.drag(middle, (900, 0))
    await expect_value(second, lambda x: abs(start - x) < 1)
    await window.drag(middle, (600, 0))
    await expect_value(second, lambda x: abs(start - x) < 1)
    await window.canvas.focus()
    await window.page.keyboard.press("End")
    await expect_value(second, lambda x: x < start - 300)
    await expect(window.mark("chosen")).to_be_visible()


async def expect_value(read, holds) -> None:
    """Waits until what is read is as it should be."""
    for _ in range(100):
        value = await read()
        if holds(value):
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"it is {value}")


async def test_overlays_scroll_with_what_they_explain(open_window):
    window = await open_window("approvals-carousel")
    await window.choose("overlays", "boxes")
    box = window.canvas.locator(".overlay-boxes rect")
    await expect(box.nth(10)).to_be_attached()
    card = await window.part("ObjectCardView").nth(2).bounding_box()
    places = await box.evaluate_all("boxes => boxes.map(box => box.getBoundingClientRect().x)")
    canvas = await window.canvas.bounding_box()
    await window.page.mouse.move(canvas["x"] + 200, canvas["y"] + 200)
    await window.page.mouse.wheel(150, 0)
    await expect_value(
        lambda: window.part("ObjectCardView").nth(2).bounding_box(), lambda moved: abs(moved["x"] - card["x"] + 150) < 1
    )
    moved = await box.evaluate_all("boxes => boxes.map(box => box.getBoundingClientRect().x)")
    assert {round(old - new) for old, new in zip(places, moved)} == {0, 150}


async def test_a_map_scrolls_when_it_is_dragged(open_window):
    window = await open_window("depots-map")
    name = window.canvas.get_by_text("Central")
    before = await name.bounding_box()
    await window.drag((before["x"] - 60, before["y"] + 20), (-100, -30))
    await expect_value(name.bounding_box, lambda after: abs(after["x"] - before["x"] + 100) < 1)
    # The land below stays, so that no empty corner comes up.
    land = window.canvas.locator('[role="img"][aria-roledescription="map"] g > rect').first
    assert await land.evaluate("rect => rect.style.translate") == ""


# Parts


async def test_hovering_outlines_and_clicking_chooses_a_part(open_window):
    window = await open_window()
    box = await window.box("Subtitle")
    await window.page.mouse.move(box["x"] + 5, box["y"] + 5)
    await expect(window.mark("hover")).to_be_visible()
    await window.click("Title")
    await expect(window.mark("chosen")).to_be_visible()
    await expect(window.page.locator("#inspector h3")).to_have_text("Title")
    await expect(window.page.get_by_role("treeitem", selected=True)).to_contain_text("Title")
    await expect(window.page.locator("#live")).to_contain_text("Title, Electric pump")


async def test_alt_and_click_take_the_part_behind(open_window):
    window = await open_window()
    await window.click("Title")
    await expect(window.page.locator("#inspector h3")).to_have_text("Title")
    await window.click("Title", modifiers=["Alt"])
    await expect(window.page.locator("#inspector h3")).to_have_text("ObjectCardView")
    await window.click("Title", modifiers=["Alt"])
    await expect(window.page.locator("#inspector h3")).to_have_text("Title")


async def test_the_chosen_part_is_outlined_in_every_picture(open_window):
    window = await open_window()
    await window.choose("appearance", "both")
    await expect(window.part("Title", view=1).first).to_be_visible()
    await window.click("Title")
    await expect(window.mark("chosen", view=0)).to_be_visible()
    await expect(window.mark("twin", view=1)).to_be_visible()


async def test_keys_go_through_the_parts_as_they_are_read(open_window):
    window = await open_window()
    heading = window.page.locator("#inspector h3")
    await window.page.keyboard.press("1")
    names = []
    for _ in range(6):
        before = await window.page.locator("#live").text_content()
        await window.page.keyboard.press("ArrowDown")
        await expect(window.page.locator("#live")).not_to_have_text(before)
        names.append((await window.page.locator("#live").text_content()).split(",")[0])
    assert names[:5] == ["ObjectCardView", "DetailImage", "Title", "Subtitle", "Footnote"]
    await window.page.keyboard.press("Shift+ArrowUp")
    await expect(heading).to_have_text("ObjectCardView")
    await window.page.keyboard.press("End")
    await expect(heading).to_have_text("Action")
    await window.page.keyboard.press("Escape")
    await expect(window.mark("chosen")).to_have_count(0)


async def test_the_outline_is_operated_by_keys_and_chooses_parts(open_window):
    window = await open_window()
    await window.page.keyboard.press("3")
    await expect(window.page.get_by_role("treeitem").first).to_be_focused()
    await window.page.keyboard.press("ArrowDown")
    await window.page.keyboard.press("ArrowDown")
    await expect(window.page.locator("#inspector h3")).to_have_text("Title")
    await expect(window.mark("chosen")).to_be_visible()
    await window.page.keyboard.press("ArrowLeft")
    await expect(window.page.locator("#inspector h3")).to_have_text("ObjectCardView")


async def test_who_asks_for_the_outline_before_it_has_come_gets_it(open_window):
    held = []

    def channel(route):
        server = route.connect_to_server()

        def pass_on(message):
            if '"type":"document"' in message[:40]:
                held.append((route, message))
            else:
                route.send(message)

        server.on_message(pass_on)

    window = await open_window(channel=channel)
    await window.page.keyboard.press("3")
    await expect(window.page.locator("#panel-outline")).to_be_focused()
    route, message = held.pop()
    route.send(message)
    await expect(window.page.get_by_role("treeitem").first).to_be_focused()


async def test_an_element_that_is_not_drawn_can_be_inspected(open_window):
    window = await open_window()
    await window.page.get_by_role("treeitem", name="Action share").click()
    await expect(window.page.locator("#inspector h3")).to_have_text("Action")
    await expect(window.page.locator("#inspector")).to_contain_text("Not drawn in this picture")


async def test_the_inspector_tells_frame_type_colours_and_guideline(open_window):
    window = await open_window()
    await window.click("Title")
    inspector = window.page.locator("#inspector")
    await expect(inspector).to_contain_text("primaryLabel")
    await expect(inspector.locator(".frame-values dd")).to_have_text(["89", "32", "107.7", "22"])
    await expect(inspector.locator(".ratio")).to_contain_text("12.57")
    await expect(inspector).to_contain_text("17 / 22 pt")
    await expect(inspector.locator(".guideline")).to_contain_text("The name of what is shown")
    await window.click("Status")
    await expect(inspector).to_contain_text("negativeLabel")
    await expect(inspector).to_contain_text("subheadline")
    await window.click("Overflow")
    await expect(inspector).to_contain_text("Touch target 44 × 44, enough")
    await window.choose("platform", "android")
    await expect(inspector.locator("h3")).to_have_text("Overflow")


async def test_the_choice_stays_when_the_text_changes_around_it(open_window, preview):
    window = await open_window()
    await window.click("Subtitle")
    await expect(window.page.locator("#inspector h3")).to_have_text("Subtitle")
    rewrite(preview, "work-order", "<Title>{title}</Title>", "<Title>A much longer name than before</Title>")
    await expect(window.part("Title").locator("text").first).to_contain_text("A much longer")
    await expect(window.page.locator("#inspector h3")).to_have_text("Subtitle")
    await expect(window.mark("chosen")).to_be_visible()
    await expect(window.page.get_by_role("treeitem", selected=True)).to_contain_text("Subtitle")


# Changing values


def text_of(preview, name: str = "work-order") -> str:
    return (preview.path / f"{name}.card.xml").read_text()


async def test_values_are_changed_in_the_inspector(open_window, preview):
    window = await open_window()
    await window.click("Title")
    await window.field("#content").fill("Water pump <1>")
    await window.page.keyboard.press("Enter")
    await expect(window.part("Title").locator("text")).to_have_text("Water pump <1>")
    assert "<Title>Water pump &lt;1" in text_of(preview)
    await window.click("Status", index=0)
    await window.field("kind").select_option("positive")
    await expect_value(lambda: asyncio.sleep(0, text_of(preview)), lambda text: 'kind="positive"' in text)
    await window.field("kind").select_option(label="other …")
    await expect(window.field("kind")).to_be_focused()
    await window.field("kind").fill("critical")
    await window.page.keyboard.press("Enter")
    await expect_value(lambda: asyncio.sleep(0, text_of(preview)), lambda text: 'kind="critical"' in text)
    # The list of choices stands in the field's place again once the new text is back.
    await expect(window.page.locator('#inspector select[data-key="kind"]')).to_have_value("critical")
    await window.field("kind").select_option("")
    await expect_value(
        lambda: asyncio.sleep(0, text_of(preview)), lambda text: '<Status icon="status.highPriority">' in text
    )


async def test_a_value_against_the_schema_is_refused_with_the_reason(open_window, preview):
    window = await open_window()
    before = text_of(preview)
    await window.click("DetailImage")
    await window.field("size").fill("a lot")
    await window.page.keyboard.press("Tab")
    await expect(window.page.locator("#inspector .why")).to_contain_text("a lot")
    await expect(window.field("size")).to_have_attribute("aria-invalid", "true")
    await expect(window.field("size")).to_have_attribute("aria-describedby", "value-size-why")
    await window.field("size").focus()
    await window.page.keyboard.press("Escape")
    await expect(window.field("size")).to_have_value("45")
    await expect(window.page.locator("#inspector .why")).to_have_count(0)
    assert text_of(preview) == before


async def test_a_field_keeps_what_is_typed_while_the_picture_changes(open_window, preview):
    window = await open_window()
    await window.click("Title")
    await window.field("#content").fill("Half of a na")
    rewrite(preview, "work-order", "{description}", "Something else")
    await expect(window.part("Description").last).to_have_text("Something else")
    await expect(window.field("#content")).to_be_focused()
    await expect(window.field("#content")).to_have_value("Half of a na")
    assert "Half" not in text_of(preview)


async def test_the_focus_stays_where_it_is_in_the_inspector(open_window, preview):
    window = await open_window()
    await window.click("Title")
    field = window.field("#content")
    await field.fill("Changed")
    await field.press("Tab")
    focused = window.page.locator("#inspector :focus")
    await expect(focused).to_have_count(1)
    await expect(window.part("Title").locator("text")).to_have_text("Changed")
    await expect(field).to_have_attribute("data-value", "Changed")
    await expect(focused).to_have_count(1)
    for stop, text in (("summary", "Changed once"), ("a[href]", "Changed twice")):
        await window.page.locator(f"#inspector {stop}").first.focus()
        rewrite(preview, "work-order", "<Title>Changed", f"<Title>{text}")
        await expect(field).to_have_attribute("data-value", re.compile(text))
        await expect(window.page.locator(f"#inspector {stop}:focus")).to_have_count(1)


@pytest.mark.parametrize("name", ["work-order", "charging-sheet"])
async def test_what_takes_up_the_drawing_is_outlined_and_named_within_its_edges(open_window, name):
    window = await open_window(name)
    await window.page.locator("#outline [role=treeitem]").first.click()
    whole = await window.canvas.bounding_box()
    for mark, reach in (("chosen", 3), ("tag", 0)):
        await expect(window.mark(mark)).to_be_visible()
        box = await window.mark(mark).bounding_box()
        assert box["x"] - reach >= whole["x"] - 0.5 and box["y"] - reach >= whole["y"] - 0.5
        assert box["x"] + box["width"] + reach <= whole["x"] + whole["width"] + 0.5
        assert box["y"] + box["height"] + reach <= whole["y"] + whole["height"] + 0.5


async def test_findings_are_listed_outlined_and_fixed(open_window, preview):
    window = await open_window()
    findings = window.page.locator("#findings")
    await expect(findings).to_have_text("No findings")
    rewrite(preview, "work-order", 'kind="negative" icon', 'kind="negativ" icon')
    await expect(findings).to_contain_text("“negativ” is not allowed for kind")
    await expect(window.mark("finding.error")).to_be_visible()
    await findings.locator(".finding").click()
    await expect(window.page.locator("#inspector h3")).to_have_text("Status")
    await expect(window.page.locator("#inspector .found")).to_contain_text("“negativ”")
    await findings.locator(".fixes button").first.click()
    await expect(findings).to_have_text("No findings")
    assert 'kind="negative" icon' in text_of(preview)


# Documents, settings, connection


async def test_documents_are_switched(open_window):
    window = await open_window("work-order")
    await window.page.get_by_label("Document").select_option(label="depots-map.card.xml")
    await expect(window.part("Map").first).to_be_visible()
    await expect(window.page).to_have_title("depots-map.card.xml – Cardwright")
    # It is shown again when the page is loaded anew.
    await window.page.reload()
    await expect(window.page).to_have_title("depots-map.card.xml – Cardwright")


async def test_a_new_file_appears_and_a_deleted_one_goes(open_window, preview):
    window = await open_window("work-order")
    copy = preview.path / "another.card.xml"
    copy.write_text(text_of(preview))
    await expect(window.page.locator("#document option", has_text="another.card.xml")).to_have_count(1)
    copy.unlink()
    await expect(window.page.locator("#document option", has_text="another.card.xml")).to_have_count(0)


async def test_two_windows_show_what_each_wants(open_window, preview):
    first = await open_window("work-order")
    second = await open_window("work-order", dark=True)
    await second.choose("appearance", "dark")
    rewrite(preview, "work-order", "{title}", "For both")
    for window in (first, second):
        await expect(window.part("Title").locator("text")).to_have_text("For both")
    assert await first.svg() != await second.svg()


async def test_an_open_page_finds_the_preview_again_after_a_restart(open_window, preview):
    window = await open_window()
    await window.click("Title")
    await expect(window.page.locator("#inspector h3")).to_have_text("Title")
    address = preview.address
    preview.stop(kill=True)
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "waiting")
    await expect(window.part("Title").locator("text")).to_have_text("Electric pump")
    rewrite(preview, "work-order", "{title}", "After the restart")
    preview.start()
    assert preview.address == address
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "connected")
    await expect(window.part("Title").locator("text")).to_have_text("After the restart")
    await expect(window.field("#content")).to_have_value("After the restart")
    remembered = list((preview.state / "cardwright" / "preview").glob("*.address.json"))
    assert [file.stat().st_mode & 0o777 for file in remembered] == [0o600]


async def test_a_page_hears_of_all_files_at_once(executable, examples, tmp_path):
    for number in range(300):
        (examples / f"more-{number}.card.xml").write_text((examples / "work-order.card.xml").read_text())
    shown = (examples / "work-order.card.xml").as_uri()
    process = PreviewProcess(executable, examples, tmp_path / "state")
    try:
        with Channel(process.address) as channel:
            hello = channel.hello(shown)
            assert len(hello["documents"]) == len(list(examples.rglob("*.card.xml")))
            assert hello["uri"] == shown
    finally:
        process.stop()


async def test_pages_follow_what_is_saved_and_not_what_it_changes(open_window, preview):
    window, other = await open_window("work-order"), await open_window("open-orders")
    sample = preview.path / "samples" / "orders.json"
    assert "Electric pump" in sample.read_text()
    sample.write_text(sample.read_text().replace("Electric pump", "Another pump"))
    # Who was told to follow has heard of it before it gets the new picture.
    for shown, name in ((window, "work-order"), (other, "open-orders")):
        await expect(shown.page.locator(".canvas svg")).to_contain_text("Another pump")
        await expect(shown.page).to_have_title(f"{name}.card.xml – Cardwright")
    rewrite(preview, "open-orders", "<Title>", "<Title>Saved ")
    await expect(window.page).to_have_title("open-orders.card.xml – Cardwright")


async def test_the_page_follows_the_configuration(open_window, preview):
    rewrite(preview, "work-order", "{title}", "A title of a work order that goes on and on" * 3)
    window = await open_window()
    findings = window.page.locator("#findings")
    await expect(findings).to_contain_text("label-length-object-card")
    (preview.path / ".cardwright.json").write_text('{ "rules": { "label-length-object-card": "off" } }')
    await expect(findings).to_have_text("No findings")
    (preview.path / ".cardwright.json").unlink()
    await expect(findings).to_contain_text("label-length-object-card")


async def test_what_is_wrong_beside_other_cards_is_listed_and_follows_them(open_window, preview):
    rewrite(preview, "work-order", "work-order-detail.card.xml", "gone.card.xml")
    window = await open_window()
    findings = window.page.locator("#findings")
    await expect(findings).to_contain_text("gone.card.xml")
    gone = preview.path / "gone.card.xml"
    gone.write_text((preview.path / "stock.card.xml").read_text().replace('id="stock"', 'id="gone"'))
    await expect(findings).not_to_contain_text("gone.card.xml")
    gone.unlink()
    await expect(findings).to_contain_text("gone.card.xml")
    rewrite(preview, "work-order", "gone.card.xml", "work-order-detail.card.xml")


async def test_a_page_shows_the_sample_set_that_is_chosen_for_it(open_window, preview):
    own = (preview.path / "samples/orders.json").read_text()
    (preview.path / "samples/few.json").write_text(own.replace("Electric pump", "Small pump"))
    window = await open_window()
    choice = window.page.get_by_role("group", name="Sample data")
    await expect(choice).to_have_count(0)
    (preview.path / ".cardwright.json").write_text('{ "samples": { "few": { "samples/orders.json": "samples/few.json" } } }')
    await expect(choice.get_by_role("radio", name="Card’s own")).to_be_checked()
    other = await open_window()
    await window.choose("samples", "few")
    await expect(window.part("Title").locator("text")).to_have_text("Small pump")
    await expect(choice.get_by_role("radio", name="few")).to_be_checked()
    await expect(other.part("Title").locator("text")).to_have_text("Electric pump")
    # What is wrong with that set is what is found.
    (preview.path / "samples/few.json").write_text("[{}]")
    await expect(window.page.locator("#findings")).to_contain_text("title")
    await expect(other.page.locator("#findings")).to_have_text("No findings")
    await window.choose("samples", "")
    await expect(window.part("Title").locator("text")).to_have_text("Electric pump")
    (preview.path / ".cardwright.json").unlink()
    await expect(choice).to_have_count(0)


async def test_a_preview_that_was_ended_says_so_keeps_its_picture_and_comes_back_by_itself(open_window, preview):
    window = await open_window()
    preview.stop()
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "closed")
    await expect(window.page.locator("#stale")).to_contain_text("run “cardwright preview” again")
    await expect(window.choice("appearance", "dark")).to_be_disabled()
    await expect(window.part("Title").locator("text")).to_have_text("Electric pump")
    preview.start()
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "connected")
    await expect(window.page.locator("#stale")).to_be_hidden()
    await expect(window.choice("appearance", "dark")).to_be_enabled()


async def test_what_is_chosen_without_a_connection_keeps_the_last_picture(open_window, preview):
    window = await open_window()
    preview.stop(kill=True)
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "waiting")
    await window.choose("appearance", "dark")
    await expect(window.part("Title").locator("text")).to_have_text("Electric pump")
    preview.start()
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "connected")
    await expect(window.canvas).to_have_count(1)
    await expect(window.part("Title").locator("text")).to_have_text("Electric pump")


async def test_a_file_that_is_gone_is_said_and_shown_again_when_it_is_back(open_window, preview):
    window = await open_window()
    path = preview.path / "work-order.card.xml"
    text = path.read_text()
    path.unlink()
    await expect(window.page.locator("#stale")).to_contain_text("The file is no longer there")
    await expect(window.part("Title").locator("text")).to_have_text("Electric pump")
    path.write_text(text.replace("{title}", "Back again"))
    await expect(window.part("Title").locator("text")).to_have_text("Back again")
    await expect(window.page.locator("#stale")).to_be_hidden()


async def test_nothing_is_typed_into_a_file_that_is_gone(open_window, preview):
    window = await open_window()
    path = preview.path / "work-order.card.xml"
    text = path.read_text()
    await window.click("Title")
    await expect(window.field("#content")).to_be_editable()
    path.unlink()
    await expect(window.page.locator("#inspector output")).to_have_text("{title}")
    await expect(window.page.locator("#inspector [data-key]")).to_have_count(0)
    path.write_text(text)
    await expect(window.field("#content")).to_be_editable()


async def test_settings_are_there_again_in_the_next_window(open_window, preview):
    window = await open_window()
    await window.choose("direction", "rtl")
    await window.named("button", "Device").click()
    await expect_value(window.settings, lambda stored: stored and stored["choices"]["direction"] == "rtl" and len(stored["devices"]) == 2)
    files = lambda: asyncio.sleep(0, "".join(file.read_text() for file in preview.state.rglob("*.json")))
    await expect_value(files, lambda stored: '"direction":"rtl"' in stored)
    other = await open_window()
    await expect(other.choice("direction", "rtl")).to_be_checked()
    await expect(other.canvas).to_have_count(2)


@pytest.mark.parametrize("format, start", [("svg", b"<svg"), ("png", b"\x89PNG"), ("sheet", b"<svg"), ("html", b"<!")])
async def test_pictures_are_exported(open_window, tmp_path, format, start):
    window = await open_window()
    await window.page.locator("#export-button").click()
    async with window.page.expect_download() as download:
        await window.page.locator(f'[data-export="{format}"]').click()
    file = await download.value
    await file.save_as(tmp_path / file.suggested_filename)
    assert (tmp_path / file.suggested_filename).read_bytes().lstrip()[: len(start)] == start
    assert file.suggested_filename.startswith("work-order")


# All cards


async def test_the_gallery_shows_all_cards_finds_some_and_opens_one(open_window, preview):
    window = await open_window()
    await window.named("button", "All cards").click()
    cards = window.page.locator(".gallery li")
    await expect(cards.first).to_be_visible()
    total = await cards.count()
    assert total == len(list(preview.path.glob("*.card.xml")))
    await expect(cards.locator(".thumbnail svg").first).to_be_visible()
    # However high a card is, its picture covers neither its name nor other cards.
    rooms = await cards.locator(".thumbnail").evaluate_all("all => all.map((each) => each.getBoundingClientRect().height)")
    assert max(rooms) <= 170
    await expect(cards.filter(has_text="{")).to_have_count(0)
    await window.page.fill("#overview-search", "objectcardview van")
    await expect(cards).to_have_count(1)
    await expect(window.page.locator("#overview-count")).to_have_text(f"1 of {total} cards")
    await cards.get_by_role("button").click()
    await expect(window.page.locator("#overview")).not_to_be_visible()
    await expect(window.page.locator("#document option:checked")).to_have_text("vehicle.card.xml")


async def test_the_gallery_has_what_is_wrong_and_follows_the_files(open_window, preview):
    window = await open_window()
    await window.page.keyboard.press("a")
    await window.page.select_option("#overview-wanted", "errors")
    await expect(window.page.locator("#overview-count")).to_contain_text("0 of")
    rewrite(preview, "work-order", "<Subtitle>Job {number}</Subtitle>", "<Subtitel>Job {number}</Subtitel>")
    await expect(window.page.locator(".gallery li")).to_have_count(1)
    await expect(window.page.locator(".gallery small")).to_have_text("work-order.card.xml")
    rewrite(preview, "work-order", "<Subtitel>Job {number}</Subtitel>", "<Subtitle>Job {number}</Subtitle>")


async def test_a_click_in_the_map_opens_the_card(open_window):
    window = await open_window()
    await window.named("button", "All cards").click()
    await window.page.locator("#overview label", has_text="Flow").click()
    card = window.page.locator("#overview-cards [data-uri$='work-order-detail.card.xml']")
    await expect(card).to_be_visible()
    await card.focus()
    await window.page.keyboard.press("Space")
    await expect(window.page.locator("#document option:checked")).to_have_text("work-order-detail.card.xml")
