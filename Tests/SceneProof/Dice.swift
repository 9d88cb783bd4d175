/// Random numbers that are the same in every run of one seed.
package struct Dice: RandomNumberGenerator {
  private var state: UInt64

  /// The numbers of `seed`.
  package init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// The next number: SplitMix64.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of `values`, of which there is at least one.
  package mutating func one<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  /// Something that is so in this share of the cases.
  package mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }
}
