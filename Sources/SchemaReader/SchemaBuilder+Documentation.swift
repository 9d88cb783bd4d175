import SchemaModel

extension SchemaBuilder {
  /// What the `xs:annotation` of `ref` says.
  func documentation(of ref: Ref) -> Documentation {
    var texts: [String] = []
    var others: [String] = []
    var notes: [DocumentationNote] = []
    let document = sources[ref.document].document
    for annotation in children(ref, "annotation") {
      for part in children(annotation) {
        if name(part) == "documentation" {
          let text = Self.paragraphs(document.text[document.nodes[part.node].text])
          if text.isEmpty { continue }
          let language = document.attributes[document.nodes[part.node].attributes]
            .first { $0.name == "lang" && !$0.namespace.isEmpty }?.value
          if language == nil || language?.hasPrefix("en") == true { texts.append(text) } else { others.append(text) }
        } else {
          notes += document.children(of: part.node).map { Self.note(document, $0) }
        }
      }
    }
    if texts.isEmpty { texts = others }
    if texts.isEmpty, notes.isEmpty { return .none }
    return Documentation(text: texts.joined(separator: "\n\n"), notes: notes)
  }

  private static func note(_ document: XSDDocument, _ node: Int) -> DocumentationNote {
    DocumentationNote(
      namespace: document.foreignNamespaces[node] ?? BuiltInType.namespace, name: document.nodes[node].name,
      attributes: document.attributes[document.nodes[node].attributes].map {
        DocumentationNote.Attribute(name: $0.name, value: $0.value)
      },
      text: collapsed(document.text[document.nodes[node].text]))
  }

  /// `text` with runs of white space as one space and none at the ends.
  static func collapsed(_ text: String) -> String { collapsed(Array(text.utf8)[...]) }

  private static func collapsed(_ text: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for byte in text {
      if byte != 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 {
        result.append(byte)
      } else if let last = result.last, last != 0x20 {
        result.append(0x20)
      }
    }
    if result.last == 0x20 { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  /// `text` without indentation: lines trimmed, one empty line between paragraphs.
  private static func paragraphs(_ text: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    /// How many line ends have come since the last character that is no white space.
    var lines = 0
    var spaces = 0
    for byte in text {
      switch byte {
      case 0x0A: (lines, spaces) = (lines + 1, 0)
      case 0x20, 0x09, 0x0D: spaces += 1
      default:
        if !result.isEmpty {
          if lines > 0 {
            result += lines > 1 ? [0x0A, 0x0A] : [0x0A]
          } else {
            for _ in 0..<spaces { result.append(0x20) }
          }
        }
        (lines, spaces) = (0, 0)
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
