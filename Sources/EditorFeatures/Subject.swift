import SchemaModel
import SourceText
import XMLSyntax

/// What a place in a document is by the schema.
struct Subject {
  enum Kind {
    case element(ElementID)
    case attribute(AttributeUse, owner: String)
    /// The name or the value of an attribute of XSD's own.
    case instanceAttribute(InstanceAttribute)
    /// The name or the value of an attribute that declares a namespace.
    case namespace(XMLAttribute)
    case value(ValuePlace)
  }

  let kind: Kind
  let range: ByteRange

  /// The name of the attribute that it is, or whose value; nil for an element.
  var attribute: String? {
    switch kind {
    case .element, .instanceAttribute, .namespace: nil
    case .attribute(let use, _): use.localName
    case .value(let place): place.use?.localName
    }
  }
}

extension Grammar {
  /// What stands at `offset`; on what opens a tag the same as on its name.
  func subject(at offset: Int) -> Subject? {
    let name = nameOffset(at: offset)
    guard name != offset else { return namedSubject(at: offset) }
    return namedSubject(at: name).map {
      Subject(kind: $0.kind, range: ByteRange(min(offset, $0.range.start), $0.range.end))
    }
  }

  /// The schema's declaration of `subject`.
  func location(of subject: Subject) -> SchemaLocation? {
    switch subject.kind {
    case .element(let element): return schema[element].location
    case .attribute(let use, _): return use.location
    case .instanceAttribute, .namespace: return nil
    case .value(let place):
      if let value = listedValue(at: place), value.location.line > 0 { return value.location }
      return place.use?.location ?? schema[place.declaration].location
    }
  }

  /// The value of an enumeration that is written at `place`.
  func listedValue(at place: ValuePlace) -> EnumerationValue? {
    let value = tree.text[place.range]
    return schema.enumeration(of: place.type).first { $0.value == value }
  }

  private func namedSubject(at offset: Int) -> Subject? {
    if let node = tree.elementNamed(at: offset) {
      guard let declaration = declaration(of: node) else { return nil }
      let start = tree.nameRange(of: node)
      let range = start.touches(offset) ? start : tree.endTagNameRange(of: node) ?? start
      return Subject(kind: .element(declaration), range: range)
    }
    if let place = value(at: offset), place.range.touches(offset), !place.range.isEmpty {
      return Subject(kind: .value(place), range: place.range)
    }
    guard let node = tree.element(at: offset), let (_, attribute) = tree.attribute(of: node, touching: offset) else {
      return nil
    }
    let name = tree.nameRange(of: attribute)
    let part = name.touches(offset) ? name : tree.valueRange(of: attribute)
    guard part.touches(offset) else { return nil }
    if attribute.flags.contains(.namespaceDeclaration) { return Subject(kind: .namespace(attribute), range: part) }
    if let instance = InstanceAttribute(attribute, in: tree) {
      return Subject(kind: .instanceAttribute(instance), range: part)
    }
    guard name.touches(offset), let declaration = declaration(of: node), let use = use(of: attribute, in: declaration)
    else { return nil }
    return Subject(kind: .attribute(use, owner: tree.name(of: node).local), range: name)
  }

  /// Where the name of a tag begins when `offset` is on what opens the tag; else `offset`.
  private func nameOffset(at offset: Int) -> Int {
    let bytes = tree.text.bytes
    func isByte(_ offset: Int, _ byte: UInt8) -> Bool { bytes.indices.contains(offset) && bytes[offset] == byte }
    let (open, slash) = (UInt8(ascii: "<"), UInt8(ascii: "/"))
    if isByte(offset, open) { return offset + (isByte(offset + 1, slash) ? 2 : 1) }
    return isByte(offset - 1, open) && isByte(offset, slash) ? offset + 1 : offset
  }
}
