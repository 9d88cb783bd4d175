import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Two buttons stand together.
  static let actionsMax = DesignRule(
    "actions-max", .error, summary: "More than two buttons stand together",
    explanation: """
      An object card and the message of an empty state have two buttons at most. Everything else that can be done with an \
      object card goes into its overflow menu. Buttons for different platforms or widths never stand together.
      """,
    sources: ["SEED0", "SEED1"], elements: ["Actions", "EmptyState", "IllustratedMessage"], limit: 2,
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Order 4711</Title>
        <Overflow>
          <Action id="forward" after="disabled">Forward</Action>
        </Overflow>
        <Actions>
          <Action id="reject" after="disabled" kind="negative">Reject</Action>
          <Action id="approve" role="primary" after="disabled">Approve</Action>
        </Actions>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Order 4711</Title>
        <Actions>
          <Action id="reject" after="disabled" kind="negative">Reject</Action>
          ⏩<Action id="share" after="disabled">Share</Action>⏪
          <Action id="approve" role="primary" after="disabled">Approve</Action>
        </Actions>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: ""),
      Edge(fails: #"<Action>Share</Action><Action>Forward</Action>"#, saying: "Move 2 actions"),
      Edge(
        "<Actions>", fails: "<Overflow><Action>Print</Action></Overflow><Actions>", saying: "Move “Share” into the"),
      Edge(#"id="share""#, fails: #"id="share" in="regular""#, saying: "(at regular width)"),
      Edge(#"id="reject""#, fails: #"id="reject" in="regular""#, saying: "Move “Reject” into the"),
      Edge(
        "<Action id=\"reject\" after=\"disabled\" kind=\"negative\">Reject</Action>\n    <Action id=\"share\"",
        passes: "<Action in=\"compact\">Ask</Action>\n    <Action in=\"regular\" id=\"share\""),
      Edge(
        "<Actions>",
        fails: "<EmptyState><Title>None</Title><Action>A</Action><Action>B</Action><Action>C</Action></EmptyState>",
        saying: "“C”"),
      .card(
        passes: decision(""), fails: decision(#"<Action after="disabled">Forward</Action>"#),
        saying: "Move “Forward” into the"),
    ]
  ) { node, context in
    let actions = context.children(node, .action)
    guard actions.count > context.limit else { return }
    // The primary one stays, and those that stand everywhere, so that nothing changes where there are two.
    let primary = actions.filter { context.value($0, .role) == "primary" }
    var others = actions.filter { context.value($0, .role) != "primary" }
    // The two sides of a decision stay together.
    if !primary.isEmpty {
      others =
        others.filter { context.value($0, .kind) == "negative" }
        + others.filter { context.value($0, .kind) != "negative" }
    }
    let byWeight =
      primary + others.filter { !context.situations.isConditional($0) }
      + others.filter(context.situations.isConditional)
    let surplus = byWeight.dropFirst(context.limit).sorted()
    guard let first = surplus.first else { return }
    let isCard = context.name(node) == .actions
    context.report(
      isCard
        ? "An object card has \(Count(context.limit).of("button")) at most; move this one into Overflow"
        : "A message has \(Count(context.limit).of("button")) at most; this is number \(context.limit + 1) of \(actions.count)",
      at: context.tree.range(of: first),
      fixes: isCard
        ? moving(surplus, from: node, context) : [context.removing(first, "Remove “\(context.text(first))”")])
  }
}

/// An object card whose decision stands after these other `actions`.
private func decision(_ actions: String) -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="order"><Title>Order 4711</Title><Actions>\(actions)
  <Action after="disabled" kind="negative">Reject</Action><Action after="disabled" role="primary">Approve</Action>
  </Actions></ObjectCardView>
  """
}

/// The fix that moves `actions` from `holder` into the overflow menu of its card, which it makes where there is none.
private func moving(_ actions: [NodeID], from holder: NodeID, _ context: RuleContext) -> [Fix] {
  let tree = context.tree
  guard let card = context.parent(holder) else { return [] }
  let texts = actions.map { tree.text[tree.range(of: $0)] }
  let lineEnd = tree.text.lineEnd
  let edit: TextEdit
  if let menu = context.child(card, .overflow) {
    guard let last = context.children(menu, .action).last else { return [] }
    let gap = context.indentation(last).map { lineEnd + $0 } ?? ""
    edit = .insert(texts.map { gap + $0 }.joined(), at: tree.range(of: last).end)
  } else {
    let next = context.child(card, .description) ?? holder
    let outer = context.indentation(next).map { lineEnd + $0 } ?? ""
    let inner = context.indentation(actions[0]).map { lineEnd + $0 } ?? ""
    // A menu of what stands at one width or on one platform stands there, too.
    let places = [AttributeName.platform, .in].map { name in
      let values = Set(actions.map { context.value($0, name) })
      return values.count == 1 ? values.first.flatMap { $0 }.map { " \(name.rawValue)=\"\($0)\"" } ?? "" : ""
    }.joined()
    let menu = context.tag(.overflow, like: holder)
    edit = .insert(
      "<\(menu)\(places)>" + texts.map { inner + $0 }.joined() + outer + "</\(menu)>" + outer,
      at: tree.range(of: next).start)
  }
  let subject = actions.count == 1 ? "“\(context.text(actions[0]))”" : "\(actions.count) actions"
  return [
    Fix(
      "Move \(subject) into the overflow menu", [edit] + actions.flatMap { context.removing($0, "").edits },
      isPreferred: true)
  ]
}
