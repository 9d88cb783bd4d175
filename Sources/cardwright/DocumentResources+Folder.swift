import CardAnalysis
import FileSystem

extension DocumentResources {
  /// The files in and below the folder of a document; none without a folder.
  ///
  /// A path that leads out of the working folder, or out of the document's own folder where that lies elsewhere, is not
  /// followed, and neither is an absolute one.
  static func folder(_ folder: String?) -> DocumentResources {
    guard let folder else { return .none }
    return DocumentResources(
      bytes: { path in Self.allowed(path, in: folder).flatMap { try? File($0).read() } },
      names: { path in
        let entries = Self.allowed(path, in: folder).flatMap { try? Folder($0).entries() } ?? []
        return entries.map { $0.isFolder ? $0.name + "/" : $0.name }
      },
      exists: { path in Self.allowed(path, in: folder).map { File($0).exists } ?? false })
  }

  /// The path seen from the working folder, unless it climbs out.
  private static func allowed(_ path: String, in folder: String) -> String? {
    if path.hasPrefix("/") { return nil }
    var depth = folder.hasPrefix("/") ? 0 : folder.split(separator: "/").count { $0 != "." }
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return nil }
    }
    return folder == "/" ? "/" + path : folder + "/" + path
  }
}
