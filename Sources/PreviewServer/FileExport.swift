import CardAnalysis
import CardLayout
import JSON
import Rendering
import Standards
import Synchronization

/// Files of what pages show.
struct FileExport: Sendable {
  private let contents: PreviewContents

  init(_ contents: PreviewContents) { self.contents = contents }

  /// `export`, on the thread for that: a page wants a file of what it shows; one view for a drawing, all of them for a sheet or a web page.
  func export(_ id: Int, _ message: PageMessage) throws(PreviewError) {
    let (uri, request) = (message.uri, message["request"])
    let format = message["format"].string.flatMap(PreviewFormat.init(rawValue:)) ?? .svg
    guard
      let (page, document) = contents.state.withLock({ state in
        state.pages[id].flatMap { page in state.documents[uri].map { (page, $0) } }
      })
    else { throw PreviewError.noDocument }
    let wanted = message["view"].string
    let views = page.views.filter { wanted == nil || $0.id == wanted }
    guard !views.isEmpty else { throw PreviewError("there is no such view") }
    let snapshot = page.snapshot.flatMap(contents.lookedAt) ?? document.latest.reading(setNamed: page.samples)
    let export = try PreviewExport(snapshot, views.map { (caption: $0.caption, environment: $0.environment) })
    let bytes = try export.file(format, overlays: page.overlays, contents.host.pixels)
    send(bytes, format.fileName(for: document.name), format.type, id, request)
  }

  /// `film`, on the same thread: a page wants a film of what it plays.
  func film(_ id: Int, _ message: PageMessage, _ played: PlayedFilm) throws(PreviewError) {
    let format = message["format"].string.flatMap(FilmFormat.init(rawValue:)) ?? .html
    guard contents.lookedAt(played.snapshot) != nil,
      let name = contents.state.withLock({ $0.documents[message.uri]?.name })
    else { throw PreviewError.noDocument }
    let (film, scenario) = try played.export(touches: message["touches"].bool ?? true)
    let bytes = try film.files(format, of: nil, contents.host.pixels).first ?? []
    send(bytes, format.fileName(for: name, scenario), format.type, id, message["request"])
  }

  /// The same for cards that are not scenes: a picture of what each act has led to.
  func strip(_ id: Int, _ message: PageMessage) throws(PreviewError) {
    let format = message["format"].string.flatMap(FilmFormat.init(rawValue:)) ?? .svg
    guard format == .svg || format == .png else {
      throw PreviewError("only scenes are filmed; of cards there is a strip")
    }
    let (page, documents) = contents.state.withLock { ($0.pages[id], $0.documents) }
    guard let page, let view = page.views.first(where: { $0.id == message["view"].string }),
      let name = documents[message.uri]?.name
    else { throw PreviewError("there is no such view") }
    guard page.played.acts.count > 1 else {
      throw PreviewError("nothing has been done yet; touch the card first")
    }
    var pictures: [CardPicture] = []
    var resources: [DocumentResources] = []
    for act in page.played.acts {
      guard
        let snapshot = documents[act.card.uri].flatMap({
          contents.lookedAt($0.latest.reading(setNamed: page.samples))
        })
      else { continue }
      var state = act.card.state(in: snapshot)
      state.shift = act.card.state(in: view.id).shift
      guard let scene = snapshot.scene(view.environment, playing: state) else { continue }
      pictures.append(CardPicture(act.words, scene))
      resources.append(snapshot.resources)
    }
    let sheet = DrawingSheet(pictures)
    let svg = sheet.svg { resources[$0].bytes }
    let bytes = format == .png ? try contents.host.pixels.pngs([(svg, sheet.size)]).first ?? [] : svg
    send(bytes, format.fileName(for: name, "played"), format.type, id, message["request"])
  }

  private func send(_ bytes: [UInt8], _ name: String, _ type: String, _ id: Int, _ request: JSONValue) {
    let message = PreviewMessage.make(.exported) { writer in
      writer.member("request", request)
      writer.member("name", name)
      writer.member("mediaType", type)
      writer.member("data", String(decoding: Base64.encoded(bytes), as: UTF8.self))
    }
    contents.send(message, to: id)
  }
}
