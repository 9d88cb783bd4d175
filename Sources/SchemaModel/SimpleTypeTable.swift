/// Checks texts against simple types.
package struct SimpleTypeTable: Sendable {
  /// The types; a ``SimpleTypeID`` is an index here.
  package let types: [SimpleType]
  /// Per type, whether no facet but white space has to be looked at.
  private let plainTypes: [Bool]

  /// A table of `types`.
  package init(_ types: [SimpleType]) {
    self.types = types
    plainTypes = types.map(\.facets.isUnconstrained)
  }

  /// What keeps `bytes[range]` from being a value of `type`, or nil when it is one.
  ///
  /// `bytes` is the text with references resolved, white space not yet normalized. Allocates nothing in the common
  /// cases.
  ///
  /// - Parameter resolve: the namespaces in scope, for `xs:QName`.
  package func problem(
    of bytes: [UInt8], _ range: Range<Int>, as type: SimpleTypeID, resolve: SimpleValue.Resolver = { _ in nil }
  ) -> ValueProblem? {
    let facets = types[type.index].facets
    let (trimmed, changesInside) = facets.whiteSpace.trimmed(bytes, range)
    if changesInside {
      let copy = facets.whiteSpace.normalized(bytes, range)
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

  /// The value of `type` written in `bytes[range]`, or nil when it is none.
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
    switch types[type.index].variety {
    case .atomic(let builtIn):
      if !LexicalForm.accepts(builtIn, bytes, range) {
        return ValueProblem(reason: .lexical(builtIn), type: type, item: nil)
      }
      if builtIn.primitive == .qName || builtIn.primitive == .notation,
        LexicalForm.qName(bytes, range, resolve) == nil
      {
        return ValueProblem(reason: .prefix, type: type, item: nil)
      }
    case .list(let item):
      for range in ListItems(bytes, range) {
        if let found = problem(of: bytes, range, as: item, resolve: resolve) {
          return ValueProblem(reason: found.reason, type: found.type, item: range)
        }
      }
    case .union(let members):
      if !members.contains(where: { problem(of: bytes, range, as: $0, resolve: resolve) == nil }) {
        return ValueProblem(reason: .union, type: type, item: nil)
      }
    }
    return facetProblem(bytes, range, type, resolve).map { ValueProblem(reason: $0, type: type, item: nil) }
  }

  private func facetProblem(
    _ bytes: [UInt8], _ range: Range<Int>, _ type: SimpleTypeID, _ resolve: SimpleValue.Resolver
  ) -> ValueProblem.Reason? {
    if plainTypes[type.index] { return nil }
    let facets = types[type.index].facets
    for (step, pattern) in facets.patterns.enumerated() where !pattern.expression.matches(bytes, range) {
      return .pattern(step: step)
    }
    if let enumeration = facets.enumeration, enumeration.index(of: bytes, range) == nil {
      // Written differently it may still be the same value, unless the bytes are the value.
      guard let values = enumeration.distinctValues, let value = valueUnchecked(Array(bytes[range]), type, resolve),
        values.contains(value)
      else { return .enumeration }
    }
    return lengthProblem(bytes, range, type, facets) ?? numberProblem(bytes, range, type, facets, resolve)
  }

  private func lengthProblem(
    _ bytes: [UInt8], _ range: Range<Int>, _ type: SimpleTypeID, _ facets: Facets
  ) -> ValueProblem.Reason? {
    guard facets.length != nil || facets.minLength != nil || facets.maxLength != nil else { return nil }
    let length: Int
    switch types[type.index].variety {
    case .list: length = ListItems(bytes, range).reduce(0) { count, _ in count + 1 }
    case .atomic(let builtIn):
      switch builtIn.primitive {
      case .hexBinary: length = LexicalForm.hexLength(bytes, range) ?? 0
      case .base64Binary: length = LexicalForm.base64Length(bytes, range) ?? 0
      // An erratum of XSD 1.0 takes the meaning out of lengths of names with prefixes.
      case .qName, .notation: return nil
      default: length = UTF8Scalar.count(bytes, range)
      }
    case .union: return nil
    }
    if let exact = facets.length, length != exact { return .length(actual: length) }
    if let least = facets.minLength, length < least { return .length(actual: length) }
    if let greatest = facets.maxLength, length > greatest { return .length(actual: length) }
    return nil
  }

  private func numberProblem(
    _ bytes: [UInt8], _ range: Range<Int>, _ type: SimpleTypeID, _ facets: Facets, _ resolve: SimpleValue.Resolver
  ) -> ValueProblem.Reason? {
    guard facets.isBounded || facets.totalDigits != nil || facets.fractionDigits != nil else { return nil }
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
