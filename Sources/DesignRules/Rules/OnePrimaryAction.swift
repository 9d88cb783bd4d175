import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// One action is the main one.
  static let onePrimaryAction = DesignRule(
    "one-primary-action", .error, summary: "A card has more than one primary action",
    explanation: """
      The primary action completes the task that the card is about, and it looks stronger than everything else. With two of them \
      neither leads. Keep the one that most people want; make the others secondary. One that takes something away is never it. A \
      message in the body is seen together with the footer.
      """,
    sources: ["FT-I"], elements: ["Footer", "Actions", "EmptyState", "IllustratedMessage", "BottomBar", "FloatingRow"],
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
          <Action id="later" role="⏩primary⏪">Decide later</Action>
          <Action id="approve" role="primary">Approve</Action>
        </Footer>
      </Card>
      """,
    edges: [
      Edge(#"<Action id="later""#, fails: #"<Action in="compact" id="later""#, saying: "(at compact width)"),
      Edge(
        ">Decide later</Action>\n    <Action",
        passes: " in=\"compact\">Decide later</Action>\n    <Action in=\"regular\""),
      Edge(#" role="primary">Decide later"#, passes: ">Decide later"),
      .card(passes: message(""), fails: message(#" role="primary""#)),
      .card(passes: bar(""), fails: bar(#" role="primary""#)),
      .card(
        passes: bar(#" icon="actions.share" label="Send on""#).replacing(">Forward</Action>", with: "/>"),
        fails: bar(#" icon="actions.share" label="Send on" role="primary""#).replacing(">Forward</Action>", with: "/>"),
        saying: "“Send on”"),
    ]
  ) { node, context in
    let own = context.children(node, .action).filter { context.value($0, .role) == "primary" }
    let footer =
      context.name(node) == .illustratedMessage && !own.isEmpty
      ? context.ancestor(node, [.card]).flatMap { context.child($0, .footer) } : nil
    let below = footer.flatMap { footer in
      context.first(.action, in: footer) { context.value($0, .role) == "primary" }
    }
    let primary = own + (below.map { [$0] } ?? [])
    guard primary.count > 1 else { return }
    // What takes something away is never the main action, wherever it stands.
    guard let kept = primary.last(where: { !context.wording(said(by: $0, context), of: $0).takesAway }) ?? primary.last
    else { return }
    for action in own where action != kept {
      context.report(
        "Only one action may be primary; make this one secondary", at: context.valueRange(action, .role),
        related: [RelatedInformation("the other primary action", at: context.valueRange(kept, .role))],
        fixes: context.removingAttribute(action, .role, "Make “\(said(by: action, context))” secondary"))
    }
  }
}

/// A card with a message whose action has these attributes, and a footer.
private func message(_ attributes: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="setup"><Header><Title>Setup</Title></Header><Body><IllustratedMessage>
  <Title>Scanner is not connected</Title><Action id="a"\(attributes) target="app://scanner">Connect scanner</Action></IllustratedMessage></Body>
  <Footer><Action id="b" role="primary" after="Confirmed">Confirm</Action></Footer></Card>
  """
}

/// A card of a scene with a bar of two actions, of which the first has these attributes.
private func bar(_ attributes: String) -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="leave" root="home"><PlainCard id="home"><Title>Request 44</Title><BottomBar>
  <Action id="a"\(attributes) target="app://1">Forward</Action><Action id="b" role="primary" target="app://2">Approve</Action>
  </BottomBar></PlainCard></CardScene>
  """
}
