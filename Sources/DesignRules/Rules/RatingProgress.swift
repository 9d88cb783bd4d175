import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Stars tell how good something is.
  static let ratingProgress = DesignRule(
    "rating-progress", .warning, summary: "Stars stand for progress",
    explanation: """
      A rating is what people think of something, on the average. Four stars for “4 of 5 steps done” are read as praise, and the fifth \
      as something that nobody liked. Show progress as one. Asked of ratings without reviews, where a text of the same card has the \
      same number of steps, in \(WordTable.languages(.steps)).
      """,
    sources: ["HD-I24"], elements: ["Rating"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="handover" target="handover/88">
        <Header>
          <Title>Press 12 handover</Title>
          <Subtitle>4 of 5 steps done</Subtitle>
        </Header>
        <Body>
          <ProgressKPI value="4" maximum="5" caption="Steps done">4</ProgressKPI>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="handover" target="handover/88">
        <Header>
          <Title>Press 12 handover</Title>
          <Subtitle>4 of 5 steps done</Subtitle>
        </Header>
        <ExtendedHeader>
          <Row>
            <⏩Rating⏪ value="4"/>
          </Row>
        </ExtendedHeader>
      </Card>
      """,
    edges: [
      Edge("<Rating value=\"4\"", passes: "<Rating value=\"4\" reviews=\"12\"", fails: "<Rating value=\"4.0\""),
      Edge("4 of 5 steps done", passes: "3 of 5 steps done", fails: "Steps: 4/5"),
      Edge("4 of 5 steps done", passes: "4 of 5 guests recommend it", fails: "4 of 5 tasks"),
      Edge("4 of 5 steps done", passes: "4 of 5 stars", fails: "4 of 4 stages"),
      Edge("4 of 5 steps done", passes: "4 steps up to 5 kg"),
      Edge(
        "<Subtitle>4 of 5 steps done", passes: #"<Subtitle xml:lang="de">4 von 5 Gästen zufrieden"#,
        fails: #"<Subtitle xml:lang="de">4 von 5 Prüfschritten"#),
      Edge("<Subtitle>4 of 5 steps done", fails: #"<Subtitle xml:lang="fr">4 étapes sur 5"#),
      Edge("<Subtitle>4 of 5 steps done", fails: #"<Subtitle xml:lang="es">4 de 5 pasos"#),
      Edge("<Subtitle>4 of 5 steps done", fails: #"<Subtitle xml:lang="pl">4 z 5 kroków"#),
      Edge("<Subtitle>4 of 5 steps done", fails: #"<Subtitle xml:lang="tr">5 adımdan 4’ü"#),
      Edge("<Subtitle>4 of 5 steps done", fails: #"<Subtitle xml:lang="zh">5个步骤中的4个"#),
      .card(passes: cells("3 of 5 steps done"), fails: cells("4 of 5 steps done")),
    ]
  ) { node, context in
    guard context.value(node, .reviews) == nil, let value = context.number(node, .value),
      let whole = context.ancestor(node, [.objectCell, .objectCardView, .card])
    else { return }
    for text in context.writtenTexts(whole) {
      guard context.ancestor(text.part, [.objectCell, .objectCardView, .card, .emptyState]) == whole,
        tellsSteps(text.wording, value)
      else { continue }
      return context.report(
        "“\(text.text)” is progress, and stars tell how good something is; show it as a progress",
        at: context.tree.nameRange(of: node))
    }
  }
}

/// A list of two cells, the second of which has four stars and `text`.
private func cells(_ text: String) -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" id="trainings">
    <ObjectCell><Title>Crane</Title><Subtitle>Hall 4</Subtitle></ObjectCell>
    <ObjectCell><Title>Press</Title><Subtitle>\(text)</Subtitle><Rating value="4"/></ObjectCell>
  </ObjectCellList>
  """
}

/// Whether `text` tells that `count` steps of several are done: its two numbers are the count and one that is no smaller.
private func tellsSteps(_ text: Wording, _ count: Double) -> Bool {
  let places = TextRuns.digits.ranges(in: text.lower)
  guard places.count == 2, let language = text.language else { return false }
  let numbers = places.compactMap { Int(spelled: String(decoding: text.lower[$0], as: UTF8.self)) }
  // “5 adımdan 4’ü”, “5个步骤中的4个”
  let isLastFirst = [.tr, .ja, .zh, .ko].contains(language)
  guard numbers.count == 2,
    Double(numbers[0]) == count && numbers[1] >= numbers[0]
      || isLastFirst && Double(numbers[1]) == count && numbers[0] >= numbers[1]
  else { return false }
  let between = String(decoding: text.lower[places[0].upperBound..<places[1].lowerBound], as: UTF8.self)
  // “4 steps up to 120 kg”
  let words = between.split { !$0.isLetter && $0 != "/" }.map(String.init)
  let isOf =
    isLastFirst
    ? ["中", "うち", "dan", "den"].contains(where: between.contains)
    : words.contains { $0 == "/" || WordTable.phrases(.outOf, in: language).contains($0) }
  return (isOf || between == "/") && text.speaks(of: .steps)
}
