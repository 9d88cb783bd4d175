import CardAnalysis
import JSON
import JSONRPC
import LSPTypes

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
      summary: "Draws a card. Argument: `uri` and `format` (`svg`). Returns the picture as text."
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
    guard snapshot != nil else { throw ResponseError(.requestFailed, "\(uri) is not open and cannot be read") }
    throw ResponseError(.requestFailed, "There is nothing to draw yet")
  }
}
