import CardAnalysis
import Configuration
import EditorWire
import JSON
import JSONRPC
import JSONRPCChannel
import LSPTypes
import SourceText
import Standards
import Synchronization
import Workspace

extension LanguageServer {
  /// `initialize`.
  func initialize(_ params: LSP.InitializeParams) throws -> JSONValue {
    let encoding = PositionEncoding.preferred(among: params.capabilities.positionEncodings)
    let settings = Settings(json: params.initializationOptions)
    var client = params.capabilities
    // Who fetches findings and cannot be asked to do so again would keep those that another file has changed.
    client.pullDiagnostics = client.pullDiagnostics && client.diagnosticRefresh
    let isFirst = life.withLock { life in
      guard life.phase == .started else { return false }
      life.phase = .running
      life.traces = params.trace != "off"
      return true
    }
    guard isFirst else { throw ResponseError(.invalidRequest, "initialize may come only once") }
    workspace.change { [client] workspace in
      workspace.client = client
      workspace.encoding = encoding
      workspace.settings = settings
      workspace.folders = params.folders.compactMap { FileURI.path($0.uri) }.map { AbsolutePath.resolve($0, in: "/") }
    }
    if let level = settings.logLevel { log.level = level }
    log.write(.info, "started by \(params.clientName), positions in \(encoding.rawValue)")
    if let process = params.processID { watch(process) }
    var capabilities = JSONObject([.init("positionEncoding", .string(encoding.rawValue))])
    for method in table {
      guard let capability = method.capability, let value = capability.value(client) else { continue }
      capabilities.set(value, at: capability.path[...])
    }
    return [
      "capabilities": .object(capabilities), "serverInfo": ["name": "cardwright", "version": .string(version)],
    ]
  }

  /// `initialized`: asks for what only the client can give.
  func initialized() {
    let wanted = workspace.now.client
    var registrations: [JSONValue] = []
    if wanted.watchedFilesRegistration {
      let watchers = Self.watchedPatterns.map { JSONValue.object(JSONObject([.init("globPattern", .string($0))])) }
      registrations.append([
        "id": "cardwright.files", "method": "workspace/didChangeWatchedFiles",
        "registerOptions": ["watchers": .array(watchers)],
      ])
    } else {
      watchNamedFiles()
    }
    if wanted.configurationRegistration {
      registrations.append([
        "id": "cardwright.settings", "method": "workspace/didChangeConfiguration",
        "registerOptions": ["section": "cardwright"],
      ])
    }
    if !registrations.isEmpty {
      client.request("client/registerCapability", ["registrations": .array(registrations)] as JSONValue)
    }
    if wanted.configuration { askForSettings() }
    lookAtProject()
  }

  /// Cards, sample data, configurations and images: everything that findings can depend on.
  private static let watchedPatterns = [
    "**/*\(CardLanguage.fileSuffix)", "**/*.json", "**/\(ConfigurationFile.name)",
    "**/*.{png,jpg,jpeg,gif,svg,webp,heic,pdf}",
  ]

  /// Asks the client for the section `cardwright` of its settings.
  func askForSettings() {
    let params: JSONValue = ["items": [["section": "cardwright"]]]
    client.request("workspace/configuration", params) { [weak self] result in
      guard let self, case .success(let value) = result, let section = value[0], section.object != nil else { return }
      self.apply(Settings(json: section))
    }
  }

  /// Takes new settings and shows their effect.
  func apply(_ settings: Settings) {
    let hasChanged = workspace.change { workspace in
      defer { workspace.settings = settings }
      return workspace.settings != settings
    }
    guard hasChanged else { return }
    if let level = settings.logLevel { log.level = level }
    lookAnew(at: workspace.now.documents.values)
    lookAtProject()
  }

  /// `shutdown`.
  func shutDown() -> JSONValue {
    life.withLock { $0.phase = .shutDown }
    preview.closeAll()
    log.write(.info, "shutting down")
    return .null
  }

  /// `exit`.
  func exit() {
    life.withLock { $0.exitCode = $0.phase == .shutDown ? 0 : 1 }
  }
}

extension JSONObject {
  /// Puts `value` at `path`, making the objects on the way.
  fileprivate mutating func set(_ value: JSONValue, at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    if path.count == 1 {
      self[name] = value
    } else {
      var inner = self[name]?.object ?? JSONObject()
      inner.set(value, at: path.dropFirst())
      self[name] = .object(inner)
    }
  }
}
