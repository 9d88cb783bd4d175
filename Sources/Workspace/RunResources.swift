package import CardAnalysis
package import Configuration
import Synchronization

/// The files that the cards of one run name: those of the working folder or of other folders, and of the folders whose
/// configurations count for a card, or else of its own folder, by the same gate as in the language server.
///
/// Files and answers are kept for the run: cards of one folder name the same samples and pictures again and again.
package final class RunResources: Sendable {
  private let cache = ResourceCache()
  private let byFolder: Mutex<[String: DocumentResources]> = Mutex([:])
  private let folders: [String]

  /// Knows no file yet; cards may see what is in `folders`, absolute paths, where they are in these themselves.
  package init(in folders: [String] = [WorkingFolder.path]) { self.folders = folders }

  /// What a card in `folder`, for which `configuration` counts, may see; nothing is known of files without a folder.
  package func resources(_ folder: String?, _ configuration: Configuration = .standard) -> DocumentResources {
    guard let folder else { return .none }
    return byFolder.withLock { known in
      if let found = known[folder] { return found }
      let made = cache.resources(
        inFolder: WorkingFolder.absolute(folder), folders: folders + configuration.files.map(\.folder))
      known[folder] = made
      return made
    }
  }
}
