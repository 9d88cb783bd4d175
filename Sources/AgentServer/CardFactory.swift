import CardAnalysis
import CardModel
import EditorFeatures
import JSON
import SchemaModel
import SourceText
import Standards

/// Makes a card of a family from facts: names of elements or attributes, whose places the schema knows.
struct CardFactory {
  /// An element of the card that is being made.
  private final class Part {
    let declaration: ElementID
    var attributes: [(name: String, value: String)] = []
    var text: String?
    var children: [Part] = []
    /// Behind its last child; nil where that is not known.
    var end: ContentCursor?

    init(_ declaration: ElementID) { self.declaration = declaration }
  }

  private let schema: Schema
  private let root: Part
  /// The ids that are taken.
  private var ids: [String] = []
  /// What is still to be said: the paths of values that only stand in, as there must be one.
  private(set) var missing: [String] = []

  /// A fact finds its place so many levels below.
  private static let longestWay = 2
  /// Required content goes down this far.
  private static let deepest = 8

  /// The families that a card can be of.
  static func families(_ schema: Schema) -> [String] { schema.documentElements.map { schema[$0].localName } }

  /// A card of the family `family`, with the id `id`, of which `facts` are known.
  init(_ schema: Schema, family: String, id: String?, facts: JSONObject) throws(ToolError) {
    self.schema = schema
    let families = Self.families(schema)
    guard let index = families.firstIndex(where: { $0.lowercased() == family.lowercased() }) else {
      let near = Spelling.nearest(to: family, among: families).map { "did you mean \($0)?" }
      throw ToolError("there is no family \(family); \(near ?? "there are \(families.joined(separator: ", "))")")
    }
    root = Part(schema.documentElements[index])
    if let id { root.attributes.append(("id", id)) }
    try fill(root, with: facts)
    complete(root, path: "/" + schema[root.declaration].localName, level: 0)
  }

  /// The card's text, on one line but for the declaration.
  var text: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(root, extra: " xmlns=\"\(schema.targetNamespace)\"", to: &text)
    return text + "\n"
  }

  // MARK: Facts

  private func fill(_ part: Part, with facts: JSONObject) throws(ToolError) {
    let listed = facts.members.filter { $0.value.array != nil }.compactMap { child($0.name, of: part.declaration) }
    for fact in facts.members { try fill(part, fact.name, fact.value, beside: Set(listed)) }
  }

  /// - Parameters:
  ///   - listed: of which elements there is a list beside it: what belongs into these stands in each of them.
  ///   - isOneOfMany: whether others follow that are to stand beside it.
  private func fill(
    _ part: Part, _ name: String, _ value: JSONValue, beside listed: Set<ElementID> = [], isOneOfMany: Bool = false
  ) throws(ToolError) {
    if let items = value.array {
      for item in items { try fill(part, name, item, beside: listed, isOneOfMany: items.count > 1) }
      return
    }
    if let use = attribute(name, of: part.declaration), value.object == nil {
      guard !part.attributes.contains(where: { $0.name == Self.name(of: use) }) else {
        throw ToolError("\(name) stands once in \(schema[part.declaration].localName); give one value")
      }
      return part.attributes.append((Self.name(of: use), Self.words(value)))
    }
    if let child = child(name, of: part.declaration) { return try put(child, with: value, into: part) }
    if name == "text", schema.allowsText(part.declaration) {
      guard value.object == nil else {
        throw ToolError("text of \(schema[part.declaration].localName) is a text, where an object was given")
      }
      return part.text = Self.words(value)
    }
    if attribute(name, of: part.declaration) != nil {
      throw ToolError("\(name) of \(schema[part.declaration].localName) is a text, where an object was given")
    }
    guard let way = way(to: name, from: part.declaration), let first = way.first, let last = way.last else {
      throw unknown(name, in: part)
    }
    if listed.contains(first) {
      let (holder, place) = (schema[first].localName, schema[part.declaration].localName)
      throw ToolError("\(place) has no \(name) of its own: say it in each \(holder)")
    }
    var place = part
    for step in way.dropLast() {
      if let known = place.children.last(where: { $0.declaration == step }) {
        place = known
      } else {
        let new = Part(step)
        try insert(new, into: place)
        place = new
      }
    }
    if child(name, of: place.declaration) == last {
      try put(last, with: value, into: place)
    } else {
      let known = isOneOfMany ? nil : place.children.last { $0.declaration == last }
      let owner = known ?? Part(last)
      if !place.children.contains(where: { $0 === owner }) { try insert(owner, into: place) }
      try fill(owner, name, value)
    }
  }

  /// A new element with `value` in `part`.
  private func put(_ element: ElementID, with value: JSONValue, into part: Part) throws(ToolError) {
    let new = Part(element)
    if let facts = value.object {
      try fill(new, with: facts)
    } else if schema.allowsText(element) {
      new.text = Self.words(value)
    } else if !value.isNull {
      throw ToolError(
        "\(schema[element].localName) holds \(names(in: element).joined(separator: ", ")): give an object of these")
    }
    try insert(new, into: part)
  }

  /// Puts `child` behind others of its kind, or where the schema wants it.
  private func insert(_ child: Part, into part: Part) throws(ToolError) {
    let model = schema.contentModel(of: part.declaration)
    // Most often it goes behind the last, which is asked at once, however many there are.
    var end = part.end ?? part.children.reduce(into: ContentCursor(model)) { _ = $0.step(schema[$1.declaration].name) }
    if end.insertable(before: [], skippingRequired: true).contains(child.declaration) {
      _ = end.step(schema[child.declaration].name)
      part.end = end
      return part.children.append(child)
    }
    part.end = nil
    for place in part.children.indices.reversed() {
      var cursor = ContentCursor(model)
      for sibling in part.children[..<place] { _ = cursor.step(schema[sibling.declaration].name) }
      let following = part.children[place...].map { schema[$0.declaration].name }
      if cursor.insertable(before: following, skippingRequired: true).contains(child.declaration) {
        return part.children.insert(child, at: place)
      }
    }
    throw ToolError("\(schema[part.declaration].localName) takes no more \(schema[child.declaration].localName)")
  }

  private static func words(_ value: JSONValue) -> String { value.string ?? (value.isNull ? "" : value.text()) }

  // MARK: The schema

  /// How the attribute is written: the only ones in a namespace are those of XML itself.
  private static func name(of use: AttributeUse) -> String {
    use.expandedName.namespace.isEmpty ? use.localName : "xml:" + use.localName
  }

  private func attribute(_ name: String, of element: ElementID) -> AttributeUse? {
    schema.attributes(of: element).first {
      [$0.localName, Self.name(of: $0)].contains { $0.lowercased() == name.lowercased() }
    }
  }

  private func child(_ name: String, of element: ElementID) -> ElementID? {
    schema.children(of: element).first { schema[$0].localName.lowercased() == name.lowercased() }
  }

  /// The shortest way from `start` to an element called `name`, or else to one with such an attribute.
  ///
  /// Of ways that are equally short the one through what holds several of them is meant: `Actions` for an `Action`. What lies
  /// deeper is part of something that the facts have to name, as is what stands for a list that has nothing to show.
  private func way(to name: String, from start: ElementID) -> [ElementID]? {
    let wanted = name.lowercased()
    var ways: [[ElementID]] = [[]]
    var seen: Set<ElementID> = [start]
    var withAttribute: [ElementID]?
    for _ in 0..<Self.longestWay {
      let longer = ways.flatMap { way in
        schema.children(of: way.last ?? start).filter { schema[$0].localName != ElementName.emptyState.rawValue }
          .map { way + [$0] }
      }
      let found = longer.filter { $0.last.map { schema[$0].localName.lowercased() } == wanted }
      let through = found.first { $0.dropLast().last.map { schema[$0].localName.lowercased() } == wanted + "s" }
      if let way = through ?? found.first { return way }
      ways = longer.filter { way in way.last.map { seen.insert($0).inserted } ?? false }
      if withAttribute == nil { withAttribute = ways.first { $0.last.map { attribute(name, of: $0) != nil } ?? false } }
    }
    return withAttribute
  }

  private func names(in element: ElementID) -> [String] {
    schema.children(of: element).map { schema[$0].localName } + schema.attributes(of: element).map(Self.name)
      + (schema.allowsText(element) ? ["text"] : [])
  }

  private func unknown(_ name: String, in part: Part) -> ToolError {
    let known = names(in: part.declaration)
    let place = schema[part.declaration].localName
    let ofChildren = schema.children(of: part.declaration).flatMap(names).filter { $0 != "text" }
    let near = (Spelling.nearest(to: name, among: known) ?? Spelling.nearest(to: name, among: ofChildren)).map {
      "; did you mean \($0)?"
    }
    return ToolError(
      "there is no fact \(name) in \(place)" + (near ?? "; it has \(known.prefix(30).joined(separator: ", "))"))
  }

  // MARK: What was not said

  /// Gives `part` what the schema requires of it, its children first, as attributes may name them.
  private mutating func complete(_ part: Part, path: String, level: Int) {
    if let id = part.attributes.first(where: { $0.name == "id" }) { ids.append(id.value) }
    if level < Self.deepest {
      for child in schema.requiredChildren(of: part.declaration) where part.children.isEmpty || isLacking(child, part) {
        try? insert(Part(child), into: part)
      }
    }
    let counts = Dictionary(part.children.map { ($0.declaration, 1) }, uniquingKeysWith: +)
    var numbers: [ElementID: Int] = [:]
    for child in part.children {
      numbers[child.declaration, default: 0] += 1
      let number = counts[child.declaration] == 1 ? "" : "[\(numbers[child.declaration] ?? 1)]"
      complete(child, path: path + "/" + schema[child.declaration].localName + number, level: level + 1)
    }
    if let type = schema.textType(of: part.declaration), part.text == nil {
      let known = schema[part.declaration].constraint?.value ?? schema.enumeration(of: type).first?.value
      part.text = known ?? standIn(for: type, schema[part.declaration].localName, path)
    }
    for use in schema.requiredAttributes(of: part.declaration)
    where !part.attributes.contains(where: { $0.name == Self.name(of: use) }) {
      part.attributes.append((Self.name(of: use), value(of: use, part, path)))
    }
  }

  /// A value of `type` that stands for one which is still to be said, at `path`; empty where that will do.
  private mutating func standIn(for type: SimpleTypeID, _ name: String, _ path: String) -> String {
    if schema.problem(of: "", as: type) == nil { return "" }
    missing.append(path)
    // What takes no words takes a name: that of another part, where there is one.
    let words = schema.problem(of: "two words", as: type) == nil ? [name] : Array(ids.suffix(1)) + [name]
    return (words + ["0", "1", "2026-01-01"]).first { schema.problem(of: $0, as: type) == nil } ?? ""
  }

  /// Whether `part` is not complete without a child `child`.
  private func isLacking(_ child: ElementID, _ part: Part) -> Bool {
    var cursor = ContentCursor(schema.contentModel(of: part.declaration))
    for sibling in part.children { _ = cursor.step(schema[sibling.declaration].name) }
    return !cursor.isAccepting && !part.children.contains { $0.declaration == child }
  }

  private mutating func value(of use: AttributeUse, _ part: Part, _ path: String) -> String {
    if let value = use.constraint?.value ?? schema.enumeration(of: use.type).first?.value { return value }
    guard use.localName == "id" else { return standIn(for: use.type, use.localName, "\(path)@\(use.localName)") }
    let words = Self.id(part.text ?? "")
    let stem = words.isEmpty ? schema[part.declaration].localName.lowercased() : words
    var (id, number) = (stem, 1)
    while ids.contains(id) {
      number += 1
      id = "\(stem)-\(number)"
    }
    ids.append(id)
    return id
  }

  /// `text` as an id: its first words.
  static func id(_ text: String) -> String {
    let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.drop { $0.first?.isNumber ?? true }.prefix(4).joined(separator: "-")
  }

  // MARK: Writing

  private func write(_ part: Part, extra: String = "", to text: inout String) {
    let name = schema[part.declaration].localName
    text += "<\(name)\(extra)"
    for (name, value) in part.attributes { text += " \(name)=\"\(XMLEscape.doubleQuoted.escaped(value))\"" }
    if part.children.isEmpty, (part.text ?? "").isEmpty { return text += "/>" }
    text += ">" + XMLEscape.content.escaped(part.text ?? "")
    for child in part.children { write(child, to: &text) }
    text += "</\(name)>"
  }
}
