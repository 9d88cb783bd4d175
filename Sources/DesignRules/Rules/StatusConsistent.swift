import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// One state has one colour.
  static let statusConsistent = DesignRule(
    "status-consistent", .hint, summary: "The same state has two colours in one list",
    explanation: """
      People learn what a colour means from the rows of a list. “Open” in green here and in red there means nothing, or something else \
      than it says. Give a state one kind, and another word where it is another state. Numbers may be good in one row and bad in \
      another, so that texts with digits are left alone.
      """,
    sources: ["U-FUIObjectView", "OWN"],
    elements: ["ObjectCellList", "ContactCellList", "Section", "CardList", "CardCarousel", "CardMasonry"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="orders">
        <ObjectCell target="orders/1"><Title>Pump</Title><Attribute><Status kind="critical">Open</Status></Attribute></ObjectCell>
        <ObjectCell target="orders/2"><Title>Valve</Title><Attribute><Status kind="critical">Open</Status></Attribute></ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="orders">
        <ObjectCell target="orders/1"><Title>Pump</Title><Attribute><Status kind="critical">Open</Status></Attribute></ObjectCell>
        <ObjectCell target="orders/2"><Title>Valve</Title><Attribute><Status kind="positive">⏩Open⏪</Status></Attribute></ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(passes: "Closed", fails: "open"),
      Edge(#"<Status kind="critical">Open"#, passes: #"<Status kind="positive">Open"#, fails: "<Status>Open"),
      Edge(#"kind="critical">Open"#, passes: #"kind="critical">{state}"#),
    ]
  ) { node, context in
    let statuses = context.sharedDescendants(node, [.status]).prefix(400)
    var first: [String: (kind: String, text: String)] = [:]
    for status in statuses {
      let written = [context.text(status), context.value(status, .kind) ?? "neutral"]
      if statuses.count == 1, !written.contains(where: { context.isBound($0) }) { return }
      for reading in readings(status, written, context) {
        guard !reading[0].isEmpty, !reading[0].hasNumber, !context.isBound(reading[0]) else {
          continue
        }
        let word = reading[0].lowercased()
        if let known = first[word], known.kind != reading[1] {
          return context.report(
            "“\(reading[0])” is \(reading[1]) here and \(known.kind) before; give a state one kind",
            at: context.textRange(status))
        }
        first[word] = first[word] ?? (reading[1], reading[0])
      }
    }
  }
}
