import SourceText
import XMLSyntax

extension CardReading {
  /// The attribute of `node` in no namespace called `name`.
  func record(_ name: AttributeName, of node: NodeID) -> XMLAttribute? {
    var index = Int(tree.nodes[node.index].firstAttribute)
    let end = index + Int(tree.nodes[node.index].attributeCount)
    while index < end {
      if self.name(tree.attributes[index]) == name { return tree.attributes[index] }
      index += 1
    }
    return nil
  }

  /// The value of `record` as written, references replaced and white space collapsed; whether it may hold bindings.
  fileprivate func written(_ record: XMLAttribute) -> (text: String, hasBraces: Bool) {
    if !record.isVerbatim {
      let bytes = WhiteSpace.collapsed(Array(tree.value(of: record).utf8))
      return (String(decoding: bytes, as: UTF8.self), bytes.contains { $0 == 0x7B || $0 == 0x7D })
    }
    let bytes = tree.text.bytes
    let token = Token(bytes, Int(record.valueStart)..<Int(record.valueEnd))
    if token.isCollapsed { return (String(decoding: bytes[token.range], as: UTF8.self), token.hasBraces) }
    return (String(decoding: WhiteSpace.collapsed(Array(bytes[token.range])), as: UTF8.self), token.hasBraces)
  }

  /// The text of `node` and of nothing inside it, white space collapsed; whether it may hold bindings.
  fileprivate func content(of node: NodeID) -> (text: String, hasBraces: Bool) {
    let first = node.index + 1
    let end = Int(tree.nodes[node.index].subtreeEnd)
    if first == end { return ("", false) }
    // Nearly every text is a single piece that stands in the file as it is.
    if first + 1 == end, tree.nodes[first].isVerbatimText {
      let token = Token(tree.text.bytes, Int(tree.nodes[first].start)..<Int(tree.nodes[first].end))
      var text = tree.text.bytes[token.range]
      if !token.isCollapsed { text = WhiteSpace.collapsed(Array(text))[...] }
      return (String(decoding: text, as: UTF8.self), token.hasBraces)
    }
    var bytes: [UInt8] = []
    for child in tree.children(of: node) where tree[child].kind == .text || tree[child].kind == .cdataSection {
      tree.withTextBytes(of: child) { bytes += $0[$1] }
    }
    bytes = WhiteSpace.collapsed(bytes)
    return (String(decoding: bytes, as: UTF8.self), bytes.contains { $0 == 0x7B || $0 == 0x7D })
  }
}

/// The values of its attributes.
extension CardElement {
  private func record(_ name: AttributeName) -> XMLAttribute? { reading.record(name, of: node) }

  /// The attributes that it has.
  var attributeNames: [AttributeName] {
    let record = reading.tree.nodes[node.index]
    let first = Int(record.firstAttribute)
    return (first..<first + Int(record.attributeCount)).compactMap { reading.name(reading.tree.attributes[$0]) }
  }

  /// Whether it has the attribute.
  func has(_ name: AttributeName) -> Bool { record(name) != nil }

  /// The value of an attribute as written, references replaced and white space collapsed; nil when it is not there.
  func attribute(_ name: AttributeName) -> String? {
    guard let record = record(name) else { return nil }
    return reading.written(record).text
  }

  /// The value of an attribute with its bindings filled in; nil when it is not there or a datum is missing.
  func bound(_ name: AttributeName) -> String? {
    guard let record = record(name) else { return nil }
    return bound(record)
  }

  private func bound(_ record: XMLAttribute) -> String? {
    let value = reading.written(record)
    guard value.hasBraces else { return value.text }
    let filled = filled(Array(value.text.utf8), .plain)
    return filled.missing.isEmpty ? filled.text : nil
  }

  /// The value of an attribute that people read, with its bindings filled in, missing data as written; nil when it is not
  /// there.
  ///
  /// - Parameter isTranslated: Not for units, which are the same in nearly all languages.
  func shownIfWritten(_ name: AttributeName, isTranslated: Bool = true) -> String? {
    guard let record = record(name) else { return nil }
    var value = reading.written(record)
    if isTranslated, let pseudo = reading.pseudo { value.text = pseudo.text(value.text) }
    return value.hasBraces ? filled(Array(value.text.utf8), .text(language)).text : value.text
  }

  /// The value of an attribute that people read, as ``shownIfWritten(_:isTranslated:)``; empty when it is not there.
  func shown(_ name: AttributeName, isTranslated: Bool = true) -> String {
    shownIfWritten(name, isTranslated: isTranslated) ?? ""
  }

  /// A finite number.
  func number(_ name: AttributeName) -> Double? {
    guard let record = record(name) else { return nil }
    let bytes = reading.tree.text.bytes
    if let number = Double(plain: bytes, Int(record.valueStart)..<Int(record.valueEnd)) { return number }
    return bound(record).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A whole number that is not negative.
  func count(_ name: AttributeName) -> Int? { number(name).flatMap { $0 >= 0 && $0 <= 1e9 ? Int($0) : nil } }

  /// A length that is not negative, at most 100,000 points: no screen is as long, and more is drawn and said nowhere.
  func length(_ name: AttributeName) -> Double? { number(name).flatMap { $0 >= 0 ? min($0, 100_000) : nil } }

  /// A length above 0, at most the 4,096 points that the schema allows.
  func extent(_ name: AttributeName) -> Double? { number(name).flatMap { $0 > 0 ? min($0, 4096) : nil } }

  /// Whether an attribute is true; not when it is not there.
  func flag(_ name: AttributeName) -> Bool {
    switch bound(name) {
    case "true", "1": true
    default: false
    }
  }

  /// A flag that holds `standard` when it is not there.
  func flag(_ name: AttributeName, unless standard: Bool) -> Bool { has(name) ? flag(name) : standard }

  /// The value of an attribute with an enumerated type; nil for none of its values.
  func choice<Value: RawRepresentable<String>>(_ name: AttributeName) -> Value? { bound(name).flatMap(Value.init) }

  /// The value of an attribute with an enumerated type, or `standard`.
  func choice<Value: RawRepresentable<String>>(_ name: AttributeName, _ standard: Value) -> Value {
    choice(name) ?? standard
  }

  /// Where a card rests.
  func position(_ name: AttributeName) -> CardPosition? { attribute(name).flatMap(CardPosition.init) }

  /// Whether a tap on it, which leads to `target`, leaves the app: as the file says, else for web addresses.
  func isExternal(_ target: String?) -> Bool {
    guard let target else { return false }
    guard !has(.external) else { return flag(.external) }
    let scheme = target.utf8.prefix { $0 != 0x3A }.map { $0 | 0x20 }
    return target.utf8.count > scheme.count && (scheme == Array("http".utf8) || scheme == Array("https".utf8))
  }
}

extension CardText {
  /// The text of an element and of nothing inside it; numbers of the sample as in a text unless `numbers` says otherwise.
  init(_ element: CardElement, _ numbers: SampleNumbers? = nil) { self.init(element, numbers, element.source) }

  /// The same text, which may lead somewhere.
  init(linked element: CardElement, _ numbers: SampleNumbers? = nil) {
    self.init(element, numbers, element.linkedSource)
  }

  private init(_ element: CardElement, _ numbers: SampleNumbers?, _ source: PartSource) {
    var written = element.reading.content(of: element.node)
    if let pseudo = element.reading.pseudo { written.text = pseudo.text(written.text) }
    let (text, missing) =
      written.hasBraces
      ? element.filled(Array(written.text.utf8), numbers ?? .text(element.language)) : (written.text, [])
    self.init(
      string: text, lineLimit: element.number(.lines).map { Int(min(max($0, -1e9), 1e9)) }, missingPaths: missing,
      source: source)
  }
}

/// How a value is written, without the white space around it.
private struct Token {
  /// The bytes without white space at their ends.
  let range: Range<Int>
  /// Whether there is no white space in it but single spaces.
  let isCollapsed: Bool
  /// Whether it holds `{` or `}`.
  let hasBraces: Bool

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, WhiteSpace.contains(bytes[start]) { start += 1 }
    while start < end, WhiteSpace.contains(bytes[end - 1]) { end -= 1 }
    var (isCollapsed, hasBraces) = (true, false)
    var index = start
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte <= 0x20 {
        if WhiteSpace.contains(byte), byte != 0x20 || WhiteSpace.contains(bytes[index]) { isCollapsed = false }
      } else if byte == 0x7B || byte == 0x7D {
        hasBraces = true
      }
    }
    self.range = start..<end
    self.isCollapsed = isCollapsed
    self.hasBraces = hasBraces
  }
}

extension Double {
  /// The number that the bytes in `range` spell with at most 15 digits and perhaps a point between them, which is exact
  /// to the last bit; nil for any other spelling.
  fileprivate init?(plain bytes: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    let isNegative = index < range.upperBound && bytes[index] == 0x2D
    if isNegative { index += 1 }
    guard range.upperBound - index <= 16 else { return nil }
    var (digits, decimals) = (0, 0)
    var value: Int64 = 0
    var hasPoint = false
    while index < range.upperBound {
      let digit = bytes[index] &- 0x30
      if digit < 10 {
        value = value * 10 + Int64(digit)
        digits += 1
        if hasPoint { decimals += 1 }
      } else if bytes[index] == 0x2E, !hasPoint, digits > 0 {
        hasPoint = true
      } else {
        return nil
      }
      index += 1
    }
    guard digits > 0, digits <= 15, hasPoint == (decimals > 0) else { return nil }
    // Both are whole numbers that a double holds exactly, so that the one division is all that rounds.
    var scale: Int64 = 1
    for _ in 0..<decimals { scale *= 10 }
    let magnitude = Double(value) / Double(scale)
    self = isNegative ? -magnitude : magnitude
  }
}
