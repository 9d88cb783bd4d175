import CardAnalysis
import JSON
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
    else { throw PreviewError("there is no document \(uri)") }
    let wanted = message["view"].string
    let views = page.views.filter { wanted == nil || $0.id == wanted }
    guard !views.isEmpty else { throw PreviewError("there is no such view") }
    let snapshot = page.snapshot.flatMap(contents.lookedAt) ?? document.latest
    let export = try PreviewExport(snapshot, views.map { (caption: $0.caption, environment: $0.environment) })
    let bytes = try export.file(format, overlays: page.overlays, png: contents.host.png)
    contents.send(Self.exported(bytes, format, of: document.name, request), to: id)
  }

  private static func exported(
    _ bytes: [UInt8], _ format: PreviewFormat, of name: String, _ request: JSONValue
  ) -> [UInt8] {
    PreviewMessage.make(.exported) { writer in
      writer.member("request", request)
      writer.member("name", format.fileName(for: name))
      writer.member("mediaType", format.type)
      writer.member("data", String(decoding: Base64.encoded(bytes), as: UTF8.self))
    }
  }
}
