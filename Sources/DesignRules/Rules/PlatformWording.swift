import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What only one platform has is told on it alone.
  static let platformWording = DesignRule(
    "platform-wording", .warning, summary: "A text for both platforms speaks of what one of them has",
    explanation: """
      Nobody finds Face ID on an Android phone. Say “unlock” or “confirm it is you”, or write a text for each platform \
      with platform.
      """,
    sources: ["OWN", "HIG-A"], elements: ["Description", "Text", "Subtitle", "Footnote", "Hint", "Label"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="contract" target="contracts/5">
        <Title>Contract 5</Title>
        <Description>Confirm that it is you</Description>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="contract" target="contracts/5">
        <Title>Contract 5</Title>
        <Description>⏩Sign with Face ID⏪</Description>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Face to face", fails: "Use Touch ID"),
      Edge("<Description>", passes: #"<Description platform="ios">"#, fails: #"<Description xml:lang="de">"#),
      Edge(passes: "Play store music", fails: "Get it from Google Play"),
    ]
  ) { node, context in
    guard context.situations.whole.isOnBothPlatforms, context.parent(node).map(context.name) != .scenario else {
      return
    }
    let text = Array(context.text(node).utf8)
    guard text.count > 6, let name = names.first(where: { isNamed($0, in: text) }) else { return }
    context.report(
      "Only one of the platforms has \(name.hasSuffix("Siri") ? "Siri" : name); write a text for each",
      at: context.textRange(node))
  }
}

/// What one of the platforms has.
private let names = [
  "Face ID", "Touch ID", "Ask Siri", "Hey Siri", "AirDrop", "App Store", "Google Play", "Play Store", "Apple Pay",
  "Google Pay",
]

/// Whether `name`, which is ASCII, stands in `text`.
private func isNamed(_ name: String, in text: [UInt8]) -> Bool {
  guard let first = name.utf8.first else { return false }
  return text.indices.contains { text[$0] == first && text[$0...].starts(with: name.utf8) }
}
