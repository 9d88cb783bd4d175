import SourceText
import XMLSyntax

extension DesignRule {
  /// A tag is a word.
  static let tagTooShort = DesignRule(
    "tag-too-short", .warning, summary: "A tag is a single letter or digit",
    explanation: """
      A single letter or digit in a tag tells nobody what it means, and is hardly seen. Use a word, or a counter. A \
      single character of Chinese or Japanese, and a syllable of Korean, is a word.
      """,
    sources: ["TAG-W"], elements: ["Tag"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row><Tag>Urgent</Tag></Row>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row><Tag>⏩A⏪</Tag></Row>
        </ExtendedHeader>
      </Card>
      """,
    edges: [Edge(passes: "急"), Edge(passes: "급", fails: "ㄱ"), Edge(passes: "AB", fails: "7")]
  ) { node, context in
    let text = context.text(node)
    guard text.count == 1, let scalar = text.unicodeScalars.first, !scalar.properties.isIdeographic,
      !(0xAC00...0xD7A3).contains(scalar.value)
    else { return }
    context.report("Use a word instead of a single character", at: context.textRange(node))
  }
}
