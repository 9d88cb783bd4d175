import CardAnalysis
import FileSystem
import Standards

/// The card files of folders, as they are on disk.
package enum CardPaths {
  /// The paths of those in `folders`, as they are written, each file once; a folder below that cannot be listed is passed over.
  ///
  /// - Parameter isExcluded: whether a path counts for nothing, whatever others lead to the same file.
  static func written(in folders: [String], isExcluded: (String) -> Bool = { _ in false }) -> [String] {
    distinct(
      folders.flatMap { folder in
        ((try? Folder(folder).files(withSuffix: CardLanguage.fileSuffix, unlisted: { _ in })) ?? [])
          .filter { !isExcluded($0) }
      })
  }

  /// Those of `paths`, absolute or from the working folder, that lead to different files: of several to one the path without symbolic
  /// links where it is among them, or else the first.
  package static func distinct(_ paths: [String]) -> [String] {
    let places = paths.map { path in
      let whole = WorkingFolder.absolute(path)
      let real = FileStamp.realPath(whole) ?? whole
      return (path: path, real: real, isReal: real == whole)
    }
    let own = Set(places.lazy.filter(\.isReal).map(\.real))
    var seen: Set<String> = []
    return places.filter { ($0.isReal || !own.contains($0.real)) && seen.insert($0.real).inserted }.map(\.path)
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
