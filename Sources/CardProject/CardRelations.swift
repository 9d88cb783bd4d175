/// What follows from the files of a project together: who leads where, which belong together.
package struct CardRelations: Sendable {
  /// A way from one card to another.
  package struct Way: Hashable, Sendable {
    /// The file that leads.
    package let from: String
    /// The file to which it leads; it may be missing.
    package let to: String
    /// What people touch.
    package let label: String
  }

  /// All ways between files, in the order of the files' paths and within one in document order, each once.
  package let ways: [Way]
  /// The files, in the order of their paths.
  package let paths: [String]
  /// The cards that lead to one another, by the first of each.
  private(set) var groups: [String: [String]] = [:]
  /// The first of the group of each file that has ways.
  private(set) var group: [String: String] = [:]
  /// The files of a folder whose root elements have the same id.
  private(set) var twins: [String: [String]] = [:]
  /// The files to which no entry leads, with the entry of the nearest folder around them.
  private(set) var unreached: [String: String] = [:]

  /// The names of the files with which an app begins, without their endings.
  private static let entryNames = ["home", "index", "main", "start"]

  init(_ files: [String: CardFacts]) {
    paths = files.keys.sorted()
    var ways: [Way] = []
    var ids: [String: [String]] = [:]
    for path in paths {
      guard let facts = files[path] else { continue }
      var seen: Set<Way> = []
      for link in facts.meaning.links where link.kind == .card {
        guard let to = link.path, to != path else { continue }
        let way = Way(from: path, to: to, label: link.label)
        if seen.insert(way).inserted { ways.append(way) }
      }
      if !facts.meaning.id.isEmpty { ids[Self.folder(path) + facts.meaning.id, default: []].append(path) }
    }
    self.ways = ways
    for (_, paths) in ids where paths.count > 1 {
      for path in paths { twins[path] = paths }
    }
    findGroups(files)
    findUnreached()
  }

  /// The cards that lead to one another; a file without ways stands alone and has none.
  private mutating func findGroups(_ files: [String: CardFacts]) {
    var leader: [String: String] = [:]
    func first(_ path: String) -> String {
      var path = path
      while let next = leader[path], next != path { path = next }
      return path
    }
    for way in ways where files[way.to] != nil {
      let (one, other) = (first(way.from), first(way.to))
      (leader[one], leader[other]) = (min(one, other), min(one, other))
    }
    for path in paths where leader[path] != nil {
      group[path] = first(path)
      groups[first(path), default: []].append(path)
    }
  }

  private mutating func findUnreached() {
    let entries = paths.filter { path in
      let name = path.split(separator: "/").last ?? ""
      return Self.entryNames.contains { name == $0 + ".card.xml" }
    }
    guard !entries.isEmpty else { return }
    let leading = Dictionary(grouping: ways, by: \.from)
    var reached = Set(entries)
    var pending = entries
    while let path = pending.popLast() {
      for way in leading[path] ?? [] where reached.insert(way.to).inserted { pending.append(way.to) }
    }
    let entryOf = Dictionary(entries.map { (Self.folder($0), $0) }) { first, _ in first }
    for path in paths where !reached.contains(path) {
      var folder = Self.folder(path)
      while !folder.isEmpty, entryOf[folder] == nil { folder = Self.folder(String(folder.dropLast())) }
      unreached[path] = entryOf[folder]
    }
  }

  /// The folder of the file at `path`, with a `/` at its end.
  static func folder(_ path: String) -> String {
    path.utf8.lastIndex(of: 0x2F).map { String(path[...$0]) } ?? ""
  }

  /// How `path` is called as seen from `other`: within a folder by its name alone.
  static func name(_ path: String, from other: String) -> String {
    let folder = folder(other)
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The files of one group with `path`, itself among them; it alone without ways.
  func family(of path: String) -> [String] { group[path].flatMap { groups[$0] } ?? [path] }

  /// The files to which a file leads that leads to `path` too.
  func siblings(of path: String) -> Set<String> {
    let parents = Set(ways.lazy.filter { $0.to == path }.map(\.from))
    return parents.isEmpty ? [] : Set(ways.lazy.filter { parents.contains($0.from) }.map(\.to))
  }
}
