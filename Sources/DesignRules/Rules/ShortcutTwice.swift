import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Keys do one thing.
  static let shortcutTwice = DesignRule(
    "shortcut-twice", .warning, summary: "The same keys are to do two things",
    explanation: """
      Of two shortcuts of a card with the same keys only the first works, in whatever order their modifiers are written; the list that a \
      long press on ⌘ opens shows both. A card may give the keys of its scene another meaning.
      """,
    sources: ["TGC"],
    elements: ["CardScene", "PlainCard", "TableCard", "HostedCard", "PageCard", "CollectionCard", "MapOnlyCard"],
    passing: departures("ctrl+alt+down"),
    failing: departures("⏩alt+ctrl+up⏪"),
    edges: [
      Edge(passes: "alt+up", fails: "ctrl+alt+up", saying: "already"),
      .card(
        passes: departures("alt+up", ofScene: ["ctrl+alt+up", "alt+up"]),
        fails: departures("alt+up", ofScene: ["cmd+f", "cmd+f"])),
    ]
  ) { node, context in
    var known: Set<[Substring]> = []
    for shortcut in context.children(node, .shortcut) {
      guard let keys = context.value(shortcut, .keys) else { continue }
      if known.insert(Shortcut.chord(keys)).inserted { continue }
      context.report(
        "“\(keys)” does something already, and only the first of both works", at: context.valueRange(shortcut, .keys),
        fixes: [context.removing(shortcut, "Remove this shortcut")])
    }
  }
}

/// A scene with a card that has two shortcuts, the second with these keys, and with two of its own.
private func departures(_ keys: String, ofScene others: [String] = []) -> String {
  let shortcuts = others.map { #"<Shortcut keys="\#($0)" do="expand"/>"# }.joined()
  return """
    <CardScene xmlns="urn:cardwright:1" id="city" root="home">
      <MapContent id="town">
        <Pin id="p1" latitude="50.9" longitude="6.9">Adler</Pin>
      </MapContent>
      <PlainCard id="home" map="town" position="peaking">
        <Title>Departures</Title>
        <Text>Line 4 leaves at 14:05.</Text>
        <Shortcut keys="ctrl+alt+up" do="expand"/>
        <Shortcut keys="\(keys)" do="collapse"/>
      </PlainCard>
      \(shortcuts)
    </CardScene>
    """
}
