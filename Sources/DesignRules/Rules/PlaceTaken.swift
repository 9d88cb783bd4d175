import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A place is taken once.
  static let placeTaken = DesignRule(
    "place-taken", .error, summary: "Two parts are for the same place",
    explanation: """
      A cell has one set of swipe actions at each edge, and a scene one group of lasting buttons at each place of the map. Of \
      two nobody knows which is meant. Parts for different platforms or widths never stand together.
      """,
    sources: ["SEED2", "TGC"], elements: ["ObjectCell", "CardScene"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a/1">
          <Title>Pump</Title>
          <SwipeActions edge="leading">
            <Action id="pin">Pin</Action>
          </SwipeActions>
          <SwipeActions edge="trailing">
            <Action id="share">Share</Action>
          </SwipeActions>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a/1">
          <Title>Pump</Title>
          <SwipeActions edge="trailing">
            <Action id="pin">Pin</Action>
          </SwipeActions>
          <SwipeActions edge="⏩trailing⏪">
            <Action id="share">Share</Action>
          </SwipeActions>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(passes: "leading"),
      Edge(
        "</SwipeActions>\n    <SwipeActions edge=\"trailing\">",
        passes: "</SwipeActions><SwipeActions platform=\"ios\" edge=\"leading\">"
          + "<Action>Mark</Action></SwipeActions><SwipeActions platform=\"android\" edge=\"leading\">",
        fails: "</SwipeActions><SwipeActions platform=\"ios\" edge=\"trailing\">", saying: "(on iOS)"),
    ]
  ) { node, context in
    var taken: Set<String> = []
    for part in context.children(node) where [.swipeActions, .persistentButtons].contains(context.name(part)) {
      guard let place = context.value(part, .edge), !taken.insert(place).inserted else { continue }
      context.report("“\(place)” is taken; this is the second", at: context.valueRange(part, .edge))
    }
  }
}
