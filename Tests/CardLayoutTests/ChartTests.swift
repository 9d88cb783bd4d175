import CardModel
import LayoutCore
import Standards
import Testing

@testable import CardLayout

@Suite struct ChartTests {
  private static let points = #"<Point value="4">Jan</Point><Point value="2">Feb</Point><Point value="1">Mar</Point>"#

  private static func chart(
    _ type: String, _ content: String, _ attributes: String = "",
    _ environment: CardEnvironment = CardEnvironment()
  ) throws -> PositionedScene {
    try SceneFixture.card("<Body><Chart type=\"\(type)\" \(attributes)>\(content)</Chart></Body>", environment)
  }

  /// Filled rectangles of a colour, from left to right.
  private static func bars(_ scene: PositionedScene, _ color: String) throws -> [Frame] {
    try scene.drawing(.chart).shapes.compactMap { shape -> Frame? in
      guard case .rectangle(let frame, _) = shape.outline, shape.fill?.name == color else { return nil }
      return frame
    }.sorted { $0.x < $1.x }
  }

  @Test(arguments: ChartType.allCases) func everyTypeIsDrawnInsideItsFrame(_ type: ChartType) throws {
    let content = """
      <Series><Point value="4" x="1" size="2" open="3" low="2" high="6">Jan</Point>
      <Point value="-2" x="3" size="9" open="1" low="-3" high="2">Feb</Point>
      <Point value="7" x="8" size="1" open="5" low="4" high="8">Mar</Point></Series>
      """
    for environment in [CardEnvironment(), try SceneFixture.environment { $0.direction = .rightToLeft }] {
      let scene = try Self.chart(type.rawValue, content, "", environment)
      let part = try #require(scene.parts.first { $0.role == .chart })
      let drawing = try scene.drawing(.chart)
      #expect(!drawing.shapes.isEmpty)
      for shape in drawing.shapes { #expect(part.frame.contains(shape.bounds, tolerance: 2), "\(shape)") }
    }
  }

  /// What changes the drawing is what the table of the kinds of charts says.
  @Test(arguments: ChartType.allCases) func whatIsDrawnOfPointsIsKnown(_ type: ChartType) throws {
    let values = [
      "x": ("1", "9"), "size": ("2", "8"), "open": ("3", "5"), "low": ("1", "2"), "high": ("6", "8"),
      "total": ("false", "true"), "color": ("chart3", "chart5"),
    ]
    func shapes(_ changed: String?) throws -> [SceneShape] {
      let own = values.map { "\($0)=\"\($0 == changed ? $1.1 : $1.0)\"" }.joined(separator: " ")
      let points = "<Point value=\"4\" \(own)>Jan</Point><Point value=\"5\" \(own)>Feb</Point>"
      let last = #"<Point value="7" x="8" size="1" open="5" low="4" high="8">Mar</Point>"#
      return try Self.chart(type.rawValue, "<Series>\(points)\(last)</Series>").drawing(.chart).shapes
    }
    let plain = try shapes(nil)
    for name in values.keys {
      let attribute = try #require(AttributeName(rawValue: name))
      #expect(try (shapes(name) != plain) == type.pointAttributes.contains(attribute), "\(name)")
    }
    #expect(ChartType.pointAttributes.map(\.rawValue).sorted() == values.keys.sorted())
  }

  @Test func columnsAreAsHighAsTheirValues() throws {
    let scene = try Self.chart("column", "<Series>\(Self.points)</Series>")
    let bars = try Self.bars(scene, "chart1")
    #expect(bars.count == 3)
    #expect(abs(bars[0].height - 2 * bars[1].height) < 0.01 && abs(bars[1].height - 2 * bars[2].height) < 0.01)
    #expect(Set(bars.map(\.maxY)).count == 1)
  }

  @Test func timeRunsFromTheRightInRightToLeft() throws {
    let environment = try SceneFixture.environment { $0.direction = .rightToLeft }
    let bars = try Self.bars(try Self.chart("column", "<Series>\(Self.points)</Series>", "", environment), "chart1")
    #expect(bars[0].height < bars[2].height)
  }

  @Test func negativeValuesHangBelowZero() throws {
    let series = #"<Series><Point value="-12">Jan</Point><Point value="8">Feb</Point></Series>"#
    let bars = try Self.bars(try Self.chart("column", series), "chart1")
    #expect(abs(bars[0].y - bars[1].maxY) < 0.01)
  }

  @Test func partsOfAStackStandOnEachOther() throws {
    let series = "<Series>\(Self.points)</Series><Series>\(Self.points)</Series>"
    let scene = try Self.chart("stackedColumn", series)
    let (lower, upper) = (try Self.bars(scene, "chart1"), try Self.bars(scene, "chart2"))
    #expect(abs(upper[0].maxY - lower[0].y) < 0.01)
  }

  @Test func aWaterfallGoesOnWhereItEnded() throws {
    let points =
      #"<Point value="8">A</Point><Point value="3">B</Point><Point value="-2">C</Point><Point value="9" total="true">D</Point>"#
    let scene = try Self.chart("waterfall", "<Series>\(points)</Series>")
    let totals = try Self.bars(scene, "chart1")
    let rise = try #require(try Self.bars(scene, "chartGood").first)
    let fall = try #require(try Self.bars(scene, "chartBad").first)
    #expect(abs(rise.maxY - totals[0].y) < 0.01)
    #expect(abs(fall.y - rise.y) < 0.01)
    #expect(abs(totals[1].y - fall.maxY) < 0.01)
  }

  @Test func coloursAreTokensAndTheOthersStepBack() throws {
    let series = "<Series id=\"a\">\(Self.points)</Series><Series id=\"b\" color=\"chartGood\">\(Self.points)</Series>"
    let scene = try Self.chart("line", series, #"highlight="b""#)
    let strokes = try scene.drawing(.chart).shapes.compactMap(\.stroke).filter { $0.name.hasPrefix("chart") }
    #expect(strokes.map(\.name) == ["chart1", "chartGood"])
    #expect(strokes[0].opacity < 1 && strokes[1].opacity == 1)
  }

  @Test(arguments: [("firstAndLast", ["Jan", "Mar"]), ("all", ["Jan", "Feb", "Mar"]), ("none", [])])
  func categoriesAreNamedAsAsked(_ labels: String, _ names: [String]) throws {
    let scene = try Self.chart("column", "<Series>\(Self.points)</Series><CategoryAxis labels=\"\(labels)\"/>")
    #expect(scene.allTexts == names)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theFirstAndTheLastNameStandBelowTheirColumns(_ direction: LayoutDirection) throws {
    let environment = try SceneFixture.environment { $0.direction = direction }
    let content = #"<CategoryAxis labels="firstAndLast"/><Series>\#(Self.points)</Series>"#
    let bars = try Self.bars(try Self.chart("column", content, "", environment), "chart1")
    let names = try Self.chart("column", content, "", environment).parts.compactMap { part -> Frame? in
      if case .text = part.content { part.frame } else { nil }
    }.sorted { $0.x < $1.x }
    #expect(names.count == 2)
    #expect(abs(names[0].midX - bars[0].midX) < 0.51 && abs(names[1].midX - bars[2].midX) < 0.51)
    // A long name goes no further than the axis.
    let long = #"<Point value="4">January of the first year</Point><Point value="2">Feb</Point>"#
    let scene = try Self.chart(
      "column", #"<CategoryAxis labels="firstAndLast"/><Series>\#(long)</Series>"#, "", environment)
    let chart = try #require(scene.parts.first { $0.role == .chart }).frame
    for part in scene.parts { if case .text = part.content { #expect(chart.contains(part.frame, tolerance: 0.51)) } }
  }

  @Test func valuesHaveRoundLabelsAndGridlines() throws {
    let axis = #"<ValueAxis labels="3" unit="h"/>"#
    let scene = try Self.chart("column", axis + "<Series>\(Self.points)</Series>")
    #expect(scene.allTexts == ["0\u{A0}h", "2\u{A0}h", "4\u{A0}h"])
    #expect(try scene.drawing(.chart).shapes.count { !$0.dashes.isEmpty } == 3)
  }

  @Test(arguments: [
    ("en", "$", ["$0", "$50", "$100"]), ("de", "€", ["0\u{A0}€", "50\u{A0}€", "100\u{A0}€"]),
    ("tr", "%", ["%0", "%50", "%100"]),
  ])
  func unitsOfAnAxisStandWhereTheLanguageHasThem(_ language: String, _ unit: String, _ labels: [String]) throws {
    let points = #"<Point value="60">A</Point><Point value="64">B</Point>"#
    let scene = try Self.chart(
      "column", #"<ValueAxis labels="3" unit="\#(unit)"/><Series>\#(points)</Series>"#, #"xml:lang="\#(language)""#)
    #expect(scene.allTexts == labels)
    let ring = try Self.chart(
      "microRadial", #"<Series><Point value="64"/></Series>"#, #"xml:lang="\#(language)""#)
    #expect(ring.allTexts == [["en": "64%", "de": "64\u{A0}%", "tr": "%64"][language]])
  }

  @Test(arguments: TextSizeCategory.allCases) func labelsOfValuesNeverTouch(_ size: TextSizeCategory) throws {
    let environment = try SceneFixture.environment { $0.textSize = size }
    let content = #"<ValueAxis labels="3" unit="MW"/><Series>\#(Self.points)</Series>"#
    for height in ["", #"height="60""#] {
      let scene = try Self.chart("line", content, height, environment)
      let frames = scene.parts.compactMap { part -> Frame? in
        if case .text = part.content { part.frame } else { nil }
      }.sorted { $0.y < $1.y }
      #expect(frames.count == (scene.allTexts.contains("MW") ? 4 : 3))
      for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.y) }
    }
  }

  @Test("A unit that leaves no room for the marks stands once beside the axis", arguments: TextSizeCategory.allCases)
  func longUnitsStandOnce(_ size: TextSizeCategory) throws {
    let environment = try SceneFixture.environment { $0.textSize = size }
    let points =
      #"<Point value="1200">A</Point><Point value="3400">B</Point><Point value="2100">C</Point>"#
    for (type, unit) in [("column", "kWh"), ("column", "Kilowattstunden"), ("bar", "Stück pro Minute")] {
      let content =
        #"<ValueAxis labels="3" unit="\#(unit)"/><Series>\#(points)</Series><CategoryAxis labels="all"/>"#
      let scene = try Self.chart(type, content, "", environment)
      let (texts, card) = (scene.allTexts, try scene.cardPart().frame)
      #expect(texts.contains { $0.hasPrefix("4,000") || $0.hasPrefix("4\u{A0}K") }, "\(texts)")
      #expect((size == .ax5 ? [1] : [1, 3]).contains(texts.count { $0.hasSuffix(unit) }), "\(texts)")
      for part in scene.parts {
        if case .text = part.content { #expect(part.frame.x >= card.x && part.frame.maxX <= card.maxX, "\(texts)") }
      }
      #expect(try Self.bars(scene, "chart1").allSatisfy { $0.width > 30 })
    }
  }

  @Test(
    "A unit is not said again where the title of the axis has it as a word",
    arguments: [
      ("Throughput", 1), ("Time (h)", 0), ("h", 1),
    ])
  func unitsAreSaidOnce(_ title: String, _ count: Int) throws {
    let axis = "<ValueAxis labels=\"10\" unit=\"h\">\(title)</ValueAxis>"
    let texts = try Self.chart("bar", axis + #"<Series><Point value="3400">A</Point></Series>"#).allTexts
    #expect(texts.contains(title) && texts.count { $0 == "h" } == count, "\(texts)")
  }

  @Test func theLastValueBelowBarsIsAlwaysThere() throws {
    let axis = #"<ValueAxis labels="10" unit="h"/>"#
    let texts = try Self.chart("bar", axis + #"<Series><Point value="3400">A</Point></Series>"#).allTexts
    #expect(texts.contains { $0.hasPrefix("4,500") }, "\(texts)")
  }

  @Test(arguments: [("-20", -20.0), ("20", 20)]) func aBulletBeginsAtZero(_ value: String, _ length: Double) throws {
    let points = "<Point value=\"\(value)\"/><Point value=\"100\"/>"
    let scene = try Self.chart("microBullet", "<Series>\(points)</Series>")
    let bar = try #require(try Self.bars(scene, "chart1").first)
    let frame = try #require(scene.parts.first { $0.role == .chart }).frame
    // From −50 where something is negative.
    let (zero, whole) = length < 0 ? (frame.x + frame.width / 3, 150.0) : (frame.x, 100)
    #expect(abs((length < 0 ? bar.maxX : bar.x) - zero) < 0.51)
    #expect(abs(bar.width - frame.width * abs(length) / whole) < 0.51)
  }

  @Test("Columns and what is measured otherwise stand on one line", arguments: [1.0, -1])
  func scalesOfACombinationHaveOneZero(_ sign: Double) throws {
    func points(_ values: [Double]) -> String { values.map { "<Point value=\"\($0)\"/>" }.joined() }
    let columns = sign > 0 ? [5.0, -3, 8] : [5, 3, 8]
    let scene = try Self.chart(
      "combo",
      #"<Series type="column">\#(points(columns))</Series><Series type="area">"#
        + points([100, 200, 150].map { $0 * sign }) + "</Series>")
    let zero = try #require(try Self.bars(scene, "chart1").first).maxY
    let area = try #require(try scene.drawing(.chart).shapes.first { $0.fill?.name == "chart2" }).bounds
    #expect(abs((sign > 0 ? area.maxY : area.y) - zero) < 0.01)
  }

  @Test func columnsOfNothingStandWhereTheOthersHaveZero() throws {
    let scene = try Self.chart(
      "combo",
      #"<Series type="column"><Point value="0"/><Point value="0"/></Series>"#
        + #"<Series type="area"><Point value="-100"/><Point value="-200"/></Series>"#)
    let zero = try #require(try Self.bars(scene, "chart1").first).y
    let area = try #require(try scene.drawing(.chart).shapes.first { $0.fill?.name == "chart2" }).bounds
    #expect(abs(area.y - zero) < 0.01)
  }

  @Test func whatHasNoSizeIsNoLargerThanTheSmallestBubble() throws {
    let points = [100, 1, 0, -50].enumerated().map { "<Point x=\"\($0)\" value=\"5\" size=\"\($1)\"/>" }
    let shapes = try Self.chart("bubble", "<Series>\(points.joined())</Series>").drawing(.chart).shapes
    let radii = shapes.compactMap { shape in if case .circle(_, let radius) = shape.outline { radius } else { nil } }
    #expect(radii.count == 4 && radii.dropFirst().allSatisfy { $0 <= radii[1] } && radii[0] > radii[1])
  }

  @Test(arguments: [TextSizeCategory.large, .ax5]) func headStandsOnOneBaseline(_ size: TextSizeCategory) throws {
    let environment = try SceneFixture.environment { $0.textSize = size }
    let head = #"<KPI unit="h">4</KPI><Trend direction="up">1 h</Trend><Timestamp>now</Timestamp>"#
    let scene = try Self.chart("column", head + "<Series>\(Self.points)</Series>", "", environment)
    let lines = scene.parts.compactMap { part -> (text: SceneText, frame: Frame)? in
      if case .text(let text) = part.content { (text, part.frame) } else { nil }
    }
    let figure = try #require(lines.first?.text.lines.first)
    let trend = try #require(lines.first { $0.text.fullText == "1 h" })
    let line = try #require(trend.text.lines.first)
    if size == .large { #expect(abs(line.baseline - figure.baseline) < 0.51) }
    let arrow = try #require(scene.parts.first { if case .icon = $0.content { true } else { false } })
    #expect(abs(arrow.frame.midY - (line.baseline - trend.text.setting.size * 0.688 / 2)) < 1)
  }

  @Test func namesAboveBarsAreNotCrossedByTheAxis() throws {
    let environment = try SceneFixture.environment { $0.textSize = .ax5 }
    let scene = try Self.chart(
      "bar", #"<CategoryAxis labels="all"/><Series>\#(Self.points)</Series>"#, "", environment)
    let names = scene.parts.compactMap { part -> Frame? in if case .text = part.content { part.frame } else { nil } }
    #expect(names.count == 3)
    for shape in try scene.drawing(.chart).shapes where shape.stroke != nil {
      #expect(names.allSatisfy { $0.maxY <= shape.bounds.y + 0.51 || $0.y >= shape.bounds.maxY - 0.51 })
    }
  }

  @Test func aLegendHasFourEntriesAndSaysHowManyMore() throws {
    let series = (1...6).map { "<Series><Label>S\($0)</Label>\(Self.points)</Series>" }.joined()
    let scene = try Self.chart("line", series + "<Legend/>")
    #expect(scene.allTexts == ["S1", "S2", "S3", "3 more"])
  }

  @Test func slicesOfADonutHaveTheNextColours() throws {
    let scene = try Self.chart("donut", "<Series>\(Self.points)</Series><Legend/>")
    #expect(try scene.drawing(.chart).shapes.compactMap(\.fill?.name) == ["chart1", "chart2", "chart3"])
    #expect(scene.allTexts == ["Jan", "Feb", "Mar"])
  }

  @Test func theLabelIsSpokenElseTheContent() throws {
    let labelled = try Self.chart("column", "<Series>\(Self.points)</Series>", #"label="Falling""#)
    #expect(labelled.parts.first { $0.role == .chart }?.label == "Falling")
    let bare = try Self.chart("column", "<Series>\(Self.points)</Series>")
    #expect(bare.parts.first { $0.role == .chart }?.label == "Column chart. Jan 4, Feb 2, Mar 1")
  }
}

@Suite struct ChartScaleTests {
  @Test(arguments: [
    ([4.0, 2, 1], 3, true, [0.0, 2, 4]), ([31, 38], 3, true, [0, 20, 40]), ([-12, 15], 3, true, [-20, 0, 20]),
    ([3.1, 4.1], 3, false, [3, 4, 5]), ([0, 0], 2, true, [0, 1]), ([9200, 9500], 2, false, [9000, 9500]),
    ([100, 100, 100], 3, false, [0, 50, 100]), ([-5, -5], 2, false, [-5, 0]), ([0, 0], 2, false, [0, 1]),
  ])
  func ticksAreRound(_ values: [Double], _ labels: Int, _ startsAtZero: Bool, _ ticks: [Double]) {
    let scale = ChartScale(values, labels: labels, startsAtZero: startsAtZero)
    #expect(zip(scale.ticks, ticks).allSatisfy { abs($0 - $1) < 1e-9 } && scale.ticks.count == ticks.count)
  }

  @Test(arguments: [0, 1, 2, 3, 7, 10]) func everyValueIsOnTheScale(_ labels: Int) {
    for values in [[0.001, 0.0031], [-5, -3], [1e9, 3e9], [7], [], [-1, 1e-6]] {
      for startsAtZero in [false, true] {
        let scale = ChartScale(values, labels: labels, startsAtZero: startsAtZero)
        #expect(scale.lower < scale.upper && scale.ticks.count == labels)
        for value in values { #expect(scale.lower - 1e-9 <= value && value <= scale.upper + 1e-9) }
      }
    }
  }

  @Test(arguments: [
    (1234.0, 1.0, 5000.0, "1,234"), (0.5, 0.5, 2, "0.5"), (-20, 10, 20, "−20"), (12_000, 4_000, 20_000, "12\u{A0}K"),
    (1_250_000, 250_000, 2_000_000, "1.25\u{A0}M"), (0, 10_000, 20_000, "0"),
    (0, 2.5, 5, "0.0"), (-0.0, 2, 4, "0"),
  ])
  func labelsAreShort(_ value: Double, _ step: Double, _ largest: Double, _ text: String) {
    #expect(ChartScale.text(value, step: step, largest: largest, NumberFormat(nil)) == text)
  }

  /// Labels have as many decimals as their steps, and billions a sign of their own.
  @Test(arguments: [
    (0.002, 0.002, 0.006, "0.002"), (0.005, 0.0025, 0.005, "0.0050"), (0.333333, 0.333333, 1.0, "0.33"),
    (0.033333, 0.033333, 0.1, "0.033"), (2_400_000_000, 800_000_000, 3_200_000_000, "2.4\u{A0}B"),
  ])
  func labelsAreAsExactAsTheirSteps(_ value: Double, _ step: Double, _ largest: Double, _ text: String) {
    #expect(ChartScale.text(value, step: step, largest: largest, NumberFormat(nil)) == text)
  }
}

extension PositionedScene {
  /// The drawing of the first part of a role.
  func drawing(_ role: SceneRole) throws -> SceneDrawing {
    let drawings = parts.compactMap { part -> SceneDrawing? in
      if part.role == role, case .drawing(let drawing) = part.content { drawing } else { nil }
    }
    return try #require(drawings.first)
  }

  /// Every text in the order of the parts.
  var allTexts: [String] {
    parts.compactMap { part in if case .text(let text) = part.content { text.fullText } else { nil } }
  }
}

extension SceneShape {
  /// The rectangle around the shape's points, its line left out.
  var bounds: Frame {
    switch outline {
    case .rectangle(let frame, _): return frame
    case .circle(let center, let radius):
      return Frame(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    case .path(let steps):
      let points = steps.compactMap { step -> ScenePoint? in
        switch step {
        case .move(let point), .line(let point), .curve(_, _, let point): point
        case .close: nil
        }
      }
      let (x, y) = (points.map(\.x), points.map(\.y))
      let (left, top) = (x.min() ?? 0, y.min() ?? 0)
      return Frame(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
    }
  }
}
