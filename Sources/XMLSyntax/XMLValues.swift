/// What attribute values and text stand for.
enum XMLValues {
  /// The value of `attribute` after normalization (XML 1.0, section 3.3.3, for type CDATA).
  static func normalized(_ bytes: [UInt8], _ attribute: XMLAttribute) -> String {
    let start = Int(attribute.valueStart)
    let end = Int(attribute.valueEnd)
    if !attribute.flags.contains(.needsNormalization) { return String(decoding: bytes[start..<end], as: UTF8.self) }
    return String(decoding: normalize(bytes, from: start, to: end), as: UTF8.self)
  }

  /// An attribute value with its references replaced and each line end, tab, CR and LF as one space.
  static func normalize(_ bytes: [UInt8], from start: Int, to end: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(end - start)
    var index = start
    while index < end {
      switch bytes[index] {
      case .ampersand:
        index = appendReference(bytes, at: index, end: end, to: &result)
      case .carriageReturn:
        result.append(.space)
        index += index + 1 < end && bytes[index + 1] == .lineFeed ? 2 : 1
      case .lineFeed, .tab:
        result.append(.space)
        index += 1
      default:
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// Text with its references replaced and each line end as one LF (section 2.11).
  static func resolve(_ bytes: [UInt8], from start: Int, to end: Int, references: Bool, into result: inout [UInt8]) {
    var index = start
    while index < end {
      if references, bytes[index] == .ampersand {
        index = appendReference(bytes, at: index, end: end, to: &result)
      } else if bytes[index] == .carriageReturn {
        result.append(.lineFeed)
        index += index + 1 < end && bytes[index + 1] == .lineFeed ? 2 : 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
  }

  /// Appends what the reference at `index` stands for; one that stands for nothing is kept as written.
  ///
  /// - Returns: the place after it.
  private static func appendReference(_ bytes: [UInt8], at index: Int, end: Int, to result: inout [UInt8]) -> Int {
    if index + 1 < end, bytes[index + 1] == .numberSign {
      let reference = XMLReference(bytes, at: index, end: end)
      if reference.isTerminated, let value = reference.scalar, XMLCharacters.isCharacter(value),
        let scalar = Unicode.Scalar(value)
      {
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        return reference.end
      }
    } else {
      // The longest predefined entity is &quot;.
      var nameEnd = index + 1
      while nameEnd < end, nameEnd < index + 6, bytes[nameEnd] != .semicolon { nameEnd += 1 }
      if nameEnd < end, bytes[nameEnd] == .semicolon,
        let character = XMLReference.predefined(bytes, from: index + 1, to: nameEnd)
      {
        result.append(character)
        return nameEnd + 1
      }
    }
    result.append(bytes[index])
    return index + 1
  }
}
