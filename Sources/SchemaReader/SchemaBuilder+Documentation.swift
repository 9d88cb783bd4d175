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
    text.utf8.split { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }.map { String(Substring($0)) }
      .joined(separator: " ")
  }

  /// `text` without indentation: lines trimmed, one empty line between paragraphs.
  static func paragraphs(_ text: String) -> String {
    var result: [UInt8] = []
    var emptyLines = 0
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      var line = line
      while let first = line.first, first == 0x20 || first == 0x09 || first == 0x0D { line.removeFirst() }
      while let last = line.last, last == 0x20 || last == 0x09 || last == 0x0D { line.removeLast() }
      if line.isEmpty {
        emptyLines += 1
        continue
      }
      if !result.isEmpty { result += emptyLines > 0 ? [0x0A, 0x0A] : [0x0A] }
      emptyLines = 0
      result += line
    }
    return String(decoding: result, as: UTF8.self)
  }
}
