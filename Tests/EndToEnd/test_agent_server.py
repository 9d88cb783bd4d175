"""`cardwright mcp` with the official Python SDK as the client: what a coding agent's program does."""

import re
import sys
import warnings
from contextlib import asynccontextmanager
from pathlib import Path

import anyio
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

pytestmark = pytest.mark.asyncio
warnings.filterwarnings("ignore", category=DeprecationWarning)


@asynccontextmanager
async def agent(
    executable: Path, *folders: Path, roots: list[Path] | None = None, mode: str = "legacy", env: dict | None = None
):
    """A client of the server; `roots` are the folders that it grants itself, `folders` those of the command line."""
    from mcp_types import ListRootsResult, Root

    async def grant(context):
        return ListRootsResult(roots=[Root(uri=folder.as_uri()) for folder in roots])

    server = StdioServerParameters(command=str(executable), args=["mcp", *map(str, folders)], env=env)
    options = {"list_roots_callback": grant} if roots is not None else {}
    async with Client(stdio_client(server), mode=mode, **options) as client:
        yield client


def text(result) -> str:
    return "".join(part.text for part in result.content if part.type == "text")


async def test_tools_tell_what_they_take_and_give(executable, examples):
    async with agent(executable, examples) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert {"validate", "explain", "complete", "hover", "outline"} <= set(tools)
        for tool in tools.values():
            assert tool.description and tool.title
            assert tool.input_schema["type"] == "object" and tool.output_schema["type"] == "object"
            assert tool.annotations.read_only_hint is not None


# A call of every tool that leads to a result.
CALLS = {
    "validate": {"path": "work-order.card.xml"},
    "explain": {"code": "actions-max"},
    "outline": {"path": "work-order.card.xml"},
    "complete": {"path": "work-order.card.xml", "element": "/ObjectCardView"},
    "hover": {"path": "work-order.card.xml", "element": "#approve"},
    "edit": {"path": "work-order.card.xml", "changes": [{"element": "#approve", "text": "Accept"}]},
    "fix": {"path": "work-order.card.xml"},
    "new_card": {"family": "Card", "facts": {"title": "A"}},
    "render": {"path": "work-order.card.xml", "format": "svg"},
    "test": {"path": "plant-inspection.card.xml"},
    "search_docs": {"query": "chart"},
    "read_docs": {"page": "elements/Chart"},
    "diff": {"path": "work-order.card.xml", "before": '<ObjectCardView xmlns="urn:cardwright:1" id="a"><Title>A</Title></ObjectCardView>'},
}


async def test_every_tool_can_be_called(executable, examples):
    async with agent(executable, examples) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == set(CALLS)
        for name, arguments in CALLS.items():
            # The client holds structured results against the schema of each tool.
            result = await client.call_tool(name, arguments)
            assert not result.is_error and text(result) and result.structured_content, f"{name}: {text(result)}"


async def test_what_takes_long_says_how_far_it_is(executable, tmp_path):
    steps = "".join(f'<Scenario id="s{n}" device="d"><Step wait="1"/></Scenario>' for n in range(20))
    (tmp_path / "scene.card.xml").write_text(
        '<CardScene xmlns="urn:cardwright:1" id="s" root="home"><Device id="d" like="iphone-se-1"/>'
        f'<PlainCard id="home"><Title>Home</Title></PlainCard>{steps}</CardScene>')
    told = []

    async def progress(done, total, message):
        told.append((done, total, message))

    async with agent(executable, tmp_path) as client:
        result = await client.call_tool("test", {"path": "scene.card.xml"}, progress_callback=progress)
        assert result.structured_content["passed"] == 20, text(result)
        assert told[0][:2] == (0, 20) and told[-1] == (19, 20, "19 of 20 scenarios")


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_a_card_is_checked_and_explained(executable, examples, mode):
    async with agent(executable, examples, mode=mode) as client:
        good = await client.call_tool("validate", {"path": "work-order.card.xml"})
        assert good.structured_content["valid"] is True, text(good)
        card = '<ObjectCardView xmlns="urn:cardwright:1" id="a"><Titel>A</Titel></ObjectCardView>'
        bad = await client.call_tool("validate", {"text": card})
        assert not bad.is_error and bad.structured_content["valid"] is False
        finding = bad.structured_content["findings"][0]
        assert (finding["element"], finding["line"]) == ("/ObjectCardView/Titel", 1)
        assert finding["code"] in text(bad)
        told = await client.call_tool("explain", {"code": finding["code"]})
        assert told.structured_content["summary"] in text(told)


async def test_places_are_explained_and_completed(executable, examples):
    async with agent(executable, examples) as client:
        card = {"path": "work-order.card.xml"}
        elements = (await client.call_tool("outline", card)).structured_content["elements"]
        paths = [element["element"] for element in elements]
        assert paths[0] == "/ObjectCardView" and "/ObjectCardView/Actions/Action[2]" in paths
        for path in paths:
            hover = await client.call_tool("hover", {**card, "element": path})
            assert hover.structured_content["markdown"], path
        values = await client.call_tool("complete", {**card, "element": "#approve", "attribute": "role"})
        assert "primary" in [value["name"] for value in values.structured_content["values"]]
        inside = (await client.call_tool("complete", {**card, "element": "/ObjectCardView"})).structured_content
        assert inside["elements"] and inside["attributes"]


async def test_an_edit_is_all_or_nothing(executable, examples):
    file = examples / "work-order.card.xml"
    before = file.read_text()
    async with agent(executable, examples) as client:
        good = {"element": "#approve", "attribute": "after", "value": "Done & “gone”"}
        bad = {"element": "#approve", "attribute": "role", "value": "loudest"}
        refused = await client.call_tool("edit", {"path": file.name, "changes": [good, bad], "write": True})
        assert refused.is_error and "loudest" in text(refused) and file.read_text() == before
        tried = await client.call_tool("edit", {"path": file.name, "changes": [good]})
        assert not tried.structured_content["written"] and file.read_text() == before
        made = await client.call_tool("edit", {"path": file.name, "changes": [good], "write": True})
        assert made.structured_content["written"] and made.structured_content["valid"]
        assert file.read_text() == made.structured_content["text"] == before.replace(
            'after="Approved"', 'after="Done &amp; “gone”"')
        added = await client.call_tool("edit", {"path": file.name, "changes": [
            {"element": "/ObjectCardView", "add": "<Rating value='4'/>"},
            {"element": "/ObjectCardView/Actions", "remove": True},
            {"element": "/ObjectCardView/Title", "text": "A < B ]]> C]>"}]})
        lines = added.structured_content["text"].splitlines()
        assert "  <Rating value='4'/>" in lines and "  <Title>A &lt; B ]]&gt; C]></Title>" in lines
        assert "<Actions" not in added.structured_content["text"] and added.structured_content["valid"]


async def test_findings_are_fixed(executable, examples):
    file = examples / "broken.card.xml"
    file.write_text('<ObjectCardView xmlns="urn:cardwright:1" id="a"><Titel>A</Titel></ObjectCardView>')
    async with agent(executable, examples) as client:
        fixed = await client.call_tool("fix", {"path": file.name, "write": True})
        assert fixed.structured_content["count"] >= 1 and fixed.structured_content["valid"]
        assert "<Title>A</Title>" in file.read_text()


async def test_a_card_is_drawn_and_its_scenarios_run(executable, examples):
    async with agent(executable, examples) as client:
        drawn = await client.call_tool("render", {"path": "work-order.card.xml", "appearance": "dark"})
        picture = drawn.content[1]
        assert picture.type == "image" and picture.mime_type == "image/png" and picture.data.startswith("iVBORw0KGgo")
        svg = await client.call_tool("render", {"path": "work-order.card.xml", "format": "svg"})
        assert svg.content[1].resource.text.startswith("<svg")
        frames = await client.call_tool("render", {"path": "work-order.card.xml", "format": "json"})
        assert frames.structured_content["parts"] and frames.structured_content["more"] == 0
        wrong = await client.call_tool("render", {"path": "work-order.card.xml", "appearance": "pink"})
        assert wrong.is_error and "dark" in text(wrong)
        tests = await client.call_tool("test", {"path": "plant-inspection.card.xml"})
        assert tests.structured_content["failed"] == 0 and tests.structured_content["passed"] > 0
        none = await client.call_tool("test", {"path": "work-order.card.xml"})
        assert none.is_error and "no scenarios" in text(none)


async def test_pictures_have_the_scale_that_is_promised(executable, examples):
    async with agent(executable, examples) as client:
        for scale in (99, 5, 0, -1, 1e300):
            refused = await client.call_tool("render", {"path": "work-order.card.xml", "scale": scale})
            assert refused.is_error and text(refused) == "scale must be from 1 to 4.", scale


async def test_a_browser_that_hangs_holds_nobody_up(executable, examples, tmp_path):
    browser, began, ended = tmp_path / "chromium", tmp_path / "began", tmp_path / "ended"
    # The first never comes to its end by itself.
    browser.write_text(f"""#!/bin/sh
if test -e {began}; then exit 1; fi
touch {began}
trap "touch {ended}; exit" TERM
while true; do sleep 0.05; done
""")
    browser.chmod(0o755)
    async with agent(executable, examples, env={"PATH": f"{tmp_path}:/usr/bin:/bin"}) as client:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(client.call_tool, "render", {"path": "work-order.card.xml"})
            while not began.exists():
                await anyio.sleep(0.02)
            # Others are answered meanwhile, and a picture as soon as the client gives the first one up.
            assert not (await client.call_tool("validate", {"path": "work-order.card.xml"})).is_error
            assert not ended.exists()
            tasks.cancel_scope.cancel()
        with anyio.fail_after(20):
            drawn = await client.call_tool("render", {"path": "work-order.card.xml"})
        assert not drawn.is_error and ended.exists()


async def test_a_card_is_drawn_without_a_program_for_pictures(executable, examples, tmp_path):
    async with agent(executable, examples, env={"PATH": str(tmp_path)}) as client:
        drawn = await client.call_tool("render", {"path": "work-order.card.xml"})
        assert drawn.structured_content["format"] == "svg" and "librsvg" in text(drawn)
        assert drawn.content[1].resource.mime_type == "image/svg+xml"


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_the_documentation_is_found_and_read(executable, examples, mode):
    async with agent(executable, examples, mode=mode) as client:
        found = await client.call_tool("search_docs", {"query": "key figure"})
        pages = found.structured_content["pages"]
        assert pages, text(found)
        contents = (await client.read_resource(pages[0]["uri"])).contents
        assert contents[0].mime_type == "text/markdown" and len(contents[0].text) > 100
        assert f"Read {pages[0]['page']} first" in text(found)
        read, more = "", 1
        while more:
            part = (await client.call_tool("read_docs", {"page": pages[0]["page"], "skip": len(read)})).structured_content
            read, more = read + part["markdown"], part["more"]
        assert read == contents[0].text
        wrong = await client.call_tool("read_docs", {"page": "elements/Chrat"})
        assert wrong.is_error and "did you mean elements/Chart?" in text(wrong)


async def test_every_resource_can_be_read(executable, examples):
    async with agent(executable, examples) as client:
        cursor, resources = None, []
        while True:
            page = await client.list_resources(cursor=cursor)
            resources += page.resources
            cursor = page.next_cursor
            if cursor is None:
                break
        addresses = [str(resource.uri) for resource in resources]
        assert len(set(addresses)) == len(addresses) > 200
        assert (examples / "work-order.card.xml").as_uri() in addresses
        assert "cardwright://examples/work-order.card.xml" in addresses
        for address in addresses:
            assert (await client.read_resource(address)).contents[0].text, address
        templates = (await client.list_resource_templates()).resource_templates
        assert [template.uri_template for template in templates] == [
            "file:///{+path}", "cardwright://examples/{+name}", "cardwright://docs/{+page}"]
        with pytest.raises(Exception, match="There is no resource"):
            await client.read_resource("cardwright://docs/elements/Nothing")


async def test_every_prompt_can_be_had(executable, examples):
    from mcp_types import PromptReference, ResourceTemplateReference

    async with agent(executable, examples) as client:
        prompts = {prompt.name: prompt for prompt in (await client.list_prompts()).prompts}
        assert set(prompts) == {"review_card", "make_card"}
        review = await client.get_prompt("review_card", {"path": "work-order.card.xml"})
        assert "<ObjectCardView" in review.messages[1].content.resource.text
        make = await client.get_prompt("make_card", {"description": "A leave request"})
        assert "A leave request" in make.messages[0].content.text
        with pytest.raises(Exception, match="needs the text path"):
            await client.get_prompt("review_card", {})
        prompt = PromptReference(type="ref/prompt", name="review_card")
        paths = await client.complete(prompt, {"name": "path", "value": "work"})
        assert "work-order.card.xml" in paths.completion.values
        template = ResourceTemplateReference(type="ref/resource", uri="cardwright://docs/{+page}")
        pages = await client.complete(template, {"name": "page", "value": "elements/T"})
        assert "elements/Title" in pages.completion.values


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_only_what_is_granted_is_seen(executable, examples, tmp_path, mode):
    outside = tmp_path / "outside"
    outside.mkdir()
    secret = outside / "secret.card.xml"
    secret.write_text((examples / "work-order.card.xml").read_text())
    (examples / "link.card.xml").symlink_to(secret)
    (examples / "way").symlink_to(outside)
    refused = [str(secret), "../outside/secret.card.xml", "link.card.xml", "way/secret.card.xml", secret.as_uri(),
               "../outside/not-there.card.xml"]
    # What the client grants counts, not what stands in the call.
    for options in [{"roots": [examples]}, {"folders": [examples]}]:
        folders = options.get("folders", [outside])
        async with agent(executable, *folders, roots=options.get("roots"), mode=mode) as client:
            assert not (await client.call_tool("validate", {"path": "work-order.card.xml"})).is_error
            for path in refused:
                result = await client.call_tool("validate", {"path": path})
                assert result.is_error and "outside of the folders" in text(result), path
                made = await client.call_tool("new_card", {
                    "family": "ObjectCardView", "facts": {"title": "A"}, "path": path.replace("secret", "new"), "write": True})
                assert made.is_error or path == "link.card.xml", path
            with pytest.raises(Exception, match="outside of the folders"):
                await client.read_resource(secret.as_uri())
    assert sorted(path.name for path in outside.iterdir()) == ["secret.card.xml"]
    async with agent(executable) as client:
        result = await client.call_tool("validate", {"path": "work-order.card.xml"})
        assert result.is_error and "no folder is granted" in text(result)


# Sentences, as people say what they want, and what a plain reading takes from them.
SENTENCES = [
    "An object card view for work order “Pump 4 leaks” with the subtitle “Job 4711”, the status “High” that is negative, and "
    "the actions “Reject” and “Approve”.",
    "A card titled “Open invoices” with the subtitle “Supplier Arpa”, the key figure “12,400 EUR” labelled “Due”, and the "
    "action “Pay”.",
    "A list of object cells with “Drill” “In stock”, “Saw” “Two left” and “Lathe” “Ordered”.",
    "A list of contacts with “Ana Ruiz” “Planner” and “Ben Okafor” “Technician”.",
    "An object card view titled “Delivery 88” with the footnote “Arrives today” and the actions “Call” and “Track”.",
]


def facts_of(sentence: str) -> tuple[str, dict]:
    """The family and the facts of a sentence: quoted words, by the words before them."""

    def after(*words: str) -> str | None:
        found = re.search(rf"(?:{'|'.join(words)})[^“,]*“([^”]*)”", sentence)
        return found and found[1]

    quoted = re.findall(r"“([^”]*)”", sentence)
    pairs = list(zip(quoted[::2], quoted[1::2]))
    if "object cells" in sentence:
        return "ObjectCellList", {"ObjectCell": [{"Title": name, "Subtitle": words} for name, words in pairs]}
    if "contacts" in sentence:
        return "ContactCellList", {"ContactCell": [{"Title": name, "Subtitle": words} for name, words in pairs]}
    facts: dict = {"title": after("titled", "work order"), "subtitle": after("subtitle"), "footnote": after("footnote")}
    if status := after("status"):
        facts["status"] = {"text": status, "kind": "negative"} if "negative" in sentence else status
    if figure := after("key figure"):
        facts["KPI"] = {"text": figure, "caption": after("labelled")}
    if "action" in sentence:
        names = re.findall(r"“([^”]*)”", sentence.split("action")[1])
        facts["action"] = [{"id": name.lower(), "text": name} for name in names]
    family = "ObjectCardView" if "object card view" in sentence else "Card"
    return family, {name: value for name, value in facts.items() if value is not None}


async def test_an_agent_makes_cards_from_sentences(executable, tmp_path):
    at_once = 0
    async with agent(executable, tmp_path) as client:
        for number, sentence in enumerate(SENTENCES):
            family, facts = facts_of(sentence)
            path = f"card-{number + 1}.card.xml"
            made = await client.call_tool("new_card", {"family": family, "facts": facts, "path": path, "write": True})
            assert not made.is_error, f"{sentence}\n{text(made)}"
            result = made.structured_content
            at_once += result["valid"] and not result["warnings"]
            print(f"{sentence}\n{result['text']}\n{[f['message'] for f in result['findings']]}")
            fixed = (await client.call_tool("fix", {"path": path, "unsafe": True, "write": True})).structured_content
            assert fixed["valid"], fixed["findings"]
            for quoted in re.findall(r"“([^”]*)”", sentence):
                assert quoted in (tmp_path / path).read_text(), sentence
            again = await client.call_tool("validate", {"path": path})
            assert again.structured_content["valid"], text(again)
    print(f"{at_once} of {len(SENTENCES)} had neither errors nor warnings at once")
    assert at_once >= 4


async def test_the_last_message_needs_no_end_of_its_line(executable):
    done = await anyio.run_process([str(executable), "mcp"], input=b'{"jsonrpc":"2.0","id":1,"method":"ping"}')
    assert b'"id":1' in done.stdout and b'"result":{}' in done.stdout
