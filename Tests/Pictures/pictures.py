"""The pictures with which the README opens, of the running program: `make pictures` writes them beside this file.

Neovim and the live preview stand beside one another as on a screen: what each of them shows is what it draws. The scene is the film
that `cardwright test` makes.
"""

import asyncio
import base64
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.async_api import async_playwright

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
sys.path += [str(ROOT / "Tests" / "EndToEnd"), str(FOLDER)]

from preview_page import PreviewWindow, launch  # noqa: E402
from screen import Screen  # noqa: E402

import moving  # noqa: E402

# A person's own settings: light, with the few colours that XML needs.
INIT = """
vim.opt.runtimepath:prepend('{editors}/nvim')
vim.opt.termguicolors = true
vim.opt.completeopt = {{ 'menuone', 'noinsert' }}
vim.opt.number = true
vim.opt.signcolumn = 'yes'
vim.opt.wrap = false
vim.opt.hlsearch = false
vim.opt.linebreak = true
vim.opt.pumheight = 9
vim.opt.laststatus = 2
vim.opt.shortmess:append('cIF')
vim.opt.background = 'light'
local colors = {{
  Normal = '#1d2d3e #ffffff', LineNr = '#a9b4be #ffffff', SignColumn = '#1d2d3e #ffffff', EndOfBuffer = '#ffffff #ffffff',
  xmlTagName = '#0064d9', xmlTag = '#0064d9', xmlEndTag = '#0064d9', xmlAttrib = '#7c3aa0', xmlString = '#256f3a',
  xmlProcessing = '#758ca4', xmlProcessingDelim = '#758ca4', Function = '#0064d9', Type = '#7c3aa0', String = '#256f3a',
  Pmenu = '#1d2d3e #eaecee', PmenuSel = '#ffffff #0064d9', PmenuSbar = '#eaecee #dde1e5', PmenuThumb = '#eaecee #a9b4be',
  NormalFloat = '#1d2d3e #f0f2f4', StatusLine = '#475e75 #f5f6f7', MsgArea = '#1d2d3e #ffffff', ModeMsg = '#475e75', MoreMsg = '#256f3a', Question = '#0064d9',
  DiagnosticError = '#d20a0a', DiagnosticWarn = '#a45d00', DiagnosticInfo = '#0064d9', DiagnosticHint = '#758ca4',
}}
for name, pair in pairs(colors) do
  local foreground, background = unpack(vim.split(pair, ' '))
  vim.cmd(('highlight %s gui=NONE guifg=%s %s'):format(name, foreground, background and 'guibg=' .. background or ''))
end
for name, color in pairs({{ Error = '#d20a0a', Warn = '#a45d00', Info = '#0064d9', Hint = '#758ca4' }}) do
  vim.cmd(('highlight DiagnosticUnderline%s gui=undercurl guisp=%s'):format(name, color))
end
vim.diagnostic.config({{ severity_sort = true, virtual_text = false, float = {{ header = '' }} }})
require('cardwright').setup({{
  cmd = {{ '{executable}', 'lsp' }},
  on_attach = function(_, buffer)
    vim.bo[buffer].omnifunc = 'v:lua.vim.lsp.omnifunc'
    vim.keymap.set('n', '<leader>a', vim.lsp.buf.code_action, {{ buffer = buffer }})
  end,
}})
"""

# Both windows, each as it is.
DESK = """<!doctype html><meta charset="utf-8"><style>
  body {{ margin: 0; width: {width}px; background: #eff1f4; font: 13px/18px "DejaVu Sans", sans-serif; color: #475e75 }}
  main {{ display: flex; gap: 14px; padding: 14px; align-items: flex-start }}
  section {{ background: #fff; border-radius: 8px; overflow: hidden; box-shadow: 0 0 0 1px #d5dadf, 0 4px 12px #22365814 }}
  h2 {{ margin: 0; padding: 6px 12px; font: inherit; background: #f5f6f7; border-bottom: 1px solid #d5dadf }}
  pre {{ padding: 6px 4px; font: 13px/19px "DejaVu Sans Mono", monospace }}
  pre span {{ padding: 2px 0 }}
  img {{ display: block }}
</style><main><section><h2>{name} – Neovim</h2>{screen}</section><section><h2>Live preview</h2>
<img src="data:image/png;base64,{preview}" style="width:{side}px;height:{height}px"></section></main>"""

SIZE = (80, 28)
# Of the preview's page, what is seen of it beside the editor.
SIDE, PAGE, HEIGHT = 470, 860, 542
# Twice as sharp as the page says.
SCALE = 1.5


class Desk:
    """Neovim with a copy of an example, and the preview that it opens."""

    def __init__(self, executable: Path, folder: Path, name: str):
        shutil.copytree(ROOT / "Examples", folder / "Examples")
        init = folder / "init.lua"
        init.write_text(INIT.format(editors=ROOT / "editors", executable=executable))
        self.name, self.state = name, folder / "state"
        self.screen = Screen(
            ["-i", "NONE", "-u", str(init), "-n", name], SIZE, folder / "Examples",
            {"XDG_STATE_HOME": str(self.state), "BROWSER": "true"})

    async def preview(self, browser) -> PreviewWindow:
        self.screen.type(":CardwrightPreview<CR>")
        for _ in range(200):
            for file in self.state.glob("cardwright/preview/*.address.json"):
                place = json.loads(file.read_text())
                return await PreviewWindow.open(
                    browser, f"http://127.0.0.1:{place['port']}/{place['token']}/", size=(SIDE, PAGE), device_scale_factor=SCALE)
            time.sleep(0.1)
        raise AssertionError("no preview was opened:\n" + "\n".join(self.screen.lines()))

    async def draw(self, window: PreviewWindow, browser, name: str) -> None:
        await asyncio.sleep(1)
        preview = base64.b64encode(await window.page.screenshot(clip={"x": 0, "y": 0, "width": SIDE, "height": HEIGHT})).decode()
        width = 686 + SIDE
        page = await browser.new_page(viewport={"width": width, "height": 600}, device_scale_factor=SCALE)
        await page.set_content(
            DESK.format(width=width, name=self.name, screen=self.screen.page(), preview=preview, side=SIDE, height=HEIGHT))
        (FOLDER / name).write_bytes(fewer_colors(await page.locator("main").screenshot()))
        await page.close()


def fewer_colors(png: bytes) -> bytes:
    return subprocess.run(["pngquant", "--speed", "1", "--nofs", "--strip", "64", "-"], input=png, capture_output=True, check=True).stdout


async def draw_editor(executable: Path, browser) -> None:
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(executable, Path(folder), "work-order.card.xml")
        screen = desk.screen
        try:
            screen.until("</ObjectCardView>")
            window = await desk.preview(browser)
            screen.type("/negative<CR>ciw")
            screen.until("INSERT")
            screen.type("<C-x><C-o>")
            screen.until("critical")
            await desk.draw(window, browser, "completion.png")
            screen.type("<C-e>negative<Esc>")
            screen.type("/reject<CR>:s/kind=\"negative\"/role=\"primary\"/<CR>")
            screen.until("E  20")
            screen.type("6Gzt20G:lua vim.diagnostic.open_float()<CR>")
            screen.until("Only one action")
            await window.page.get_by_role("tab", name="Findings").click()
            screen.type("<Bslash>a")
            screen.until("Type number")
            await desk.draw(window, browser, "fix.png")
        finally:
            screen.quit()


# The first frames of a moving PNG, smaller and one below the other, and how long each is seen.
FRAMES = """async ([bytes, width, most]) => {
  const data = Uint8Array.from(atob(bytes), letter => letter.charCodeAt(0));
  const decoder = new ImageDecoder({ data, type: "image/png" });
  await decoder.tracks.ready;
  const count = Math.min(most, decoder.tracks.selectedTrack.frameCount);
  let canvas, context, height;
  const durations = [];
  for (let index = 0; index < count; index++) {
    const { image } = await decoder.decode({ frameIndex: index });
    height ??= Math.round(image.displayHeight * width / image.displayWidth);
    canvas ??= new OffscreenCanvas(width, height * count);
    context ??= Object.assign(canvas.getContext("2d"), { imageSmoothingQuality: "high" });
    context.drawImage(image, 0, height * index, width, height);
    durations.push(image.duration / 1000);
    image.close();
  }
  const reader = new FileReader();
  const read = new Promise(done => { reader.onload = done; });
  reader.readAsDataURL(await canvas.convertToBlob({ type: "image/png" }));
  await read;
  return [durations, reader.result.split(",")[1]];
}"""
# A store is chosen and closed again; what the film has after that is left out.
SCENE, SCENARIO, ACTS = "store-locator", "choose-a-store", 12


async def draw_scene(executable: Path, browser) -> None:
    """The film of a scenario, with the few colours and the size that a page wants."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [executable, "test", f"{SCENE}.card.xml", "--filter", SCENARIO, "--film", folder, "--film-format", "apng"],
            cwd=ROOT / "Examples", check=True)
        film = (Path(folder) / f"{SCENE}.{SCENARIO}.apng").read_bytes()
    page = await browser.new_page()
    # Browsers decode pictures only for pages that nobody else can have changed.
    await page.route("http://localhost/", lambda route: route.fulfill(body="", content_type="text/html"))
    await page.goto("http://localhost/")
    durations, frames = await page.evaluate(FRAMES, [base64.b64encode(film).decode(), 280, ACTS])
    await page.close()
    path = FOLDER / "scene.png"
    path.write_bytes(moving.moving_png(fewer_colors(base64.b64decode(frames)), durations))


async def main() -> None:
    executable = Path(sys.argv[1]).resolve()
    async with async_playwright() as playwright:
        browser = await launch(playwright)
        await draw_editor(executable, browser)
        await draw_scene(executable, browser)
        await browser.close()


asyncio.run(main())
