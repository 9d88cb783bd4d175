import SourceText
import Standards

/// Namespaces in XML 1.0 (third edition).
extension XMLParser {
  /// Takes the declarations among the attributes from `first` on and finds the namespaces of all of them.
  @inline(never)
  mutating func resolveNamespaces(from first: Int) {
    for index in first..<attributes.count where attributes[index].flags.contains(.namespaceDeclaration) {
      declare(attributes[index])
    }
    var prefixed: [Int] = []
    for index in first..<attributes.count {
      let name = attributes[index].name
      let entry = names.entries[Int(name)]
      if entry.flags.contains(.malformed) {
        reportMalformedName(name, at: Int(attributes[index].nameStart))
      } else if entry.prefix != 0, !entry.flags.contains(.namespaceDeclaration) {
        let namespace = resolve(name, at: Int(attributes[index].nameStart))
        attributes[index].namespace = namespace
        if entry.flags.contains(.xmlID) { checkIdentifier(attributes[index]) }
        if namespace != 0 { prefixed.append(index) }
      }
    }
    if prefixed.count > 1 { checkExpandedNames(prefixed) }
  }

  /// The namespace of the element name at `start`, which has a prefix or is not a QName.
  @inline(never)
  mutating func resolvePrefixedElement(_ name: UInt32, at start: Int) -> UInt32 {
    if names.entries[Int(name)].flags.contains(.malformed) {
      reportMalformedName(name, at: start)
      return 0
    }
    return resolve(name, at: start)
  }

  /// The namespace that the prefix of `name` stands for; reports a prefix that is not declared.
  private mutating func resolve(_ name: UInt32, at start: Int) -> UInt32 {
    let prefix = names.entries[Int(name)].prefix
    let namespace = scope.namespace(ofPrefix: prefix)
    if namespace != NamespaceScope.unbound { return namespace }
    let written = names.prefixes[Int(prefix)]
    let range = ByteRange(start, start + written.utf8.count)
    if prefix == QualifiedNameTable.xmlnsPrefix {
      report(.prefixReserved, "The prefix 'xmlns' only declares namespaces; elements may not use it", at: range)
    } else {
      report(
        .prefixNotDeclared,
        "The prefix '\(written)' is not declared; add xmlns:\(written)=\"…\" here or on an element around it",
        at: range)
    }
    return 0
  }

  private mutating func reportMalformedName(_ name: UInt32, at start: Int) {
    let written = qualified(name)
    report(
      .nameMalformed, "'\(written)' is not a name: a prefix and a local name are joined by one colon",
      at: ByteRange(start, start + written.utf8.count))
  }

  /// Reports attributes whose names differ as written but not in namespace and local name.
  private mutating func checkExpandedNames(_ prefixed: [Int]) {
    var seen: [ExpandedName: Int] = [:]
    for index in prefixed {
      let attribute = attributes[index]
      let key = ExpandedName(namespace: attribute.namespace, local: names.names[Int(attribute.name)].local)
      if let first = seen[key] {
        // The same written name was reported when it was read.
        if attributes[first].name != attribute.name {
          reportDuplicate(attribute, of: attributes[first], because: ": both prefixes stand for one namespace")
        }
      } else {
        seen[key] = index
      }
    }
  }

  private struct ExpandedName: Hashable {
    let namespace: UInt32
    let local: String
  }

  /// Takes the namespace declaration `attribute` and reports what the standard forbids about it.
  private mutating func declare(_ attribute: XMLAttribute) {
    if names.entries[Int(attribute.name)].flags.contains(.malformed) { return }
    let prefix = names.declaredPrefix(of: attribute.name)
    let value = XMLValues.normalized(bytes, attribute)
    let name = ByteRange(Int(attribute.nameStart), Int(attribute.nameEnd))
    let range = ByteRange(Int(attribute.valueStart), Int(attribute.valueEnd))
    let hasValue = !attribute.flags.contains(.missingOpenQuote) || !range.isEmpty
    if prefix == QualifiedNameTable.xmlnsPrefix {
      report(.prefixReserved, "The prefix 'xmlns' may not be declared", at: name)
      return
    }
    if prefix == QualifiedNameTable.xmlPrefix || value == NamespaceScope.xmlName {
      if prefix != QualifiedNameTable.xmlPrefix || value != NamespaceScope.xmlName {
        report(
          .namespaceReserved,
          prefix == QualifiedNameTable.xmlPrefix
            ? "The prefix 'xml' always stands for \(NamespaceScope.xmlName) and for nothing else"
            : "The namespace \(NamespaceScope.xmlName) belongs to the prefix 'xml' alone",
          at: range.isEmpty ? name : range)
      }
      return
    }
    if value == NamespaceScope.xmlnsName {
      report(.namespaceReserved, "The namespace \(value) is reserved and may not be declared", at: range)
      return
    }
    if prefix != 0, value.isEmpty {
      if hasValue {
        report(
          .namespaceEmpty,
          "A prefix cannot be undeclared; give '\(names.prefixes[Int(prefix)])' a namespace or remove the declaration",
          at: ByteRange(name.start, Int(attribute.end)))
      }
      return
    }
    if !value.isEmpty, !Self.isURIReference(Array(value.utf8)), !isValidAsWritten(value) {
      report(.namespaceNotURI, "'\(excerpt(range))' is not a URI reference, so it names no namespace", at: range)
    }
    scope.bind(prefix, to: value)
  }

  /// Whether a namespace name with an `&` is a URI reference as libxml2 sees it, which keeps `&` as a reference.
  private func isValidAsWritten(_ value: String) -> Bool {
    guard value.utf8.contains(.ampersand) else { return false }
    return Self.isURIReference(value.utf8.flatMap { $0 == .ampersand ? Array("&#38;".utf8) : [$0] })
  }

  private static func isURIReference(_ text: [UInt8]) -> Bool { URIReference.isValid(text, text.indices) }

  /// `xml:id` (W3C Recommendation "xml:id Version 1.0"): a name, and unique in the document.
  private mutating func checkIdentifier(_ attribute: XMLAttribute) {
    let value = Array(XMLValues.normalized(bytes, attribute).utf8)
    let start = value.firstIndex { $0 != .space } ?? value.count
    let stop = (value.lastIndex { $0 != .space } ?? start - 1) + 1
    let range = ByteRange(Int(attribute.valueStart), Int(attribute.valueEnd))
    guard XMLCharacters.isNCName(value, from: start, to: stop) else {
      report(.xmlIDMalformed, "'\(excerpt(range))' cannot be an xml:id; write a name without a colon", at: range)
      return
    }
    let key = String(decoding: value[start..<stop], as: UTF8.self)
    if let first = identifiers[key] {
      report(
        .xmlIDDuplicate, "The xml:id '\(key)' is already taken", at: range,
        related: [RelatedInformation("It is first given here", at: first)])
    } else {
      identifiers[key] = range
    }
  }
}
