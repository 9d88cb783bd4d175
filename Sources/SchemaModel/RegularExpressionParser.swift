/// Why a text is not a regular expression.
package struct RegularExpressionError: Error, Hashable, Sendable {
  /// What is wrong, a sentence without a full stop.
  package let message: String
  /// The index of the scalar at which it was noticed.
  package let offset: Int
}

/// Reads a regular expression of XSD 1.0 (part 2, appendix F).
struct RegularExpressionParser {
  /// The sets that the leaves of the expression stand for.
  private(set) var sets: [CharacterSet] = []
  private let scalars: [UInt32]
  private var position = 0
  private var depth = 0

  /// How deep groups may nest.
  static let depthLimit = 200
  /// How often a bounded repetition may repeat.
  static let repetitionLimit = 10_000

  init(_ text: String) { scalars = text.unicodeScalars.map { $0.value } }

  /// The whole expression.
  mutating func parse() throws(RegularExpressionError) -> OccurrenceExpression {
    let expression = try alternatives()
    if position < scalars.count { throw error("“)” without “(”") }
    return expression
  }

  private func error(_ message: String) -> RegularExpressionError {
    RegularExpressionError(message: message, offset: position)
  }

  private var next: UInt32? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == character.value else { return false }
    position += 1
    return true
  }

  private mutating func alternatives() throws(RegularExpressionError) -> OccurrenceExpression {
    var branches = [try branch()]
    while take("|") { branches.append(try branch()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func branch() throws(RegularExpressionError) -> OccurrenceExpression {
    var pieces: [OccurrenceExpression] = []
    while let scalar = next, scalar != 0x7C, scalar != 0x29 { pieces.append(try quantified(try atom())) }
    return .sequence(pieces)
  }

  private mutating func atom() throws(RegularExpressionError) -> OccurrenceExpression {
    if take("(") {
      depth += 1
      guard depth <= Self.depthLimit else { throw error("groups nest deeper than \(Self.depthLimit)") }
      let inner = try alternatives()
      guard take(")") else { throw error("“(” without “)”") }
      depth -= 1
      return inner
    }
    if take("[") { return leaf(try group()) }
    if take(".") { return leaf(.any) }
    if take("\\") { return leaf(try escape()) }
    guard let scalar = next else { throw error("the expression breaks off") }
    if "?*+{}]".unicodeScalars.contains(where: { $0.value == scalar }) {
      throw error("“\(show(scalar))” must be written “\\\(show(scalar))”")
    }
    position += 1
    return leaf(.scalar(scalar))
  }

  private mutating func leaf(_ set: CharacterSet) -> OccurrenceExpression {
    sets.append(set)
    return .leaf(sets.count - 1)
  }

  private mutating func quantified(_ atom: OccurrenceExpression) throws(RegularExpressionError) -> OccurrenceExpression
  {
    if take("?") { return .repetition(atom, minimum: 0, maximum: 1) }
    if take("*") { return .repetition(atom, minimum: 0, maximum: nil) }
    if take("+") { return .repetition(atom, minimum: 1, maximum: nil) }
    guard take("{") else { return atom }
    let minimum = try number()
    var maximum: Int? = minimum
    if take(",") { maximum = next == 0x7D ? nil : try number() }
    guard take("}") else { throw error("“{” without “}”") }
    if let maximum, maximum < minimum { throw error("the greatest count is less than the least") }
    return .repetition(atom, minimum: minimum, maximum: maximum)
  }

  private mutating func number() throws(RegularExpressionError) -> Int {
    var value = 0
    let start = position
    while let scalar = next, scalar >= 0x30, scalar <= 0x39 {
      value = value * 10 + Int(scalar - 0x30)
      guard value <= Self.repetitionLimit else { throw error("counts above \(Self.repetitionLimit) are not supported") }
      position += 1
    }
    if position == start { throw error("a count is missing") }
    return value
  }

  /// What stands between `[` and `]`.
  private mutating func group() throws(RegularExpressionError) -> CharacterSet {
    let isNegative = take("^")
    var parts: [CharacterSet] = []
    var subtracted: CharacterSet?
    while true {
      guard let scalar = next else { throw error("“[” without “]”") }
      if scalar == 0x5D, !parts.isEmpty {
        position += 1
        break
      }
      if scalar == 0x2D, position + 1 < scalars.count, scalars[position + 1] == 0x5B, !parts.isEmpty {
        position += 2
        subtracted = try group()
        guard take("]") else { throw error("“]” must follow a subtracted class") }
        break
      }
      parts.append(try groupPart())
    }
    let union = parts.count == 1 ? parts[0] : CharacterSet.union(parts)
    let set = isNegative ? CharacterSet.not(union) : union
    return subtracted.map { .difference(set, $0) } ?? set
  }

  private mutating func groupPart() throws(RegularExpressionError) -> CharacterSet {
    var low: UInt32 = 0
    if take("\\") {
      guard let single = singleEscape() else { return try escape() }
      low = single
    } else if let scalar = next {
      if scalar == 0x5B || scalar == 0x5D { throw error("“\(show(scalar))” must be written “\\\(show(scalar))”") }
      low = scalar
      position += 1
    }
    guard next == 0x2D, position + 1 < scalars.count, scalars[position + 1] != 0x5D, scalars[position + 1] != 0x5B
    else {
      return .scalar(low)
    }
    position += 1
    var high = scalars[position]
    if take("\\") {
      guard let single = singleEscape() else { throw error("a range must end with one character") }
      high = single
    } else {
      position += 1
    }
    guard high >= low else { throw error("the range “\(show(low))-\(show(high))” is empty") }
    return .ranges(ScalarRanges(low, high))
  }

  /// The scalar that an escape of one character stands for, if one follows the backslash.
  private mutating func singleEscape() -> UInt32? {
    guard let scalar = next else { return nil }
    let value: UInt32
    switch Unicode.Scalar(scalar) {
    case "n": value = 0x0A
    case "r": value = 0x0D
    case "t": value = 0x09
    case "\\", "|", ".", "?", "*", "+", "(", ")", "{", "}", "-", "[", "]", "^": value = scalar
    default: return nil
    }
    position += 1
    return value
  }

  /// What follows a backslash.
  private mutating func escape() throws(RegularExpressionError) -> CharacterSet {
    if let single = singleEscape() { return .scalar(single) }
    guard let scalar = next.flatMap({ Unicode.Scalar($0) }) else { throw error("the expression breaks off after “\\”") }
    position += 1
    switch scalar {
    case "s": return .space
    case "S": return .not(.space)
    case "i": return .nameStart
    case "I": return .not(.nameStart)
    case "c": return .namePart
    case "C": return .not(.namePart)
    case "d": return .digit
    case "D": return .not(.digit)
    case "w": return .word
    case "W": return .not(.word)
    case "p": return try property()
    case "P": return .not(try property())
    default:
      position -= 1
      throw error("there is no escape “\\\(show(scalar.value))”")
    }
  }

  /// `{Lu}` or `{IsBasicLatin}`.
  private mutating func property() throws(RegularExpressionError) -> CharacterSet {
    guard take("{") else { throw error("“{” must follow “\\p”") }
    var name = ""
    while let scalar = next.flatMap({ Unicode.Scalar($0) }), scalar != "}" {
      name.unicodeScalars.append(scalar)
      position += 1
    }
    guard take("}") else { throw error("“{” without “}”") }
    if name.hasPrefix("Is"), let ranges = UnicodeBlocks.ranges(of: String(name.dropFirst(2))) { return .ranges(ranges) }
    guard let mask = GeneralCategory.mask(of: name) else { throw error("there is no category or block “\(name)”") }
    return .categories(mask)
  }

  private func show(_ scalar: UInt32) -> String { Unicode.Scalar(scalar).map { String($0) } ?? "?" }
}
