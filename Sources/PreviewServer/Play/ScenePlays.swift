import CardAnalysis
import CardLayout
import CardModel
import JSON
import LayoutCore
import SceneLayout
import SceneMotion
import Synchronization

/// The scenes that pages play.
final class ScenePlays: Sendable {
  /// More scenes than this are not played by one page.
  private static let limit = 24

  private struct Key: Hashable {
    var page: Int
    var view: String
  }

  private let contents: PreviewContents
  private let edits: DocumentEdits
  private let cards: CardPlayer
  private let plays = Mutex<[Key: ScenePlay]>([:])

  /// For the pages of `contents`; `cards` follows the links that lead out of scenes.
  init(_ contents: PreviewContents, _ cards: CardPlayer) {
    (self.contents, edits, self.cards) = (contents, DocumentEdits(contents), cards)
  }

  /// Ends what a page plays: all of it, or what is played in one view.
  func end(_ page: Int, _ view: String? = nil) {
    let ended = plays.withLock { plays in
      let ended = plays.filter { key, _ in key.page == page && (view == nil || view == key.view) }
      for key in ended.keys { plays[key] = nil }
      return ended
    }
    for (key, play) in ended { leave(play, key) }
  }

  /// Keeps what was played where a link has led away from it, for the way back.
  private func leave(_ play: ScenePlay, _ key: Key) {
    let left = play.stage.withLock { $0.rested }
    guard let played = left.record.steps.isEmpty ? play.lost : left else { return }
    contents.state.withLock { $0.pages[key.page]?.played.keep(played, of: play.snapshot.uri, in: key.view) }
  }

  /// `act`: something happens in a scene that a page plays.
  func act(_ page: Int, _ message: PageMessage) throws(PreviewError) {
    let key = Key(page: page, view: message["view"].string ?? "")
    guard let verb = message["verb"].string.flatMap(Verb.init(rawValue:)) else { return }
    switch verb {
    case .end: end(page, key.view)
    case .begin: try begin(key, message)
    default:
      guard let play = plays.withLock({ $0[key] }), play.snapshot.uri == message.uri,
        contents.lookedAt(play.snapshot) != nil
      else {
        throw PreviewError("nothing is played in the view \(key.view)")
      }
      // A scene in which something traps is played no more.
      plays.withLock { $0[key] = nil }
      defer { putBack(play, key) }
      try act(verb, in: play, key, message)
    }
  }

  /// Lets a scene go on after something has happened in it, if its page is still there.
  private func putBack(_ play: ScenePlay, _ key: Key) {
    plays.withLock { plays in
      if contents.state.withLock({ $0.pages[key.page] != nil }) { plays[key] = play }
    }
  }

  /// Begins anew; what was played before goes on where the message `keeps` it and the scene still takes its steps.
  private func begin(_ key: Key, _ message: PageMessage) throws(PreviewError) {
    let (document, page) = contents.state.withLock { ($0.documents[message.uri], $0.pages[key.page]) }
    guard let document, let page, let view = page.views.first(where: { $0.id == key.view }) else {
      throw PreviewError("there is no view \(key.view) of \(message.uri)")
    }
    guard plays.withLock({ plays in plays.keys.count { $0.page == key.page && $0 != key } }) < Self.limit else {
      throw PreviewError("a page may play \(Self.limit) scenes")
    }
    let picture = document.picture().snapshot?.reading(setNamed: page.samples)
    guard let snapshot = picture.flatMap(contents.lookedAt) else {
      throw PreviewError("there is nothing to be played")
    }
    if let other = plays.withLock({ $0[key] }), other.snapshot.uri != snapshot.uri { leave(other, key) }
    let returned = contents.state.withLock { $0.pages[key.page]?.played.takeScene(snapshot.uri, in: key.view) }
    let from = Key(page: key.page, view: message["from"].string ?? key.view)
    let played =
      message["keeps"].bool == true
      ? self.played(from, snapshot.uri, at: Self.time(message)) ?? returned : nil
    // What traps now is not tried again.
    plays.withLock { $0[key] = nil }
    let loss = played.flatMap { self.loss(of: $0, in: snapshot) }
    guard let play = ScenePlay(snapshot, view.environment, behind: played, isLost: loss != nil) else {
      throw PreviewError("only scenes move")
    }
    plays.withLock { $0[key] = play }
    tell(key, play) { stage, assets in
      var report = PlayReport(&stage, isBrief: false, beginsAnew: true, &assets)
      report.add(time: stage.resumption)
      report.add(loss: loss)
      return report
    }
  }

  /// What was played until `time` of a document in a view, or before of an earlier text of it; nil for nothing.
  private func played(_ key: Key, _ uri: String, at time: Double) -> PlayStage.Played? {
    guard let play = plays.withLock({ $0[key] }), play.snapshot.uri == uri else { return nil }
    var played = play.stage.withLock { $0.played }
    played.since = max(0, time - played.record.last)
    return played.record.steps.isEmpty ? play.lost : played
  }

  /// Why the scene of `snapshot` does not take the steps that were played; nil where it does.
  private func loss(of played: PlayStage.Played, in snapshot: DocumentSnapshot) -> PreviewError? {
    guard let scene = snapshot.playedScene(in: played.first), let changes = played.text(in: scene).edits(in: snapshot)
    else {
      return PreviewError("this is no scene")
    }
    do throws(PreviewError) {
      _ = try edits.text(of: snapshot, behind: changes)
      return nil
    } catch {
      return error
    }
  }

  private func act(
    _ verb: Verb, in play: ScenePlay, _ key: Key, _ message: PageMessage
  ) throws(PreviewError) {
    let time = Self.time(message)
    switch verb {
    case .begin, .end: return
    case .insert: try insert(play, key, message)
    case .replay: try replay(message["scenario"].string ?? "", in: play, key)
    case .turn:
      let view = contents.state.withLock { $0.pages[key.page]?.views.first { $0.id == key.view } }
      guard let view else { throw PreviewError("there is no view \(key.view)") }
      tell(key, play) { stage, assets in
        stage.turn(
          to: play.snapshot.branded(view.environment), play.snapshot.playedScene(in: view.environment), at: time)
        return PlayReport(&stage, isBrief: false, &assets)
      }
    case .pin:
      tell(key, play) { stage, assets in
        stage.pin(at: time)
        return PlayReport(&stage, isBrief: false, &assets)
      }
    case .down, .move, .up, .cancel, .wheel, .rest, .keys, .escape, .tap, .focus, .voiceOver:
      var link: Link?
      tell(key, play) { stage, assets in
        // What means nothing leads nowhere either, though what came before has led somewhere.
        if let input = Self.input(verb, message, stage.places) {
          stage.handle(input, at: time)
          link = stage.session.link
        }
        return PlayReport(&stage, isBrief: verb == .move || verb == .down || verb == .wheel, &assets)
      }
      if let link { cards.follow(link, of: play.snapshot, on: key.page) }
    }
  }

  /// When `message` says that something happens, in seconds of the scene's clock.
  private static func time(_ message: PageMessage) -> Double { min(max(message["time"].number ?? 0, 0), 1e7) }

  private static func input(_ verb: Verb, _ message: PageMessage, _ places: [TouchPlace]) -> PlayInput? {
    func number(_ name: String) -> Double {
      let number = message[name].number ?? 0
      return number.isFinite ? min(max(number, -1e6), 1e6) : 0
    }
    let touch = PlayTouch(x: number("x"), y: number("y"), stamp: number("stamp"))
    let place = message["place"].integer.flatMap { places.indices.contains($0) ? places[$0] : nil }
    return switch verb {
    case .down: .down(touch)
    case .move: .move(touch)
    case .up: .up(touch)
    case .cancel: .cancel
    case .wheel: .wheel(touch, down: number("down"), right: number("right"))
    case .rest: .wheelEnd
    case .keys: message["keys"].string.map { .keys($0) }
    case .escape: .escape
    case .tap: place.map { .activate($0) }
    case .focus: place.map { .focus($0.frame.maxY) }
    case .voiceOver: .toggle(.voiceOver, message["on"].bool ?? false)
    case .begin, .end, .turn, .pin, .insert, .replay: nil
    }
  }

  /// What a page wants to have filmed of what it plays.
  func filmed(_ page: Int, _ message: PageMessage) throws(PreviewError) -> PlayedFilm {
    let key = Key(page: page, view: message["view"].string ?? "")
    let view = contents.state.withLock { $0.pages[page]?.views.first { $0.id == key.view } }
    guard let view, let play = plays.withLock({ $0[key] }), play.snapshot.uri == message.uri else {
      throw PreviewError("nothing is played in the view \(key.view)")
    }
    if let id = message["scenario"].string {
      return PlayedFilm(snapshot: play.snapshot, id: id, text: nil, environment: view.environment)
    }
    let text = play.stage.withLock { stage in
      stage.played.record.steps.isEmpty ? nil : stage.played.text(in: stage.scene)
    }
    guard let text else {
      throw PreviewError("nothing has been recorded yet; touch the scene first, or choose a scenario")
    }
    return PlayedFilm(snapshot: play.snapshot, id: nil, text: text, environment: view.environment)
  }

  // MARK: Telling

  /// Does something in `play` and tells the page what came of it.
  private func tell(
    _ key: Key, _ play: ScenePlay, _ body: (inout PlayStage, inout AssetTable) -> PlayReport
  ) {
    let known = contents.state.withLock { $0.pages[key.page]?.assets ?? [] }
    var assets = AssetTable(play.snapshot.resources, known: known)
    let message = play.stage.withLock { stage in
      let report = body(&stage, &assets)
      return PreviewMessage.make(.motion) { writer in
        writer.member("uri", play.snapshot.uri)
        writer.member("view", key.view)
        report.encode(to: &writer)
      }
    }
    if let images = assets.message {
      contents.state.withLock { $0.pages[key.page]?.assets.formUnion(assets.used) }
      contents.send(images, to: key.page)
    }
    contents.send(message, to: key.page)
  }

  private func replay(_ id: String, in play: ScenePlay, _ key: Key) throws(PreviewError) {
    guard let scenario = play.snapshot.scenarios.first(where: { $0.source.id == id }) else {
      throw PreviewError("there is no scenario \(id)")
    }
    let lines = play.snapshot.lines
    tell(key, play) { stage, assets in PlayReport(replaying: scenario, in: &stage, lines, &assets) }
  }

  /// Has the host put what was played into the file.
  private func insert(_ play: ScenePlay, _ key: Key, _ message: PageMessage) throws(PreviewError) {
    let text = play.stage.withLock { $0.played.text(in: $0.scene) }
    guard let document = contents.state.withLock({ $0.documents[message.uri] }) else {
      throw PreviewError.noDocument
    }
    let latest = document.latest
    guard let changes = text.edits(in: latest) else { throw PreviewError("this is no scene") }
    try edits.apply(changes, to: latest, "Insert scenario \(text.id)", for: key.page, message["request"])
  }
}

extension ScenePlays {
  /// What a page says that happens.
  enum Verb: String, CaseIterable {
    case begin, down, move, up, cancel, wheel, rest, keys, escape, tap, focus, voiceOver, turn, pin, replay, insert, end
  }
}
