import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What is repeated opens what it shows.
  static let recordTarget = DesignRule(
    "record-target", .warning, summary: "A repeated part opens the same object for every record",
    explanation: """
      A part with `each` stands there once for each record of the data. Where its texts are bound and the number in its `target` is not, \
      every one of them opens the same object, whatever people tapped. Bind what tells the records apart, as in `jobs/{id}`. Targets \
      without a number of three digits are not asked, as a page may be the same for all.
      """,
    sources: ["OWN"], elements: ["ObjectCell", "ContactCell", "ObjectCardView", "Card"],
    passing: list("orders/{id}"), failing: list("⏩orders/4711⏪"),
    edges: [
      Edge(passes: "orders/47", fails: "orders/471?tab=2"), Edge(passes: "order-1.card.xml"),
      Edge("<Title>{title}", passes: "<Title>Coolant pump"),
    ]
  ) { node, context in
    guard context.value(node, .each) != nil, let target = context.value(node, .target),
      target.split(whereSeparator: { !$0.isNumber }).contains(where: { $0.count > 2 }), !context.isBound(target),
      !target.prefix(while: { $0 != "#" }).hasSuffix(".card.xml"),
      let title = context.child(context.child(node, .header) ?? node, .title), context.isBound(context.text(title))
    else { return }
    context.report(
      "Every record opens this one object; bind what tells them apart, as in “…/{id}”",
      at: context.valueRange(node, .target))
  }
}

/// A list of orders whose cells open `target`.
private func list(_ target: String) -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" id="orders" sample="orders.json">
    <ObjectCell each="{orders}" target="\(target)">
      <Title>{title}</Title>
      <Subtitle>Order {id}</Subtitle>
    </ObjectCell>
    <EmptyState illustration="none">
      <Title>No orders</Title>
    </EmptyState>
  </ObjectCellList>
  """
}
