import SchemaModel

extension SchemaBuilder {
  /// What the `xs:annotation` of `ref` says.
  func documentation(of ref: Ref) -> Documentation {
    var texts: [String] = []
    var others: [String] = []
    var notes: [DocumentationNote] = []
    let nodes = sources[ref.document].document.nodes
    for annotation in children(ref, "annotation") {
      for part in children(annotation) {
        if name(part) == "documentation" {
          let text = Self.paragraphs(nodes[part.node].text)
          let language = nodes[part.node].attributes.first { $0.name == "lang" && !$0.namespace.isEmpty }?.value
          if text.isEmpty { continue }
          if language == nil || language?.hasPrefix("en") == true { texts.append(text) } else { others.append(text) }
        } else {
          notes += nodes[part.node].children.map { Self.note(nodes[$0]) }
        }
      }
    }
    if texts.isEmpty { texts = others }
    if texts.isEmpty, notes.isEmpty { return .none }
    return Documentation(text: texts.joined(separator: "\n\n"), notes: notes)
  }

  private static func note(_ node: XSDDocument.Node) -> DocumentationNote {
    DocumentationNote(
      namespace: node.namespace, name: node.name,
      attributes: node.attributes.map { DocumentationNote.Attribute(name: $0.name, value: $0.value) },
      text: collapsed(node.text))
  }

  /// `text` with runs of white space as one space and none at the ends.
  static func collapsed(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if !isBlank(byte), byte != 0x0A {
        result.append(byte)
      } else if let last = result.last, last != 0x20 {
        result.append(0x20)
      }
    }
    if result.last == 0x20 { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether `byte` is white space inside a line.
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// `text` without indentation: lines trimmed, one empty line between paragraphs.
  static func paragraphs(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var emptyLines = 0
    var next = 0
    while next < bytes.count {
      var start = next
      var end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      next = end + 1
      while start < end, isBlank(bytes[start]) { start += 1 }
      while start < end, isBlank(bytes[end - 1]) { end -= 1 }
      if start == end {
        emptyLines += 1
        continue
      }
      if !result.isEmpty { result += emptyLines > 0 ? [0x0A, 0x0A] : [0x0A] }
      emptyLines = 0
      result += bytes[start..<end]
    }
    return String(decoding: result, as: UTF8.self)
  }
}
