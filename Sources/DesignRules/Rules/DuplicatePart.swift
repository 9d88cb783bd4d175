import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A name stands once.
  static let duplicatePart = DesignRule(
    "duplicate-part", .hint, summary: "A tag, a key or a column stands twice",
    explanation: """
      Two tags of one word are one too many; two keys or columns of one name, and nobody knows which of their values is meant. Leave \
      one out, or say in what they differ.
      """,
    sources: ["TXT-W", "OWN"], elements: ["TagBar", "DataTable", "Body"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="parts/1"><Title>Pump</Title><TagBar><Tag>Urgent</Tag><Tag>Spare part</Tag></TagBar></ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="parts/1"><Title>Pump</Title><TagBar><Tag>Urgent</Tag><Tag>⏩Urgent⏪</Tag></TagBar></ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(passes: "Urgent parts", fails: "urgent"),
      Edge("<Tag>Urgent</Tag><Tag>Urgent</Tag>", passes: "<Tag>{a}</Tag><Tag>{a}</Tag>"),
      .card(passes: keys("Owner", "Deputy"), fails: keys("Owner", "Owner")),
      .card(passes: columns("Stock", "Due"), fails: columns("Stock", "Stock")),
      .card(passes: columns("", "")),
    ]
  ) { node, context in
    let parts =
      switch context.name(node) {
      case .tagBar: context.children(node, .tag)
      case .dataTable: context.children(node, .column)
      default: context.children(node, .keyValue).compactMap { context.child($0, .key) }
      }
    guard parts.count > 1 else { return }
    var seen: Set<String> = []
    for part in parts.prefix(200) {
      let text = context.text(part)
      guard !text.isEmpty, !context.isBound(text), !seen.insert(text.lowercased()).inserted else { continue }
      return context.report("“\(text)” stands here already", at: context.textRange(part))
    }
  }
}

/// A card with two facts.
private func keys(_ first: String, _ last: String) -> String {
  card(
    "<KeyValue><Key>\(first)</Key><Value>Ana Silva</Value></KeyValue><KeyValue><Key>\(last)</Key><Value>Lars Holm</Value></KeyValue>"
  )
}

/// A card with a table of two columns beside that of the names.
private func columns(_ first: String, _ last: String) -> String {
  card(
    "<DataTable label=\"Stock\"><Column width=\"infinity\">Part</Column><Column type=\"number\">\(first)</Column>"
      + "<Column type=\"number\">\(last)</Column><TableRow><Cell>Seal</Cell><Cell>12</Cell><Cell>3</Cell></TableRow></DataTable>"
  )
}

private func card(_ body: String) -> String {
  "<Card xmlns=\"urn:cardwright:1\" id=\"p\" target=\"a:b\"><Header><Title>Pump</Title></Header><Body>\(body)</Body></Card>"
}
