import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// “See all” counts what there is.
  static let seeAllTotal = DesignRule(
    "see-all-total", .warning, summary: "“See all” counts fewer than are shown",
    explanation: """
      The number beside “See all” says how many there are. It is never smaller than what stands on the card already. Lists that repeat \
      data, and totals that are bound, are asked with the sample.
      """,
    sources: ["PTV-I", "OVP-W"], elements: ["SeeAll"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a/1"><Title>Pump</Title></ObjectCell>
        <ObjectCell target="b/1"><Title>Valve</Title></ObjectCell>
        <SeeAll target="all/1" total="12">See all</SeeAll>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a/1"><Title>Pump</Title></ObjectCell>
        <ObjectCell target="b/1"><Title>Valve</Title></ObjectCell>
        <SeeAll target="all/1" total="⏩1⏪">See all</SeeAll>
      </ObjectCellList>
      """,
    edges: [
      Edge(passes: "2", fails: "0"),
      Edge(
        #"<ObjectCell target="b/1">"#, fails: #"<ObjectCell target="b/1" in="regular">"#, saying: "(at regular width)"),
      .card(passes: partsTable("2"), fails: partsTable("1"), saying: "2 are shown"),
      .card(passes: draftsList("2"), fails: draftsList("1"), saying: "With the sample 2 are shown"),
      .card(passes: draftsList("1", of: "{few}"), fails: draftsList("1")),
      .card(passes: draftsList("{many}"), fails: draftsList("1", #" limit="2""#)),
      .card(passes: draftsList("1", #" limit="1""#)),
    ]
  ) { node, context in
    // Of many in one list the first counts: each would look through all that the list holds.
    guard let written = context.value(node, .total), var list = context.parent(node),
      context.child(list, .seeAll) == node
    else { return }
    // What several records say of it cannot be told apart.
    let totals = readings(node, [written], context)
    guard totals.count == 1, let total = Int(totals[0][0]) else { return }
    if context.name(list) == .header, let holder = context.parent(list) { list = holder }
    let items = context.children(list).filter {
      [.objectCell, .contactCell, .card, .objectCardView, .tableRow].contains(context.name($0))
    }
    guard let count = ReadPart.count(of: items, in: list, context) else { return }
    let shown = min(count, context.value(list, .limit).flatMap(Int.init) ?? count)
    guard shown > total else { return }
    let isRead = context.isBound(written) || items.contains { context.value($0, .each) != nil }
    context.report(
      "\(isRead ? "With the sample " : "")\(shown) are shown already, so there are not \(total) in all",
      at: context.valueRange(node, .total))
  }
}

/// A card with a table of two rows, of which there are `total` in all.
private func partsTable(_ total: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="parts" target="parts/1"><Header><Title>Spare parts</Title></Header>
  <Body><DataTable label="Parts"><Column width="infinity">Part</Column><TableRow><Cell>Pump</Cell></TableRow>
  <TableRow><Cell>Valve</Cell></TableRow><SeeAll target="all/1" total="\(total)">See all</SeeAll></DataTable></Body></Card>
  """
}

/// A list of the two records of a draft, or of those of another binding, of which there are `total` in all.
private func draftsList(_ total: String, _ attributes: String = "", of records: String = "{rows}") -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" id="parts" sample="samples/drafts.json"\(attributes)>
  <ObjectCell each="\(records)" target="a"><Title>{name}</Title></ObjectCell><SeeAll target="all/1" total="\(total)">See all</SeeAll>
  <EmptyState illustration="none"><Title>No parts</Title></EmptyState></ObjectCellList>
  """
}
