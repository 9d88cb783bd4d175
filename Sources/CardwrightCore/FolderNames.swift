import Standards

/// What is in folders of files that no system has, and that are known by their paths alone.
package enum FolderNames {
  /// The names in the folder at the absolute path `folder`, sorted, folders with a `/` at the end.
  package static func names(in folder: String, of paths: some Sequence<String>) -> [String] {
    var names: Set<String> = []
    for path in paths where path != folder && FileURI.isInside(path, folder) {
      let name = FileURI.name(path, in: folder)
      if let slash = name.firstIndex(of: "/") { names.insert(name[..<slash] + "/") } else { names.insert(name) }
    }
    return names.sorted()
  }
}
