import CardLayout
import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Texts are seen whole.
  static let textTruncated = DesignRule(
    layout: "text-truncated", .information, summary: "A text is cut off",
    explanation: """
      A text that ends in “…” hides what may matter. Shorten it, give it more lines, or move it where it has room. \
      Asked on a usual phone, 393 points wide unless the project names others; narrower \
      ones cut more. Texts for which the file itself limits the lines are left alone, and those of the data.
      """,
    sources: ["HIG-T"],
    about: ["Text", "Label", "Status", "Subtitle"], in: [.phone],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell>
          <Title>Coolant pump</Title>
          <Subtitle>Hall 3</Subtitle>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell descriptionInCompact="true">
          <Title>Coolant pump</Title>
          <Subtitle>⏩\(longText)⏪</Subtitle>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [Edge("<Subtitle>\(longText)</Subtitle>", passes: "<Description>\(longText), \(longText)</Description>")]
  ) { survey, context in
    var cells: Set<NodeID> = []
    for text in context.writtenCutTexts(survey) {
      // A cell whose first label is cut off has too little room; its other labels are not reported as well.
      if ["ObjectCell", "ContactCell"].contains(context.parentName(text.source)),
        let cell = context.elements.parent(text.source.node), !cells.insert(cell).inserted
      {
        continue
      }
      guard !context.hasOwnRule(text.source) else { continue }
      context.report(
        "The \(text.source.spokenName) is cut \(context.place): \(text.quoted(in: survey)); shorten it or give it more room",
        text.source)
    }
  }
}

/// A text that no cell has room for.
private let longText =
  "Replace the worn mechanical seal of the coolant pump in hall 3 and check the bearings of the motor for play"

extension PartSource {
  /// What a sentence calls the part.
  fileprivate var spokenName: String { element == "SeeAll" ? "link “See all”" : element.lowercased() }
}

extension LayoutContext {
  /// Whether another rule reports that a text is cut off, or the file asks for it.
  fileprivate func hasOwnRule(_ source: PartSource) -> Bool {
    switch source.element {
    case "Cell", "Counter", "Caption", "KPI", "ProgressKPI", "Action", "Tag": return true
    case "Title": return true
    case "Subtitle", "Footnote", "Description":
      if ["Header", "ObjectCardView"].contains(parentName(source)) { return true }
      if source.element == "Description", parentName(source) == "ObjectCell" { return true }
    default: break
    }
    // What an author writes and cuts in the same place is nobody’s wish; a limit for a cell is one for its column.
    return source.element != "Text" && elements.value(source.node, .lines) != nil
  }
}
