import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A failure is told as one.
  static let failedPraise = DesignRule(
    "failed-praise", .warning, summary: "What could not be loaded is told as done",
    explanation: """
      Where loading failed, nobody knows whether anything is left to do. “All done, great work!” sends people home \
      with changes that were never sent. Say that it could not be loaded, and offer another try. The rule knows such \
      words in \(WordTable.languages(.praise)).
      """,
    sources: ["ILL-A", "BD-I"], elements: ["EmptyState"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="sync" target="sync">
        <Header>
          <Title>Offline changes</Title>
        </Header>
        <Body>
          <EmptyState cause="failed">
            <Title>Changes cannot be loaded</Title>
            <Description>Try again in a moment.</Description>
          </EmptyState>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="sync" target="sync">
        <Header>
          <Title>Offline changes</Title>
        </Header>
        <Body>
          <EmptyState cause="failed">
            <Title>⏩All done, great work!⏪</Title>
            <Description>There is nothing left to upload.</Description>
          </EmptyState>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "Changes cannot be loaded", fails: "Everything is completed"),
      Edge(#"cause="failed">"#, passes: #"cause="failed" xml:lang="es">"#),
      Edge(passes: "No connection", fails: "No changes", saying: "how many"),
      Edge(passes: "No changes could be loaded", fails: "No open changes"),
      Edge(
        ">All done, great work!", passes: #" xml:lang="es">No se pueden cargar"#, fails: #" xml:lang="es">Todo hecho"#),
      Edge(passes: "Completed tours cannot be loaded"),
      Edge(passes: "Completed tours can’t be loaded"),
      Edge(passes: "Loading of completed tours timed out"),
      Edge(#"cause="failed""#, passes: #"cause="empty""#),
    ]
  ) { node, context in
    guard context.value(node, .cause) == "failed" else { return }
    for part in context.children(node) where [.title, .description].contains(context.name(part)) {
      let wording = context.wording(context.text(part), of: part)
      if context.name(part) == .title, wording.saysNone {
        return context.report(
          "“\(wording.text)” is said where nothing could be loaded; nobody knows how many there are",
          at: context.textRange(part))
      }
      guard wording.affirms(.praise) && !wording.speaks(of: .trouble) || wording.says(.finished) else { continue }
      return context.report(
        "Say that it could not be loaded; nobody knows that all is done", at: context.textRange(part))
    }
    if let picture = context.value(node, .name),
      ["achievement", "success"].contains(where: { picture.lowercased().contains($0) })
    {
      context.report("A picture of success does not go with a failure", at: context.valueRange(node, .name))
    }
  }
}

extension Wording {
  /// Whether it says that there is nothing of something: two or three words, the first of which is “no”.
  fileprivate var saysNone: Bool {
    guard let language, let first = words.first, (2...3).contains(words.count) else { return false }
    return WordTable.phrases(.none, in: language).contains(first) && !speaks(of: .reach) && !speaks(of: .trouble)
  }
}
