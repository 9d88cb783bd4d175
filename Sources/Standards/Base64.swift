/// Base64 (RFC 4648, section 4).
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// `bytes` with padding and without line ends.
  package static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet = alphabet
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var group = UInt32(bytes[index]) << 16
      if count > 1 { group |= UInt32(bytes[index + 1]) << 8 }
      if count > 2 { group |= UInt32(bytes[index + 2]) }
      result.append(alphabet[Int(group >> 18)])
      result.append(alphabet[Int(group >> 12 & 63)])
      result.append(count > 1 ? alphabet[Int(group >> 6 & 63)] : UInt8(ascii: "="))
      result.append(count > 2 ? alphabet[Int(group & 63)] : UInt8(ascii: "="))
      index += 3
    }
    return result
  }

  /// The six bits that `byte` stands for; nil for padding and what is not of the alphabet.
  package static func value(of byte: UInt8) -> UInt8? { alphabet.firstIndex(of: byte).map { UInt8($0) } }

  /// The bytes that `text` stands for; nil when there is more in it than the alphabet and padding.
  package static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    let values = (0...UInt8.max).map { value(of: $0) }
    var result: [UInt8] = []
    var (group, bits): (UInt32, UInt32) = (0, 0)
    for byte in text where byte != UInt8(ascii: "=") {
      guard let value = values[Int(byte)] else { return nil }
      group = group << 6 | UInt32(value)
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      result.append(UInt8(truncatingIfNeeded: group >> bits))
    }
    return result
  }
}
