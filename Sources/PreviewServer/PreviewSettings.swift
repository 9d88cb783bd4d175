import FileSystem
package import JSON

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a page wants to find again for a workspace: one file a workspace, in the person's folder for state.
package struct PreviewSettings: Sendable {
  private let folder: Folder
  private let file: File

  /// The settings for `workspace`, the path of a folder; nil when the system names no folder for state.
  package init?(workspace: String) {
    func variable(_ name: String) -> String? {
      guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/") else { return nil }
      return value
    }
    // XDG Base Directory Specification: state lives below XDG_STATE_HOME, by default ~/.local/state.
    guard let state = variable("XDG_STATE_HOME") ?? variable("HOME").map({ $0 + "/.local/state" }) else { return nil }
    folder = Folder(state + "/cardwright/preview")
    let name = String(UInt(bitPattern: Digest.of(Array(workspace.utf8))), radix: 16)
    file = File(folder.path + "/" + name + ".json")
  }

  /// What was stored; null when there is nothing or it cannot be read.
  package func read() -> JSONValue {
    guard let bytes = try? file.read(), let value = try? JSONParser.parse(bytes), value.object != nil else {
      return .null
    }
    return value
  }

  /// Stores `settings`; when that fails, the page starts afresh next time.
  package func store(_ settings: JSONValue) {
    try? folder.create()
    try? file.replace(with: settings.jsonBytes)
  }
}
