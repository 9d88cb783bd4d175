/// A reader of URI references (RFC 3986, section 4.1), by the grammar of appendix A.
///
/// Like libxml2, it takes brackets in a fragment.
package struct URIReference {
  private let bytes: [UInt8]
  private let end: Int
  private let isEscaped: Bool
  private var index: Int

  /// Whether `bytes[range]` is a URI or a relative reference; nothing at all is one.
  ///
  /// - Parameter isEscaped: False when characters that no URI may hold, such as `ä`, count as if they were escaped, as
  ///   `xs:anyURI` has it (XSD 1.0 part 2, section 3.2.17).
  package static func isValid(_ bytes: [UInt8], _ range: Range<Int>, isEscaped: Bool = true) -> Bool {
    var absolute = URIReference(bytes: bytes, end: range.upperBound, isEscaped: isEscaped, index: range.lowerBound)
    var relative = absolute
    return absolute.takeScheme() && absolute.takeHierarchy() && absolute.takeQueryAndFragment()
      || relative.takeHierarchy(firstMayHoldColon: false) && relative.takeQueryAndFragment()
  }

  private func byte(_ offset: Int = 0) -> UInt8 { index + offset < end ? bytes[index + offset] : 0 }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard self.byte() == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  /// The production `scheme ":"`.
  private mutating func takeScheme() -> Bool {
    guard byte().isASCIILetter else { return false }
    while byte().isASCIILetter || byte().isASCIIDigit || "+-.".utf8.contains(byte()) { index += 1 }
    return take(":")
  }

  /// The production `hier-part`, or `relative-part`, whose first segment holds no colon.
  private mutating func takeHierarchy(firstMayHoldColon: Bool = true) -> Bool {
    if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
      index += 2
      guard takeAuthority() else { return false }
    } else {
      takeCharacters(besides: firstMayHoldColon ? "" : ":")
    }
    guard byte() == UInt8(ascii: "/") else { return true }
    takeCharacters(and: "/")
    return true
  }

  /// The production `authority`.
  private mutating func takeAuthority() -> Bool {
    let start = index
    takeCharacters(besides: "@")
    if !take("@") { index = start }
    if take("[") {
      while index < end, byte() != UInt8(ascii: "]") { index += 1 }
      guard take("]") else { return false }
    } else {
      takeCharacters(besides: ":@")
    }
    return !take(":") || takePort()
  }

  /// A number that fits 32 bits, as for libxml2; the RFC knows no limit.
  private mutating func takePort() -> Bool {
    let start = index
    var port = 0
    while byte().isASCIIDigit, port <= Int(Int32.max) {
      port = port * 10 + Int(byte() - UInt8(ascii: "0"))
      index += 1
    }
    return index > start && port <= Int(Int32.max)
  }

  /// The productions `[ "?" query ] [ "#" fragment ]` up to the end of the text.
  private mutating func takeQueryAndFragment() -> Bool {
    if take("?") { takeCharacters(and: "/?") }
    if take("#") { takeCharacters(and: "/?[]") }
    return index == end
  }

  /// What the production `pchar` allows, without those in `excluded`, and with those in `more`.
  private mutating func takeCharacters(besides excluded: String = "", and more: String = "") {
    while index < end {
      let byte = byte()
      if byte == UInt8(ascii: "%"), self.byte(1).hexadecimalValue != nil, self.byte(2).hexadecimalValue != nil {
        index += 3
        continue
      }
      guard isPathCharacter(byte) && !excluded.utf8.contains(byte) || more.utf8.contains(byte) else { return }
      index += 1
    }
  }

  private func isPathCharacter(_ byte: UInt8) -> Bool {
    isEscaped
      ? byte.isASCIILetter || byte.isASCIIDigit || "-._~!$&'()*+,;=:@".utf8.contains(byte)
      : !"%#/?[]".utf8.contains(byte)
  }
}
