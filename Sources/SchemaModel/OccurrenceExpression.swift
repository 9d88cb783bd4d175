/// What regular expressions and content models have in common: leaves in sequence, choice and repetition.
indirect enum OccurrenceExpression {
  /// The leaf with this number.
  case leaf(Int)
  /// All of these, in this order; none is the empty sequence.
  case sequence([OccurrenceExpression])
  /// One of these; none matches nothing.
  case choice([OccurrenceExpression])
  /// From `minimum` to `maximum` of this; nil is "unbounded".
  case repetition(OccurrenceExpression, minimum: Int, maximum: Int?)
}

/// The position automaton of an expression (Glushkov's construction): one position an occurrence of a leaf, bounded
/// repetitions written out.
struct PositionAutomaton {
  /// The leaf of each position.
  private(set) var leaves: [Int] = []
  /// The positions that may come after each position.
  private(set) var follow: [[Int]] = []
  /// The positions that may come first.
  private(set) var first: [Int] = []
  /// Whether each position may come last.
  private(set) var isLast: [Bool] = []
  /// Whether nothing at all matches.
  private(set) var isNullable = true

  /// How many positions and how many pairs in ``follow`` an automaton may have; larger ones are refused.
  static let positionLimit = 20_000
  static let pairLimit = 2_000_000

  private var pairs = 0

  private struct Part {
    var nullable: Bool
    var first: [Int]
    var last: [Int]

    static let empty = Part(nullable: true, first: [], last: [])
  }

  /// Refused because it is too large.
  struct TooLarge: Error {}

  /// The automaton of `expression`.
  init(_ expression: OccurrenceExpression) throws(TooLarge) {
    let part = try build(expression)
    first = part.first
    isLast = Array(repeating: false, count: leaves.count)
    for position in part.last { isLast[position] = true }
    isNullable = part.nullable
  }

  private mutating func build(_ expression: OccurrenceExpression) throws(TooLarge) -> Part {
    switch expression {
    case .leaf(let leaf):
      guard leaves.count < Self.positionLimit else { throw TooLarge() }
      leaves.append(leaf)
      follow.append([])
      return Part(nullable: false, first: [leaves.count - 1], last: [leaves.count - 1])
    case .sequence(let parts):
      var result = Part.empty
      for part in parts { result = try join(result, try build(part)) }
      return result
    case .choice(let parts):
      var result = Part(nullable: false, first: [], last: [])
      for part in parts {
        let built = try build(part)
        result.nullable = result.nullable || built.nullable
        result.first += built.first
        result.last += built.last
      }
      return result
    case .repetition(let body, let minimum, let maximum):
      return try repeated(body, minimum, maximum)
    }
  }

  /// `body` from `minimum` to `maximum` times: the required ones in a row, then either a loop or nested options, so
  /// that each is followed only by the next.
  private mutating func repeated(
    _ body: OccurrenceExpression, _ minimum: Int, _ maximum: Int?
  ) throws(TooLarge) -> Part {
    guard let maximum else {
      var result = Part.empty
      for _ in 0..<max(0, minimum - 1) { result = try join(result, try build(body)) }
      var loop = try build(body)
      for position in loop.last { try connect(position, loop.first) }
      loop.nullable = loop.nullable || minimum == 0
      return try join(result, loop)
    }
    guard maximum > 0 else { return .empty }
    var tail: Part?
    for index in stride(from: maximum, to: 0, by: -1) {
      var one = try build(body)
      if let rest = tail { one = try join(one, rest) }
      if index > minimum { one.nullable = true }
      tail = one
    }
    return tail ?? .empty
  }

  private mutating func join(_ left: Part, _ right: Part) throws(TooLarge) -> Part {
    for position in left.last { try connect(position, right.first) }
    return Part(
      nullable: left.nullable && right.nullable,
      first: left.nullable ? left.first + right.first : left.first,
      last: right.nullable ? left.last + right.last : right.last)
  }

  private mutating func connect(_ position: Int, _ targets: [Int]) throws(TooLarge) {
    pairs += targets.count
    guard pairs <= Self.pairLimit else { throw TooLarge() }
    follow[position] += targets
  }
}
