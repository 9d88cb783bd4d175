import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A button can be used.
  static let actionAlwaysDisabled = DesignRule(
    "action-always-disabled", .hint, summary: "The only button is never available",
    explanation: """
      A button that is always disabled, on a card that does not say why, is a riddle. Bind `disabled` to what has to \
      be done first, or say it in the card. No guideline says so; it is advice.
      """,
    sources: ["OWN"], elements: ["Action"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Footer>
          <Action id="release" role="primary" disabled="{blocked}" after="Released">Release</Action>
        </Footer>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Footer>
          <Action id="release" role="primary" disabled="⏩true⏪" after="Released">Release</Action>
        </Footer>
      </Card>
      """,
    edges: [
      Edge(passes: "false"),
      Edge("<Footer>", passes: "<Body><Text>Available when the laboratory has signed.</Text></Body><Footer>"),
      Edge("</Action>", passes: #"</Action><Action id="ask" after="disabled">Ask</Action>"#),
    ]
  ) { node, context in
    guard context.value(node, .disabled)?.flag == true, let holder = context.parent(node),
      [.footer, .actions].contains(context.name(holder)), context.children(holder).count == 1
    else { return }
    // What may say why.
    let words: [ElementName] = [.text, .footnote, .description, .status]
    if let card = context.parent(holder), !context.sharedDescendants(card, words).isEmpty { return }
    context.report("This button is never available; say when it is", at: context.valueRange(node, .disabled))
  }
}
