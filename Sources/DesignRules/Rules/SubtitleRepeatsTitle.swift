import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A subtitle adds to the title.
  static let subtitleRepeatsTitle = DesignRule(
    "subtitle-repeats-title", .hint, summary: "A subtitle, footnote or description repeats what stands above it",
    explanation: """
      The second line is for what tells this object from the others: a place, a number, a date. One that repeats the title is \
      wasted, as is a description that says the title and the lines below it over again.
      """,
    sources: ["HD-I25", "TXT-W"], elements: ["Title"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>Hall 4</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>⏩coolant pump⏪</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Coolant pump 2", fails: "Coolant Pump"),
      Edge(
        "<Subtitle>coolant pump</Subtitle>", passes: "<Subtitle>Hall 4</Subtitle><Footnote>Line 4</Footnote>",
        fails: "<Subtitle>Hall 4</Subtitle><Footnote>Hall 4</Footnote>", saying: "footnote"),
      Edge("<Title>Coolant pump</Title>", passes: "<Title>{name}</Title>"),
      .card(passes: pump("{name}", "{Name}"), fails: pump("{name}", "{name}")),
      Edge(
        "<Subtitle>coolant pump</Subtitle>",
        passes: "<Subtitle>Hall 4</Subtitle><Description>Coolant pump, hall 5</Description>",
        fails: "<Subtitle>Hall 4</Subtitle><Description>Coolant pump, hall 4.</Description>", saying: "description"),
      Edge(
        "<Subtitle>coolant pump</Subtitle>",
        passes: "<Subtitle>Hall 4</Subtitle><Description>Hall 4, pump coolant</Description>"),
    ]
  ) { node, context in
    let first = context.text(node)
    // Asked of the title, as there may be thousands of subtitles; only the first title counts.
    guard !first.isEmpty, let parent = context.parent(node),
      context.child(parent, .title) == node
    else { return }
    var above = [(name: "title", text: first)]
    for (name, element) in [("subtitle", ElementName.subtitle), ("footnote", .footnote), ("description", .description)]
    {
      guard let part = context.child(parent, element) else { continue }
      let text = context.text(part)
      if text.isEmpty { continue }
      let isBound = context.isBound(text)
      // Paths differ by their capitals.
      let folded = isBound ? text : text.lowercased()
      if let same = above.first(where: {
        $0.text.utf8.count == text.utf8.count && (isBound ? $0.text : $0.text.lowercased()) == folded
      }) {
        context.report(
          "The \(name) says the same as the \(same.name); write what tells this one from the others",
          at: context.textRange(part), fixes: [context.removing(part, "Leave the \(name) out")])
      } else if element == .description, !isBound,
        addsNothing(text, to: above.map { $0.text }.filter { !context.isBound($0) })
      {
        context.report(
          "The description says nothing that does not stand above it; write what people need to know, or leave it out",
          at: context.textRange(part), fixes: [context.removing(part, "Leave the description out")])
      }
      above.append((name, text))
    }
  }
}

/// Whether the words and numbers of `text`, of which there are three or more, stand in `lines` in the same order.
private func addsNothing(_ text: String, to lines: [String]) -> Bool {
  guard lines.count > 1 else { return false }
  func words(_ text: String) -> [String] { text.lowercasedWords(haveNumbers: true) }
  let own = words(text)
  guard own.count > 2 else { return false }
  let known = lines.flatMap { words($0) }
  guard own.count <= known.count else { return false }
  return (0...known.count - own.count).contains { known[$0...].starts(with: own) }
}

/// A card with these texts.
private func pump(_ title: String, _ subtitle: String) -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="pump"><Title>\(title)</Title><Subtitle>\(subtitle)</Subtitle></ObjectCardView>
  """
}
