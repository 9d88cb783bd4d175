import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// The text over an image is seen whole.
  static let mediaTitleLines = DesignRule(
    layout: "media-title-lines", .information, summary: "The text over an image is cut off",
    explanation: """
      The caption over a header image has three lines in large letters, about twenty letters each on a usual phone. \
      Keep it to a few words and say the rest in the header.
      """,
    sources: ["FS/CardMediaStyle"],
    about: ["Caption"], in: [.phone],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Media src="pump.png">
          <Caption>Hall 3</Caption>
        </Media>
        <Header>
          <Title>Coolant pump</Title>
        </Header>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Media src="pump.png">
          <Caption>⏩Replace the worn mechanical seal of the coolant pump in hall 3 and check the bearings of the motor for play⏪</Caption>
        </Media>
        <Header>
          <Title>Coolant pump</Title>
        </Header>
      </Card>
      """
  ) { survey, context in
    for text in context.writtenCutTexts(survey) where text.source.element == "Caption" {
      context.report("The caption is cut \(context.place): \(text.quoted(in: survey)); shorten it", text.source)
    }
  }
}
