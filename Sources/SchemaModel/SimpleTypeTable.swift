/// Checks texts against simple types.
package struct SimpleTypeTable: Sendable {
  /// The types; a ``SimpleTypeID`` is an index here.
  package private(set) var types: [SimpleType] = []
  private var entries: [Entry] = []
  private var enumerations: [Enumeration] = []
  private var patterns: [RegularExpression] = []

  /// What is looked at first, without touching the type itself: that would cost more than most checks.
  private struct Entry: Sendable {
    enum Kind: UInt8 { case atomic, list, union }
    var kind = Kind.atomic
    var builtIn = BuiltInType.anySimpleType
    var whiteSpace = Facets.WhiteSpace.preserve
    /// Whether no facet but white space has to be looked at.
    var isPlain = false
    /// Whether the primitive type is `xs:string`.
    var isString = false
    /// Whether prefixes may have to be resolved.
    var needsNamespaces = false
    /// Whether white space before, and after, a value is refused although the type collapses it.
    ///
    /// So libxml2 does it for some types, outside unions and lists. XSD would take it; two verdicts would be worse.
    var refusesLeadingSpace = false
    var refusesTrailingSpace = false
    var hasLength = false
    /// Least and greatest length.
    var minLength = 0
    var maxLength = Int.max
    var hasNumber = false
    var enumeration: Int32 = -1
    var firstPattern: Int32 = 0
    var patternCount: Int32 = 0
  }

  /// A table of `types`.
  package init(_ types: [SimpleType]) {
    // A type may speak of one that comes later.
    self.types = types
    for type in types { entries.append(entry(of: type)) }
  }

  /// Puts `type` at `id`, which may lie behind the end.
  package mutating func set(_ type: SimpleType, at id: SimpleTypeID) {
    while types.count <= id.index {
      types.append(type)
      entries.append(Entry())
    }
    types[id.index] = type
    entries[id.index] = entry(of: type)
  }

  /// Whether values can be names with prefixes.
  private func holdsNames(_ variety: SimpleType.Variety) -> Bool {
    switch variety {
    case .atomic(let builtIn): builtIn.primitive == .qName || builtIn.primitive == .notation
    case .list(let item): holdsNames(types[item.index].variety)
    case .union(let members): members.contains { holdsNames(types[$0.index].variety) }
    }
  }

  private mutating func entry(of type: SimpleType) -> Entry {
    let facets = type.facets
    var entry = Entry()
    switch type.variety {
    case .atomic(let builtIn):
      entry.builtIn = builtIn
      entry.isString = builtIn.primitive == .string
      (entry.refusesLeadingSpace, entry.refusesTrailingSpace) = Self.refusedSpace(builtIn)
    case .list: entry.kind = .list
    case .union: entry.kind = .union
    }
    entry.needsNamespaces = holdsNames(type.variety)
    entry.whiteSpace = facets.whiteSpace
    entry.isPlain = facets.isUnconstrained
    entry.hasLength = facets.length != nil || facets.minLength != nil || facets.maxLength != nil
    entry.minLength = facets.length ?? facets.minLength ?? 0
    entry.maxLength = facets.length ?? facets.maxLength ?? Int.max
    entry.hasNumber = facets.isBounded || facets.totalDigits != nil || facets.fractionDigits != nil
    if let enumeration = facets.enumeration {
      entry.enumeration = Int32(enumerations.count)
      enumerations.append(enumeration)
    }
    entry.firstPattern = Int32(patterns.count)
    entry.patternCount = Int32(facets.patterns.count)
    patterns += facets.patterns.map { $0.expression }
    return entry
  }

  private static func refusedSpace(_ type: BuiltInType) -> (leading: Bool, trailing: Bool) {
    switch type {
    case .long, .int, .short, .byte, .unsignedLong, .unsignedInt, .unsignedShort, .unsignedByte, .dateTime, .date,
      .gYear, .gYearMonth:
      (true, true)
    case .duration, .time, .gMonth, .gMonthDay, .gDay: (false, true)
    default: (false, false)
    }
  }

  /// The part of `bytes[range]` that is the value of `type`, if it is a type of strings and the value stands there as
  /// it is.
  package func plainStringRange(_ bytes: [UInt8], _ range: Range<Int>, _ type: SimpleTypeID) -> Range<Int>? {
    let entry = entries[type.index]
    guard entry.kind == .atomic, entry.isString else { return nil }
    let (trimmed, changesInside) = entry.whiteSpace.trimmed(bytes, range)
    return changesInside ? nil : trimmed
  }

  /// Whether values of `type` may hold prefixes, so that checking them needs the namespaces in scope.
  package func needsNamespaces(_ type: SimpleTypeID) -> Bool { entries[type.index].needsNamespaces }

  /// What keeps `bytes[range]` from being a value of `type`, or nil when it is one.
  ///
  /// `bytes` is the text with references resolved, white space not yet normalized. Allocates nothing in the common
  /// cases.
  ///
  /// - Parameter resolve: the namespaces in scope, for `xs:QName`.
  package func problem(
    of bytes: [UInt8], _ range: Range<Int>, as type: SimpleTypeID, resolve: SimpleValue.Resolver = { _ in nil }
  ) -> ValueProblem? {
    let entry = entries[type.index]
    if entry.refusesTrailingSpace {
      let hasLeading = range.isEmpty ? false : Facets.WhiteSpace.isSpace(bytes[range.lowerBound])
      let hasTrailing = range.isEmpty ? false : Facets.WhiteSpace.isSpace(bytes[range.upperBound - 1])
      if hasTrailing || (hasLeading && entry.refusesLeadingSpace) {
        return ValueProblem(reason: .surroundingSpace, type: type, item: nil)
      }
    }
    return normalizedProblem(of: bytes, range, as: type, resolve: resolve)
  }

  /// As ``problem(of:_:as:resolve:)`` inside a list or union, where white space around a value never matters.
  private func normalizedProblem(
    of bytes: [UInt8], _ range: Range<Int>, as type: SimpleTypeID, resolve: SimpleValue.Resolver
  ) -> ValueProblem? {
    let whiteSpace = entries[type.index].whiteSpace
    let (trimmed, changesInside) = whiteSpace.trimmed(bytes, range)
    if changesInside {
      let copy = whiteSpace.normalized(bytes, range)
      guard let found = checked(copy, 0..<copy.count, type, resolve) else { return nil }
      // Positions inside the copy mean nothing to the caller.
      return ValueProblem(reason: found.reason, type: found.type, item: nil)
    }
    return checked(bytes, trimmed, type, resolve)
  }

  /// What keeps `text` from being a value of `type`, or nil when it is one.
  package func problem(
    of text: String, as type: SimpleTypeID, resolve: SimpleValue.Resolver = { _ in nil }
  ) -> ValueProblem? {
    let bytes = Array(text.utf8)
    return problem(of: bytes, 0..<bytes.count, as: type, resolve: resolve)
  }

  /// The value of `type` written in `bytes[range]`, or nil when it is not one.
  package func value(
    of bytes: [UInt8], _ range: Range<Int>, as type: SimpleTypeID, resolve: SimpleValue.Resolver = { _ in nil }
  ) -> SimpleValue? {
    let facets = types[type.index].facets
    let copy = facets.whiteSpace.normalized(bytes, range)
    guard checked(copy, 0..<copy.count, type, resolve) == nil else { return nil }
    return valueUnchecked(copy, type, resolve)
  }

  private func valueUnchecked(_ bytes: [UInt8], _ type: SimpleTypeID, _ resolve: SimpleValue.Resolver) -> SimpleValue? {
    switch types[type.index].variety {
    case .atomic(let builtIn): return SimpleValue(builtIn, bytes, 0..<bytes.count, resolve)
    case .list(let item):
      var items: [SimpleValue] = []
      for range in ListItems(bytes, 0..<bytes.count) {
        guard let value = value(of: bytes, range, as: item, resolve: resolve) else { return nil }
        items.append(value)
      }
      return .list(items)
    case .union(let members):
      for member in members {
        if let value = value(of: bytes, 0..<bytes.count, as: member, resolve: resolve) { return value }
      }
      return nil
    }
  }

  /// As ``problem(of:_:as:resolve:)`` with white space already normalized.
  private func checked(
    _ bytes: [UInt8], _ range: Range<Int>, _ type: SimpleTypeID, _ resolve: SimpleValue.Resolver
  ) -> ValueProblem? {
    let entry = entries[type.index]
    switch entry.kind {
    case .atomic:
      if !LexicalForm.accepts(entry.builtIn, bytes, range) {
        return ValueProblem(reason: .lexical(entry.builtIn), type: type, item: nil)
      }
      if entry.needsNamespaces, LexicalForm.qName(bytes, range, resolve) == nil {
        return ValueProblem(reason: .prefix, type: type, item: nil)
      }
    case .list:
      guard case .list(let item) = types[type.index].variety else { return nil }
      for range in ListItems(bytes, range) {
        if let found = normalizedProblem(of: bytes, range, as: item, resolve: resolve) {
          return ValueProblem(reason: found.reason, type: found.type, item: range)
        }
      }
    case .union:
      guard case .union(let members) = types[type.index].variety else { return nil }
      if !members.contains(where: { normalizedProblem(of: bytes, range, as: $0, resolve: resolve) == nil }) {
        return ValueProblem(reason: .union, type: type, item: nil)
      }
    }
    if entry.isPlain { return nil }
    return facetProblem(bytes, range, type, entry, resolve).map { ValueProblem(reason: $0, type: type, item: nil) }
  }

  private func facetProblem(
    _ bytes: [UInt8], _ range: Range<Int>, _ type: SimpleTypeID, _ entry: Entry, _ resolve: SimpleValue.Resolver
  ) -> ValueProblem.Reason? {
    for step in 0..<Int(entry.patternCount) where !patterns[Int(entry.firstPattern) + step].matches(bytes, range) {
      return .pattern(step: step)
    }
    if entry.enumeration >= 0, enumerations[Int(entry.enumeration)].index(of: bytes, range) == nil {
      // Written differently it may still be the same value, unless the bytes are the value.
      guard let values = enumerations[Int(entry.enumeration)].distinctValues,
        let value = valueUnchecked(Array(bytes[range]), type, resolve), values.contains(value)
      else { return .enumeration }
    }
    if entry.hasLength, let problem = lengthProblem(bytes, range, entry) { return problem }
    if entry.hasNumber { return numberProblem(bytes, range, type, types[type.index].facets, resolve) }
    return nil
  }

  private func lengthProblem(_ bytes: [UInt8], _ range: Range<Int>, _ entry: Entry) -> ValueProblem.Reason? {
    var length = 0
    switch entry.kind {
    // Scalars need not be counted where there are enough of them, as there is one, and not too many, as bytes are not.
    case .atomic where entry.isString && entry.minLength <= 1 && range.count <= entry.maxLength:
      if entry.minLength == 0 || !range.isEmpty && bytes[range.lowerBound] & 0xC0 != 0x80 { return nil }
      length = UTF8Scalar.count(bytes, range)
    case .list: for _ in ListItems(bytes, range) { length += 1 }
    case .atomic where entry.isString || entry.builtIn.primitive == .anyURI: length = UTF8Scalar.count(bytes, range)
    case .atomic where entry.builtIn.primitive == .hexBinary: length = LexicalForm.hexLength(bytes, range) ?? 0
    case .atomic where entry.builtIn.primitive == .base64Binary: length = LexicalForm.base64Length(bytes, range) ?? 0
    // An erratum of XSD 1.0 takes the meaning out of lengths of names with prefixes.
    default: return nil
    }
    return length < entry.minLength || length > entry.maxLength ? .length(actual: length) : nil
  }

  private func numberProblem(
    _ bytes: [UInt8], _ range: Range<Int>, _ type: SimpleTypeID, _ facets: Facets, _ resolve: SimpleValue.Resolver
  ) -> ValueProblem.Reason? {
    if let total = facets.totalDigits ?? facets.fractionDigits.map({ _ in Int.max }) {
      guard let text = DecimalText(bytes, range) else { return nil }
      if text.integer.count + text.fraction.count > total { return .totalDigits }
      if let most = facets.fractionDigits, text.fraction.count > most { return .fractionDigits }
    }
    guard facets.isBounded, let builtIn = types[type.index].builtIn else { return nil }
    if builtIn.primitive == .decimal {
      guard let text = DecimalText(bytes, range) else { return nil }
      return boundProblem(facets) { bound in
        if case .decimal(let value) = bound { text.compare(in: bytes, with: value) } else { nil }
      }
    }
    guard let value = SimpleValue(builtIn, bytes, range, resolve) else { return nil }
    return boundProblem(facets) { value.compare($0) }
  }

  private func boundProblem(_ facets: Facets, _ compare: (SimpleValue) -> Int?) -> ValueProblem.Reason? {
    if let bound = facets.minInclusive, (compare(bound.value) ?? -1) < 0 { return .tooSmall }
    if let bound = facets.minExclusive, (compare(bound.value) ?? -1) <= 0 { return .tooSmall }
    if let bound = facets.maxInclusive, (compare(bound.value) ?? 1) > 0 { return .tooLarge }
    if let bound = facets.maxExclusive, (compare(bound.value) ?? 1) >= 0 { return .tooLarge }
    return nil
  }
}

/// The items of a list: the runs between white space.
struct ListItems: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index: Int
  private let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> Range<Int>? {
    while index < end, Facets.WhiteSpace.isSpace(bytes[index]) { index += 1 }
    guard index < end else { return nil }
    let start = index
    while index < end, !Facets.WhiteSpace.isSpace(bytes[index]) { index += 1 }
    return start..<index
  }
}
