/// A pattern for paths below a folder, as in `.gitignore`.
///
/// `*` and `?` stay within a name, `**` goes through folders. A pattern without `/`, but at its end, fits at any depth; one
/// that ends in `/` fits folders, and so all that is in them.
package struct PathPattern: Hashable, Sendable {
  private let names: [[UInt8]]
  private let fitsFoldersAlone: Bool

  /// The pattern that `text` spells.
  package init(_ text: String) {
    var parts = text.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).map { Array($0) }
    fitsFoldersAlone = parts.count > 1 && parts.last == []
    if fitsFoldersAlone { parts.removeLast() }
    let isAnchored = parts.count > 1
    if parts.first == [] || parts.first == [0x2E] { parts.removeFirst() }
    names = parts.isEmpty ? [] : isAnchored ? parts : [Self.anyFolders] + parts
  }

  private static let anyFolders: [UInt8] = [0x2A, 0x2A]

  /// Whether it fits `path`, the names below its folder, or a folder on the way to it.
  package func fits(_ path: [Substring.UTF8View]) -> Bool {
    guard !names.isEmpty else { return false }
    for count in 1...max(1, path.count) where count < path.count || !fitsFoldersAlone {
      if Self.fits(names[...], path.prefix(count)) { return true }
    }
    return false
  }

  /// Whether `patterns` fit all of `path`.
  private static func fits(_ patterns: ArraySlice<[UInt8]>, _ path: ArraySlice<Substring.UTF8View>) -> Bool {
    // How far each beginning of the patterns reaches: a row for every name, so that no pattern takes long.
    var reached = [Bool](repeating: false, count: patterns.count + 1)
    reached[0] = true
    for (index, pattern) in patterns.enumerated() where pattern == anyFolders && reached[index] {
      reached[index + 1] = true
    }
    for name in path {
      var next = [Bool](repeating: false, count: reached.count)
      for (index, pattern) in patterns.enumerated() {
        if pattern == anyFolders {
          next[index + 1] = reached[index] || reached[index + 1] || next[index]
        } else if reached[index], fits(pattern, name) {
          next[index + 1] = true
        }
      }
      reached = next
    }
    return reached[patterns.count]
  }

  /// Whether `pattern` fits all of `name`.
  private static func fits(_ pattern: [UInt8], _ name: Substring.UTF8View) -> Bool {
    let name = Array(name)
    var (place, index) = (0, 0)
    // Where the last star stands, and up to where it has been taken to reach.
    var star: (place: Int, index: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == 0x2A {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == 0x3F || pattern[place] == name[index] {
        place += 1
        index += 1
      } else if let last = star {
        star = (last.place, last.index + 1)
        (place, index) = (last.place + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == 0x2A }
  }
}
