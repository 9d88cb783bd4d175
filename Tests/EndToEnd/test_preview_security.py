"""The preview's listener, from outside: who may reach it, what it bears, and that it lives on afterwards."""

import json
import os
import re
import signal
import socket
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from preview_channel import Channel


class Preview:
    """A running `cardwright preview`."""

    def __init__(self, process: subprocess.Popen, address: str, card: Path):
        self.process, self.address, self.card = process, address, card
        self.uri = card.as_uri()
        self.port = urlsplit(address).port
        self.path = urlsplit(address).path

    def request(self, path: str | None = None, method: str = "GET", head: str = "", host: str | None = None) -> bytes:
        """The whole answer to a request; empty when the connection ends without one."""
        host = f"127.0.0.1:{self.port}" if host is None else host
        host_line = f"Host: {host}\r\n" if host else ""
        return self.raw(f"{method} {self.path if path is None else path} HTTP/1.1\r\n{host_line}{head}\r\n".encode())

    def raw(self, data: bytes) -> bytes:
        with socket.create_connection(("127.0.0.1", self.port), timeout=20) as connection:
            answer = b""
            try:
                connection.sendall(data)
                while chunk := connection.recv(1 << 16):
                    answer += chunk
            except (ConnectionResetError, BrokenPipeError):
                pass
            return answer

    def lives(self) -> bool:
        """Whether a page still gets pictures."""
        with Channel(self.address) as page:
            page.hello()
            page.show(self.uri)
            return bool(page.await_type("frames")["views"][0]["svg"])


def status(answer: bytes) -> int:
    return int(answer.split()[1]) if answer else 0


@contextmanager
def running(executable: Path, folder: Path, *arguments: str, card: str = "work-order.card.xml"):
    environment = {**os.environ, "XDG_STATE_HOME": str(folder / "state")}
    process = subprocess.Popen(
        [executable, "preview", *arguments, "--no-open"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        cwd=folder, env=environment,
    )
    try:
        address = process.stdout.readline().strip()
        assert address, process.stderr.read()
        yield Preview(process, address, folder / card)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
        process.stderr.close()


@pytest.fixture
def preview(executable: Path, examples: Path):
    with running(executable, examples, "work-order.card.xml") as preview:
        yield preview


def test_the_address_cannot_be_guessed(preview):
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/[0-9a-f]{32}/", preview.address)
    assert status(preview.request()) == 200


def test_only_loopback_listens(preview):
    table = Path("/proc/net/tcp").read_text() + Path("/proc/net/tcp6").read_text()
    port = f":{preview.port:04X} "
    listening = [line.split()[1] for line in table.splitlines() if port in line and line.split()[3] == "0A"]
    assert listening == [f"0100007F:{preview.port:04X}"]


@pytest.mark.parametrize("path", ["/", "/index.html", "/" + "0" * 32 + "/", "/favicon.ico", "/robots.txt"])
def test_without_the_token_there_is_nothing(preview, path):
    answer = preview.request(path)
    assert status(answer) == 404
    assert answer.endswith(b"\r\n\r\n"), "the answer tells nothing"


def test_a_token_that_is_almost_right_is_wrong(preview):
    token = preview.path.strip("/")
    other = "1" if token[-1] != "1" else "2"
    for path in [f"/{token[:-1]}{other}/", f"/{token[:-1]}/", f"/{token.upper()}x/", f"/{token}"]:
        assert status(preview.request(path)) == 404


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost", "127.0.0.1", "127.0.0.1:1", "evil.example:80", "[::1]", ""]
)
def test_a_foreign_host_is_refused(preview, host):
    assert status(preview.request(host=host)) == 403


def test_two_hosts_are_refused(preview):
    assert status(preview.request(head="Host: evil.example\r\n")) == 403


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1", "http://localhost", "file://"]
)
def test_a_foreign_origin_is_refused(preview, origin):
    assert status(preview.request(head=f"Origin: {origin}\r\n")) == 403
    with Channel(preview.address, origin=origin) as channel:
        assert channel.status == 403


def test_a_foreign_host_opens_no_channel(preview):
    with Channel(preview.address, host="evil.example") as channel:
        assert channel.status == 403


def test_a_channel_needs_the_token(preview):
    with Channel(preview.address, path="/" + "0" * 32 + "/channel") as channel:
        assert channel.status == 404


def test_a_page_of_the_documentation_comes_with_its_pictures(preview):
    answer = preview.request(preview.path + "docs/rules/title-lines.html")
    assert status(answer) == 200 and b"content-type: text/html" in answer.lower()
    assert b"default-src 'none'" in answer.split(b"\r\n\r\n")[0]
    pictures = set(re.findall(rb"pictures/[0-9a-f]{16}\.svg", answer))
    assert pictures
    for picture in pictures:
        drawn = preview.request(f"{preview.path}docs/{picture.decode()}")
        assert status(drawn) == 200 and b"<svg" in drawn
    assert status(preview.request(preview.path + "docs/rules/title-lines")) == 200
    assert status(preview.request(preview.path + "docs/assets/search-index.js")) == 200
    assert status(preview.request(preview.path + "docs/rules/no-such-rule.html")) == 404


@pytest.mark.parametrize(
    "path",
    [
        "../../../etc/passwd", "%2e%2e/%2e%2e/etc/passwd", "docs/../../etc/passwd", "docs/../../../work-order.card.xml",
        "work-order.card.xml", "images/pump.png", "main.js/../../x", "store.js", "//etc/passwd", "docs/%00", "preview.css%00.html",
    ],
)
def test_no_path_leads_to_a_file(preview, path):
    answer = preview.request(preview.path + path)
    assert status(answer) == 404
    assert b"root:" not in answer


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "HEAD", "TRACE"])
def test_only_get_is_answered(preview, method):
    assert status(preview.request(method=method)) == 404


def test_the_page_may_do_little(preview):
    head = preview.request().split(b"\r\n\r\n")[0].decode().lower()
    policy = next(line for line in head.splitlines() if line.startswith("content-security-policy"))
    assert "default-src 'none'" in policy and "script-src 'self'" in policy
    assert "unsafe" not in policy and "http:" not in policy and "*" not in policy
    assert "frame-ancestors 'none'" in policy and "form-action 'none'" in policy and "base-uri 'none'" in policy
    for line in ["x-content-type-options: nosniff", "referrer-policy: no-referrer", "cache-control: no-store"]:
        assert line in head


@pytest.mark.parametrize(
    "data",
    [
        b"\x16\x03\x01\x02\x00\x01\x00", b"\r\n\r\n", b"GET\r\n\r\n", b"\xff" * 40 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 1000 + b"\r\n", b"GET /" + b"a" * 60_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: x\r\n\r\n", b"get / HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
    ids=["TLS", "nothing", "one word", "no text", "many fields", "long path", "other version", "no method"],
)
def test_what_is_no_request_is_dropped(preview, data):
    assert preview.raw(data) == b""
    assert preview.lives()


def test_a_message_without_end_is_refused_before_it_has_come(preview):
    for length in [(1 << 20) + 1, 1 << 40, (1 << 63) - 1]:
        with Channel(preview.address) as channel:
            channel.hello()
            channel.frame(b"x", length=length)
            with pytest.raises((ConnectionError, OSError)):
                channel.await_type("never")
    assert preview.lives()


def test_a_message_in_endless_pieces_is_refused(preview):
    with Channel(preview.address) as channel:
        channel.hello()
        with pytest.raises((ConnectionError, OSError)):
            channel.frame(b"[" * 65_000, final=False)
            for _ in range(100):
                channel.frame(b"[" * 65_000, code=0, final=False)
            channel.await_type("never")
    assert preview.lives()


@pytest.mark.parametrize("frame", [{"masked": False}, {"code": 2}, {"code": 0}, {"code": 11}, {"code": 9, "final": False}])
def test_frames_that_break_the_protocol_end_the_channel(preview, frame):
    with Channel(preview.address) as channel:
        channel.hello()
        channel.frame(b"{}", **frame)
        with pytest.raises((ConnectionError, OSError)):
            channel.await_type("never")
    assert preview.lives()


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"type":', '{"type":{}}', '{"type":"show","uri":5}', "\x00", '{"type":"edit"}', "[" * 900_000,
     '{"type":"show","uri":"x","views":' + "[" * 400 + "]" * 400 + "}", '{"type":"settings","settings":"' + "x" * 900_000 + '"}'],
    ids=["empty", "open", "list", "null", "cut off", "type", "wrong uri", "zero", "no members", "deep", "nested", "large"],
)
def test_messages_that_are_wrong_are_answered(preview, text):
    with Channel(preview.address) as channel:
        channel.hello()
        channel.send(text)
        assert channel.await_type("error")["message"]
        channel.send({"type": "ping"})
        assert channel.await_type("pong")


def test_nothing_is_served_before_hello(preview):
    with Channel(preview.address) as channel:
        channel.show(preview.uri)
        assert "hello" in channel.await_type("error")["message"]


def test_many_connections_are_bounded_and_let_go(preview):
    idle = []
    try:
        for _ in range(200):
            idle.append(socket.create_connection(("127.0.0.1", preview.port), timeout=5))
        files = len(list(Path(f"/proc/{preview.process.pid}/fd").iterdir()))
        assert files < 100
        # Who sends nothing is let go, and then others find a place.
        deadline = time.monotonic() + 30
        while status(preview.request()) != 200:
            assert time.monotonic() < deadline, "idle connections keep everybody out"
            time.sleep(0.5)
    finally:
        for connection in idle:
            connection.close()
    assert preview.lives()


def test_a_page_that_does_not_read_is_dropped_and_holds_up_nobody(preview):
    slow = Channel(preview.address)
    slow.hello()
    slow.show(preview.uri, *({"id": str(i), "device": "ipad-pro-11", "textSize": "AX5"} for i in range(24)))
    try:
        start = resident(preview.process.pid)
        for round in range(40):
            slow.socket.sendall(b"")
            try:
                slow.show(preview.uri, *({"id": f"{round}-{i}"} for i in range(24)))
            except OSError:
                break
            assert preview.lives() if round % 10 == 0 else True
        assert resident(preview.process.pid) - start < 100_000, "what waits for a slow page is bounded, in KB"
        assert preview.lives()
    finally:
        slow.close()


def resident(pid: int) -> int:
    """Memory in KB."""
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[1])


def test_a_picture_outside_the_cards_folder_is_not_read(executable, examples):
    secret = examples.parent / "secret.png"
    secret.write_bytes((examples / "images" / "pump.png").read_bytes())
    (examples / "images" / "link.png").symlink_to(secret)
    card = examples / "outside.card.xml"
    for source in ["../secret.png", str(secret), "images/link.png", "images/../../secret.png"]:
        card.write_text(
            f'<ObjectCardView xmlns="urn:cardwright:1" id="a"><DetailImage src="{source}" alt="x"/><Title>t</Title>'
            "</ObjectCardView>"
        )
        with running(executable, examples, card.name, card=card.name) as preview, Channel(preview.address) as page:
            page.hello()
            page.show(preview.uri)
            kinds = []
            while "frames" not in kinds:
                message = page.receive()
                kinds.append(message["type"])
            assert "assets" not in kinds, source
            assert "<image" not in message["views"][0]["svg"]


def test_an_edit_reaches_no_other_file(preview, examples):
    other = (examples / "stock.card.xml").as_uri()
    with Channel(preview.address) as page:
        page.hello()
        page.show(preview.uri)
        page.await_type("document")
        for uri in [other, "file:///etc/passwd", preview.uri + "/../stock.card.xml"]:
            page.send({"type": "edit", "request": 1, "uri": uri, "version": 1, "range": [0, 1], "value": "x"})
            answer = page.await_type("edited", "error")
            assert not answer.get("ok")


def test_control_c_ends_it_cleanly(preview):
    with Channel(preview.address) as page:
        page.hello()
        preview.process.send_signal(signal.SIGINT)
        assert page.await_type("closed")
    assert preview.process.wait(timeout=10) == 0
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.1", preview.port), timeout=1)


def test_settings_survive_a_restart(executable, examples):
    for expected in (None, {"zoom": 2}):
        with running(executable, examples, ".") as preview, Channel(preview.address) as page:
            hello = page.hello()
            assert hello["settings"] == expected
            # A folder's cards are told as they are found.
            while len(hello["documents"]) <= 10:
                hello = page.await_type("documents")
            page.send({"type": "settings", "settings": {"zoom": 2}})
            page.send({"type": "ping"})
            page.await_type("pong")


def test_files_and_what_they_name_are_followed(preview, examples):
    with Channel(preview.address) as page:
        page.hello()
        page.show(preview.uri)
        page.await_type("document")
        preview.card.write_text(preview.card.read_text().replace("<Title>{title}", "<Title>Changed"))
        page.await_drawing("Changed")
        sample = examples / "samples" / "orders.json"
        orders = json.loads(sample.read_text())
        orders[0]["number"] = "4242-sample"
        sample.write_text(json.dumps(orders))
        page.await_drawing("4242-sample")


def test_an_edit_is_written_to_the_file(preview):
    with Channel(preview.address) as page:
        page.hello()
        page.show(preview.uri)
        document = page.await_type("document")
        title = next(entry for entry in document["outline"] if entry["element"] == "Title")
        page.send(
            {"type": "edit", "request": 1, "uri": preview.uri, "version": document["version"], "range": title["range"],
             "value": "Written & safe"}
        )
        assert page.await_type("edited") == {"type": "edited", "request": 1, "ok": True}
        assert "<Title>Written &amp; safe</Title>" in preview.card.read_text()
        page.await_drawing("Written &amp; safe")


def test_a_port_that_is_taken_is_told(preview, cardwright, examples):
    result = cardwright("preview", "work-order.card.xml", "--no-open", "--port", str(preview.port), cwd=examples)
    assert result.returncode == 2
    assert result.stderr.decode().endswith(f"port {preview.port} of 127.0.0.1 cannot be used: Address already in use\n")


def test_nothing_to_show_is_told(cardwright, tmp_path):
    for path in [".", "absent.card.xml"]:
        result = cardwright("preview", path, "--no-open")
        assert result.returncode == 2 and result.stderr
