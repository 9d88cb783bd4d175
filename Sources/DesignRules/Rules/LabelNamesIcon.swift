import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A spoken label says what happens.
  static let labelNamesIcon = DesignRule(
    "label-names-icon", .warning, summary: "A label names the icon instead of what it does",
    explanation: """
      “Star icon, button” tells people who hear the card what is drawn, and not that a tap adds the supplier to their favourites. Say what \
      happens, or what the sign means. Asked of labels that are a shape and the word for an icon, and nothing else, and in headers of “Button”, \
      “Icon” and dots alone; the rule knows both in \
      \(WordTable.languages(.icons)).
      """,
    sources: ["HIG-A", "A11Y-I"], elements: ["Action", "HeaderAction", "Overflow", "Icon", "Status"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="supplier" xml:lang="en" target="suppliers/2041">
        <Header>
          <Title>Nordlager</Title>
          <HeaderAction icon="actions.favorite" label="Add to favourites" after="disabled"/>
        </Header>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="supplier" xml:lang="en" target="suppliers/2041">
        <Header>
          <Title>Nordlager</Title>
          <HeaderAction icon="actions.favorite" label="⏩Star icon⏪" after="disabled"/>
        </Header>
      </Card>
      """,
    edges: [
      Edge(passes: "Change icon", fails: "Bell icon"), Edge(passes: "Button size", fails: "Button"),
      Edge(passes: "3", fails: "..."),
      Edge(passes: "Save star icon", fails: "Icon of a star"),
      Edge(
        #"label="Star icon""#, passes: #"xml:lang="de" label="Gefahrensymbol""#,
        fails: #"xml:lang="de" label="Sternsymbol""#),
      Edge(
        #"label="Star icon""#, passes: #"xml:lang="fr" label="Changer l’icône""#,
        fails: #"xml:lang="fr" label="Icône étoile""#),
      Edge(
        #"label="Star icon""#, passes: #"xml:lang="ja" label="アイコンを変更""#,
        fails: #"xml:lang="ja" label="星のアイコン""#),
      Edge(
        #"label="Star icon""#, passes: #"xml:lang="zh" label="更改图标""#, fails: #"xml:lang="zh" label="星形图标""#),
    ]
  ) { node, context in
    let label = context.value(node, .label)
    let text = label ?? (context.name(node) == .action ? context.text(node) : "")
    guard !text.isEmpty, text.utf8.count < 60, !context.isBound(text) else { return }
    let wording = context.wording(text, of: node)
    // “Button”, “…”
    let isBare =
      [.headerAction, .overflow].contains(context.name(node))
      && (wording.isPhrase(.buttonsDrawn) || !text.contains { $0.isLetter || $0.isNumber })
    guard isBare || wording.namesIcon else { return }
    context.report(
      "Say what happens, not what the icon looks like",
      at: label == nil ? context.textRange(node) : context.valueRange(node, .label))
  }
}

extension Wording {
  /// Whether it is what the picture of an icon shows, and that it is one: “Star icon”, “Icône étoile”, “Sternsymbol”.
  fileprivate var namesIcon: Bool {
    guard let language else { return false }
    let (icons, shapes) = (WordTable.phrases(.icons, in: language), WordTable.phrases(.shapes, in: language))
    guard language.setsWordsApart else {
      guard let icon = icons.first(where: bare.hasSuffix) else { return false }
      let shape = bare.dropLast(icon.count).filter { !"の的 ".contains($0) }
      return shapes.contains(shape)
    }
    if words.count == 1, language == .de || language == .nl {
      return icons.contains { icon in words[0].hasSuffix(icon) && shapes.contains(String(words[0].dropLast(icon.count)))
      }
    }
    let rest = words.filter { !icons.contains($0) && $0.count > 2 }
    return words.count <= 4 && rest.count < words.count && !rest.isEmpty && rest.allSatisfy(shapes.contains)
      && words.contains(where: icons.contains)
  }
}
