import CardLayout
import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The caption of a key figure is seen whole.
  static let kpiCaptionOneLine = DesignRule(
    layout: "kpi-caption-one-line", .information, summary: "The caption of a key figure is cut off",
    explanation: """
      The caption below a key figure is a word or two; in an extended header it has one line. What is longer is cut \
      off, and the figure loses its meaning.
      """,
    sources: ["FS/CardExtHeaderStyle", "KPI-A"],
    about: ["KPI"], in: [.smallPhone],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <KPI caption="Days left">12</KPI>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <KPI caption="⏩Working days that are left before the next visit⏪">12</KPI>
        </ExtendedHeader>
      </Card>
      """
  ) { survey, context in
    for text in survey.cutTexts where !text.isBold && ["KPI", "ProgressKPI"].contains(text.source.element) {
      context.report(
        "The caption is cut \(context.place): \(text.quoted(in: survey)); use a word or two", text.source,
        at: context.elements.valueRange(text.source.node, .caption))
    }
  }
}
