import SchemaModel
import SourceText
import XMLSyntax

extension XSDDocument {
  /// The file as something that reads documentation when it is asked for; prefixes are those that the root declares.
  func schemaFile() -> SchemaFile {
    var start = Array("<r".utf8)
    if let root {
      for attribute in tree.attributes(of: NodeID(root)) where attribute.flags.contains(.namespaceDeclaration) {
        start.append(0x20)
        start += tree.text.bytes[Int(attribute.nameStart)..<Int(attribute.end)]
      }
    }
    start.append(0x3E)
    return SchemaFile(name: file, bytes: tree.text.bytes) { [start] annotations in
      let text = SourceText(start + annotations + Array("</r>".utf8))
      let document = XSDDocument(file: "", XMLParser.parse(text))
      return document.root.map { document.readDocumentation(of: $0) } ?? .none
    }
  }

  /// What the `xs:annotation` of `node` says: notes at once, as they are asked for at every start, plain text once
  /// somebody asks for it in `file`.
  func documentation(of node: Int, in file: SchemaFile) -> Documentation {
    var range: Range<Int>?
    var (hasText, notes): (Bool, [DocumentationNote]) = (false, [])
    for child in children(of: node) where element(child) == .annotation {
      for part in children(of: child) where isSchema(part) {
        if isPlainText(part) {
          hasText = true
        } else if element(part) == .appinfo {
          notes += self.notes(in: part)
        } else {
          return readDocumentation(of: node)
        }
      }
      let place = tree.range(of: NodeID(child))
      range = (range?.lowerBound ?? place.start)..<place.end
    }
    guard hasText, let range else { return Documentation(notes: notes) }
    return declaresPrefixes(node) ? readDocumentation(of: node) : Documentation(textIn: file, range, notes: notes)
  }

  /// Whether `node` is documentation of nothing but one text that is surely not empty.
  private func isPlainText(_ node: Int) -> Bool {
    guard element(node) == .documentation, Int(tree.nodes[node].subtreeEnd) == node + 2 else { return false }
    let text = tree.nodes[node + 1]
    return text.isVerbatimText && !text.flags.contains(.whitespaceOnly)
  }

  /// Whether `node` or an element between it and the root declares a namespace.
  private func declaresPrefixes(_ node: Int) -> Bool {
    if hasSamePrefixes { return false }
    var current = node
    while current != root, current != 0 {
      if tree.attributes(of: NodeID(current)).contains(where: { $0.flags.contains(.namespaceDeclaration) }) {
        return true
      }
      current = Int(tree.nodes[current].parent)
    }
    return false
  }

  /// What the annotations in `node` say.
  private func readDocumentation(of node: Int) -> Documentation {
    var texts: [String] = []
    var others: [String] = []
    var notes: [DocumentationNote] = []
    for annotation in children(of: node) where element(annotation) == .annotation {
      for part in children(of: annotation) where isSchema(part) {
        guard element(part) == .documentation else {
          notes += self.notes(in: part)
          continue
        }
        let text = Self.paragraphs(tree.textContent(of: NodeID(part)))
        if text.isEmpty { continue }
        if isEnglish(part) { texts.append(text) } else { others.append(text) }
      }
    }
    if texts.isEmpty { texts = others }
    return Documentation(text: texts.joined(separator: "\n\n"), notes: notes)
  }

  /// Whether a text is English, or in no language that it names.
  private func isEnglish(_ node: Int) -> Bool {
    let language = tree.attributes(of: NodeID(node)).first { attribute in
      let name = tree.name(of: attribute)
      return name.local == "lang" && !name.prefix.isEmpty
    }
    return language.map { tree.value(of: $0).hasPrefix("en") } ?? true
  }

  private func notes(in node: Int) -> [DocumentationNote] { children(of: node).map { note($0) } }

  private func note(_ node: Int) -> DocumentationNote {
    let isEmpty = Int(tree.nodes[node].subtreeEnd) == node + 1
    return DocumentationNote(
      namespace: tree.namespace(of: NodeID(node)), name: localName(node),
      attributes: tree.attributes(of: NodeID(node)).compactMap { attribute in
        guard !attribute.flags.contains(.namespaceDeclaration) else { return nil }
        return DocumentationNote.Attribute(name: tree.name(of: attribute).local, value: tree.value(of: attribute))
      }, text: isEmpty ? "" : Self.collapsed(tree.textContent(of: NodeID(node))))
  }

  /// `text` with runs of white space as one space and none at the ends.
  static func collapsed(_ text: String) -> String {
    if isCollapsed(text) { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if !Facets.WhiteSpace.isXMLSpace(byte) {
        result.append(byte)
      } else if let last = result.last, last != 0x20 {
        result.append(0x20)
      }
    }
    if result.last == 0x20 { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether single spaces between words are all the white space of `text`.
  private static func isCollapsed(_ text: String) -> Bool {
    var last: UInt8 = 0x20
    for byte in text.utf8 {
      guard Facets.WhiteSpace.isXMLSpace(byte) else {
        last = byte
        continue
      }
      if byte != 0x20 || last == 0x20 { return false }
      last = byte
    }
    return last != 0x20 || text.isEmpty
  }

  /// `text` without indentation: lines trimmed, one empty line between paragraphs.
  private static func paragraphs(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    /// How many line ends have come since the last character that is not white space.
    var lines = 0
    var spaces = 0
    for byte in text.utf8 {
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
