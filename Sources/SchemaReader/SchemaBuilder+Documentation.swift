import SchemaModel

extension SchemaBuilder {
  /// What the `xs:annotation` of `ref` says.
  func documentation(of ref: Ref) -> Documentation {
    Self.documentation(of: ref.node, in: sources[ref.document].document)
  }

  private static func documentation(of node: Int, in document: XSDDocument) -> Documentation {
    var texts: [String] = []
    var others: [String] = []
    var notes: [DocumentationNote] = []
    var annotation = node + 1
    while annotation < document.nodes[node].end {
      if document.nodes[annotation].isSchema, document.nodes[annotation].name == "annotation" {
        var part = annotation + 1
        while part < document.nodes[annotation].end {
          if document.nodes[part].isSchema, document.nodes[part].name == "documentation" {
            read(part, document, &texts, &others)
          } else if document.nodes[part].isSchema {
            readNotes(in: part, document, &notes)
          }
          part = document.nodes[part].end
        }
      }
      annotation = document.nodes[annotation].end
    }
    if texts.isEmpty { texts = others }
    if texts.isEmpty, notes.isEmpty { return .none }
    return Documentation(text: texts.count == 1 ? texts[0] : texts.joined(separator: "\n\n"), notes: notes)
  }

  private static func read(
    _ part: Int, _ document: XSDDocument, _ texts: inout [String], _ others: inout [String]
  ) {
    let text = paragraphs(document.text[document.nodes[part].text])
    if text.isEmpty { return }
    let language = document.attributes[document.nodes[part].attributes]
      .first { $0.name == "lang" && !$0.namespace.isEmpty }?.value
    if language == nil || language?.hasPrefix("en") == true { texts.append(text) } else { others.append(text) }
  }

  private static func readNotes(in part: Int, _ document: XSDDocument, _ notes: inout [DocumentationNote]) {
    var child = part + 1
    while child < document.nodes[part].end {
      notes.append(note(document, child))
      child = document.nodes[child].end
    }
  }

  private static func note(_ document: XSDDocument, _ node: Int) -> DocumentationNote {
    DocumentationNote(
      namespace: document.namespace(of: node), name: document.nodes[node].name,
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
            for _ in 0..<min(lines, 2) { result.append(0x0A) }
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
