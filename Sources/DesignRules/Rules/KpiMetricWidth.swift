import CardLayout
import CardModel
import SourceText
import Standards

extension DesignRule {
  /// A key figure keeps its size.
  static let kpiMetricWidth = DesignRule(
    layout: "kpi-metric-width", .information, summary: "A key figure is drawn smaller than it should be",
    explanation: """
      A key figure has 216 points; a wider one is drawn smaller, down to half its size, and then cut off. Abbreviate \
      it: 1.2 M instead of 1,234,567.
      """,
    sources: ["FS/KPIItemStyle", "KPI-A"],
    about: ["KPI"], in: [.smallPhone, .tablet],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Sales</Title>
        </Header>
        <ExtendedHeader>
          <KPI caption="Revenue" unit="M EUR">1.2</KPI>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Sales</Title>
        </Header>
        <ExtendedHeader>
          <KPI caption="Revenue" unit="EUR" size="large">⏩1,234,567,890⏪</KPI>
        </ExtendedHeader>
      </Card>
      """
  ) { survey, context in
    for compromise in survey.compromises {
      guard case .scaledFigure(let scale) = compromise.kind else { continue }
      let format = NumberFormat(context.elements.language(compromise.source.node))
      let figure = Quantity(context.elements.text(compromise.source.node), format)
      context.report(
        "The figure is wider than its room and is drawn at \(Int((scale * 100).rounded())) % of its size "
          + "\(context.place); "
          + (figure.flatMap { format.short($0.value) }.map { "abbreviate it: “\($0)”" } ?? "shorten it"),
        compromise.source)
    }
  }
}
