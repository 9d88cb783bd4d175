import CardModel
import SourceText

extension DesignRule {
  /// Every record has what a binding reads.
  static let bindingPartial = DesignRule(
    binding: "binding-partial", .hint, summary: "Only some records have what a binding reads",
    explanation: """
      For the other records a text shows the braces; what is no text is as if it were not given, so that a picture has its initials or \
      its icon in its place. That may be meant, to see what becomes of a missing value; otherwise give every record the value, `""` \
      or `null` where it is empty.
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
        <ObjectCardView each="{parts}" target="parts">
          <Title>{name}, {⏩bin⏪}</Title>
          <Status>In stock</Status>
        </ObjectCardView>
        <EmptyState>
          <Title>No parts</Title>
        </EmptyState>
      </CardList>
      """,
    edges: [Edge(passes: "supplier"), Edge(fails: "bin", saying: "1 of 2 records has")]
  ) { bound, context in
    let (count, all) = (bound.values.count, bound.records.scopes.count)
    guard count > 0, count < all else { return }
    let total = bound.records.isCut ? "the first \(all)" : "\(all)"
    let others = bound.isRead ? "show the braces" : "lack it"
    context.report(
      "\(count) of \(total) records \(count == 1 ? "has" : "have") “\(bound.path)”; the others \(others)",
      at: bound.range)
  }
}
