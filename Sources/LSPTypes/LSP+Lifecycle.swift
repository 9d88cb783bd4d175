package import JSON
import Standards

extension LSP {
  /// The parameters of `initialize`.
  package struct InitializeParams: Sendable, JSONDecodable {
    /// The process that started the server; nil when there is none to watch.
    package var processID: Int?
    /// The client's name and version, for the log.
    package var clientName: String
    /// What the client can do.
    package var capabilities: ClientCapabilities
    /// The settings that the client starts the server with.
    package var initializationOptions: JSONValue
    /// The folders, from `workspaceFolders` or else from `rootUri` or `rootPath`.
    package var folders: [WorkspaceFolder]
    /// How much the client wants to see: `off`, `messages` or `verbose`.
    package var trace: String

    package init(json value: JSONValue) throws(DecodingFailure) {
      processID = value.lenient("processId")
      clientName = value.lenient("clientInfo", "name") ?? "a client without a name"
      if let version: String = value.lenient("clientInfo", "version") { clientName += " " + version }
      capabilities = ClientCapabilities(json: value["capabilities"] ?? .null)
      initializationOptions = value["initializationOptions"] ?? .null
      trace = value.lenient("trace") ?? "off"
      if let folders: [WorkspaceFolder] = try value.optional("workspaceFolders") {
        self.folders = folders
      } else if let root: String = try value.optional("rootUri") {
        folders = [WorkspaceFolder(uri: root)]
      } else if let path: String = try value.optional("rootPath"), path.hasPrefix("/") {
        folders = [WorkspaceFolder(uri: "file://" + PercentEncoding.encoded(path, keeping: "/"))]
      } else {
        folders = []
      }
    }
  }

  /// A folder that the client has opened.
  package struct WorkspaceFolder: Hashable, Sendable, JSONDecodable {
    /// The address, as it is spelled on the wire.
    package var uri: String

    package init(uri: String) { self.uri = uri }

    package init(json value: JSONValue) throws(DecodingFailure) {
      uri = try value.required("uri")
    }
  }

  /// The parameters of `$/setTrace`.
  package struct SetTraceParams: Sendable, JSONDecodable {
    /// How much the client wants to see: `off`, `messages` or `verbose`.
    package var value: String

    package init(json value: JSONValue) throws(DecodingFailure) {
      self.value = try value.required("value")
    }
  }
}
