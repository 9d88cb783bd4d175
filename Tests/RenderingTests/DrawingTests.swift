import CardAnalysis
import CardLayout
import LayoutCore
import Rendering
import SourceText
import Testing
import XMLSyntax

@Suite struct DrawingTests {
  private static func svg(_ body: String) -> String {
    let card = #"<Card xmlns="urn:cardwright:1"><Body>\#(body)</Body></Card>"#
    return String(decoding: DocumentSnapshot(card).svg(), as: UTF8.self)
  }

  @Test func aChartIsOnePictureWithALabel() {
    let svg = Self.svg(
      #"<Chart type="line" label="Rising"><Series><Point value="1"/><Point value="2"/></Series></Chart>"#)
    #expect(svg.contains(#"role="img" aria-roledescription="chart" aria-label="Rising""#))
    #expect(svg.contains("stroke=\"#168EFF\" stroke-width=\"2\" stroke-linecap=\"round\""))
  }

  @Test func aMapIsCutAtItsCorners() {
    let svg = Self.svg(#"<Map label="Here"><Pin latitude="50" longitude="10">Here</Pin></Map>"#)
    #expect(svg.contains(#"aria-roledescription="map""#) && svg.contains("clip-path=\"url(#clip-"))
    #expect(svg.contains(">Here</text>"))
  }

  /// Numbers without end, or none, draw something well-formed.
  @Test(arguments: ["1e300", "-1e300", "1e-300", "NaN", "INF", "0", "", "{missing}"])
  func anyNumberIsDrawn(_ value: String) {
    let points =
      #"<Series><Point value="\#(value)" x="\#(value)" size="\#(value)">A</Point>"#
      + #"<Point value="3">B</Point></Series>"#
    let types = [
      "line", "area", "column", "stackedColumn", "bar", "stackedBar", "combo", "waterfall", "donut", "scatter",
      "bubble",
      "stock", "microBullet", "microHarveyBall", "microRadial",
    ]
    let charts = types.map { type in
      #"<Chart type="\#(type)" height="\#(value)"><ValueAxis labels="3"/>\#(points)<CategoryAxis labels="all"/></Chart>"#
    }.joined()
    let others = #"<ProgressKPI value="\#(value)" maximum="\#(value)"/><KPI format="percent">\#(value)</KPI>"#
    let map = #"<Map zoom="\#(value)"><Pin latitude="\#(value)" longitude="\#(value)">P</Pin></Map>"#
    let tree = XMLParser.parse(SourceText(Self.svg(charts + others + map)))
    #expect(tree.diagnostics.isEmpty)
    #expect(tree.root != nil)
  }

  /// Ten thousand points, pins and events are drawn.
  @Test func manyPointsAreDrawn() {
    let points = (0..<10_000).map { #"<Point value="\#($0 % 97)">P\#($0)</Point>"# }.joined()
    let pins = (0..<10_000).map { index in
      #"<Pin latitude="\#(Double(index) / 200)" longitude="\#(index % 180)">P\#(index)</Pin>"#
    }.joined()
    let svg = Self.svg(
      #"<Chart type="column"><Series>\#(points)</Series><CategoryAxis labels="all"/></Chart><Map>\#(pins)</Map>"#)
    #expect(svg.contains(">P9999</text>"))
  }
}
