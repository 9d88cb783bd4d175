import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// A footer shows two buttons on a phone.
  static let footerActionsMax = DesignRule(
    layout: "footer-actions-max", .information, summary: "A footer has more buttons than a phone shows",
    explanation: """
      A phone shows two buttons, a tablet three; the others stand behind a “More” button at the edge. Order actions by \
      importance, and put what is rarely needed into the header's overflow menu.
      """,
    sources: ["FT-I", "FT-Ix", "FS/CardFooterStyle"],
    about: ["Footer"], in: [.smallPhone, .phone],
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
          <Action id="c" after="disabled">Ask</Action>
          <Action id="a" after="disabled">No</Action>
          <Action id="b" role="primary" after="disabled">Yes</Action>
        </Footer>
      </Card>
      """,
    edges: [
      Edge("Yes", passes: "Confirm the delivery of this week"),
      Edge("Ask", fails: "Ask", saying: "behind “More” stands “"),
      // Where the smallest phone has room for one alone, a usual one tells it.
      Edge(
        #"">Ask</Action>\#n    <Action id="a" after="disabled">No</Action>\#n    <Action id="b" role="primary" after="disabled">Yes"#,
        fails:
          #"">Forward</Action><Action id="a" after="disabled">Reject</Action><Action id="b" role="primary" after="disabled">Approve"#,
        saying: "2 buttons are shown at 393 pt"),
    ]
  ) { survey, context in
    for compromise in survey.compromises {
      guard case .hiddenActions(let labels, let shown, _, _) = compromise.kind, shown >= 2,
        // An object card's are counted by a rule of their own.
        context.elements.name(compromise.source.node) == .footer
      else { continue }
      let hidden = labels.map { "“\($0)”" }.joined(separator: ", ")
      context.report(
        "\(shown) buttons are shown \(context.place); behind “More” \(labels.count == 1 ? "stands" : "stand") \(hidden)",
        compromise.source,
        at: context.nameRange(compromise.source))
    }
  }
}
