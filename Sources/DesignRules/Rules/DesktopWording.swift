import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Texts speak of touch.
  static let desktopWording = DesignRule(
    texts: "desktop-wording", .hint, summary: "A text speaks of a mouse",
    explanation: """
      A phone has no mouse: people tap, hold and swipe. Say “Tap”, or only what they get. The rule knows such words in \
      \(WordTable.languages(.desktop)).
      """,
    sources: ["TXT-W"],
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
      Edge(
        "<Subtitle>Right-click for details</Subtitle>", passes: "<Status>Tap to edit</Status>",
        fails: "<Status>Right-click to edit</Status>"),
    ]
  ) { text, context in
    let (node, wording) = (text.node, text.wording(context))
    // A button that says nothing else is told of as that.
    guard let phrase = wording.phrase(.desktop),
      !(context.name(node) == .action && context.children(node).isEmpty && wording.isPhrase(.vague))
    else { return }
    context.report("“\(phrase)” needs a mouse; a phone is tapped", at: text.range)
  }
}
