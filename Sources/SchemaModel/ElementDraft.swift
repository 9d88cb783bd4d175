import Standards

/// An element of a document that is being made: the schema knows where what is put into it stands.
package final class ElementDraft {
  /// What it is.
  package let declaration: ElementID
  /// Its attributes in their order, named as they are written.
  package var attributes: [(name: String, value: String)] = []
  /// Its text; nil where nothing was said.
  package var text: String?
  /// What stands in it.
  package private(set) var children: [ElementDraft] = []
  /// Comments that stand in front of it.
  package var remarks: [String] = []
  /// What it was made from, by a number of the maker's.
  package var origin: Int?
  /// Behind its last child; nil where that is not known.
  private var end: ContentCursor?
  /// Kinds of children for which there is no place: others beside it do not make one.
  private var refused: Set<ElementID> = []

  /// An element without anything in it.
  package init(_ declaration: ElementID) { self.declaration = declaration }

  /// The value of the attribute `name`; nil where there is none.
  package func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Gives the attribute `name` this value in place of the one that it had.
  package func set(_ name: String, _ value: String) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index].value = value
    } else {
      attributes.append((name, value))
    }
  }

  /// Puts `child` behind others of its kind, or where `schema` wants it; tells whether there is a place for it.
  package func insert(_ child: ElementDraft, _ schema: Schema) -> Bool {
    guard let place = place(of: child.declaration, schema) else { return false }
    if place < children.count {
      end = nil
    } else {
      end?.go(past: child.declaration, schema)
    }
    children.insert(child, at: place)
    return true
  }

  /// Whether there is a place for another child of that kind.
  package func accepts(_ child: ElementID, _ schema: Schema) -> Bool { place(of: child, schema) != nil }

  private func place(of child: ElementID, _ schema: Schema) -> Int? {
    let model = schema.contentModel(of: declaration)
    // Most often it goes behind the last, which is asked at once, however many there are.
    let end = end ?? children.reduce(into: ContentCursor(model)) { $0.go(past: $1.declaration, schema) }
    self.end = end
    if refused.contains(child) { return nil }
    var next = end
    if next.step(schema[child].name) != nil { return children.count }
    if end.insertable(before: [], skippingRequired: true).contains(child) { return children.count }
    for place in children.indices.reversed() {
      var cursor = ContentCursor(model)
      for sibling in children[..<place] { cursor.go(past: sibling.declaration, schema) }
      let following = children[place...].map { schema[$0.declaration].name }
      if cursor.insertable(before: following, skippingRequired: true).contains(child) { return place }
    }
    refused.insert(child)
    return nil
  }

  /// Moves one of the children that are `alike` behind the others: the first that `goesFirst`, else the first of all.
  package func moveBehind(_ alike: (ElementDraft) -> Bool, _ goesFirst: (ElementDraft) -> Bool) {
    let places = children.indices.filter { alike(children[$0]) }
    guard let last = places.last, let first = places.first(where: { goesFirst(children[$0]) }) ?? places.first else {
      return
    }
    let moved = children.remove(at: first)
    children.insert(moved, at: last)
  }

  /// Whether it is not complete without a child `child`.
  fileprivate func isLackingChild(_ child: ElementID, _ schema: Schema) -> Bool {
    var cursor = ContentCursor(schema.contentModel(of: declaration))
    for sibling in children { _ = cursor.step(schema[sibling.declaration].name) }
    return !cursor.isAccepting && !children.contains { $0.declaration == child }
  }
}

// MARK: What was not said

/// Gives elements what the schema requires of them.
package struct DraftCompletion {
  private let schema: Schema
  /// The ids that are taken.
  private var ids: [String] = []
  /// What is still to be said: the paths of values that only stand in, as there must be one.
  package private(set) var missing: [String] = []

  /// Required content goes down this far.
  private static let deepest = 8

  /// A completion by `schema`.
  package init(_ schema: Schema) { self.schema = schema }

  /// Gives the document `root` what the schema requires of it.
  package mutating func complete(_ root: ElementDraft) {
    complete(root, path: "/" + schema[root.declaration].localName, level: 0)
  }

  /// Gives `part` what the schema requires of it, its children first, as attributes may name them.
  private mutating func complete(_ part: ElementDraft, path: String, level: Int) {
    if let id = part.attribute("id") { ids.append(id) }
    if level < Self.deepest {
      for child in schema.requiredChildren(of: part.declaration)
      where part.children.isEmpty || part.isLackingChild(child, schema) {
        _ = part.insert(ElementDraft(child), schema)
      }
    }
    let counts: [ElementID: Int] = part.children.reduce(into: [:]) { $0[$1.declaration, default: 0] += 1 }
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
    for use in schema.requiredAttributes(of: part.declaration) where part.attribute(use.writtenName) == nil {
      part.attributes.append((use.writtenName, value(of: use, part, path)))
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

  private mutating func value(of use: AttributeUse, _ part: ElementDraft, _ path: String) -> String {
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
  package static func id(_ text: String) -> String {
    let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.drop { $0.first?.isNumber ?? true }.prefix(4).joined(separator: "-")
  }
}

extension AttributeUse {
  /// How the attribute is written: the only ones in a namespace are those of XML itself.
  package var writtenName: String { expandedName.namespace.isEmpty ? localName : "xml:" + localName }
}

// MARK: Writing

extension Schema {
  /// The document `root`, on one line but for the declaration and comments.
  package func text(of root: ElementDraft) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(root, extra: " xmlns=\"\(targetNamespace)\"", to: &text)
    return text + "\n"
  }

  private func write(_ part: ElementDraft, extra: String = "", to text: inout String) {
    let name = self[part.declaration].localName
    for remark in part.remarks { text += "<!-- \(XMLEscape.comment(remark)) -->\n" }
    text += "<\(name)\(extra)"
    for (name, value) in part.attributes { text += " \(name)=\"\(XMLEscape.doubleQuoted.escaped(value))\"" }
    if part.children.isEmpty, (part.text ?? "").isEmpty { return text += "/>" }
    text += ">" + XMLEscape.content.escaped(part.text ?? "")
    for child in part.children { write(child, to: &text) }
    text += "</\(name)>"
  }
}

extension ContentCursor {
  /// Moves past a child, and past what is required in front of it and still to come.
  fileprivate mutating func go(past child: ElementID, _ schema: Schema) {
    let name = schema[child].name
    if step(name) != nil { return }
    for element in model.shortestPath(from: state, to: name) ?? [] { _ = step(schema[element].name) }
    _ = step(name)
  }
}
