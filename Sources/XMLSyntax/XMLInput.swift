import SourceText

/// The text that is parsed, up to where it has been taken, and what has been found wrong with it.
struct XMLInput {
  /// Findings beyond this many are only counted: such a text is not XML, and nobody reads on.
  static let maximumFindings = 2_000

  let bytes: [UInt8]
  let end: Int
  let classes = ByteClass.table
  /// Up to here the text has been taken.
  var position = 0
  private(set) var diagnostics: [Diagnostic] = []
  /// How many findings there are beyond those.
  private var surplus = 0

  /// Offsets are 32 bits wide: of a text of 4 GiB or more only the first 4 GiB less one byte are looked at.
  init(_ text: SourceText) {
    bytes = text.bytes
    end = Int(min(UInt64(text.count), UInt64(UInt32.max) - 1))
  }

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

  /// The first byte at or after `index` that is not white space, where an indentation may begin.
  @inline(__always)
  func endOfIndentation(from index: Int) -> Int {
    var index = index
    if index < end, bytes[index] == .lineFeed { index &+= 1 }
    while index &+ 8 <= end {
      let count = EightBytes(bytes, at: index).spaces
      index &+= count
      if count < 8 { break }
    }
    if index < end, bytes[index] > .space { return index }
    return endOfSpace(from: index)
  }

  /// The first byte at or after `index` at which plain text needs a closer look.
  @inline(__always)
  func endOfPlainText(from index: Int) -> Int {
    var index = index
    while index &+ 8 <= end {
      let count = EightBytes(bytes, at: index).plainText
      index &+= count
      if count == 8 { continue }
      if classes[Int(bytes[index])] & ByteClass.textStop != 0 { return index }
      // Line ends and tabs are plain text.
      index &+= 1
    }
    return endOfRun(from: index, stop: ByteClass.textStop)
  }

  /// The first byte at or after `index` at which an attribute value needs a closer look.
  @inline(__always)
  func endOfPlainValue(from index: Int) -> Int {
    var index = index
    while index &+ 8 <= end {
      let count = EightBytes(bytes, at: index).plainValue
      index &+= count
      if count < 8 { return index }
    }
    return endOfRun(from: index, stop: ByteClass.valueStop)
  }

  /// Where the closing quote stands of a value that stands for itself and is followed by what may follow one, whose opening
  /// quote is at `index` behind a `=`; 0 when it is anything else.
  @inline(__always)
  func endOfVerbatimValue(afterEquals index: Int) -> Int {
    guard index < end, bytes[index &- 1] == .equals, bytes[index] == .quote || bytes[index] == .apostrophe else {
      return 0
    }
    let close = endOfPlainValue(from: index &+ 1)
    let next = close &+ 1
    guard next < end, bytes[close] == bytes[index] else { return 0 }
    let byte = bytes[next]
    return classes[Int(byte)] & ByteClass.space != 0 || byte == .greaterThan || byte == .slash ? close : 0
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

  /// The next line end or `<` from `start` on, where markup without its end breaks off.
  func endOfLineOrMarkup(from start: Int) -> Int {
    var index = start
    while index < end, !isLineEnd(at: index), bytes[index] != .lessThan { index += 1 }
    return index
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

  /// Where the name ends that goes on at `start` with a byte that is not ASCII.
  @inline(never)
  func endOfWideName(from start: Int) -> Int {
    var index = start
    while true {
      let length = index == position ? nameStartLength(at: index) : nameLength(at: index)
      if length == 0 { return index }
      index += length
    }
  }

  /// Whether a quote of either kind stands at `index`.
  func isQuote(at index: Int) -> Bool {
    index < end && (bytes[index] == .quote || bytes[index] == .apostrophe)
  }

  /// Notes a finding.
  @inline(never)
  mutating func report(
    _ kind: DiagnosticKind, _ message: String, at range: ByteRange, related: [RelatedInformation] = [],
    fixes: [Fix] = []
  ) {
    guard isListening else {
      surplus += 1
      return
    }
    diagnostics.append(Diagnostic(kind, message, at: range, related: related, fixes: fixes))
  }

  /// Whether findings are still told rather than counted.
  var isListening: Bool { diagnostics.count < Self.maximumFindings }

  /// How many findings there are.
  var findingCount: Int { diagnostics.count + surplus }

  /// Takes back all findings but the first `count`.
  mutating func takeBack(to count: Int) {
    surplus = max(0, count - Self.maximumFindings)
    diagnostics.removeLast(max(0, diagnostics.count - count))
  }

  /// The findings; the last one tells how many more there are.
  var findings: [Diagnostic] {
    guard surplus > 0, var last = diagnostics.last else { return diagnostics }
    last.message += " (and \(surplus) more)"
    last.standsForMore = true
    return diagnostics.dropLast() + [last]
  }
}
