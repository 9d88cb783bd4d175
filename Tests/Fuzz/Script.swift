/// Bytes that decide what happens next.
struct Script {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isOver: Bool { rest.isEmpty }

  /// A number below `limit`; 0 at the end.
  mutating func number(below limit: Int) -> Int {
    guard limit > 1 else { return 0 }
    var number = Int(rest.popFirst() ?? 0)
    if limit > 256 { number = number << 8 | Int(rest.popFirst() ?? 0) }
    // What is larger than two bytes is reached in steps.
    return limit > 65_536 ? number * limit >> 16 : number % limit
  }

  /// Bytes as they stand, up to `most`.
  mutating func bytes(_ most: Int) -> [UInt8] {
    let taken = rest.prefix(number(below: most))
    rest = rest.dropFirst(taken.count)
    return Array(taken)
  }
}
