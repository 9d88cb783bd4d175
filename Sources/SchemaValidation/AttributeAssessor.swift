import SchemaModel
import SourceText
import XMLSyntax

/// An attribute whose value is to be looked at.
private struct Check {
  let position: Int
  /// The element that has it.
  let node: Int
  let type: SimpleTypeID
  /// Whether its declaration fixes its value.
  let isFixed: Bool

  func place(_ tree: XMLTree) -> ValuePlace {
    let attribute = tree.attributes[position]
    return ValuePlace(
      owner: .attribute(position), node: node, range: tree.valueRange(of: attribute),
      isVerbatim: attribute.isVerbatim)
  }
}

/// Looks at the attributes of elements, and keeps the values of type ID.
struct AttributeAssessor {
  /// Values of type ID, and where they were first written.
  private var identifiers: [[UInt8]: ByteRange] = [:]
  /// The attributes that the element could still have at which an unknown one was found last.
  private var free: (element: Int, names: [String]) = (-1, [])

  /// Whether a fix of an attribute of the element looked at last depends on what is inside it.
  private(set) var looksInside = false

  /// Whether there are none, which are unique in the whole document.
  var hasNoIdentifiers: Bool { identifiers.isEmpty }

  /// Looks at the attributes of the element `index`, whose type is `code`; returns whether all required ones are there.
  mutating func assess(_ index: Int, _ code: Int32, _ document: inout AssessedDocument) -> Bool {
    looksInside = false
    let node = document.tree.nodes[index]
    let first = Int(node.firstAttribute)
    var required = 0
    var last = -1
    for position in first..<first + Int(node.attributeCount) {
      let attribute = document.tree.attributes[position]
      if attribute.flags.contains(.namespaceDeclaration) { continue }
      if attribute.namespace == document.names.instanceNamespace, Self.isInstanceAttribute(position, document) {
        continue
      }
      let name = document.names.attribute(position).index
      guard code >= 0 else {
        reportUnknown(position, of: index, code, &document)
        continue
      }
      let type = document.tables.complex[Int(code)]
      guard let use = Self.use(name, in: type, after: last, document.tables) else {
        assessByWildcard(position, index, code, NameID(name), &document)
        continue
      }
      document.uses[position] = Int64(code) << 32 | Int64(use - Int(type.firstAttribute))
      last = use
      let declared = document.tables.attributes[use]
      if declared.isRequired { required += 1 }
      if attribute.flags.isDisjoint(with: [.missingEquals, .missingOpenQuote]) {
        check(
          Check(
            position: position, node: index, type: SimpleTypeID(Int(declared.type)), isFixed: declared.isFixed),
          &document)
      }
    }
    return code < 0 || required >= document.tables.complex[Int(code)].requiredCount
  }

  /// The attribute use of `type` called `name`; looked for behind `last` first, as most stand in the schema's order.
  @inline(__always)
  private static func use(_ name: Int, in type: SchemaTables.Complex, after last: Int, _ tables: SchemaTables) -> Int? {
    guard name >= 0 else { return nil }
    let first = Int(type.firstAttribute)
    let end = first + Int(type.attributeCount)
    let middle = last < first ? first : last + 1
    var use = middle
    while use < end {
      if Int(tables.attributes[use].name) == name { return use }
      use += 1
    }
    use = first
    while use < middle {
      if Int(tables.attributes[use].name) == name { return use }
      use += 1
    }
    return nil
  }

  /// Whether the attribute, which is in the namespace of `xsi:`, is one of the four that XSD declares there.
  private static func isInstanceAttribute(_ position: Int, _ document: AssessedDocument) -> Bool {
    let name = document.tree.name(of: document.tree.attributes[position]).local
    return name == "type" || name == "nil" || name == "schemaLocation" || name == "noNamespaceSchemaLocation"
  }

  private mutating func assessByWildcard(
    _ position: Int, _ index: Int, _ code: Int32, _ name: NameID, _ document: inout AssessedDocument
  ) {
    if document.names.isUnboundAttribute(position) { return }
    let namespace = document.tree.namespaces[Int(document.tree.attributes[position].namespace)]
    guard let wildcard = document.schema.complexTypes[Int(code)].attributeWildcard, wildcard.allows(namespace) else {
      return reportUnknown(position, of: index, code, &document)
    }
    if wildcard.processContents == .skip { return }
    guard name != .unknown, let global = document.schema.globalAttributes.firstIndex(where: { $0.name == name }) else {
      if wildcard.processContents == .strict { reportUnknown(position, of: index, code, &document) }
      return
    }
    document.uses[position] = Int64(-2 - global)
    var isFixed = false
    if case .fixed = document.schema.globalAttributes[global].constraint { isFixed = true }
    check(
      Check(position: position, node: index, type: document.schema.globalAttributes[global].type, isFixed: isFixed),
      &document)
  }

  private mutating func check(_ check: Check, _ document: inout AssessedDocument) {
    let attribute = document.tree.attributes[check.position]
    if attribute.isVerbatim {
      let range = Int(attribute.valueStart)..<Int(attribute.valueEnd)
      finish(check, document.bytes, range, &document)
    } else {
      let (value, range) = document.tree.withValueBytes(of: attribute) { ($0, $1) }
      finish(check, value, range, &document)
    }
  }

  private mutating func finish(
    _ check: Check, _ value: [UInt8], _ range: Range<Int>, _ document: inout AssessedDocument
  ) {
    if let problem = document.problem(of: value, range, check.type, at: check.node) {
      return document.reportValue(problem, value, range, check.type, check.place(document.tree))
    }
    if check.isFixed, let use = AssessedDocument.use(document.uses[check.position], document.schema),
      case .fixed(let fixed) = use.constraint,
      !document.isEqual(value, range, Array(fixed.utf8), check.type, at: check.node)
    {
      document.reportFixed(fixed, check.place(document.tree))
    }
    if document.tables.identifierTypes[check.type.index] { noteIdentifier(value, range, check.position, &document) }
  }

  private mutating func noteIdentifier(
    _ value: [UInt8], _ range: Range<Int>, _ position: Int, _ document: inout AssessedDocument
  ) {
    let trimmed = Array(value[range].drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }.reversed())
    let place = document.tree.valueRange(of: document.tree.attributes[position])
    if let first = identifiers[trimmed] {
      document.report(
        .keyDuplicate, "“\(String(decoding: trimmed, as: UTF8.self))” is already the identifier of another element",
        at: place, related: [RelatedInformation("First used here", at: first)])
    } else {
      identifiers[trimmed] = place
    }
  }

  private mutating func reportUnknown(
    _ position: Int, of index: Int, _ code: Int32, _ document: inout AssessedDocument
  ) {
    if document.isFull { return }
    if document.names.isUnboundAttribute(position) { return }
    let attribute = document.tree.attributes[position]
    let name = document.tree.name(of: attribute)
    let (owner, isOwn) = (document.tag(index), name.prefix.isEmpty)
    let declared = code >= 0 ? document.schema.complexTypes[Int(code)].attributes : []
    let free = free(declared, index, document)
    let child = Self.child(called: name.local, of: index, document)
    var fixes = [Fix("Remove \(name.qualified)", [document.repairs.removal(ofAttribute: position)])]
    var hint = ""
    // The beginning of a name, or one with a letter or two behind it, was meant for this element: “align”, “labels”.
    let alike = free.filter { own in
      own.count >= 4 && name.local.hasPrefix(own) && name.local.count <= own.count + 2
        || name.local.count >= 4 && own.hasPrefix(name.local)
    }.min { abs($0.count - name.local.count) < abs($1.count - name.local.count) }
    let owners = isOwn && alike == nil && child == nil ? Self.owners(of: name.local, around: index, document) : nil
    if isOwn,
      let meant = declared.first(where: {
        $0.localName == name.local && $0.expandedName.namespace == XMLName.xmlNamespace
      })
    {
      hint = "; did you mean xml:\(meant.localName)?"
      fixes.insert(
        Fix(
          "Rename to xml:\(meant.localName)",
          [TextEdit(document.tree.nameRange(of: attribute), "xml:\(meant.localName)")], isPreferred: true), at: 0)
    } else if isOwn, let child, alike.map({ $0.count > name.local.count + 2 }) ?? true {
      hint = "; <\(child)> is an element that may stand inside"
    } else if let owners, !owners.isEmpty {
      hint =
        "; \(AssessedDocument.listed(owners, "and")) \(owners.first == Self.others || owners.count > 1 ? "have" : "has") it"
    } else if isOwn, alike == nil, let (outer, inner) = Self.grandchild(called: name.local, of: index, document) {
      hint = "; <\(inner)> is an element that may stand in <\(outer)>"
    } else if isOwn, owners == nil, let closest = alike ?? Spelling.nearest(to: name.local, among: free) {
      hint = "; did you mean \(closest)?"
      fixes.insert(
        Fix(
          "Rename to \(closest)", [TextEdit(document.tree.nameRange(of: attribute), closest)],
          isPreferred: alike == nil || abs(closest.count - name.local.count) <= 2),
        at: 0)
    } else if declared.isEmpty {
      hint = ", which has no attributes"
    } else if free.count <= 8, !free.isEmpty {
      hint = "; it can have \(AssessedDocument.listed(free, "or"))"
    }
    if isOwn, alike == nil || child != nil {
      looksInside = true
      if let writing = Self.writing(position, of: index, child, document) { fixes.insert(writing, at: 0) }
    }
    document.report(
      .attributeUnknown, "\(name.qualified) is not an attribute of \(owner)\(hint)",
      at: document.tree.nameRange(of: attribute), fixes: fixes)
  }

  /// Writes the attribute at `position`, which the element `index` cannot have, as the element `child` inside, or as its text; nil where
  /// that is there already.
  private static func writing(
    _ position: Int, of index: Int, _ child: String?, _ document: AssessedDocument
  ) -> Fix? {
    let attribute = document.tree.attributes[position]
    let (node, name) = (NodeID(index), document.tree.name(of: attribute).local)
    guard attribute.valueStart < attribute.valueEnd, document.elements[index] >= 0 else { return nil }
    if let child {
      let isThere = document.tree.childElements(of: node).prefix(Assessor.lookaround).contains {
        document.tree.name(of: $0).local == child
      }
      return isThere ? nil : document.repairs.writing(position, of: index, as: child)
    }
    let content = document.tree.contentRange(of: node)
    guard document.bytes[content.start..<content.end].allSatisfy(Facets.WhiteSpace.isXMLSpace),
      namesOfTexts.contains(name), document.schema.textType(of: ElementID(Int(document.elements[index]))) != nil
    else { return nil }
    return document.repairs.writing(position, of: index, as: nil)
  }

  /// The name of an element inside the element `index` that may be meant by an attribute `name`: `title="…"` for `<Title>`.
  private static func child(called name: String, of index: Int, _ document: AssessedDocument) -> String? {
    guard document.elements[index] >= 0 else { return nil }
    return document.schema.children(of: ElementID(Int(document.elements[index]))).lazy
      .map { document.schema[$0].localName }.first { $0.lowercased() == name.lowercased() }
  }

  /// The name of an element called `name` inside one that may stand in the element `index`, and the name of that: the first.
  private static func grandchild(
    called name: String, of index: Int, _ document: AssessedDocument
  ) -> (outer: String, inner: String)? {
    guard document.elements[index] >= 0 else { return nil }
    let (schema, wanted) = (document.schema, name.lowercased())
    for child in schema.children(of: ElementID(Int(document.elements[index]))) {
      let inner = schema.children(of: child).first { schema[$0].localName.lowercased() == wanted }
      if let inner { return (schema[child].localName, schema[inner].localName) }
    }
    return nil
  }

  /// The tags of elements that have an attribute called `name` and may stand near the element `index`; nil where none in the language
  /// has one.
  ///
  /// Such a name is no misspelt one: it was meant for one of them. Those far away are of no help.
  private static func owners(of name: String, around index: Int, _ document: AssessedDocument) -> [String]? {
    let schema = document.schema
    let all = schema.elements.indices.map { ElementID($0) }.filter { element in
      schema.attributes(of: element).contains { $0.localName == name && $0.expandedName.namespace.isEmpty }
    }
    if all.isEmpty { return nil }
    var near: Set<String> = []
    var node = NodeID(index)
    for _ in 0..<2 {
      node = NodeID(Int(document.tree.nodes[node.index].parent))
      guard node != .document else { break }
      let parent = document.tree.name(of: node).local
      near.insert(parent)
      for element in schema.elements.indices.map({ ElementID($0) }) where schema[element].localName == parent {
        near.formUnion(schema.children(of: element).map { schema[$0].localName })
      }
    }
    var seen: Set<String> = []
    let told = all.map { schema[$0].localName }.filter { near.contains($0) && seen.insert($0).inserted }
    return told.count > mostOwners ? [others] : told.map { "<\($0)>" }
  }

  /// What other languages call the attribute that holds a text.
  private static let namesOfTexts: Set = ["text", "value", "content", "label", "name", "title"]
  /// In place of the names of elements, where there are too many.
  private static let others = "other elements"
  /// More elements are not named.
  private static let mostOwners = 4

  /// The names of `declared` that the element `index` does not use; made once for each element.
  private mutating func free(_ declared: [AttributeUse], _ index: Int, _ document: AssessedDocument) -> [String] {
    if free.element != index {
      let written = Set(document.tree.attributes(of: NodeID(index)).map { document.tree.name(of: $0).qualified })
      let own = declared.filter { $0.expandedName.namespace.isEmpty }.map { $0.localName }
      free = (index, own.filter { !written.contains($0) })
    }
    return free.names
  }
}
