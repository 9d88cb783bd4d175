#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder by its path; every call asks the system anew.
package struct Folder: Hashable, Sendable {
  /// What a folder holds under one name.
  package struct Entry: Hashable, Sendable {
    /// The name, without the folder's path.
    package let name: String
    /// Whether it is a folder itself; a symbolic link to a folder counts as none.
    package let isFolder: Bool
  }

  /// The path, absolute or relative to the working folder.
  package let path: String

  /// The folder at `path`.
  package init(_ path: String) {
    self.path = path
  }

  /// Whether a folder stands at the path.
  package var exists: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// It and the folders around it that are not there, it first.
  package var missing: [String] {
    var (missing, rest): ([String], Substring) = ([], path[...])
    while !rest.isEmpty, !Folder(String(rest)).exists {
      missing.append(String(rest))
      rest = rest[..<(rest.lastIndex(of: "/") ?? rest.startIndex)]
    }
    return missing
  }

  /// Removes it if nothing is in it.
  package func removeIfEmpty() { rmdir(path) }

  /// Makes the folder, and those above it, unless they are there.
  package func create() throws(FileError) {
    // Most often the folder around it is there, or itself.
    if mkdir(path, 0o777) == 0 || exists { return }
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part + "/"
      if mkdir(made, 0o777) != 0, !Folder(made).exists { throw FileError("make folder", path) }
    }
  }

  /// What the folder holds, sorted by name's bytes, `.` and `..` left out.
  package func entries() throws(FileError) -> [Entry] {
    guard let stream = opendir(path) else { throw FileError("list", path) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let record = readdir(stream) {
      let name = Self.name(of: record)
      if name == "." || name == ".." { continue }
      entries.append(Entry(name: name, isFolder: isFolder(name, type: Int(record.pointee.d_type))))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The paths of all files below whose name ends in `suffix`, folder by folder in the order of ``entries()``.
  ///
  /// Hidden folders (`.git`, `.build`) and symbolic links to folders are not entered, so there are no cycles.
  package func files(withSuffix suffix: String) throws(FileError) -> [String] {
    var failure: FileError?
    let files = try files(withSuffix: suffix) { failure = failure ?? $0 }
    if let failure { throw failure }
    return files ?? []
  }

  /// The same; nil where there are more than `most` files and folders to look through.
  ///
  /// - Parameter unlisted: takes why a folder below cannot be listed, which is passed over.
  package func files(
    withSuffix suffix: String, most: Int = .max, unlisted: (FileError) -> Void
  ) throws(FileError) -> [String]? {
    var found: [String] = []
    var pending = [path]
    var left = most
    while let folder = pending.popLast() {
      var folders: [String] = []
      let entries: [Entry]
      do throws(FileError) {
        entries = try Folder(folder).entries()
      } catch {
        if folder == path { throw error }
        unlisted(error)
        continue
      }
      left -= entries.count
      if left < 0 { return nil }
      for entry in entries {
        let path = folder == "." ? entry.name : folder.hasSuffix("/") ? folder + entry.name : folder + "/" + entry.name
        if !entry.isFolder {
          if entry.name.hasSuffix(suffix) { found.append(path) }
        } else if !entry.name.hasPrefix(".") {
          folders.append(path)
        }
      }
      pending += folders.reversed()
    }
    return found
  }

  private func isFolder(_ name: String, type: Int) -> Bool {
    if type != Int(DT_UNKNOWN) { return type == Int(DT_DIR) }
    var status = stat()
    return lstat(path + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The name in a folder's record, which ends with a zero byte.
  private static func name(of record: UnsafeMutablePointer<dirent>) -> String {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    return String(cString: UnsafeRawPointer(record).advanced(by: offset).assumingMemoryBound(to: CChar.self))
  }
}
