import CardAnalysis
import CardwrightCore
import JSON
import SourceText
import Standards
import Synchronization

/// What is known of a file.
private enum WebFile {
  /// What the page has put there, which stays.
  case put([UInt8])
  /// What the page has answered when it was asked, which it can be asked for again.
  case read([UInt8])
  /// That there is one; nobody has looked at it.
  case listed
  /// The page is asked for it, by the request of this number.
  case wanted(_ request: Int)
  /// That there is one, which the page cannot give.
  case unreadable

  var bytes: [UInt8]? {
    switch self {
    case .put(let bytes), .read(let bytes): bytes
    case .listed, .wanted, .unreadable: nil
    }
  }

  func isWanted(by request: Int) -> Bool { if case .wanted(request) = self { true } else { false } }
}

/// A file that was looked at before its bytes were here.
struct WantedFile: Sendable {
  /// Its absolute path.
  let path: String
  /// What tells this reading of the file from others.
  let request: Int
}

/// The texts and files that the page has: all that documents see of a world around them.
///
/// Files may be listed only; then their bytes are asked for once somebody looks at them.
final class WebFiles: Sendable {
  private struct State {
    /// Texts that are open, by their addresses.
    var documents: [String: WebDocument] = [:]
    /// Whether it is known which files there are.
    var isKnown = true
    /// What else there is, by absolute path.
    var files: [String: WebFile] = [:]
    /// The files that the page is to be asked for, in the order in which they were looked at.
    var wanted: [WantedFile] = []
    /// How often files have been wanted.
    var requests = 0
    /// The addresses of the cards that have looked at a file, by its absolute path.
    var lookers: [String: Set<String>] = [:]
    /// The files that were asked for and came, the oldest first.
    var read: [String] = []

    /// Lets the oldest files go that nobody looks at, until what is left is within the limit: they are listed again.
    mutating func trim(to limit: Int) {
      var size = 0
      read = read.filter { path in
        guard case .read(let bytes) = files[path] else { return false }
        size += bytes.count
        return true
      }
      guard size > limit else { return }
      for path in read where size > limit && lookers[path] == nil {
        size -= files[path]?.bytes?.count ?? 0
        files[path] = .listed
      }
    }
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: As many bytes are kept of files that were asked for, unless a card still looks at more.
  init(limit: Int = 64 << 20) { self.limit = limit }

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
  func put(_ bytes: [UInt8]?, at path: String) { state.withLock { $0.files[path] = bytes.map { .put($0) } } }

  /// Takes it that nobody knows which files there are until some are listed.
  func awaitList() { state.withLock { $0.isKnown = false } }

  /// Takes it that there are files at the absolute `paths`; what was known of their bytes is old.
  func list(_ paths: [String]) {
    state.withLock { state in
      state.isKnown = true
      for path in paths { state.files[path] = .listed }
      let files = state.files
      state.wanted = state.wanted.filter { files[$0.path]?.isWanted(by: $0.request) == true }
    }
  }

  /// Takes what the page has answered when it was asked for `file`, nil where it cannot be read; an answer that is not the one
  /// to the latest question is of no use.
  ///
  /// - Returns: The addresses of the cards that have looked at it.
  func take(_ bytes: [UInt8]?, of file: WantedFile) -> Set<String> {
    state.withLock { state in
      guard state.files[file.path]?.isWanted(by: file.request) == true else { return [] }
      if let bytes {
        state.files[file.path] = .read(bytes)
        state.read.removeAll { $0 == file.path }
        state.read.append(file.path)
        state.trim(to: limit)
      } else {
        state.files[file.path] = .unreadable
      }
      return state.lookers[file.path] ?? []
    }
  }

  /// What stands at the absolute `path`: an open text as it is, or else a file; one whose bytes are not here yet is wanted from now on.
  ///
  /// - Parameter looker: The address of the card that looks.
  func bytes(_ path: String, for looker: String?) -> [UInt8]? {
    if let open = document(atPath: path) { return open.lines.text.bytes }
    return state.withLock { state in
      guard let file = state.files[path] else { return nil }
      if let looker { state.lookers[path, default: []].insert(looker) }
      if case .listed = file {
        state.requests += 1
        state.files[path] = .wanted(state.requests)
        state.wanted.append(WantedFile(path: path, request: state.requests))
      }
      return file.bytes
    }
  }

  /// The files that are wanted and were not asked for yet.
  func takeWanted() -> [WantedFile] {
    state.withLock { state in
      defer { state.wanted = [] }
      return state.wanted
    }
  }

  /// Whether bytes that the card at `uri` has looked for are still to come.
  func isAwaited(by uri: String) -> Bool {
    state.withLock { state in
      for (path, lookers) in state.lookers where lookers.contains(uri) {
        if case .wanted = state.files[path] { return true }
      }
      return false
    }
  }

  /// Forgets who has looked at what: the card at `uri` looks anew, or all do.
  func forgetLooks(of uri: String?) {
    state.withLock { state in
      guard let uri else { return state.lookers = [:] }
      for path in Array(state.lookers.keys) {
        state.lookers[path]?.remove(uri)
        if state.lookers[path]?.isEmpty == true { state.lookers[path] = nil }
      }
    }
  }

  /// Whether there is something at the absolute `path`, or may be.
  func exists(_ path: String) -> Bool {
    document(atPath: path) != nil || state.withLock { !$0.isKnown || $0.files[path] != nil }
  }

  /// The names in the folder at the absolute `path`, folders with a `/` at the end.
  private func names(_ folder: String) -> [String] {
    let paths = state.withLock { state in Array(state.files.keys) + state.documents.values.compactMap { $0.path } }
    return FolderNames.names(in: folder, of: paths)
  }

  /// What the document at `uri`, in the folder at the absolute path `base`, may see: everything.
  func resources(_ uri: String, inFolder base: String) -> DocumentResources {
    guard state.withLock({ $0.isKnown }) else { return .none }
    return DocumentResources(
      bytes: { self.bytes(AbsolutePath.resolve($0, in: base), for: uri) },
      names: { self.names(AbsolutePath.resolve($0, in: base)) },
      exists: { self.exists(AbsolutePath.resolve($0, in: base)) },
      absolute: { AbsolutePath.resolve($0, in: base) })
  }
}
