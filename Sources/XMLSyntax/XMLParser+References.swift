import SourceText
import Standards

extension XMLParser {
  /// [67] Reference at the `&` at `index`; reports what is wrong with it.
  ///
  /// - Returns: the place after it, or after the `&` when it starts no reference.
  mutating func checkReference(at index: Int) -> Int {
    let nameStart = index + 1
    if nameStart < end, bytes[nameStart] == .numberSign { return checkCharacterReference(at: index) }
    let nameEnd = endOfName(from: nameStart)
    if nameEnd == nameStart { return reportBareAmpersand(at: index) }
    let isKnown = Self.predefined(bytes, from: nameStart, to: nameEnd) != nil
    if nameEnd < end, bytes[nameEnd] == .semicolon {
      if !isKnown { reportUnknownEntity(ByteRange(index, nameEnd + 1)) }
      return nameEnd + 1
    }
    let range = ByteRange(index, nameEnd)
    let escape = Fix("Escape '&' as &amp;", [TextEdit(ByteRange(index, nameStart), "&amp;")], isPreferred: !isKnown)
    if isKnown {
      report(
        .semicolonMissing, "The reference '\(string(index, nameEnd))' lacks its ';'", at: range,
        fixes: [Fix("Add ';'", [.insert(";", at: nameEnd)], isPreferred: true), escape])
    } else {
      report(
        .ampersandNotEscaped, "'&' starts a reference; to write the character itself, use &amp;",
        at: ByteRange(index, nameStart), fixes: [escape])
    }
    return nameEnd
  }

  private mutating func reportBareAmpersand(at index: Int) -> Int {
    let range = ByteRange(index, index + 1)
    report(
      .ampersandNotEscaped, "'&' starts a reference; to write the character itself, use &amp;", at: range,
      fixes: [Fix("Escape '&' as &amp;", [TextEdit(range, "&amp;")], isPreferred: true)])
    return index + 1
  }

  private mutating func reportUnknownEntity(_ range: ByteRange) {
    report(
      .entityUnknown,
      "The entity '\(string(range.start + 1, range.end - 1))' is not defined; XML knows amp, lt, gt, quot and apos",
      at: range, fixes: [Fix("Escape '&' as &amp;", [TextEdit(ByteRange(range.start, range.start + 1), "&amp;")])])
  }

  /// [66] CharRef at the `&` at `index`.
  private mutating func checkCharacterReference(at index: Int) -> Int {
    let reference = Self.characterReference(bytes, at: index, end: end)
    if reference.isTerminated, let scalar = reference.scalar, XMLCharacters.isCharacter(scalar) { return reference.end }
    let range = ByteRange(index, reference.end)
    let escape = Fix("Escape '&' as &amp;", [TextEdit(ByteRange(index, index + 1), "&amp;")])
    if !reference.hasDigits {
      report(
        .characterReferenceInvalid,
        "A character reference is written &#10; (decimal) or &#xA; (hexadecimal); here the digits are missing",
        at: range, fixes: [escape])
    } else if !reference.isTerminated {
      report(
        .semicolonMissing, "The reference '\(excerpt(range))' lacks its ';'", at: range,
        fixes: [Fix("Add ';'", [.insert(";", at: reference.end)], isPreferred: true), escape])
    } else {
      report(
        .characterReferenceInvalid, "'\(excerpt(range))' stands for no character that XML allows", at: range,
        fixes: [Fix("Remove the reference", [.delete(range)]), escape])
    }
    return reference.end
  }

  /// What a character reference says.
  struct CharacterReference {
    /// The scalar value; nil when there are no digits or the value is past U+10FFFF.
    var scalar: UInt32?
    var hasDigits = false
    var isTerminated = false
    /// The place after it, `;` included if it is there.
    var end: Int
  }

  /// Reads `&#…;` or `&#x…;` at `index`.
  static func characterReference(_ bytes: [UInt8], at index: Int, end: Int) -> CharacterReference {
    var index = index + 2
    let isHexadecimal = index < end && bytes[index] == UInt8(ascii: "x")
    if isHexadecimal { index += 1 }
    var value: UInt32 = 0
    let first = index
    let radix: UInt32 = isHexadecimal ? 16 : 10
    while index < end, let digit = bytes[index].hexadecimalValue, digit < radix {
      // Past U+10FFFF nothing more needs to be known than that.
      value = min(value * radix + UInt32(digit), 0x11_0000)
      index += 1
    }
    var reference = CharacterReference(scalar: nil, hasDigits: index > first, end: index)
    if reference.hasDigits, value < 0x11_0000 { reference.scalar = value }
    if index < end, bytes[index] == .semicolon {
      reference.isTerminated = true
      reference.end = index + 1
    }
    return reference
  }

  /// The character that one of the five predefined entities (section 4.6) stands for.
  static func predefined(_ bytes: [UInt8], from start: Int, to end: Int) -> UInt8? {
    switch end - start {
    case 2 where bytes[start + 1] == UInt8(ascii: "t"):
      switch bytes[start] {
      case UInt8(ascii: "l"): .lessThan
      case UInt8(ascii: "g"): .greaterThan
      default: nil
      }
    case 3 where bytes[start..<end].elementsEqual("amp".utf8): .ampersand
    case 4 where bytes[start..<end].elementsEqual("quot".utf8): .quote
    case 4 where bytes[start..<end].elementsEqual("apos".utf8): .apostrophe
    default: nil
    }
  }
}
