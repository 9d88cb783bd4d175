import CardModel
import SchemaModel
import Testing

/// A card that is as small as its schema allows around one place.
struct GeneratedCard: CustomTestStringConvertible {
  /// What stands in it beside what has to.
  enum Kind: String, CaseIterable {
    /// The elements of the place alone.
    case bare
    /// With all attributes; what may repeat stands there twice, once without anything that it need not have: rows are uneven.
    case uneven
    /// The same without ids.
    case nameless
  }

  let place: MappingTableTests.Place
  let kind: Kind
  private(set) var text = ""
  /// The texts in it.
  private(set) var texts: [String] = []
  private let schema: Schema
  private var count = 0

  var testDescription: String { "\(place.text) \(kind)" }

  init?(_ place: MappingTableTests.Place, _ kind: Kind, _ schema: Schema) {
    (self.place, self.kind, self.schema) = (place, kind, schema)
    var elements: [ElementID] = []
    for name in place.chain.reversed() {
      let choices = elements.last.map { schema.children(of: $0) } ?? schema.documentElements
      guard let element = choices.first(where: { schema[$0].localName == name.rawValue }) else { return nil }
      elements.append(element)
    }
    text = write(elements[0], elements.dropFirst(), isRich: kind != .bare)
      .replacing(
        place.chain[place.chain.count - 1].rawValue,
        with: place.chain[place.chain.count - 1].rawValue + " xmlns=\"urn:cardwright:1\"", maxReplacements: 1)
  }

  private mutating func write(_ element: ElementID, _ rest: ArraySlice<ElementID>, isRich: Bool) -> String {
    let name = schema[element].localName
    var head = name
    for attribute in schema.attributes(of: element) where attribute.isRequired || isRich {
      if let value = value(attribute) { head += " \(attribute.localName)=\"\(value)\"" }
    }
    let required = schema.requiredChildren(of: element)
    var content = ""
    for child in schema.children(of: element) where required.contains(child) || child == rest.first {
      let isOnPath = child == rest.first
      if isOnPath, kind != .bare, mayRepeat(child, in: element) { content += write(child, [], isRich: false) }
      content += write(child, isOnPath ? rest.dropFirst() : [], isRich: isRich && isOnPath)
    }
    if content.isEmpty, schema.allowsText(element) {
      count += 1
      texts.append("T\(count)t")
      content = "T\(count)t"
    }
    return "<\(head)>\(content)</\(name)>"
  }

  private func mayRepeat(_ child: ElementID, in element: ElementID) -> Bool {
    var cursor = ContentCursor(schema.contentModel(of: element))
    for other in schema.children(of: element)
    where schema.requiredChildren(of: element).contains(other) || other == child {
      _ = cursor.step(schema[other].name)
      if other == child { return cursor.step(schema[other].name) != nil }
    }
    return false
  }

  private mutating func value(_ attribute: AttributeUse) -> String? {
    count += 1
    switch attribute.localName {
    case "each", "sample", "in", "platform", "column", "schema", "lang": return attribute.isRequired ? "x" : nil
    case "id": return kind == .nameless ? nil : "i\(count)"
    case "target": return "https://x.y/\(count)"
    case "src": return "p\(count).png"
    default: break
    }
    let listed = schema.enumeration(of: attribute.type).map(\.value)
    return
      (listed.filter { $0 != attribute.defaultValue }.suffix(1) + listed + [
        "v\(count)", "2", "0.5", "2026-03-04", "actions.add",
      ])
      .first { schema.problem(of: $0, as: attribute.type) == nil }
  }
}
