import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The primary action stands at the trailing end.
  static let primaryActionLast = DesignRule(
    "primary-action-last", .warning, summary: "The primary action is not the last one",
    explanation: """
      In a footer the primary action is always the trailing one, so that the thumb finds it in the same place on every card, and so \
      in the bars of a scene. The order in the file is the order on the card.
      """,
    sources: ["FT-I", "FT-A", "FS"], elements: ["Footer", "Actions", "BottomBar", "FloatingRow"],
    passing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Leave request</Title>
        </Header>
        <Footer>
          <Action id="reject" kind="negative">Reject</Action>
          <Action id="approve" role="primary">Approve</Action>
        </Footer>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Leave request</Title>
        </Header>
        <Footer>
          ⏩<Action id="approve" role="primary">Approve</Action>⏪
          <Action id="reject" kind="negative">Reject</Action>
        </Footer>
      </Card>
      """,
    edges: [
      Edge(
        #"<Action id="reject" kind="negative">Reject</Action>"#,
        fails: #"<Action id="a">Ask</Action><Action id="b">Wait</Action>"#),
      Edge(#"id="reject""#, fails: #"platform="ios" id="reject""#, saying: "(on iOS)"),
      Edge(">Approve<", passes: ">Delete order<", fails: ">Show order<"),
      Edge(
        ">Approve</Action>\n    <Action", passes: " platform=\"android\">Approve</Action>\n    <Action platform=\"ios\""
      ),
      .card(passes: bar("", #" role="primary""#), fails: bar(#" role="primary""#, "")),
    ]
  ) { node, context in
    let actions = context.children(node, .action)
    guard actions.count(where: { context.value($0, .role) == "primary" }) == 1 else { return }
    let fromPrimary = actions.drop { context.value($0, .role) != "primary" }
    guard let action = fromPrimary.first, action != fromPrimary.last else { return }
    // What takes something away is no primary action, wherever it stands.
    if context.wording(action).takesAway { return }
    let places = fromPrimary.map { context.tree.range(of: $0) }
    // Each takes the text of the one after it, so that the white space between them stays.
    let texts = (fromPrimary.dropFirst() + [action]).map { context.tree.text[context.tree.range(of: $0)] }
    // What is said of one of them would be said of another then.
    let hasNotes = context.tree.children(of: node).contains {
      [.comment, .processingInstruction].contains(context.tree.nodes[$0.index].kind)
    }
    context.report(
      "The primary action comes last, at the trailing end", at: context.tree.range(of: action),
      fixes: hasNotes
        ? []
        : [
          Fix(
            "Move “\(said(by: action, context))” to the end", zip(places, texts).map { TextEdit($0, $1) },
            isPreferred: true)
        ])
  }
}

/// A card of a scene with a row of two actions that have these attributes.
private func bar(_ first: String, _ last: String) -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="leave" root="home"><PlainCard id="home"><Title>Request 44</Title><FloatingRow>
  <Action id="a"\(first) target="app://1">Approve</Action><Action id="b"\(last) target="app://2">Forward</Action>
  </FloatingRow></PlainCard></CardScene>
  """
}
