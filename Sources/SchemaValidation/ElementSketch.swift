import SchemaModel
import SourceText
import XMLSyntax

/// Writes the shortest valid element: what a fix inserts.
struct ElementSketch {
  let schema: Schema
  /// The prefix in front of element names, with its colon; empty for the default namespace.
  let prefix: String
  /// What one more level of indentation is.
  let indentUnit: String
  /// What a line begins with inside the parent; nil to write all in one line.
  let indentation: String?

  /// How deep required children may nest; the schema's own nesting bounds it, this only guards against a cycle.
  private static let depthLimit = 8

  /// `element` with its required attributes and children.
  func text(of element: ElementID) -> String { text(of: element, indentation, 0) }

  private func text(of element: ElementID, _ indentation: String?, _ depth: Int) -> String {
    let name = prefix + schema[element].localName
    var text = "<" + name
    for use in schema.requiredAttributes(of: element) {
      text += " \(use.localName)=\"\(Self.escaped(value(of: use, in: element)))\""
    }
    if let type = schema.textType(of: element) {
      return text + ">" + Self.escaped(value(of: type, named: schema[element].localName)) + "</\(name)>"
    }
    let children = depth < Self.depthLimit ? schema.requiredChildren(of: element) : []
    if children.isEmpty { return text + (schema.allowsText(element) ? "></\(name)>" : "/>") }
    text += ">"
    let inner = indentation.map { $0 + indentUnit }
    for child in children {
      if let inner { text += "\n" + inner }
      text += self.text(of: child, inner, depth + 1)
    }
    if let indentation { text += "\n" + indentation }
    return text + "</\(name)>"
  }

  /// A valid value for `use`.
  func value(of use: AttributeUse, in element: ElementID?) -> String {
    if let value = use.constraint?.value { return value }
    let name = element.map { Self.lowerCamel(schema[$0].localName) } ?? use.localName
    return value(of: use.type, named: use.localName == "id" ? name : use.localName)
  }

  /// A valid value of `type`: the first listed one, else the first of a few that fits; empty when none does.
  func value(of type: SimpleTypeID, named name: String) -> String {
    if let listed = schema.enumeration(of: type).first?.value, schema.problem(of: listed, as: type) == nil {
      return listed
    }
    let facets = schema[type].facets
    let bounds = [facets.minInclusive?.text, facets.maxInclusive?.text].compactMap { $0 }
    let tried =
      ["", "0"] + bounds + ["1", "2", "1.5", name, "text", "a", "A", "true", "2026-01-01", "12:00:00"]
      + ["2026-01-01T12:00:00", "{path}", "image.png", "sample.json", "0,0"]
    return tried.first { schema.problem(of: $0, as: type) == nil } ?? ""
  }

  /// `text` as it may stand in an attribute or in content.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x22 }) else { return text }
    return text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }

  private static func lowerCamel(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}
