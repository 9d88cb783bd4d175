"""Box trees that are laid out by the layout core and by Chromium. Each case: its name, and a width, a tree, …"""

LINE = "Replace the seal of the cooling pump before the next inspection"
WORD = "Compressor"
HEIGHTS = [30, 10, 20, 25, 15, 40, 5]


def box(kind, *children, **style):
    return {"kind": kind, **({"children": list(children)} if children else {}), **style}


def leaf(width, height, **style):
    return box("leaf", width=width, height=height, **style)


def text(string, **style):
    return box("text", text=string, **style)


def case(tree, width=320, **more):
    return {"tree": tree, "width": width, **more}


def leaves(kind, sizes, **style):
    return box(kind, *(leaf(*size) for size in sizes), **style)


def spacer(least=0):
    return box("spacer", min=least)


def stacks():
    sizes = [(60, 20), (90, 40), (30, 10)]
    for horizontal in ("leading", "center", "trailing"):
        for direction in ("ltr", "rtl"):
            yield f"column {horizontal} {direction}", case(
                leaves("column", sizes, spacing=7.5, horizontal=horizontal, padding=[3, 11, 5, 20]), direction=direction)
            yield f"row {horizontal} {direction}", case(
                leaves("row", sizes, spacing=7.5, horizontal=horizontal, padding=[3, 11, 5, 20]), direction=direction)
    for vertical in ("top", "center", "bottom"):
        yield f"row {vertical}", case(leaves("row", sizes, spacing=4, vertical=vertical))
        yield f"row {vertical} in a high row", case(leaves("row", sizes, spacing=4, vertical=vertical, height=90))
        yield f"column {vertical} in a high column", case(leaves("column", sizes, spacing=4, vertical=vertical), height=200)
    yield "stacks inside stacks", case(
        box("column",
            box("row", leaf(40, 40), box("column", text("Pump 4711"), text(LINE, size=13, leading=18), spacing=2), spacing=12),
            box("row", leaf(20, 20), leaf(20, 20), spacing=8, padding=[4, 4, 4, 4]), spacing=10, padding=[16, 16, 16, 16]))
    yield "a child too wide sticks out evenly", case(
        leaves("column", [(400, 20), (60, 20)], horizontal="center"))


def extents():
    yield "spacer pushes to the end", case(box("row", leaf(40, 20), spacer(), leaf(60, 20), spacing=8))
    yield "two spacers share", case(box("row", spacer(), leaf(60, 20), spacer(), leaf(20, 20), spacing=6))
    yield "a spacer keeps its least", case(box("row", text(LINE), spacer(30), leaf(60, 20), spacing=6))
    fill = {"width": "fill", "height": 20}
    yield "three fill", case(box("row", box("leaf", **fill), box("leaf", **fill), box("leaf", **fill), spacing=8))
    yield "fill with a least", case(
        box("row", leaf({"grows": True}, 10), leaf({"min": 200, "grows": True}, 10), leaf({"grows": True}, 10)))
    yield "fill with a most", case(
        box("row", leaf({"max": 40, "grows": True}, 10), leaf({"grows": True}, 10), leaf({"max": 90, "grows": True}, 10)))
    yield "ideal widths shrink", case(
        box("row", leaf({"ideal": 200}, 10), leaf({"ideal": 90}, 10), leaf({"ideal": 150}, 10), spacing=5))
    yield "ideal widths fit", case(box("row", leaf({"ideal": 100}, 10), leaf({"ideal": 90}, 10), spacing=5))
    yield "widths in a column", case(
        box("column", leaf("fill", 10), leaf({"ideal": 500}, 10), leaf({"ideal": 100}, 10), leaf({"max": 200, "grows": True}, 10),
            leaf({"min": 400}, 10), leaf({"min": 50}, 10), horizontal="center"))
    yield "heights", case(
        box("column", leaf(50, {"min": 20}), leaf(50, {"ideal": 40, "max": 30}), leaf(50, {"ideal": 15, "min": 20}),
            box("column", leaf(10, 80), height={"max": 50}), leaf(50, 10)))
    yield "growing heights share", case(
        box("column", leaf(50, 30), leaf(50, "fill"), box("column", leaf(10, 20), height="fill"), leaf(50, 10)), height=300)
    yield "growing heights in a row", case(
        box("row", leaf(50, 60), leaf(50, "fill"), box("column", leaf(10, 20), leaf(10, "fill"), height="fill"), vertical="center"))
    yield "higher priority is served first", case(
        box("row", text("Compressor station North"), text("Overdue since Monday", priority=1), spacing=12), width=260)
    yield "equal priority shares evenly", case(
        box("row", text("Compressor station North"), text("Overdue since Monday morning"), spacing=12), width=240)
    yield "the short one keeps its width", case(
        box("row", text(LINE), text("Pump"), text("Valve"), spacing=12), width=240)


def insets():
    yield "insets of all kinds", case(
        box("column", text("Pump", padding=[1, 2, 3, 4]), box("row", leaf(10, 10), padding=[8, 0, 0, 16]),
            box("overlay", leaf(20, 20), padding=[5, 6, 7, 8]), padding=[10, 20, 30, 40]))
    yield "insets, mirrored", case(
        box("column", text("Pump", padding=[1, 2, 3, 4]), box("row", leaf(10, 10), padding=[8, 0, 0, 16]),
            padding=[10, 20, 30, 40]), direction="rtl")
    yield "insets in fixed boxes", case(
        box("row", box("column", leaf("fill", 10), width=100, padding=[4, 12, 4, 30]), leaf(20, 10), spacing=3))


def texts():
    for width in (120, 200, 320):
        yield f"text wraps at {width}", case(box("column", text(LINE), text(WORD), text("Überprüfung der Kühlmittelpumpe")),
                                             width=width)
    for face in ("light", "semibold", "bold", "black"):
        yield f"{face} text in a row", case(box("row", text("Pump 4711", face=face), text("AVATAR", face=face, size=28, leading=34),
                                                spacing=8))
    for limit in (1, 2, 3):
        yield f"text of at most {limit} lines", case(box("column", text(LINE, limit=limit), leaf(10, 10)), width=150)
    yield "truncated in a row", case(box("row", text(LINE, limit=1), leaf(40, 22), spacing=8), width=200)
    yield "a word too wide is cut", case(box("column", text("Kompressorstationswartungsvertrag")), width=90)
    yield "lines of a text", case(box("column", text("first\nsecond line\nthird"), leaf(10, 10)))
    yield "text and picture", case(
        box("row", leaf(45, 45), box("column", text("Pump 4711", face="semibold"), text(LINE, size=15, leading=20, limit=2),
                                     spacing=2), spacing=12), width=260)
    yield "text from the right", case(
        box("row", text("Pump"), spacer(), text("4711"), padding=[0, 16, 0, 4]), direction="rtl")
    yield "wrapping from the right", case(box("column", text(LINE), leaf(20, 5)), width=150, direction="rtl")


def baselines():
    yield "first baselines", case(
        box("row", text("86", size=34, leading=41), text("%", size=17), text("of target", size=12, leading=16), spacing=4,
            vertical="baseline"))
    yield "first baselines with insets", case(
        box("row", text("86", size=28, leading=34, padding=[10, 0, 0, 0]), text("kg", size=13, leading=18), leaf(10, 40),
            vertical="baseline", spacing=3))
    yield "baselines of columns", case(
        box("row", box("column", text("Title", size=22, leading=28), text("below", size=12, leading=16)),
            text("side", size=15, leading=20), vertical="baseline", spacing=9))
    yield "baselines in a flow", case(
        box("flow", text("12", size=28, leading=34), text("pieces", size=13, leading=18), text("of 40", size=17),
            text("in all", size=11, leading=13), leaf(8, 50), vertical="baseline", spacing=6, lineSpacing=4), width=140)


def overlays():
    for horizontal, vertical in (("leading", "top"), ("center", "center"), ("trailing", "bottom"), ("leading", "bottom")):
        yield f"overlay {horizontal} {vertical}", case(
            box("column", box("overlay", box("filling"), leaf(120, 60), leaf(40, 20), horizontal=horizontal, vertical=vertical,
                              padding=[4, 8, 12, 16])))
    yield "overlay of a given size", case(
        box("overlay", box("filling"), text("Hall 4", padding=[16, 16, 16, 16]), box("filling"), height=145, vertical="bottom"))
    yield "overlay, mirrored", case(
        box("overlay", leaf("fill", 100), leaf(30, 30), horizontal="trailing", vertical="bottom"), direction="rtl")
    yield "overlay smaller than what it holds", case(
        box("column", box("overlay", leaf(100, 100), width=60, height=40, horizontal="center", vertical="center")))


def flows():
    tags = [(70, 24), (110, 24), (50, 24), (90, 30), (60, 24), (130, 24), (40, 24)]
    for horizontal in ("leading", "center", "trailing"):
        yield f"flow {horizontal}", case(leaves("flow", tags, spacing=8, lineSpacing=10, horizontal=horizontal))
    yield "flow, mirrored", case(leaves("flow", tags, spacing=8, lineSpacing=10), direction="rtl")
    yield "flow centred across", case(leaves("flow", tags, spacing=8, lineSpacing=10, vertical="center"))
    yield "flow of words", case(
        box("flow", *(text(word, padding=[4, 8, 4, 8]) for word in LINE.split()), spacing=6, lineSpacing=6), width=240)
    yield "flow child wider than a line", case(leaves("flow", [(40, 20), (400, 20), (40, 20)], spacing=8, lineSpacing=3))
    for lines in (1, 2):
        for width in (180, 250, 320):
            count = box("count", width=36, height=24)
            yield f"flow of {lines} lines and +n at {width}", case(
                box("flow", *(leaf(*tag) for tag in tags), count, spacing=8, lineSpacing=10, lines=lines), width=width)
    yield "flow whose lines suffice", case(
        box("flow", leaf(40, 20), leaf(40, 20), box("count", width=36, height=20), spacing=8, lines=1))


def columns():
    yield "equal row", case(box("equalRow", text("Reject", limit=1), text("Approve everything", limit=1), leaf(10, 40), spacing=8))
    yield "equal row, centred and mirrored", case(
        leaves("equalRow", [("fill", 20), ("fill", 44)], spacing=8, vertical="center"), direction="rtl")
    for share in (0.25, 0.6):
        yield f"split row {share}", case(
            box("splitRow", text(LINE), text("aside"), leaf(10, 10), share=share, spacing=24))
    for order in ("shortest", "roundRobin"):
        for count in (2, 3):
            yield f"masonry of {count}, {order}", case(
                leaves("masonry", [("fill", height) for height in HEIGHTS], columns=count, order=order, spacing=8, lineSpacing=6))
    yield "masonry, mirrored", case(
        leaves("masonry", [("fill", height) for height in HEIGHTS], columns=3, spacing=8, lineSpacing=6, padding=[5, 16, 5, 8]),
        direction="rtl")
    yield "masonry of one height", case(
        box("masonry", *(box("column", leaf(10, height), width="fill") for height in HEIGHTS), columns=2, spacing=8,
            lineSpacing=6, equal=True))
    yield "masonry of texts", case(
        box("masonry", *(box("column", text(LINE), width="fill", padding=[8, 8, 8, 8]) for _ in range(3)),
            *(box("column", text(WORD), width="fill") for _ in range(3)), columns=2, spacing=10, lineSpacing=10))
    yield "masonry of narrow children", case(
        leaves("masonry", [(40, 20), (60, 30), (80, 10)], columns=2, spacing=8, lineSpacing=6, horizontal="center"))


def carousels():
    heights = [("fill", height) for height in HEIGHTS[:4]]
    yield "carousel", case(leaves("carousel", heights, spacing=8, padding=[0, 16, 0, 16]), width=390)
    yield "carousel of two", case(leaves("carousel", heights, spacing=16, columns=2, padding=[4, 16, 4, 16]), width=744)
    yield "carousel with a peek", case(leaves("carousel", heights, spacing=8, peek=40, vertical="bottom"), width=390)
    yield "carousel of a given width and one height", case(
        box("carousel", *(box("column", leaf(10, height)) for height in HEIGHTS[:4]), spacing=8, item=280, equal=True),
        width=390)
    yield "carousel, mirrored", case(leaves("carousel", heights, spacing=8, padding=[0, 16, 0, 16]), width=390, direction="rtl")


def scrolling():
    yield "what scrolls gives way", case(
        box("column", leaf("fill", 50), leaves("scrollColumn", [(100, 200), (60, 200)], width="fill", spacing=5),
            leaf("fill", 38)), height=300)
    yield "what scrolls keeps its least", case(
        box("column", leaf("fill", 50), leaves("scrollColumn", [(100, 200), (60, 200)], height={"min": 230}), leaf("fill", 90)),
        height=300)
    yield "what scrolls has room", case(
        box("column", leaves("scrollColumn", [(100, 40), (60, 20)], spacing=5), leaf("fill", 38)), height=300)
    yield "what scrolls sideways", case(
        box("column", leaves("scrollRow", [(120, 40)] * 4, width="fill", spacing=8, padding=[0, 16, 0, 16])))
    yield "what scrolls sideways, mirrored", case(
        box("column", box("scrollRow", *(text(word) for word in LINE.split()), width="fill", spacing=8)), direction="rtl")


def pictures():
    def picture(**style):
        return box("leaf", **style)

    yield "a picture as wide as its column", case(box("column", picture(width="fill", aspect=1.6), leaf(10, 10)))
    yield "pictures side by side", case(
        box("row", picture(width="fill", aspect=1.5), picture(width="fill", aspect=0.75), spacing=10))
    yield "a picture that fills a band", case(box("column", picture(width="fill", aspect=2, height=50), leaf(10, 10)))
    yield "a picture that fits a band", case(
        box("column", picture(width="fill", aspect=2, fit=True, height={"max": 50}), leaf(10, 10), horizontal="center"))
    yield "a high picture that fits", case(
        box("column", picture(width="fill", aspect=0.5, fit=True, height={"max": 90}), horizontal="trailing"))
    yield "a wide picture that fits", case(
        box("column", picture(width="fill", aspect=8, fit=True, height={"max": 90}), horizontal="center"))


def all_cases():
    groups = [stacks, extents, insets, texts, baselines, overlays, flows, columns, carousels, scrolling, pictures]
    cases = [pair for group in groups for pair in group()]
    assert len({name for name, _ in cases}) == len(cases)
    return cases


def pixel_cases():
    """Leaves with edges between pixels; none half way, where roundings may differ: Chromium counts in 64ths."""
    thirds = {"width": "fill", "height": 10.3}
    yield box("row", *(box("leaf", **thirds) for _ in range(3)), padding=[0.3, 0, 0, 0])
    yield box("row", *(box("leaf", **thirds) for _ in range(7)), spacing=1.1)
    yield box("column", *(leaf(30.2 + 9.7 * index, 7.359375) for index in range(6)), spacing=0.796875, horizontal="center")
    yield box("equalRow", *(leaf("fill", height) for height in (11.25, 8.75, 14.125)), spacing=3.4, vertical="center")
    yield box("splitRow", leaf("fill", 20.7), leaf("fill", 12.2), share=0.31, spacing=5.3)
    yield box("flow", *(leaf(33.3125 + index, 9.125) for index in range(9)), spacing=4.6875, lineSpacing=2.875)
    yield box("carousel", *(leaf("fill", 20.1) for _ in range(2)), spacing=6.1875, padding=[1.3, 12.3125, 1.3, 12.3125], columns=2)
