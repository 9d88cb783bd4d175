import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// One radio button is selected.
  static let radioSingle = DesignRule(
    "radio-single", .error, summary: "Two of a list are selected that lets one be chosen",
    explanation: """
      Radio buttons promise that one of the list is chosen, and so does `selection="single"`. Where two are, nobody knows which one counts.
      """,
    sources: ["SEED2"], elements: ["ObjectCellList"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts" selection="single">
        <ObjectCell variation="control" control="radioButton" selected="true">
          <Title>Express</Title>
        </ObjectCell>
        <ObjectCell variation="control" control="radioButton">
          <Title>Standard</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts" selection="single">
        <ObjectCell variation="control" control="radioButton" selected="true">
          <Title>Express</Title>
        </ObjectCell>
        <ObjectCell variation="control" control="radioButton" selected="⏩true⏪">
          <Title>Standard</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(passes: "false", fails: "true"), .card(passes: rows("multiple"), fails: rows("single"), saying: "row"),
      .card(
        passes: rows("single").replacing(" selected", with: #" variation="control" control="checkbox" selected"#)),
      .card(passes: repeated("{/no}"), fails: repeated("{/yes}")),
    ]
  ) { node, context in
    let isSingle = context.value(node, .selection) == "single"
    // Sections may hold one choice each.
    for group in [node] + context.descendants(node, [.section]) {
      // Where check boxes stand in it, it is the list that is wrong.
      let cells = context.children(group, .objectCell).filter { cell in
        let control = context.value(cell, .control)
        return context.value(cell, .selected) != nil && (control == "radioButton" || isSingle && control == nil)
      }
      let lists = context.readLists(group, cells) { [context.value($0, .selected) ?? ""] }
      // What is written is known without data, too.
      let written = cells.map { ReadPart(part: $0, texts: [context.value($0, .selected) ?? ""]) }
      for list in lists.isEmpty ? [written] : lists {
        report(list.filter { $0.texts.first?.flag == true }.dropFirst().map { $0.part }, &context)
      }
    }
  }
}

/// Reports `cells`, which are selected beside another one of their list.
private func report(_ cells: [NodeID], _ context: inout RuleContext) {
  for cell in cells {
    let isBound = context.isBound(context.value(cell, .selected) ?? "")
    context.report(
      context.value(cell, .control) == "radioButton"
        ? "Another radio button is selected already"
        : "Another row is selected already, and this list lets one be chosen",
      at: context.valueRange(cell, .selected),
      fixes: isBound ? [] : context.removingAttribute(cell, .selected, "Do not select this one"))
  }
}

/// A list over the sample of two rows that are selected as `selected` says.
private func repeated(_ selected: String) -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" id="parts" selection="single" sample="samples/drafts.json">
  <ObjectCell each="{rows}" variation="control" control="radioButton" selected="\(selected)"><Title>{name}</Title></ObjectCell>
  <EmptyState><Title>No parts</Title></EmptyState></ObjectCellList>
  """
}

/// A list of two rows that are selected.
private func rows(_ selection: String) -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" id="parts" selection="\(selection)" selecting="true"><ObjectCell selected="true"><Title>Seal</Title>
  </ObjectCell><ObjectCell selected="true"><Title>Pump</Title></ObjectCell></ObjectCellList>
  """
}
