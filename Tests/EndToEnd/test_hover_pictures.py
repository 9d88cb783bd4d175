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
