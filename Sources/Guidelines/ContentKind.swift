package import SchemaModel

/// What a value holds beyond its type, as the schema's notes `<g:content kind="…"/>` say.
@usableFromInline
package enum ContentKind: String, Sendable {
  /// The name of a colour of the palette.
  case colorToken
  /// The name of an icon of the catalogue.
  case iconName
  /// The path of a picture, from the document's folder.
  case imageFile
  /// The path of a JSON file, from the document's folder, with a JSON Pointer behind `#`.
  case sampleFile
  /// The unit behind a number.
  case unit
  /// The sign of a currency before a number.
  case currency
  /// The path of another card file.
  case cardFile
  /// Text with `{path}` into the sample data.
  case bindingPath
  /// The id of another part of the document.
  case idReference
  /// The id of a card, a map content or a scene, a full stop, and what it was told.
  case traceEntry
  /// A tag of a language (BCP 47).
  case languageTag

  /// Whether the file called `name` holds it, by its ending; no file does of what is in none.
  package func isOf(_ name: String) -> Bool {
    let name = name.lowercased()
    switch self {
    case .imageFile:
      return [".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp", ".heic", ".pdf"].contains { name.hasSuffix($0) }
    case .sampleFile: return name.hasSuffix(".json")
    case .cardFile: return name.hasSuffix(".card.xml")
    default: return false
    }
  }
}

extension Schema {
  /// What the value of `use` holds: by its own notes and those of its type.
  package func contentKinds(of use: AttributeUse) -> [ContentKind] {
    var known: [SimpleTypeID: [ContentKind]] = [:]
    return contentKinds(of: use, known: &known)
  }

  /// The same for many uses, of which most have a type in common.
  ///
  /// - Parameter known: What is known of types, and what was found out.
  package func contentKinds(of use: AttributeUse, known: inout [SimpleTypeID: [ContentKind]]) -> [ContentKind] {
    let own = kinds(in: use.documentation)
    let inherited = known[use.type] ?? contentKinds(of: use.type)
    known[use.type] = inherited
    return own.isEmpty && inherited.isEmpty ? [] : unique(own + inherited)
  }

  /// What the text of `element` holds: by its own notes and those of its type.
  package func contentKinds(of element: ElementID) -> [ContentKind] {
    unique(kinds(in: documentation(of: element)) + (textType(of: element).map { contentKinds(of: $0) } ?? []))
  }

  /// What values of `type` hold: by its notes, those of its base types and of its members.
  private func contentKinds(of type: SimpleTypeID) -> [ContentKind] {
    var found: [ContentKind] = []
    var pending = [type]
    while let type = pending.popLast() {
      found += kinds(in: simpleTypes[type.index].documentation)
      switch simpleTypes[type.index].variety {
      case .union(let members): pending += members
      case .list(let item): pending.append(item)
      case .atomic: if let base = simpleTypes[type.index].base { pending.append(base) }
      }
    }
    return found
  }

  private func kinds(in documentation: Documentation) -> [ContentKind] {
    var found: [ContentKind] = []
    for note in documentation.notes(named: "content") {
      if let kind = note["kind"].flatMap(ContentKind.init(rawValue:)) { found.append(kind) }
    }
    return found
  }

  private func unique(_ kinds: [ContentKind]) -> [ContentKind] {
    kinds.enumerated().filter { kinds.firstIndex(of: $1) == $0 }.map { $0.element }
  }
}
