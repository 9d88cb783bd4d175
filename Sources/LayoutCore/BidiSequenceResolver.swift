/// Resolves isolating run sequences: weak classes, neutrals and implicit levels (UAX #9, W1 to I2).
struct BidiSequenceResolver {
  /// The classes as the rules change them.
  var types: [BidiClass]
  var levels: [UInt8]
  let original: [BidiClass]
  let brackets: [BidiBracket?]

  /// The most brackets that may be open at a time (BD16).
  private static let maxOpenBrackets = 63

  mutating func resolve(_ sequence: BidiSequence) {
    let indices = sequence.indices
    let start: BidiClass = max(sequence.level, sequence.before) & 1 == 0 ? .l : .r
    let end: BidiClass = max(sequence.level, sequence.after) & 1 == 0 ? .l : .r
    resolveWeak(indices, start)
    resolveSeparators(indices)
    resolveNumbers(indices, start)
    resolveBrackets(indices, start, sequence.level)
    resolveNeutrals(indices, start, end, sequence.level)
    resolveLevels(indices)
  }

  /// W1 to W3.
  private mutating func resolveWeak(_ indices: [Int], _ start: BidiClass) {
    var previous = start
    var strong = start
    for index in indices {
      if types[index] == .nsm {
        types[index] = previous.isIsolateInitiator || previous == .pdi ? .on : previous
      }
      previous = types[index]
      switch types[index] {
      case .l, .r: strong = types[index]
      case .al:
        strong = .al
      case .en where strong == .al: types[index] = .an
      default: continue
      }
    }
    for index in indices where types[index] == .al { types[index] = .r }
  }

  /// W4 to W6.
  private mutating func resolveSeparators(_ indices: [Int]) {
    if indices.count > 2 {
      for place in 1..<indices.count - 1 {
        let (before, current, after) = (types[indices[place - 1]], types[indices[place]], types[indices[place + 1]])
        guard before == after, current == .cs || current == .es else { continue }
        if before == .en || before == .an && current == .cs { types[indices[place]] = before }
      }
    }
    var place = 0
    while place < indices.count {
      guard types[indices[place]] == .et else {
        place += 1
        continue
      }
      let first = place
      while place < indices.count, types[indices[place]] == .et { place += 1 }
      let touchesNumber =
        first > 0 && types[indices[first - 1]] == .en || place < indices.count && types[indices[place]] == .en
      for member in first..<place { types[indices[member]] = touchesNumber ? .en : .on }
    }
    for index in indices where types[index] == .es || types[index] == .cs { types[index] = .on }
  }

  /// W7.
  private mutating func resolveNumbers(_ indices: [Int], _ start: BidiClass) {
    var strong = start
    for index in indices {
      switch types[index] {
      case .l, .r: strong = types[index]
      case .en where strong == .l: types[index] = .l
      default: continue
      }
    }
  }

  /// The direction that a resolved class counts for in N0 to N2; nil for neutrals.
  private static func strength(_ type: BidiClass) -> BidiClass? {
    switch type {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  /// N0.
  private mutating func resolveBrackets(_ indices: [Int], _ start: BidiClass, _ level: UInt8) {
    let embedding: BidiClass = level & 1 == 0 ? .l : .r
    for pair in bracketPairs(indices) {
      var found: BidiClass?
      for place in pair.opening + 1..<pair.closing {
        guard let strength = Self.strength(types[indices[place]]) else { continue }
        found = strength
        if strength == embedding { break }
      }
      guard var direction = found else { continue }
      if direction != embedding {
        var before = pair.opening - 1
        while before >= 0, Self.strength(types[indices[before]]) == nil { before -= 1 }
        let context = before < 0 ? start : Self.strength(types[indices[before]]) ?? start
        if context == embedding { direction = embedding }
      }
      for place in [pair.opening, pair.closing] {
        types[indices[place]] = direction
        var next = place + 1
        while next < indices.count, original[indices[next]] == .nsm {
          types[indices[next]] = direction
          next += 1
        }
      }
    }
  }

  /// BD16: places of paired brackets in the sequence, by opening bracket.
  private func bracketPairs(_ indices: [Int]) -> [(opening: Int, closing: Int)] {
    var pairs: [(opening: Int, closing: Int)] = []
    var open: [(place: Int, closing: UInt32)] = []
    for (place, index) in indices.enumerated() {
      guard types[index] == .on, let bracket = brackets[index] else { continue }
      if bracket.isOpening {
        if open.count == Self.maxOpenBrackets { break }
        open.append((place, bracket.closing))
      } else if let match = open.lastIndex(where: { $0.closing == bracket.closing }) {
        pairs.append((open[match].place, place))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// N1 and N2.
  private mutating func resolveNeutrals(_ indices: [Int], _ start: BidiClass, _ end: BidiClass, _ level: UInt8) {
    let embedding: BidiClass = level & 1 == 0 ? .l : .r
    var before = start
    var place = 0
    while place < indices.count {
      let type = types[indices[place]]
      guard type.isNeutralOrIsolate else {
        before = Self.strength(type) ?? before
        place += 1
        continue
      }
      let first = place
      while place < indices.count, types[indices[place]].isNeutralOrIsolate { place += 1 }
      let after = place < indices.count ? Self.strength(types[indices[place]]) ?? end : end
      for member in first..<place { types[indices[member]] = before == after ? before : embedding }
    }
  }

  /// I1 and I2.
  private mutating func resolveLevels(_ indices: [Int]) {
    for index in indices {
      let isOdd = levels[index] & 1 == 1
      switch types[index] {
      case .r where !isOdd, .l where isOdd, .en where isOdd, .an where isOdd: levels[index] += 1
      case .en where !isOdd, .an where !isOdd: levels[index] += 2
      default: continue
      }
    }
  }
}
