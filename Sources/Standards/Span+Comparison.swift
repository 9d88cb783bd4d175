extension Span<UInt8> {
  /// How many bytes at the start of both are the same.
  package func commonPrefix(with other: Span<UInt8>) -> Int {
    let shorter = Swift.min(count, other.count)
    var same = 0
    // Many at once as long as all are: texts differ in one place, and are long.
    while same + Self.stride <= shorter, isSame(as: other, same, same) { same += Self.stride }
    while same < shorter, self[same] == other[same] { same += 1 }
    return same
  }

  /// How many bytes at the end of both are the same.
  package func commonSuffix(with other: Span<UInt8>) -> Int {
    let shorter = Swift.min(count, other.count)
    var same = 0
    while same + Self.stride <= shorter,
      isSame(as: other, count - same - Self.stride, other.count - same - Self.stride)
    {
      same += Self.stride
    }
    while same < shorter, self[count - 1 - same] == other[other.count - 1 - same] { same += 1 }
    return same
  }

  private static var stride: Int { 64 }

  /// Whether a stride from `start` is that of `other` from `otherStart`.
  private func isSame(as other: Span<UInt8>, _ start: Int, _ otherStart: Int) -> Bool {
    let (own, others) = (
      extracting(start..<start + Self.stride), other.extracting(otherStart..<otherStart + Self.stride)
    )
    var difference: UInt8 = 0
    for index in own.indices { difference |= own[index] ^ others[index] }
    return difference == 0
  }
}
