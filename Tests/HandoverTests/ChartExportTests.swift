import CardModel
import JSON
import SourceText
import Testing
import XMLSyntax

@testable import Handover

/// That charts show in a target what they show in the card.
@Suite struct ChartExportTests {
  private static func card(_ type: String, _ series: String) -> String {
    """
    <Card xmlns="urn:cardwright:1" variation="chart"><Header><Title>A</Title></Header><Body>
      <Chart type="\(type)" label="c">\(series)</Chart></Body></Card>
    """
  }

  private static let harvey = card(
    "microHarveyBall", "<Series><Point value=\"9\">Valid</Point><Point value=\"12\">All</Point></Series>")
  fileprivate static let radial = card("microRadial", "<Series><Point value=\"64\">Full</Point></Series>")
  fileprivate static let bubbles = card(
    "bubble",
    "<Series><Label>Defects</Label><Point x=\"80\" value=\"12\" size=\"4\">L1</Point><Point x=\"95\" value=\"18\" size=\"6\">L2</Point></Series>"
  )
  fileprivate static let steps = card(
    "waterfall",
    "<Series><Point value=\"8\">a</Point><Point value=\"2\">b</Point><Point value=\"10\" total=\"true\">c</Point></Series>"
  )

  private static func chart(_ text: String) throws -> JSONValue {
    try #require(ExportedExample(text, name: "a", .ui5).documents.first?["sap.card"]?["content"])
  }

  private static func view(_ text: String) -> String {
    ExportedExample(text, name: "a", .swiftUI).bareView
  }

  @Test func aShareIsASliceOfItsWhole() throws {
    let ball = try Self.chart(Self.harvey)
    #expect(ball["chartType"] == "donut")
    #expect(
      ball["data"]?["json"] == [["category": "Valid", "value1": 9], ["category": "All − Valid", "value1": 3]])
    #expect(
      try Self.chart(Self.radial)["data"]?["json"] == [
        ["category": "Full", "value1": 64], ["category": "–", "value1": 36],
      ])
    let page = ExportedExample(Self.harvey, name: "a", .mdk).texts["Pages/A.page"] ?? ""
    #expect(
      page.filter { !$0.isWhitespace }.contains(#""Data":[[9,3]],"CategoryTitles":["Valid","All−Valid"]"#), "\(page)")
    #expect(Self.view(Self.harvey).contains("data:[[12,9]],titlesForCategory:[[\"All\",\"Valid\"]]"))
    #expect(Self.view(Self.radial).contains("data:[[100,64]],titlesForCategory:[[\"\",\"Full\"]]"))
  }

  @Test func pointsKeepTheirPlaces() throws {
    let chart = try Self.chart(Self.bubbles)
    #expect(chart["data"]?["json"]?[0] == ["category": "L1", "x": 80, "value": 12, "size": 4])
    #expect(
      chart["feeds"]?.array?.compactMap { $0["uid"]?.string } == ["valueAxis", "valueAxis2", "bubbleWidth", "color"])
    #expect(
      Self.view(Self.bubbles).contains(
        "chartType:.bubble,data3d:[[[80,12,4],[95,18,6]]],titlesForCategory:[[\"L1\",\"L2\"]]"))
    for target in [HandoverTarget.ui5, .swiftUI] {
      #expect(
        !ExportedExample(Self.bubbles, name: "a", target).diagnostics.contains { $0.message.contains("of <Point>") })
    }
    for target in [HandoverTarget.mdk, .adaptive] {
      let told = ExportedExample(Self.bubbles, name: "a", target).diagnostics.map(\.message)
      #expect(told.contains { $0.hasPrefix("x of <Point> is left out of \(target.title)") }, "\(told)")
    }
  }

  @Test func pointsComeBackFromTheirPlaces() throws {
    let card = try #require(try ExportedExample(Self.bubbles, name: "a", .ui5).imported().first)
    #expect(card.text.contains("<Label>Defects</Label>"))
    #expect(
      card.text.contains("<Point each=\"{.}\" value=\"{value}\" x=\"{x}\" size=\"{size}\">{category}</Point>"),
      "\(card.text)")
    #expect(card.told == [])
  }

  @Test func totalsStartAtZero() throws {
    #expect(Self.view(Self.steps).contains("titlesForCategory:[[\"a\",\"b\",\"c\"]],indexesOfTotalsCategories:[2])"))
    #expect(
      ExportedExample(Self.steps, name: "a", .ui5).diagnostics.contains {
        $0.message == "total of <Point> is left out of UI5: a total is drawn as one more step"
      })
  }

  /// What the drawing of a chart does not look at is no loss, where it is exported and where somebody points at it.
  @Test(arguments: ChartType.allCases) func whatAChartDoesNotDrawIsNotTold(type: ChartType) throws {
    let attributes = #"x="1" size="2" open="3" low="1" high="6" total="true" color="chart3""#
    let text = Self.card(type.rawValue, "<Series><Point value=\"1\" \(attributes)>Mon</Point></Series>")
    let tree = XMLParser.parse(SourceText(text))
    let point = try #require(
      tree.nodes.indices.map { NodeID($0) }.first { tree[$0].kind == .element && tree.name(of: $0).local == "Point" })
    let drawn = type.pointAttributes.map(\.rawValue)
    for target in HandoverTarget.all {
      let told = Set(
        ExportedExample(text, name: "a", target).diagnostics.map(\.message).filter { $0.contains(" of <Point>") }
          .map { String($0.prefix { $0 != " " }) })
      let shown = try #require(target.outcome(of: point, in: tree)).losses.map(\.attribute)
      #expect(told.isSubset(of: drawn), "\(target.name)")
      // Whether a place across is lost shows in the whole chart alone.
      #expect(told.symmetricDifference(shown).isSubset(of: ["x"]), "\(target.name)")
      if target.name == "adaptive" { #expect(told == Set(drawn)) }
    }
  }

  /// The component shows no names: they stand below it in the colours of their series.
  @Test func namesOfSeriesHaveTheirColours() {
    let lines = Self.card(
      "line",
      "<Series><Label>Old</Label><Point value=\"1\"/></Series><Series><Label>New</Label><Point value=\"2\"/></Series>")
    #expect(
      Self.view(lines).contains(
        "Label{Text(\"New\")}icon:{Circle().fill(Color.preferredColor(.chart2)).frame(width:8,height:8)}"))
    let ring = Self.card("donut", "<Series><Point value=\"1\">Old</Point><Point value=\"2\">New</Point></Series>")
    #expect(Self.view(ring).contains("Label{Text(\"New\")}icon:{Circle().fill(Color.preferredColor(.chart2))"))
  }

  @Test func slicesAreSeriesOfAView() {
    let ring = Self.card("donut", "<Series><Point value=\"1\">a</Point><Point value=\"2\">b</Point></Series>")
    #expect(Self.view(ring).contains("data:[[1],[2]],titlesForCategory:[[\"a\"],[\"b\"]]"))
  }

  /// What the data say is nothing that an app translates; what the card says is.
  @Test func namesFromTheDataAreNoKeys() throws {
    let ring = Self.card(
      "donut", "<Series><Point each=\"{/rows}\" value=\"{v}\">{name}</Point></Series>"
    ).replacing("variation=", with: "sample=\"s.json\" variation=")
    let bound = ExportedExample(
      ring, name: "a", .swiftUI, sample: ["rows": [["v": 1, "name": "Pump"], ["v": 2, "name": "Valve"]]])
    let view = try #require(bound.views["AView.swift"])
    #expect(view.contains("[[\"Pump\"], [\"Valve\"]]") && view.contains("Text(verbatim: \"Valve\")"), "\(view)")
    let own = Self.card("donut", "<Series><Point value=\"1\">Old</Point></Series>")
    #expect(
      ExportedExample(own, name: "a", .swiftUI).views["AView.swift"]?.contains("[[String(localized: \"Old\")]]") == true
    )
  }

  @Test func measuresOfARingHaveNamesOfTheirOwn() throws {
    let ring = Self.card(
      "donut", "<Series><Point value=\"1\">a</Point></Series><Series><Point value=\"2\">a</Point></Series>")
    let names = try Self.chart(ring)["measures"]?.array?.compactMap { $0["name"]?.string }
    #expect(names == ["Series 1", "Series 2"])
  }

  /// Of rows and cells that do not repeat no more are written than may be shown.
  @Test func noMoreThanTheLimitIsWritten() {
    let table = """
      <Card xmlns="urn:cardwright:1" variation="dataTable"><Header><Title>A</Title></Header><Body><DataTable label="t" limit="1">
        <Column>K</Column><TableRow><Cell>one</Cell></TableRow><TableRow><Cell>two</Cell></TableRow></DataTable></Body></Card>
      """
    #expect(Self.view(table).contains("one") && !Self.view(table).contains("two"))
    #expect(Self.view(table).contains(".frame(height:rowHeight*2)"))
    let list = """
      <ObjectCellList xmlns="urn:cardwright:1" limit="1"><ObjectCell><Title>one</Title></ObjectCell><ObjectCell in="regular">
        <Title>two</Title></ObjectCell></ObjectCellList>
      """
    let told = ExportedExample(list, name: "a", .swiftUI).diagnostics.map(\.message)
    #expect(told.contains { $0.hasPrefix("SwiftUI leaves out how many there are at most") })
    let cells = list.replacing(" in=\"regular\"", with: "")
    #expect(Self.view(cells).contains("one") && !Self.view(cells).contains("two"))
  }

  #if os(Linux)
    @Suite(.swiftCompiler) struct Types {
      @Test func chartsHaveTheTypesOfTheirComponents() throws {
        let views = Dictionary(
          uniqueKeysWithValues: [ChartExportTests.bubbles, ChartExportTests.steps, ChartExportTests.radial].enumerated()
            .map { index, text in
              (
                "A\(index).swift",
                (ExportedExample(text, name: "a\(index)", .swiftUI).views["A\(index)View.swift"] ?? "")
              )
            })
        #expect(views.values.allSatisfy { !$0.isEmpty })
        #expect(try #require(SwiftCompiler.current).faults(views) == [])
        #expect(try SwiftCompiler.formatFaults(views) == "")
      }
    }
  #endif
}
