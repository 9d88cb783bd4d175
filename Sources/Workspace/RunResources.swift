package import CardAnalysis
import Synchronization

/// The files that the cards of one run name: those of the working folder, or of a card's own folder where that lies
/// elsewhere, by the same gate as in the language server.
///
/// Files and answers are kept for the run: cards of one folder name the same samples and pictures again and again.
package final class RunResources: Sendable {
  private let cache = ResourceCache()
  private let byFolder: Mutex<[String: DocumentResources]> = Mutex([:])
  private let workingFolder = FileStamp.realPath(".")

  /// Knows no file yet.
  package init() {}

  /// What a card in `folder` may see; nothing is known of files without a folder.
  package func resources(_ folder: String?) -> DocumentResources {
    guard let folder else { return .none }
    return byFolder.withLock { known in
      if let found = known[folder] { return found }
      let base = FileURI.resolve(folder, in: workingFolder ?? "/")
      let made = cache.resources(inFolder: base, folders: workingFolder.map { [$0] } ?? [])
      known[folder] = made
      return made
    }
  }
}
