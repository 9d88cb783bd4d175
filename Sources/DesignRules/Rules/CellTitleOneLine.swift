import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// The title of a cell is seen whole.
  static let cellTitleOneLine = DesignRule(
    layout: "cell-title-one-line", .information, summary: "The title of a cell is cut off",
    explanation: """
      The title of a cell stands on one line on a phone, beside an image and a status where it has them, and on two \
      where a second attribute makes the cell higher. What tells cells apart belongs at its beginning; the rest into \
      the subtitle.
      """,
    sources: ["FS/ObjectItemStyle"],
    about: ["ObjectCell"], in: [.smallPhone, .androidPhone],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell>
          <Title>Coolant pump</Title>
          <Subtitle>Hall 3</Subtitle>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell>
          <Title>⏩Replace the worn mechanical seal of the coolant pump in hall 3 and check the bearings of the motor for play⏪</Title>
          <Subtitle>Hall 3</Subtitle>
        </ObjectCell>
      </ObjectCellList>
      """
  ) { survey, context in
    let cells: Set = ["ObjectCell", "ContactCell"]
    for text in survey.cutTexts
    where text.source.element == "Title" && cells.contains(context.parentName(text.source)) {
      context.report(
        "The cell's title is cut \(context.place): \(text.quoted(in: survey)); shorten it or move the rest to the subtitle",
        text.source)
    }
  }
}
