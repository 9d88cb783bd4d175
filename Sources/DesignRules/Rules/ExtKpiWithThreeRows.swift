import CardLayout
import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Rows of an extended header have room beside the key figure.
  static let extKpiWithThreeRows = DesignRule(
    layout: "ext-kpi-with-three-rows", .information, summary: "A row has no room beside the key figure",
    explanation: """
      With three rows the key figure stands beside the second and the third, with fewer beside all of them. Where one has \
      no room there, the figure stands below all rows, and the header is higher than it need be: shorten the row or the \
      figure, or drop a row.
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
    for compromise in survey.compromises where compromise.kind == .figureBelow {
      // What is cut even on a line of its own has another finding.
      guard !context.isBound(compromise.source), !survey.cutTexts.contains(where: { $0.source == compromise.source })
      else { continue }
      context.report(
        "This has no room beside the key figure \(context.place), which therefore stands below; shorten it or the figure",
        compromise.source)
    }
  }
}
