import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A cell with two statuses has a chevron or nothing at its end.
  static let cellSubstatusAccessory = DesignRule(
    "cell-substatus-accessory", .warning, summary: "A cell has a second status and an accessory",
    explanation: """
      A second status stands where an accessory would: it goes with a disclosure chevron or with none. Move the second \
      status into the labels, or change the accessory.
      """,
    sources: ["U-FUIObjectTableViewCell"], elements: ["ObjectCell"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a/1">
          <Title>Pump</Title>
          <Attribute>
            <Status>Late</Status>
            <Status>Open</Status>
          </Attribute>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a/1" accessory="⏩checkmark⏪">
          <Title>Pump</Title>
          <Attribute>
            <Status>Late</Status>
            <Status>Open</Status>
          </Attribute>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(#"accessory="checkmark""#, passes: #"accessory="disclosure""#, fails: #"accessory="detail""#),
      Edge("<Status>Open</Status>", passes: ""),
    ]
  ) { node, context in
    guard ["detail", "detailDisclosure", "checkmark"].contains(context.value(node, .accessory)),
      let attribute = context.child(node, .attribute), context.children(attribute, .status).count > 1
    else { return }
    context.report(
      "With two statuses a cell has a disclosure chevron or nothing at its end",
      at: context.valueRange(node, .accessory),
      fixes: [context.setting(node, .accessory, to: "disclosure", "Use a disclosure chevron")])
  }
}
