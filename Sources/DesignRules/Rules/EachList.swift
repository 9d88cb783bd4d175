import CardModel
import JSON
import SourceText

extension DesignRule {
  /// A part is repeated for a list.
  static let eachList = DesignRule(
    binding: "each-list", .warning, summary: "A part is repeated for what is no list",
    explanation: """
      `each` draws a part once for every item of a list in the sample. What stands at this path is no list, so that the part is drawn \
      once and its bindings start elsewhere than they should.
      """,
    sources: ["SEED4"],
    passing: """
      <CardList xmlns="urn:cardwright:1" id="parts" sample="samples/stock.json">
        <ObjectCardView each="{parts}" target="parts">
          <Title>{name}</Title>
          <Status>In stock</Status>
        </ObjectCardView>
        <EmptyState>
          <Title>No parts</Title>
        </EmptyState>
      </CardList>
      """,
    failing: """
      <CardList xmlns="urn:cardwright:1" id="parts" sample="samples/stock.json">
        <ObjectCardView each="{⏩total⏪}" target="parts">
          <Title>Part</Title>
          <Status>In stock</Status>
        </ObjectCardView>
        <EmptyState>
          <Title>No parts</Title>
        </EmptyState>
      </CardList>
      """,
    edges: [
      Edge(passes: "parts", fails: "parts/0", saying: "an object"), Edge(fails: "total", saying: "Change to “parts”"),
    ]
  ) { bound, context in
    guard bound.isRepetition else { return }
    if let shape = bound.shape.schema, !shape.types.contains(.array) {
      let (words, fixes) = bound.advice(.list)
      return context.report(
        "“\(bound.path)” is \(shape.wordsForTypes) by the schema of the sample, and no list to repeat this for" + words,
        at: bound.range, fixes: fixes)
    }
    guard let value = bound.values.first(where: { $0.array == nil && $0 != .null }) else { return }
    let (words, fixes) = bound.advice(.list)
    context.report(
      "“\(bound.path)” is \(value.object == nil ? "a single value" : "an object"), and no list to repeat this for"
        + words,
      at: bound.range, fixes: fixes)
  }
}
