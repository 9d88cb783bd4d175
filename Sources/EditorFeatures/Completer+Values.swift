import BundledData
import CardAnalysis
import Guidelines
import SchemaModel
import SourceText
import XMLSyntax

extension Completer {
  /// In the value of an attribute.
  mutating func inAttributeValue(_ place: AttributeValuePlace) {
    if reference(in: place.value) { return }
    insertRange = place.typed
    replaceRange = place.value
    let attribute = tree.attributes[place.attribute]
    let quote = place.quote == .single ? "'" : "\""
    let start = items.count
    if attribute.flags.contains(.namespaceDeclaration) {
      if tree.name(of: attribute).prefix.isEmpty, let schema, !schema.targetNamespace.isEmpty {
        add(schema.targetNamespace, .enumValue, detail: "The namespace of the language")
        preselectLast()
      }
    } else if let grammar,
      let declaration = grammar.declaration(of: place.element) ?? contentDeclaration(of: place.element),
      let use = grammar.use(of: attribute, in: declaration)
    {
      let role =
        use.location == .builtIn ? .none : Identifiers(grammar: grammar).role(of: attribute, on: place.element)
      let value = ValuePlace(
        node: place.element, declaration: declaration, use: use, type: use.type,
        contents: grammar.schema.contentKinds(of: use), range: place.value)
      complete(value, role)
    } else if let instance = InstanceAttribute(attribute, in: tree),
      let declaration = grammar?.declaration(of: place.element) ?? contentDeclaration(of: place.element)
    {
      for value in instanceValues(of: instance, on: place.element, declaration) { add(value, .enumValue) }
    }
    // What is missing around the value comes with it.
    guard place.quote == .none || !place.isClosed else { return }
    for index in items.indices[start...] {
      let opening = place.quote == .none ? quote : ""
      let closing = items[index].kind == .folder ? "" : quote
      items[index].snippet = items[index].snippet.map { opening + $0 + closing }
      items[index].insertText = opening + items[index].insertText + closing
    }
  }

  /// In the text of an element that holds a value of `type`.
  mutating func textValue(of node: NodeID, _ declaration: ElementID, _ type: SimpleTypeID) {
    guard let schema else { return }
    let content = tree.contentRange(of: node)
    let start = min(bytes.skippingSpace(from: content.start, to: content.end), offset)
    let end = max(bytes.skippingSpaceBackwards(from: content.end, to: start), offset)
    let value = ValuePlace(
      node: node, declaration: declaration, use: nil, type: type, contents: schema.contentKinds(of: declaration),
      range: ByteRange(start, end))
    insertRange = ByteRange(start, offset)
    replaceRange = value.range
    complete(value, .none)
  }

  private mutating func complete(_ value: ValuePlace, _ role: Identifiers.Role) {
    if bindings(in: value) { return }
    enumeration(of: value.type)
    references(role)
    for kind in value.contents {
      switch kind {
      case .colorToken: colors()
      case .iconName: icons()
      case .imageFile, .sampleFile, .cardFile: files(kind, in: value)
      case .bindingPath, .idReference: break
      }
    }
  }

  private mutating func enumeration(of type: SimpleTypeID) {
    guard let schema else { return }
    for (index, value) in schema.enumeration(of: type).enumerated() {
      add(
        value.value, .enumValue, detail: Self.firstSentence(value.documentation.summary),
        documentation: value.documentation.isEmpty ? nil : .value(index, of: type))
    }
  }

  /// The ids that the value may name, with what they are.
  private mutating func references(_ role: Identifiers.Role) {
    guard let grammar, role != .none, role != .key else { return }
    let letters = Array(typed.lowercased().utf8)
    let found = Identifiers(grammar: grammar).candidates(for: role, limit: Self.mostItems) { range in
      DocumentSnapshot.matches(letters, tree.text[range])
    }
    if found.count >= Self.mostItems { isIncomplete = true }
    for occurrence in found {
      let name = tree.name(of: occurrence.node).qualified
      let title = tree.plainText(of: occurrence.node) ?? firstText(in: occurrence.node)
      add(tree.text[occurrence.range], .reference, detail: title.map { "\(name) “\($0)”" } ?? name)
    }
  }

  /// The text of the first child of `node` that has text only.
  private func firstText(in node: NodeID) -> String? {
    tree.childElements(of: node).prefix(3).lazy.compactMap { tree.plainText(of: $0) }.first
  }

  private mutating func colors() {
    for token in Palette.tokens {
      add(token.name, .color, detail: token.light.hex, documentation: .color(token.name))
    }
  }

  /// The icons whose names have the typed letters in this order.
  private mutating func icons() {
    let letters = Array(typed.lowercased().utf8)
    var count = 0
    for name in IconCatalogue.names where DocumentSnapshot.matches(letters, name) {
      guard count < Self.mostItems else {
        isIncomplete = true
        return
      }
      add(name, .icon)
      count += 1
    }
  }
}
