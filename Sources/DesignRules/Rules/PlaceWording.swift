import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Texts do not point at places of the screen.
  static let placeWording = DesignRule(
    "place-wording", .hint, summary: "A text points at a place of the screen",
    explanation: """
      On a phone the card “on the right” stands below, and people who hear the card have no right or left. Name what \
      is meant. Asked for cards, tiles and charts, and for buttons where people are told to tap, as machines have \
      buttons too. The rule \
      knows such places in \(WordTable.languages(.sides)).
      """,
    sources: ["A11Y-I", "HIG-A"], elements: ["Description", "Text", "Subtitle", "Footnote", "Hint", "Label"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="contract" target="contracts/5">
        <Title>Contract 5</Title>
        <Description>Explained on the card of line 2</Description>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="contract" target="contracts/5">
        <Title>Contract 5</Title>
        <Description>⏩See the card on the right⏪</Description>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "The hall on the right", fails: "The tile below"),
      Edge(passes: "The green button on the right", fails: "Tap the button below"),
      Edge(passes: "The card is read above the door"),
      Edge(passes: "The card of line 2", fails: "The chart above shows it"),
    ]
  ) { node, context in
    let wording = context.wording(node)
    guard context.parent(node).map(context.name) != .scenario, wording.placesPart else { return }
    context.report("Name what is meant; it stands elsewhere on other screens", at: context.textRange(node))
  }
}

extension Wording {
  /// Whether a part of the screen stands right beside words of where it is.
  fileprivate var placesPart: Bool {
    guard let language, speaks(of: .sides) else { return false }
    // Who is told to tap has a screen.
    let topics = [WordTable.Topic.screenParts] + (speaks(of: .taps) ? [.buttonsDrawn] : [])
    guard topics.contains(where: speaks) else { return false }
    let text = Self.spaced(String(decoding: lower, as: UTF8.self))
    let parts = topics.reduce(into: []) { $0 += WordTable.phrases($1, in: language).sorted() }
    for part in parts.map(Self.spaced) {
      for side in WordTable.phrases(.sides, in: language).map(Self.spaced) {
        if language.setsWordsApart {
          if text.contains(part + side.dropFirst()) || text.contains(side + part.dropFirst()) { return true }
          continue
        }
        // A card reader is no card.
        for joint in ["", " ", "的"] {
          for place in text.ranges(of: String(side.dropFirst().dropLast() + joint + part.dropFirst().dropLast())) {
            let next = text[place.upperBound...].unicodeScalars.first?.value ?? 0
            if !(0x30A0...0x30FF).contains(next) { return true }
          }
        }
      }
    }
    return false
  }

  /// The words of `text` with one space before, between and behind them.
  private static func spaced(_ text: String) -> String {
    " " + text.split { !$0.isLetter }.joined(separator: " ") + " "
  }
}
