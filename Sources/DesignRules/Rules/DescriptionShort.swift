import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// The description of an object card is concise.
  static let descriptionShort = DesignRule(
    layout: "description-short", .information, summary: "The description of an object card is long",
    explanation: """
      A description says in a sentence or two what people must know before they decide; three lines on a usual phone, four on \
      the smallest. The rest belongs to the page that the card opens. The guideline asks to keep it concise and gives no \
      number.
      """,
    sources: ["SEED1"],
    about: ["Description"], in: [.smallPhone],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Title>Coolant pump</Title>
        <Description>The seal leaks; oil has been found below the pump.</Description>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Title>Coolant pump</Title>
        <Description>⏩\(longDescription)⏪</Description>
      </ObjectCardView>
      """,
    edges: [Edge(passes: "The seal leaks, the motor runs hot, and the bearing can be heard from the door of hall 3")]
  ) { survey, context in
    for text in survey.texts where text.source.element == "Description" && text.lines > mostLines {
      guard context.parentName(text.source) == "ObjectCardView", !context.isBound(text.source) else { continue }
      context.report(
        "The description takes \(text.lines) lines \(context.place); say it in a sentence or two", text.source)
    }
  }
}

/// As many lines on the smallest phone as are three on a usual one.
private let mostLines = 4

/// A description that is not concise.
private let longDescription =
  "The seal leaks, the motor runs hot, and the bearing can be heard from the door of hall 3. Oil has been found below the "
  + "pump twice this week, and the night shift has reported a smell of burning near the coupling as well as a loud noise."
