import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// Both buttons of a footer fit side by side.
  static let footerFits = DesignRule(
    layout: "footer-fits", .warning, summary: "A button gives way to the overflow menu because labels are long",
    explanation: """
      Where the labels of two buttons do not fit side by side, the less important one moves behind a “More” button, \
      and people do not find it. Shorten the labels, or set `buttonWidth="intrinsic"` so that the shorter button \
      leaves room for the longer.
      """,
    sources: ["FS/CardFooterStyle", "FT-I"],
    about: ["Footer"], in: [.phone],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Footer>
          <Action id="a" after="disabled" kind="negative">Reject</Action>
          <Action id="b" role="primary" after="disabled">Approve</Action>
        </Footer>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <⏩Footer⏪>
          <Action id="a" after="disabled">Ask for a delay of the delivery</Action>
          <Action id="b" role="primary" after="disabled">Confirm</Action>
        </Footer>
      </Card>
      """,
    edges: [
      Edge("Ask for a delay of the delivery", fails: "Ask for a long delay", saying: "shorten the labels, or"),
      Edge("Ask for a delay of the delivery", passes: #"No</Action><Action id="c" after="disabled">Ask"#),
    ]
  ) { survey, context in
    for compromise in survey.compromises {
      guard case .hiddenActions(let labels, let shown, let fitApart) = compromise.kind, shown < 2 else { continue }
      let hidden = labels.map { "“\($0)”" }.joined(separator: ", ")
      context.report(
        "\(hidden) does not fit \(context.place) and moves behind “More”; shorten the labels"
          + (fitApart ? ", or let each button be as wide as its own" : ""), compromise.source,
        at: context.nameRange(compromise.source),
        fixes: fitApart && context.elements.name(compromise.source.node) == .footer
          ? [
            context.elements.setting(
              compromise.source.node, .buttonWidth, to: "intrinsic", "Let each button be as wide as its label")
          ] : [])
    }
  }
}
