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
      summary: """
        Draws a card. Argument: `uri`, and optionally `format` (`svg`, `html`, `json`), `device`, `orientation`, `width`, \
        `platform`, `textSize`, `appearance`, `contrast`, `direction`, `state` and `overlay` (one or a list), as in \
        `cardwright render`. Returns the picture as text.
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
