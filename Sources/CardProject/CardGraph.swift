/// Which files of a project lead to which, and what follows from that alone.
///
/// Files are numbered in the order of their paths.
struct CardGraph: Sendable {
  /// The files, in the order of their paths.
  let paths: [String]
  /// The files to which each leads, and those that lead to it, each once.
  private(set) var children: [[Int]], parents: [[Int]]
  /// The files that lead to one another, group by group.
  private(set) var families: [[Int]] = []
  /// The files to which no entry leads, with the entry of the nearest folder around them.
  private(set) var unreached: [String: String] = [:]
  private let numbers: [String: Int]
  /// The family of each file; nil for one without ways.
  private var family: [Int?]

  /// The ways between `files`; an app begins with the files at `entries`.
  init(_ files: [String: FileFacts], entries: Set<String>) {
    let paths = files.keys.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($0.element, $0.offset) })
    children = Array(repeating: [], count: paths.count)
    (parents, family) = (children, Array(repeating: nil, count: paths.count))
    (self.paths, self.numbers) = (paths, numbers)
    for (from, path) in paths.enumerated() {
      // Whatever a file names again has it as the last that leads there.
      for case let to? in files[path]?.meaning.targets.map({ numbers[$0] }) ?? []
      where to != from && parents[to].last != from {
        children[from].append(to)
        parents[to].append(from)
      }
    }
    findFamilies()
    findUnreached(entries)
  }

  private mutating func findFamilies() {
    for start in paths.indices where family[start] == nil && !(children[start].isEmpty && parents[start].isEmpty) {
      var (found, pending) = ([start], [start])
      family[start] = families.count
      while let one = pending.popLast() {
        for next in children[one] + parents[one] where family[next] == nil {
          family[next] = families.count
          found.append(next)
          pending.append(next)
        }
      }
      families.append(found.sorted())
    }
  }

  private mutating func findUnreached(_ entries: Set<String>) {
    var pending = paths.indices.filter { entries.contains(paths[$0]) }
    guard !pending.isEmpty else { return }
    let entryOf = pending.reversed().reduce(into: [:]) { $0[Self.folder(paths[$1])] = paths[$1] }
    var isReached = Array(repeating: false, count: paths.count)
    for entry in pending { isReached[entry] = true }
    while let one = pending.popLast() {
      for next in children[one] where !isReached[next] {
        isReached[next] = true
        pending.append(next)
      }
    }
    for (number, path) in paths.enumerated() where !isReached[number] {
      var folder = Self.folder(path)
      while !folder.isEmpty, entryOf[folder] == nil { folder = Self.folder(String(folder.dropLast())) }
      unreached[path] = entryOf[folder]
    }
  }

  /// The family of the file at `path`, by its number; nil for one without ways.
  func family(of path: String) -> Int? { numbers[path].flatMap { family[$0] } }

  /// The files that lead to the one at `path`.
  func parents(of path: String) -> [Int] { numbers[path].map { parents[$0] } ?? [] }

  /// The folder of the file at `path`, with a `/` at its end.
  static func folder(_ path: String) -> String {
    path.utf8.lastIndex(of: 0x2F).map { String(path[...$0]) } ?? ""
  }

  /// The name of the file at `path` in its folder.
  static func fileName(_ path: String) -> Substring {
    path.utf8.lastIndex(of: 0x2F).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }

  /// How `path` is called as seen from `other`: within a folder by its name alone.
  static func name(_ path: String, from other: String) -> String {
    let folder = folder(other)
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
