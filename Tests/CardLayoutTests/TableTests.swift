import CardModel
import LayoutCore
import Testing

@testable import CardLayout

@Suite struct TableTests {
  private static func table(
    _ columns: String, _ rows: String, _ attributes: String = "", _ change: (inout CardEnvironment) -> Void = { _ in }
  ) throws -> PositionedScene {
    try SceneFixture.card(
      "<Body><DataTable \(attributes)>\(columns)\(rows)</DataTable></Body>",
      SceneFixture.environment("iphone-15", change))
  }

  private static let stock = "<Column>Part</Column><Column type=\"number\">Stock</Column>"
  private static let rows = """
    <TableRow><Cell>Shaft seal</Cell><Cell kind="negative">3</Cell></TableRow>
    <TableRow><Cell>Ball bearing</Cell><Cell>1204</Cell></TableRow>
    """

  @Test func numbersStandAtTheTrailingEdge() throws {
    let scene = try Self.table(Self.stock, Self.rows)
    let cells = scene.texts("Cell")
    #expect(cells.map(\.fullText) == ["Shaft seal", "3", "Ball bearing", "1204"])
    // The card's inner edges are at 32 and 361.
    #expect(cells[0].lines[0].x == 32)
    #expect(abs(cells[1].lines[0].x + cells[1].lines[0].width - 361) < 0.5)
    #expect(abs(cells[3].lines[0].x + cells[3].lines[0].width - 361) < 0.5)
  }

  @Test func textsAreSetAsTheReferenceSays() throws {
    let scene = try Self.table(Self.stock, Self.rows)
    #expect(try scene.text("Column").setting.size == 15 && scene.text("Column").color == .secondaryLabel)
    #expect(try scene.text("Cell").setting.size == 17 && scene.text("Cell").color == .primaryLabel)
    #expect(scene.texts("Cell")[1].color == .negativeLabel)
  }

  /// An icon hangs beside the capitals, not above them on the baseline.
  @Test(arguments: ["top", "baseline"], [TextSizeCategory.large, .xxxLarge])
  func iconsStandInTheMiddleOfTheirText(_ alignment: String, _ size: TextSizeCategory) throws {
    let row = #"<TableRow><Cell>Seal</Cell><Cell icon="status.statusCritical" kind="critical">3</Cell></TableRow>"#
    let scene = try Self.table(Self.stock, row, #"rowAlignment="\#(alignment)""#) { $0.textSize = size }
    let icon = try #require(scene.parts.first { if case .icon = $0.content { true } else { false } })
    let text = try #require(scene.texts("Cell").first { $0.fullText == "3" })
    let line = try #require(text.lines.first)
    #expect(abs(icon.frame.midY - (line.baseline - text.setting.size * 0.688 / 2)) < 1)
    #expect(abs(line.baseline - (try scene.text("Cell").lines[0].baseline)) < 0.5)
  }

  /// Cells begin on one line; where all have one, it stands in the middle of a row that can be tapped.
  @Test func cellsOfARowWithATargetStandAtItsTop() throws {
    let row = { (text: String) in #"<TableRow target="a"><Cell>\#(text)</Cell><Cell>3</Cell></TableRow>"# }
    let columns = #"<Column width="60">Part</Column><Column>Stock</Column>"#
    let scene = try Self.table(columns, row("Seal of shaft two") + row("Nut"))
    let cells = scene.frames("Cell")
    #expect(cells[0].height > cells[1].height && cells[1].y == cells[0].y)
    let rows = scene.frames("TableRow")
    #expect(rows[1].height == 44 && abs(cells[2].midY - rows[1].midY) < 0.51)
  }

  @Test func rightToLeftMirrors() throws {
    let scene = try Self.table(Self.stock, Self.rows) { $0.direction = .rightToLeft }
    #expect(scene.texts("Cell")[1].lines[0].x == 32)
  }

  @Test func onlyWholeRowsUpToTheLimit() throws {
    let scene = try Self.table(Self.stock, Self.rows + "<SeeAll total=\"36\"/>", "limit=\"1\"")
    #expect(scene.texts("Cell").count == 2)
    #expect(scene.buttons.map(\.label) == ["See all, 36"])
  }

  @Test func headerAndDividersAreOptional() throws {
    #expect(try Self.table(Self.stock, Self.rows, #"header="false""#).texts("Column").isEmpty)
    let lines = try Self.table(Self.stock, Self.rows, #"dividers="true""#).parts.filter {
      if case .surface(let surface) = $0.content { surface.fill == .separator } else { false }
    }
    #expect(lines.map(\.frame.height) == [1])
  }

  @Test func cellsFindTheirColumnById() throws {
    let scene = try Self.table(
      #"<Column id="a">A</Column><Column id="b">B</Column>"#, #"<TableRow><Cell column="b">x</Cell></TableRow>"#)
    #expect(try scene.text("Cell").lines[0].x > 100)
  }

  @Test(arguments: [
    ("date", "2026-03-04", "4 Mar 2026"), ("duration", "1:30", "1 h 30 min"), ("time", "14:05:30", "14:05"),
  ])
  func valuesReadByTheirType(_ type: String, _ value: String, _ shown: String) throws {
    let scene = try Self.table("<Column type=\"\(type)\">A</Column>", "<TableRow><Cell>\(value)</Cell></TableRow>")
    #expect(try scene.text("Cell").fullText == shown)
  }

  @Test(arguments: TextSizeCategory.allCases) func noWordIsBrokenAndNothingOverlaps(_ size: TextSizeCategory) throws {
    let columns = Self.stock + "<Column>Supplier</Column>"
    let rows = "<TableRow><Cell>Shaft seal</Cell><Cell>1204</Cell><Cell>Hydraulics Limited</Cell></TableRow>"
    let scene = try Self.table(columns, rows) { $0.textSize = size }
    let words = Set(["Shaft", "seal", "Shaft seal", "1204", "Hydraulics", "Limited", "Hydraulics Limited"])
    for text in scene.texts("Cell") {
      for line in text.lines {
        let shown = line.string.hasSuffix(" ") ? String(line.string.dropLast()) : line.string
        #expect(words.contains(shown), "\(size) \(line.string)")
      }
    }
    let frames = scene.parts.compactMap { part -> Frame? in
      if part.source?.element == "Cell", case .text = part.content { part.frame } else { nil }
    }
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] { #expect(!frame.inset(by: 0.4).overlaps(other)) }
    }
  }

  /// Texts break before values do; where not all values have room, amounts keep their currency.
  @Test(arguments: [
    (
      "iphone-se-1", TextSizeCategory.large, #"type="number""#, ["Bearing 6204-2RS", "1,250 pcs", "12,345.00 €"],
      [2, 1, 1]
    ),
    ("iphone-se-1", .xxLarge, #"type="date""#, ["4711", "2026-11-30", "1,234.50 €"], [1, 2, 1]),
    ("iphone-15", .large, #"type="number""#, ["Rillenkugellager", "12,500 Stück", "123,450.00 €"], [1, 2, 1]),
    ("iphone-se-1", .large, #"type="number" width="50""#, ["Bearing", "1,250 pcs", "98.00 €"], [1, 2, 1]),
  ])
  func valuesStayWithTheirUnits(
    _ device: String, _ size: TextSizeCategory, _ column: String, _ cells: [String], _ lines: [Int]
  ) throws {
    let scene = try SceneFixture.card(
      """
      <Body><DataTable><Column>Part</Column><Column \(column)>Due</Column><Column type="currency">Value</Column>
      <TableRow>\(cells.map { "<Cell>\($0)</Cell>" }.joined())</TableRow></DataTable></Body>
      """, SceneFixture.environment(device) { $0.textSize = size })
    #expect(scene.texts("Cell").map(\.lines.count) == lines)
  }

  @Test func aSignStaysBeforeItsNumber() throws {
    let rows = "<TableRow><Cell>Main stock</Cell><Cell>-20000.5</Cell></TableRow>"
    let scene = try SceneFixture.card(
      "<Body><DataTable>\(Self.stock)\(rows)</DataTable></Body>",
      SceneFixture.environment("iphone-se-1") { $0.textSize = .ax2 })
    #expect(scene.texts("Cell").map(\.lines.count) == [2, 1])
  }

  /// Where cells stand below one another, each is nearer to its own title than to the next.
  @Test func stackedPairsStandApart() throws {
    let columns = Self.stock + "<Column>Supplier</Column>"
    let rows = "<TableRow><Cell>Shaft seal</Cell><Cell>1204</Cell><Cell>Hydraulics Limited</Cell></TableRow>"
    let scene = try Self.table(columns, rows) { $0.textSize = .ax5 }
    let (titles, cells) = (scene.frames("Column"), scene.frames("Cell"))
    try #require(titles.count == 3 && cells.count == 3)
    for (title, cell) in zip(titles, cells) { #expect(abs(cell.y - title.maxY - 2) < 1) }
    for (cell, title) in zip(cells, titles.dropFirst()) { #expect(abs(title.y - cell.maxY - 8) < 1) }
  }

  @Test func aTableIsReadInOneSentence() throws {
    let labelled = try Self.table(Self.stock, Self.rows, #"label="Two parts""#)
    #expect(labelled.parts.filter { $0.readingOrder != nil }.map(\.label) == ["Two parts"])
    let bare = try Self.table(Self.stock, Self.rows)
    #expect(bare.parts.first { $0.role == .table }?.label == "Part, Stock. Shaft seal, 3; Ball bearing, 1204")
  }
}
