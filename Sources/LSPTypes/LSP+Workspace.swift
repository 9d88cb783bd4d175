package import JSON

extension LSP {
  /// The parameters of `workspace/didChangeWorkspaceFolders`.
  package struct DidChangeWorkspaceFoldersParams: Sendable, JSONDecodable {
    /// The folders that were added.
    package var added: [WorkspaceFolder]
    /// The folders that were removed.
    package var removed: [WorkspaceFolder]

    package init(json value: JSONValue) throws(DecodingFailure) {
      let event: JSONValue = try value.required("event")
      do {
        added = try event.optional("added") ?? []
        removed = try event.optional("removed") ?? []
      } catch {
        throw error.inside("event")
      }
    }
  }

  /// The parameters of `workspace/didChangeConfiguration`.
  package struct DidChangeConfigurationParams: Sendable, JSONDecodable {
    /// The settings, in whatever form the client has them.
    package var settings: JSONValue

    package init(json value: JSONValue) throws(DecodingFailure) {
      settings = value["settings"] ?? .null
    }
  }

  /// The parameters of `workspace/didChangeWatchedFiles`.
  package struct DidChangeWatchedFilesParams: Sendable, JSONDecodable {
    /// The files that changed.
    package var uris: [String]

    package init(json value: JSONValue) throws(DecodingFailure) {
      uris = []
      for change in try value.required("changes", [JSONValue].self) { uris.append(try change.required("uri")) }
    }
  }

  /// The parameters of `workspace/willRenameFiles`.
  package struct RenameFilesParams: Sendable, JSONDecodable {
    /// Files and folders with their addresses before and after.
    package var files: [(old: String, new: String)]

    package init(json value: JSONValue) throws(DecodingFailure) {
      files = []
      for file in try value.required("files", [JSONValue].self) {
        files.append((try file.required("oldUri"), try file.required("newUri")))
      }
    }
  }

  /// The parameters of `workspace/executeCommand`.
  package struct ExecuteCommandParams: Sendable, JSONDecodable {
    /// The command's name.
    package var command: String
    /// The command's arguments.
    package var arguments: [JSONValue]

    package init(json value: JSONValue) throws(DecodingFailure) {
      command = try value.required("command")
      arguments = try value.optional("arguments") ?? []
    }
  }
}
