import CardAnalysis
import CardLayout
import SourceText
import XMLSyntax

/// The cards that a page plays: the first one and those to which taps have led, each as people have left it.
struct PlayStack {
  private struct Card {
    let uri: String
    var state = PlayState()
    /// The text that the state speaks of, and its version.
    var played: (version: Int, text: SourceText)?
  }

  /// The one that is seen is the last.
  private var cards: [Card] = []

  /// How many cards lie below the one that is seen.
  var depth: Int { max(0, cards.count - 1) }

  /// The document that is seen, if one is played.
  var uri: String? { cards.last?.uri }

  /// Turns to the document at `uri` otherwise than by a tap: back to it if it lies below, else to it alone.
  mutating func turn(to uri: String) {
    if let index = cards.lastIndex(where: { $0.uri == uri }) {
      cards.removeSubrange((index + 1)...)
    } else {
      cards = [Card(uri: uri)]
    }
  }

  /// Lays the document at `uri` above the others, as its file has it.
  mutating func open(_ uri: String) { cards.append(Card(uri: uri)) }

  /// Goes back to the card below; nil where there is none.
  mutating func back() -> String? {
    guard depth > 0 else { return nil }
    cards.removeLast()
    return uri
  }

  /// Begins again, with the first card as its file has it.
  mutating func restart() -> String? {
    guard let first = cards.first else { return nil }
    cards = [Card(uri: first.uri)]
    return first.uri
  }

  /// The state of the card that is seen, in the text of `snapshot`: a part that is not there any more has none.
  mutating func state(in snapshot: DocumentSnapshot) -> PlayState {
    guard let last = cards.indices.last, cards[last].uri == snapshot.uri else { return PlayState() }
    if let played = cards[last].played, played.version != snapshot.version, cards[last].state != PlayState() {
      let change = TextChange(from: played.text, to: snapshot.text)
      cards[last].state = cards[last].state.moved { Self.moved($0, change, snapshot.tree) }
    }
    cards[last].played = (snapshot.version, snapshot.text)
    return cards[last].state
  }

  /// Keeps what has become of the card that is seen, in the text that its state was last asked for.
  mutating func keep(_ state: PlayState) {
    if let last = cards.indices.last { cards[last].state = state }
  }

  /// Where the element of `place` stands after `change`, in `tree`; nil where that is another one.
  private static func moved(_ place: PlayState.Place, _ change: TextChange, _ tree: XMLTree) -> PlayState.Place? {
    var place = place
    place.start = change.moved(place.start)
    guard let node = tree.element(at: place.start), tree.range(of: node).start == place.start,
      tree.name(of: node).local == place.element, tree.value(ofAttribute: "id", of: node) == place.id
    else { return nil }
    return place
  }
}
