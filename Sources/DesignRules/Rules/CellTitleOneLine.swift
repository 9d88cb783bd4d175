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
      the subtitle. Titles from the data are as long as they are; they are told where two rows read the same because of it.
      """,
    sources: ["FS/ObjectItemStyle"],
    about: ["ObjectCell"], in: [.phone],
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
      """,
    edges: [Edge(passes: "Replace the mechanical seal")]
  ) { survey, context in
    let titles = survey.cutTexts.filter { text in
      text.source.element == "Title" && ["ObjectCell", "ContactCell"].contains(context.parentName(text.source))
    }
    var whole: [String: Set<String>] = [:]
    for text in titles { whole[survey.shown(text), default: []].insert(survey.whole(text)) }
    for text in titles {
      if whole[survey.shown(text), default: []].count > 1 {
        context.report(
          "Titles of cells read the same \(context.place), as they are cut: \(text.quoted(in: survey)); begin with what tells "
            + "them apart", text.source, severity: .warning)
        continue
      }
      guard !context.isBound(text.source) else { continue }
      context.report(
        "The cell's title is cut \(context.place): \(text.quoted(in: survey)); shorten it or move the rest to the subtitle",
        text.source)
    }
  }
}
