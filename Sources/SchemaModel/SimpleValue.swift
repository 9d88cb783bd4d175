import Standards

/// A value of a simple type in its value space, so that `1.0` and `+1` are one and the same.
package enum SimpleValue: Hashable, Sendable {
  /// The UTF-8 bytes of a string, name or address; the octets of a binary.
  case bytes([UInt8])
  /// A boolean.
  case boolean(Bool)
  /// A decimal or integer.
  case decimal(DecimalValue)
  /// The bits of a float or double, of which zero and NaN have one form each.
  case float(UInt64)
  /// A date or time.
  case dateTime(DateTimeValue)
  /// A duration.
  case duration(DurationValue)
  /// A qualified name with its prefix resolved.
  case qName(ExpandedName)
  /// The items of a list.
  case list([SimpleValue])

  /// Resolves a prefix (empty for the default namespace) to a namespace name; nil when it is not declared.
  package typealias Resolver = (String) -> String?

  /// The value of the built-in `type` written in `bytes[range]`, white space already normalized; nil when it is not
  /// one.
  init?(_ type: BuiltInType, _ bytes: [UInt8], _ range: Range<Int>, _ resolve: Resolver) {
    switch type.primitive {
    case .boolean:
      guard LexicalForm.accepts(.boolean, bytes, range) else { return nil }
      self = .boolean(bytes[range.lowerBound] == 0x31 || bytes[range.lowerBound] == 0x74)
    case .decimal:
      guard let value = DecimalValue(bytes, range) else { return nil }
      self = .decimal(value)
    case .float, .double:
      guard let value = LexicalForm.double(bytes, range) else { return nil }
      let rounded = type.primitive == .float ? Double(Float(value)) : value
      self = .float(rounded == 0 ? 0 : rounded.isNaN ? Double.nan.bitPattern : rounded.bitPattern)
    case .dateTime, .time, .date, .gYearMonth, .gYear, .gMonthDay, .gDay, .gMonth:
      guard let value = DateTimeValue(type.primitive, bytes, range) else { return nil }
      self = .dateTime(value)
    case .duration:
      guard let value = DurationValue(bytes, range) else { return nil }
      self = .duration(value)
    case .qName, .notation:
      guard let value = LexicalForm.qName(bytes, range, resolve) else { return nil }
      self = .qName(value)
    case .hexBinary:
      guard let value = LexicalForm.hexOctets(bytes, range) else { return nil }
      self = .bytes(value)
    case .base64Binary:
      self = .bytes(bytes[range].filter { Base64.value(of: $0) != nil })
    default: self = .bytes(Array(bytes[range]))
    }
  }

  /// Negative, zero or positive as this value is less than, equal to or greater than `other`; nil when they have no order.
  func compare(_ other: SimpleValue) -> Int? {
    switch (self, other) {
    case (.decimal(let left), .decimal(let right)): return left.compare(right)
    case (.dateTime(let left), .dateTime(let right)): return left.compare(right)
    case (.duration(let left), .duration(let right)): return left.compare(right)
    case (.float(let left), .float(let right)):
      let (left, right) = (Double(bitPattern: left), Double(bitPattern: right))
      // As in libxml2, NaN is equal to itself and greater than everything else.
      if left.isNaN { return right.isNaN ? 0 : 1 }
      if right.isNaN { return -1 }
      return left < right ? -1 : left > right ? 1 : 0
    default: return self == other ? 0 : nil
    }
  }
}
