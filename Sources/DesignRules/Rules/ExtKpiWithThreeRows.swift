import CardLayout
import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Rows of an extended header have room beside the key figure.
  static let extKpiWithThreeRows = DesignRule(
    layout: "ext-kpi-with-three-rows", .information, summary: "A row beside a key figure is cut off",
    explanation: """
      With three rows the key figure stands beside the second and the third, with fewer beside all of them. What a row \
      has no room for there is cut off: shorten the row or the figure, or drop a row.
      """,
    sources: ["FS/CardExtHeaderStyle"],
    about: ["Row"], in: [.phone],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row><Label>Hall 3</Label></Row>
          <KPI caption="Days">12</KPI>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row><Label>⏩Northern Water Works, pumping station, hall 3⏪</Label></Row>
          <KPI caption="Revenue" unit="EUR">12,345,678</KPI>
        </ExtendedHeader>
      </Card>
      """
  ) { survey, context in
    for text in context.writtenCutTexts(survey) where context.parentName(text.source) == "Row" {
      guard context.standsBesideFigure(text.source) else { continue }
      context.report(
        "Beside the key figure this is cut \(context.place): \(text.quoted(in: survey)); shorten it or the figure",
        text.source)
    }
  }
}

extension LayoutContext {
  /// Whether `source` stands in a row of an extended header with a key figure.
  func standsBesideFigure(_ source: PartSource) -> Bool {
    guard let row = elements.parent(source.node), let header = elements.parent(row) else { return false }
    return elements.name(header) == .extendedHeader && elements.child(header, .kpi) != nil
  }
}
