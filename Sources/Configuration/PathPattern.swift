/// A pattern for paths below a folder, as in `.gitignore`.
///
/// `*`, `?` and `[a-z]` stay within a name, `**` goes through folders, and `\` takes what follows as it is. A pattern without `/`,
/// but at its end, fits at any depth; one that ends in `/` fits folders, and so all that is in them.
package struct PathPattern: Hashable, Sendable {
  /// What stands for a part of a name.
  private enum Part: Hashable, Sendable {
    case character(Character)
    case anyCharacter
    case anyCharacters
    /// One character that is in one of these ranges, or in none.
    case oneOf([ClosedRange<Character>], isIn: Bool)

    func fits(_ character: Character) -> Bool {
      switch self {
      case .character(let own): own == character
      case .anyCharacter: true
      case .anyCharacters: false
      case .oneOf(let ranges, let isIn): ranges.contains { $0.contains(character) } == isIn
      }
    }
  }

  /// Whether what fits is taken back in.
  package let takesIn: Bool
  /// The names of a path; nil for any folders.
  private let names: [[Part]?]
  private let fitsFoldersAlone: Bool

  /// The pattern that `text` spells.
  package init(_ text: String) {
    takesIn = text.hasPrefix("!")
    var names = text.dropFirst(takesIn ? 1 : 0).split(separator: "/", omittingEmptySubsequences: false)
    fitsFoldersAlone = names.count > 1 && names.last == ""
    if fitsFoldersAlone { names.removeLast() }
    let isAnchored = names.count > 1
    if names.first == "" || names.first == "." { names.removeFirst() }
    let read = names.map { $0 == "**" ? nil : Self.parts($0) }
    self.names = read.isEmpty || isAnchored ? read : [nil] + read
  }

  /// Whether it is a name that fits in every folder.
  var fitsAtAnyDepth: Bool { names.count == 2 && names[0] == nil }

  /// The path that it names, where it has no wildcard; a name that fits at any depth is that of a file beside the pattern.
  var exactPath: String? {
    var path: [String] = []
    for (index, name) in names.enumerated() {
      // What fits at any depth begins with any folders.
      guard let name else {
        if index == 0, names.count > 1 { continue }
        return nil
      }
      var text = ""
      for part in name {
        guard case .character(let character) = part else { return nil }
        text.append(character)
      }
      path.append(text)
    }
    return path.isEmpty ? nil : path.joined(separator: "/")
  }

  private static func parts(_ text: Substring) -> [Part] {
    var parts: [Part] = []
    var rest = text
    while let character = rest.popFirst() {
      switch character {
      case "*": parts.append(.anyCharacters)
      case "?": parts.append(.anyCharacter)
      case "[": parts.append(oneOf(&rest) ?? .character(character))
      case "\\": parts.append(.character(rest.popFirst() ?? character))
      default: parts.append(.character(character))
      }
    }
    return parts
  }

  /// Reads the rest of `[…]` from `text`; nil, and nothing of it, where it has no end.
  private static func oneOf(_ text: inout Substring) -> Part? {
    var rest = text
    let isIn = rest.first != "!" && rest.first != "^"
    if !isIn { rest.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    var isFirst = true
    while var low = rest.popFirst() {
      // A bracket that comes first stands for itself.
      if low == "]", !isFirst {
        text = rest
        return .oneOf(ranges, isIn: isIn)
      }
      isFirst = false
      if low == "\\" { low = rest.popFirst() ?? low }
      var high = low
      if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
        high = end
        rest = rest.dropFirst(2)
        if high == "\\" { high = rest.popFirst() ?? high }
      }
      // One from behind to before has nothing in it.
      if low <= high { ranges.append(low...high) }
    }
    return nil
  }

  /// Whether it fits `path`, the names below its folder, or a folder on the way to it.
  package func fits(_ path: [[Character]]) -> Bool {
    guard !names.isEmpty else { return false }
    for count in 1...max(1, path.count) where count < path.count || !fitsFoldersAlone {
      if Self.fits(names, path.prefix(count)) { return true }
    }
    return false
  }

  /// Whether `patterns` fit all of `path`.
  private static func fits(_ patterns: [[Part]?], _ path: ArraySlice<[Character]>) -> Bool {
    // How far each beginning of the patterns reaches: a row for every name, so that no pattern takes long.
    var reached = [Bool](repeating: false, count: patterns.count + 1)
    reached[0] = true
    for (index, pattern) in patterns.enumerated() where pattern == nil && reached[index] { reached[index + 1] = true }
    for name in path {
      var next = [Bool](repeating: false, count: reached.count)
      for (index, pattern) in patterns.enumerated() {
        guard let pattern else {
          next[index + 1] = reached[index] || reached[index + 1] || next[index]
          continue
        }
        if reached[index], fits(pattern, name) { next[index + 1] = true }
      }
      reached = next
    }
    return reached[patterns.count]
  }

  /// Whether `pattern` fits all of `name`.
  private static func fits(_ pattern: [Part], _ name: [Character]) -> Bool {
    var (place, index) = (0, 0)
    // Where the last star stands, and up to where it has been taken to reach.
    var star: (place: Int, index: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == .anyCharacters {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place].fits(name[index]) {
        place += 1
        index += 1
      } else if let last = star {
        star = (last.place, last.index + 1)
        (place, index) = (last.place + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == .anyCharacters }
  }
}
