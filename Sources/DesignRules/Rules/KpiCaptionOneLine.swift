import CardLayout
import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The caption of a key figure is seen whole, and so is the footnote of a ring.
  static let kpiCaptionOneLine = DesignRule(
    layout: "kpi-caption-one-line", .information, summary: "The caption of a key figure, or its footnote, is cut off",
    explanation: """
      The caption below a key figure is a word or two; in an extended header it has one line. What is longer is cut \
      off, and the figure loses its meaning. The footnote of a ring has two lines.
      """,
    sources: ["FS/CardExtHeaderStyle", "KPI-A"],
    about: ["KPI", "ProgressKPI"], in: [.smallPhone],
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
      """,
    edges: [
      .card(
        passes: rings("64 of the 100 orders"), fails: rings("64 of the 100 maintenance orders planned for this week"),
        saying: "footnote")
    ]
  ) { survey, context in
    for text in survey.cutTexts where !text.isBold {
      let node = text.source.node
      switch text.source.element {
      case "KPI":
        context.report(
          "The caption is cut \(context.place): \(text.quoted(in: survey)); use a word or two", text.source,
          at: context.elements.valueRange(node, .caption))
      case "ProgressKPI":
        // What a ring shows of the data is not its author's to shorten.
        for part in [AttributeName.caption, .footnote] where context.elements.value(node, part) == survey.whole(text) {
          context.report(
            "The \(part == .caption ? "caption" : "footnote") is cut \(context.place): \(text.quoted(in: survey)); shorten it",
            text.source, at: context.elements.valueRange(node, part))
        }
      default: continue
      }
    }
  }
}

/// A card with two rings, one of them with this footnote.
private func rings(_ footnote: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="line" target="lines/4"><Header><Title>Line 4</Title></Header><Body>
  <ProgressKPI value="64" unit="%" caption="Orders" footnote="\(footnote)"/>
  <ProgressKPI value="80" unit="%" caption="Hours"/></Body></Card>
  """
}
