import CardAnalysis
import FileSystem
import Standards

/// The card files of folders, as they are on disk.
package enum CardPaths {
  /// The paths of those in `folders`, as they are written, each file once; a folder below that cannot be listed is passed over.
  ///
  /// - Parameter isExcluded: whether a path counts for nothing, whatever others lead to the same file.
  static func written(in folders: [String], isExcluded: (String) -> Bool = { _ in false }) -> [String] {
    places(in: folders, isExcluded: isExcluded).map(\.path)
  }

  private static func places(
    in folders: [String], isExcluded: (String) -> Bool = { _ in false }
  ) -> [(path: String, real: String)] {
    distinctPlaces(
      folders.flatMap { folder in
        ((try? Folder(folder).files(withSuffix: CardLanguage.fileSuffix, unlisted: { _ in })) ?? [])
          .filter { !isExcluded($0) }
      })
  }

  /// Those of `paths`, absolute or from the working folder, that lead to different files: of several to one the path without symbolic
  /// links where it is among them, or else the first.
  package static func distinct(_ paths: [String]) -> [String] { distinctPlaces(paths).map(\.path) }

  /// The same, with where they lead to.
  private static func distinctPlaces(_ paths: [String]) -> [(path: String, real: String)] {
    let places = paths.map { path in
      let whole = WorkingFolder.absolute(path)
      let real = FileStamp.realPath(whole) ?? whole
      return (path: path, real: real, isReal: real == whole)
    }
    let own = Set(places.lazy.filter(\.isReal).map(\.real))
    var seen: Set<String> = []
    return places.filter { ($0.isReal || !own.contains($0.real)) && seen.insert($0.real).inserted }
      .map { ($0.path, $0.real) }
  }

  /// The paths, without symbolic links, of those that really lie in `folders` and can be read, each once.
  ///
  /// - Parameter folders: Absolute paths without symbolic links.
  package static func real(in folders: [String]) -> [String] {
    places(in: folders).map(\.real).filter { real in
      real.hasSuffix(CardLanguage.fileSuffix) && folders.contains { FileURI.isInside(real, $0) }
        && FileStamp(real) != nil
    }
  }
}
