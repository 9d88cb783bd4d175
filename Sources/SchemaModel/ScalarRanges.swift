/// A set of scalars as sorted ranges.
struct ScalarRanges: Sendable, Hashable {
  private let bounds: [UInt32]

  /// The ranges written as `41-5A 5F 61-7A`: hexadecimal, ascending, separated by spaces.
  init(_ text: String) {
    var bounds: [UInt32] = []
    for entry in text.split(separator: " ") {
      let ends = entry.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { continue }
      bounds += [first, last]
    }
    self.bounds = bounds
  }

  /// One range.
  init(_ first: UInt32, _ last: UInt32) { bounds = [first, last] }

  /// Whether nothing beyond ASCII is in the set.
  var isASCII: Bool { (bounds.last ?? 0) < 0x80 }

  /// Whether `scalar` is in one of the ranges.
  func contains(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = bounds.count / 2
    while low < high {
      let middle = (low + high) / 2
      if scalar > bounds[middle * 2 + 1] {
        low = middle + 1
      } else if scalar < bounds[middle * 2] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}
