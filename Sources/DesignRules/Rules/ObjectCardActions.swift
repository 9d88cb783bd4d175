import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An object card has the actions of its variation.
  static let objectCardActions = DesignRule(
    "object-card-actions", .hint, summary: "An object card has other actions than its variation says",
    explanation: """
      `oneAction` and `twoActions` say how many buttons an object card has, `simple` and `default` that it has none. \
      What says otherwise was copied from another card.
      """,
    sources: ["SEED1"], elements: ["ObjectCardView"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" target="orders/4711" variation="oneAction">
        <Title>Coolant pump</Title>
        <Actions>
          <Action after="disabled">Approve</Action>
        </Actions>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" target="orders/4711" variation="⏩twoActions⏪">
        <Title>Coolant pump</Title>
        <Actions>
          <Action after="disabled">Approve</Action>
        </Actions>
      </ObjectCardView>
      """,
    edges: [
      Edge("twoActions", fails: "simple", saying: "no action"),
      Edge(
        "<Actions>\n    <Action after=\"disabled\">Approve</Action>\n  </Actions>",
        fails: "<Description>Leaks</Description>", saying: "Say “default”"),
      Edge(
        "<Actions>\n    <Action after=\"disabled\">Approve</Action>\n  </Actions>", fails: "", saying: "Say “simple”"),
    ]
  ) { node, context in
    guard let variation = context.value(node, .variation) else { return }
    let wanted = variation == "oneAction" ? 1 : variation == "twoActions" ? 2 : 0
    let actions = context.child(node, .actions).map { context.children($0, .action) } ?? []
    guard actions.count != wanted, !actions.contains(where: context.situations.isConditional) else { return }
    let more: [ElementName] = [.overflow, .description, .status]
    let isDefault = context.children(node).contains { more.contains(context.name($0)) }
    let names = [isDefault ? "default" : "simple", "oneAction", "twoActions"]
    context.report(
      "“\(variation)” has \(["no action", "one action", "two actions"][wanted]), this card has \(actions.count)",
      at: context.valueRange(node, .variation),
      fixes: actions.count < names.count
        ? [
          context.setting(
            node, .variation, to: names[actions.count], "Say “\(names[actions.count])”", isPreferred: true)
        ] : [])
  }
}
