import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A card has the parts of its variation.
  static let variationParts = DesignRule(
    "variation-parts", .warning,
    summary: "A card lacks what its variation is made of, or a cell does not draw its control",
    explanation: """
      `variation` says what kind of card this is: a chart card has a chart, a data table card a table, a list card a \
      list of rows, a contact cell its actions, and a marker in augmented reality a title, a subtitle, an image if need be, and one action at most. \
      What says otherwise was copied from another card. A cell draws its `control` with `variation="control"` alone, unless rows of its \
      list are selected.
      """,
    sources: ["SEED4", "AR-I", "CH-I"], elements: ["Card", "ObjectCell"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="visits/1" variation="chart">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" label="Visits, rising since May">
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
            </Series>
            <CategoryAxis/>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="visits/1" variation="⏩chart⏪">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Text>Leaks</Text>
        </Body>
      </Card>
      """,
    edges: [
      Edge(
        list, passes: cell("contact", "<ActionsArea><Action purpose=\"phone\"/></ActionsArea>"), fails: cell("contact")),
      Edge(list, passes: cell("navigation"), fails: cell("control"), saying: "no control"),
      Edge(list, passes: cell(#"control" control="checkbox"#)),
      Edge(
        list, passes: cell(#"preview" control="none"#), fails: cell(#"preview" control="checkbox"#),
        saying: "No control"
      ),
      Edge(list, fails: cell("preview").replacing(#"variation="preview""#, with: #"control="checkbox""#)),
      Edge(list, passes: cell("contact").replacing("people/ana", with: "ana.card.xml#top")),
      Edge("chart", passes: "object", fails: "list", saying: "no list"),
      Edge(
        #""visits/1" variation="chart""#, passes: #""visits/1" variation="object""#,
        fails: #""visits/1" variation="ar""#,
        saying: "no Body"),
      .card(passes: marker(1), fails: marker(2), saying: "not 2"),
    ]
  ) { node, context in
    let variation = context.value(node, .variation)
    let isCell = context.name(node) == .objectCell
    if isCell, variation != "control", reportControl(of: node, variation, &context) { return }
    if !isCell, variation == "ar" { return reportMarker(node, &context) }
    guard let variation,
      let message = isCell ? lack(of: variation, node, &context) : fault(of: variation, node, context)
    else { return }
    let fixes = context.removingAttribute(node, .variation, "Do not name a variation")
    context.report(
      message, at: context.valueRange(node, .variation), fixes: fixes.map { Fix($0.title, $0.edits) })
  }
}

/// The whole failing example.
private let list = """
  <Card xmlns="urn:cardwright:1" id="order" target="visits/1" variation="chart">
    <Header>
      <Title>Coolant pump</Title>
    </Header>
    <Body>
      <Text>Leaks</Text>
    </Body>
  </Card>
  """

/// A list of a cell of `variation` with `parts`.
private func cell(_ variation: String, _ parts: String = "") -> String {
  #"<ObjectCellList xmlns="urn:cardwright:1" id="a"><ObjectCell variation="\#(variation)" target="people/ana">"#
    + "<Title>Ana Silva</Title>\(parts)</ObjectCell></ObjectCellList>"
}

/// Reports the control of `node`, which no cell but one of the variation `control` draws; whether it does.
private func reportControl(of node: NodeID, _ variation: String?, _ context: inout RuleContext) -> Bool {
  guard let control = context.value(node, .control), control != "none", !context.isBound(control + (variation ?? "")),
    context.ancestor(node, [.objectCellList]).flatMap({ context.value($0, .selection) }).map({ $0 == "none" }) != false
  else { return false }
  context.report(
    "No control is drawn; it takes variation=\"control\"", at: context.valueRange(node, .control),
    fixes: variation == nil ? [context.setting(node, .variation, to: "control", "Make it a cell with a control")] : [])
  return true
}

/// What the cell `node` of `variation` has not, in words; nil where it has all.
private func lack(of variation: String, _ node: NodeID, _ context: inout RuleContext) -> String? {
  let list = context.ancestor(node, [.objectCellList])
  if list.flatMap({ context.value($0, .selection) }).map({ $0 != "none" }) == true { return nil }
  switch variation {
  case "contact":
    // Who cannot be reached at all is told of the list; another card may have the actions.
    let leadsToCard = (context.value(node, .target) ?? "").prefix { $0 != "#" }.hasSuffix(".card.xml")
    let isSilent = context.child(node, .actionsArea) == nil && !leadsToCard && SelectedRows.open(node, &context)
    return isSilent ? "A contact has actions to call or write; give it an ActionsArea" : nil
  case "control":
    return (context.value(node, .control) ?? "none") == "none" ? "This cell has no control" : nil
  default: return nil
  }
}

/// What the card `node` of `variation` lacks, in words; nil where all is well.
private func fault(of variation: String, _ node: NodeID, _ context: RuleContext) -> String? {
  guard let needed = neededParts(variation),
    context.descendants(node, needed.names + [.emptyState, .illustratedMessage]).isEmpty
  else { return nil }
  return "This card has no \(needed.word)"
}

/// Reports what the card `node`, a marker in augmented reality, has too much.
private func reportMarker(_ node: NodeID, _ context: inout RuleContext) {
  for part in context.children(node) {
    switch context.name(part) {
    case .extendedHeader, .body:
      context.report(
        "A marker in augmented reality has no \(context.localName(part)): only a title, a subtitle, an image and one action",
        at: context.tree.nameRange(of: part))
    case .footer:
      let count = context.children(part, .action).count
      guard count > 1 else { continue }
      context.report("A marker in augmented reality has one action, not \(count)", at: context.tree.nameRange(of: part))
    default: continue
    }
  }
}

/// A marker with so many actions.
private func marker(_ count: Int) -> String {
  let actions = (1...count).map { "<Action id=\"a\($0)\">Open valve \($0)</Action>" }.joined()
  return #"<Card xmlns="urn:cardwright:1" id="v" target="v/1" variation="ar"><Header><Title>Valve</Title></Header>"#
    + "<Footer>\(actions)</Footer></Card>"
}

/// What a card of `variation` is made of; nil where the parts are its own.
private func neededParts(_ variation: String) -> (names: [ElementName], word: String)? {
  switch variation {
  case "chart": ([.chart], "chart")
  case "dataTable": ([.dataTable], "table")
  case "list": ([.objectCellList, .contactCellList, .timeline], "list of rows")
  default: nil
  }
}
