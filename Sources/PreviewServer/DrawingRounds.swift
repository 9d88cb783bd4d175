import BundledData
import CardAnalysis
import CardLayout
import JSON
import LayoutCore
import Rendering
import SourceText
import Synchronization

/// Draws what pages show and what has changed of it, a page at a time.
struct DrawingRounds: Sendable {
  /// One round of drawing for one page.
  struct Task {
    let pageID: Int
    let page: PreviewPage
    let document: PreviewDocument
  }

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
          // What is newest now is drawn, not what was newest when the work was handed over.
          if let task = nextTask(number) { draw(task) }
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

  /// What the drawing `number` is to do: the page whose turn it is, as it is now; nil for nothing.
  private func nextTask(_ number: Int) -> Task? {
    contents.state.withLock { state in
      // Another drawing may have taken the place of this one.
      guard state.drawing == number, let id = Self.nextPage(state), let page = state.pages[id],
        let document = page.uri.flatMap({ state.documents[$0] })
      else { return nil }
      state.lastDrawn = id
      state.pages[id]?.isChanged = false
      return Task(pageID: id, page: page, document: document)
    }
  }

  /// Whether something newer is to be drawn in place of `task`.
  private func isOutdated(_ task: Task) -> Bool {
    contents.state.withLock { state in
      guard let page = state.pages[task.pageID], page.uri == task.document.uri else { return true }
      return page.isChanged || state.documents[task.document.uri]?.generation != task.document.generation
    }
  }

  private func draw(_ task: Task) {
    let (picture, stale) = task.document.picture()
    guard let snapshot = picture.flatMap(contents.lookedAt) else { return rest(task, stale) }
    var assets = AssetTable(snapshot.resources, known: task.page.assets)
    var drawn: [PictureOfView] = []
    // A round that was cut short is taken up where it ended, so that no view waits forever.
    let views = task.page.views
    let played = task.page.plays ? contents.playState(of: snapshot, on: task.pageID) : nil
    for offset in views.indices {
      let index = (task.page.nextView + offset) % views.count
      if offset > 0, isOutdated(task) { break }
      let environment = views[index].environment
      let laidOut = played.map { snapshot.scene(environment, playing: $0) } ?? snapshot.scene(environment)
      guard let scene = laidOut else { return rest(task, stale) }
      let targets = played.map { _ in snapshot.playTargets(scene) } ?? nil
      var scrolling = SceneScrolling(scene)
      // A cell that is swiped aside goes back at a touch.
      for target in targets?.all ?? [] where !target.swipes.isEmpty { scrolling.hold(target.part) }
      let svg = assets.draw(scene, task.page.overlays, prefix: "v\(index)-", scrolling: scrolling)
      let parts = FrameReport.parts(scene).jsonBytes
      let touchable = played == nil ? [] : CardPlayReport.targets(targets).jsonBytes
      let last = task.page.drawn[views[index].id]
      let drawing = PreviewPage.Drawn(
        svg: Digest.of(svg), parts: Digest.of(parts), targets: Digest.of(touchable), scene: scene)
      drawn.append(
        PictureOfView(
          id: views[index].id, drawn: drawing, svg: last?.svg == drawing.svg ? nil : svg,
          parts: last?.parts == drawing.parts ? nil : parts,
          targets: touchable.isEmpty || last?.targets == drawing.targets ? nil : touchable,
          scrolling: scrolling, stops: played == nil ? [:] : CardPlayReport.stops(scene, snapshot),
          hasReadingLine: task.page.overlays.contains(.readingOrder)))
    }
    let isComplete = drawn.count == views.count
    guard let page = keep(Round(views: drawn, snapshot: snapshot, stale: stale, assets: assets.used), task) else {
      return
    }
    if let message = assets.message { page.send(message) }
    page.send(frames(drawn, snapshot, page))
    guard isComplete, !isOutdated(task) else { return }
    report.send(task, snapshot, stale, drawn.first?.drawn.scene)
  }

  /// Tells the page why there is nothing to be drawn.
  private func rest(_ task: Task, _ stale: PreviewDocument.Staleness?) {
    contents.state.withLock { $0.pages[task.pageID]?.drawnGeneration = task.document.generation }
    task.page.send(PreviewMessage.error(stale?.reason ?? "There is nothing to be drawn"))
  }

  /// Remembers what is now sent; the page as it is then, or nil when it has gone or turned away.
  private func keep(_ round: Round, _ task: Task) -> PreviewPage? {
    let isComplete = round.views.count == task.page.views.count
    return contents.state.withLock { state in
      guard var page = state.pages[task.pageID], page.uri == task.document.uri else { return nil }
      if round.stale == nil { state.documents[task.document.uri]?.didDraw(round.snapshot) }
      (page.snapshot, page.stale) = (round.snapshot, round.stale)
      // A view that the page has given up meanwhile is not kept.
      for picture in round.views where page.views.contains(where: { $0.id == picture.id }) {
        page.drawn[picture.id] = picture.drawn
      }
      page.nextView = isComplete ? 0 : (task.page.nextView + round.views.count) % max(1, page.views.count)
      page.drawnGeneration = isComplete ? task.document.generation : -1
      page.sequence += 1
      page.isSending = page.tellsOfDrain
      page.assets.formUnion(round.assets)
      state.pages[task.pageID] = page
      return page
    }
  }

  private func frames(_ drawn: [PictureOfView], _ snapshot: DocumentSnapshot, _ page: PreviewPage) -> [UInt8] {
    PreviewMessage.make(.frames) { writer in
      writer.member("uri", snapshot.uri)
      writer.member("version", snapshot.version)
      writer.member("sequence", page.sequence)
      writer.member("views") { writer in
        writer.array { writer in
          for picture in drawn { writer.element { picture.encode(to: &$0) } }
        }
      }
    }
  }
}

/// The result of one round.
private struct Round {
  let views: [PictureOfView]
  let snapshot: DocumentSnapshot
  let stale: PreviewDocument.Staleness?
  /// The images that the views refer to.
  let assets: Set<String>
}

/// A view as it was drawn.
private struct PictureOfView {
  let id: String
  let drawn: PreviewPage.Drawn
  /// The drawing and the report on its parts, each nil when it is as before.
  let svg: [UInt8]?
  let parts: [UInt8]?
  /// What can be touched, nil when it is as before or nothing is played.
  let targets: [UInt8]?
  let scrolling: SceneScrolling
  /// Where what scrolls comes to rest, by its part.
  let stops: [Int: [Double]]
  /// Whether the line of the reading order is drawn.
  let hasReadingLine: Bool

  func encode(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("size", [drawn.scene.size.width, drawn.scene.size.height])
      writer.member("ground", drawn.scene.environment.color(.page).hex)
      if let svg { writer.member("svg", String(decoding: svg, as: UTF8.self)) }
      if let parts { writer.member("parts") { $0.raw(parts) } }
      if let targets { writer.member("targets") { $0.raw(targets) } }
      guard svg != nil || parts != nil || !stops.isEmpty else { return }
      writer.member("scrollers", array: scrollers)
      if svg != nil, hasReadingLine, !scrolling.limits.isEmpty { writer.member("readingLine", array: readingLine) }
    }
  }

  private var scrollers: [JSONValue] {
    scrolling.limits.sorted { $0.key < $1.key }.map { part, limits in
      var scroller = JSONObject()
      scroller["part"] = .integer(part)
      scroller["left"] = .number(limits.left)
      scroller["right"] = .number(limits.right)
      scroller["up"] = .number(limits.up)
      scroller["down"] = .number(limits.down)
      if let stops = stops[part] { scroller["stops"] = .array(stops.map(JSONValue.number)) }
      return .object(scroller)
    }
  }

  private var readingLine: [JSONValue] {
    DrawingOverlay.readingPlaces(drawn.scene).map { part, place in
      ["part": .integer(part), "x": .number(place.x), "y": .number(place.y)]
    }
  }
}
