import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A chevron leads somewhere.
  static let disclosureTarget = DesignRule(
    "disclosure-target", .warning, summary: "A cell shows a chevron and leads nowhere",
    explanation: """
      A chevron promises that a tap opens a page. Give the cell a `target`, in a scene an `On event="select"`, or take \
      the chevron off. In a scene the variation `navigation` promises it where other rows of the card open something.
      """,
    sources: ["SEED2", "OC-I"], elements: ["ObjectCell"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell variation="navigation" target="help/damage">
          <Title>Reporting damage</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <⏩ObjectCell⏪ variation="navigation">
          <Title>Reporting damage</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(#" variation="navigation""#, passes: "", fails: #" accessory="disclosure""#),
      Edge(#" variation="navigation""#, passes: #" variation="navigation" target="a/1""#),
      .card(passes: stops(answering: "near", "far"), fails: stops(answering: "near"), saying: "Other rows"),
      .card(passes: stops()),
    ]
  ) { node, context in
    guard context.value(node, .accessory) == "disclosure" || context.value(node, .variation) == "navigation",
      !SelectedRows.open(node, &context)
    else { return }
    // In a scene, the variation alone shows no chevron, and a card of which nothing is said yet is not finished.
    if let rows = SelectedRows.around(node, &context) {
      guard context.value(node, .accessory) == "disclosure" else {
        // Who lets one row navigate forgot the other.
        guard rows.opensSome, !rows.isUncertain, context.value(node, .id) != nil else { return }
        return context.report(
          "Other rows of this card open something, and this one does not; answer it with On, or give it a target",
          at: context.tree.nameRange(of: node))
      }
      if context.value(node, .id) == nil, rows.saysNothing { return }
    }
    context.report("Say with target what opens here", at: context.tree.nameRange(of: node))
  }
}

/// A scene with a list of two stops, of which those called `ids` are answered.
private func stops(answering ids: String...) -> String {
  let answers = ids.map { "<On event=\"select\" of=\"\($0)\"><Push card=\"stop\"/></On>" }.joined()
  return """
    <CardScene xmlns="urn:cardwright:1" id="trip" root="list"><Device id="phone" like="iphone-15"/>
    <MapContent id="town" zoom="city"><Pin id="a" latitude="50.94" longitude="6.95">Dom</Pin></MapContent>
    <TableCard id="list" map="town" position="peaking"><Title>Stops</Title><Section>
    <ObjectCell id="near" variation="navigation"><Title>Dom</Title></ObjectCell>
    <ObjectCell id="far" variation="navigation"><Title>Neumarkt</Title></ObjectCell></Section>\(answers)</TableCard>
    <PlainCard id="stop" map="town" position="extended"><Title>Dom</Title><Text>Trams 5 and 16 stop here.</Text></PlainCard></CardScene>
    """
}
