package import CardAnalysis
import Standards
import Synchronization

/// Files that were asked for, for a card or for all, and their states then.
package final class NamedFiles: Sendable {
  private let stamps: Mutex<[String: FileStamp?]> = Mutex([:])

  /// No files yet.
  package init() {}

  /// `resources` of a card in `folder`; what is asked for is remembered, whether it is there or not, where it may be read.
  package func remembering(_ resources: DocumentResources, _ folder: String) -> DocumentResources {
    guard let exists = resources.exists else { return resources }
    @Sendable func note(_ path: String) {
      if let whole = resources.absolute(path) { self.note(whole, folder) }
    }
    return DocumentResources(
      bytes: { path in
        note(path)
        return resources.bytes(path)
      },
      names: resources.names,
      exists: { path in
        note(path)
        return exists(path)
      },
      sample: { path in
        note(path)
        return resources.sample(path)
      },
      sampleProblem: resources.sampleProblem, absolute: resources.absolute)
  }

  /// Remembers none of them any more.
  package func forget() { stamps.withLock { $0 = [:] } }

  /// The file at `path` is asked for, from `folder`.
  package func note(_ path: String, _ folder: String) {
    let whole = AbsolutePath.resolve(path, in: folder)
    stamps.withLock { stamps in
      if stamps[whole] == nil { stamps[whole] = .some(FileStamp(whole)) }
    }
  }

  /// Whether one of them is not as it was.
  package var haveChanged: Bool {
    stamps.withLock { $0 }.contains { FileStamp($0.key) != $0.value }
  }
}
