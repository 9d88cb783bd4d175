import FileSystem
import JSON

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file in the person's folder for state that holds a JSON object about one workspace.
struct PreviewState: Sendable {
  private let folder: Folder
  private let file: File

  /// The file about `workspace`, the path of a folder; nil when the system names no folder for state.
  init?(_ workspace: String, ending: String) {
    func variable(_ name: String) -> String? {
      guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/") else { return nil }
      return value
    }
    // XDG Base Directory Specification: state lives below XDG_STATE_HOME, by default ~/.local/state.
    guard let state = variable("XDG_STATE_HOME") ?? variable("HOME").map({ $0 + "/.local/state" }) else { return nil }
    folder = Folder(state + "/cardwright/preview")
    let name = String(UInt(bitPattern: Digest.of(Array(workspace.utf8))), radix: 16)
    file = File(folder.path + "/" + name + "." + ending)
  }

  /// What was stored; nil when there is nothing or it cannot be read.
  func read() -> JSONValue? {
    guard let bytes = try? file.read(), let value = try? JSONParser.parse(bytes), value.object != nil else {
      return nil
    }
    return value
  }

  /// Stores an object, for its owner alone when it is private; does nothing when that fails.
  func store(_ value: JSONValue, isPrivate: Bool = false) {
    try? folder.create()
    try? file.replace(with: value.jsonBytes, isPrivate: isPrivate)
  }
}
