"""Hovers with a drawing of the element, for clients that show such and say so."""

import base64
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from test_language_server import COMMAND, Conversation, workspace

PICTURE = re.compile(r"!\[(\w+)\]\((data:image/svg\+xml;base64,[\w+/=]+)\)")
CARD = """<ObjectCardView xmlns="urn:cardwright:1" id="a">
  <¦Title>Pump</Title>
</ObjectCardView>
"""

# What is told of a card and not drawn, and what no example shows at rest.
UNDRAWN = set("""
    CardStyle Device Drag Expect HandleLabel Hint HostedCard Info MapButtonStyle Metrics Move Next On Overlays Page PageDots
    PageItem Pop Push Restore Scenario SetMap SetTitle Shortcut StackEntry Start Step Swap Zoom
""".split())


@pytest_lsp.fixture(config=ClientServerConfig(server_command=COMMAND), params=[{"hover": {"pictures": True}}, {}])
async def client(lsp_client: LanguageClient, tmp_path: Path, request):
    params = workspace(tmp_path, client_capabilities("visual-studio-code"))
    params.initialization_options = request.param
    lsp_client.wants = bool(request.param)
    lsp_client.set_configuration({"cardwright": request.param})
    lsp_client.feature(lsp.CLIENT_REGISTER_CAPABILITY)(lambda _: None)
    await lsp_client.initialize_session(params)
    yield
    await lsp_client.shutdown_session()


@pytest.mark.asyncio
async def test_an_element_is_drawn_where_the_client_shows_pictures(client: LanguageClient, tmp_path: Path):
    talk = Conversation(client, tmp_path)
    for name in ["Title", "ObjectCardView"]:
        text = await talk.hover(CARD.replace("¦", "").replace(f"<{name}", f"<¦{name}", 1))
        assert f"`<{name}>`" in text
        found = PICTURE.search(text)
        assert bool(found) == client.wants
        if found:
            assert found[1] == name and len(found[2]) <= 20 << 10
            drawn = ElementTree.fromstring(base64.b64decode(found[2].partition(",")[2]))
            assert drawn.tag.endswith("svg") and float(drawn.get("width")) > 50
    assert not PICTURE.search(await talk.hover(CARD.replace("¦", "").replace("id=", "¦id=")))


@pytest.mark.asyncio
async def test_every_element_that_an_example_shows_is_drawn(client: LanguageClient, tmp_path: Path, examples: Path):
    if not client.wants:
        return
    talk = Conversation(client, tmp_path)
    cards = sorted((path.read_text() for path in examples.glob("*.card.xml")), key=len)
    undrawn = set()
    for name in sorted({name for card in cards for name in re.findall(r"<([A-Z]\w+)", card)}):
        card = next(card for card in cards if re.search(rf"<{name}[\s/>]", card))
        found = PICTURE.search(await talk.hover(re.sub(rf"<{name}(?=[\s/>])", f"<¦{name}", card, count=1)))
        if not found:
            undrawn.add(name)
        else:
            # Editors cut what is longer.
            assert found[1] == name and len(found[2]) < 100_000
    assert undrawn == UNDRAWN
