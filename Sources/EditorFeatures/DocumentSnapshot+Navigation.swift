package import CardAnalysis
import SchemaModel
package import SourceText
import XMLSyntax

extension DocumentSnapshot {
  /// The schema and the tree together; nil for a language without a schema.
  var grammar: Grammar? { language.schema.map { Grammar(tree: tree, schema: $0) } }

  /// The id or reference at the caret `offset`.
  func identifier(at offset: Int) -> Identifiers.Occurrence? {
    guard let grammar else { return nil }
    let identifiers = Identifiers(grammar: grammar)
    guard let found = identifiers.occurrence(at: offset) else { return nil }
    // A value that may name other things than ids, such as files, is an id only when there is one.
    if !found.isKey, links(in: found).contains(where: { $0.range.touches(offset) }) { return nil }
    return found
  }

  /// All ids and references that are the same as `occurrence`.
  func occurrences(of occurrence: Identifiers.Occurrence) -> [Identifiers.Occurrence] {
    guard let grammar else { return [] }
    return Identifiers(grammar: grammar).occurrences(like: occurrence)
  }

  /// Where the id, path or address at the byte `offset` leads.
  package func definition(at offset: Int) -> Navigation? {
    if let found = identifier(at: offset), let grammar {
      let value = Array(text.bytes[found.range.start..<found.range.end])
      guard let key = Identifiers(grammar: grammar).key(named: value, for: found) else { return nil }
      return Navigation(
        origin: found.range, targets: [.here(range: tree.range(of: key.node), selection: key.range)])
    }
    guard let link = documentLinks(touching: offset).first, case .file(let path) = link.target else { return nil }
    let parts = path.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    return Navigation(
      origin: link.range, targets: [.file(path: String(parts[0]), id: parts.count > 1 ? String(parts[1]) : "")])
  }

  /// The schema's declaration of the element, attribute or value at the byte `offset`.
  package func typeDefinition(at offset: Int) -> Navigation? {
    guard let (location, range) = declarationSite(at: offset), location.line > 0 else { return nil }
    return Navigation(origin: range, targets: [.schema(file: location.file, line: location.line)])
  }

  /// The values that refer to the id at the byte `offset`, in document order, with the id itself if
  /// `includingDeclaration`.
  package func references(at offset: Int, includingDeclaration: Bool) -> [ByteRange] {
    guard let found = identifier(at: offset) else { return [] }
    return occurrences(of: found).filter { includingDeclaration || !$0.isKey }.map(\.range)
  }

  /// The id or tag name at the byte `offset` that can be renamed; nil when there is none.
  package func renameRange(at offset: Int) -> ByteRange? {
    if let found = identifier(at: offset) { return found.range }
    let tree = tree
    guard let node = tree.elementNamed(at: offset) else { return nil }
    let start = tree.nameRange(of: node)
    return start.touches(offset) ? start : tree.endTagNameRange(of: node)
  }

  /// The edits that rename what stands at the byte `offset` to `name`: an id with all that refers to it, or both tags of
  /// an element.
  package func rename(at offset: Int, to name: String) throws(RenameRefusal) -> [TextEdit] {
    if let found = identifier(at: offset) {
      guard Self.isName(name, allowingColon: false) else {
        throw RenameRefusal(
          message:
            "“\(name)” cannot be an id: it must begin with a letter or _ and hold only letters, digits, - _ and .")
      }
      let all = occurrences(of: found)
      if name != text[found.range], isTaken(name, like: found) {
        throw RenameRefusal(message: "There is an id “\(name)” already; choose another one")
      }
      return all.map { TextEdit($0.range, name) }
    }
    let tree = tree
    guard let node = tree.elementNamed(at: offset) else {
      throw RenameRefusal(message: "There is nothing to rename here; ids and element names can be renamed")
    }
    guard Self.isName(name, allowingColon: true) else {
      throw RenameRefusal(
        message:
          "“\(name)” cannot be an element's name: it must begin with a letter or _ and hold only letters, digits, - _ and ."
      )
    }
    return [tree.nameRange(of: node), tree.endTagNameRange(of: node)].compactMap { $0 }.map { TextEdit($0, name) }
  }

  private func isTaken(_ name: String, like occurrence: Identifiers.Occurrence) -> Bool {
    guard let grammar else { return false }
    let identifiers = Identifiers(grammar: grammar)
    let value = Array(text.bytes[occurrence.range.start..<occurrence.range.end])
    let key = identifiers.key(named: value, for: occurrence) ?? occurrence
    return identifiers.hasKey(Array(name.utf8), inScopeOf: key)
  }

  /// Whether `name` is a Name by XML 1.0 production 5, read strictly for ASCII and leniently beyond it.
  private static func isName(_ name: String, allowingColon: Bool) -> Bool {
    var isFirst = true
    for byte in name.utf8 {
      let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
      let isOther = byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      guard isLetter || !isFirst && isOther || !isFirst && allowingColon && byte == UInt8(ascii: ":") else {
        return false
      }
      isFirst = false
    }
    return !isFirst
  }
}
