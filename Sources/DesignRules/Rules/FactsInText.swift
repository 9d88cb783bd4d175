import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Facts stand as keys with values.
  static let factsInText = DesignRule(
    "facts-in-text", .hint, summary: "Facts stand in one running text",
    explanation: """
      “Plant: 1010 | Maker: Nordring | Year: 2019” has to be taken apart by whoever looks for the year. A KeyValue for \
      each shows them below one another.
      """,
    sources: ["BD-I", "BD-A"], elements: ["Text"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="valve" target="valves/12">
        <Header>
          <Title>Valve 12</Title>
        </Header>
        <Body>
          <KeyValue>
            <Key>Plant</Key>
            <Value>1010</Value>
          </KeyValue>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="valve" target="valves/12">
        <Header>
          <Title>Valve 12</Title>
        </Header>
        <Body>
          <Text>⏩Plant: 1010 | Maker: Nordring | Year: 2019⏪</Text>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "Plant: 1010 | Maker: Nordring", fails: "Plant: 10; maker: {maker}; year: 2019"),
      Edge(passes: "Open | closed | broken"),
    ]
  ) { node, context in
    let text = context.text(node)
    guard text.utf8.count(where: { $0 == 0x3A }) > 2 else { return }
    for sign in ["|", ";", "·", "•", ",", " / ", "–"] {
      let pieces = text.split(separator: sign)
      let facts = pieces.count { piece in
        let parts = piece.split(separator: ":", maxSplits: 1)
        return parts.count == 2 && parts[0].contains { $0.isLetter } && parts[0].split(separator: " ").count <= 3
          && parts[1].first.map { $0 == " " || !$0.isASCII } == true && parts[1].split(separator: " ").count <= 4
      }
      guard facts > 2, facts == pieces.count else { continue }
      return context.report("Write these \(facts) facts as a KeyValue each", at: context.textRange(node))
    }
  }
}
