import CardAnalysis
import CardLayout
import CardModel
import JSON
import LayoutCore
import Rendering
import SourceText
import Synchronization

extension Preview {
  /// One round of drawing for one page.
  struct Task {
    let pageID: Int
    let page: PreviewPage
    let document: PreviewDocument
  }

  /// Sees that what has changed is drawn soon, unless that is under way.
  func schedule() {
    let number = state.withLock { state -> Int? in
      guard state.drawing == nil, Self.nextPage(state) != nil else { return nil }
      state.drawings += 1
      state.drawing = (state.drawings, nil, 0)
      return state.drawings
    }
    guard let number else { return }
    host.draw({ self.giveUp(number) }) {
      while let task = self.nextTask(number) { self.draw(task) }
    }
  }

  /// The drawing `number` trapped: the text that it was at is not tried again.
  private func giveUp(_ number: Int) {
    state.withLock { state in
      guard let drawing = state.drawing, drawing.number == number else { return }
      if let uri = drawing.uri { state.documents[uri]?.faultyGeneration = drawing.generation }
      state.drawing = nil
    }
    schedule()
  }

  /// The page whose turn it is, of those that have something to be drawn and whose carrier keeps up.
  private static func nextPage(_ state: borrowing State) -> Int? {
    let waiting = state.pages.keys.filter { id in
      guard let page = state.pages[id], page.isReady, !page.isSending, !page.views.isEmpty,
        let document = page.uri.flatMap({ state.documents[$0] })
      else { return false }
      return page.isChanged || page.drawnGeneration != document.generation
    }
    return waiting.filter { $0 > state.lastDrawn }.min() ?? waiting.min()
  }

  private func nextTask(_ number: Int) -> Task? {
    state.withLock { state in
      // Another one has taken the place of a drawing that was given up.
      guard state.drawing?.number == number else { return nil }
      guard let id = Self.nextPage(state), let page = state.pages[id],
        let document = page.uri.flatMap({ state.documents[$0] })
      else {
        state.drawing = nil
        return nil
      }
      state.lastDrawn = id
      state.pages[id]?.isChanged = false
      state.drawing = (number, document.uri, document.generation)
      return Task(pageID: id, page: page, document: document)
    }
  }

  /// Whether something newer is to be drawn in place of `task`.
  private func isOutdated(_ task: Task) -> Bool {
    state.withLock { state in
      guard let page = state.pages[task.pageID], page.uri == task.document.uri else { return true }
      return page.isChanged || state.documents[task.document.uri]?.generation != task.document.generation
    }
  }

  private func draw(_ task: Task) {
    let (snapshot, stale) = task.document.picture()
    guard var measurer = TextMeasurer.standard else { return }
    let card = CardDocument(snapshot.tree, file: snapshot.resources.bytes)
    var assets = AssetTable(snapshot.resources, known: task.page.assets)
    var drawn: [PictureOfView] = []
    // A round that was cut short is taken up where it ended, so that no view waits for ever.
    let views = task.page.views
    for offset in views.indices {
      let index = (task.page.nextView + offset) % views.count
      if offset > 0, isOutdated(task) { break }
      let scene = PositionedScene(card, views[index].environment, &measurer)
      let svg = assets.draw(scene, task.page.overlays, prefix: "v\(index)-")
      let parts = FrameReport.parts(scene).jsonBytes
      let digest = Digest.of(svg, parts)
      let isNew = task.page.drawn[views[index].id]?.digest != digest
      drawn.append(
        PictureOfView(id: views[index].id, scene: scene, digest: digest, svg: isNew ? svg : nil, parts: parts))
    }
    let isComplete = drawn.count == views.count
    guard let page = keep(Round(views: drawn, snapshot: snapshot, stale: stale, assets: assets.used), task) else {
      return
    }
    if let message = assets.message { page.send(message) }
    page.send(frames(drawn, snapshot, page))
    guard isComplete, !isOutdated(task) else { return }
    describe(task, snapshot, stale, drawn.first?.scene)
  }

  /// Remembers what is now sent; the page as it is then, or nil when it has gone or turned away.
  private func keep(_ round: Round, _ task: Task) -> PreviewPage? {
    let isComplete = round.views.count == task.page.views.count
    return state.withLock { state in
      guard var page = state.pages[task.pageID], page.uri == task.document.uri else { return nil }
      if round.stale == nil { state.documents[task.document.uri]?.didDraw(round.snapshot) }
      (page.snapshot, page.stale) = (round.snapshot, round.stale)
      // A view that the page has given up meanwhile is not kept.
      for picture in round.views where page.views.contains(where: { $0.id == picture.id }) {
        page.drawn[picture.id] = PreviewPage.Drawn(digest: picture.digest, scene: picture.scene)
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
    PreviewMessage.make("frames") { writer in
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

/// What came of one round.
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
  let scene: PositionedScene
  let digest: Int
  /// The drawing; nil when it is as before.
  let svg: [UInt8]?
  let parts: [UInt8]

  func encode(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("size", [scene.size.width, scene.size.height])
      guard let svg else { return }
      writer.member("svg", String(decoding: svg, as: UTF8.self))
      writer.member("parts") { $0.raw(parts) }
    }
  }
}
