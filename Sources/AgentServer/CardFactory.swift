import CardAnalysis
import CardModel
import EditorFeatures
import JSON
import SchemaModel
import SourceText
import Standards

/// Makes a card of a family from facts: names of elements or attributes, whose places the schema knows.
struct CardFactory {
  private let schema: Schema
  private let root: ElementDraft
  /// What is still to be said: the paths of values that only stand in, as there must be one.
  private(set) var missing: [String] = []

  /// A fact finds its place so many levels below.
  private static let longestWay = 2

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
    root = ElementDraft(schema.documentElements[index])
    if let id { root.attributes.append(("id", id)) }
    var completion = DraftCompletion(schema)
    try fill(root, with: facts)
    completion.complete(root)
    missing = completion.missing
  }

  /// The card's text, on one line but for the declaration.
  var text: String { schema.text(of: root) }

  // MARK: Facts

  private func fill(_ part: ElementDraft, with facts: JSONObject) throws(ToolError) {
    let listed = facts.members.filter { $0.value.array != nil }.compactMap { child($0.name, of: part.declaration) }
    for fact in facts.members { try fill(part, fact.name, fact.value, beside: Set(listed)) }
  }

  /// - Parameters:
  ///   - listed: of which elements there is a list beside it: what belongs into these stands in each of them.
  ///   - isOneOfMany: whether others follow that are to stand beside it.
  private func fill(
    _ part: ElementDraft, _ name: String, _ value: JSONValue, beside listed: Set<ElementID> = [],
    isOneOfMany: Bool = false
  ) throws(ToolError) {
    if let items = value.array {
      for item in items { try fill(part, name, item, beside: listed, isOneOfMany: items.count > 1) }
      return
    }
    if let use = attribute(name, of: part.declaration), value.object == nil {
      guard !part.attributes.contains(where: { $0.name == use.writtenName }) else {
        throw ToolError("\(name) stands once in \(schema[part.declaration].localName); give one value")
      }
      return part.attributes.append((use.writtenName, Self.words(value)))
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
        let new = ElementDraft(step)
        try insert(new, into: place)
        place = new
      }
    }
    if child(name, of: place.declaration) == last {
      try put(last, with: value, into: place)
    } else {
      let known = isOneOfMany ? nil : place.children.last { $0.declaration == last }
      let owner = known ?? ElementDraft(last)
      if !place.children.contains(where: { $0 === owner }) { try insert(owner, into: place) }
      try fill(owner, name, value)
    }
  }

  /// A new element with `value` in `part`.
  private func put(_ element: ElementID, with value: JSONValue, into part: ElementDraft) throws(ToolError) {
    let new = ElementDraft(element)
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

  /// Puts `child` where the schema wants it.
  private func insert(_ child: ElementDraft, into part: ElementDraft) throws(ToolError) {
    guard part.insert(child, schema) else {
      throw ToolError("\(schema[part.declaration].localName) takes no more \(schema[child.declaration].localName)")
    }
  }

  private static func words(_ value: JSONValue) -> String { value.string ?? (value.isNull ? "" : value.text()) }

  // MARK: The schema

  private func attribute(_ name: String, of element: ElementID) -> AttributeUse? {
    schema.attributes(of: element).first {
      [$0.localName, $0.writtenName].contains { $0.lowercased() == name.lowercased() }
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
    schema.children(of: element).map { schema[$0].localName } + schema.attributes(of: element).map(\.writtenName)
      + (schema.allowsText(element) ? ["text"] : [])
  }

  private func unknown(_ name: String, in part: ElementDraft) -> ToolError {
    let known = names(in: part.declaration)
    let place = schema[part.declaration].localName
    let ofChildren = schema.children(of: part.declaration).flatMap(names).filter { $0 != "text" }
    let near = (Spelling.nearest(to: name, among: known) ?? Spelling.nearest(to: name, among: ofChildren)).map {
      "; did you mean \($0)?"
    }
    return ToolError(
      "there is no fact \(name) in \(place)" + (near ?? "; it has \(known.prefix(30).joined(separator: ", "))"))
  }
}
