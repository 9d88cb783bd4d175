/// Looks for the first strong character of a paragraph outside of isolates (UAX #9, P2 and P3).
struct FirstStrongCharacter {
  private var depth = 0

  /// The level that the next character, of this class, gives the paragraph; nil when it is not the one.
  mutating func level(_ next: BidiClass) -> UInt8? {
    switch next {
    case .l where depth == 0: return 0
    case .r where depth == 0, .al where depth == 0: return 1
    case .lri, .rli, .fsi: depth += 1
    case .pdi where depth > 0: depth -= 1
    default: break
    }
    return nil
  }
}

/// The embedding levels of one paragraph (UAX #9, Unicode 15.0): even levels run from left to right, odd ones from right
/// to left.
///
/// Linear in the paragraph's length; nothing recurses.
struct BidiParagraph {
  /// Level of the paragraph itself, 0 or 1.
  let baseLevel: UInt8
  /// Level of each character; what rule X9 removes has the level of what is before it.
  private(set) var levels: [UInt8]
  private let original: [BidiClass]
  private let brackets: [BidiBracket?]
  /// The classes as the rules change them.
  private var types: [BidiClass]

  /// The deepest explicit level (BD2).
  private static let maxDepth: UInt8 = 125

  /// Resolves characters of these classes; `brackets` says which are paired brackets.
  ///
  /// - Parameters:
  ///   - baseLevel: level of the paragraph; nil for that of its first strong character.
  ///   - fallback: level of a paragraph without strong character.
  init(_ classes: [BidiClass], brackets: [BidiBracket?], baseLevel: UInt8?, fallback: UInt8 = 0) {
    original = classes
    types = classes
    self.brackets = brackets
    self.baseLevel = baseLevel ?? Self.firstStrongLevel(classes) ?? fallback
    levels = [UInt8](repeating: self.baseLevel, count: classes.count)
    resolveExplicitLevels()
    var resolver = BidiSequenceResolver(types: types, levels: levels, original: original, brackets: brackets)
    for sequence in isolatingRunSequences() { resolver.resolve(sequence) }
    types = resolver.types
    levels = resolver.levels
    fillRemoved()
  }

  /// Level of the first strong character, or nil when there is none.
  private static func firstStrongLevel(_ classes: [BidiClass]) -> UInt8? {
    var search = FirstStrongCharacter()
    for current in classes {
      if let level = search.level(current) { return level }
    }
    return nil
  }

  /// Levels of the characters of one line, white space at its end reset to the paragraph's level (L1).
  func lineLevels(_ range: Range<Int>) -> [UInt8] {
    var result = Array(levels[range])
    var resets = true
    for index in range.reversed() {
      switch original[index] {
      case .b, .s:
        result[index - range.lowerBound] = baseLevel
        resets = true
      case .ws, .fsi, .lri, .rli, .pdi, .lre, .lro, .rle, .rlo, .pdf, .bn:
        if resets { result[index - range.lowerBound] = baseLevel }
      default: resets = false
      }
    }
    return result
  }

  /// What is removed (X9) takes the level of what is before it, so that it splits no run.
  private mutating func fillRemoved() {
    var level = baseLevel
    for index in levels.indices {
      if original[index].isRemoved { levels[index] = level } else { level = levels[index] }
    }
  }
}

extension BidiParagraph {
  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// X1 to X8.
  private mutating func resolveExplicitLevels() {
    var stack = [Status(level: baseLevel, override: nil, isIsolate: false)]
    var (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
    // For FSI: the level of the first strong character inside each isolate, found from the end in one go.
    let fsi = firstStrongIsolates()
    for index in types.indices {
      let current = original[index]
      let top = stack[stack.count - 1]
      switch current {
      case .rle, .lre, .rlo, .lro:  // X2 to X5
        levels[index] = top.level
        let next = Self.next(top.level, isOdd: current == .rle || current == .rlo)
        if next <= Self.maxDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          let override: BidiClass? = current == .rlo ? .r : current == .lro ? .l : nil
          stack.append(Status(level: next, override: override, isIsolate: false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .rli, .lri, .fsi:  // X5a to X5c
        levels[index] = top.level
        if let override = top.override { types[index] = override }
        let isOdd = current == .rli || current == .fsi && fsi[index] == 1
        let next = Self.next(top.level, isOdd: isOdd)
        if next <= Self.maxDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          validIsolates += 1
          stack.append(Status(level: next, override: nil, isIsolate: true))
        } else {
          overflowIsolates += 1
        }
      case .pdi:  // X6a
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while let last = stack.popLast(), !last.isIsolate {}
          validIsolates -= 1
        }
        levels[index] = stack[stack.count - 1].level
        if let override = stack[stack.count - 1].override { types[index] = override }
      case .pdf:  // X7
        levels[index] = top.level
        if overflowIsolates > 0 { continue }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !top.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
      case .b: levels[index] = baseLevel  // X8
      default:  // X6
        levels[index] = top.level
        if let override = top.override, current != .bn { types[index] = override }
      }
    }
  }

  private static func next(_ level: UInt8, isOdd: Bool) -> UInt8 { isOdd ? (level + 1) | 1 : (level + 2) & ~1 }

  /// For each FSI the level of the first strong character in its isolate, 0 without one; linear, whatever the nesting.
  private func firstStrongIsolates() -> [Int: UInt8] {
    guard original.contains(.fsi) else { return [:] }
    var result: [Int: UInt8] = [:]
    // The isolates that are open and whether a strong character has been seen in each.
    var open: [(index: Int, isDecided: Bool)] = []
    for index in original.indices {
      switch original[index] {
      case .lri, .rli, .fsi: open.append((index, false))
      case .pdi: _ = open.popLast()
      case .l, .r, .al:
        guard let last = open.last, !last.isDecided else { continue }
        result[last.index] = original[index] == .l ? 0 : 1
        open[open.count - 1].isDecided = true
      default: continue
      }
    }
    return result
  }

  /// X10, BD13: level runs, linked where an isolate was taken out of them.
  private func isolatingRunSequences() -> [BidiSequence] {
    var sequences: [BidiSequence] = []
    // Sequences that wait for the end of an isolate.
    var open: [Int] = []
    var current = -1
    var previous = -1
    for index in types.indices where !original[index].isRemoved {
      if previous < 0 || levels[previous] != levels[index] {
        let before = previous < 0 ? baseLevel : levels[previous]
        if previous >= 0 {
          if original[previous].isIsolateInitiator {
            open.append(current)
          } else {
            sequences[current].after = levels[index]
          }
        }
        if original[index] == .pdi, let resumed = open.popLast() {
          current = resumed
          sequences[current].after = baseLevel
        } else {
          current = sequences.count
          sequences.append(BidiSequence(level: levels[index], before: before, after: baseLevel))
        }
      }
      sequences[current].indices.append(index)
      previous = index
    }
    return sequences
  }
}

/// An isolating run sequence (BD13).
struct BidiSequence {
  var indices: [Int] = []
  /// Level of its characters.
  let level: UInt8
  /// Level of what is before it.
  let before: UInt8
  /// Level of what is after it.
  var after: UInt8

  init(level: UInt8, before: UInt8, after: UInt8) {
    self.level = level
    self.before = before
    self.after = after
  }
}
