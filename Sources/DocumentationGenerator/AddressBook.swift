package import SchemaModel
import SourceText

/// Where each part of a schema has its page: stable, one page an expanded name, no two that differ in case alone.
package struct AddressBook: Sendable {
  private var elements: [ExpandedName: String] = [:]
  private var types: [ExpandedName: String] = [:]
  /// The pages of elements by local name, for names in texts; the first declaration wins.
  private var byLocalName: [String: String] = [:]
  private var typesByLocalName: [String: String] = [:]

  /// The pages of everything that `schema` declares.
  package init(_ schema: Schema) {
    // The entries of the sections have these names.
    var taken = Set(SiteSection.all.map(\.page))
    func place(_ folder: String, _ local: String) -> String {
      var path = folder + "/" + local
      var number = 2
      // Some file systems take `Title` and `title` for the same file.
      while !taken.insert(path.lowercased()).inserted {
        path = "\(folder)/\(local)-\(number)"
        number += 1
      }
      return path
    }
    // Global declarations first: theirs are the plain addresses.
    for element in schema.elements.filter(\.isGlobal) + schema.elements.filter({ !$0.isGlobal }) {
      let name = element.expandedName
      guard elements[name] == nil else { continue }
      let path = place("elements", name.local)
      elements[name] = path
      if byLocalName[name.local] == nil { byLocalName[name.local] = path }
    }
    let names =
      schema.simpleTypes.dropFirst(BuiltInType.allCases.count).compactMap(\.name)
      + schema.complexTypes.dropFirst().compactMap(\.name)
    for name in names where types[name] == nil {
      let path = place("types", name.local)
      types[name] = path
      if typesByLocalName[name.local] == nil { typesByLocalName[name.local] = path }
    }
  }

  /// The page of the element called `name`.
  package func element(_ name: ExpandedName) -> String? { elements[name] }

  /// The page of the type called `name`; nil for built-in ones.
  package func type(_ name: ExpandedName) -> String? { types[name] }

  /// The page of an element with this local name.
  package func element(named local: String) -> String? { byLocalName[local] }

  /// The page of the type with this local name in the first namespace that has one.
  package func type(named local: String) -> String? { typesByLocalName[local] }

  /// The page about findings with `code`.
  package static func rule(_ code: String) -> String { DocumentationPage.rule(code) }
}
