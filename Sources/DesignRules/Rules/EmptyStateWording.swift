import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An empty state names what is missing.
  static let emptyStateWording = DesignRule(
    "empty-state-wording", .information, summary: "An empty state does not say what is missing",
    explanation: """
      “No data” and “Empty” say nothing. Name the thing that would be here, and what to do: “No orders yet. Orders appear once \
      they are released.” The rule knows such texts in \(WordTable.languages(.noData)).
      """,
    sources: ["ILL-A"], elements: ["EmptyState", "IllustratedMessage"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <EmptyState>
            <Title>No orders</Title>
          </EmptyState>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <EmptyState>
            <Title>⏩No data⏪</Title>
          </EmptyState>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "No data sheets", fails: "No data available."),
      Edge(passes: "Empty pallets", fails: "Nothing here"),
      Edge("<Card ", passes: #"<Card xml:lang="de" "#, fails: #"<Card xml:lang="en" "#),
    ]
  ) { node, context in
    for part in context.children(node) where [.title, .description].contains(context.name(part)) {
      guard context.wording(part).isPhrase(.noData) else { continue }
      context.report("Name what is missing, such as “No orders”", at: context.textRange(part))
    }
  }
}
