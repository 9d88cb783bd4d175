import Guidelines
import SchemaModel

/// Writes the least that makes an element valid and of use: its required and usual attributes and required children, with places
/// to fill in.
struct ElementTemplate {
  private let schema: Schema
  /// The prefix of element names, with its colon; empty for the default namespace.
  private let prefix: String
  /// Required content goes down this far; a schema that requires more has no finite content.
  private static let deepest = 8
  /// More choices than this make no menu.
  private static let mostChoices = 40

  private var result: Snippet
  /// The places of references to keys that are still to be written, by the key.
  private var references: [(key: IdentityConstraint, stop: Int)] = []

  private init(_ schema: Schema, prefix: String = "", _ result: Snippet) {
    self.schema = schema
    self.prefix = prefix
    self.result = result
  }

  /// `element` of `schema` in `parent` behind `opening`, with `extra` attributes in front of the usual ones.
  static func snippet(
    _ opening: String, _ element: ElementID, in parent: ElementID? = nil, _ schema: Schema, prefix: String,
    extra: [(name: String, value: String)] = []
  ) -> Snippet {
    var template = ElementTemplate(schema, prefix: prefix, Snippet(opening))
    template.write(element, in: parent, level: 0, extra: extra)
    template.result.end()
    return template.result
  }

  /// A value as `use` wants it.
  static func value(of use: AttributeUse, _ schema: Schema) -> Snippet {
    var template = ElementTemplate(schema, Snippet())
    template.value(of: use.type, constraint: use.constraint)
    return template.result
  }

  private mutating func write(
    _ element: ElementID, in parent: ElementID?, level: Int, extra: [(name: String, value: String)]
  ) {
    let name = prefix + schema[element].localName
    result.append(name)
    for (name, value) in extra { result.append(" \(name)=\"\(value)\"") }
    let usual = schema.usualAttributes(of: element, in: parent.map { schema[$0].localName })
    for use in usual {
      result.append(" \(use.localName)=\"")
      if let index = references.firstIndex(where: { names(use, of: element, $0.key) }) {
        result.stop(like: references.remove(at: index).stop)
      } else if let key = key(of: use, on: element) {
        references.append((key, result.stop()))
      } else {
        value(of: use.type, constraint: use.constraint)
      }
      result.append("\"")
    }
    if let type = schema.textType(of: element) {
      if showsPicture(usual), schema.problem(of: "", as: type) == nil { return result.append("/>") }
      endStartTag()
      value(of: type, constraint: schema[element].constraint)
      result.append("</\(name)>")
      return
    }
    content(of: element, name: name, level: level)
  }

  /// Ends a start tag, the first of which is all of the plain form.
  private mutating func endStartTag() {
    result.append(">")
    result.endPlain()
  }

  /// The key in `element` that its own attribute `use` refers to: a part of it has to have that very value.
  private func key(of use: AttributeUse, on element: ElementID) -> IdentityConstraint? {
    for index in schema[element].identityConstraints {
      let constraint = schema.identityConstraints[index]
      guard case .keyref(let refer) = constraint.kind, constraint.selector.contains(where: { $0.steps.isEmpty }),
        isField(use, of: constraint)
      else { continue }
      return schema.identityConstraints[refer]
    }
    return nil
  }

  /// Whether `use`, an attribute of `element`, is what `key` looks at.
  private func names(_ use: AttributeUse, of element: ElementID, _ key: IdentityConstraint) -> Bool {
    key.selector.contains { $0.steps == [.child(.name(schema[element].name))] } && isField(use, of: key)
  }

  private func isField(_ use: AttributeUse, of constraint: IdentityConstraint) -> Bool {
    constraint.fields.count == 1 && constraint.fields[0].contains { $0.steps == [.attribute(.name(use.name))] }
  }

  /// Whether one of the attributes holds a picture, which then stands in place of a text.
  private func showsPicture(_ attributes: [AttributeUse]) -> Bool {
    attributes.contains { use in schema.contentKinds(of: use).contains { $0 == .iconName || $0 == .imageFile } }
  }

  private mutating func content(of element: ElementID, name: String, level: Int) {
    let type = schema.complexType(of: element)
    if type?.content == .mixed {
      endStartTag()
      result.stop()
      result.append("</\(name)>")
      return
    }
    guard type?.content == .elementOnly, type?.model.elements.isEmpty == false else {
      result.append("/>")
      return
    }
    let children = level < Self.deepest ? schema.requiredChildren(of: element) : []
    endStartTag()
    for child in children {
      result.newLine(level + 1)
      result.append("<")
      write(child, in: element, level: level + 1, extra: [])
    }
    if children.isEmpty {
      result.newLine(level + 1)
      result.stop()
    }
    result.newLine(level)
    result.append("</\(name)>")
  }

  /// Whether only listed values are allowed, and bindings to one.
  private func listsValues(_ type: SimpleTypeID) -> Bool {
    if schema.isEnumerated(type) { return true }
    guard case .union(let members) = schema[type].variety else { return false }
    let open = members.filter { !schema.isEnumerated($0) }
    return open.count < members.count
      && open.allSatisfy { schema.problem(of: "{x}", as: $0) == nil && schema.problem(of: "x", as: $0) != nil }
  }

  /// Writes a place for a value of `type`.
  private mutating func value(of type: SimpleTypeID, constraint: ValueConstraint?) {
    if case .fixed(let value) = constraint {
      result.append(value)
      return
    }
    let values = listsValues(type) ? schema.enumeration(of: type).map { $0.value } : []
    guard !values.isEmpty, values.count <= Self.mostChoices else {
      result.stop()
      return
    }
    // What is written is seldom what holds anyway.
    let usual = constraint?.value
    result.stop(choices: values.filter { $0 != usual } + values.filter { $0 == usual })
  }
}
