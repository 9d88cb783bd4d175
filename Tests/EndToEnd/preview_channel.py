"""A page of the live preview without a browser: a WebSocket by hand, so that it can also say what no browser would."""

import base64
import json
import os
import socket
import struct
from urllib.parse import urlsplit


class Channel:
    """The channel of a preview at `address`; every member that a test wants wrong can be given."""

    def __init__(self, address: str, host: str | None = None, origin: str | None = "", path: str | None = None):
        parts = urlsplit(address)
        self.socket = socket.create_connection((parts.hostname, parts.port), timeout=20)
        self.bytes = b""
        own = f"http://{parts.netloc}"
        origin = own if origin == "" else origin
        lines = [
            f"GET {path or parts.path + 'channel'} HTTP/1.1", f"Host: {host or parts.netloc}", "Upgrade: websocket",
            "Connection: keep-alive, Upgrade", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode(),
        ] + ([f"Origin: {origin}"] if origin else [])
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.head = self._until(b"\r\n\r\n").decode()
        self.status = int(self.head.split()[1]) if self.head else 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.socket.close()

    def _fill(self) -> bool:
        chunk = self.socket.recv(1 << 16)
        self.bytes += chunk
        return bool(chunk)

    def _until(self, end: bytes) -> bytes:
        while end not in self.bytes and self._fill():
            pass
        head, _, self.bytes = self.bytes.partition(end)
        return head

    def _take(self, count: int) -> bytes:
        while len(self.bytes) < count:
            if not self._fill():
                raise ConnectionError("the server has ended the connection")
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return taken

    def frame(self, payload: bytes, code: int = 1, final: bool = True, masked: bool = True, length: int | None = None):
        """Sends one frame; `length` is what its head says, by default the truth."""
        length = len(payload) if length is None else length
        head = bytes([(0x80 if final else 0) | code])
        mask_bit = 0x80 if masked else 0
        if length <= 125:
            head += bytes([mask_bit | length])
        elif length <= 0xFFFF:
            head += bytes([mask_bit | 126]) + struct.pack(">H", length)
        else:
            head += bytes([mask_bit | 127]) + struct.pack(">Q", length)
        if masked:
            mask = os.urandom(4)
            head += mask
            payload = bytes(b ^ mask[i & 3] for i, b in enumerate(payload))
        self.socket.sendall(head + payload)

    def send(self, message: dict | list | str):
        self.frame((message if isinstance(message, str) else json.dumps(message)).encode())

    def receive(self) -> dict:
        """The next message; a ConnectionError when the connection ends."""
        while True:
            first, second = self._take(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack(">H", self._take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self._take(8))
            payload = self._take(length)
            if first & 0xF == 8:
                raise ConnectionError(f"closed with {struct.unpack('>H', payload[:2])[0] if payload else 'no code'}")
            if first & 0xF == 1:
                return json.loads(payload)

    def await_type(self, *kinds: str) -> dict:
        """The next message of one of the kinds; others are dropped."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def await_drawing(self, text: str):
        """Waits until a picture says `text`; one may come before that has not changed."""
        while not any(text in view.get("svg", "") for view in self.await_type("frames")["views"]):
            pass

    def hello(self, uri: str | None = None) -> dict:
        self.send({"type": "hello", "protocol": 1, **({"uri": uri} if uri else {})})
        return self.await_type("hello")

    def show(self, uri: str, *views: dict, overlays: list[str] = []):
        views = views or ({"id": "a", "device": "iphone-15"},)
        self.send({"type": "show", "uri": uri, "views": list(views), "overlays": overlays})
