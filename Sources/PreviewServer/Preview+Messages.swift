import CardAnalysis
import CardLayout
import CardModel
package import JSON
import Rendering
import SourceText
import Synchronization

extension Preview {
  /// Longer messages of a page are refused, in bytes.
  package static let messageLimit = 1 << 20
  /// More views than this are not drawn for one page.
  static let viewLimit = 24
  /// More questions of a page than this do not wait to be answered.
  static let questionLimit = 64
  /// Longer settings are not kept, in bytes of JSON.
  static let settingsLimit = 64 << 10

  /// Takes a message of a page, the bytes of one JSON object; what is wrong with it is answered and changes nothing.
  package func receive(_ page: Int, _ bytes: [UInt8]) {
    guard bytes.count <= Self.messageLimit else {
      return contents.refuse(page, "A message may be \(Self.messageLimit) bytes long")
    }
    do {
      receive(page, try JSONParser.parse(bytes))
    } catch {
      contents.refuse(page, "This is no JSON: \(error)")
    }
  }

  /// Takes a message of a page.
  package func receive(_ page: Int, _ message: JSONValue) {
    guard let type = message["type"]?.string else {
      return contents.refuse(page, "A message is an object with a member “type”")
    }
    guard type == PageMessage.Kind.hello.rawValue || contents.state.withLock({ $0.pages[page]?.isReady }) == true else {
      return contents.refuse(page, "The first message must be hello, not \(type)")
    }
    do {
      guard let message = try PageMessage(message) else { return }
      switch message.kind {
      case .hello: try hello(page, message)
      case .show: try show(page, message)
      case .select: answer(page, message) { () throws(PreviewError) in try self.select(message) }
      case .inspect: answer(page, message) { () throws(PreviewError) in try self.report.inspect(page, message) }
      case .code: answer(page, message) { () throws(PreviewError) in self.report.code(page, message) }
      case .edit: answer(page, message) { () throws(PreviewError) in try self.edits.edit(page, message) }
      case .fix: answer(page, message) { () throws(PreviewError) in try self.edits.fix(page, message) }
      case .export:
        answer(page, message, .exports) { () throws(PreviewError) in
          try FileExport(self.contents).export(page, message)
        }
      case .film: film(page, message)
      case .settings: try settings(message["settings"])
      case .pin: pin(page, message)
      case .gesture:
        answer(page, message) { () throws(PreviewError) in try self.cards.take(page, message) }
      case .act: inPlay(page, message) { () throws(PreviewError) in try self.plays.act(page, message) }
      case .overview:
        answer(page, message) { () throws(PreviewError) in PreviewOverview(self.contents).answer(page) }
      case .ping: contents.send(PreviewMessage.make(.pong), to: page)
      }
    } catch {
      contents.refuse(page, "\(type): \(error.description)")
    }
  }

  /// Sees to what needs the analysis of a document, on the host's thread for that; answers once, also where a job that was
  /// given up ends after all.
  private func answer(
    _ page: Int, _ message: PageMessage, _ lane: PreviewWork.Lane = .answers,
    _ body: @escaping @Sendable () throws(PreviewError) -> Void
  ) {
    let waiting = contents.state.withLock { state in
      state.pages[page]?.questions += 1
      return state.pages[page]?.questions ?? 0
    }
    let isOpen = Atomic(true)
    let end: @Sendable (PreviewError?) -> Void = { trouble in
      guard isOpen.exchange(false, ordering: .relaxed) else { return }
      self.contents.state.withLock { $0.pages[page]?.questions -= 1 }
      if let trouble { self.refuse(page, message, trouble) }
    }
    guard waiting <= Self.questionLimit else { return end(PreviewError("too many questions at once")) }
    run(lane, body, end)
  }

  /// Sees to what happens in a scene that the page plays; one in which something traps is played no more.
  private func inPlay(
    _ page: Int, _ message: PageMessage, _ body: @escaping @Sendable () throws(PreviewError) -> Void
  ) {
    run(.play, body) { trouble in
      if let trouble { self.refuse(page, message, trouble) }
    }
  }

  /// Has the host do work; `end` hears why it failed, or that it did not.
  private func run(
    _ lane: PreviewWork.Lane, _ body: @escaping @Sendable () throws(PreviewError) -> Void,
    _ end: @escaping @Sendable (PreviewError?) -> Void
  ) {
    host.run(
      PreviewWork(
        lane: lane, abandon: { _ in end(PreviewError("Cardwright met a fault of its own")) },
        body: {
          do throws(PreviewError) {
            try body()
            end(nil)
          } catch {
            end(error)
          }
        }))
  }

  /// Takes what is to be filmed where things happen one after the other, and films it where that may take seconds.
  private func film(_ page: Int, _ message: PageMessage) {
    if message["acts"].bool == true {
      return answer(page, message, .exports) { () throws(PreviewError) in
        try FileExport(self.contents).strip(page, message)
      }
    }
    inPlay(page, message) { () throws(PreviewError) in
      let played = try self.plays.filmed(page, message)
      self.answer(page, message, .exports) { () throws(PreviewError) in
        try FileExport(self.contents).film(page, message, played)
      }
    }
  }

  /// Tells a page why what it asked for cannot be done: with the answer for which it waits, if it waits for one.
  private func refuse(_ page: Int, _ message: PageMessage, _ trouble: PreviewError) {
    switch message.kind {
    case .edit, .fix: edits.answer(page, message["request"], trouble)
    case .act where !message["request"].isNull: edits.answer(page, message["request"], trouble)
    default:
      let view = message.kind == .act ? message["view"].string : nil
      contents.refuse(page, "\(message.kind.rawValue): \(trouble.description)", message["request"], in: view)
    }
  }

  private var host: PreviewHost { contents.host }
  private var edits: DocumentEdits { DocumentEdits(contents) }

  // MARK: Beginning

  private func hello(_ page: Int, _ message: PageMessage) throws(PreviewError) {
    guard let theirs = message["protocol"].integer, theirs >= 1 else {
      throw PreviewError("protocol must be a number from 1; this server speaks 1")
    }
    // Read first: what is told while it is read would come before what is older.
    let settings = host.storedSettings()
    let list = contents.state.withLock { state -> JSONValue? in
      guard state.pages[page] != nil else { return nil }
      let wanted = message["uri"].string ?? state.pages[page]?.uri ?? state.order.first
      state.pages[page]?.isReady = true
      // What is not there may still come: an editor that was started again opens its documents one by one.
      state.pages[page]?.uri = wanted
      state.pages[page]?.assets = []
      state.pages[page]?.forgetDrawings()
      return state.list
    }
    guard let list else { return }
    let (shown, plays) = contents.state.withLock { state in
      let shown = state.pages[page]?.uri.flatMap { state.documents[$0] == nil ? nil : $0 } ?? state.order.first
      let plays = shown != nil && state.toPlay == shown
      if plays { state.toPlay = nil }
      return (shown, plays)
    }
    contents.send(
      PreviewMessage.make(.hello) { writer in
        writer.member("protocol", 1)
        writer.member("server", ["name": "cardwright", "version": .string(host.version)] as JSONValue)
        writer.member("workspace", host.workspace)
        writer.member("canEdit", host.apply != nil)
        writer.member("canSelect", host.select != nil)
        writer.member("documents", list)
        writer.member("uri", ifPresent: shown)
        if plays { writer.member("plays", true) }
        writer.member("devices", Self.devices)
        writer.member("axes", EnvironmentAxis.json)
        writer.member("overlays", array: DrawingOverlay.allCases.map { $0.rawValue })
        writer.member("viewLimit", Self.viewLimit)
        writer.member("noPixels", ifPresent: host.pixels.trouble())
        writer.member("settings", settings)
      }, to: page)
    drawings.schedule()
  }

  private static let devices = JSONValue.array(
    Device.all.map { device in
      [
        "id": .string(device.id), "name": .string(device.name), "platform": .string(device.platform.rawValue),
        "width": .number(device.width), "height": .number(device.height),
        "sizeClass": .string(device.sizeClass.rawValue),
      ]
    })

  // MARK: Wishes

  private func show(_ page: Int, _ message: PageMessage) throws(PreviewError) {
    let uri = message.uri
    let list = message["views"].array ?? []
    guard list.count <= Self.viewLimit else { throw PreviewError("a page may have \(Self.viewLimit) views") }
    let views = try list.map { view throws(PreviewError) in try Self.view(view) }
    guard Set(views.map({ $0.id })).count == views.count else { throw PreviewError("two views have the same id") }
    let overlays = (message["overlays"].array ?? []).compactMap { $0.string.flatMap(DrawingOverlay.init(rawValue:)) }
    try contents.state.withLock { state throws(PreviewError) in
      guard state.documents[uri] != nil else { throw PreviewError.noDocument }
      state.pages[page]?.turn(to: uri)
      state.pages[page]?.views = views
      let ids = Set(views.map { $0.id })
      for id in state.pages[page]?.drawn.keys.filter({ !ids.contains($0) }) ?? [] { state.pages[page]?.drawn[id] = nil }
      state.pages[page]?.overlays = Set(overlays)
      state.pages[page]?.samples = message["samples"].string
      state.pages[page]?.plays = message["plays"].bool ?? false
      if message["plays"].bool == true {
        state.pages[page]?.played.turn(to: uri)
      } else {
        state.pages[page]?.played = CardPlayStack()
      }
      state.pages[page]?.isChanged = true
    }
    cards.tellWay(to: page)
    drawings.schedule()
  }

  private static func view(_ view: JSONValue) throws(PreviewError) -> PreviewPage.View {
    do throws(EnvironmentError) {
      let variant = try EnvironmentChoices(members: view).variant
      return PreviewPage.View(id: view["id"]?.string ?? "", environment: variant.environment, caption: variant.caption)
    } catch {
      throw PreviewError(error.description)
    }
  }

  private func pin(_ page: Int, _ message: PageMessage) {
    contents.state.withLock { state in
      guard state.pages[page]?.uri == message.uri else { return }
      state.pages[page]?.isPinned = message["pinned"].bool ?? false
      state.pages[page]?.isChanged = true
    }
    drawings.schedule()
  }

  private func select(_ message: PageMessage) throws(PreviewError) {
    guard let select = host.select else { throw PreviewError("there is no editor to select in") }
    let (document, range, _) = try contents.place(message)
    select(document.uri, range, message["focus"].bool ?? false)
  }

  private func settings(_ settings: JSONValue) throws(PreviewError) {
    guard settings.jsonBytes.count <= Self.settingsLimit else {
      throw PreviewError("settings may be \(Self.settingsLimit) bytes long")
    }
    host.store(settings)
  }
}
