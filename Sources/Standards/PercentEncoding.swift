/// Percent-encoding (RFC 3986, section 2.1).
package enum PercentEncoding {
  /// The bytes that `text` spells; nil when a `%` stands without two hexadecimal digits behind it.
  package static func decoded(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text.utf8.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next()?.hexadecimalValue, let low = rest.next()?.hexadecimalValue else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  /// `text` with every byte escaped that is neither an unreserved character nor in `kept`.
  package static func encoded(_ text: String, keeping kept: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte.isASCIILetter || byte.isASCIIDigit || "-._~".utf8.contains(byte) || kept.utf8.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), (byte >> 4).hexadecimalDigit, byte.hexadecimalDigit]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
