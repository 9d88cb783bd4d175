package import JSON

extension LSP {
  /// What the client says it can do, as far as it matters to us; whatever it does not say, it cannot.
  package struct ClientCapabilities: Sendable {
    // MARK: General

    /// The position encodings it understands, its favourite first.
    package var positionEncodings: [String]

    // MARK: Workspace

    package var workspaceEditDocumentChanges: Bool
    package var workspaceFolders: Bool
    package var configuration: Bool
    package var configurationRegistration: Bool
    package var watchedFilesRegistration: Bool
    package var diagnosticRefresh: Bool

    // MARK: Window

    package var workDoneProgress: Bool
    package var showDocument: Bool

    // MARK: Completion

    package var snippets: Bool
    package var insertReplace: Bool
    package var completionMarkdown: Bool
    package var completionDeprecatedTags: Bool
    package var completionPreselect: Bool
    package var labelDetails: Bool
    /// The names in `completionList.itemDefaults`.
    package var itemDefaults: Set<String>
    /// The names in `completionItem.resolveSupport.properties`; nil when it says nothing.
    package var completionResolve: Set<String>?
    /// The highest `CompletionItemKind` it knows.
    package var completionKindLimit: Int

    // MARK: Reading

    package var hoverMarkdown: Bool
    package var hierarchicalSymbols: Bool
    package var definitionLinks: Bool
    package var typeDefinitionLinks: Bool
    package var linkTooltips: Bool
    /// The most folding ranges it wants for a document; nil when it says nothing.
    package var foldingLimit: Int?
    package var lineFoldingOnly: Bool

    // MARK: Diagnostics

    package var pullDiagnostics: Bool
    package var relatedInformation: Bool
    package var diagnosticVersions: Bool
    package var codeDescription: Bool
    package var diagnosticData: Bool

    // MARK: Changing

    package var codeActionLiterals: Bool
    package var codeActionPreferred: Bool
    package var codeActionData: Bool
    /// The names in `codeAction.resolveSupport.properties`.
    package var codeActionResolve: Set<String>
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
    workspaceEditDocumentChanges = workspace.lenient("workspaceEdit", "documentChanges") ?? false
    workspaceFolders = workspace.lenient("workspaceFolders") ?? false
    configuration = workspace.lenient("configuration") ?? false
    configurationRegistration = workspace.lenient("didChangeConfiguration", "dynamicRegistration") ?? false
    watchedFilesRegistration = workspace.lenient("didChangeWatchedFiles", "dynamicRegistration") ?? false
    diagnosticRefresh =
      workspace.lenient("diagnostics", "refreshSupport") ?? workspace.lenient("diagnostic", "refreshSupport") ?? false

    let document = value["textDocument"] ?? .null
    let completion = document["completion"] ?? .null
    let item = completion["completionItem"] ?? .null
    snippets = item.lenient("snippetSupport") ?? false
    insertReplace = item.lenient("insertReplaceSupport") ?? false
    completionMarkdown = Self.prefersMarkdown(item.lenient("documentationFormat"))
    completionDeprecatedTags = item["tagSupport"] != nil || item.lenient("deprecatedSupport") ?? false
    completionPreselect = item.lenient("preselectSupport") ?? false
    labelDetails = item.lenient("labelDetailsSupport") ?? false
    itemDefaults = Set(completion.lenient("completionList", "itemDefaults", as: [String].self) ?? [])
    completionResolve = item.lenient("resolveSupport", "properties", as: [String].self).map(Set.init)
    completionKindLimit = completion.lenient("completionItemKind", "valueSet", as: [Int].self)?.max() ?? 18

    hoverMarkdown = Self.prefersMarkdown(document.lenient("hover", "contentFormat"))
    hierarchicalSymbols = document.lenient("documentSymbol", "hierarchicalDocumentSymbolSupport") ?? false
    definitionLinks = document.lenient("definition", "linkSupport") ?? false
    typeDefinitionLinks = document.lenient("typeDefinition", "linkSupport") ?? false
    linkTooltips = document.lenient("documentLink", "tooltipSupport") ?? false
    foldingLimit = document.lenient("foldingRange", "rangeLimit")
    lineFoldingOnly = document.lenient("foldingRange", "lineFoldingOnly") ?? false

    let published = document["publishDiagnostics"] ?? .null
    let pulled = document["diagnostic"] ?? .null
    pullDiagnostics = pulled.object != nil
    relatedInformation =
      published.lenient("relatedInformation") ?? false || pulled.lenient("relatedInformation") ?? false
    diagnosticVersions = published.lenient("versionSupport") ?? false
    codeDescription =
      published.lenient("codeDescriptionSupport") ?? false || pulled.lenient("codeDescriptionSupport") ?? false
    diagnosticData = published.lenient("dataSupport") ?? false || pulled.lenient("dataSupport") ?? false

    let action = document["codeAction"] ?? .null
    codeActionLiterals = action["codeActionLiteralSupport"]?.object != nil
    codeActionPreferred = action.lenient("isPreferredSupport") ?? false
    codeActionData = action.lenient("dataSupport") ?? false
    codeActionResolve = Set(action.lenient("resolveSupport", "properties", as: [String].self) ?? [])
    prepareRename = document.lenient("rename", "prepareSupport") ?? false
  }

  private static func prefersMarkdown(_ formats: [String]?) -> Bool { formats?.first == "markdown" }
}
