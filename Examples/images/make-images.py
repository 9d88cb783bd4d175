#!/usr/bin/env python3
"""Draws the pictures of the examples as PNG files beside this script.

Only the standard library is used, and the same script always writes the same bytes. A picture is a list of flat shapes:
each is a polygon, whose coverage of every pixel is summed up over five sub-scanlines with exact ends, which is all the
anti-aliasing that flat pictures need. Run it without arguments for all pictures, or with the names of some.
"""

import math
import struct
import sys
import zlib
from pathlib import Path

SUBLINES = 5
FOLDER = Path(__file__).resolve().parent


def rgb(text):
    return tuple(int(text[i : i + 2], 16) for i in (1, 3, 5))


def mix(a, b, t):
    a, b = rgb(a), rgb(b)
    return "#%02x%02x%02x" % tuple(round(x + (y - x) * t) for x, y in zip(a, b))


class Canvas:
    """A picture under construction; coordinates are points of its own size."""

    def __init__(self, width, height, ground):
        self.width, self.height = width, height
        self.rows = [bytearray(bytes(rgb(ground)) * width) for _ in range(height)]

    # Shapes

    def polygon(self, points, colour, alpha=1.0, holes=()):
        """Fills a polygon; `holes` are further outlines, by the even-odd rule."""
        outlines = [points, *holes]
        top = max(0, math.floor(min(y for outline in outlines for _, y in outline)))
        bottom = min(self.height, math.ceil(max(y for outline in outlines for _, y in outline)))
        edges = []
        for outline in outlines:
            for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1]):
                if y0 != y1:
                    edges.append((min(y0, y1), max(y0, y1), x0, y0, (x1 - x0) / (y1 - y0)))
        for row in range(top, bottom):
            coverage = {}
            solid = []
            for line in range(SUBLINES):
                y = row + (line + 0.5) / SUBLINES
                cuts = sorted(x0 + (y - y0) * slope for low, high, x0, y0, slope in edges if low <= y < high)
                for left, right in zip(cuts[::2], cuts[1::2]):
                    self._span(max(0.0, left), min(float(self.width), right), coverage, solid)
            self._blend(row, coverage, solid, colour, alpha)

    def _span(self, left, right, coverage, solid):
        if right <= left:
            return
        first, last = int(left), int(right)
        part = 1 / SUBLINES
        if first == last:
            coverage[first] = coverage.get(first, 0.0) + (right - left) * part
            return
        coverage[first] = coverage.get(first, 0.0) + (first + 1 - left) * part
        if last < self.width:
            coverage[last] = coverage.get(last, 0.0) + (right - last) * part
        if last > first + 1:
            solid.append((first + 1, last))

    def _blend(self, row, coverage, solid, colour, alpha):
        pixels, (red, green, blue) = self.rows[row], rgb(colour)
        # What all sub-scanlines cover entirely is filled in one go; the rest joins the partly covered pixels.
        if len(solid) == SUBLINES:
            left, right = max(a for a, _ in solid), min(b for _, b in solid)
        else:
            left = right = 0
        for a, b in solid:
            for x in [*range(a, min(b, left)), *range(max(a, right), b)] if left < right else range(a, b):
                coverage[x] = coverage.get(x, 0.0) + 1 / SUBLINES
        if left < right:
            if alpha >= 1:
                pixels[left * 3 : right * 3] = bytes((red, green, blue)) * (right - left)
            else:
                for x in range(left, right):
                    coverage[x] = 1.0
        for x, share in coverage.items():
            if 0 <= x < self.width:
                share = min(1.0, share) * alpha
                for channel, value in enumerate((red, green, blue)):
                    old = pixels[x * 3 + channel]
                    pixels[x * 3 + channel] = round(old + (value - old) * share)

    def rect(self, x, y, width, height, colour, alpha=1.0, radius=0.0):
        if radius <= 0:
            self.polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], colour, alpha)
            return
        radius = min(radius, width / 2, height / 2)
        points = []
        for cx, cy, start in (
            (x + width - radius, y + radius, -90),
            (x + width - radius, y + height - radius, 0),
            (x + radius, y + height - radius, 90),
            (x + radius, y + radius, 180),
        ):
            points += arc(cx, cy, radius, start, start + 90)
        self.polygon(points, colour, alpha)

    def circle(self, x, y, radius, colour, alpha=1.0):
        self.polygon(arc(x, y, radius, 0, 360), colour, alpha)

    def ellipse(self, x, y, rx, ry, colour, alpha=1.0):
        self.polygon([(x + math.cos(a) * rx, y + math.sin(a) * ry) for a in angles(0, 360)], colour, alpha)

    def ring(self, x, y, radius, thickness, colour, start=0, end=360, alpha=1.0):
        outer, inner = arc(x, y, radius, start, end), arc(x, y, radius - thickness, start, end)
        if end - start >= 360:
            self.polygon(outer, colour, alpha, holes=[inner])
        else:
            self.polygon(outer + inner[::-1], colour, alpha)

    def line(self, points, thickness, colour, alpha=1.0):
        """Draws a line through points, with round ends and joints."""
        half = thickness / 2
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            length = math.hypot(x1 - x0, y1 - y0) or 1
            dx, dy = (y1 - y0) / length * half, (x0 - x1) / length * half
            self.polygon([(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)], colour, alpha)
        for x, y in points:
            self.circle(x, y, half, colour, alpha)

    def gradient(self, top, bottom, upper, lower):
        """Fills the rows between two heights with a vertical gradient."""
        for row in range(max(0, int(top)), min(self.height, int(bottom))):
            colour = rgb(mix(upper, lower, (row - top) / max(1, bottom - top)))
            self.rows[row][:] = bytes(colour) * self.width

    def gear(self, x, y, radius, teeth, colour, hole=None, turn=0.0):
        points = []
        for tooth in range(teeth):
            base = 2 * math.pi * tooth / teeth + turn
            for share, factor in ((-0.28, 0.8), (-0.16, 1.0), (0.16, 1.0), (0.28, 0.8)):
                angle = base + share * 2 * math.pi / teeth
                points.append((x + math.cos(angle) * radius * factor, y + math.sin(angle) * radius * factor))
        self.polygon(points, colour)
        if hole:
            self.circle(x, y, radius * 0.38, hole)

    # The file

    def png(self):
        lines = bytearray()
        previous = bytearray(self.width * 3)
        for row in self.rows:
            up = bytearray((a - b) & 255 for a, b in zip(row, previous))
            sub = bytearray(row[:3]) + bytearray((a - b) & 255 for a, b in zip(row[3:], row))
            kind, line = min(((2, up), (1, sub)), key=lambda pair: sum(min(v, 256 - v) for v in pair[1]))
            lines.append(kind)
            lines += line
            previous = row

        def chunk(name, data):
            body = name + data
            return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        return (
            b"\x89PNG\r\n\x1a\n"
            + chunk(b"IHDR", header)
            + chunk(b"IDAT", zlib.compress(bytes(lines), 9))
            + chunk(b"IEND", b"")
        )


def angles(start, end):
    steps = max(6, int(abs(end - start) / 4))
    count = steps if abs(end - start) >= 360 else steps + 1
    return [math.radians(start + (end - start) * i / steps) for i in range(count)]


def arc(x, y, radius, start, end):
    return [(x + math.cos(a) * radius, y + math.sin(a) * radius) for a in angles(start, end)]


PICTURES = {}


def picture(width, height, ground):
    def register(draw):
        PICTURES[draw.__name__.replace("_", "-")] = (width, height, ground, draw)
        return draw

    return register


def thumbnail(ground):
    return picture(120, 120, ground)


def media(ground):
    return picture(716, 290, ground)


INK, SLATE, STEEL, SILVER, CLOUD = "#22384d", "#475e75", "#7d92a8", "#b4c3d1", "#e8eef4"
BLUE, SKY, TEAL, GREEN, LEAF = "#0064d9", "#a9c9f5", "#058a98", "#36a41d", "#7fc46b"
YELLOW, ORANGE, RED, PINK, VIOLET = "#f0ab00", "#e76500", "#cc2f3a", "#c0399f", "#7858ff"
SAND, CREAM, BROWN, SKIN = "#f4e3c2", "#fff6e0", "#8a5a3b", "#f0c6a4"

# Thumbnails: spare parts and tools


@thumbnail("#e3eefa")
def pump(c):
    c.rect(14, 92, 92, 8, STEEL, radius=3)
    c.rect(24, 84, 14, 10, SLATE)
    c.rect(80, 84, 14, 10, SLATE)
    c.rect(62, 48, 44, 34, BLUE, radius=6)
    for x in (70, 78, 86, 94):
        c.rect(x, 52, 3, 26, "#0053b3")
    c.rect(54, 58, 12, 14, SILVER)
    c.rect(28, 20, 20, 26, SLATE)
    c.rect(22, 16, 32, 8, INK, radius=2)
    c.circle(38, 64, 28, "#2b7de0")
    c.circle(38, 64, 17, CLOUD)
    c.circle(38, 64, 8, SLATE)
    c.rect(4, 58, 12, 14, SLATE)
    c.rect(2, 52, 6, 26, INK, radius=2)


@thumbnail("#fdf1dc")
def wrench(c):
    c.line([(40, 80), (84, 36)], 17, SLATE)
    c.circle(86, 34, 21, SLATE)
    c.polygon([(80, 30), (104, 2), (120, 18), (92, 42)], "#fdf1dc")
    c.circle(36, 84, 18, SLATE)
    c.polygon([(36 + 8 * math.cos(math.radians(a)), 84 + 8 * math.sin(math.radians(a))) for a in range(15, 375, 60)], "#fdf1dc")
    c.line([(48, 72), (76, 44)], 5, STEEL)


@thumbnail("#e9f3ec")
def bearing(c):
    c.circle(60, 60, 46, STEEL)
    c.circle(60, 60, 38, CLOUD)
    for i in range(9):
        angle = 2 * math.pi * i / 9
        c.circle(60 + math.cos(angle) * 30, 60 + math.sin(angle) * 30, 8.5, SLATE)
        c.circle(58 + math.cos(angle) * 30, 58 + math.sin(angle) * 30, 2.5, SILVER)
    c.circle(60, 60, 22, STEEL)
    c.circle(60, 60, 13, "#e9f3ec")


@thumbnail("#f3ecfb")
def seal_ring(c):
    c.ring(60, 60, 44, 13, INK)
    c.ring(60, 60, 42, 3, SLATE, 200, 300)
    c.ring(60, 60, 22, 7, VIOLET)


@thumbnail("#fbeceb")
def valve(c):
    c.rect(10, 62, 100, 26, STEEL)
    c.rect(6, 56, 12, 38, SLATE, radius=3)
    c.rect(102, 56, 12, 38, SLATE, radius=3)
    c.rect(48, 52, 24, 46, SLATE, radius=4)
    c.rect(56, 30, 8, 26, INK)
    c.ring(60, 26, 20, 6, RED)
    c.line([(43, 26), (77, 26)], 5, RED)
    c.line([(60, 9), (60, 43)], 5, RED)
    c.circle(60, 26, 6, INK)


@thumbnail("#e5f4f5")
def motor(c):
    c.rect(20, 36, 62, 50, TEAL, radius=8)
    for y in (44, 53, 62, 71):
        c.rect(24, y, 54, 4, "#046c77", radius=2)
    c.rect(12, 42, 12, 38, INK, radius=4)
    c.rect(82, 48, 10, 26, SLATE)
    c.rect(92, 56, 20, 10, SILVER, radius=2)
    c.rect(36, 24, 28, 14, SLATE, radius=3)
    c.rect(24, 86, 18, 8, INK)
    c.rect(60, 86, 18, 8, INK)
    c.rect(14, 94, 76, 5, STEEL, radius=2)


@thumbnail("#eef1f5")
def gearbox(c):
    c.gear(46, 52, 36, 10, SLATE, hole="#eef1f5")
    c.gear(86, 82, 26, 8, ORANGE, hole="#eef1f5", turn=0.2)


@thumbnail("#fff4d6")
def helmet(c):
    c.polygon(arc(60, 70, 38, 180, 360), YELLOW)
    c.rect(50, 28, 20, 44, "#d99700", radius=8)
    c.rect(12, 68, 96, 11, "#d99700", radius=5)
    c.polygon(arc(60, 70, 38, 188, 230) + [(60, 70)], "#ffca3d", 0.6)


@thumbnail("#e8f1fb")
def sensor(c):
    c.rect(36, 48, 48, 56, SLATE, radius=8)
    c.rect(44, 56, 32, 20, CLOUD, radius=3)
    c.line([(48, 68), (55, 62), (61, 70), (72, 60)], 2.5, GREEN)
    c.circle(60, 90, 6, GREEN)
    for radius in (16, 27, 38):
        c.ring(60, 48, radius, 5, BLUE, 222, 318)


@thumbnail("#eaf6e6")
def battery(c):
    c.rect(30, 30, 60, 76, SLATE, radius=9)
    c.rect(46, 18, 28, 14, INK, radius=4)
    c.rect(36, 36, 48, 64, CLOUD, radius=5)
    c.rect(36, 60, 48, 40, GREEN, radius=5)
    c.polygon([(64, 44), (46, 72), (58, 72), (54, 94), (76, 64), (63, 64)], YELLOW)


@thumbnail("#fbeee2")
def drill(c):
    c.rect(26, 34, 56, 28, ORANGE, radius=9)
    c.polygon([(34, 58), (56, 58), (50, 98), (28, 98)], "#c45500")
    c.rect(24, 94, 34, 12, INK, radius=4)
    c.rect(80, 38, 12, 20, INK, radius=3)
    c.polygon([(92, 45), (116, 48), (92, 51)], STEEL)
    c.rect(54, 62, 8, 10, INK, radius=3)


@thumbnail("#f1eee9")
def cable(c):
    for radius, colour in ((44, INK), (35, SLATE), (26, INK), (17, SLATE)):
        c.ring(56, 62, radius, 7, colour)
    c.line([(56, 106), (92, 104), (104, 96)], 7, INK)
    c.rect(98, 84, 16, 18, YELLOW, radius=3)


@thumbnail("#eef5fc")
def filter_cartridge(c):
    c.rect(34, 20, 52, 12, SLATE, radius=4)
    c.rect(38, 32, 44, 60, CREAM)
    for x in range(40, 82, 7):
        c.rect(x, 32, 3, 60, "#e2cf9d")
    c.rect(34, 90, 52, 12, SLATE, radius=4)


@thumbnail("#f0f2f4")
def laptop(c):
    c.rect(24, 28, 72, 52, INK, radius=5)
    c.rect(29, 33, 62, 42, SKY)
    c.rect(36, 58, 9, 12, BLUE)
    c.rect(49, 48, 9, 22, BLUE)
    c.rect(62, 53, 9, 17, BLUE)
    c.rect(75, 40, 9, 30, BLUE)
    c.polygon([(14, 82), (106, 82), (112, 92), (8, 92)], STEEL)


@thumbnail("#f7efe6")
def parcel(c):
    c.polygon([(60, 18), (104, 38), (60, 58), (16, 38)], "#d9a76b")
    c.polygon([(16, 38), (60, 58), (60, 106), (16, 84)], "#b9834a")
    c.polygon([(104, 38), (60, 58), (60, 106), (104, 84)], "#a06f3a")
    c.polygon([(36, 29), (48, 23.5), (92, 43.5), (80, 49)], CREAM)
    c.polygon([(80, 49), (92, 43.5), (92, 60), (80, 66)], "#eadab5")


@thumbnail("#eaf0f6")
def pallet(c):
    for x, y, colour in ((22, 58, "#c99255"), (62, 58, "#b9834a"), (42, 26, "#d9a76b")):
        c.rect(x, y, 36, 30, colour, radius=2)
        c.rect(x + 14, y, 8, 12, CREAM)
    c.rect(12, 90, 96, 6, BROWN)
    for x in (14, 52, 90):
        c.rect(x, 96, 16, 8, "#6e4429")


# Thumbnails: vehicles and places


def wheel(c, x, y, radius):
    c.circle(x, y, radius, INK)
    c.circle(x, y, radius * 0.45, SILVER)


@thumbnail("#e3eefa")
def truck(c):
    c.rect(10, 34, 62, 48, "#ffffff", radius=4)
    c.rect(10, 58, 62, 6, BLUE)
    c.polygon([(74, 46), (94, 46), (110, 64), (110, 82), (74, 82)], BLUE)
    c.polygon([(80, 52), (92, 52), (101, 64), (80, 64)], CLOUD)
    c.rect(8, 80, 104, 7, SLATE, radius=2)
    for x in (28, 48, 92):
        wheel(c, x, 88, 11)


@thumbnail("#e8f5ea")
def van(c):
    c.polygon([(10, 40), (72, 40), (98, 60), (110, 64), (110, 84), (10, 84)], GREEN)
    c.polygon([(60, 46), (71, 46), (91, 62), (60, 62)], CLOUD)
    c.rect(20, 46, 32, 16, LEAF, radius=2)
    wheel(c, 32, 86, 12)
    wheel(c, 88, 86, 12)


@thumbnail("#fdf0e3")
def forklift(c):
    c.rect(26, 58, 42, 28, YELLOW, radius=5)
    c.line([(34, 58), (38, 28), (62, 28), (68, 60)], 5, INK)
    c.rect(74, 20, 6, 72, SLATE)
    c.rect(78, 84, 34, 5, SLATE)
    c.rect(84, 60, 24, 24, "#c99255", radius=2)
    c.rect(40, 48, 16, 12, INK, radius=3)
    wheel(c, 36, 90, 11)
    wheel(c, 66, 92, 9)


@thumbnail("#fbecec")
def tram(c):
    c.rect(20, 30, 80, 62, RED, radius=12)
    c.rect(28, 40, 30, 26, CLOUD, radius=4)
    c.rect(62, 40, 30, 26, CLOUD, radius=4)
    c.rect(20, 72, 80, 5, CREAM)
    c.circle(34, 84, 4, YELLOW)
    c.circle(86, 84, 4, YELLOW)
    c.line([(46, 30), (60, 14), (74, 30)], 3, INK)
    c.line([(40, 13), (80, 13)], 3, INK)
    c.rect(30, 92, 60, 6, INK, radius=2)
    c.line([(10, 104), (110, 104)], 3, STEEL)


@thumbnail("#fff3d9")
def bus(c):
    c.rect(10, 34, 100, 52, YELLOW, radius=9)
    for x in (18, 40, 62):
        c.rect(x, 42, 18, 20, CLOUD, radius=3)
    c.polygon([(84, 42), (104, 42), (104, 68), (84, 68)], SKY)
    c.rect(10, 70, 100, 4, ORANGE)
    wheel(c, 32, 88, 11)
    wheel(c, 86, 88, 11)


@thumbnail("#e6f3f5")
def train(c):
    c.polygon([(30, 22), (90, 22), (100, 50), (100, 92), (20, 92), (20, 50)], BLUE)
    c.polygon([(36, 30), (84, 30), (90, 52), (30, 52)], CLOUD)
    c.rect(20, 62, 80, 8, CLOUD)
    c.circle(34, 82, 5, YELLOW)
    c.circle(86, 82, 5, YELLOW)
    c.rect(44, 76, 32, 12, "#0050ad", radius=3)
    c.polygon([(26, 92), (94, 92), (104, 104), (16, 104)], SLATE)


@thumbnail("#ecf7e8")
def bicycle(c):
    for x in (32, 88):
        c.ring(x, 78, 23, 5, INK)
        c.circle(x, 78, 3.5, INK)
    c.line([(32, 78), (48, 46), (78, 46), (58, 78), (32, 78)], 4.5, GREEN)
    c.line([(58, 78), (45, 38)], 4.5, GREEN)
    c.line([(88, 78), (76, 36), (86, 32)], 4.5, INK)
    c.line([(38, 38), (52, 38)], 5, INK)
    c.circle(58, 78, 6, INK)


@thumbnail("#e9f1fa")
def station(c):
    c.polygon([(8, 50), (60, 20), (112, 50)], SLATE)
    c.rect(16, 50, 88, 50, SAND)
    for x in (26, 78):
        c.rect(x, 60, 16, 22, SKY, radius=2)
    c.rect(50, 62, 20, 38, BROWN, radius=3)
    c.circle(60, 38, 9, CREAM)
    c.line([(60, 33), (60, 38), (64, 40)], 2, INK)
    c.rect(6, 100, 108, 6, STEEL)


@thumbnail("#fdeee6")
def store(c):
    c.rect(18, 46, 84, 58, CREAM)
    for i in range(6):
        colour = RED if i % 2 == 0 else "#ffffff"
        c.rect(14 + i * 15.4, 26, 15.4, 22, colour)
        c.polygon(arc(14 + i * 15.4 + 7.7, 48, 7.7, 0, 180), colour)
    c.rect(26, 66, 30, 26, SKY, radius=2)
    c.rect(66, 64, 24, 40, TEAL, radius=2)
    c.circle(85, 84, 2, CREAM)
    c.rect(10, 102, 100, 5, STEEL)


@thumbnail("#f5ece4")
def coffee(c):
    c.polygon([(30, 48), (86, 48), (80, 96), (36, 96)], "#ffffff")
    c.ring(88, 66, 16, 6, "#ffffff", -90, 100)
    c.ellipse(58, 48, 28, 7, BROWN)
    c.ellipse(58, 98, 36, 6, SILVER)
    for x in (46, 58, 70):
        c.line([(x, 36), (x + 4, 29), (x - 2, 22), (x + 2, 14)], 3.5, "#c9ab93")


@thumbnail("#e7f2fb")
def turbine(c):
    c.rect(0, 92, 120, 28, LEAF)
    wind_turbine(c, 60, 44, 40, 56)


@thumbnail("#fbf3e0")
def solar_panel(c):
    c.circle(96, 24, 14, YELLOW)
    c.polygon([(26, 40), (104, 40), (92, 86), (8, 86)], "#1c4e94")
    for t in (0.25, 0.5, 0.75):
        c.line([(26 + 78 * t, 40), (8 + 84 * t, 86)], 2, SKY)
    for y, left, right in ((55, 20, 100), (70, 14, 96)):
        c.line([(left, y), (right, y)], 2, SKY)
    c.rect(46, 86, 8, 18, SLATE)
    c.rect(30, 102, 42, 5, SLATE, radius=2)


@thumbnail("#eef0f3")
def charging(c):
    c.rect(28, 20, 44, 84, SLATE, radius=8)
    c.rect(35, 28, 30, 24, CLOUD, radius=3)
    c.polygon([(52, 58), (40, 80), (49, 80), (46, 96), (61, 73), (52, 73)], YELLOW)
    c.line([(72, 44), (86, 44), (90, 54), (90, 88), (97, 94), (104, 88), (104, 54)], 4.5, GREEN)
    c.rect(98, 40, 12, 18, INK, radius=3)
    c.rect(20, 102, 62, 6, INK, radius=2)


def wind_turbine(c, x, y, blade, tower, turn=15):
    c.polygon([(x - 2, y), (x + 2, y), (x + 3.5, y + tower), (x - 3.5, y + tower)], "#ffffff")
    for k in range(3):
        angle = math.radians(turn + 120 * k)
        dx, dy = math.cos(angle), math.sin(angle)
        nx, ny = -dy, dx
        c.polygon(
            [
                (x + nx * 1.5, y + ny * 1.5),
                (x + dx * blade * 0.3 + nx * blade * 0.09, y + dy * blade * 0.3 + ny * blade * 0.09),
                (x + dx * blade, y + dy * blade),
                (x - nx * 1.5, y - ny * 1.5),
            ],
            "#ffffff",
        )
    c.circle(x, y, max(2.5, blade * 0.08), SILVER)


# Avatars: people as simple figures


def person(name, ground, shirt, skin, hair, style):
    def draw(c):
        c.ellipse(60, 124, 42, 40, shirt)
        if style == "long":
            c.rect(35, 36, 50, 54, hair, radius=22)
        if style == "bun":
            c.circle(60, 18, 12, hair)
        c.rect(51, 66, 18, 22, mix(skin, "#7a4a30", 0.16), radius=8)
        c.polygon([(50, 84), (70, 84), (60, 98)], mix(skin, "#7a4a30", 0.16))
        c.ellipse(60, 52, 21, 25, skin)
        if style == "bald":
            c.polygon(arc(60, 44, 21.5, 165, 205) + [(44, 44)], hair)
            c.polygon(arc(60, 44, 21.5, -25, 15) + [(76, 44)], hair)
        elif style == "curly":
            for i in range(9):
                a = math.radians(178 + i * 23)
                c.circle(60 + math.cos(a) * 20, 42 + math.sin(a) * 17, 9, hair)
        elif style == "scarf":
            c.polygon(arc(60, 52, 30, 150, 390), hair)
            c.polygon([(32, 62), (88, 62), (84, 96), (36, 96)], hair)
            c.ellipse(60, 54, 18, 22, skin)
        elif style == "beard":
            c.polygon(arc(60, 46, 22.5, 180, 360) + [(78, 40), (42, 40)], hair)
            c.polygon(arc(60, 54, 21.5, 0, 180), hair)
            c.ellipse(60, 48, 16.5, 15, skin)
            c.ellipse(60, 63.5, 8, 4.5, skin)
        elif style == "parted":
            c.polygon([(38, 48), (38, 34), (52, 24), (72, 25), (82, 36), (82, 48), (74, 38), (54, 36)], hair)
        else:
            c.polygon(arc(60, 46, 22.5, 180, 360) + [(76, 40), (58, 42), (46, 38)], hair)
        c.circle(52, 54, 2.2, INK)
        c.circle(68, 54, 2.2, INK)
        c.ring(60, 60, 8, 2, mix(skin, "#7a2f20", 0.6), 30, 150)
        if style == "glasses":
            c.ring(52, 54, 7.5, 2, INK)
            c.ring(68, 54, 7.5, 2, INK)

    draw.__name__ = name
    PICTURES[name.replace("_", "-")] = (120, 120, ground, draw)


person("ana", "#d7e9ff", TEAL, "#f2cbaa", "#4a2d1f", "long")
person("ben", "#ffe7cf", BLUE, "#e3ad86", "#2b2320", "parted")
person("chidi", "#dff3e2", ORANGE, "#8d5b3d", "#1c1613", "curly")
person("dana", "#f6e2f1", VIOLET, "#f5d3b8", "#c8873c", "bun")
person("elif", "#e0f2f3", PINK, "#eec29f", "#35505e", "scarf")
person("farid", "#eee7dd", GREEN, "#d49c74", "#2a211d", "beard")
person("grete", "#e6e9f8", RED, "#f7d9c3", "#c9c9cf", "glasses")
person("hiro", "#fdeedd", SLATE, "#f0c9a0", "#201c1f", "short")
person("ines", "#e1f0ff", YELLOW, "#c98f66", "#33211b", "long")
person("jonas", "#ecf3dd", INK, "#f4cfb0", "#9a6a3a", "bald")
person("kamala", "#fbe3e0", "#8d2a90", "#a56f49", "#191416", "bun")
person("lars", "#dfeaf2", "#0b7a75", "#f6d5bd", "#e0b66b", "glasses")

# Media: places


@media("#dfe9f3")
def hall(c):
    c.gradient(0, 210, "#f5f8fb", "#d7e3ee")
    for i in range(9):
        x = i * 90 - 20
        c.polygon([(x, 0), (x + 60, 0), (x + 60, 26), (x, 26)], "#ffffff")
    for i in range(6):
        x = 20 + i * 136
        c.rect(x, 20, 10, 190, SILVER)
        c.line([(x + 5, 46), (x + 70, 20)], 5, SILVER)
    c.rect(0, 38, 716, 9, YELLOW)
    c.rect(418, 30, 54, 24, SLATE, radius=4)
    c.rect(443, 54, 4, 44, INK)
    c.rect(430, 96, 30, 24, "#c99255", radius=2)
    c.gradient(210, 290, "#aebfce", "#8ea3b6")
    c.polygon([(60, 290), (200, 210), (214, 210), (96, 290)], YELLOW)
    for x, colour in ((40, BLUE), (196, TEAL), (556, BLUE)):
        c.rect(x, 128, 116, 88, colour, radius=8)
        c.rect(x + 14, 142, 52, 34, CLOUD, radius=4)
        c.line([(x + 20, 166), (x + 32, 154), (x + 42, 162), (x + 58, 150)], 3, GREEN)
        c.circle(x + 92, 150, 9, RED)
        c.circle(x + 92, 176, 9, LEAF)
        c.rect(x + 6, 214, 104, 12, INK)
    c.rect(330, 168, 210, 14, SLATE, radius=6)
    for x in range(340, 540, 26):
        c.circle(x, 175, 6, SILVER)
    for x in (346, 406, 470):
        c.rect(x, 140, 34, 28, "#d9a76b", radius=2)
    c.rect(344, 182, 8, 44, SLATE)
    c.rect(520, 182, 8, 44, SLATE)


@media("#cfe6fb")
def wind_farm(c):
    c.gradient(0, 200, "#8fc3f0", "#e4f2fd")
    c.circle(604, 62, 32, "#ffe08a")
    for x, y, r in ((120, 60, 20), (148, 50, 26), (180, 62, 19), (420, 40, 16), (442, 32, 21), (468, 42, 15)):
        c.ellipse(x, y, r * 1.5, r * 0.75, "#ffffff", 0.85)
    c.ellipse(150, 290, 330, 96, "#8fcf7f")
    c.ellipse(560, 300, 380, 112, "#6dbb63")
    wind_turbine(c, 128, 88, 62, 120, 20)
    wind_turbine(c, 330, 126, 46, 98, 55)
    wind_turbine(c, 520, 78, 72, 134, 5)
    wind_turbine(c, 640, 142, 38, 70, 80)
    c.polygon([(300, 290), (340, 234), (352, 234), (380, 290)], "#d9c79a")


@media("#e9eef3")
def warehouse(c):
    c.gradient(0, 230, "#f3f6f9", "#dbe4ec")
    c.gradient(230, 290, "#b9c5d0", "#9fafbd")
    colours = ("#d9a76b", "#c99255", "#b9834a", SKY, "#d9a76b", LEAF, "#c99255")
    for side in (0, 1):
        for level in range(3):
            y = 34 + level * 66
            for slot in range(5):
                x = side * 412 + 14 + slot * 58
                if (slot + level * 2 + side) % 6 != 4:
                    tall = 30 + (slot * 7 + level * 5 + side * 3) % 18
                    c.rect(x + 4, y + 50 - tall, 46, tall, colours[(slot * 3 + level + side) % 7], radius=2)
                    c.rect(x + 22, y + 50 - tall, 10, 9, CREAM)
            c.rect(side * 412 + 6, y + 50, 296, 7, ORANGE)
        for x in (6, 98, 200, 296):
            c.rect(side * 412 + x, 14, 7, 222, "#1c4e94")
    c.polygon([(340, 290), (352, 230), (366, 230), (380, 290)], YELLOW)
    c.rect(330, 182, 42, 36, YELLOW, radius=6)
    c.line([(336, 184), (340, 150), (362, 150), (370, 184)], 5, INK)
    wheel(c, 340, 222, 11)
    wheel(c, 366, 223, 9)
    c.rect(376, 140, 6, 88, SLATE)


@media("#f7e6d5")
def central_station(c):
    c.gradient(0, 200, "#fbd9ae", "#fdf0e0")
    c.polygon([(90, 150), (358, 30), (626, 150)], SLATE)
    c.polygon([(150, 150), (358, 56), (566, 150)], SKY)
    for x in (200, 250, 304, 358, 412, 466, 516):
        c.line([(x, 150), (358 + (x - 358) * 0.25, 64)], 3, SLATE)
    c.rect(70, 150, 576, 90, SAND)
    for i in range(9):
        x = 92 + i * 62
        if i != 4:
            c.polygon(arc(x + 18, 184, 18, 180, 360) + [(x + 36, 226), (x, 226)], "#8a6f54")
    c.rect(326, 162, 64, 78, BROWN, radius=4)
    c.circle(358, 122, 20, CREAM)
    c.line([(358, 110), (358, 122), (367, 127)], 3, INK)
    c.gradient(240, 290, "#b7a896", "#9c8d7c")
    c.rect(0, 262, 716, 4, SLATE)
    c.rect(0, 276, 716, 4, SLATE)
    c.rect(438, 206, 230, 56, RED, radius=12)
    for x in (452, 500, 548, 596):
        c.rect(x, 216, 38, 20, CLOUD, radius=4)
    c.rect(438, 244, 230, 5, CREAM)


@media("#d9e8f5")
def pump_station(c):
    c.gradient(0, 190, "#bcdcf6", "#eaf5fd")
    c.rect(0, 186, 716, 104, "#9dbb8b")
    c.rect(0, 236, 716, 54, "#6d9fc9")
    for x in range(10, 716, 70):
        c.line([(x, 256), (x + 26, 256)], 3, SKY)
    for x in range(44, 716, 70):
        c.line([(x, 274), (x + 22, 274)], 3, SKY)
    c.rect(70, 96, 190, 112, "#e2d6c4")
    c.polygon([(56, 98), (165, 48), (274, 98)], "#a14f3c")
    c.rect(96, 124, 40, 34, SKY, radius=3)
    c.rect(196, 122, 40, 86, SLATE, radius=3)
    for i, x in enumerate((320, 440, 560)):
        c.rect(x, 150, 70, 56, BLUE, radius=10)
        c.circle(x + 18, 178, 24, "#2b7de0")
        c.circle(x + 18, 178, 12, CLOUD)
        c.rect(x + 8, 110, 18, 44, SLATE)
        c.rect(x - 8, 204, 92, 10, STEEL)
    c.rect(296, 96, 380, 18, STEEL, radius=8)
    c.rect(640, 96, 18, 160, STEEL)


@media("#dcebf7")
def depot(c):
    c.gradient(0, 200, "#cfe4f7", "#f2f8fd")
    c.rect(0, 200, 716, 90, "#a8b4bf")
    c.rect(40, 60, 636, 146, "#dfe5ea")
    c.rect(30, 44, 656, 24, SLATE, radius=4)
    for i, colour in enumerate((ORANGE, SILVER, SILVER, BLUE)):
        x = 70 + i * 152
        c.rect(x, 92, 116, 114, STEEL, radius=4)
        for y in range(98, 200, 14):
            c.rect(x + 6, y, 104, 10, SILVER)
        c.circle(x + 58, 80, 8, colour)
    c.rect(86, 150, 120, 82, CLOUD, radius=6)
    c.rect(86, 186, 120, 8, BLUE)
    c.polygon([(210, 166), (246, 166), (268, 196), (268, 232), (210, 232)], BLUE)
    c.polygon([(218, 174), (243, 174), (257, 196), (218, 196)], CLOUD)
    c.rect(82, 228, 190, 8, INK)
    for x in (114, 150, 242):
        wheel(c, x, 240, 16)
    for x in range(20, 716, 90):
        c.rect(x, 268, 46, 6, "#ffffff")


@media("#fbe8cf")
def harbour(c):
    c.gradient(0, 190, "#f7c98f", "#fdeed8")
    c.circle(560, 120, 44, "#fff3c4")
    c.gradient(190, 290, "#5b8fb9", "#3a6c96")
    for x in (26, 138):
        c.rect(x, 60, 10, 150, RED)
        c.rect(x + 74, 60, 10, 150, RED)
        c.rect(x - 20, 58, 136, 12, RED)
        c.line([(x + 42, 24), (x - 16, 60)], 4, INK)
        c.line([(x + 42, 24), (x + 112, 60)], 4, INK)
        c.rect(x + 36, 20, 12, 42, RED)
        c.rect(x + 98, 70, 3, 40, INK)
    c.polygon([(260, 196), (660, 196), (628, 246), (300, 246)], INK)
    c.rect(280, 206, 350, 5, RED)
    colours = (BLUE, ORANGE, TEAL, RED, YELLOW, GREEN, SLATE)
    for row in range(3):
        for slot in range(8 - row):
            c.rect(292 + slot * 36 + row * 8, 168 - row * 26, 34, 24, colours[(slot * 2 + row * 3) % 7])
    c.rect(594, 118, 42, 78, "#ffffff", radius=3)
    c.rect(600, 126, 30, 12, SKY)
    c.rect(0, 206, 246, 30, "#8d8478")
    for x in (286, 420, 560, 80):
        c.line([(x, 266), (x + 60, 266)], 3, SKY, 0.6)


@media("#e6f0e2")
def city_park(c):
    c.gradient(0, 200, "#bfe0f7", "#f1f8fc")
    heights = (90, 130, 70, 150, 110, 84, 140, 96, 120, 76, 134, 100)
    for i, height in enumerate(heights):
        x = i * 62 - 8
        c.rect(x, 206 - height, 52, height, mix(STEEL, "#dbe7f2", (i * 5 % 7) / 8))
        for row in range(int(height / 22)):
            for column in range(3):
                c.rect(x + 8 + column * 14, 214 - height + row * 22, 8, 11, CREAM, 0.8)
    c.rect(0, 204, 716, 86, "#8cc878")
    c.polygon([(220, 290), (330, 206), (356, 206), (420, 290)], SAND)
    for x, y, r in ((60, 186, 32), (150, 196, 25), (500, 188, 30), (610, 194, 27), (676, 182, 33), (430, 200, 20)):
        c.rect(x - 4, y + r * 0.5, 8, r * 1.3, BROWN)
        c.circle(x, y, r, "#3f9a4a")
        c.circle(x - r * 0.3, y - r * 0.25, r * 0.55, "#5db565")


@media("#fdf3e3")
def solar_field(c):
    c.gradient(0, 150, "#9fd0f5", "#eaf6fe")
    c.circle(100, 58, 30, "#ffd75e")
    c.gradient(150, 290, "#a8cf86", "#7fb05c")
    for row, (y, height) in enumerate(((132, 26), (172, 36), (224, 50))):
        width = 130 + row * 44
        for i in range(6):
            x = -40 - row * 30 + i * (width + 16)
            c.polygon([(x + 22, y), (x + width + 10, y), (x + width - 12, y + height), (x, y + height)], "#1c4e94")
            for k in (1, 2, 3):
                t = k / 4
                c.line([(x + 22 + (width - 12) * t, y), (x + (width - 12) * t, y + height)], 1.5, "#6f9fe0")
            c.line([(x + 11, y + height / 2), (x + width - 1, y + height / 2)], 1.5, "#6f9fe0")


@media("#eef2f6")
def office(c):
    c.gradient(0, 220, "#f7f3ec", "#efe7da")
    c.gradient(220, 290, "#c7a983", "#b3926b")
    for x in (40, 220, 400):
        c.rect(x, 34, 150, 100, SKY, radius=4)
        c.polygon([(x, 134), (x + 60, 80), (x + 110, 134)], "#8fc27c")
        c.polygon([(x + 70, 134), (x + 120, 96), (x + 150, 120), (x + 150, 134)], "#6dae62")
        c.rect(x + 73, 34, 5, 100, "#ffffff")
    c.rect(600, 60, 84, 164, "#a9835a", radius=3)
    for y in (96, 136, 176):
        c.rect(606, y, 72, 5, "#8a6641")
    books = ((610, 72), (620, 68), (631, 74), (650, 70), (612, 112), (640, 108), (652, 114), (616, 150), (628, 154), (660, 148))
    for i, (x, y) in enumerate(books):
        shelf = next(board for board in (96, 136, 176) if board > y)
        c.rect(x, y, 9, shelf - y, (BLUE, RED, TEAL, YELLOW, SLATE)[i % 5])
    c.rect(90, 176, 400, 12, "#9c7248", radius=3)
    for x in (104, 468):
        c.rect(x, 188, 9, 72, "#7d5937")
    for x in (150, 310):
        c.rect(x, 122, 84, 46, INK, radius=4)
        c.rect(x + 4, 126, 76, 38, "#dcebfb")
        c.line([(x + 12, 154), (x + 30, 142), (x + 46, 150), (x + 70, 134)], 3, BLUE)
        c.rect(x + 36, 168, 12, 8, INK)
    c.polygon([(540, 190), (572, 190), (566, 262), (546, 262)], "#b06a45")
    for angle in (-130, -110, -90, -70, -50):
        a = math.radians(angle)
        c.line([(556, 192), (556 + math.cos(a) * 54, 192 + math.sin(a) * 60)], 9, "#4c9a52")


@media("#e9f0f6")
def map_overview(c):
    c.rect(0, 0, 716, 290, "#eef1ea")
    c.polygon([(0, 210), (140, 190), (300, 220), (460, 196), (716, 232), (716, 290), (0, 290)], "#a9d3f2")
    c.polygon([(430, 0), (600, 0), (640, 70), (560, 120), (440, 80)], "#cfe6c3")
    for points in (
        [(0, 60), (200, 80), (420, 150), (716, 140)],
        [(120, 0), (160, 110), (250, 200)],
        [(330, 0), (340, 120), (420, 190)],
        [(560, 0), (540, 120), (600, 210)],
    ):
        c.line(points, 13, "#d5d9d2")
        c.line(points, 9, "#ffffff")
    c.line([(60, 66), (200, 80), (340, 124), (420, 150), (545, 146), (566, 170)], 6, BLUE)
    for x, y, colour in ((60, 66, GREEN), (340, 124, BLUE), (566, 170, RED)):
        c.polygon([(x - 11, y - 24), (x + 11, y - 24), (x, y)], colour)
        c.circle(x, y - 28, 14, colour)
        c.circle(x, y - 28, 5, "#ffffff")


def main(names):
    unknown = [name for name in names if name not in PICTURES]
    if unknown:
        sys.exit("No such picture: " + ", ".join(unknown) + ". There are: " + ", ".join(PICTURES))
    for name in names or PICTURES:
        width, height, ground, draw = PICTURES[name]
        canvas = Canvas(width, height, ground)
        draw(canvas)
        (FOLDER / (name + ".png")).write_bytes(canvas.png())


if __name__ == "__main__":
    main(sys.argv[1:])
