import CardAnalysis
import CardLayout
import CardModel
import JSON
import JSONRPC
import LSPTypes
import LayoutCore
import Rendering
import SourceText
import XMLSyntax

/// A command that the client can have run.
struct Command: Sendable {
  let name: String
  /// What it does and returns, and its arguments, for the documentation.
  let summary: String
  let run: @Sendable (Query, LSP.ExecuteCommandParams) throws -> JSONValue?

  /// Every command.
  static let all: [Command] = [
    Command(
      name: "cardwright.validateWorkspace",
      summary:
        "Checks every card file of the workspace and shows the findings. Returns how many there are of each severity."
    ) { query, params in
      try WorkspaceValidation(query, params.workDoneToken).run()
    },
    Command(
      name: "cardwright.render",
      summary: """
        Draws a card. Argument: `uri`, and optionally `format` (`svg`), `device`, `platform`, `textSize`, `appearance`, \
        `contrast` and `direction`, as in `cardwright render`. Returns the picture as text.
        """
    ) { query, params in
      try query.render(params)
    },
    Command(
      name: "cardwright.applyEdit",
      summary: "Has the client apply the workspace edit that is the argument; for clients without code action literals."
    ) { query, params in
      query.server.request("workspace/applyEdit", ["edit": params.arguments.first ?? .null] as JSONValue)
      return nil
    },
  ]
}

extension Query {
  /// `cardwright.render`.
  func render(_ params: LSP.ExecuteCommandParams) throws -> JSONValue {
    guard let argument = params.arguments.first,
      let uri = argument.string ?? argument["uri"]?.string ?? argument["textDocument"]?["uri"]?.string
    else { throw ResponseError(.invalidParams, "The argument must name a document by its uri") }
    let format = argument["format"]?.string ?? "svg"
    guard format == "svg" else {
      throw ResponseError(.invalidParams, "The format \(format) is not supported; svg is")
    }
    let document = workspace.documents[uri]
    let snapshot =
      document.map { server.analyst.snapshot(of: $0, in: workspace) }
      ?? FileURI.path(uri).flatMap { server.analyst.snapshot(ofFileAt: $0, in: workspace) }
    guard let snapshot else { throw ResponseError(.requestFailed, "\(uri) is not open and cannot be read") }
    let environment = try Self.environment(argument)
    let picture = CardDrawing.svg(snapshot.tree, environment, file: snapshot.resources.bytes)
    return .string(String(decoding: picture, as: UTF8.self))
  }

  /// The environment that the members of `argument` describe, those of `cardwright render`'s options.
  private static func environment(_ argument: JSONValue) throws -> CardEnvironment {
    var device = Device.standard
    if let id = argument["device"]?.string {
      guard let named = Device.named(id) else {
        throw ResponseError(
          .invalidParams, "There is no device \(id); there are \(Device.all.map(\.id).joined(separator: ", "))")
      }
      device = named
    }
    var environment = CardEnvironment(device)
    try read("platform", of: argument, into: &environment.platform)
    try read("textSize", of: argument, into: &environment.textSize)
    try read("appearance", of: argument, into: &environment.appearance)
    try read("contrast", of: argument, into: &environment.contrast)
    try read("direction", of: argument, into: &environment.direction)
    return environment
  }

  /// Sets `value` to the member `name` of `argument`, if it is there.
  private static func read<Value: RawRepresentable & CaseIterable>(
    _ name: String, of argument: JSONValue, into value: inout Value
  ) throws where Value.RawValue == String {
    guard let text = argument[name]?.string else { return }
    guard let found = Value(rawValue: text) else {
      let allowed = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw ResponseError(.invalidParams, "\(name) cannot be \(text); it is one of \(allowed)")
    }
    value = found
  }
}
