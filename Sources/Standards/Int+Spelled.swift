extension Int {
  /// The whole number that `text` spells, or the nearest that `Int` holds; nil where it spells none of 64 bits.
  ///
  /// `Int` has 32 bits in browsers, where a large number is still to be taken for one.
  package init?(spelled text: some StringProtocol) {
    guard let number = Int64(text) else { return nil }
    self.init(clamping: number)
  }
}
