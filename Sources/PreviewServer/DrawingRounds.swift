import CardAnalysis
import CardLayout
import JSON
import SourceText
import Synchronization

/// Draws what pages show and what has changed of it, a page at a time.
struct DrawingRounds: Sendable {
  /// What a page shows when its turn comes.
  struct Turn {
    let pageID: Int
    let page: PreviewPage
    let document: PreviewDocument
  }

  /// With more bytes of text in all views of a page, cards are not kept from one drawing to the next: they take about fifteen
  /// times as much (a list of 3,000 lines in 24 views held 43 MB more).
  static let mostKept = 1 << 20

  private let contents: PreviewContents
  private let report: DocumentReport

  /// Rounds for the pages of `contents`, which get `report` behind their pictures.
  init(_ contents: PreviewContents, _ report: DocumentReport) { (self.contents, self.report) = (contents, report) }

  /// Sees that what has changed is drawn soon, unless a drawing is under way.
  func schedule() {
    guard let number = reserve() else { return }
    contents.host.run(
      PreviewWork(
        lane: .drawing, abandon: { end(number, trappedAt: $0) },
        body: {
          // What is newest now is drawn, not what was newest when the work was handed over; of one text, all pages at once.
          var generation: Int?
          while let turn = nextTurn(number, &generation) { draw(turn) }
          end(number, trappedAt: nil)
        }))
  }

  /// The number of a drawing that is under way from now on; nil when there is one already, or nothing to do.
  private func reserve() -> Int? {
    contents.state.withLock { state in
      guard state.drawing == nil, Self.nextPage(state) != nil else { return nil }
      state.drawings += 1
      state.drawing = state.drawings
      return state.drawings
    }
  }

  /// The drawing `number` came to its end, or trapped at work on `snapshot`: then that is not tried again.
  private func end(_ number: Int, trappedAt snapshot: DocumentSnapshot?) {
    contents.state.withLock { state in
      guard state.drawing == number else { return }
      if let snapshot { state.documents[snapshot.uri]?.didTrap(snapshot) }
      state.drawing = nil
    }
    schedule()
  }

  /// The page whose turn it is, of those that have something to be drawn and whose carrier keeps up.
  private static func nextPage(_ state: borrowing PreviewContents.State) -> Int? {
    let waiting = state.pages.keys.filter { id in
      guard let page = state.pages[id], page.isReady, !page.isSending, !page.views.isEmpty,
        let document = page.uri.flatMap({ state.documents[$0] })
      else { return false }
      return page.isChanged || page.drawnGeneration != document.generation
    }
    return waiting.filter { $0 > state.lastDrawn }.min() ?? waiting.min()
  }

  /// What the drawing `number` is to do: the page whose turn it is, as it is now; nil for nothing, and once there is a newer
  /// text than those of `generation`, which is set by the first.
  private func nextTurn(_ number: Int, _ generation: inout Int?) -> Turn? {
    contents.state.withLock { state in
      let seen = generation ?? state.generation
      generation = seen
      // Another drawing may have taken the place of this one.
      guard state.drawing == number, state.generation == seen, let id = Self.nextPage(state),
        let page = state.pages[id],
        let document = page.uri.flatMap({ state.documents[$0] })
      else { return nil }
      state.lastDrawn = id
      state.pages[id]?.isChanged = false
      return Turn(pageID: id, page: page, document: document)
    }
  }

  /// Whether something newer is to be drawn in place of `turn`.
  private func isOutdated(_ turn: Turn) -> Bool {
    contents.state.withLock { state in
      guard let page = state.pages[turn.pageID], page.uri == turn.document.uri else { return true }
      return page.isChanged || state.documents[turn.document.uri]?.generation != turn.document.generation
    }
  }

  private func draw(_ turn: Turn) {
    let (picture, stale) = turn.document.picture()
    guard let picture, let snapshot = contents.lookedAt(picture.reading(setNamed: turn.page.samples)) else {
      return rest(turn, stale)
    }
    var assets = AssetTable(snapshot.resources, known: turn.page.assets)
    // Below a scene that is played it is drawn at rest.
    let isCard = turn.page.plays && snapshot.playedScene(in: CardEnvironment()) == nil
    let card = isCard ? contents.played(snapshot, on: turn.pageID) : nil
    guard let drawn = views(of: turn, in: snapshot, playing: card, &assets) else { return rest(turn, stale) }
    let isComplete = drawn.count == turn.page.views.count
    let round = Round(views: drawn, picture: picture, snapshot: snapshot, stale: stale, assets: assets.used)
    guard let (page, last) = keep(round, turn) else { return }
    if let message = assets.message { page.send(message) }
    page.send(frames(drawn, snapshot, page, after: last))
    guard isComplete, !isOutdated(turn) else { return }
    if let card {
      CardPlayer(contents, self).didDraw(card, hasOpen: drawn.contains { $0.drawing.hasOpen }, on: turn.pageID)
    }
    report.send(turn, snapshot, stale, drawn.first?.drawing.scene)
  }

  /// Draws the views of the page until something newer is to be drawn; nil where there is nothing to be drawn.
  private func views(
    of turn: Turn, in snapshot: DocumentSnapshot, playing card: CardPlayStack.Card?, _ assets: inout AssetTable
  ) -> [(id: String, drawing: ViewDrawing)]? {
    var drawn: [(id: String, drawing: ViewDrawing)] = []
    /// What has become of the texts that were drawn last, by their generations.
    var edits: [Int: Replacement] = [:]
    // A round that was cut short is taken up where it ended, so that no view waits forever.
    let views = turn.page.views
    let keepsCards = snapshot.text.count * views.count <= Self.mostKept
    for offset in views.indices {
      let index = (turn.page.nextView + offset) % views.count
      if offset > 0, isOutdated(turn) { break }
      let view = views[index]
      let subject = ViewDrawing.Subject(
        uri: snapshot.uri, generation: turn.document.generation, version: snapshot.version,
        samples: snapshot.resources.set?.name ?? "", environment: view.environment, overlays: turn.page.overlays,
        prefix: "v\(index)-")
      let (number, shown) = reserve(subject)
      let played = card?.state(in: view.id)
      if let shown, played == nil {
        assets.add(shown.scene)
        drawn.append((view.id, shown))
        continue
      }
      let earlier = turn.page.drawn[view.id].map { earlier in
        let edit = edits[earlier.generation] ?? Replacement(of: earlier.text.bytes, by: snapshot.text.bytes)
        edits[earlier.generation] = edit
        return (drawing: earlier, edit: edit)
      }
      let laidOut =
        played.map { snapshot.scene(view.environment, playing: $0) }
        ?? (keepsCards
          ? snapshot.scene(view.environment, keepingCardsAfter: earlier.map { $0.drawing.earlierScene($0.edit) })
          : snapshot.scene(view.environment))
      guard let scene = laidOut else { return nil }
      drawn.append(
        (view.id, ViewDrawing(number, subject, scene, of: snapshot, playing: played, &assets, after: earlier)))
    }
    return drawn
  }

  /// The number of the next drawing, and a drawing of the same subject that a page shows, if there is one.
  private func reserve(_ subject: ViewDrawing.Subject) -> (number: Int, shown: ViewDrawing?) {
    contents.state.withLock { state in
      state.drawnViews += 1
      let shown = state.pages.values.lazy.compactMap { $0.drawn.values.first { $0.subject == subject } }.first
      return (state.drawnViews, shown)
    }
  }

  /// Tells the page why there is nothing to be drawn.
  private func rest(_ turn: Turn, _ stale: PreviewDocument.Staleness?) {
    contents.state.withLock { $0.pages[turn.pageID]?.drawnGeneration = turn.document.generation }
    turn.page.send(PreviewMessage.error(stale?.reason ?? "There is nothing to be drawn"))
  }

  /// Remembers what is now sent; the page as it is then and what it had before, or nil when it has gone or turned away.
  private func keep(_ round: Round, _ turn: Turn) -> (page: PreviewPage, last: [String: ViewDrawing])? {
    let isComplete = round.views.count == turn.page.views.count
    return contents.state.withLock { state in
      guard var page = state.pages[turn.pageID], page.uri == turn.document.uri else { return nil }
      let last = page.drawn
      if round.stale == nil { state.documents[turn.document.uri]?.didDraw(round.picture) }
      (page.snapshot, page.stale) = (round.snapshot, round.stale)
      // A view that the page has given up meanwhile is not kept.
      for (id, drawing) in round.views where page.views.contains(where: { $0.id == id }) { page.drawn[id] = drawing }
      page.nextView = isComplete ? 0 : (turn.page.nextView + round.views.count) % max(1, page.views.count)
      page.drawnGeneration = isComplete ? turn.document.generation : -1
      page.sequence += 1
      page.isSending = page.tellsOfDrain
      page.assets.formUnion(round.assets)
      state.pages[turn.pageID] = page
      return (page, last)
    }
  }

  private func frames(
    _ drawn: [(id: String, drawing: ViewDrawing)], _ snapshot: DocumentSnapshot, _ page: PreviewPage,
    after last: [String: ViewDrawing]
  ) -> [UInt8] {
    PreviewMessage.make(.frames) { writer in
      writer.member("uri", snapshot.uri)
      writer.member("version", snapshot.version)
      writer.member("sequence", page.sequence)
      writer.member("views") { writer in
        writer.array { writer in
          for (id, drawing) in drawn {
            writer.element { writer in
              writer.object { writer in
                writer.member("id", id)
                drawing.write(after: last[id], to: &writer)
              }
            }
          }
        }
      }
    }
  }
}

/// The result of one round.
private struct Round {
  let views: [(id: String, drawing: ViewDrawing)]
  /// What is drawn, as its owner has it.
  let picture: DocumentSnapshot
  /// The same with the samples that the page wants.
  let snapshot: DocumentSnapshot
  let stale: PreviewDocument.Staleness?
  /// The images that the views refer to.
  let assets: Set<String>
}
