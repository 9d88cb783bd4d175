import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// What is repeated opens what it shows.
  static let recordTarget = DesignRule(
    "record-target", .warning, summary: "A repeated part opens the same object for every record",
    explanation: """
      A part with `each` stands there once for each record of the data. Where its texts are bound and the number in its `target` is not, \
      every one of them opens the same object, whatever people tapped. Bind what tells the records apart, as in `jobs/{id}`. Only targets \
      that end with the name of the list and a number of three digits are asked, as a page may be the same for all.
      """,
    sources: ["OWN"], elements: ["ObjectCell", "ContactCell", "ObjectCardView", "Card"],
    passing: list("orders/{id}"), failing: list("⏩orders/4711⏪"),
    edges: [
      Edge(passes: "orders/47", fails: "orders/471?tab=2"), Edge(passes: "orders/471.card.xml"),
      Edge(passes: "help/4711", fails: "https://example.com:8443/order/4711"), Edge(passes: "orders/2026"),
      Edge(passes: "help/iso9001"), Edge(passes: "https://example.com:8443/list"), Edge(passes: "orders/v100/list"),
      Edge(passes: "orders/list?client=100"), Edge(passes: "orders/ZORDERS_001"), Edge(passes: "sap/note/123456"),
      Edge("<Title>{title}", passes: "<Title>Coolant pump"),
    ]
  ) { node, context in
    guard let each = context.value(node, .each), let target = context.value(node, .target), !context.isBound(target),
      opensOne(of: each, target),
      let title = context.child(context.child(node, .header) ?? node, .title), context.isBound(context.text(title))
    else { return }
    context.report(
      "Every record opens this one object; bind what tells them apart, as in “…/{id}”",
      at: context.valueRange(node, .target))
  }
}

/// Whether `target` ends with the name of the list `each`, “{orders}”, and the number of one of it, and of no year.
private func opensOne(of each: String, _ target: String) -> Bool {
  let parts = target.prefix { !"?#".contains($0) }.split(separator: "/")
  guard parts.count > 1, let number = parts.last, number.utf8.count > 2, number.utf8.allSatisfy({ $0.isASCIIDigit }),
    !(number.utf8.count == 4 && ["19", "20"].contains(number.prefix(2))),
    let list = each.split(atAny: "{}/").last?.lowercased()
  else { return false }
  let name = parts[parts.count - 2].lowercased()
  return list.hasPrefix(name) || name.hasPrefix(list)
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
