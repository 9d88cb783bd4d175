import CardAnalysis
import CardLayout
import CardModel
import JSON
import LayoutCore
import Synchronization

/// What a person can do to a card that is played.
enum PlayGesture: String, CaseIterable, Sendable {
  case tap, hold, swipeLeading, swipeTrailing, sweepLeading, sweepTrailing, dismiss, back, restart

  /// What they mean, for those who write pages.
  static let summary = """
    A touch, a long touch, a swipe that uncovers an edge, or a sweep that goes on to its first action; closing what lies on \
    top or going back, going back, beginning again
    """

  /// The edge that a swipe uncovers.
  fileprivate var edge: RowEdge? {
    switch self {
    case .swipeLeading, .sweepLeading: .leading
    case .swipeTrailing, .sweepTrailing: .trailing
    default: nil
    }
  }
}

/// Plays the documents of pages: takes gestures, and tells what has come of them.
struct Playing: Sendable {
  /// What has come of a gesture, as a page is told.
  private struct Outcome {
    var text = ""
    var opens: String?
    var part: Int?
  }

  private let contents: PreviewContents
  private let drawings: DrawingRounds

  /// For the pages of `contents`, whose cards `drawings` draws anew.
  init(_ contents: PreviewContents, _ drawings: DrawingRounds) { (self.contents, self.drawings) = (contents, drawings) }

  /// Takes a gesture of a page; one on what is not there any more comes to nothing.
  func take(_ id: Int, _ message: PageMessage) throws(PreviewError) {
    guard let page = contents.state.withLock({ $0.pages[id] }), page.plays, page.uri == message.uri,
      let gesture = message["kind"].string.flatMap(PlayGesture.init)
    else { throw PreviewError("the page does not play \(message.uri)") }
    switch gesture {
    case .restart: go(id, page, "Starts again") { $0.restart() }
    case .back: go(id, page, "Back") { $0.back() }
    default: touch(id, page, gesture, message)
    }
  }

  /// Tells a page how many cards lie below the one that it plays.
  func tellDepth(to id: Int) {
    guard let page = contents.state.withLock({ $0.pages[id] }), let uri = page.uri else { return }
    tell(id, uri, Outcome(), depth: page.played.depth)
  }

  /// Turns to the card that `step` leads to, if it leads to one.
  private func go(_ id: Int, _ page: PreviewPage, _ words: String, _ step: (inout PlayStack) -> String?) {
    let (opens, depth) = contents.state.withLock { state -> (String?, Int) in
      guard var page = state.pages[id] else { return (nil, 0) }
      let opens = step(&page.played)
      page.isChanged = true
      state.pages[id] = page
      return (opens, page.played.depth)
    }
    guard let uri = page.uri, let opens else { return }
    let name = contents.state.withLock { $0.documents[opens]?.name }
    tell(id, uri, Outcome(text: "\(words): \(name ?? opens)", opens: opens), depth: depth)
    drawings.schedule()
  }

  private func touch(_ id: Int, _ page: PreviewPage, _ gesture: PlayGesture, _ message: PageMessage) {
    guard let snapshot = page.snapshot.flatMap(contents.lookedAt),
      let scene = page.drawn[message["view"].string ?? ""]?.scene ?? page.drawn.values.first?.scene,
      let targets = snapshot.playTargets(scene)
    else { return }
    var state = contents.playState(of: snapshot, on: id)
    let shift = message["shift"].array?.compactMap(\.number) ?? []
    let target = message["target"].string.flatMap { targets[$0] }
    var effects: [PlayEffect] = []
    switch (gesture, target) {
    case (.tap, let target?):
      effects = state.tap(
        target, of: targets, shift: shift.count == 2 ? ScenePoint(shift[0], shift[1]) : ScenePoint(0, 0))
    case (.hold, let target?): effects = state.hold(target, of: targets)
    case (_, let target?):
      guard let edge = gesture.edge else { break }
      let isFull = gesture == .sweepLeading || gesture == .sweepTrailing
      effects = state.swipe(target, of: targets, from: edge, fully: isFull)
    case (.dismiss, nil):
      effects = state.dismiss()
      if effects.isEmpty { return go(id, page, "Back") { $0.back() } }
    default: break
    }
    guard !effects.isEmpty else { return }
    keep(state, effects, id, page, scene)
  }

  /// Keeps the state that a touch has led to, and tells of it.
  private func keep(
    _ state: PlayState, _ effects: [PlayEffect], _ id: Int, _ page: PreviewPage, _ scene: PositionedScene
  ) {
    guard let uri = page.uri else { return }
    contents.state.withLock { contents in
      contents.pages[id]?.played.keep(state)
      contents.pages[id]?.isChanged = true
    }
    var outcome = Outcome()
    var words: [String] = []
    for effect in effects {
      guard case .led(let link) = effect else {
        words.append(effect.words)
        continue
      }
      words.append(follow(link, from: uri, scene, &outcome))
    }
    outcome.text = words.joined(separator: ". ")
    let depth = contents.state.withLock { state -> Int in
      if let opens = outcome.opens { state.pages[id]?.played.open(opens) }
      return state.pages[id]?.played.depth ?? 0
    }
    tell(id, uri, outcome, depth: depth)
    drawings.schedule()
  }

  /// Goes where a tap leads; what the person is told of it.
  private func follow(_ link: Link, from uri: String, _ scene: PositionedScene, _ outcome: inout Outcome) -> String {
    switch link.destination {
    case .card(let path):
      outcome.opens = contents.host.card(path, uri)
      return outcome.opens == nil ? "\(path) is not in the workspace" : link.words
    case .part(let name):
      outcome.part = scene.parts.firstIndex { $0.source?.id == name }
      return outcome.part == nil ? "There is no part “\(name)” here" : link.words
    case .address: return link.words
    }
  }

  private func tell(_ id: Int, _ uri: String, _ outcome: Outcome, depth: Int) {
    contents.send(
      PreviewMessage.make(.played) { writer in
        writer.member("uri", uri)
        writer.member("text", outcome.text)
        writer.member("depth", depth)
        writer.member("opens", ifPresent: outcome.opens)
        writer.member("part", ifPresent: outcome.part)
      }, to: id)
  }
}

extension PreviewContents {
  /// How people have left the card of `snapshot` on a page that plays it.
  func playState(of snapshot: DocumentSnapshot, on id: Int) -> PlayState {
    state.withLock { $0.pages[id]?.played.state(in: snapshot) } ?? PlayState()
  }
}

/// What a page is told of a card that it plays.
enum CardPlayReport {
  /// What can be touched.
  static func targets(_ targets: PlayTargets?) -> JSONValue {
    .array((targets?.all ?? []).map(report))
  }

  private static func report(_ target: PlayTarget) -> JSONValue {
    var object = JSONObject()
    object["id"] = .string(target.id)
    object["part"] = .integer(target.part)
    object["kind"] = .string(target.kind.rawValue)
    object["name"] = .string(target.name)
    if target.kind == .checkbox || target.kind == .radioButton { object["on"] = .bool(target.isOn) }
    if target.isDisabled { object["disabled"] = .bool(true) }
    if !target.swipes.isEmpty { object["swipes"] = .array(target.swipes.map { .string($0.rawValue) }) }
    return .object(object)
  }

  /// How far to the right a carousel comes to rest, by its part: each of its cards once stands where the first one does.
  static func stops(_ scene: PositionedScene, _ snapshot: DocumentSnapshot) -> [Int: [Double]] {
    guard case .collection(let collection) = snapshot.card.root, collection.layout.kind == .carousel,
      collection.layout.snaps,
      let carousel = scene.parts.firstIndex(where: { part in
        if case .surface(let surface) = part.content {
          surface.clips && part.source == collection.source
        } else {
          false
        }
      })
    else { return [:] }
    let cards = scene.parts.filter { $0.parent == carousel }.map(\.frame.x)
    return cards.first.map { first in [carousel: cards.map { first - $0 }] } ?? [:]
  }
}
