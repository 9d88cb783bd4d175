package import SourceText

extension XMLTree {
  /// The value of `attribute`: references replaced and white space normalized (XML 1.0, section 3.3.3, type CDATA).
  ///
  /// A reference that stands for nothing is kept as written.
  package func value(of attribute: XMLAttribute) -> String {
    XMLValues.normalized(text.bytes, attribute)
  }

  /// The value of the attribute of `node` in no namespace with this local name; nil when there is none.
  package func value(ofAttribute local: String, of node: NodeID) -> String? {
    guard let attribute = attribute(local, of: node) else { return nil }
    return value(of: attribute)
  }

  /// Calls `body` with the bytes that hold the value of `attribute` and their range, without copying when the text
  /// holds the value as it is.
  package func withValueBytes<Result>(
    of attribute: XMLAttribute, _ body: (_ bytes: [UInt8], _ range: Range<Int>) -> Result
  ) -> Result {
    let start = Int(attribute.valueStart)
    let end = Int(attribute.valueEnd)
    guard attribute.flags.contains(.needsNormalization) else { return body(text.bytes, start..<end) }
    let value = XMLValues.normalize(text.bytes, from: start, to: end)
    return body(value, value.indices)
  }

  /// What `range`, a piece of a value or of text, stands for: references replaced.
  package func characters(in range: ByteRange) -> String {
    guard text.bytes[range.start..<range.end].contains(.ampersand) else { return text[range] }
    var result: [UInt8] = []
    XMLValues.resolve(text.bytes, from: range.start, to: range.end, references: true, into: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// The character data of `node`: of a text or CDATA section its own, of an element all that is inside it but for what stands in
  /// an element of the same name, which is that one's: so asking every element costs what their number says, however deep they are.
  ///
  /// References are replaced, line ends are LF (section 2.11), comments and processing instructions are left out.
  package func textContent(of node: NodeID) -> String {
    withTextBytes(of: node) { String(decoding: $0[$1], as: UTF8.self) }
  }

  /// Calls `body` with the bytes that hold the character data of `node` and their range, without copying when it is a
  /// single piece of text that stands in the document as it is.
  package func withTextBytes<Result>(of node: NodeID, _ body: (_ bytes: [UInt8], _ range: Range<Int>) -> Result)
    -> Result
  {
    let last = Int(self[node].subtreeEnd)
    var first = node.index
    if self[node].kind == .element || node == .document { first += 1 }
    if first >= last { return body([], 0..<0) }
    if last == first + 1, nodes[first].kind == .text, !nodes[first].flags.contains(.hasReferences) {
      let range = Int(nodes[first].start)..<Int(nodes[first].end)
      if !text.bytes[range].contains(.carriageReturn) { return body(text.bytes, range) }
    }
    var result: [UInt8] = []
    let name = self[node].kind == .element ? self[node].name : nil
    while first < last {
      let record = nodes[first]
      appendCharacters(of: record, to: &result)
      first = record.kind == .element && record.name == name ? Int(record.subtreeEnd) : first + 1
    }
    return body(result, result.indices)
  }

  /// The characters that a text or CDATA section itself holds.
  private func appendCharacters(of record: XMLNode, to result: inout [UInt8]) {
    switch record.kind {
    case .text:
      XMLValues.resolve(
        text.bytes, from: Int(record.start), to: Int(record.end), references: record.flags.contains(.hasReferences),
        into: &result)
    case .cdataSection:
      let end = Int(record.end) - (record.flags.contains(.unterminated) ? 0 : 3)
      XMLValues.resolve(
        text.bytes, from: Int(record.start) + 9, to: max(end, Int(record.start) + 9), references: false, into: &result)
    default: break
    }
  }
}
