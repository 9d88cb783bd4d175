import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// The description of a cell is seen whole.
  static let cellDescriptionLines = DesignRule(
    layout: "cell-description-lines", .information, summary: "The description of a cell is cut off",
    explanation: """
      A description has up to three lines, on a tablet as many as the labels beside it; what is longer is cut off. \
      Keep it to a sentence.
      """,
    sources: ["OC-I", "SEED2"],
    about: ["Description"], in: [.tablet, .phone],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell>
          <Title>Coolant pump</Title>
          <Subtitle>Hall 3</Subtitle>
          <Description>The seal leaks.</Description>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell>
          <Title>Coolant pump</Title>
          <Subtitle>Hall 3</Subtitle>
          <Description>⏩Replace the worn mechanical seal of the coolant pump in hall 3 and check the bearings of the motor for play, then take a sample of the oil and send it to the laboratory⏪</Description>
        </ObjectCell>
      </ObjectCellList>
      """
  ) { survey, context in
    for text in context.writtenCutTexts(survey)
    where text.source.element == "Description" && context.parentName(text.source) == "ObjectCell" {
      context.report("The description is cut \(context.place): \(text.quoted(in: survey)); shorten it", text.source)
    }
  }
}
