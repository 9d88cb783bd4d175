import CardLayout
import Handover
import JSON
import JSONRPC
import LSPTypes

/// A command that the client can have run.
struct Command: Sendable {
  let name: String
  /// What it does and returns, and its arguments, for the documentation; a start makes none of these texts.
  var summary: String { text() }
  let run: @Sendable (Query, LSP.ExecuteCommandParams) throws -> JSONValue?
  private let text: @Sendable () -> String

  init(
    name: String, summary text: @autoclosure @escaping @Sendable () -> String,
    run: @escaping @Sendable (Query, LSP.ExecuteCommandParams) throws -> JSONValue?
  ) {
    (self.name, self.run, self.text) = (name, run, text)
  }

  /// Every command.
  static let all: [Command] = [
    Command(
      name: "cardwright.validateWorkspace",
      summary:
        "Checks every card file of the workspace and shows the findings. Returns how many there are of each severity."
    ) { query, _ in
      try query.validateWorkspace()
    },
    Command(
      name: WorkspaceRepair.command,
      summary: """
        Fixes what can be fixed without asking in every card file of the workspace, by an edit that the client applies. \
        Argument: none, or `code`, the kind of finding that is fixed alone. Returns `fixed` and `files`, how many, and \
        `leftOut`, how many files are not stored as UTF-8.
        """
    ) { query, params in
      let code = params.arguments.first?["code"]?.string
      guard code != nil || params.arguments.isEmpty else {
        throw ResponseError(
          .invalidParams, "\(WorkspaceRepair.command) takes an object with the string “code”, or no argument")
      }
      return try WorkspaceRepair(query, code).run()
    },
    Command(
      name: "cardwright.render",
      summary: """
        Draws a card. Argument: `uri`, and optionally `format` (`svg`, `html`, `json`), `overlay` (one or a list), `samples` \
        (the name of a sample set, or empty for the samples that the card names) and, as in \
        `cardwright render`, \(EnvironmentAxis.all.map { "`\($0.name)`" }.joined(separator: ", ")). Returns the picture as text.
        """
    ) { query, params in
      try query.render(params)
    },
    Command(
      name: "cardwright.samples",
      summary: """
        Has findings, hovers, hints, drawings and previews be those of the cards with the samples of a set of the project. \
        Argument: `set`, its name, or empty for the samples that cards name; without it nothing changes. Returns `set`, the \
        one that is chosen, and `sets`, the names of all.
        """
    ) { query, params in
      try query.samples(params)
    },
    Command(
      name: "cardwright.test",
      summary: """
        Runs the scenarios of a scene. Argument: `uri`, and optionally `scenario` (the id of one), `shows` (whether the \
        client shows the outcome as a message) and `runs` (`false` lists the scenarios alone, without running them). \
        Returns `scenarios`, each with `id`, `device`, `range`, and where they ran `profile`, `outcome` (`passed`, \
        `failed`, `error`), `seconds`, `failures` (`range`, `message`, and for a claim `claim`, `expected`, `actual`), \
        `trace`, and `trouble` where it could not run.
        """
    ) { query, params in
      try query.test(params)
    },
    Command(
      name: "cardwright.film",
      summary: """
        Writes the film of a scenario beside the card: a page that plays. Argument: `uri`, and optionally `scenario` (its \
        id) or `position` (a place in it), else it is the first; `path` within the workspace, `touches` (whether fingers \
        are seen; they are unless it is false), and `shows` (whether it is opened). Returns `path` and `uri` of the file.
        """
    ) { query, params in
      try query.film(params)
    },
    Command(
      name: AppExport.command,
      summary: """
        Hands a card over to an app, as `cardwright export` does with that file alone. Argument: `uri`, `target` \
        (\(HandoverTarget.all.map { "`\($0.name)`" }.joined(separator: ", "))), and optionally `folder`, the folder of the app \
        within the workspace, and `app`, its name. The client makes and changes the texts by one edit, so that nothing is \
        overwritten unseen; what people have written in stays, and pictures are copied where there are none yet. Returns \
        `folder`, `files`, the paths of those that were missing or differed, and `losses`, how much is not as in the card.
        """
    ) { query, params in
      try AppExport(query).run(params)
    },
    Command(
      name: "cardwright.preview.open",
      summary: """
        Opens the live preview of an open card. Argument: `uri` (none for the only card that is open), and optionally \
        `carrier`: `browser` returns `url` and has the client open it where it can (`opened`); without `carrier` the \
        server opens it where the client cannot; `webview` returns `page` and `html` for a page of the \
        editor's own, whose messages travel as `cardwright/preview/toPage` and `cardwright/preview/fromPage`.
        """
    ) { query, params in
      try query.openPreview(params)
    },
    Command(
      name: "cardwright.preview.record",
      summary: """
        Has the pages that show the open scene `uri` play it, and opens one as `cardwright.preview.open` does when there \
        is none: what is done there becomes the steps of a scenario. Returns `url` where a page was opened.
        """
    ) { query, params in
      try query.record(params)
    },
    Command(
      name: "cardwright.preview.close",
      summary: "Closes the pages of the document `uri`, the editor's own page `page`, or without argument all."
    ) { query, params in
      query.closePreview(params)
      return nil
    },
    Command(
      name: "cardwright.preview.pin",
      summary: """
        Has the pages that show the document `uri` stay with it, or follow the editor; `pinned` says which, else it \
        changes. Returns `pinned`.
        """
    ) { query, params in
      try query.pinPreview(params)
    },
    Command(
      name: "cardwright.preview.export",
      summary: """
        Writes a drawing beside the card. Argument: `uri`, `format` (`svg`, `png`, `sheet`, `html`), optionally `path` \
        within the workspace and the members of `cardwright.render`. Returns `path` and `uri` of the file.
        """
    ) { query, params in
      try query.exportPreview(params)
    },
    Command(
      name: "cardwright.applyEdit",
      summary: "Has the client apply the workspace edit that is the argument; for clients without code action literals."
    ) { query, params in
      query.server.client.applyEdit(["edit": params.arguments.first ?? .null] as JSONValue)
      return nil
    },
  ]
}
