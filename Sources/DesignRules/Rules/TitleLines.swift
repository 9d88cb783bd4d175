import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// The texts of a header take three lines together.
  static let titleLines = DesignRule(
    layout: "title-lines", .warning, summary: "Title and subtitle, or the labels of a cell, take more than three lines",
    explanation: """
      Title and subtitle of a card together take three lines at the most: one and two, or two and one. More of them push the \
      content down and are not read. Move the detail into the body, or cut words. In a cell, title, subtitle and footnote have \
      three lines; more are a hint, as a second attribute makes room for them. Asked on a usual phone, 393 points wide unless \
      the project names others; on narrower ones, and on Android's, the same words may take a line more.
      """,
    sources: ["HD-I25", "HD-I26", "HD-A", "SEED2"],
    about: ["Title"], in: [.phone], limit: 3,
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
          <Subtitle>Hall 3</Subtitle>
        </Header>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>⏩Replace the seal of the cooling pump in hall 3⏪</Title>
          <Subtitle>Order 4711, due on Monday, for Northern Water Works</Subtitle>
        </Header>
      </Card>
      """,
    edges: [
      Edge("Order 4711, due on Monday, for Northern Water Works", passes: "Order 4711, due on Monday"),
      .card(
        passes: cell("Seal of the cooling pump"), fails: cell("Replace the seal of the cooling pump in hall 3"),
        saying: "take 4 lines"),
      .card(passes: cell("Replace the seal of the cooling pump in hall 3", footnote: "")),
      .card(
        passes: cell("Seal of the pump"),
        fails: cell(
          "Seal of the pump",
          footnote: #"<Footnote lines="2">Due on Monday, 30 November 2026, before the early shift</Footnote>"#),
        saying: "take 4 lines"),
    ]
  ) { survey, context in
    reportCells(survey, &context)
    var titleLines: (source: LayoutSurvey.Text, lines: Int)?
    for text in survey.texts {
      let isTitle = text.source.element == "Title"
      guard isTitle || text.source.element == "Subtitle", context.parentName(text.source) == "Header" else { continue }
      if isTitle { titleLines = text.isCut || context.isBound(text.source) ? nil : (text, text.lines) }
      guard !isTitle, !text.isCut, !context.isBound(text.source), let title = titleLines else { continue }
      titleLines = nil
      guard title.lines + text.lines > context.limit else { continue }
      context.report(
        "Title and subtitle take \(title.lines) and \(text.lines) lines \(context.place), together at most "
          + "\(context.limit); shorten one of them", title.source.source)
    }
  }
}

/// Reports the longest label of each cell whose labels take too many lines.
private func reportCells(_ survey: LayoutSurvey, _ context: inout LayoutContext) {
  var (labels, isTold): ([LayoutSurvey.Text], Bool) = ([], true)
  for text in survey.texts where context.parentName(text.source) == "ObjectCell" {
    if text.source.element == "Title" { (labels, isTold) = ([], false) }
    guard !isTold, ["Title", "Subtitle", "Footnote"].contains(text.source.element) else { continue }
    labels.append(text)
    let lines = labels.reduce(0) { $0 + $1.lines }
    guard lines > context.limit, !labels.contains(where: { $0.isCut || context.isBound($0.source) }),
      let longest = labels.first(where: { label in labels.allSatisfy { $0.lines <= label.lines } })
    else { continue }
    isTold = true
    context.report(
      "The labels of this cell take \(lines) lines \(context.place), at most \(context.limit) are read; shorten this one",
      longest.source, severity: .hint)
  }
}

/// A list of one cell with two attributes and three labels.
private func cell(_ title: String, footnote: String = "<Footnote>Due on Monday</Footnote>") -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" id="orders"><ObjectCell target="1/1"><Title>\(title)</Title>
  <Subtitle>Hall 3</Subtitle>\(footnote)<Attribute><Status kind="critical">High</Status><Label>2 h</Label></Attribute>
  </ObjectCell></ObjectCellList>
  """
}
