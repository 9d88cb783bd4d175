import CardLayout
import CardModel
import SourceText
import Standards

extension DesignRule {
  /// Both buttons of a footer fit side by side.
  static let footerFits = DesignRule(
    layout: "footer-fits", .warning, summary: "A button gives way to the overflow menu because labels are long",
    explanation: """
      Where the labels of two buttons do not fit side by side, the less important one moves behind a “More” button, \
      and people do not find it. Two buttons are equally wide, so that it may be the other's label which is too long. \
      Shorten the labels, or set `buttonWidth="intrinsic"` so that the shorter button \
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
      .card(
        passes: footer("Confirm"), fails: footer("Confirm the delivery of today"),
        saying: "“Confirm the delivery of today” is too long at 393 pt to stand beside “No”, which moves"),
      .card(
        passes: footer("Confirm"), fails: footer("Confirm the delivery of today", #" label="Confirm""#),
        saying: "“Confirm the delivery of today” is too long"),
      .card(
        passes: footer("Confirm"),
        fails: footer("Confirm the delivery of today").replacing(
          ">No</Action>",
          with: #">Ask for a long delay</Action><Action id="c" after="disabled">Call the driver who waits</Action>"#),
        saying: " move behind “More”"),
    ]
  ) { survey, context in
    for compromise in survey.compromises {
      guard case .hiddenActions(let labels, let shown, let fitApart, let other) = compromise.kind, shown < 2 else {
        continue
      }
      let hidden = labels.map { "“\($0)”" }.joined(separator: ", ")
      let isOne = labels.count == 1
      let message =
        if let other {
          // What is shown is what takes the room, not what is spoken in place of it.
          "“\(other.text.isEmpty ? other.spokenLabel : other.text.string)” is too long \(context.place) to stand beside "
            + (isOne ? "\(hidden), which moves behind “More”" : "“\(labels[0])”; \(hidden) move behind “More”")
            + "; shorten it"
        } else {
          "\(hidden) \(isOne ? "does" : "do") not fit \(context.place) and \(isOne ? "moves" : "move") behind “More”; "
            + "shorten the labels"
        }
      context.report(
        message + (fitApart ? ", or let each button be as wide as its label" : ""), compromise.source,
        at: other.map { context.elements.textRange($0.text.source.node) } ?? context.nameRange(compromise.source),
        fixes: fitApart && context.elements.name(compromise.source.node) == .footer
          ? [
            context.elements.setting(
              compromise.source.node, .buttonWidth, to: "intrinsic", "Let each button be as wide as its label")
          ] : [])
    }
  }
}

/// A card with two buttons, the primary one with this `text` and these attributes.
private func footer(_ text: String, _ attributes: String = "") -> String {
  """
  <Card xmlns="urn:cardwright:1" id="order"><Header><Title>Coolant pump</Title></Header><Footer>
  <Action id="a" after="disabled">No</Action><Action id="b" role="primary"\(attributes) after="disabled">\(text)</Action>
  </Footer></Card>
  """
}
