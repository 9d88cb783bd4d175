import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// “See all” counts what there is.
  static let seeAllTotal = DesignRule(
    "see-all-total", .warning, summary: "“See all” counts fewer than are shown",
    explanation: """
      The number beside “See all” says how many there are. It is never smaller than what stands on the card already.
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
    ]
  ) { node, context in
    // Of many in one list the first counts: each would look through all that the list holds.
    guard let total = context.value(node, .total).flatMap(Int.init), var list = context.parent(node),
      context.child(list, .seeAll) == node
    else { return }
    if context.name(list) == .header, let holder = context.parent(list) { list = holder }
    let items = context.children(list).filter {
      [.objectCell, .contactCell, .card, .objectCardView, .tableRow].contains(context.name($0))
    }
    guard !items.contains(where: { context.value($0, .each) != nil }) else { return }
    let shown = min(items.count, context.value(list, .limit).flatMap(Int.init) ?? items.count)
    guard shown > total else { return }
    context.report("\(shown) are shown already, so there are not \(total) in all", at: context.valueRange(node, .total))
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
