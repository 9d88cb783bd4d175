import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Actions concern the card.
  static let actionOfApp = DesignRule(
    "action-of-app", .warning, summary: "A button concerns the app, not the card",
    explanation: """
      What a card offers is about its object: accept, call, reply. Rating the app, logging out or settings belong into \
      the app’s own pages. The rule knows such labels in \(WordTable.languages(.aboutApp)).
      """,
    sources: ["FT-I", "HD-I26"], elements: ["Action", "HeaderAction"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="ticket">
        <Title>Ticket 1207</Title>
        <Actions>
          <Action id="accept" role="primary" after="Accepted">Accept</Action>
        </Actions>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="ticket">
        <Title>Ticket 1207</Title>
        <Actions>
          <Action id="accept" after="Accepted">⏩Rate this app⏪</Action>
        </Actions>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Rate the visit", fails: "Log out"),
      Edge(passes: "Confirm the privacy policy"), Edge(passes: "Sign out the visitor"),
    ]
  ) { node, context in
    let label = context.text(node).isEmpty ? context.value(node, .label) ?? "" : context.text(node)
    guard !label.isEmpty, context.wording(label, of: node).speaks(of: .aboutApp) else { return }
    context.report("“\(label)” is not about this card", at: context.textRange(node))
  }
}
