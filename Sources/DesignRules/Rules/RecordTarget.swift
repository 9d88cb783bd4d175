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
      that end with the name of the list, which is in `each` or in `sample`, and a number of three digits are asked, as a page may be \
      the same for all.
      """,
    sources: ["OWN"],
    elements: ["ObjectCell", "ContactCell", "ObjectCardView", "Card", "TableRow", "Pin", "Event", "TimelineEntry"],
    passing: list("orders/{id}"), failing: list("⏩orders/4711⏪"),
    edges: [
      Edge(passes: "orders/47", fails: "orders/471?tab=2"), Edge(passes: "orders/471.card.xml"),
      Edge(passes: "help/4711", fails: "https://example.com:8443/order/4711"), Edge(passes: "orders/2026"),
      Edge(passes: "help/iso9001"), Edge(passes: "https://example.com:8443/list"), Edge(passes: "orders/v100/list"),
      Edge(passes: "orders/list?client=100"), Edge(passes: "orders/ZORDERS_001"), Edge(passes: "sap/note/123456"),
      Edge("<Title>{title}", passes: "<Title>Coolant pump"),
      .card(passes: list("help/4711", of: "#/orders"), fails: list("orders/4711", of: "#/orders")),
      .card(passes: orderTable("orders/{id}"), fails: orderTable("orders/4711")),
    ]
  ) { node, context in
    guard context.value(node, .each) != nil, let target = context.value(node, .target), !context.isBound(target),
      let list = listName(of: node, context), opensOne(of: list, target)
    else { return }
    let title = context.child(context.child(node, .header) ?? node, .title)
    guard context.isBound(context.text(title ?? node)) else { return }
    context.report(
      "Every record opens this one object; bind what tells them apart, as in “…/{id}”",
      at: context.valueRange(node, .target))
  }
}

/// The name of the list that `node` is repeated for: the last step of its path, or of the path around it where that is the list itself,
/// “{.}”.
private func listName(of node: NodeID, _ context: RuleContext) -> Substring? {
  var part = node
  for _ in 0..<RuleContext.deepest {
    if let name = context.value(part, .each)?.split(atAny: "{}/.").last { return name }
    if let sample = context.value(part, .sample) { return sample.split(atAny: "#/").last?.prefix { $0 != "." } }
    guard let parent = context.parent(part) else { return nil }
    part = parent
  }
  return nil
}

/// Whether `target` ends with the name of `list` and the number of one of it, and of no year.
private func opensOne(of list: Substring, _ target: String) -> Bool {
  let parts = target.prefix { !"?#".contains($0) }.split(separator: "/")
  guard parts.count > 1, let number = parts.last, number.utf8.count > 2, number.utf8.allSatisfy({ $0.isASCIIDigit }),
    !(number.utf8.count == 4 && ["19", "20"].contains(number.prefix(2)))
  else { return false }
  let (name, own) = (parts[parts.count - 2].lowercased(), list.lowercased())
  return min(name.utf8.count, own.utf8.count) > 2 && (own.hasPrefix(name) || name.hasPrefix(own))
}

/// A list of orders whose cells open `target`; `place` is where the sample has them, if the list names that.
private func list(_ target: String, of place: String = "") -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" id="orders" sample="orders.json\(place)">
    <ObjectCell each="{\(place.isEmpty ? "orders" : ".")}" target="\(target)">
      <Title>{title}</Title>
      <Subtitle>Order {id}</Subtitle>
    </ObjectCell>
    <EmptyState illustration="none">
      <Title>No orders</Title>
    </EmptyState>
  </ObjectCellList>
  """
}

/// A table of orders whose rows open `target`.
private func orderTable(_ target: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" target="orders" sample="orders.json"><Header><Title>Orders</Title></Header><Body>
  <DataTable label="Orders"><Column>Order</Column><TableRow each="{orders}" target="\(target)"><Cell>{title}</Cell></TableRow></DataTable>
  <EmptyState><Title>No orders</Title></EmptyState></Body></Card>
  """
}
