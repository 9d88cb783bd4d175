import SourceText
import Standards

// What characters and references may stand in values and text.
extension XMLInput {
  /// Takes the character at `index`, which is a control character or not ASCII, and reports it if it may not stand here.
  ///
  /// - Returns: the place after it; after a whole run of characters of the same fault.
  mutating func checkCharacter(at index: Int) -> Int {
    var index = index
    // Text in other scripts: stay in this loop while all is well.
    while index < end, bytes[index] >= 0x80 {
      let step = step(at: index)
      guard let scalar = step.scalar else { return reportIllFormed(at: index) }
      if scalar == 0xFFFE || scalar == 0xFFFF { return reportCharacter(scalar, at: index, length: 3) }
      index += step.length
    }
    if index < end, bytes[index] < 0x20, !isSpace(at: index) {
      return reportCharacter(UInt32(bytes[index]), at: index, length: 1)
    }
    return index
  }

  /// Reports a character that XML does not allow.
  private mutating func reportCharacter(_ scalar: UInt32, at index: Int, length: Int) -> Int {
    let range = ByteRange(index, index + length)
    let digits = String(scalar, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    report(
      .characterNotAllowed, "The character \(code) may not stand in an XML document; remove it", at: range,
      fixes: [Fix("Remove \(code)", [.delete(range)], isPreferred: true)])
    return range.end
  }

  /// Reports a run of bytes that are not UTF-8.
  private mutating func reportIllFormed(at index: Int) -> Int {
    var stop = index
    while stop < end, bytes[stop] >= 0x80 {
      let step = step(at: stop)
      if step.scalar != nil { break }
      stop += step.length
    }
    let range = ByteRange(index, stop)
    report(
      .encodingIllFormed,
      "\(stop - index == 1 ? "This byte is" : "These \(stop - index) bytes are") not well-formed UTF-8; save the file as UTF-8, or declare its encoding",
      at: range, fixes: [Fix("Remove the bytes", [.delete(range)])])
    return stop
  }

  /// [67] Reference at the `&` at `index`; reports what is wrong with it.
  ///
  /// - Returns: the place after it, or after the `&` when it starts no reference.
  mutating func checkReference(at index: Int) -> Int {
    let nameStart = index + 1
    if nameStart < end, bytes[nameStart] == .numberSign { return checkCharacterReference(at: index) }
    let nameEnd = endOfName(from: nameStart)
    if nameEnd == nameStart { return reportBareAmpersand(at: index) }
    let isKnown = XMLReference.predefined(bytes, from: nameStart, to: nameEnd) != nil
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
    let name = string(range.start + 1, range.end - 1)
    let escape = TextEdit(ByteRange(range.start, range.start + 1), "&amp;")
    var fixes = [Fix("Escape '&\(name);' as &amp;\(name);", [escape])]
    if isListening, let character = HTMLEntity.replacement(for: name) {
      let title = character.utf8.first == .ampersand ? "Write \(character)" : "Write the character \(character)"
      fixes.insert(Fix(title, [TextEdit(range, character)], isPreferred: true), at: 0)
    }
    report(
      .entityUnknown, "The entity '\(name)' is not defined; XML knows amp, lt, gt, quot and apos", at: range,
      fixes: fixes)
  }

  /// [66] CharRef at the `&` at `index`.
  private mutating func checkCharacterReference(at index: Int) -> Int {
    let reference = XMLReference(bytes, at: index, end: end)
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
}
