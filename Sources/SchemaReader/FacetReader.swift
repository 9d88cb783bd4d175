import SchemaModel

/// Reads the facets of a restriction.
struct FacetReader {
  private let files: SchemaFiles
  /// What is restricted.
  private let base: SimpleType
  private let baseID: SimpleTypeID
  private let table: SimpleTypeTable
  private var facets: Facets

  /// A reader of restrictions of `base`.
  init(_ files: SchemaFiles, _ base: SimpleType, _ baseID: SimpleTypeID, _ table: SimpleTypeTable) {
    (self.files, self.base, self.baseID, self.table) = (files, base, baseID, table)
    facets = base.facets
  }

  /// The facets of the base, tightened by the facet elements in `node`.
  consuming func facets(of node: SchemaNode) -> Facets {
    var patterns: [String] = []
    var values: [EnumerationValue] = []
    var distinct: [SimpleValue] = []
    var seen: [XSDElement] = []
    for child in files.children(node) {
      guard let facet = files.element(child), facet.isFacet else { continue }
      guard let value = files.value(.value, of: child) else {
        files.fail("xs:\(facet.name) needs a value", at: child)
        continue
      }
      guard isAllowed(facet) else {
        files.fail("xs:\(facet.name) does not apply to this type", at: child)
        continue
      }
      switch facet {
      case .pattern: patterns.append(value)
      case .enumeration:
        values.append(enumerationValue(value, child))
        if let parsed = parsed(value, child) { distinct.append(parsed) }
      default:
        if seen.contains(facet) { files.fail("xs:\(facet.name) may be written once a restriction", at: child) }
        seen.append(facet)
        set(facet, value, child)
      }
    }
    if !patterns.isEmpty { add(patterns, files.children(node, .pattern).first ?? node) }
    if !values.isEmpty {
      facets.enumeration = Enumeration(values, distinctValues: isWrittenOneWay ? nil : Set(distinct))
    }
    return facets
  }

  private mutating func set(_ facet: XSDElement, _ value: String, _ node: SchemaNode) {
    switch facet {
    case .whiteSpace: setWhiteSpace(value, node)
    case .length, .minLength, .maxLength, .totalDigits, .fractionDigits: setNumber(facet, value, node)
    default: setBound(facet, value, node)
    }
  }

  /// Which facets apply to which types (part 2, section 4.1.5).
  private func isAllowed(_ facet: XSDElement) -> Bool {
    let hasLength: [BuiltInType] = [.string, .anyURI, .hexBinary, .base64Binary, .qName, .notation]
    switch (base.variety, facet) {
    case (_, .pattern), (_, .enumeration): return true
    case (.union, _): return false
    case (.list, .length), (.list, .minLength), (.list, .maxLength), (.list, .whiteSpace): return true
    case (.list, _): return false
    case (.atomic, .whiteSpace): return true
    case (.atomic(let type), .length), (.atomic(let type), .minLength), (.atomic(let type), .maxLength):
      return hasLength.contains(type.primitive)
    case (.atomic(let type), .totalDigits), (.atomic(let type), .fractionDigits): return type.primitive == .decimal
    case (.atomic(let type), _): return !hasLength.contains(type.primitive) && type.primitive != .boolean
    }
  }

  private mutating func add(_ patterns: [String], _ node: SchemaNode) {
    do throws(RegularExpressionError) {
      facets.patterns.append(Facets.PatternStep(texts: patterns, expression: try RegularExpression(patterns)))
    } catch {
      files.fail(
        "The pattern is not a regular expression of XSD 1.0: \(error.message) (character \(error.offset + 1))", at: node
      )
    }
  }

  private mutating func setWhiteSpace(_ value: String, _ node: SchemaNode) {
    let kinds: [String: Facets.WhiteSpace] = ["preserve": .preserve, "replace": .replace, "collapse": .collapse]
    guard let kind = kinds[value] else {
      return files.fail("xs:whiteSpace must be preserve, replace or collapse", at: node)
    }
    if kind < facets.whiteSpace { files.fail("xs:whiteSpace cannot be looser than the base's", at: node) }
    facets.whiteSpace = max(kind, facets.whiteSpace)
  }

  private mutating func setNumber(_ facet: XSDElement, _ value: String, _ node: SchemaNode) {
    guard let number = Int(XSDDocument.collapsed(value)), number >= (facet == .totalDigits ? 1 : 0) else {
      return files.fail("xs:\(facet.name) needs a whole number, not “\(value)”", at: node)
    }
    switch facet {
    case .length:
      if let base = facets.length, base != number { files.fail("xs:length differs from the base's \(base)", at: node) }
      facets.length = number
    case .minLength:
      if let base = facets.minLength, number < base {
        files.fail("xs:minLength is less than the base's \(base)", at: node)
      }
      facets.minLength = max(number, facets.minLength ?? 0)
    case .maxLength: tighten(&facets.maxLength, to: number, facet, node)
    case .totalDigits: tighten(&facets.totalDigits, to: number, facet, node)
    default: tighten(&facets.fractionDigits, to: number, facet, node)
    }
    if let least = facets.minLength, let most = facets.maxLength, least > most {
      files.fail("xs:minLength is greater than xs:maxLength", at: node)
    }
  }

  /// Lowers a greatest number.
  private func tighten(_ limit: inout Int?, to number: Int, _ facet: XSDElement, _ node: SchemaNode) {
    if let base = limit, number > base { files.fail("xs:\(facet.name) is greater than the base's \(base)", at: node) }
    limit = min(number, limit ?? number)
  }

  private mutating func setBound(_ facet: XSDElement, _ value: String, _ node: SchemaNode) {
    let bytes = Array(value.utf8)
    guard let builtIn = base.builtIn,
      let parsed = table.value(of: bytes, 0..<bytes.count, as: SimpleTypeID(builtIn.primitive))
    else { return files.fail("“\(value)” is not a value of the base type", at: node) }
    let bound = Facets.Bound(text: XSDDocument.collapsed(value), value: parsed)
    switch facet {
    case .minInclusive: (facets.minInclusive, facets.minExclusive) = (bound, nil)
    case .minExclusive: (facets.minExclusive, facets.minInclusive) = (bound, nil)
    case .maxInclusive: (facets.maxInclusive, facets.maxExclusive) = (bound, nil)
    default: (facets.maxExclusive, facets.maxInclusive) = (bound, nil)
    }
  }

  private func enumerationValue(_ value: String, _ node: SchemaNode) -> EnumerationValue {
    let text =
      switch base.facets.whiteSpace {
      case .preserve: value
      case .replace: String(value.map { $0.isWhitespace ? " " : $0 })
      case .collapse: XSDDocument.collapsed(value)
      }
    return EnumerationValue(text, documentation: files.documentation(of: node), location: files.location(of: node))
  }

  /// The value that an enumeration lists; nil, with a problem, when the base type has none such.
  private func parsed(_ value: String, _ node: SchemaNode) -> SimpleValue? {
    let bytes = Array(value.utf8)
    let parsed = table.value(of: bytes, 0..<bytes.count, as: baseID) { files.namespace(ofPrefix: $0, at: node) }
    if parsed == nil { files.fail("“\(value)” is not a value of the base type", at: node) }
    return parsed
  }

  /// Whether values of the base are equal only when they are written alike.
  private var isWrittenOneWay: Bool {
    guard let builtIn = base.builtIn else { return false }
    return builtIn.primitive == .string || builtIn.primitive == .anyURI
  }
}
