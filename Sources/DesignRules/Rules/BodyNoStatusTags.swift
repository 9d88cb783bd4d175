import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Tags stand in the header.
  static let bodyNoStatusTags = DesignRule(
    "body-no-status-tags", .information, summary: "Tags stand in the body",
    explanation: """
      Status and tags are what a person sorts cards by; they stand in the extended header, in the same row of every \
      card. (The guideline lists a tag bar among the parts of a body and advises against it in the same place, so this \
      is advice.)
      """,
    sources: ["BD-I", "BD-A"], elements: ["TagBar"],
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
        <Body>
          <⏩TagBar⏪>
            <Tag>Urgent</Tag>
          </TagBar>
        </Body>
      </Card>
      """
  ) { node, context in
    guard context.parent(node).map(context.name) == .body else { return }
    context.report("Put the tags into a row of the extended header", at: context.tree.nameRange(of: node))
  }
}
