import BundledData
package import CardAnalysis
import Guidelines
import SchemaModel
import SourceText
import XMLSyntax

extension DocumentSnapshot {
  /// What explains the name or value at the byte `offset`; nil where there is nothing to explain.
  package func hover(at offset: Int) -> Hover? {
    guard let grammar, offset >= 0, offset <= text.count else { return nil }
    let explainer = Explainer(schema: grammar.schema)
    if let (subject, range) = subject(at: offset) {
      switch subject {
      case .element(let element):
        return Hover(
          explainer.element(element), range: range, page: DocumentationPage.element(grammar.schema[element].localName))
      case .attribute(let use, let owner):
        return Hover(
          explainer.attribute(use, of: owner), range: range,
          page: DocumentationPage.attribute(use.localName, of: owner))
      case .instanceAttribute(let attribute):
        return Hover(Explainer.instanceAttribute(attribute), range: range)
      case .value(let place): return hover(on: place, offset, explainer)
      }
    }
    return nil
  }

  /// The schema's declaration of what stands at `offset`, and the range of that.
  func declarationSite(at offset: Int) -> (SchemaLocation, ByteRange)? {
    guard let grammar, let (subject, range) = subject(at: offset) else { return nil }
    let schema = grammar.schema
    switch subject {
    case .element(let element): return (schema[element].location, range)
    case .attribute(let use, _): return (use.location, range)
    case .instanceAttribute: return nil
    case .value(let place):
      if let value = enumerationValue(place, schema), value.location.line > 0 { return (value.location, range) }
      return (place.use?.location ?? schema[place.declaration].location, range)
    }
  }

  /// What a place in a document is by the schema.
  private enum Subject {
    case element(ElementID)
    case attribute(AttributeUse, owner: String)
    /// The name or the value of an attribute of XSD's own.
    case instanceAttribute(InstanceAttribute)
    case value(ValuePlace)
  }

  /// What stands at `offset`; on what opens a tag the same as on its name.
  private func subject(at offset: Int) -> (Subject, ByteRange)? {
    let name = nameOffset(at: offset)
    guard name != offset else { return namedSubject(at: offset) }
    return namedSubject(at: name).map { ($0.0, ByteRange(min(offset, $0.1.start), $0.1.end)) }
  }

  private func namedSubject(at offset: Int) -> (Subject, ByteRange)? {
    guard let grammar else { return nil }
    let tree = grammar.tree
    if let node = tree.elementNamed(at: offset) {
      guard let declaration = grammar.declaration(of: node) else { return nil }
      let start = tree.nameRange(of: node)
      return (.element(declaration), start.touches(offset) ? start : tree.endTagNameRange(of: node) ?? start)
    }
    if let place = valuePlace(at: offset), place.range.touches(offset), !place.range.isEmpty {
      return (.value(place), place.range)
    }
    guard let node = tree.element(at: offset), let (_, attribute) = tree.attribute(of: node, touching: offset) else {
      return nil
    }
    if let instance = InstanceAttribute(attribute, in: tree) {
      let name = tree.nameRange(of: attribute)
      return (.instanceAttribute(instance), name.touches(offset) ? name : tree.valueRange(of: attribute))
    }
    guard tree.nameRange(of: attribute).touches(offset), let declaration = grammar.declaration(of: node),
      let use = grammar.use(of: attribute, in: declaration)
    else { return nil }
    return (.attribute(use, owner: tree.name(of: node).local), tree.nameRange(of: attribute))
  }

  /// Where the name of a tag begins when `offset` is on what opens the tag; else `offset`.
  private func nameOffset(at offset: Int) -> Int {
    let bytes = text.bytes
    func opens(_ offset: Int) -> Bool { bytes.indices.contains(offset) && bytes[offset] == 0x3C }
    let slash: UInt8 = 0x2F
    if opens(offset) { return offset + (bytes.indices.contains(offset + 1) && bytes[offset + 1] == slash ? 2 : 1) }
    return opens(offset - 1) && bytes.indices.contains(offset) && bytes[offset] == slash ? offset + 1 : offset
  }

  private func enumerationValue(_ place: ValuePlace, _ schema: Schema) -> EnumerationValue? {
    let value = text[place.range]
    return schema.enumeration(of: place.type).first { $0.value == value }
  }

  private func hover(on place: ValuePlace, _ offset: Int, _ explainer: Explainer) -> Hover? {
    let schema = explainer.schema
    if let hover = bindingHover(place, offset, schema) { return hover }
    let element = schema[place.declaration].localName
    let owner = place.use?.localName ?? element
    if let value = enumerationValue(place, schema) {
      let page =
        place.use.map { DocumentationPage.attribute($0.localName, of: element) } ?? DocumentationPage.element(element)
      let isExplained = !value.documentation.isEmpty
      if isExplained { return Hover(explainer.value(value, of: owner), range: place.range, page: page) }
      return place.use.map { Hover(explainer.attribute($0, of: element), range: place.range, page: page) }
    }
    let value = text[place.range]
    if place.contents.contains(.colorToken), let token = Palette.token(named: value) {
      return Hover(Explainer.color(token), range: place.range, page: DocumentationPage.color(value))
    }
    var writer = MarkupWriter()
    if place.contents.contains(.iconName), IconCatalogue.contains(value) {
      writer.heading(code: value, "icon of SAP Fiori for iOS")
      return Hover(writer.text, range: place.range, page: DocumentationPage.icon(value))
    } else if let identifier = identifier(at: offset) {
      guard explain(identifier, value, &writer) else { return nil }
    } else if let link = documentLinks(touching: offset).first {
      explain(link, &writer)
    } else {
      return nil
    }
    return Hover(writer.text, range: place.range)
  }

  /// Says what an id stands for and who refers to it.
  private func explain(_ occurrence: Identifiers.Occurrence, _ value: String, _ writer: inout MarkupWriter) -> Bool {
    guard let grammar,
      let key = Identifiers(grammar: grammar).key(
        named: Array(text.bytes[occurrence.range.start..<occurrence.range.end]), for: occurrence)
    else { return false }
    let tree = grammar.tree
    writer.heading(code: value, "id of `<\(tree.name(of: key.node).qualified)>`")
    let title =
      tree.plainText(of: key.node) ?? tree.childElements(of: key.node).lazy.compactMap { tree.plainText(of: $0) }.first
    if let title { writer.prose("“\(title)”") }
    let count = occurrences(of: key).filter { !$0.isKey }.count
    writer.prose(
      count == 0 ? "Nothing refers to it." : count == 1 ? "Referred to once." : "Referred to \(count) times.")
    return true
  }

  private func explain(_ link: DocumentLink, _ writer: inout MarkupWriter) {
    switch link.target {
    case .address(let address): writer.heading(code: address, "address")
    case .file(let path):
      let file = path.split(separator: "#", maxSplits: 1).first.map(String.init) ?? path
      if let bytes = resources.bytes(file) {
        writer.heading(code: path, "file, \(bytes.count) bytes")
      } else {
        writer.heading(code: path, "file that is not there")
      }
    }
  }

  /// What a binding under the pointer gives, by the sample data.
  private func bindingHover(_ place: ValuePlace, _ offset: Int, _ schema: Schema) -> Hover? {
    guard schema.problem(of: "{x}", as: place.type) == nil,
      let start = Completer.openBrace(text.bytes, from: place.range.start, to: min(offset + 1, place.range.end))
        ?? Completer.openBrace(text.bytes, from: place.range.start, to: offset)
    else { return nil }
    var end = start
    while end < place.range.end, text.bytes[end] != UInt8(ascii: "}") { end += 1 }
    guard end < place.range.end, end > start else { return nil }
    let path = text[ByteRange(start, end)]
    let range = ByteRange(start - 1, end + 1)
    let notes = place.use?.documentation.notes(named: "content").compactMap { $0["kind"] } ?? []
    guard
      let scope = sampleScope(at: place.node, insideRepetition: !notes.contains(ContentKind.bindingPath.rawValue))
    else { return nil }
    var writer = MarkupWriter()
    let values = scope.values(at: path)
    guard let first = values.first else {
      writer.heading(code: "{\(path)}", "not in the sample data")
      return Hover(writer.text, range: range)
    }
    writer.heading(code: "{\(path)}", "binding")
    writer.prose(
      "In the sample: `\(SampleValue.preview(first))`" + (values.count > 1 ? " and \(values.count - 1) more" : ""))
    return Hover(writer.text, range: range)
  }
}

extension CardLanguage {
  /// The explanation behind a completion item's key; nil when there is none.
  package func documentation(for key: DocumentationKey) -> MarkupText? {
    guard let schema else { return nil }
    let explainer = Explainer(schema: schema)
    switch key.subject(in: schema) {
    case .element(let element): return explainer.element(element)
    case .attribute(let type, let index): return explainer.attribute(schema[type].attributes[index], of: "")
    case .value(let type, let index): return explainer.value(schema.enumeration(of: type)[index], of: "")
    case .color(let name): return Palette.token(named: name).map(Explainer.color)
    case nil: return nil
    }
  }
}
