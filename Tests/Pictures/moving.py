"""A moving PNG of frames that stand one below the other in a PNG with a palette."""

import struct
import zlib


def chunks(png: bytes):
    place = 8
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place:place + 8])
        yield kind, png[place + 8:place + 8 + length]
        place += 12 + length


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def rows(png: bytes, width: int) -> list[bytes]:
    """The lines of a picture with a byte a pixel, without their filters."""
    data = zlib.decompress(b"".join(data for kind, data in chunks(png) if kind == b"IDAT"))
    lines, above = [], bytes(width)
    for start in range(0, len(data), width + 1):
        filter, line = data[start], bytearray(data[start + 1:start + 1 + width])
        for x in range(width if filter else 0):
            left, up, corner = (line[x - 1] if x else 0), above[x], (above[x - 1] if x else 0)
            nearest = min((abs(up - corner), 0, left), (abs(left - corner), 1, up), (abs(left + up - 2 * corner), 2, corner))[2]
            line[x] = (line[x] + (0, left, up, (left + up) // 2, nearest)[filter]) & 0xFF
        above = bytes(line)
        lines.append(above)
    return lines


def moving_png(png: bytes, durations: list[float]) -> bytes:
    """The frames of `png`, one for each of `durations` in milliseconds, for ever: of each what differs from the last."""
    parts = dict(chunks(png))
    width, height, depth, color = struct.unpack(">IIBB", parts[b"IHDR"][:10])
    assert (depth, color) == (8, 3), "a byte a pixel with a palette"
    lines, height = rows(png, width), height // len(durations)
    result = png[:8] + chunk(b"IHDR", struct.pack(">II", width, height) + parts[b"IHDR"][8:])
    result += chunk(b"acTL", struct.pack(">II", len(durations), 0)) + chunk(b"PLTE", parts[b"PLTE"])
    last, number = None, 0
    for index, duration in enumerate(durations):
        frame = lines[index * height:(index + 1) * height]
        top, bottom, left, right = 0, height, 0, width
        if last:
            changed = [y for y in range(height) if frame[y] != last[y]] or [0]
            columns = [x for x in range(width) if any(frame[y][x] != last[y][x] for y in changed)] or [0]
            top, bottom, left, right = changed[0], changed[-1] + 1, columns[0], columns[-1] + 1
        size = struct.pack(">IIII", right - left, bottom - top, left, top)
        result += chunk(b"fcTL", struct.pack(">I", number) + size + struct.pack(">HHBB", round(duration), 1000, 0, 0))
        data = zlib.compress(b"".join(b"\0" + line[left:right] for line in frame[top:bottom]), 9)
        result += chunk(b"fdAT", struct.pack(">I", number + 1) + data) if last else chunk(b"IDAT", data)
        number += 2 if last else 1
        last = frame
    return result + chunk(b"IEND", b"")
