import SchemaModel
import SourceText
import Standards
import XMLSyntax

/// Writes the shortest valid element: what a fix inserts.
struct ElementSketch {
  let schema: Schema
  /// The prefix in front of element names, with its colon; empty for the default namespace.
  let prefix: String
  /// What one more level of indentation is.
  let indentUnit: String
  /// What ends a line.
  let lineEnd: String
  /// What a line begins with inside the parent; nil to write all in one line.
  let indentation: String?
  /// Which values keys and references leave for an attribute of an element: those to choose from, if they are given, and
  /// those that are taken.
  var choices: Choices = { _, _ in KeyChoices() }

  /// Asks for the values that an attribute of an element may have.
  typealias Choices = (_ element: ElementID, _ attribute: NameID) -> KeyChoices

  /// Values that keys and references ask for.
  struct KeyChoices {
    /// The values to choose from; nil when nothing is referred to.
    var offered: [String]?
    /// The values that others have.
    var taken: Set<String> = []
  }

  /// How deep required children may nest; the schema's own nesting bounds it, this only guards against a cycle.
  private static let depthLimit = 8

  /// `element` with its required attributes and children.
  func text(of element: ElementID) -> String { text(of: element, indentation, 0) }

  private func text(of element: ElementID, _ indentation: String?, _ depth: Int) -> String {
    let name = prefix + schema[element].localName
    var text = "<" + name
    for use in schema.requiredAttributes(of: element) {
      text += " \(use.localName)=\"\(XMLEscape.doubleQuoted.escaped(value(of: use, in: element)))\""
    }
    if let type = schema.textType(of: element) {
      return text + ">" + XMLEscape.content.escaped(value(of: type, named: schema[element].localName)) + "</\(name)>"
    }
    let children = depth < Self.depthLimit ? schema.requiredChildren(of: element) : []
    if children.isEmpty { return text + (schema.allowsText(element) ? "></\(name)>" : "/>") }
    text += ">"
    let inner = indentation.map { $0 + indentUnit }
    for child in children {
      if let inner { text += lineEnd + inner }
      text += self.text(of: child, inner, depth + 1)
    }
    if let indentation { text += lineEnd + indentation }
    return text + "</\(name)>"
  }

  /// Whether ``text(of:)`` makes up what only an author knows: a text, a number, one of several values.
  func invents(_ element: ElementID) -> Bool { invents(element, 0) }

  private func invents(_ element: ElementID, _ depth: Int) -> Bool {
    if schema.requiredAttributes(of: element).contains(where: { invents($0, in: element) }) { return true }
    if schema.textType(of: element) != nil { return true }
    return depth < Self.depthLimit && schema.requiredChildren(of: element).contains { invents($0, depth + 1) }
  }

  /// Whether ``value(of:in:)`` makes up what only an author knows; a name for the part is none of that.
  func invents(_ use: AttributeUse, in element: ElementID?) -> Bool {
    let choices = element.map { self.choices($0, use.name) } ?? KeyChoices()
    if let offered = choices.offered { return offered.count != 1 }
    if let value = use.constraint?.value, !choices.taken.contains(value) { return false }
    return use.localName != "id"
  }

  /// A valid value for `use`: one that others can be told from, or that names another part, where that is asked for.
  func value(of use: AttributeUse, in element: ElementID?) -> String {
    let choices = element.map { self.choices($0, use.name) } ?? KeyChoices()
    if let offered = choices.offered?.first { return offered }
    if let value = use.constraint?.value, !choices.taken.contains(value) { return value }
    let name = element.map { Self.lowerCamel(schema[$0].localName) } ?? use.localName
    return value(of: use.type, named: use.localName == "id" ? name : use.localName, except: choices.taken)
  }

  /// A valid value of `type`: the first listed one, else the first of a few that fits; empty when none does.
  func value(of type: SimpleTypeID, named name: String, except taken: Set<String> = []) -> String {
    func isFree(_ value: String) -> Bool { !taken.contains(value) && schema.problem(of: value, as: type) == nil }
    if let listed = schema.enumeration(of: type).first(where: { isFree($0.value) }) { return listed.value }
    let facets = schema[type].facets
    var tried: [String] = []
    if case .list(let item) = schema[type].variety {
      let sample = value(of: item, named: name)
      tried.append(Array(repeating: sample, count: max(1, facets.minLength ?? 1)).joined(separator: " "))
    }
    tried.append("")
    if schema[type].builtIn?.primitive == .string { tried += [name] + (2...99).map { "\(name)-\($0)" } }
    tried +=
      ["0"] + [facets.minInclusive?.text, facets.maxInclusive?.text].compactMap { $0 } + ["1", "2", "1.5", name]
    tried += ["text", "a", "A", "true", "2026-01-01", "12:00:00", "2026-01-01T12:00:00", "{path}", "image.png"]
    tried += ["sample.json", "0,0", "x.built"]
    return tried.first(where: isFree) ?? ""
  }

  private static func lowerCamel(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}
