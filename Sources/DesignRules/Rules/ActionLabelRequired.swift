import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Every control can be spoken.
  static let actionLabelRequired = DesignRule(
    "action-label-required", .error, summary: "An action has neither a text nor a label",
    explanation: """
      A button that shows only an icon is silent for VoiceOver and TalkBack, and unclear to everybody who does not know the icon. \
      Write what it does as its text; where only the icon is drawn, the text is what is spoken.
      """,
    sources: ["HIG-A", "FS"], elements: ["Action", "HeaderAction"],
    passing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Spare parts</Title>
          <HeaderAction id="filter" icon="actions.filter" label="Filter"/>
        </Header>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Spare parts</Title>
          <⏩HeaderAction⏪ id="filter" icon="actions.filter" label=""/>
        </Header>
      </Card>
      """,
    edges: [
      Edge(fails: "Action", saying: "between the tags"),
      .card(passes: filter("{order/title}"), fails: filter("{empty}"), saying: "sample"),
    ]
  ) { node, context in
    // The usual communication actions bring their spoken label along.
    guard context.value(node, .purpose) == nil else { return }
    let texts = [context.text(node), context.value(node, .label) ?? ""]
    guard readings(node, texts, context).contains(where: { $0.allSatisfy { $0.isEmpty } }) else { return }
    let name = context.localName(node)
    let remedy =
      texts.contains { context.isBound($0) }
      ? "the sample has no words for it"
      : name == "HeaderAction" ? "say what it does in label=\"…\"" : "write what it does between the tags"
    context.report("<\(name)> cannot be spoken: \(remedy)", at: context.tree.nameRange(of: node))
  }
}

/// A card over the sample whose action is spoken as `label`.
private func filter(_ label: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="parts" target="parts" sample="samples/drafts.json"><Header><Title>Spare parts</Title>
  <HeaderAction id="filter" icon="actions.filter" label="\(label)"/></Header></Card>
  """
}
