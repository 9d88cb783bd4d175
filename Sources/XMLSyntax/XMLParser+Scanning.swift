import SourceText

extension XMLParser {
  /// Whether white space stands at `index`.
  @inline(__always)
  func isSpace(at index: Int) -> Bool {
    index < end && classes[Int(bytes[index])] & ByteClass.space != 0
  }

  /// The first byte at or after `index` that is not white space.
  @inline(__always)
  func endOfSpace(from index: Int) -> Int {
    var index = index
    while index < end, classes[Int(bytes[index])] & ByteClass.space != 0 { index &+= 1 }
    return index
  }

  /// The last place at or before `index`, not before `start`, with no white space in front of it.
  func startOfSpace(before index: Int, from start: Int) -> Int {
    var index = index
    while index > start, isSpace(at: index - 1) { index -= 1 }
    return index
  }

  /// The first byte at or after `index` whose class holds `stop`.
  @inline(__always)
  func endOfRun(from index: Int, stop: UInt8) -> Int {
    var index = index
    while index < end, classes[Int(bytes[index])] & stop == 0 { index &+= 1 }
    return index
  }

  /// Whether `word` stands at `index`.
  func matches(_ word: StaticString, at index: Int) -> Bool {
    let word = word.description.utf8
    guard index >= 0, end - index >= word.count else { return false }
    return word.elementsEqual(bytes[index..<index + word.count])
  }

  /// Whether these bytes stand at `index`.
  func matches(_ word: [UInt8], at index: Int) -> Bool {
    guard index >= 0, end - index >= word.count else { return false }
    return bytes[index..<index + word.count] == word[...]
  }

  /// Whether a line end stands at `index`.
  func isLineEnd(at index: Int) -> Bool {
    bytes[index] == .lineFeed || bytes[index] == .carriageReturn
  }

  /// Whether no line end stands between `start` and `stop`.
  func isOnOneLine(from start: Int, to stop: Int) -> Bool {
    var index = start
    while index < stop, !isLineEnd(at: index) { index += 1 }
    return index >= stop
  }

  /// The scalar at `index`.
  func step(at index: Int) -> XMLCharacters.Step {
    XMLCharacters.step(bytes, at: index, end: end)
  }

  /// How many bytes a NameStartChar (production 4) takes at `index`; 0 when none stands there.
  func nameStartLength(at index: Int) -> Int {
    guard index < end else { return 0 }
    if bytes[index] < 0x80 { return classes[Int(bytes[index])] & ByteClass.nameStart != 0 ? 1 : 0 }
    let step = step(at: index)
    return step.scalar.map(XMLCharacters.isNameStart) == true ? step.length : 0
  }

  /// How many bytes a NameChar (production 4a) takes at `index`; 0 when none stands there.
  func nameLength(at index: Int) -> Int {
    guard index < end else { return 0 }
    if bytes[index] < 0x80 { return classes[Int(bytes[index])] & ByteClass.name != 0 ? 1 : 0 }
    let step = step(at: index)
    return step.scalar.map(XMLCharacters.isName) == true ? step.length : 0
  }

  /// [5] Name: where the name that starts at `index` ends; `index` itself when none does.
  func endOfName(from index: Int) -> Int {
    let first = nameStartLength(at: index)
    if first == 0 { return index }
    var index = index + first
    while true {
      let length = nameLength(at: index)
      if length == 0 { return index }
      index += length
    }
  }

  /// [5] Name at ``position``, which is known to start one: its index in the table of names.
  @inline(__always)
  mutating func scanName() -> UInt32 {
    let start = position
    var index = start
    var hash: UInt64 = 0
    while index < end {
      let byte = bytes[index]
      if classes[Int(byte)] & ByteClass.name == 0 { break }
      hash = (hash &+ UInt64(byte)) &* 0x0000_0100_0000_01B3
      index &+= 1
    }
    if index < end, bytes[index] >= 0x80 { (index, hash) = restOfName(from: index, hash: hash) }
    position = index
    return names.intern(bytes, from: start, to: index, hash: QualifiedNameTable.finish(hash))
  }

  /// Goes on with a name at a byte that is not ASCII.
  @inline(never)
  private func restOfName(from start: Int, hash: UInt64) -> (end: Int, hash: UInt64) {
    var hash = hash
    var index = start
    while true {
      let length = index == position ? nameStartLength(at: index) : nameLength(at: index)
      if length == 0 { return (index, hash) }
      for offset in index..<index + length { hash = (hash &+ UInt64(bytes[offset])) &* 0x0000_0100_0000_01B3 }
      index += length
    }
  }

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
      "\(stop - index == 1 ? "This byte is" : "These \(stop - index) bytes are") not well-formed UTF-8",
      at: range, fixes: [Fix("Remove the bytes", [.delete(range)])])
    return stop
  }

  /// Notes a finding.
  @inline(never)
  mutating func report(
    _ kind: DiagnosticKind, _ message: String, at range: ByteRange, related: [RelatedInformation] = [],
    fixes: [Fix] = []
  ) {
    guard diagnostics.count < Self.maximumFindings else { return }
    diagnostics.append(Diagnostic(kind, message, at: range, related: related, fixes: fixes))
  }

  /// The text from `start` to `stop`.
  func string(_ start: Int, _ stop: Int) -> String {
    String(decoding: bytes[start..<max(start, stop)], as: UTF8.self)
  }

  /// The text in `range` as a message can show it: cut after 40 bytes or at a line end.
  func excerpt(_ range: ByteRange) -> String {
    var stop = range.start
    while stop < min(range.end, range.start + 40), !isLineEnd(at: stop) { stop += 1 }
    while stop < range.end, stop > range.start, bytes[stop] & 0xC0 == 0x80 { stop -= 1 }
    return string(range.start, stop) + (stop < range.end ? "…" : "")
  }

  /// The name at `index` in the table of names, as written.
  func qualified(_ index: UInt32) -> String { names.names[Int(index)].qualified }

  /// Adds a node without children that ends at ``position``.
  @inline(__always)
  mutating func appendLeaf(_ kind: XMLNodeKind, from start: Int, flags: XMLNode.Flags = []) {
    var node = XMLNode(kind: kind, flags: flags, parent: open.last?.node ?? 0, start: UInt32(truncatingIfNeeded: start))
    let end = UInt32(truncatingIfNeeded: position)
    node.end = end
    node.startTagEnd = end
    node.endTagStart = end
    node.subtreeEnd = UInt32(truncatingIfNeeded: nodes.count &+ 1)
    nodes.append(node)
  }
}
