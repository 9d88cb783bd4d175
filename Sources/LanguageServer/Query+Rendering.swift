import CardAnalysis
import CardLayout
import EditorWire
import JSON
import JSONRPC
import LSPTypes
import PreviewServer
import Rendering
import Workspace

extension Query {
  /// `cardwright.render`: the card as the text of an SVG document, or its frames as JSON.
  func render(_ params: LSP.ExecuteCommandParams) throws -> JSONValue {
    let uri = try Self.uri(params)
    let argument = params.arguments.first ?? .null
    let environment = try EnvironmentChoices(members: argument).variant.environment
    let format = try argument.choice("format", RenderFormat.svg)
    let overlays = try Self.overlays(argument)
    guard let snapshot = try card(uri, argument) else {
      throw ResponseError(.requestFailed, "\(uri) is not open and cannot be read")
    }
    guard let scene = snapshot.scene(environment) else {
      throw ResponseError(.requestFailed, "The card cannot be drawn")
    }
    let file = snapshot.resources.bytes
    let bytes =
      switch format {
      case .svg: SVGRenderer.draw(scene, overlays: overlays, file: file)
      case .html: DrawingPage.html([CardPicture(scene)], overlays: overlays, file: file)
      case .json: FrameReport.json(scene)
      }
    return .string(String(decoding: bytes, as: UTF8.self))
  }

  /// The overlays that `argument` names, one as a string or several as a list.
  static func overlays(_ argument: JSONValue) throws(ResponseError) -> Set<DrawingOverlay> {
    guard let value = argument["overlay"], !value.isNull else { return [] }
    let names = value.array ?? [value]
    let overlays = names.compactMap { $0.string.flatMap(DrawingOverlay.init(rawValue:)) }
    guard overlays.count == names.count else {
      let choices = DrawingOverlay.allCases.map(\.rawValue).joined(separator: ", ")
      throw ResponseError(.invalidParams, "overlay must be one or several of \(choices)")
    }
    return Set(overlays)
  }
}

/// What a card is drawn as.
private enum RenderFormat: String, CaseIterable {
  case svg
  case html
  case json
}
