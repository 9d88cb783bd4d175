import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Texts speak of touch.
  static let desktopWording = DesignRule(
    "desktop-wording", .hint, summary: "A text speaks of a mouse",
    explanation: """
      A phone has no mouse: people tap, hold and swipe. Say “Tap”, or only what they get. The rule knows such words in \
      \(WordTable.languages(.desktop)).
      """,
    sources: ["TXT-W"], elements: ["Description", "Text", "Subtitle", "Footnote", "Hint", "Action", "Title"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>Tap for details</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" xml:lang="en">
        <Title>Coolant pump</Title>
        <Subtitle>⏩Right-click for details⏪</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Clickstream: 4 clicks", fails: "Click to open"),
      Edge(#"xml:lang="en""#, passes: #"xml:lang="ar""#),
      Edge(
        #"<Subtitle>Right-click for details</Subtitle>"#,
        passes: #"<Actions><Action id="a" role="primary">Click here</Action></Actions>"#,
        fails: #"<Actions><Action id="a" role="primary">Click to open</Action></Actions>"#),
      Edge(passes: "Mouse traps in hall 4", fails: "Hover over the pump"),
    ]
  ) { node, context in
    let wording = context.wording(node)
    // A button that says nothing else is told of as that.
    guard let phrase = wording.phrase(.desktop),
      !(context.name(node) == .action && context.children(node).isEmpty && wording.isPhrase(.vague))
    else { return }
    context.report("“\(phrase)” needs a mouse; a phone is tapped", at: context.textRange(node))
  }
}
