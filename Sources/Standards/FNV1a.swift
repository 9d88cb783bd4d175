/// The hash FNV-1a with 64 bits (Fowler, Noll and Vo): for tables, and to tell contents apart; it is not a
/// cryptographic hash.
@usableFromInline
package struct FNV1a: Sendable {
  /// The hash of what was added so far.
  @usableFromInline
  package var value: UInt64

  /// The hash of nothing; different seeds give different hashes of the same bytes.
  @inlinable
  package init(seed: UInt64 = 0) { value = 0xCBF2_9CE4_8422_2325 ^ seed }

  /// Adds a byte, or up to eight of them in one step.
  @inlinable
  package mutating func add(_ word: UInt64) { value = (value ^ word) &* 0x0000_0100_0000_01B3 }

  /// The hash of `bytes[range]`; its low bits depend on every bit, as open-addressing tables need it.
  package static func hash(_ bytes: [UInt8], _ range: Range<Int>, seed: UInt64 = 0) -> UInt64 {
    var hash = FNV1a(seed: seed)
    for index in range { hash.add(UInt64(bytes[index])) }
    return hash.value ^ hash.value >> 29
  }
}
