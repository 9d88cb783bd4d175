import CardAnalysis
import CardLayout
import CardModel
import JSON
import LayoutCore
import SourceText
import Synchronization
import XMLSyntax

/// What a person can do to a card that is played.
enum CardGesture: String, CaseIterable, Sendable {
  case tap, hold, swipeLeading, swipeTrailing, swipeLeadingFully, swipeTrailingFully, back, restart

  /// What they mean, for those who write pages.
  static let summary = """
    A touch, which beside all targets closes a menu or a swipe; a long touch; a swipe that uncovers an edge, or goes on to \
    its first action; closing what lies on top or going back; beginning again
    """

  /// The edge that a swipe uncovers.
  fileprivate var edge: RowEdge? {
    switch self {
    case .swipeLeading, .swipeLeadingFully: .leading
    case .swipeTrailing, .swipeTrailingFully: .trailing
    default: nil
    }
  }
}

/// Plays the cards of pages: takes gestures, and tells what has come of them.
struct CardPlayer: Sendable {
  /// What has come of a gesture, as a page is told.
  private struct Outcome {
    var text = ""
    var opens: String?
    var range: ByteRange?
  }

  private let contents: PreviewContents
  private let drawings: DrawingRounds

  /// For the pages of `contents`, whose cards `drawings` draws anew.
  init(_ contents: PreviewContents, _ drawings: DrawingRounds) { (self.contents, self.drawings) = (contents, drawings) }

  /// Takes a gesture of a page; one on what is not there any more comes to nothing.
  func take(_ id: Int, _ message: PageMessage) throws(PreviewError) {
    // A drawing may have moved the card's state to a newer text meanwhile: then the gesture is one in that.
    if try !isTaken(id, message) { _ = try isTaken(id, message) }
  }

  /// Takes a gesture; false where something else has become of the card meanwhile.
  private func isTaken(_ id: Int, _ message: PageMessage) throws(PreviewError) -> Bool {
    guard let page = contents.state.withLock({ $0.pages[id] }), page.plays, page.uri == message.uri,
      let gesture = message["kind"].string.flatMap(CardGesture.init)
    else { throw PreviewError("the page does not play \(message.uri)") }
    // The second of two quick taps is still meant for the card that the first has led away from.
    guard let card = page.played.top, card.uri == message.uri, page.played.depth == message["depth"].integer else {
      return true
    }
    switch gesture {
    case .restart: go(id, page, "Starts again") { $0.restart() }
    case .back:
      var state = card.state
      let effects = state.dismiss()
      if !effects.isEmpty, let tree = card.tree {
        guard keep(state, of: card, in: tree, on: id) else { return false }
        tell(id, card.uri, words(effects))
      } else {
        go(id, page, "Back") { $0.back() }
      }
    default: return try touch(id, page, card, gesture, message)
    }
    return true
  }

  /// Tells a page how many cards lie below the one that it plays, and whether something is open on that.
  func tellWay(to id: Int) {
    guard let page = contents.state.withLock({ $0.pages[id] }), page.plays, let uri = page.uri else { return }
    tell(id, uri, Outcome())
  }

  /// Where nothing is open any more on `card`, as it is drawn on a page now, nothing is in its state either, and the page is
  /// told: an edit has taken it away.
  func didDraw(_ card: CardPlayStack.Card, hasOpen: Bool, on id: Int) {
    guard !hasOpen, let tree = card.tree else { return }
    var state = card.state
    _ = state.dismiss()
    let isTold = contents.state.withLock { contents -> Bool in
      guard contents.pages[id]?.isToldOpen == true else { return true }
      return contents.pages[id]?.played.keep(state, of: card, in: tree) == nil
    }
    if !isTold { tell(id, card.uri, words([.closed])) }
  }

  /// Turns to the card that `step` leads to, if it leads to one.
  private func go(_ id: Int, _ page: PreviewPage, _ words: String, _ step: (inout CardPlayStack) -> String?) {
    let opens = contents.state.withLock { state -> String? in
      guard var page = state.pages[id] else { return nil }
      let opens = step(&page.played)
      page.isChanged = true
      state.pages[id] = page
      return opens
    }
    guard let uri = page.uri, let opens else { return }
    let name = contents.state.withLock { $0.documents[opens]?.name }
    tell(id, uri, Outcome(text: "\(words): \(name ?? opens)", opens: opens))
    drawings.schedule()
  }

  private func touch(
    _ id: Int, _ page: PreviewPage, _ card: CardPlayStack.Card, _ gesture: CardGesture, _ message: PageMessage
  ) throws(PreviewError) -> Bool {
    let view = message["view"].string ?? ""
    guard let scene = page.drawn[view]?.scene else { throw PreviewError("there is no picture of the view “\(view)”") }
    guard let snapshot = page.snapshot.flatMap(contents.lookedAt), card.answers(in: snapshot),
      let targets = snapshot.playTargets(scene, playing: card.state)
    else { return true }
    var state = card.state
    let name = message["target"].string
    let target = name.flatMap { targets[$0] }
    guard name == nil || target != nil else { return true }
    var effects: [PlayEffect] = []
    switch (gesture, target) {
    case (.tap, _): effects = state.tap(target, of: targets)
    case (.hold, let target?): effects = state.hold(target, of: targets)
    case (_, let target?):
      guard let edge = gesture.edge else { break }
      let isFull = gesture == .swipeLeadingFully || gesture == .swipeTrailingFully
      effects = state.swipe(target, of: targets, from: edge, fully: isFull)
    default: break
    }
    guard !effects.isEmpty else { return true }
    guard keep(state, of: card, in: snapshot.tree, shifts: message.shifts, on: id) else { return false }
    var outcome = words(effects)
    func range(_ name: String) -> ByteRange? { scene.parts.first { $0.source?.id == name }?.source?.range }
    for case .led(let link) in effects {
      follow(link, on: id, from: card.uri, &outcome) { range($0) != nil }
      if case .part(let name) = link.destination { outcome.range = range(name) }
    }
    tell(id, card.uri, outcome)
    return true
  }

  /// Keeps the state that a gesture has led to, and has it drawn; whether the card was still as the gesture has met it.
  private func keep(
    _ state: PlayState, of card: CardPlayStack.Card, in tree: XMLTree, shifts: [String: ScenePoint]? = nil, on id: Int
  ) -> Bool {
    let isKept = contents.state.withLock { contents -> Bool in
      guard contents.pages[id]?.played.keep(state, of: card, in: tree, shifts: shifts) != nil else { return false }
      contents.pages[id]?.isChanged = true
      return true
    }
    if isKept { drawings.schedule() }
    return isKept
  }

  /// What is told of `effects`, but for where they lead.
  private func words(_ effects: [PlayEffect]) -> Outcome {
    let others = effects.filter { effect in if case .led = effect { false } else { true } }
    return Outcome(text: others.map { $0.words }.joined(separator: ". "))
  }

  /// Goes where a tap leads out of the scene of `snapshot`, which a page plays, and tells that.
  func follow(_ link: Link, of snapshot: DocumentSnapshot, on id: Int) {
    var outcome = Outcome()
    // A scene is moved by fingers alone: nothing is scrolled to.
    follow(link, on: id, from: snapshot.uri, &outcome) { snapshot.tree.hasElement(withID: $0) }
    tell(id, snapshot.uri, outcome)
    if outcome.opens != nil { drawings.schedule() }
  }

  /// Goes where a tap leads, and adds what the person is told of it.
  ///
  /// - Parameter has: whether the same file has a part with an id.
  private func follow(
    _ link: Link, on id: Int, from uri: String, _ outcome: inout Outcome, has: (String) -> Bool
  ) {
    var words = link.words
    switch link.destination {
    case .card(let path):
      outcome.opens = contents.host.card(path, uri)
      if outcome.opens == nil { words = "\(path) is not in the workspace" }
    case .part(let name):
      if !has(name) { words = "There is no part “\(name)” here" }
    case .address: break
    }
    if let opens = outcome.opens { contents.state.withLock { $0.pages[id]?.played.open(opens) } }
    outcome.text += (outcome.text.isEmpty ? "" : ". ") + words
  }

  private func tell(_ id: Int, _ uri: String, _ outcome: Outcome) {
    let played = contents.state.withLock { contents -> CardPlayStack? in
      let played = contents.pages[id]?.played
      contents.pages[id]?.isToldOpen = played?.top?.state.isOpen ?? false
      return played
    }
    guard let played else { return }
    contents.send(
      PreviewMessage.make(.played) { writer in
        writer.member("uri", uri)
        writer.member("text", outcome.text)
        writer.member("depth", played.depth)
        writer.member("open", played.top?.state.isOpen ?? false)
        writer.member("opens", ifPresent: outcome.opens)
        writer.member("range", ifPresent: outcome.range.map { JSONValue($0) })
      }, to: id)
    contents.state.withLock { $0.pages[id]?.played.note(outcome.text) }
  }
}

extension XMLTree {
  /// Whether there is an element with this `id`.
  fileprivate func hasElement(withID id: String) -> Bool {
    nodes.indices.contains { nodes[$0].isElement && value(ofAttribute: "id", of: NodeID($0)) == id }
  }
}

extension PageMessage {
  /// How far what is touched is scrolled in the picture of each view, in points.
  fileprivate var shifts: [String: ScenePoint] {
    (self["shifts"].array ?? []).reversed().reduce(into: [:]) { shifts, shift in
      shifts[shift["view"]?.string ?? ""] = ScenePoint(shift["x"]?.number ?? 0, shift["y"]?.number ?? 0)
    }
  }
}
