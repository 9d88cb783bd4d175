import CardModel
import LayoutCore
import Testing

@testable import CardLayout

@Suite struct ProgressTests {
  @Test(arguments: [("small", 104.0), ("large", 130.0)])
  func ringsHaveTheirDiameterAndStroke(_ size: String, _ diameter: Double) throws {
    let scene = try SceneFixture.card(
      #"<Body><ProgressKPI value="72" unit="%" caption="Done" size="\#(size)"/></Body>"#)
    let ring = try #require(scene.parts.first { if case .drawing = $0.content { true } else { false } })
    #expect(ring.frame.width == diameter && ring.frame.height == diameter)
    guard case .drawing(let drawing) = ring.content else { return }
    #expect(drawing.shapes.map(\.strokeWidth) == [2, 2])
    #expect(drawing.shapes.compactMap(\.stroke?.name) == ["secondaryFill", "tintColor"])
    #expect(scene.parts.first { $0.role == .progress }?.label == "Done, 72 %")
  }

  /// Rings that follow one another stand side by side, in rows as full as each other; large words put them below one
  /// another.
  @Test(arguments: [(2, TextSizeCategory.large, [2]), (3, .large, [2, 1]), (4, .large, [2, 2]), (2, .ax5, [1, 1])])
  func ringsStandSideBySide(_ count: Int, _ size: TextSizeCategory, _ rows: [Int]) throws {
    let environment = try SceneFixture.environment { $0.textSize = size }
    let ring = #"<ProgressKPI value="72" unit="%" caption="Trainings" footnote="Fire safety is left"/>"#
    let scene = try SceneFixture.card("<Body>\(String(repeating: ring, count: count))</Body>", environment)
    let rings = scene.parts.filter { if case .drawing = $0.content { true } else { false } }.map(\.frame)
    let tops = Set(rings.map(\.y)).sorted()
    #expect(tops.map { top in rings.count { $0.y == top } } == rows)
    // Those of the second row stand below those of the first, and the first at the edge of the card's content.
    #expect(Set(rings.map(\.x)).count == rows.max())
    #expect(rings.map(\.x).min() == 32)
  }

  /// Between a number and a unit in letters is a space.
  @Test(arguments: [
    (#"unit="t""#, 5.0), (#"unit="pcs/h""#, 5), (#"unit="K""#, 2), (#"unit="°C""#, 5), (#"unit="€""#, 5),
    (#"format="percent""#, 2), (#"unit="個""#, 2), (#"leadingUnit="€""#, 2), (#"leadingUnit="EUR""#, 5),
  ])
  func unitsKeepTheirDistance(_ attributes: String, _ gap: Double) throws {
    let scene = try SceneFixture.card("<Body><KPI \(attributes)>42</KPI></Body>")
    let pieces = scene.parts.filter { $0.source?.element == "KPI" }.compactMap { part -> (Frame, SceneText)? in
      if case .text(let text) = part.content { (part.frame, text) } else { nil }
    }
    try #require(pieces.count == 2)
    let (first, second) = (pieces[0].1.lines[0], pieces[1].1.lines[0])
    #expect(abs(second.x - first.x - first.width - gap) < 0.7)
  }

  @Test(arguments: TextSizeCategory.allCases) func figureStaysInsideTheRing(_ size: TextSizeCategory) throws {
    let environment = try SceneFixture.environment { $0.textSize = size }
    let scene = try SceneFixture.card(
      #"<Body><ProgressKPI value="1234.5" unit="km" caption="Way"/></Body>"#, environment)
    let ring = try #require(scene.parts.first { if case .drawing = $0.content { true } else { false } }).frame
    let number = try #require(
      scene.parts.first { if case .text(let text) = $0.content { text.fullText == "1,234.5" } else { false } })
    #expect(ring.contains(number.frame, tolerance: 0.5))
  }
}

@Suite struct AvatarTests {
  private static func row(_ count: Int, _ attributes: String = "") throws -> PositionedScene {
    let avatars = (1...count).map { #"<Avatar initials="A\#($0)" represents="person" alt="P\#($0)"/>"# }.joined()
    return try SceneFixture.card("<Body><AvatarRow \(attributes)>\(avatars)</AvatarRow></Body>")
  }

  @Test(arguments: [(3, "", 3, nil), (6, "", 6, nil), (8, "", 5, "+3"), (4, #"total="9""#, 4, "+5")])
  func sixAreDrawnAtMost(_ count: Int, _ attributes: String, _ drawn: Int, _ rest: String?) throws {
    let scene = try Self.row(count, attributes)
    #expect(scene.frames("Avatar").count == drawn)
    #expect(scene.allTexts.first == rest)
  }

  @Test(arguments: [("", 16.0), (#"size="24""#, 24.0)]) func sidesAreAsWritten(_ attribute: String, _ side: Double)
    throws
  {
    let frames = try Self.row(2, attribute).frames("Avatar")
    #expect(abs(frames[0].width - side) < 0.4)
    #expect(abs(frames[1].x - frames[0].maxX + 1) < 0.5)
  }

  /// One initial on Android (AV-A), however large the picture is.
  @Test(arguments: [("iphone-15", ["ABC", "DE"]), ("android-compact", ["A", "D"])])
  func initialsAreThePlatforms(_ device: String, _ shown: [String]) throws {
    let scene = try SceneFixture.card(
      """
      <Header><DetailImage initials="ABC" represents="person"/><Title>Ana</Title></Header>
      <Body><AvatarRow><Avatar initials="DE" represents="person"/></AvatarRow></Body>
      """, SceneFixture.environment(device))
    let initials = scene.parts.compactMap { if case .image(let image) = $0.content { image.initials } else { nil } }
    #expect(initials == shown)
  }
}

@Suite struct TimelineTests {
  private static let entries = """
    <Body><Timeline><TimelineEntry state="complete"><Timestamp>08:00</Timestamp><Title>A</Title></TimelineEntry>
    <TimelineEntry state="inProgress"><Timestamp>09:00</Timestamp><Title>B</Title></TimelineEntry>
    <TimelineEntry><Timestamp>10:00</Timestamp><Title>C</Title></TimelineEntry></Timeline></Body>
    """

  @Test func columnsHaveTheirWidths() throws {
    let scene = try SceneFixture.card(Self.entries)
    let nodes = scene.parts.filter { if case .drawing = $0.content { true } else { false } }
    #expect(nodes.map { $0.frame.width.rounded() } == [15, 15, 15])
    #expect(nodes.map(\.label) == ["Complete", "In progress", "Open"])
    #expect(abs(nodes[0].frame.x - (32 + 60 + 8)) < 0.5)
    // One mark's box ends where the next begins, so that the line has no gap.
    #expect(nodes[0].frame.maxY == nodes[1].frame.y && nodes[1].frame.maxY == nodes[2].frame.y)
    #expect(try scene.text("Title").setting.face == .semibold)
    #expect(try scene.text("Timestamp").setting.size == 12)
  }

  private static func entry(_ time: String, _ device: String, _ size: TextSizeCategory) throws -> PositionedScene {
    try SceneFixture.card(
      """
      <Body><Timeline><TimelineEntry><Timestamp>\(time)</Timestamp><Title>Done</Title></TimelineEntry></Timeline></Body>
      """, SceneFixture.environment(device) { $0.textSize = size })
  }

  /// The column is as wide as the longest date in it, which grows otherwise than the column does.
  @Test(
    arguments: ["30.09.2026", "2026-09-30", "02.12.2026, 14:30", "Wednesday"],
    [TextSizeCategory.xSmall, .large, .xLarge, .xxxLarge, .ax5])
  func noTimeIsTorn(_ time: String, _ size: TextSizeCategory) throws {
    let scene = try Self.entry(time, "iphone-15", size)
    let whole = Set([time] + time.split(separator: " ").map(String.init))
    for line in try scene.text("Timestamp").lines {
      let shown = line.string.hasSuffix(" ") ? String(line.string.dropLast()) : line.string
      #expect(whole.contains(shown))
    }
    let isBeside = try scene.frame("Timestamp").maxX <= scene.frame("Title").x
    #expect(isBeside == (size != .ax5))
  }

  @Test func timesThatLeaveTitlesTooLittleStandAboveThem() throws {
    let scene = try Self.entry("Donnerstagnachmittag", "iphone-se-1", .xxxLarge)
    #expect(try scene.frame("Timestamp").maxY <= scene.frame("Title").y + 0.5)
    #expect(try scene.text("Timestamp").lines.count == 1)
  }

  @Test func theLineIsDrawnUpToTheCurrentEntry() throws {
    let scene = try SceneFixture.card(Self.entries)
    let strokes = scene.parts.flatMap { part -> [String] in
      guard case .drawing(let drawing) = part.content else { return [] }
      return drawing.shapes.compactMap { if case .path = $0.outline { $0.stroke?.name } else { nil } }
    }
    #expect(strokes == ["tintColor", "tintColor", "separator", "separator"])
  }
}

@Suite struct CalendarTests {
  private static func calendar(_ view: String, _ textSize: TextSizeCategory = .large) throws -> PositionedScene {
    let environment = try SceneFixture.environment { $0.textSize = textSize }
    return try SceneFixture.card(
      #"""
      <Body><Calendar view="\#(view)" date="2026-03-04" today="2026-03-03">
      <Event date="2026-03-04" end="2026-03-05" kind="critical">Late shift</Event></Calendar></Body>
      """#, environment)
  }

  @Test func aWeekBeginsOnMonday() throws {
    let texts = try Self.calendar("week").allTexts
    #expect(
      texts == ["March 2026", "Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] + (2...8).map(String.init) + ["Late shift"])
  }

  @Test func aMonthHasAllItsDays() throws {
    let texts = try Self.calendar("month").allTexts
    #expect(texts.compactMap(Int.init) == Array(1...31))
  }

  @Test func selectedIsFilledAndTodayOutlined() throws {
    let scene = try Self.calendar("week")
    let surfaces = scene.parts.compactMap { part -> Surface? in
      if case .surface(let surface) = part.content, part.parent != nil { surface } else { nil }
    }
    #expect(surfaces.count { $0.fill == .tintColor } == 1)
    #expect(surfaces.count { $0.stroke == .tintColor } == 1)
    #expect(
      scene.parts.first { $0.role == .calendar }?.label == "Week of 2 Mar 2026. 4 Mar 2026 to 5 Mar 2026: Late shift")
  }

  @Test(arguments: [TextSizeCategory.large, .ax5]) func anEventsDotIsOnItsFirstLine(_ size: TextSizeCategory) throws {
    let scene = try Self.calendar("week", size)
    let event = try scene.text("Event")
    let dot = try #require(
      scene.parts.last { part in if case .drawing = part.content { part.frame.width > 0 } else { false } })
    let first = scene.frames("Event").last.map { $0.y + event.setting.leading / 2 }
    #expect(abs(dot.frame.midY - (try #require(first))) < 0.51)
  }

  @Test(arguments: TextSizeCategory.allCases) func noDayIsCut(_ size: TextSizeCategory) throws {
    let scene = try Self.calendar("month", size)
    for part in scene.parts {
      if case .text(let text) = part.content { #expect(!text.isTruncated, "\(text.fullText)") }
    }
  }
}

@Suite struct MapTests {
  private static func map(_ attributes: String = "", _ change: (inout CardEnvironment) -> Void = { _ in }) throws
    -> PositionedScene
  {
    try SceneFixture.card(
      #"""
      <Body><Map \#(attributes)><Pin id="a" latitude="53.55" longitude="9.99">Hamburg</Pin>
      <Pin latitude="49.45" longitude="11.08">Nuremberg</Pin></Map></Body>
      """#, SceneFixture.environment("iphone-15", change))
  }

  /// The round heads of the pins, the northern one first.
  private static func heads(_ scene: PositionedScene) throws -> [ScenePoint] {
    try scene.drawing(.map).shapes.compactMap { shape -> ScenePoint? in
      if case .circle(let center, 11) = shape.outline { center } else { nil }
    }
  }

  @Test func webMercatorHasItsKnownPlaces() {
    let zero = MapDrawing.project(GeographicPoint(latitude: 0, longitude: 0))
    #expect(abs(zero.x - 0.5) < 1e-12 && abs(zero.y - 0.5) < 1e-12)
    let hamburg = MapDrawing.project(GeographicPoint(latitude: 53.55, longitude: 9.99))
    #expect(abs(hamburg.x - 0.52775) < 1e-9 && abs(hamburg.y - 0.323196875473) < 1e-11)
    #expect(abs(MapDrawing.project(GeographicPoint(latitude: 85.0511287798, longitude: 180)).y) < 1e-6)
  }

  @Test func allPinsAreInsideAndNorthIsUp() throws {
    let scene = try Self.map()
    let frame = try #require(scene.parts.first { $0.role == .map }).frame
    let heads = try Self.heads(scene)
    #expect(heads.count == 2)
    #expect(heads[0].y < heads[1].y && heads[0].x < heads[1].x)
    for head in heads {
      #expect(frame.contains(Frame(x: head.x - 11, y: head.y - 11, width: 22, height: 30)))
    }
  }

  @Test func mapsAreNotMirrored() throws {
    let heads = try Self.heads(try Self.map { $0.direction = .rightToLeft })
    #expect(heads[0].x < heads[1].x)
  }

  @Test func theFocusIsInTheMiddle() throws {
    let scene = try Self.map(#"focus="a""#)
    let frame = try #require(scene.parts.first { $0.role == .map }).frame
    #expect(abs(try Self.heads(scene)[0].x - frame.midX) < 0.01)
  }

  @Test func namesAreShownAndSpoken() throws {
    let scene = try Self.map(#"height="120""#)
    #expect(scene.allTexts == ["Hamburg", "Nuremberg"])
    let part = try #require(scene.parts.first { $0.role == .map })
    #expect(part.label == "Map: Hamburg, Nuremberg" && part.frame.height == 120)
  }
}

@Suite struct MessageTests {
  @Test(arguments: [
    ("extraSmall", 48.0, 48.0), ("small", 64, 64), ("medium", 92, 92), ("large", 160, 160), ("extraLarge", 320, 240),
  ])
  func picturesHaveTheirSize(_ size: String, _ width: Double, _ height: Double) throws {
    let scene = try SceneFixture.card(
      "<Body><IllustratedMessage illustration=\"\(size)\"><Title>Hi</Title></IllustratedMessage></Body>",
      SceneFixture.environment("iphone-16-pro-max"))
    let picture = try #require(scene.parts.first { if case .drawing = $0.content { true } else { false } })
    #expect(picture.frame.width == width && picture.frame.height == height)
    #expect(try scene.frame("Title").y - picture.frame.maxY == 16)
    #expect(try scene.text("Title").setting.face == .bold)
  }

  @Test func picturesStandBesideTheWordsWhenAsked() throws {
    let scene = try SceneFixture.card(
      #"<Body><IllustratedMessage layout="horizontal"><Title>Hi</Title></IllustratedMessage></Body>"#)
    let picture = try #require(scene.parts.first { if case .drawing = $0.content { true } else { false } })
    #expect(try scene.frame("Title").x == picture.frame.maxX + 16)
  }

  private static let empty = """
    <Header><Title>Stock</Title></Header><Body><DataTable><Column>Part</Column></DataTable>
    <EmptyState cause="failed"><Title>Failed</Title></EmptyState><EmptyState><Title>Nothing</Title></EmptyState></Body>
    """

  @Test func anEmptyBodyShowsItsEmptyState() throws {
    #expect(try SceneFixture.card(Self.empty).allTexts == ["Stock", "Nothing"])
  }

  @Test func aMissingSampleHasFailed() throws {
    let scene = try SceneFixture.scene(#"<Card xmlns="urn:cardwright:1" sample="none.json">\#(Self.empty)</Card>"#)
    #expect(scene.allTexts == ["Stock", "Failed"])
  }

  @Test func theCardsOwnEmptyStateReplacesAll() throws {
    let scene = try SceneFixture.scene(
      #"<Card xmlns="urn:cardwright:1" sample="none.json">\#(Self.empty)<EmptyState cause="failed"><Title>Gone</Title></EmptyState></Card>"#
    )
    #expect(scene.allTexts == ["Gone"])
  }

  @Test func contentKeepsTheEmptyStateAway() throws {
    let scene = try SceneFixture.card("<Body><Text>Full</Text><EmptyState><Title>Nothing</Title></EmptyState></Body>")
    #expect(scene.allTexts == ["Full"])
  }
}
