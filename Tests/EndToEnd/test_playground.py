"""The playground from a disk, by keyboard and pointer, without a network."""

import asyncio
import functools
import http.server
import re
import threading
from urllib.parse import unquote

import pytest
import pytest_asyncio

from conftest import ROOT, in_both_browsers
from playground_page import Playground
from preview_page import LISTED

# The first of them waits for the documentation, too.
pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(240), in_both_browsers]

CARD = '<ObjectCardView xmlns="urn:cardwright:1">\n  <Title>Pump</Title>\n  %s\n</ObjectCardView>\n'


@pytest_asyncio.fixture(loop_scope="module")
async def playground(browser, playground_file):
    page = Playground(browser, playground_file)
    yield page
    await page.close()
    assert page.errors == []


@pytest.mark.firefox
async def test_begins_with_an_example_and_asks_nobody(playground):
    await playground.open()
    assert "<ObjectCard" in await playground.text()
    await playground.preview.locator("svg[role=img], .picture svg, #pictures svg").first.wait_for()
    assert [url for url in playground.requests if not url.startswith(("file:", "data:", "blob:", "about:"))] == []


@pytest.mark.firefox
@pytest.mark.parametrize("name", ["work-order", "stock"])
async def test_the_drawing_is_that_of_the_command(playground, cardwright, name):
    done = cardwright("render", ROOT / "Examples" / f"{name}.card.xml", "--device", "iphone-15", "-o", "-")
    assert done.returncode == 0, done.stderr
    page = await playground.open(f"#example={name}.card.xml")
    picture = playground.preview.locator(".canvas svg[role=group]").first
    await picture.wait_for()
    listed = f"svg => ({LISTED})(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement)"
    shown, drawn = await picture.evaluate(LISTED), await page.evaluate(listed, done.stdout.decode())
    # Of several drawings on a page each has ids of its own; a page knows where a part is from, and keeps pictures beside it.
    [own] = re.findall(r'"id=([^"]*)shadow-high"', shown)
    where = r'"data-source=[\d-]*",|,?"data-source=[\d-]*"'
    shown, drawn = (re.sub(r'href=(blob|data):[^"]*', "href=picture", re.sub(where, "", text)) for text in (shown.replace(own, ""), drawn))
    assert shown == drawn


async def test_works_from_any_server(playground, playground_file):
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=playground_file.parent)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/playground.html"
        await playground.open(server=address)
        await playground.put(CARD % "<Status>Served</Status>")
        await playground.preview.locator("#pictures", has_text="Served").wait_for()
        server.shutdown()
    assert [url for url in playground.requests if url.startswith("http")] == [address]


@pytest.mark.firefox
async def test_what_is_typed_is_checked_drawn_and_fixed(playground):
    page = await playground.open()
    await playground.put(CARD % '<Status kind="negativ">Broken seal</Status>')
    finding = page.locator("#finding-list li", has_text="negativ")
    await finding.wait_for()
    await playground.preview.locator("#pictures", has_text="Broken seal").wait_for()
    await finding.get_by_role("button", name="Actions for").click()
    await page.locator("#menu-list button", has_text="negative").first.click()
    await finding.wait_for(state="detached")
    assert 'kind="negative"' in await playground.text()


@pytest.mark.firefox
async def test_completion_by_keyboard(playground):
    page = await playground.open()
    await playground.place_caret(CARD % '<Status kind="|">x</Status>')
    await page.keyboard.press("Control+Space")
    await page.locator(".CodeMirror-hint", has_text="negative").wait_for()
    await page.keyboard.type("neg")
    await page.locator(".CodeMirror-hint-active", has_text="negative").wait_for()
    await page.keyboard.press("Enter")
    assert 'kind="negative"' in await playground.text()


async def test_an_end_tag_comes_by_itself_and_once(playground):
    page = await playground.open()
    await playground.place_caret(CARD % "|")
    await page.keyboard.type("<Status>", delay=100)
    await playground.until("document.querySelector('.CodeMirror').CodeMirror.getValue().includes('<Status></Status>')")
    await page.keyboard.type("A</Status>", delay=100)
    assert await playground.text() == CARD % "<Status>A</Status>"
    # One that stands in another comes once, too.
    await playground.place_caret('<ObjectCard xmlns="urn:cardwright:1">|</ObjectCard>')
    await page.keyboard.type("<Header><Title>A</Title></Header>", delay=100)
    await playground.until("document.querySelector('#finding-count').textContent.includes('inding')")
    assert await playground.text() == '<ObjectCard xmlns="urn:cardwright:1"><Header><Title>A</Title></Header></ObjectCard>'


@pytest.mark.parametrize("width, height", [(1300, 800), (820, 1100), (640, 400), (390, 700)])
async def test_what_is_said_of_a_proposal_covers_neither_the_list_nor_the_text(playground, width, height):
    page = await playground.open(width=width, height=height)
    await playground.place_caret(CARD % "<Status |>x</Status>")
    await page.keyboard.press("Control+Space")
    await page.locator("#tip").wait_for()
    covered = await page.evaluate("""() => {
      const editor = document.querySelector('.CodeMirror').CodeMirror;
      const tip = document.querySelector('#tip').getBoundingClientRect();
      const list = document.querySelector('.CodeMirror-hints').getBoundingClientRect();
      const caret = editor.charCoords(editor.getCursor(), 'window');
      const meets = ({ left, right, top, bottom }) =>
        left < tip.right && tip.left < right && top < tip.bottom && tip.top < bottom;
      return [meets(list), meets({ ...caret, right: caret.left + 1 }), tip.bottom > innerHeight, tip.right > innerWidth];
    }""")
    assert covered == [False] * 4


@pytest.mark.firefox
async def test_explanation_outline_and_format(playground):
    page = await playground.open()
    await playground.place_caret('<ObjectCardView xmlns="urn:cardwright:1"><Title>Pump</Title><Sta|tus>x</Status></ObjectCardView>')
    await page.keyboard.press("Control+i")
    await page.locator("#tip", has_text="Status").wait_for()
    # A screen reader hears what is seen, as it is seen; it is not shown twice.
    assert await page.locator("#spoken").text_content() == await page.locator("#tip").text_content()
    assert await page.locator("#message-box").is_hidden()
    # What is longer than its place goes on with the same key.
    await page.set_viewport_size({"width": 1280, "height": 360})
    await page.keyboard.press("Escape")
    await page.keyboard.press("Control+i")
    await playground.until("!document.querySelector('#tip').hidden")
    await page.keyboard.press("Control+i")
    await playground.until("document.querySelector('#tip').scrollTop > 0")
    await page.set_viewport_size({"width": 1280, "height": 800})
    await page.keyboard.press("Control+Shift+o")
    await page.locator("#menu-list button", has_text="Title").first.wait_for()
    await page.keyboard.press("Escape")
    await page.locator("#format").click()
    await playground.until("document.querySelector('.CodeMirror').CodeMirror.getValue().includes('\\n  <Title>')")


async def test_data_is_a_text_of_its_own(playground):
    page = await playground.open()
    await playground.put(
        '<ObjectCardView xmlns="urn:cardwright:1" sample="pump.json"><Title>{name}</Title></ObjectCardView>')
    await page.get_by_role("tab", name="Sample data").click()
    await playground.put('{"name": "Valve of the north"}')
    await playground.preview.locator("#pictures", has_text="Valve of the north").wait_for()


async def test_data_that_the_card_does_not_name_is_shown_and_named_on_demand(playground):
    page = await playground.open("#example=work-order.card.xml")
    name = page.locator("#tab-data")
    data = {"name": "my.json", "mimeType": "application/json", "buffer": b'{"title": "My valve"}'}
    await page.locator("#file").set_input_files([data])
    await page.locator("#message-box", has_text="The card names samples/orders.json, and not my.json").wait_for()
    assert (await playground.text(), await name.get_attribute("title")) == ('{"title": "My valve"}', "my.json")
    # So it is when it is found again.
    await page.reload()
    await page.locator("#finding-count", has_text="inding").wait_for()
    await name.click()
    assert (await playground.text(), await name.get_attribute("title")) == ('{"title": "My valve"}', "my.json")
    await page.locator("#file").set_input_files([{**data, "name": "yours.json"}])
    await page.get_by_role("button", name="Have the card name it").click()
    await playground.preview.locator("#pictures", has_text="My valve").wait_for()
    await page.get_by_role("tab", name="Card", exact=True).click()
    assert 'sample="yours.json"' in await playground.text()


async def test_a_card_without_data_is_given_some(playground):
    page = await playground.open()
    await playground.put('<!-- <a> -->\n<ObjectCardView xmlns="urn:cardwright:1"><Title>{title}</Title></ObjectCardView>\n')
    data = {"name": "my.json", "mimeType": "application/json", "buffer": b'{"title": "My valve"}'}
    await page.locator("#file").set_input_files([data])
    await page.get_by_role("button", name="Have the card name it").click()
    await page.get_by_role("tab", name="Card", exact=True).click()
    assert '-->\n<ObjectCardView sample="my.json" xmlns' in await playground.text()
    await playground.preview.locator("#pictures", has_text="My valve").wait_for()


async def test_data_keeps_its_figures_when_it_is_laid_out(playground):
    page = await playground.open()
    await page.get_by_role("tab", name="Sample data").click()
    await playground.put('{"a":12345678901234567890,"b":12.50}')
    await page.locator("#format").click()
    assert await playground.text() == '{\n  "a": 12345678901234567890,\n  "b": 12.50\n}\n'
    await page.locator("#format").click()
    await page.locator("#message-box", has_text="laid out already").wait_for()
    await page.keyboard.press("Escape")
    assert await page.locator("#message-box").is_hidden()


@pytest.mark.parametrize("name", ["main", "frame"])
async def test_a_card_is_opened_wherever_it_is_let_go(playground, name):
    page = await playground.open()
    place = page.locator("main") if name == "main" else playground.preview.locator("body")
    await place.evaluate("""(place) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['<ObjectCardView><Title>Let go</Title></ObjectCardView>'], 'mine.card.xml'));
      const event = (name) => new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true });
      if (place.dispatchEvent(event('dragover'))) throw new Error('nothing may be let go here');
      place.dispatchEvent(event('drop'));
    }""")
    await playground.until("document.querySelector('.CodeMirror').CodeMirror.getValue().includes('Let go')")


async def test_shared_and_opened_again(playground, browser, playground_file):
    page = await playground.open()
    text = CARD % "<Status>Größe 北</Status>"
    await playground.put(text)
    fragment = await playground.shared()
    # The page's own address stays as it is, so that nothing older comes back with it.
    await playground.put(text.replace("Größe", "Newer"))
    await page.reload()
    await page.locator("#finding-count", has_text="inding").wait_for()
    assert "Newer" in await playground.text()
    other = Playground(browser, playground_file)
    try:
        await other.open(fragment)
        assert await other.text() == text
    finally:
        await other.close()
    assert other.errors == []


async def test_a_damaged_address_is_said_to_be_damaged(playground):
    page = await playground.open("#1=q1YqS8wpTVWyUkpUqgUA")
    await page.locator("#message-box", has_text="The address is damaged").wait_for()
    await page.evaluate("location.hash = '#1=' + 'A'.repeat(40000)")
    await page.locator("#message-box", has_text="too long").wait_for()
    # What closes a message stands beside its words.
    words, close = [await page.locator(f"#message-box > {place}").bounding_box() for place in ("span", "#message-close")]
    assert close["x"] >= words["x"] + words["width"] and close["y"] < words["y"] + 24


async def test_an_address_of_another_version_is_said_to_be_one(playground):
    page = await playground.open("#2=q1YqS8wpTVWyUkpUqgUA")
    await page.locator("#message-box", has_text="another version").wait_for()


async def test_the_last_work_is_kept(playground):
    page = await playground.open()
    text = CARD % "<Status>Kept</Status>"
    await playground.put(text)
    await playground.until("localStorage.getItem('cardwright.playground')?.includes('Kept')")
    await page.reload()
    await page.locator("#finding-count", has_text="inding").wait_for()
    assert await playground.text() == text
    # Another tab has kept something newer: this one, which has changed nothing, leaves it there when it goes.
    await page.evaluate("""() => {
      const place = 'cardwright.playground';
      localStorage.setItem(place, localStorage.getItem(place).replace('Kept', 'Newer'));
      dispatchEvent(new PageTransitionEvent('pagehide'));
    }""")
    stored = "localStorage.getItem('cardwright.playground%s')?.includes('%s')"
    assert await page.evaluate(stored % ("", "Newer"))
    # What it changes then takes the place of that, which can be put back.
    await playground.put(text.replace("Kept", "Newest"))
    await playground.until(stored % ("", "Newest"))
    assert await page.evaluate(stored % (".before", "Newer"))


async def test_what_was_written_can_be_put_back(playground):
    page = await playground.open()
    text = CARD % "<Status>Mine</Status>"
    await playground.put(text)
    await page.locator("#example").select_option("stock.card.xml")
    assert "Mine" not in await playground.text()
    await page.locator("#message-offer", has_text="Put back").click()
    assert await playground.text() == text
    await page.reload()
    await page.locator("#finding-count", has_text="inding").wait_for()
    assert await playground.text() == text


async def test_an_example_and_a_card_by_address(playground):
    page = await playground.open("#example=stock.card.xml")
    assert 'id="stock"' in await playground.text()
    await page.evaluate("location.hash = '#card=' + encodeURIComponent('<a>ü</a>')")
    await playground.until("document.querySelector('.CodeMirror').CodeMirror.getValue() === '<a>ü</a>'")
    await page.evaluate("location.hash = '#example=none.card.xml'")
    await page.locator("#message-box", has_text="There is no example").wait_for()


async def test_the_documentation_leads_to_it(playground, playground_file):
    def links(page: str) -> list[str]:
        return re.findall(r'href="\.\./playground\.html(#[^"]+)"', (playground_file.parent / page).read_text())

    assert links("examples/work-order.html") == ["#example=work-order.card.xml"]
    broken, kept = links("rules/body-components-max.html")
    await playground.open(broken)
    await playground.page.locator("#finding-list li").first.wait_for()
    assert await playground.text() == unquote(broken.removeprefix("#card="))
    assert broken != kept


async def test_an_element_is_tried_on_its_page(playground, playground_file):
    await playground.open()
    page = playground.page
    await playground.put(CARD % "<Status>Mine</Status>")
    await playground.until("localStorage.getItem('cardwright.playground')?.includes('Mine')")
    await page.goto((playground_file.parent / "elements" / "Status.html").as_uri())
    await page.get_by_role("button", name="Try it here").first.click()
    tried = page.frame_locator("iframe.playground")
    await tried.locator("#finding-count", has_text="inding").wait_for(timeout=60_000)
    tops = await tried.locator(".tabs button").evaluate_all("buttons => buttons.map((each) => each.getBoundingClientRect().top)")
    assert max(tops) - min(tops) < 4, "the tabs and what is beside them stand on one line"
    preview = tried.frame_locator("#preview")
    kind = preview.locator("#inspector select[data-key]").first
    await preview.locator("#inspector", has_text="Status").wait_for()
    picture = preview.locator("#pictures svg", has_text="New").first
    before = await picture.inner_html()
    await kind.select_option("negative")
    await tried.locator(".CodeMirror", has_text='<Status kind="negative"').wait_for()
    for _ in range(300):
        if await picture.inner_html() != before:
            break
        await asyncio.sleep(0.1)
    else:
        pytest.fail("the drawing does not follow")
    await page.get_by_role("button", name="Close").first.click()
    assert await page.locator("iframe.playground").count() == 0
    # What is tried there leaves the work of the playground as it was.
    await page.goto(playground_file.as_uri())
    await page.locator("#finding-count", has_text="inding").wait_for(timeout=60_000)
    assert "Mine" in await playground.text()


async def test_half_a_character_is_no_trouble(playground):
    await playground.open()
    await playground.page.evaluate(
        "document.querySelector('.CodeMirror').CodeMirror.setValue('<ObjectCardView sample=\"\\ud800.json\"/>')")
    await playground.put(CARD % '<Status kind="negativ">x</Status>')
    await playground.page.locator("#finding-list li", has_text="negativ").wait_for()


@pytest.mark.firefox
async def test_nothing_is_let_in(playground):
    page = await playground.open()
    policy = await page.locator("meta[http-equiv]").get_attribute("content")
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'" and rules["base-uri"] == "'none'" and rules["form-action"] == "'none'"
    scripts = rules["script-src"].split()
    assert scripts.pop() == "'wasm-unsafe-eval'"
    assert scripts and all(re.fullmatch(r"'sha256-[\w+/=]+'", each) for each in scripts)
    assert not set(rules) & {"connect-src", "frame-src", "object-src"}
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
    # What somebody would try from within is refused, whoever asks.
    tried = await page.evaluate("""async () => {
      const refused = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'document.title = "in"';
      document.body.append(script);
      const image = new Image();
      image.src = 'http://127.0.0.1:9/';
      const reached = await fetch('http://127.0.0.1:9/').then(() => true, () => false);
      const expected = ['script-src-elem', 'img-src', 'connect-src'];
      for (let tries = 0; tries < 500 && !expected.every((each) => refused.includes(each)); tries += 1)
        await new Promise((done) => setTimeout(done, 20));
      return { reached, title: document.title, refused };
    }""")
    assert not tried["reached"] and "playground" in tried["title"]
    assert {"script-src-elem", "img-src", "connect-src"} <= set(tried["refused"])
    assert playground.errors
    playground.errors.clear()


async def test_addresses_that_would_run_something_do_nothing(playground):
    page = await playground.open()
    await playground.put(
        '<ObjectCardView xmlns="urn:cardwright:1" target="javascript:parent.document.title=1">'
        '<DetailImage src="data:image/svg+xml,&lt;svg onload=&quot;parent.document.title=1&quot;/&gt;" alt="x"/>'
        "<Title>Pump</Title><Description>[a](javascript:parent.document.title=1)</Description></ObjectCardView>")
    frame = playground.preview
    await frame.locator("#pictures svg", has_text="Pump").first.wait_for()
    await page.keyboard.press("Control+i")
    for inside in (page.main_frame, *page.frames):
        assert await inside.evaluate("[...document.querySelectorAll('[href], [src]')]"
                                     ".filter((each) => /^(javascript|data:(?!,|image\\/png))/i.test(each.getAttribute('href') ?? each.getAttribute('src')))"
                                     ".length") == 0
    await frame.get_by_role("button", name="Play").first.click()
    await frame.locator(".targets button").first.click()
    await frame.locator("#played", has_text="javascript:").wait_for(state="attached")
    assert "playground" in await page.title()
    assert page.url.startswith("file:") and len(page.context.pages) == 1


async def test_a_text_never_becomes_markup(playground):
    page = await playground.open()
    await playground.put(CARD % '<Status kind="&lt;img src=x onerror=&quot;document.title=1&quot;&gt;">&lt;b id="bold"/&gt;</Status>')
    await page.locator("#finding-list li").first.wait_for()
    await playground.preview.locator("#pictures svg").first.wait_for()
    assert await page.locator("#bold, #finding-list img").count() == 0


@pytest.mark.firefox
async def test_tab_leaves_the_editor(playground):
    page = await playground.open()
    await page.locator(".CodeMirror").click()
    before = await playground.text()
    await page.keyboard.press("Tab")
    assert not await page.evaluate("document.activeElement.closest('.CodeMirror') !== null")
    assert await playground.text() == before
    await page.get_by_role("tab", name="Card").focus()
    await page.keyboard.press("ArrowRight")
    assert await page.get_by_role("tab", name="Sample data").get_attribute("aria-selected") == "true"


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_fits_a_phone(playground, scheme):
    page = await playground.open(width=390, height=844, scheme=scheme)
    assert await page.evaluate("document.documentElement.scrollWidth") <= 390
    assert not await page.locator("#preview").is_visible()
    await page.get_by_role("button", name="See", exact=True).click()
    await playground.preview.locator("#pictures svg").first.wait_for()
    assert not await page.locator(".CodeMirror").is_visible()


@pytest.mark.chromium
async def test_a_card_is_written_by_touch(playground):
    page = await playground.open(width=390, height=844, touch=True)
    await page.locator(".CodeMirror-lines").tap()
    await page.keyboard.press("Control+a")
    await page.keyboard.insert_text(CARD % ('<Status kind="negativ">Broken seal</Status>' + "\n  <!-- more -->" * 80))
    row = page.locator("#finding-list li", has_text="negativ")
    await row.wait_for()
    # The text follows the finger.
    top = "Math.round(document.querySelector('.CodeMirror').CodeMirror.getScrollInfo().top)"
    below = await page.evaluate(top)
    box = await page.locator(".CodeMirror-scroll").bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await playground.drag(middle, (0, 150))
    await playground.until(f"{top} < {below} - 100")
    # A tap while the text glides on only stops it.
    last = None
    while last != (last := await page.evaluate(top)):
        await asyncio.sleep(0.2)
    # A tap on a finding shows its place, and its actions are a tap away.
    await row.get_by_role("button").first.tap()
    caret = "document.querySelector('.CodeMirror').CodeMirror.getCursor().line"
    await playground.until(f"{caret} === 2 && {top} < 100")
    await row.get_by_role("button", name="Actions for").tap()
    await page.locator("#menu-list button", has_text="negative").first.tap()
    await row.wait_for(state="detached")
    assert 'kind="negative"' in await playground.text()
    # What keys do elsewhere has buttons here.
    await page.evaluate("document.querySelector('.CodeMirror').CodeMirror.setCursor(2, 16)")
    await page.get_by_role("button", name="Suggest").tap()
    await page.locator(".CodeMirror-hint", has_text="positive").tap()
    await playground.until("document.querySelector('.CodeMirror').CodeMirror.getValue().includes('kind=\"positive\"')")
    await page.get_by_role("button", name="See", exact=True).tap()
    await playground.preview.locator("#pictures svg", has_text="Broken seal").first.wait_for()
    await page.get_by_role("button", name="Write", exact=True).tap()
    await page.locator(".CodeMirror").wait_for()


@pytest.mark.chromium
async def test_a_scene_is_played_by_touch(playground):
    await playground.open("#example=city-departures.card.xml", width=1440, height=1000, touch=True)
    frame = playground.preview
    await frame.get_by_role("button", name="Play", exact=True).tap()
    card = frame.locator('.layer[data-kind="card"]').first
    await card.wait_for()
    status = frame.locator("#play-status")
    await status.filter(has_text="home · peaking").wait_for()
    # The card's top is 390.5 of the screen's 852 points, and a flick sends it up.
    box, before = await frame.locator(".canvas").first.bounding_box(), await card.bounding_box()
    await playground.drag((box["x"] + box["width"] / 2, box["y"] + box["height"] * 420 / 852), (0, -100))
    await status.filter(has_text="home · extended").wait_for()
    await frame.locator('#scene-bar[data-rests="true"]').wait_for()
    assert (await card.bounding_box())["y"] < before["y"] - 200


@pytest.mark.firefox
async def test_a_browser_that_cannot_compile_the_core_says_so(browser, playground_file):
    context = await browser.new_context(offline=True)
    await context.add_init_script("WebAssembly.compile = () => Promise.reject(new Error('switched off'));")
    page = await context.new_page()
    await page.goto(playground_file.as_uri())
    await page.locator("#loading", has_text="This browser cannot run the core: Error: switched off").wait_for()
    await context.close()


@pytest.mark.chromium
async def test_without_javascript_the_page_says_so_and_shows_nothing_else(browser, playground_file):
    context = await browser.new_context(offline=True, java_script_enabled=False)
    page = await context.new_page()
    await page.goto(playground_file.as_uri())
    assert await page.locator("noscript").is_visible()
    for place in ("header", "main", "#message"):
        assert await page.locator(place).is_hidden()
    await context.close()


@pytest.mark.firefox
async def test_a_silent_core_is_started_anew(playground):
    page = await playground.open()
    await page.evaluate("window.silent = true")
    await playground.put(CARD % "<Status>Again</Status>")
    await page.locator("#message-box", has_text="started anew").wait_for(timeout=10_000)
    await page.evaluate("window.silent = false")
    await playground.preview.locator("#pictures", has_text="Again").wait_for(timeout=60_000)


async def test_a_text_that_keeps_the_core_from_answering_is_not_tried_for_ever(playground):
    page = await playground.open()
    await page.evaluate("window.silent = true")
    await playground.put(CARD % "<Status>Stuck</Status>")
    await page.locator("#finding-count", has_text="The core was stopped").wait_for(timeout=60_000)
    await page.evaluate("window.silent = false")
    await playground.put(CARD % "<Status>Goes on</Status>")
    await playground.preview.locator("#pictures", has_text="Goes on").wait_for(timeout=60_000)
