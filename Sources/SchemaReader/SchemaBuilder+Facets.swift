import SchemaModel

extension SchemaBuilder {
  /// The facets of a restriction of `base`: those of `base`, tightened by the facet elements in `ref`.
  mutating func facets(of ref: Ref, base: SimpleTypeID) -> Facets {
    var facets = simpleTypes[base.index].facets
    var patterns: [String] = []
    var values: [EnumerationValue] = []
    var distinct: [SimpleValue] = []
    var seen: Set<String> = []
    for child in children(ref) where isFacet(name(child)) {
      guard let value = attribute("value", of: child) else {
        fail("xs:\(name(child)) needs a value", at: child)
        continue
      }
      let kind = name(child)
      guard isAllowed(kind, base) else {
        fail("xs:\(kind) does not apply to this type", at: child)
        continue
      }
      if kind != "pattern", kind != "enumeration", !seen.insert(kind).inserted {
        fail("xs:\(kind) may be written once a restriction", at: child)
      }
      switch kind {
      case "pattern": patterns.append(value)
      case "enumeration":
        values.append(enumerationValue(value, base, child))
        if let parsed = parsed(value, base, child) { distinct.append(parsed) }
      case "whiteSpace": setWhiteSpace(value, &facets, child)
      case "length", "minLength", "maxLength", "totalDigits", "fractionDigits":
        setNumber(kind, value, &facets, child)
      default: setBound(kind, value, base, &facets, child)
      }
    }
    if !patterns.isEmpty {
      do throws(RegularExpressionError) {
        let expression = try RegularExpression(patterns)
        facets.patterns.append(Facets.PatternStep(texts: patterns, expression: expression))
      } catch {
        let place = children(ref, "pattern").first ?? ref
        fail(
          "The pattern is no regular expression of XSD 1.0: \(error.message) (character \(error.offset + 1))", at: place
        )
      }
    }
    if !values.isEmpty {
      facets.enumeration = Enumeration(values, distinctValues: isWrittenOneWay(base) ? nil : Set(distinct))
    }
    return facets
  }

  private func isFacet(_ name: String) -> Bool {
    switch name {
    case "simpleType", "annotation", "attribute", "attributeGroup", "anyAttribute", "group", "all", "choice",
      "sequence":
      false
    default: true
    }
  }

  /// Which facets apply to which types (part 2, section 4.1.5).
  private func isAllowed(_ facet: String, _ base: SimpleTypeID) -> Bool {
    switch (simpleTypes[base.index].variety, facet) {
    case (_, "pattern"), (_, "enumeration"): return true
    case (.union, _): return false
    case (.list, "length"), (.list, "minLength"), (.list, "maxLength"), (.list, "whiteSpace"): return true
    case (.list, _): return false
    case (.atomic, "whiteSpace"): return true
    case (.atomic(let type), "length"), (.atomic(let type), "minLength"), (.atomic(let type), "maxLength"):
      return [.string, .anyURI, .hexBinary, .base64Binary, .qName, .notation].contains(type.primitive)
    case (.atomic(let type), "totalDigits"), (.atomic(let type), "fractionDigits"): return type.primitive == .decimal
    case (.atomic(let type), _):
      return ![.string, .anyURI, .hexBinary, .base64Binary, .qName, .notation, .boolean].contains(type.primitive)
    }
  }

  private mutating func setWhiteSpace(_ value: String, _ facets: inout Facets, _ ref: Ref) {
    let kinds: [String: Facets.WhiteSpace] = ["preserve": .preserve, "replace": .replace, "collapse": .collapse]
    guard let kind = kinds[value] else {
      return fail("xs:whiteSpace must be preserve, replace or collapse", at: ref)
    }
    if kind < facets.whiteSpace { fail("xs:whiteSpace cannot be looser than the base's", at: ref) }
    facets.whiteSpace = max(kind, facets.whiteSpace)
  }

  private mutating func setNumber(_ kind: String, _ value: String, _ facets: inout Facets, _ ref: Ref) {
    guard let number = Int(Self.collapsed(value)), number >= (kind == "totalDigits" ? 1 : 0) else {
      return fail("xs:\(kind) needs a whole number, not “\(value)”", at: ref)
    }
    switch kind {
    case "length":
      if let base = facets.length, base != number { fail("xs:length differs from the base's \(base)", at: ref) }
      facets.length = number
    case "minLength":
      if let base = facets.minLength, number < base { fail("xs:minLength is less than the base's \(base)", at: ref) }
      facets.minLength = max(number, facets.minLength ?? 0)
    case "maxLength":
      if let base = facets.maxLength, number > base { fail("xs:maxLength is greater than the base's \(base)", at: ref) }
      facets.maxLength = min(number, facets.maxLength ?? number)
    case "totalDigits":
      if let base = facets.totalDigits, number > base {
        fail("xs:totalDigits is greater than the base's \(base)", at: ref)
      }
      facets.totalDigits = min(number, facets.totalDigits ?? number)
    default:
      if let base = facets.fractionDigits, number > base {
        fail("xs:fractionDigits is greater than the base's \(base)", at: ref)
      }
      facets.fractionDigits = min(number, facets.fractionDigits ?? number)
    }
    if let least = facets.minLength, let most = facets.maxLength, least > most {
      fail("xs:minLength is greater than xs:maxLength", at: ref)
    }
  }

  private mutating func setBound(
    _ kind: String, _ value: String, _ base: SimpleTypeID, _ facets: inout Facets, _ ref: Ref
  ) {
    let bytes = Array(value.utf8)
    guard let builtIn = simpleTypes[base.index].builtIn,
      let parsed = table.value(of: bytes, 0..<bytes.count, as: SimpleTypeID(builtIn.primitive))
    else { return fail("“\(value)” is no value of the base type", at: ref) }
    let bound = Facets.Bound(text: Self.collapsed(value), value: parsed)
    switch kind {
    case "minInclusive":
      facets.minInclusive = bound
      facets.minExclusive = nil
    case "minExclusive":
      facets.minExclusive = bound
      facets.minInclusive = nil
    case "maxInclusive":
      facets.maxInclusive = bound
      facets.maxExclusive = nil
    default:
      facets.maxExclusive = bound
      facets.maxInclusive = nil
    }
  }

  private func enumerationValue(_ value: String, _ base: SimpleTypeID, _ ref: Ref) -> EnumerationValue {
    let text =
      switch simpleTypes[base.index].facets.whiteSpace {
      case .preserve: value
      case .replace: String(value.map { $0.isWhitespace ? " " : $0 })
      case .collapse: Self.collapsed(value)
      }
    return EnumerationValue(text, documentation: documentation(of: ref), location: location(of: ref))
  }

  /// The value that an enumeration lists; nil, with a problem, when the base type has none such.
  private mutating func parsed(
    _ value: String, _ base: SimpleTypeID, _ ref: Ref
  ) -> SimpleValue? {
    let document = sources[ref.document].document
    let bytes = Array(value.utf8)
    let parsed = table.value(of: bytes, 0..<bytes.count, as: base) { prefix in
      document.namespace(ofPrefix: prefix, at: ref.node)
    }
    if parsed == nil { fail("“\(value)” is no value of the base type", at: ref) }
    return parsed
  }

  /// Whether values of `type` are equal only when they are written alike.
  private func isWrittenOneWay(_ type: SimpleTypeID) -> Bool {
    guard let builtIn = simpleTypes[type.index].builtIn else { return false }
    return builtIn.primitive == .string || builtIn.primitive == .anyURI
  }
}
