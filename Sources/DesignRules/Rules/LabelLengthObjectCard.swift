import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// Labels of an object card keep to two lines.
  static let labelLengthObjectCard = DesignRule(
    layout: "label-length-object-card", .warning, summary: "A label of an object card is longer than two lines",
    explanation: """
      Labels of an object card are read at a glance: the guideline allows one or two lines each. What is longer is cut \
      off; move it into the description.
      """,
    sources: ["SEED1"],
    about: ["ObjectCardView"], in: [.phone],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>Hall 3</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>⏩Replace the worn mechanical seal of the coolant pump in hall 3 and check the bearings of the motor for play⏪</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge("<Subtitle>", fails: #"<Subtitle lines="4">"#, saying: "takes"),
      Edge(passes: "Replace the seal of the pump in hall 3 and check the bearings"),
    ]
  ) { survey, context in
    let labels: Set = ["Title", "Subtitle", "Footnote"]
    // A word that is wider than its line breaks into more of them, and is told of itself.
    for text in survey.texts
    where text.lines > 2 && !text.breaksWord && labels.contains(text.source.element)
      && !context.isBound(text.source) && context.parentName(text.source) == "ObjectCardView"
    {
      context.report(
        "The \(text.source.element.lowercased()) takes \(text.lines) lines \(context.place); two are read at a glance, and the "
          + "rest belongs in the description", text.source)
    }
    for text in context.writtenCutTexts(survey)
    where text.lines < 3 && !text.breaksWord && labels.contains(text.source.element)
      && context.parentName(text.source) == "ObjectCardView"
    {
      context.report(
        "The \(text.source.element.lowercased()) is cut after two lines \(context.place): \(text.quoted(in: survey)); "
          + "shorten it or move the rest to the description", text.source)
    }
  }
}
