import CardAnalysis
import FileSystem
import Standards

/// The card files of folders, as they are on disk.
package enum CardPaths {
  /// The paths of those in `folders`, as they are written; what a symbolic link is called after counts as one.
  static func written(in folders: [String]) -> [String] {
    folders.flatMap { (try? Folder($0).files(withSuffix: CardLanguage.fileSuffix)) ?? [] }
  }

  /// The paths, without symbolic links, of those that really lie in `folders` and can be read, each once.
  ///
  /// - Parameter folders: Absolute paths without symbolic links.
  package static func real(in folders: [String]) -> [String] {
    var seen: Set<String> = []
    return written(in: folders).compactMap { path in
      guard let real = FileStamp.realPath(path), real.hasSuffix(CardLanguage.fileSuffix),
        folders.contains(where: { FileURI.isInside(real, $0) }), FileStamp(real) != nil, seen.insert(real).inserted
      else { return nil }
      return real
    }
  }
}
