import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A title names something.
  static let titleNamesNothing = DesignRule(
    "title-names-nothing", .warning, summary: "A title names nothing",
    explanation: """
      “Details” of what? Who sees such a card among others, or opens it tomorrow, does not know which machine it is about. Write the \
      name of the object. Asked of object cards whose header has nothing else but a place, a day or another such word. The rule knows \
      such titles in \(WordTable.languages(.standIns)).
      """,
    sources: ["HD-I25", "TXT-W"], elements: ["Title"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="machine">
        <Title>Milling machine M-204</Title>
        <Subtitle>Hall 4, line 2</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="machine">
        <Title>⏩Details⏪</Title>
        <Subtitle>Hall 4, line 2</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Details of pump 3", fails: "Overview"), Edge(passes: "Data logger", fails: "INFORMATION"),
      Edge("Hall 4, line 2", passes: "Milling machine", fails: "24 November 2026"),
      Edge("Hall 4, line 2", passes: "Hall 4, M-204", fails: "Information"),
      Edge(
        "<Subtitle>Hall 4, line 2</Subtitle>", passes: "<Subtitle>{name}</Subtitle>",
        fails: "<Footnote>Hall 4</Footnote>"),
      .card(
        passes: standIn("object", "<Title>Overview</Title><Subtitle>Cooling plant</Subtitle>"),
        fails: standIn("object", "<Title>Overview</Title>")),
      .card(passes: standIn("chart", "<Title>Overview</Title>")),
      .card(
        passes: standIn("object", "<Title>Halle 4</Title>", "de"),
        fails: standIn("object", "<Title>Übersicht</Title><Subtitle>Halle 4</Subtitle>", "de")),
      .card(
        passes: standIn("object", "<Title>Vue d’ensemble du site</Title>", "fr"),
        fails: standIn("object", "<Title>Vue d’ensemble</Title>", "fr")),
      .card(
        passes: standIn("object", "<Title>詳細設計書</Title>", "ja"), fails: standIn("object", "<Title>詳細</Title>", "ja")),
      .card(
        passes: standIn("object", "<Title>Danepol</Title>", "pl"),
        fails: standIn("object", "<Title>Szczegóły</Title>", "pl")),
    ]
  ) { node, context in
    guard let parent = context.parent(node),
      let whole = context.name(parent) == .header ? context.parent(parent) : parent
    else { return }
    let isObject =
      context.name(whole) == .objectCardView
      || context.name(whole) == .card && context.value(whole, .variation) == "object"
    guard isObject, context.wording(node).isPhrase(.standIns), !hasNeighbours(whole, context) else { return }
    for name in [ElementName.subtitle, .footnote, .description, .counter] {
      guard let part = context.child(parent, name) else { continue }
      let wording = context.wording(part)
      if wording.isPlace || wording.isPhrase(.standIns) { continue }
      if WrittenMoment(wording.text, context.language(part)) == nil { return }
    }
    // A key names what its value is.
    if !context.sharedDescendants(whole, [.keyValue]).isEmpty { return }
    if let media = context.child(whole, .media), context.child(media, .caption) != nil { return }
    context.report(
      "“\(context.text(node))” does not say of what; write the name of the object", at: context.textRange(node))
  }
}

/// Whether other cards stand beside `card`, one of which may name what all of them are about.
private func hasNeighbours(_ card: NodeID, _ context: RuleContext) -> Bool {
  context.ancestor(card, [.cardList, .cardMasonry, .cardCarousel]) != nil
}

/// An object card of this variation with this header.
private func standIn(_ variation: String, _ header: String, _ language: String = "en") -> String {
  """
  <Card xmlns="urn:cardwright:1" xml:lang="\(language)" id="c" variation="\(variation)" target="c/1"><Header>\(header)</Header></Card>
  """
}
