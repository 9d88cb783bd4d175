package import FileSystem
package import JSON
import SourceText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file in the user's folder for state that holds a JSON object about one workspace.
///
/// The object names its workspace, so that files about workspaces that are no more can be told (``sweep(_:)``).
package struct WorkspaceState: Sendable {
  private let workspace: String
  private let file: File

  /// The file whose name ends in `ending` about `workspace`, the path of a folder, in `folder`.
  package init(_ workspace: String, ending: String, in folder: Folder) {
    self.workspace = workspace
    let name = String(Digest.of(Array(workspace.utf8)), radix: 16)
    file = File(folder.path + "/" + name + "." + ending)
  }

  /// The user's folder for state of a kind, such as `preview`; nil when the system names none.
  package static func folder(_ kind: String) -> Folder? {
    func variable(_ name: String) -> String? {
      guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/") else { return nil }
      return value
    }
    // XDG Base Directory Specification: state lives below XDG_STATE_HOME, by default ~/.local/state.
    let state = variable("XDG_STATE_HOME") ?? variable("HOME").map { $0 + "/.local/state" }
    return state.map { Folder($0 + "/cardwright/" + kind) }
  }

  /// What was stored about the workspace; nil when there is nothing or it cannot be read.
  package func read() -> JSONObject? {
    guard let object = Self.object(in: file), object[Self.workspaceName]?.string == workspace else { return nil }
    return object
  }

  /// Stores `members`, for their owner alone when they are private; does nothing when that fails.
  package func store(_ members: [JSONObject.Member], isPrivate: Bool = false) {
    let object = JSONObject([.init(Self.workspaceName, .string(workspace))] + members)
    try? Folder(String(file.path[..<(file.path.lastIndex(of: "/") ?? file.path.startIndex)])).create()
    try? file.replace(with: object.jsonBytes, isPrivate: isPrivate)
  }

  /// Removes what is stored in `folder` about workspaces that are not there any more, or about none.
  package static func sweep(_ folder: Folder) {
    for entry in (try? folder.entries()) ?? [] where !entry.isFolder && entry.name.hasSuffix(".json") {
      let file = File(folder.path + "/" + entry.name)
      if let workspace = object(in: file)?[workspaceName]?.string, Folder(workspace).exists { continue }
      try? file.remove()
    }
  }

  private static let workspaceName = "workspace"

  private static func object(in file: File) -> JSONObject? {
    guard let bytes = try? file.read(), let value = try? JSONParser.parse(bytes) else { return nil }
    return value.object
  }
}
