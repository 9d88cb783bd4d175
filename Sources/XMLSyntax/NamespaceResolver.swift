import SourceText
import Standards

/// Finds the namespaces of names (Namespaces in XML 1.0, third edition), and keeps the values of `xml:id`.
struct NamespaceResolver {
  /// Values of `xml:id` seen so far, with the place of each.
  private var identifiers: [String: ByteRange] = [:]

  /// Takes the declarations among the attributes from `first` on and finds the namespaces of all of them.
  @inline(never)
  mutating func resolve(from first: Int, _ builder: inout XMLTreeBuilder, _ input: inout XMLInput) {
    for index in first..<builder.attributes.count where builder.attributes[index].flags.contains(.namespaceDeclaration)
    {
      Self.declare(builder.attributes[index], &builder, &input)
    }
    var prefixed: [Int] = []
    for index in first..<builder.attributes.count {
      let name = builder.attributes[index].name
      let entry = builder.names.entries[Int(name)]
      if entry.flags.contains(.malformed) {
        Self.reportMalformed(name, at: Int(builder.attributes[index].nameStart), builder, &input)
      } else if entry.prefix != 0, !entry.flags.contains(.namespaceDeclaration) {
        let namespace = Self.namespace(of: name, at: Int(builder.attributes[index].nameStart), builder, &input)
        builder.attributes[index].namespace = namespace
        if entry.flags.contains(.xmlID) { checkIdentifier(builder.attributes[index], &input) }
        if namespace != 0 { prefixed.append(index) }
      }
    }
    if prefixed.count > 1 { Self.checkExpandedNames(prefixed, builder, &input) }
  }

  /// Takes the declarations among the attributes in `range`, which are those of an element around what is parsed.
  func redeclare(_ range: Range<Int>, _ builder: inout XMLTreeBuilder, _ input: inout XMLInput) {
    for index in range where builder.attributes[index].flags.contains(.namespaceDeclaration) {
      Self.declare(builder.attributes[index], &builder, &input)
    }
  }

  /// The namespace of the element name at `start`, which has a prefix or is not a QName.
  @inline(never)
  static func namespace(
    ofElement name: UInt32, at start: Int, _ builder: XMLTreeBuilder, _ input: inout XMLInput
  ) -> UInt32 {
    if builder.names.entries[Int(name)].flags.contains(.malformed) {
      reportMalformed(name, at: start, builder, &input)
      return 0
    }
    return namespace(of: name, at: start, builder, &input)
  }

  /// The namespace that the prefix of `name` stands for; reports a prefix that is not declared.
  private static func namespace(
    of name: UInt32, at start: Int, _ builder: XMLTreeBuilder, _ input: inout XMLInput
  ) -> UInt32 {
    let prefix = builder.names.entries[Int(name)].prefix
    let namespace = builder.scope.namespace(ofPrefix: prefix)
    if namespace != NamespaceScope.unbound { return namespace }
    let written = builder.names.prefixes[Int(prefix)]
    let range = ByteRange(start, start + written.utf8.count)
    if prefix == QualifiedNameTable.xmlnsPrefix {
      input.report(.prefixReserved, "The prefix 'xmlns' only declares namespaces; elements may not use it", at: range)
    } else {
      input.report(
        .prefixNotDeclared,
        "The prefix '\(written)' is not declared; add xmlns:\(written)=\"…\" here or on an element around it",
        at: range)
    }
    return 0
  }

  private static func reportMalformed(
    _ name: UInt32, at start: Int, _ builder: XMLTreeBuilder, _ input: inout XMLInput
  ) {
    let written = builder.qualified(name)
    input.report(
      .nameMalformed, "'\(written)' is not a name: a prefix and a local name are joined by one colon",
      at: ByteRange(start, start + written.utf8.count))
  }

  /// Reports attributes whose names differ as written but not in namespace and local name.
  private static func checkExpandedNames(_ prefixed: [Int], _ builder: XMLTreeBuilder, _ input: inout XMLInput) {
    var seen: [ExpandedName: Int] = [:]
    for index in prefixed {
      let attribute = builder.attributes[index]
      let key = ExpandedName(namespace: attribute.namespace, local: builder.names.names[Int(attribute.name)].local)
      if let first = seen[key] {
        // The same written name was reported when it was read.
        if builder.attributes[first].name != attribute.name {
          builder.reportDuplicate(
            attribute, of: builder.attributes[first], because: ": both prefixes stand for one namespace", &input)
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
  private static func declare(
    _ attribute: XMLAttribute, _ builder: inout XMLTreeBuilder, _ input: inout XMLInput
  ) {
    if builder.names.entries[Int(attribute.name)].flags.contains(.malformed) { return }
    let prefix = builder.names.declaredPrefix(of: attribute.name)
    let value = XMLValues.normalized(input.bytes, attribute)
    let name = ByteRange(Int(attribute.nameStart), Int(attribute.nameEnd))
    let range = ByteRange(Int(attribute.valueStart), Int(attribute.valueEnd))
    let hasValue = !attribute.flags.contains(.missingOpenQuote) || !range.isEmpty
    if prefix == QualifiedNameTable.xmlnsPrefix {
      input.report(.prefixReserved, "The prefix 'xmlns' may not be declared", at: name)
      return
    }
    if prefix == QualifiedNameTable.xmlPrefix || value == XMLName.xmlNamespace {
      if prefix != QualifiedNameTable.xmlPrefix || value != XMLName.xmlNamespace {
        input.report(
          .namespaceReserved,
          prefix == QualifiedNameTable.xmlPrefix
            ? "The prefix 'xml' always stands for \(XMLName.xmlNamespace) and for nothing else"
            : "The namespace \(XMLName.xmlNamespace) belongs to the prefix 'xml' alone",
          at: range.isEmpty ? name : range)
      }
      return
    }
    if value == NamespaceScope.xmlnsName {
      input.report(.namespaceReserved, "The namespace \(value) is reserved and may not be declared", at: range)
      return
    }
    if prefix != 0, value.isEmpty {
      if hasValue {
        input.report(
          .namespaceEmpty,
          "A prefix cannot be undeclared; give '\(builder.names.prefixes[Int(prefix)])' a namespace or remove the declaration",
          at: ByteRange(name.start, Int(attribute.end)))
      }
      return
    }
    if !value.isEmpty, !isURIReference(Array(value.utf8)), !isValidAsWritten(value) {
      input.report(
        .namespaceNotURI, "'\(input.excerpt(range))' is not a URI reference, so it names no namespace", at: range)
    }
    builder.scope.bind(prefix, to: value)
  }

  /// Whether a namespace name with an `&` is a URI reference as libxml2 sees it, which keeps `&` as a reference.
  private static func isValidAsWritten(_ value: String) -> Bool {
    guard value.utf8.contains(.ampersand) else { return false }
    return isURIReference(value.utf8.flatMap { $0 == .ampersand ? Array("&#38;".utf8) : [$0] })
  }

  private static func isURIReference(_ text: [UInt8]) -> Bool { URIReference.isValid(text, text.indices) }

  /// `xml:id` (W3C Recommendation "xml:id Version 1.0"): a name, and unique in the document.
  private mutating func checkIdentifier(_ attribute: XMLAttribute, _ input: inout XMLInput) {
    let value = Array(XMLValues.normalized(input.bytes, attribute).utf8)
    let start = value.firstIndex { $0 != .space } ?? value.count
    let stop = (value.lastIndex { $0 != .space } ?? start - 1) + 1
    let range = ByteRange(Int(attribute.valueStart), Int(attribute.valueEnd))
    guard XMLCharacters.isNCName(value, from: start, to: stop) else {
      input.report(
        .xmlIDMalformed, "'\(input.excerpt(range))' cannot be an xml:id; write a name without a colon", at: range)
      return
    }
    let key = String(decoding: value[start..<stop], as: UTF8.self)
    if let first = identifiers[key] {
      input.report(
        .xmlIDDuplicate, "The xml:id '\(key)' is already taken", at: range,
        related: [RelatedInformation("It is first given here", at: first)])
    } else {
      identifiers[key] = range
    }
  }
}
