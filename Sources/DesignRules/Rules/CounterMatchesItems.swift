import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A counter counts what the list shows.
  static let counterMatchesItems = DesignRule(
    "counter-matches-items", .warning, summary: "A counter does not match the list",
    explanation: """
      A counter says how many of how many things the card shows: “2 of 36” stands above two cells. One that says \
      otherwise makes people look for the missing ones, as does a whole other than the total of “See all” below the only list. Lists that repeat data are asked with the \
      sample, where the counter is bound, too, and counters are left alone that do not tell \
      which number is the whole, such as 「3 / 36」 in Chinese, Japanese, Korean and Turkish.
      """,
    sources: ["OVP-W"], elements: ["Counter"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Orders</Title>
          <Counter>2 of 36</Counter>
        </Header>
        <Body>
          <ObjectCellList>
            <ObjectCell><Title>Pump</Title></ObjectCell>
            <ObjectCell><Title>Valve</Title></ObjectCell>
          </ObjectCellList>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Orders</Title>
          <Counter>⏩3 of 36⏪</Counter>
        </Header>
        <Body>
          <ObjectCellList>
            <ObjectCell><Title>Pump</Title></ObjectCell>
          </ObjectCellList>
        </Body>
      </Card>
      """,
    edges: [
      .card(passes: list(under: "1 of 36"), fails: list(under: "1 of 14"), saying: "counts 36"),
      .card(passes: list(under: "1 of 14 overdue")), .card(passes: list(under: "1 of 14+")),
      Edge(passes: "36件中1件", fails: "36件中2件", saying: "not 2"), Edge(passes: "2件、全36件"),
      Edge(passes: "١ من ٣٦", fails: "٣ من ٣٦", saying: "“١ من ٣٦”"),
      .card(passes: bound("{few} of {many}"), fails: bound("{many} of {many}"), saying: "the list shows 2, not 5"),
      Edge(
        "<ObjectCell><Title>Pump</Title></ObjectCell>",
        passes: #"<Section each="{more}"><ObjectCell><Title>Pump</Title></ObjectCell></Section>"#,
        fails: "<Section><ObjectCell><Title>Pump</Title></ObjectCell></Section>"),
    ]
  ) { node, context in
    let wording = context.wording(node)
    if wording.isBound { return checkSample(node, &context) }
    guard let counter = CounterText(wording.text, wording.named), let counted = counter.shown else { return }
    guard let card = context.ancestor(node, [.card]), let shown = shownItems(of: card, &context) else { return }
    guard shown != counted else { return reportTotal(counter.total, node, card, &context) }
    // “8 of 3” above three cells may have its numbers in each other’s places, which “See all” with 8 says for certain.
    let isSwapped = counter.total == shown && counted > shown
    let told = isSwapped ? totalsTold(card, &context) : []
    let mayBeSwapped = isSwapped && told.allSatisfy { $0 == counted }
    var fixes = [
      Fix(
        "Write “\(counter.showing(shown))”", [TextEdit(context.textRange(node), counter.showing(shown))],
        isPreferred: !mayBeSwapped)
    ]
    if mayBeSwapped {
      let swap = Fix(
        "Swap the numbers", [TextEdit(context.textRange(node), counter.swapped)], isPreferred: !told.isEmpty)
      fixes.insert(swap, at: 0)
    }
    context.report("The list shows \(shown), not \(counted)", at: context.textRange(node), fixes: fixes)
  }
}

/// How many there are by each “See all” of `card` that tells it.
private func totalsTold(_ card: NodeID, _ context: inout RuleContext) -> [Int] {
  var totals: [Int] = []
  for link in context.sharedDescendants(card, [.seeAll]) {
    if let total = context.value(link, .total).flatMap(Int.init) { totals.append(total) }
  }
  return totals
}

/// Reports the counter `node` of `card`, which counts `total`, where “See all” below the only list counts others.
private func reportTotal(_ total: Int?, _ node: NodeID, _ card: NodeID, _ context: inout RuleContext) {
  let links = context.sharedDescendants(card, [.seeAll])
  // “2 of 5 overdue” and “See all orders” count two things, “2 of 99+” nothing for certain.
  let wording = context.wording(node)
  guard links.count == 1, let written = context.value(links[0], .total).flatMap(Int.init), let total, written != total,
    wording.words.count < 2, wording.words.allSatisfy({ $0.count < 5 }),
    !wording.text.contains(where: { "+~≈".contains($0) }),
    context.wording(links[0]).isPhrase(.bareLinks)
  else { return }
  context.report("“See all” counts \(written), not \(total)", at: context.textRange(node))
}

/// Reports the counter `node` that shows more or fewer with the sample than the only list of its card has cells for.
private func checkSample(_ node: NodeID, _ context: inout RuleContext) {
  guard let card = context.ancestor(node, [.card]) else { return }
  let lists = context.sharedDescendants(card, [.objectCellList, .contactCellList, .dataTable])
  let read = readings(node, [context.text(node)], context)
  guard lists.count == 1, read.count == 1, context.children(lists[0], .section).isEmpty,
    let counter = CounterText(read[0][0], context.wording(node).named), let counted = counter.shown
  else { return }
  let items = context.sharedDescendants(lists[0], [.objectCell, .contactCell, .tableRow])
  let rows = context.readLists(lists[0], items) { _ in [] }
  guard rows.count == 1, items.contains(where: { context.value($0, .each) != nil }), rows[0].count < 100 else { return }
  let shown = min(rows[0].count, context.value(lists[0], .limit).flatMap(Int.init) ?? rows[0].count)
  guard shown > 0, shown != counted else { return }
  context.report("With the sample the list shows \(shown), not \(counted)", at: context.textRange(node))
}

/// How many cells or rows the only list or table of `card` shows; nil without one, or when it repeats data.
func shownItems(of card: NodeID, _ context: inout RuleContext) -> Int? {
  let lists = context.sharedDescendants(card, [.objectCellList, .contactCellList, .dataTable])
  guard lists.count == 1 else { return nil }
  let items = context.sharedDescendants(lists[0], [.objectCell, .contactCell, .tableRow])
  guard items.allSatisfy({ context.value($0, .each) == nil }),
    context.sharedDescendants(lists[0], [.section]).allSatisfy({ context.value($0, .each) == nil })
  else {
    return nil
  }
  return min(items.count, context.value(lists[0], .limit).flatMap(Int.init) ?? items.count)
}

/// A card with a list of 36 things under `counter`.
private func list(under counter: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="order" target="orders/1"><Header><Title>Orders</Title><Counter>\(counter)</Counter></Header>
  <Body><ObjectCellList><ObjectCell><Title>Pump</Title></ObjectCell><SeeAll total="36">See all</SeeAll></ObjectCellList></Body></Card>
  """
}

/// A card with a list of two records of a draft under `counter`.
private func bound(_ counter: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="orders" target="orders" sample="samples/drafts.json"><Header><Title>Orders</Title>
  <Counter>\(counter)</Counter></Header><Body><ObjectCellList><ObjectCell each="{rows}"><Title>{name}</Title></ObjectCell></ObjectCellList>
  <EmptyState illustration="none"><Title>No orders</Title></EmptyState></Body></Card>
  """
}
