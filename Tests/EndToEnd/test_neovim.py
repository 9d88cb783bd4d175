"""A real Neovim, its own language client and our plugin, typed into as a person types.

Neovim runs as a child without a terminal; a screen is attached so that menus open. Every test edits a copy of the
examples through `editors/nvim`.
"""

import re
import time
from pathlib import Path

import pynvim
import pytest

from conftest import ROOT
from editor_preview import Browser, Page
from preview_channel import Channel

pytestmark = pytest.mark.usefixtures("executable")


# What Neovim 0.11 does with a server, by its documentation, for machines that have an older one: `lsp/NAME.lua` of the
# runtime path is its configuration, `vim.lsp.config` changes it, `vim.lsp.enable` starts it by file type.
NEWER = """
    local changes = {}
    vim.lsp.config = setmetatable({}, {
      __call = function(_, name, change)
        changes[name] = vim.tbl_deep_extend('force', changes[name] or {}, change)
      end,
      __index = function(_, name)
        local declared = dofile(vim.api.nvim_get_runtime_file('lsp/' .. name .. '.lua', false)[1])
        return vim.tbl_deep_extend('force', declared, changes[name] or {})
      end,
    })
    vim.lsp.enable = function(name)
      vim.api.nvim_create_autocmd('FileType', { callback = function(event)
        local server = vim.lsp.config[name]
        if not vim.tbl_contains(server.filetypes, event.match) then return end
        server.root_dir(event.buf, function(root)
          server.root_dir = root
          enabled = enabled or vim.lsp.start_client(server)
          vim.lsp.buf_attach_client(event.buf, enabled)
        end)
      end })
    end
"""


class Editor:
    """Neovim with a card file open."""

    def __init__(self, executable: Path, folder: Path, first: str = ""):
        self.browser = Browser(folder.parent)
        init = folder.parent / "init.lua"
        init.write_text(
            first + f"""
            vim.opt.runtimepath:prepend('{ROOT / "editors" / "nvim"}')
            vim.opt.completeopt = {{ 'menuone', 'noinsert' }}
            vim.opt.swapfile = false
            vim.env.PATH = '{self.browser.path}'
            require('cardwright').setup({{
              cmd = {{ '{executable}', 'lsp' }},
              on_attach = function(_, buffer)
                vim.bo[buffer].omnifunc = 'v:lua.vim.lsp.omnifunc'
              end,
            }})
            """
        )
        self.nvim = pynvim.attach(
            "child", argv=["nvim", "--embed", "--headless", "-i", "NONE", "-u", str(init), "-n"]
        )
        # Wide enough that no message needs more than a line, which would wait for a key.
        self.nvim.ui_attach(300, 40)
        self.nvim.command(f"cd {folder}")

    def open(self, name: str) -> None:
        self.nvim.command(f"edit {name}")
        self.until("the server serves the buffer", "#vim.tbl_keys(vim.lsp.buf_get_clients(0)) == 1")

    def lua(self, code: str, *arguments):
        return self.nvim.exec_lua(code, *arguments)

    def until(self, what: str, condition: str, seconds: float = 10):
        """Waits until a Lua expression is true; its value."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = self.lua("return " + condition)
            if value:
                return value
            time.sleep(0.02)
        raise AssertionError(f"waited in vain until {what}; the buffer is\n{self.text}\nmessages:\n{self.messages}")

    def type(self, keys: str) -> None:
        self.nvim.input(keys)

    def to(self, pattern: str) -> None:
        """Puts the cursor on the first match of a Vim pattern."""
        self.nvim.call("cursor", 1, 1)
        assert self.nvim.call("search", pattern, "cW"), pattern

    @property
    def text(self) -> str:
        return "\n".join(self.nvim.current.buffer[:])

    @property
    def messages(self) -> str:
        return self.nvim.command_output("messages")

    def findings(self) -> list[dict]:
        return self.lua("return vim.diagnostic.get(0)")

    def wait_for_findings(self, count: int) -> list[dict]:
        self.until(f"there are {count} findings", f"#vim.diagnostic.get(0) == {count}")
        return self.findings()


@pytest.fixture(params=["", NEWER], ids=["this Neovim", "the interface of 0.11"])
def editor(executable: Path, examples: Path, request):
    editor = Editor(executable, examples, request.param)
    editor.open("work-order.card.xml")
    yield editor
    try:
        editor.nvim.command("qall!", async_=True)
    except OSError:
        pass
    editor.nvim.close()


def test_the_plugin_starts_the_server_for_card_files(editor):
    assert editor.nvim.eval("&filetype") == "xml.cardwright"
    assert editor.nvim.eval("&omnifunc") == "v:lua.vim.lsp.omnifunc"
    assert editor.findings() == []
    editor.nvim.command("edit other.xml")
    assert editor.lua("return #vim.tbl_keys(vim.lsp.buf_get_clients(0))") == 0


def test_two_files_share_one_server(editor):
    first = editor.lua("return vim.tbl_keys(vim.lsp.buf_get_clients(0))")
    editor.open("stock.card.xml")
    assert editor.lua("return vim.tbl_keys(vim.lsp.buf_get_clients(0))") == first


def test_a_project_is_the_folder_of_its_configuration(editor, examples):
    project = examples / "project"
    for name in ("a", "b"):
        (project / name).mkdir(parents=True)
        (project / name / f"{name}.card.xml").write_text(
            f'<ObjectCardView xmlns="urn:cardwright:1" id="{name}"><Title>One</Title></ObjectCardView>\n')
    (project / ".cardwright.json").write_text("{}\n")
    root = "vim.tbl_values(vim.lsp.buf_get_clients(0))[1].config.root_dir"
    editor.lua("vim.lsp.stop_client(vim.lsp.get_active_clients(), true)")
    editor.until("no server runs", "#vim.lsp.get_active_clients() == 0")
    editor.lua("enabled = nil")
    editor.open("project/a/a.card.xml")
    assert editor.lua(f"return {root}") == str(project)
    editor.open("project/b/b.card.xml")
    assert editor.lua("return #vim.lsp.get_active_clients()") == 1


def test_a_sample_that_is_written_counts_at_once(editor, examples):
    sample = (examples / "samples/orders.json").read_text()
    editor.wait_for_findings(0)
    editor.lua(
        """
        told = {}
        local preview = require('cardwright.preview')
        local notify = preview.notify
        preview.notify = function(client, method, parameters)
          table.insert(told, method)
          return notify(client, method, parameters)
        end
        """
    )
    editor.nvim.command("split samples/orders.json")
    editor.nvim.command('%s/"title"/"titel"/')
    editor.nvim.command("write | wincmd w")
    assert editor.lua("return vim.tbl_contains(told, 'workspace/didChangeWatchedFiles')")
    editor.until("the card has findings", "#vim.diagnostic.get(0) > 0")
    # Somebody else repairs it.
    (examples / "samples/orders.json").write_text(sample)
    editor.wait_for_findings(0)


def test_the_log_opens(editor):
    editor.nvim.command("CardwrightLog")
    assert editor.nvim.call("expand", "%:t") == "lsp.log"
    assert "deprecated" not in editor.messages


def test_a_mistake_is_found_while_typing_and_its_fix_repairs_it(editor):
    editor.to("<Footnote>")
    editor.type("O<lt>Subtitel>Pump 4<lt>/Subtitel><Esc>")
    editor.nvim.command("3,$g/<Subtitle>/d")
    editor.to("<Subtitel>")
    [finding] = editor.wait_for_findings(1)
    assert finding["severity"] == 1 and "Subtitel" in finding["message"] and finding["code"]
    assert editor.nvim.current.buffer[finding["lnum"]][finding["col"] : finding["end_col"]] == "Subtitel"
    editor.lua(
        """
        vim.ui.select = function(items, options, choose)
          for _, item in ipairs(items) do
            if options.format_item(item):find('Subtitle', 1, true) then return choose(item) end
          end
          choose(items[1])
        end
        """
    )
    editor.to("Subtitel>")
    editor.lua("vim.lsp.buf.code_action()")
    editor.until("the fix is made", "vim.fn.search('<Subtitle>Pump 4</Subtitle>', 'nw') > 0")
    editor.wait_for_findings(0)


def act(editor, title: str) -> None:
    """Chooses the code action at the cursor whose title begins so, and waits until the text is another."""
    tick = editor.nvim.eval("b:changedtick")
    editor.lua(
        """
        local title = ...
        vim.ui.select = function(items, options, choose)
          for _, item in ipairs(items) do
            if vim.startswith(options.format_item(item), title) then return choose(item) end
          end
          error('there is no ' .. title)
        end
        """,
        title,
    )
    editor.lua("vim.lsp.buf.code_action()")
    editor.until("the text is another", f"vim.b.changedtick ~= {tick}")


def test_refactorings_change_the_text_and_are_undone(editor, examples):
    before = editor.text
    editor.to("ObjectCardView")
    act(editor, "Wrap in a list of cards")
    assert '<CardList xmlns="urn:cardwright:1" id="work-order-list">' in editor.text
    assert "\n    <Title>{title}</Title>" in editor.text
    editor.wait_for_findings(0)
    editor.nvim.command("undo")
    assert editor.text == before
    editor.to("ObjectCardView")
    act(editor, "Change into a Card")
    assert "<MainHeader>" in editor.text or "<Header>" in editor.text
    assert "ObjectCardView" not in editor.text.split("No place")[0]
    editor.nvim.command("undo")
    assert editor.text == before


def test_texts_are_extracted_into_a_sample_file(editor, examples):
    editor.to("Status kind")
    act(editor, "Extract 1 text into samples/orders.json")
    assert "{status}</Status>" in editor.text
    editor.until(
        "the sample has it", "table.concat(vim.api.nvim_buf_get_lines(vim.fn.bufnr('orders.json'), 0, -1, false)):find('High') ~= nil")


def test_a_file_is_renamed_where_a_card_names_it(editor, examples):
    assert (examples / "work-order-detail.card.xml").exists()
    editor.to("work-order-detail.card.xml")
    editor.lua("vim.lsp.buf.rename('detail.card.xml')")
    editor.until("it is named so", "vim.fn.search('target=\"detail.card.xml\"', 'nw') > 0")
    assert (examples / "detail.card.xml").exists() and not (examples / "work-order-detail.card.xml").exists()


def test_completion_offers_what_fits_and_accepts(editor):
    editor.nvim.command("g/<Subtitle>/d")
    editor.to("<Footnote>")
    editor.type("O<lt>Su<C-x><C-o>")
    editor.until("the menu is open", "vim.fn.pumvisible() == 1")
    words = [item["word"] for item in editor.nvim.call("complete_info", ["items"])["items"]]
    assert any(word.startswith("Subtitle") for word in words)
    assert not any(word.startswith("DetailImage") for word in words)
    editor.type("<C-y><Esc>")
    editor.until("the name is complete", "vim.fn.search('<Subtitle', 'nw') > 0")


def test_what_a_project_sets_is_completed_and_checked(editor):
    editor.open(".cardwright.json")
    editor.type('i{ "ruels": {},<CR>"pl<C-x><C-o>')
    editor.until("the menu is open", "vim.fn.pumvisible() == 1")
    words = [item["word"] for item in editor.nvim.call("complete_info", ["items"])["items"]]
    assert any(word.startswith('"platforms"') for word in words) and not any("rules" in word for word in words)
    editor.type("<C-y><Esc>")
    editor.until("the name is complete", "vim.fn.search('\"platforms\"', 'nw') > 0")
    editor.nvim.current.buffer[:] = ['{ "ruels": {}, }']
    [finding] = editor.wait_for_findings(1)
    assert finding["message"].startswith("There is no setting “ruels”; did you mean “rules”?")
    # The cards beside it follow.
    editor.nvim.current.buffer[:] = ['{ "limits": { "actions-max": 1 } }']
    editor.nvim.command("write")
    editor.nvim.command("edit work-order.card.xml")
    [finding] = editor.wait_for_findings(1)
    assert "An object card has one button at most" in finding["message"]


def test_completion_offers_values(editor):
    editor.to('kind="negative" icon')
    editor.type('ci"<Esc>')
    editor.to('kind="" icon')
    editor.type('f"a<C-x><C-o>')
    editor.until("the menu is open", "vim.fn.pumvisible() == 1")
    words = {item["word"].strip('"') for item in editor.nvim.call("complete_info", ["items"])["items"]}
    assert {"positive", "critical", "negative"} <= words
    editor.type("<Esc>")


def test_hover_opens_a_window_with_the_guideline(editor):
    editor.to("<Title>")
    editor.type("l")
    editor.lua("vim.lsp.buf.hover()")
    editor.until("a window floats", "#vim.tbl_filter(function(w) return vim.api.nvim_win_get_config(w).relative ~= '' end,"
                 " vim.api.nvim_list_wins()) == 1")
    window = next(w for w in editor.nvim.windows if w.api.get_config()["relative"])
    text = "\n".join(window.buffer[:])
    assert "Title" in text and len(text) > 80


def test_rename_changes_both_tags(editor):
    editor.to("<Subtitle>")
    editor.type("l")
    editor.lua("vim.lsp.buf.rename('Kicker')")
    editor.until("both are renamed", "vim.fn.search('<Kicker>Job {number}</Kicker>', 'nw') > 0")
    editor.type("u")
    editor.until("undo takes it back", "vim.fn.search('<Subtitle>Job {number}</Subtitle>', 'nw') > 0")


def test_formatting_restores_the_layout(editor):
    before = editor.text
    editor.nvim.command(r"%s/^\s\+//")
    assert editor.text != before
    editor.lua("if vim.lsp.buf.format then vim.lsp.buf.format() else vim.lsp.buf.formatting_sync() end")
    editor.until("the layout is back", "vim.fn.search('^  <Title>', 'nw') > 0")
    assert editor.text == before


def test_definition_and_references_of_an_id(editor, examples):
    scene = next(path for path in sorted(examples.glob("*.card.xml")) if re.search(r"<Push [^>]*card=", path.read_text()))
    editor.open(scene.name)
    name = re.search(r'<Push [^>]*card="([\w-]+)"', scene.read_text())[1]
    editor.to(f'<Push [^>]*card="\\zs{name}')
    editor.lua("vim.lsp.buf.definition()")
    editor.until("the cursor is at the card", f"vim.fn.getline('.'):find('id=\"{name}\"', 1, true) ~= nil")
    editor.lua("vim.lsp.buf.references()")
    editor.until("the references are listed", "#vim.fn.getqflist() >= 2")


def test_the_outline_lists_the_parts(editor):
    editor.lua("vim.lsp.buf.document_symbol()")
    editor.until("the outline is listed", "#vim.fn.getqflist() >= 8 or #vim.fn.getloclist(0) >= 8")


def test_a_session_of_typing_ends_clean(editor):
    """Types a card from nothing, a key at a time, and sees the findings come and go."""
    editor.open("new.card.xml")
    editor.type('i<lt>ObjectCardView xmlns="urn:cardwright:1" id="new"><CR><lt>Tit')
    editor.until("the half-typed card has findings", "#vim.diagnostic.get(0) > 0")
    editor.type("le>Pump 4<lt>/Title><CR><lt>/ObjectCardView><Esc>")
    editor.wait_for_findings(0)
    editor.nvim.command("write")
    editor.to("Pump")
    editor.type("cwMotor & co<Esc>")
    [finding] = editor.wait_for_findings(1)
    assert "&" in finding["message"]


def test_the_server_can_be_restarted(editor):
    first = editor.lua("return vim.tbl_keys(vim.lsp.buf_get_clients(0))")[0]
    editor.nvim.command("CardwrightRestart")
    editor.until("another server serves the buffer",
                 f"(vim.tbl_keys(vim.lsp.buf_get_clients(0))[1] or {first}) ~= {first}")


@pytest.mark.parametrize("first", ["", NEWER], ids=["this Neovim", "the interface of 0.11"])
def test_a_missing_executable_is_said_once(examples, first):
    editor = Editor(Path("/nowhere/cardwright"), examples, first)
    try:
        editor.nvim.command("edit work-order.card.xml")
        editor.nvim.command("edit stock.card.xml")
        assert editor.messages.count("is not on the PATH") == 1
    finally:
        editor.nvim.close()


def test_a_place_is_shown_and_marked_until_the_cursor_moves_on(editor, examples):
    """What a click in the preview asks the editor for."""
    # Outside the Basic Multilingual Plane a character counts twice in the protocol.
    editor.nvim.call("setline", 11, "  <Subtitle>💧 Job</Subtitle>")
    editor.nvim.command("write")
    editor.open("stock.card.xml")
    shown = editor.lua(
        """
        local client = vim.tbl_values(vim.lsp.buf_get_clients(0))[1]
        return client.config.handlers['window/showDocument'](nil, {
          uri = ..., takeFocus = true,
          selection = { start = { line = 10, character = 15 }, ['end'] = { line = 10, character = 18 } },
        }, { client_id = client.id })
        """, (examples / "work-order.card.xml").as_uri())
    assert shown == {"success": True}
    line, column = editor.nvim.call("line", "."), editor.nvim.call("col", ".")
    assert editor.nvim.call("getline", line).encode()[column - 1 :].startswith(b"Job<")
    marks = ("vim.api.nvim_buf_get_extmarks(0, vim.api.nvim_get_namespaces()['cardwright.preview'], 0, -1, "
             "{ details = true })")
    [[_, row, start, details]] = editor.lua("return " + marks)
    assert (row, details["end_col"] - start) == (10, len("Job"))
    editor.type("j")
    editor.until("the mark is gone", f"#{marks} == 0")


def test_the_preview_opens_follows_outlines_and_selects(editor, examples):
    editor.to("<Footnote>")
    editor.nvim.command("CardwrightPreview")
    page = Page(editor.browser.page(), examples / "work-order.card.xml")
    page.await_text("Electric pump")
    editor.to("<Title>")
    editor.type("l")
    page.await_cursor("<Title>")
    editor.to("High")
    editor.type("cwUrgent<Esc>")
    page.await_text("Urgent")
    editor.nvim.command("write")
    version = editor.lua("return vim.lsp.util.buf_versions[vim.api.nvim_get_current_buf()]")
    page.select("<Description>", version)
    editor.until("the cursor is at the source", "vim.fn.getline('.'):find('<Description>', 1, true) ~= nil")
    page.close()
    assert len(editor.browser.pages()) == 1, "nobody opened it a second time"


def test_a_picture_is_exported_beside_the_card(editor, examples):
    editor.nvim.command("CardwrightExport svg")
    editor.until("it is said", "vim.fn.execute('messages'):find('Written', 1, true) ~= nil")
    [picture] = examples.glob("work-order*.svg")
    assert "Electric pump" in picture.read_text()


def test_a_sample_set_is_chosen(editor, examples):
    own = (examples / "samples/orders.json").read_text()
    (examples / "samples/few.json").write_text(own.replace("Electric pump", "Small pump"))
    (examples / ".cardwright.json").write_text('{ "samples": { "few": { "samples/orders.json": "samples/few.json" } } }')
    editor.nvim.command("edit .cardwright.json | edit work-order.card.xml")
    for choice, pump in [(" few", "Small pump"), (" -", "Electric pump")]:
        editor.nvim.command("messages clear")
        editor.nvim.command("CardwrightSamples" + choice)
        editor.until("it is said", "vim.fn.execute('messages'):find('Cards read', 1, true) ~= nil")
        for path in examples.glob("work-order*.svg"):
            path.unlink()
        editor.nvim.command("messages clear")
        editor.nvim.command("CardwrightExport svg")
        editor.until("it is said", "vim.fn.execute('messages'):find('Written', 1, true) ~= nil")
        [picture] = examples.glob("work-order*.svg")
        assert pump in picture.read_text()
    editor.lua("vim.ui.select = function(sets, options, done) chosen = options.format_item(sets[2]) done(sets[2]) end")
    editor.nvim.command("CardwrightSamples")
    assert editor.until("there was a choice", "chosen") == "few"


def test_the_scenario_at_the_cursor_is_filmed(editor, examples):
    editor.open("snap-basins.card.xml")
    editor.to('<Step drag="-60" velocity="-700"')
    editor.nvim.command("CardwrightFilm")
    editor.until("it is said", "vim.fn.execute('messages'):find('Film: ', 1, true) ~= nil")
    film = editor.browser.film()
    assert film == examples / "snap-basins.flick-up.html" and "1 · drag -60, velocity -700" in film.read_text()


def test_a_scene_is_played_to_record_a_scenario(editor, examples):
    editor.open("snap-basins.card.xml")
    editor.nvim.command("CardwrightRecord")
    page = Channel(editor.browser.page())
    assert page.hello((examples / "snap-basins.card.xml").as_uri())["plays"] is True
    editor.nvim.command("CardwrightRecord")
    assert page.await_type("follow")["plays"] is True
    page.close()
    assert len(editor.browser.pages()) == 1, "the page that is there plays"
    editor.open("work-order.card.xml")
    editor.nvim.command("CardwrightRecord")
    editor.until("it is said", "vim.fn.execute('messages'):find('This file holds no scene', 1, true) ~= nil")


def test_scenarios_run_and_what_fails_is_in_the_quickfix_list(editor, examples):
    editor.open("snap-basins.card.xml")
    editor.nvim.command("CardwrightTest")
    editor.until("it is said", "vim.fn.execute('messages'):find('scenarios, all pass', 1, true) ~= nil")
    assert editor.nvim.call("getqflist") == []
    # Not saved: what counts is the text in the editor.
    editor.nvim.command('%s/cardTop="507.5"/cardTop="400"/')
    editor.nvim.command("CardwrightTest")
    items = editor.until("the list is filled", "#vim.fn.getqflist() > 0 and vim.fn.getqflist()")
    assert items[0]["text"].startswith("slow-release-counts-as-down: cardTop is 507.5, not 400")
    editor.nvim.command("cc 1")
    assert editor.nvim.call("expand", "%:t") == "snap-basins.card.xml"
    assert editor.nvim.call("strpart", editor.nvim.call("getline", "."), items[0]["col"] - 1, 3) == "400"


def test_a_card_is_exported_to_an_app(editor, examples):
    editor.to("ObjectCardView")
    editor.lua(
        """
        vim.ui.select = function(items, options, choose)
          for _, item in ipairs(items) do
            if vim.startswith(options.format_item(item), 'Export to SwiftUI') then return choose(item) end
          end
          error('it is not offered')
        end
        """
    )
    editor.lua("vim.lsp.buf.code_action()")
    view = examples / "export/swiftui/WorkOrderView.swift"
    buffer = editor.until("the view is there", f"vim.fn.bufnr('{view}') > 0 and vim.fn.bufnr('{view}')")
    editor.until("it is written in it", f"#vim.api.nvim_buf_get_lines({buffer}, 0, -1, false) > 20")
    image = examples / "export/swiftui/Cards.xcassets/images/pump.png.imageset/pump.png"
    editor.until("pictures are copied", f"vim.fn.filereadable('{image}') == 1")
    editor.nvim.command("silent wall")
    assert "struct WorkOrderView: View {" in view.read_text()
