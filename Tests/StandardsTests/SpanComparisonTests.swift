import Standards
import Testing

@Suite struct SpanComparisonTests {
  /// Lengths on either side of what is compared at once.
  private static let lengths = [0, 1, 63, 64, 65, 127, 128, 129]

  @Test(arguments: lengths, lengths) func whatIsTheSameIsCounted(_ length: Int, _ other: Int) {
    let (first, second) = ([UInt8](repeating: 0x61, count: length), [UInt8](repeating: 0x61, count: other))
    #expect(first.span.commonPrefix(with: second.span) == min(length, other))
    #expect(first.span.commonSuffix(with: second.span) == min(length, other))
    for place in Set([0, 62, 63, 64, 65, length - 1]) where second.indices.contains(place) && place < length {
      var changed = second
      changed[place] = 0x62
      #expect(first.span.commonPrefix(with: changed.span) == place)
      changed = second
      changed[other - 1 - place] = 0x62
      #expect(first.span.commonSuffix(with: changed.span) == place)
    }
  }
}
