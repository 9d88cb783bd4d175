package import JSON

extension LSP {
  /// What the client says it can do, as far as it matters to us; whatever it does not say, it cannot.
  package struct ClientCapabilities: Sendable {
    // MARK: General

    /// The position encodings it understands, the preferred one first.
    package var positionEncodings: [String]

    // MARK: Workspace

    /// Whether edits may carry versions.
    package var workspaceEditDocumentChanges: Bool
    /// Whether edits may rename files.
    package var renamesFiles: Bool
    /// Whether edits may make files.
    package var createsFiles: Bool
    /// Whether edits may be snippets.
    package var snippetEdits: Bool
    /// Whether it asks before files are renamed.
    package var willRenameFiles: Bool
    /// Whether it reports workspace folders that are added and removed.
    package var workspaceFolders: Bool
    /// Whether it answers questions about settings.
    package var configuration: Bool
    /// Whether the server can register for changes of settings.
    package var configurationRegistration: Bool
    /// Whether it applies edits that the server sends.
    package var applyEdit: Bool
    /// Whether files to be watched can be registered.
    package var watchedFilesRegistration: Bool
    /// Whether it can be asked to fetch findings anew.
    package var diagnosticRefresh: Bool
    /// Whether it can be asked to fetch code lenses anew.
    package var codeLensRefresh: Bool
    /// Whether it can be asked to fetch inlay hints anew.
    package var inlayHintRefresh: Bool

    // MARK: Window

    /// Whether the server may start a progress report.
    package var workDoneProgress: Bool
    /// Whether it can show a document when the server asks for it.
    package var showDocument: Bool

    // MARK: Completion

    /// Whether inserted text may be a snippet.
    package var snippets: Bool
    /// Whether an item may have one range for inserting and one for replacing.
    package var insertReplace: Bool
    /// Whether it shows the rest of what has been begun behind the caret.
    package var inlineCompletion: Bool
    /// Whether it prefers Markdown in the documentation of items.
    package var completionMarkdown: Bool
    /// Whether an item may be preselected.
    package var completionPreselect: Bool
    /// The names in `completionList.itemDefaults`.
    package var itemDefaults: Set<String>
    /// The highest `CompletionItemKind` it knows.
    package var completionKindLimit: Int

    // MARK: Reading

    /// Whether it prefers Markdown in hovers.
    package var hoverMarkdown: Bool
    /// Whether outlines may nest.
    package var hierarchicalSymbols: Bool
    /// Whether definitions may be links with an origin.
    package var definitionLinks: Bool
    /// Whether type definitions may be links with an origin.
    package var typeDefinitionLinks: Bool
    /// Whether links may have tooltips.
    package var linkTooltips: Bool
    /// Whether it fetches tokens of meaning.
    package var semanticTokens: Bool
    /// The most folding ranges it wants for a document; nil when it says nothing.
    package var foldingLimit: Int?

    /// Whether it asks for edits before a document is saved.
    package var willSaveWaitUntil: Bool

    // MARK: Diagnostics

    /// Whether it fetches findings itself.
    package var pullDiagnostics: Bool
    /// Whether what it fetches may come with the findings of other documents.
    package var relatedDocuments: Bool
    /// Whether findings may point to other places.
    package var relatedInformation: Bool
    /// Whether published findings may name the document's version.
    package var diagnosticVersions: Bool
    /// Whether the code of a finding may be a link.
    package var codeDescription: Bool

    // MARK: Changing

    /// Whether actions may be more than commands.
    package var codeActionLiterals: Bool
    /// Whether it shows commands above lines of the text.
    package var codeLens: Bool
    /// Whether an action may be marked as the preferred one.
    package var codeActionPreferred: Bool
    /// Whether actions may carry data.
    package var codeActionData: Bool
    /// The names in `codeAction.resolveSupport.properties`.
    package var codeActionResolve: Set<String>
    /// Whether it asks before a renaming what would be renamed.
    package var prepareRename: Bool
  }
}

extension LSP.ClientCapabilities: JSONDecodable {
  /// Reads whatever is there; never fails.
  package init(json value: JSONValue) {
    let window = value["window"] ?? .null
    positionEncodings = value.lenient("general", "positionEncodings") ?? []
    workDoneProgress = window.lenient("workDoneProgress") ?? false
    showDocument = window.lenient("showDocument", "support") ?? false

    let workspace = value["workspace"] ?? .null
    applyEdit = workspace.lenient("applyEdit") ?? false
    (createsFiles, renamesFiles) = Self.operations(workspace)
    workspaceEditDocumentChanges = Self.takesDocumentChanges(workspace)
    snippetEdits = workspaceEditDocumentChanges && workspace.lenient("workspaceEdit", "snippetEditSupport") ?? false
    willRenameFiles = workspace.lenient("fileOperations", "willRename") ?? false
    workspaceFolders = workspace.lenient("workspaceFolders") ?? false
    configuration = workspace.lenient("configuration") ?? false
    configurationRegistration = workspace.lenient("didChangeConfiguration", "dynamicRegistration") ?? false
    watchedFilesRegistration = workspace.lenient("didChangeWatchedFiles", "dynamicRegistration") ?? false
    diagnosticRefresh =
      workspace.lenient("diagnostics", "refreshSupport") ?? workspace.lenient("diagnostic", "refreshSupport") ?? false
    codeLensRefresh = workspace.lenient("codeLens", "refreshSupport") ?? false
    inlayHintRefresh = workspace.lenient("inlayHint", "refreshSupport") ?? false

    let document = value["textDocument"] ?? .null
    let completion = document["completion"] ?? .null
    let item = completion["completionItem"] ?? .null
    snippets = item.lenient("snippetSupport") ?? false
    inlineCompletion = document["inlineCompletion"]?.object != nil
    insertReplace = item.lenient("insertReplaceSupport") ?? false
    completionMarkdown = Self.prefersMarkdown(item.lenient("documentationFormat"))
    completionPreselect = item.lenient("preselectSupport") ?? false
    itemDefaults = Set(completion.lenient("completionList", "itemDefaults", as: [String].self) ?? [])
    completionKindLimit = completion.lenient("completionItemKind", "valueSet", as: [Int].self)?.max() ?? 18

    hoverMarkdown = Self.prefersMarkdown(document.lenient("hover", "contentFormat"))
    hierarchicalSymbols = document.lenient("documentSymbol", "hierarchicalDocumentSymbolSupport") ?? false
    definitionLinks = document.lenient("definition", "linkSupport") ?? false
    typeDefinitionLinks = document.lenient("typeDefinition", "linkSupport") ?? false
    linkTooltips = document.lenient("documentLink", "tooltipSupport") ?? false
    foldingLimit = document.lenient("foldingRange", "rangeLimit")
    semanticTokens = document["semanticTokens"]?.object != nil

    willSaveWaitUntil = document.lenient("synchronization", "willSaveWaitUntil") ?? false
    let published = document["publishDiagnostics"] ?? .null
    let pulled = document["diagnostic"] ?? .null
    pullDiagnostics = pulled.object != nil
    relatedDocuments = pulled.lenient("relatedDocumentSupport") ?? false
    relatedInformation =
      published.lenient("relatedInformation") ?? false || pulled.lenient("relatedInformation") ?? false
    diagnosticVersions = published.lenient("versionSupport") ?? false
    codeDescription =
      published.lenient("codeDescriptionSupport") ?? false || pulled.lenient("codeDescriptionSupport") ?? false

    codeLens = document["codeLens"]?.object != nil
    let action = document["codeAction"] ?? .null
    codeActionLiterals = action["codeActionLiteralSupport"]?.object != nil
    codeActionPreferred = action.lenient("isPreferredSupport") ?? false
    codeActionData = action.lenient("dataSupport") ?? false
    codeActionResolve = Set(action.lenient("resolveSupport", "properties", as: [String].self) ?? [])
    prepareRename = document.lenient("rename", "prepareSupport") ?? false
  }

  /// What edits may do to files.
  private static func operations(_ workspace: JSONValue) -> (create: Bool, rename: Bool) {
    let names: [String] = workspace.lenient("workspaceEdit", "resourceOperations") ?? []
    return (names.contains("create"), names.contains("rename"))
  }

  /// Whether edits may be `documentChanges`: what changes files stands among these, and Neovim says that it takes such alone.
  private static func takesDocumentChanges(_ workspace: JSONValue) -> Bool {
    let (creates, renames) = operations(workspace)
    return workspace.lenient("workspaceEdit", "documentChanges") ?? false || creates || renames
  }

  private static func prefersMarkdown(_ formats: [String]?) -> Bool { formats?.first == "markdown" }
}
