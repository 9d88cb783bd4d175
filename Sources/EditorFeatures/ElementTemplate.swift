import SchemaModel

/// Writes the least that makes an element valid: its required attributes and children, with places to fill in.
struct ElementTemplate {
  let schema: Schema
  /// The prefix of element names, with its colon; empty for the default namespace.
  let prefix: String
  /// Required content goes down this far; a schema that requires more has no finite content.
  private static let deepest = 8
  /// More choices than this make no menu.
  static let mostChoices = 40

  private(set) var result = Snippet()

  init(schema: Schema, prefix: String) {
    self.schema = schema
    self.prefix = prefix
  }

  /// Writes `element` without its `<`, with `extra` attributes in front of the required ones.
  mutating func write(_ element: ElementID, extra: [(name: String, value: String)] = []) {
    write(element, level: 0, extra: extra)
    result.end()
  }

  private mutating func write(_ element: ElementID, level: Int, extra: [(name: String, value: String)]) {
    let name = prefix + schema[element].localName
    result.append(name)
    for (name, value) in extra { result.append(" \(name)=\"\(value)\"") }
    for use in schema.requiredAttributes(of: element) {
      result.append(" \(use.localName)=\"")
      value(of: use.type, constraint: use.constraint)
      result.append("\"")
    }
    if let type = schema.textType(of: element) {
      result.append(">")
      value(of: type, constraint: schema[element].constraint)
      result.append("</\(name)>")
      return
    }
    content(of: element, name: name, level: level)
  }

  private mutating func content(of element: ElementID, name: String, level: Int) {
    let type = schema.complexType(of: element)
    if type?.content == .mixed {
      result.append(">")
      result.stop()
      result.append("</\(name)>")
      return
    }
    guard type?.content == .elementOnly, type?.model.elements.isEmpty == false else {
      result.append("/>")
      return
    }
    let children = level < Self.deepest ? schema.requiredChildren(of: element) : []
    result.append(">")
    for child in children {
      result.newLine(level + 1)
      result.append("<")
      write(child, level: level + 1, extra: [])
    }
    if children.isEmpty {
      result.newLine(level + 1)
      result.stop()
    }
    result.newLine(level)
    result.append("</\(name)>")
  }

  /// Writes a place for a value of `type`.
  mutating func value(of type: SimpleTypeID, constraint: ValueConstraint?) {
    if case .fixed(let value) = constraint {
      result.append(value)
      return
    }
    let values = schema.isEnumerated(type) ? schema.enumeration(of: type).map(\.value) : []
    guard !values.isEmpty, values.count <= Self.mostChoices else {
      result.stop()
      return
    }
    // What is written is seldom what holds anyway.
    let usual = constraint?.value
    result.stop(choices: values.filter { $0 != usual } + values.filter { $0 == usual })
  }
}
