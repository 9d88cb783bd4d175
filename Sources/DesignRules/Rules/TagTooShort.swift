import SourceText
import XMLSyntax

extension DesignRule {
  /// A tag is a word.
  static let tagTooShort = DesignRule(
    "tag-too-short", .warning, summary: "A tag is a single letter or digit",
    explanation: """
      A single letter or digit in a tag tells nobody what it means, and is hardly seen. Use a word, or a counter.
      """,
    sources: ["TAG-W"], elements: ["Tag"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row><Tag>Urgent</Tag></Row>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row><Tag>⏩A⏪</Tag></Row>
        </ExtendedHeader>
      </Card>
      """
  ) { node, context in
    guard context.text(node).count == 1 else { return }
    context.report("Use a word instead of a single character", at: context.textRange(node))
  }
}
