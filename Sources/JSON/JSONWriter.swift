/// Something that has a JSON form.
package protocol JSONEncodable: Sendable {
  /// Writes exactly one value.
  func encode(to writer: inout JSONWriter)
}

/// Appends JSON to bytes, without building values first.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object {
///   $0.member("line", 3)
///   $0.member("tags") { $0.array { $0.element(1) } }
/// }
/// ```
/// The caller writes one value, in objects names before values; then the bytes are always a JSON text.
package struct JSONWriter {
  /// How the text is laid out.
  package enum Style: Sendable {
    /// No space at all.
    case compact
    /// One member or element a line, two spaces a level.
    case indented
  }

  /// What has been written so far.
  package private(set) var bytes: [UInt8]
  private let style: Style
  private var depth = 0
  private var needsComma = false

  /// A writer that appends to `bytes`.
  package init(_ style: Style = .compact, appendingTo bytes: [UInt8] = []) {
    self.bytes = bytes
    self.style = style
  }

  /// What has been written so far, as text.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// All that was written, without a copy of it.
  package consuming func finish() -> [UInt8] { bytes }

  /// Makes room for `count` more bytes.
  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  // MARK: Containers

  /// Writes an object; `body` writes its members.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(0x7B)
    body(&self)
    close(0x7D)
  }

  /// Writes an array; `body` writes its elements with ``element(_:)-(Element)``.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    open(0x5B)
    body(&self)
    close(0x5D)
  }

  /// Writes an array of `elements`.
  package mutating func array<Elements: Sequence>(_ elements: Elements) where Elements.Element: JSONEncodable {
    open(0x5B)
    for element in elements {
      separate()
      element.encode(to: &self)
      needsComma = true
    }
    close(0x5D)
  }

  /// Writes one element of the array that is open.
  package mutating func element<Element: JSONEncodable>(_ element: Element) {
    separate()
    element.encode(to: &self)
    needsComma = true
  }

  /// Writes one element of the array that is open: the one value that `body` writes.
  package mutating func element(_ body: (inout JSONWriter) -> Void) {
    separate()
    body(&self)
    needsComma = true
  }

  /// Writes a member of the object that is open.
  package mutating func member<Value: JSONEncodable>(_ name: String, _ value: Value) {
    self.name(name)
    value.encode(to: &self)
    needsComma = true
  }

  /// Writes a member of the object that is open: a string.
  package mutating func member(_ name: String, _ value: String) {
    self.name(name)
    self.value(value)
    needsComma = true
  }

  /// Writes a member of the object that is open: an integer.
  package mutating func member(_ name: String, _ value: Int) {
    self.name(name)
    self.value(value)
    needsComma = true
  }

  /// Writes a member of the object that is open, or nothing if `value` is nil.
  package mutating func member<Value: JSONEncodable>(_ name: String, ifPresent value: Value?) {
    if let value { member(name, value) }
  }

  /// Writes a member of the object that is open: an array of `elements`.
  package mutating func member<Elements: Sequence>(_ name: String, array elements: Elements)
  where Elements.Element: JSONEncodable {
    self.name(name)
    array(elements)
    needsComma = true
  }

  /// Writes a member of the object that is open: the one value that `body` writes.
  package mutating func member(_ name: String, _ body: (inout JSONWriter) -> Void) {
    self.name(name)
    body(&self)
    needsComma = true
  }

  // MARK: Values

  /// Writes `null`.
  package mutating func null() { bytes.append(contentsOf: "null".utf8) }

  /// Writes `true` or `false`.
  package mutating func value(_ value: Bool) { bytes.append(contentsOf: (value ? "true" : "false").utf8) }

  /// Writes an integer.
  package mutating func value(_ value: Int) { self.value(Int64(value)) }

  /// Writes an integer.
  package mutating func value(_ value: Int64) {
    // Lists of tokens have a hundred thousand of one digit.
    if 0...9 ~= value { return bytes.append(0x30 + UInt8(value)) }
    bytes.append(addingCapacity: OutputSpan<UInt8>.longestInteger) { $0.append(digitsOf: value) }
  }

  /// Writes a number; infinity and not-a-number, which JSON cannot express, become `null`.
  package mutating func value(_ value: Double) {
    if let integer = Int64(exactly: value), integer.magnitude < 1 << 53, !(value == 0 && value.sign == .minus) {
      self.value(integer)
    } else if value.isFinite {
      bytes.append(contentsOf: value.description.utf8)
    } else {
      null()
    }
  }

  /// Writes a string, escaping what JSON requires and nothing else.
  package mutating func value(_ value: String) {
    if value.utf8.count <= Self.shortString { return short(value) }
    bytes.append(0x22)
    if Self.needsEscapes(value) { appendEscaped(value) } else { bytes.append(contentsOf: value.utf8) }
    bytes.append(0x22)
  }

  /// Writes a short string, `before` and `after` it what stands there: room is made once for all of it.
  private mutating func short(_ value: String, before: UInt8? = nil, after: UInt8? = nil) {
    let span = value.utf8.span
    bytes.append(addingCapacity: OutputSpan<UInt8>.longestEscape * span.count + 4) { bytes in
      if let before { bytes.append(before) }
      bytes.append(0x22)
      // Byte by byte is quicker than the call that copies many at once.
      for index in span.indices { bytes.append(escaping: span[index]) }
      bytes.append(0x22)
      if let after { bytes.append(after) }
    }
  }

  /// Writes `json` as it is: a value, or the next piece of one.
  package mutating func raw(_ json: [UInt8]) { bytes.append(contentsOf: json) }

  /// Writes what `body` appends, a value or the next piece of one; room is made once for all of it.
  ///
  /// - Parameter count: How many bytes that are at most; more are a trap.
  package mutating func raw(atMost count: Int, _ body: (inout OutputSpan<UInt8>) -> Void) {
    bytes.append(addingCapacity: count, initializingWith: body)
  }

  // MARK: Layout

  private mutating func open(_ bracket: UInt8) {
    bytes.append(bracket)
    depth += 1
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    if needsComma { newLine() }
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(0x2C) }
    newLine()
  }

  private mutating func newLine() {
    guard style == .indented else { return }
    bytes.append(0x0A)
    for _ in 0..<depth { bytes.append(contentsOf: [0x20, 0x20]) }
  }

  private mutating func name(_ name: String) {
    if style == .compact, name.utf8.count <= Self.shortString {
      return short(name, before: needsComma ? 0x2C : nil, after: 0x3A)
    }
    separate()
    value(name)
    bytes.append(0x3A)
    if style == .indented { bytes.append(0x20) }
  }

  private static func needsEscapes(_ string: String) -> Bool {
    let span = string.utf8.span
    for index in span.indices {
      let byte = span[index]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { return true }
    }
    return false
  }

  /// Strings of at most so many bytes are short.
  private static let shortString = 48

  private mutating func appendEscaped(_ string: String) {
    let source = Array(string.utf8)
    bytes.reserveCapacity(bytes.count + source.count + source.count / 8)
    var copied = 0
    for index in source.indices {
      let byte = source[index]
      guard byte < 0x20 || byte == 0x22 || byte == 0x5C else { continue }
      bytes.append(contentsOf: source[copied..<index])
      copied = index + 1
      bytes.append(addingCapacity: OutputSpan<UInt8>.longestEscape) { $0.append(escaping: byte) }
    }
    bytes.append(contentsOf: source[copied...])
  }
}

extension OutputSpan<UInt8> {
  /// How many bytes an integer has at most: 19 digits and a sign.
  @inlinable
  package static var longestInteger: Int { 20 }

  /// How many bytes an escape has at most.
  fileprivate static var longestEscape: Int { 6 }

  /// Appends `text` as it is.
  @inline(__always) package mutating func append(_ text: String) {
    let span = text.utf8.span
    for index in span.indices { append(span[index]) }
  }

  /// Appends an integer.
  package mutating func append(digitsOf value: Int) { append(digitsOf: Int64(value)) }

  fileprivate mutating func append(digitsOf value: Int64) {
    // From the last digit to the first.
    var digits = InlineArray<20, UInt8>(repeating: UInt8(ascii: "-"))
    var (magnitude, first) = (value.magnitude, digits.count)
    repeat {
      let (rest, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
      first -= 1
      digits[first] = 0x30 + UInt8(digit)
      magnitude = rest
    } while magnitude > 0
    if value < 0 { first -= 1 }
    for index in first..<digits.count { append(digits[index]) }
  }

  /// Appends a byte of a string.
  @inline(__always) fileprivate mutating func append(escaping byte: UInt8) {
    if byte >= 0x20, byte != 0x22, byte != 0x5C { return append(byte) }
    append(0x5C)
    switch byte {
    case 0x22, 0x5C: append(byte)
    case 0x08: append(0x62)
    case 0x09: append(0x74)
    case 0x0A: append(0x6E)
    case 0x0C: append(0x66)
    case 0x0D: append(0x72)
    default:
      append("u00")
      append(0x30 + (byte >> 4))
      append(byte & 0xF < 10 ? 0x30 + (byte & 0xF) : 0x61 + (byte & 0xF) - 10)
    }
  }
}
