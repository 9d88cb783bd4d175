import CardAnalysis
import CardLayout
import SourceText
import Synchronization
import XMLSyntax

/// The cards that a page plays: the first one and those to which taps have led, each as people have left it.
struct CardPlayStack {
  /// More cards than this are not kept: the ones above the first go.
  static let limit = 100

  /// A card as people have left it.
  struct Card {
    let uri: String
    fileprivate(set) var state = PlayState()
    /// The text that the state speaks of.
    fileprivate(set) var tree: XMLTree?
    /// How far what has opened its menu is scrolled, by the view, in points.
    fileprivate(set) var shifts: [String: ScenePoint] = [:]
    /// What was played of it by the view, if it is a scene and a link has led away from it.
    fileprivate var scenes: [String: PlayStage.Played] = [:]
    /// Tells it from all others, and from what it was before.
    fileprivate var revision = 0

    /// Whether the state speaks of the text of `snapshot`.
    func isOf(_ snapshot: DocumentSnapshot) -> Bool { uri == snapshot.uri && tree?.text == snapshot.text }

    /// Whether it may be touched in the text of `snapshot`: one that was never drawn has nothing to say of any text.
    func answers(in snapshot: DocumentSnapshot) -> Bool { uri == snapshot.uri && (tree == nil || isOf(snapshot)) }

    /// The state in the text of `snapshot`: a part that is not there any more has none.
    func state(in snapshot: DocumentSnapshot) -> PlayState {
      guard let tree, state != PlayState() else { return state }
      let places = MovedPlaces(from: tree, to: snapshot.tree)
      return state.moved(places.place)
    }

    /// The state at the view called `view`.
    func state(in view: String) -> PlayState {
      var state = state
      state.shift = shifts[view] ?? ScenePoint(0, 0)
      return state
    }
  }

  /// What was done, and the card that is seen since then.
  struct Act {
    var words: String
    var card: Card
  }

  /// More acts than these are not kept: the ones behind the first go.
  static let actLimit = 60

  /// What was done, in order; the first begins it all.
  private(set) var acts: [Act] = []
  /// The one that is seen is the last.
  private var cards: [Card] = []
  private var lastRevision = 0

  /// The card that is seen.
  var top: Card? { cards.last }

  /// How many cards lie below the one that is seen.
  var depth: Int { max(0, cards.count - 1) }

  /// Turns to the document at `uri` otherwise than by a tap: back to it if it lies below, else to it alone.
  mutating func turn(to uri: String) {
    if let index = cards.lastIndex(where: { $0.uri == uri }) {
      cards.removeSubrange((index + 1)...)
    } else {
      (cards, acts) = ([], [])
      open(uri)
      note("Start")
    }
  }

  /// Something was done that people call so.
  mutating func note(_ words: String) {
    guard let top, !words.isEmpty else { return }
    acts.append(Act(words: words, card: top))
    if acts.count > Self.actLimit { acts.remove(at: 1) }
  }

  /// Lays the document at `uri` above the others, as its file has it.
  mutating func open(_ uri: String) {
    lastRevision += 1
    cards.append(Card(uri: uri, revision: lastRevision))
    if cards.count > Self.limit { cards.remove(at: 1) }
  }

  /// Goes back to the card below; nil where there is none.
  mutating func back() -> String? {
    guard depth > 0 else { return nil }
    cards.removeLast()
    return top?.uri
  }

  /// Begins again, with the first card as its file has it.
  mutating func restart() -> String? {
    guard let first = cards.first else { return nil }
    (cards, acts) = ([], [])
    open(first.uri)
    return first.uri
  }

  /// Lets go of the cards of the document at `uri`, which is no more.
  mutating func drop(_ uri: String) {
    cards.removeAll { $0.uri == uri }
    acts.removeAll { $0.card.uri == uri }
  }

  /// Keeps what has become of `card` in the text of `tree`, unless it is not seen any more or something else has become of
  /// it; what is kept, or nil.
  ///
  /// - Parameter shifts: how far what has opened its menu is scrolled, by the view; nil for as before.
  mutating func keep(
    _ state: PlayState, of card: Card, in tree: XMLTree, shifts: [String: ScenePoint]? = nil
  ) -> Card? {
    guard let last = cards.last, last.revision == card.revision else { return nil }
    lastRevision += 1
    var kept = last
    (kept.state, kept.tree, kept.shifts, kept.revision) = (state, tree, shifts ?? last.shifts, lastRevision)
    cards[cards.count - 1] = kept
    return kept
  }

  /// Keeps what was played of the scene at `uri` in a view, if others lie above it, which lead back to it.
  mutating func keep(_ played: PlayStage.Played, of uri: String, in view: String) {
    guard let index = cards.dropLast().lastIndex(where: { $0.uri == uri }) else { return }
    cards[index].scenes[view] = played
  }

  /// What was played of the scene at `uri` in a view before a link led away from it, and is not asked for again; nil for
  /// nothing.
  mutating func takeScene(_ uri: String, in view: String) -> PlayStage.Played? {
    guard let top, top.uri == uri else { return nil }
    return cards[cards.count - 1].scenes.removeValue(forKey: view)
  }
}

extension PreviewContents {
  /// The card of `snapshot` as people have left it on a page that plays it, in that text; nil for a page that does not.
  func played(_ snapshot: DocumentSnapshot, on id: Int) -> CardPlayStack.Card? {
    guard let card = state.withLock({ $0.pages[id]?.played.top }), card.uri == snapshot.uri else { return nil }
    if card.isOf(snapshot) { return card }
    // Both texts are looked at without the lock.
    var moved = card
    (moved.state, moved.tree) = (card.state(in: snapshot), snapshot.tree)
    return state.withLock { $0.pages[id]?.played.keep(moved.state, of: card, in: snapshot.tree) } ?? moved
  }
}
