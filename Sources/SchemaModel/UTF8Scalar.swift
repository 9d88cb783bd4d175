/// Scalars in UTF-8 bytes.
enum UTF8Scalar {
  /// The scalar that begins at `offset`, which moves behind it; U+FFFD for a byte that begins none.
  static func decode(_ bytes: [UInt8], _ offset: inout Int, _ end: Int) -> UInt32 {
    let lead = bytes[offset]
    offset += 1
    if lead < 0x80 { return UInt32(lead) }
    let count = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC2 ? 1 : 0
    guard count > 0, offset + count <= end else { return 0xFFFD }
    var scalar = UInt32(lead) & (0x3F >> UInt32(count))
    for index in offset..<offset + count { scalar = scalar << 6 | UInt32(bytes[index] & 0x3F) }
    offset += count
    return scalar
  }

  /// How many scalars `bytes[range]` holds.
  static func count(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
