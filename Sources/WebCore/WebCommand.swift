import CardAnalysis
import EditorWire
import JSON
import JSONRPC
import LSPTypes
import PreviewServer
import Rendering
import Standards

/// A command of the language server that a page can have run, too.
struct WebCommand: Sendable {
  let name: String
  /// Whether it has the card drawn that its argument names, and does nothing else.
  var draws = false
  let run: @Sendable (WebSession, _ argument: JSONValue) throws(ResponseError) -> JSONValue?

  /// Every command.
  static let all: [WebCommand] = [
    WebCommand(name: "cardwright.preview.open") {
      (session: WebSession, argument: JSONValue) throws(ResponseError) -> JSONValue? in
      ["page": .integer(session.preview().connect(argument["uri"]?.string, argument["settings"]))]
    },
    WebCommand(name: "cardwright.preview.close") { (session: WebSession, argument: JSONValue) -> JSONValue? in
      let preview = session.preview().preview
      if let page = argument["page"]?.integer {
        preview.disconnect(page)
      } else {
        preview.close(argument["uri"]?.string)
      }
      return nil
    },
    WebCommand(name: "cardwright.preview.pin") {
      (session: WebSession, argument: JSONValue) throws(ResponseError) -> JSONValue? in
      let uri = try card(argument)
      return ["pinned": .bool(session.preview().preview.pin(uri, argument["pinned"]?.bool))]
    },
    WebCommand(name: "cardwright.preview.export", draws: true) {
      (session: WebSession, argument: JSONValue) throws(ResponseError) -> JSONValue? in
      let uri = try card(argument)
      return try export(try session.document(uri).snapshot, uri, argument["format"]?.string ?? "svg")
    },
  ]

  private static func card(_ argument: JSONValue) throws(ResponseError) -> String {
    guard let uri = argument["uri"]?.string else {
      throw ResponseError(.invalidParams, "The argument must name a document by its uri")
    }
    return uri
  }

  /// The picture of a card as the text of a file, which is the page's to write.
  private static func export(
    _ snapshot: DocumentSnapshot, _ uri: String, _ word: String
  ) throws(ResponseError) -> JSONValue {
    guard let format = PreviewFormat(rawValue: word) else {
      throw ResponseError(.invalidParams, "format must be svg, sheet or html, not \(word)")
    }
    let variants = format == .sheet ? EnvironmentChoices.tour : EnvironmentChoices().variants
    do throws(PreviewError) {
      let export = try PreviewExport(snapshot, variants.map { (caption: $0.caption, environment: $0.environment) })
      let bytes = try export.file(format, overlays: [], WebPreview.pixels)
      return [
        "name": .string(format.fileName(for: FileURI.path(uri) ?? uri)),
        "text": .string(String(decoding: bytes, as: UTF8.self)),
      ]
    } catch {
      throw ResponseError(.requestFailed, error.description)
    }
  }
}
