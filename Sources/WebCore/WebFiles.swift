import CardAnalysis
import CardwrightCore
import JSON
import SourceText
import Standards
import Synchronization

/// What is known of a file.
private enum WebFile: Equatable {
  /// What stands in it.
  case bytes([UInt8])
  /// That there is one; nobody has looked at it.
  case listed
  /// The page is asked for it.
  case wanted
}

/// The texts and files that the page has given: all that documents see of a world around them.
final class WebFiles: Sendable {
  private struct State {
    /// Texts that are open, by their addresses.
    var documents: [String: WebDocument] = [:]
    /// What else there is, by absolute path.
    var files: [String: WebFile] = [:]
    /// The paths of files that were looked at before their bytes were given, in that order.
    var wanted: [String] = []
  }

  private let state = Mutex(State())

  /// The open texts, in the order of their addresses.
  var documents: [WebDocument] { state.withLock { $0.documents.values.sorted { $0.uri < $1.uri } } }

  /// The text that is open at `uri`.
  subscript(uri: String) -> WebDocument? { state.withLock { $0.documents[uri] } }

  /// The text that is open at the absolute `path`, whatever way its address is spelled.
  func document(atPath path: String) -> WebDocument? {
    state.withLock { state in
      state.documents[FileURI.uri(path)] ?? state.documents.values.first { $0.path == path }
    }
  }

  /// Takes a text, or a newer one of the same address.
  func open(_ document: WebDocument) { state.withLock { $0.documents[document.uri] = document } }

  /// Lets a text go; nil where there was none.
  func close(_ uri: String) -> WebDocument? { state.withLock { $0.documents.removeValue(forKey: uri) } }

  /// Takes the file at the absolute `path`, or lets it go.
  func put(_ bytes: [UInt8]?, at path: String) { state.withLock { $0.files[path] = bytes.map { .bytes($0) } } }

  /// Takes it that there are files at the absolute `paths`; what was known of their bytes is old.
  func list(_ paths: [String]) {
    state.withLock { state in
      for path in paths { state.files[path] = .listed }
      let files = state.files
      state.wanted = state.wanted.filter { files[$0] == .wanted }
    }
  }

  /// What stands at the absolute `path`: an open text as it is, or else a file; one whose bytes are not here yet is wanted from now on.
  func bytes(_ path: String) -> [UInt8]? {
    if let open = document(atPath: path) { return open.lines.text.bytes }
    return state.withLock { state in
      switch state.files[path] {
      case .bytes(let bytes): return bytes
      case .listed:
        state.files[path] = .wanted
        state.wanted.append(path)
        return nil
      case .wanted, nil: return nil
      }
    }
  }

  /// The files that are wanted and were not asked for yet.
  func takeWanted() -> [String] {
    state.withLock { state in
      defer { state.wanted = [] }
      return state.wanted
    }
  }

  /// Whether bytes that somebody looked for are still to come.
  var awaitsBytes: Bool { state.withLock { $0.files.values.contains(.wanted) } }

  /// Whether there is something at the absolute `path`.
  func exists(_ path: String) -> Bool { document(atPath: path) != nil || state.withLock { $0.files[path] != nil } }

  /// The names in the folder at the absolute `path`, folders with a `/` at the end.
  private func names(_ folder: String) -> [String] {
    let paths = state.withLock { state in Array(state.files.keys) + state.documents.values.compactMap { $0.path } }
    return FolderNames.names(in: folder, of: paths)
  }

  /// What a document in the folder at the absolute path `base` may see: everything.
  func resources(inFolder base: String) -> DocumentResources {
    DocumentResources(
      bytes: { self.bytes(AbsolutePath.resolve($0, in: base)) },
      names: { self.names(AbsolutePath.resolve($0, in: base)) },
      exists: { self.exists(AbsolutePath.resolve($0, in: base)) },
      absolute: { AbsolutePath.resolve($0, in: base) })
  }
}
