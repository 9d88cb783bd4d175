internal import JSON

/// Takes one value; each value inside is taken by an encoder of its own.
final class ValueEncoder: Encoder {
  private enum Kind { case object, array, single(JSONValue) }

  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  /// What it has taken; null until then.
  private var kind: Kind?
  /// Those of members, or of elements, whose names are their places.
  private var inner: [(name: String, encoder: ValueEncoder)] = []

  init(path: [any CodingKey]) { codingPath = path }

  /// The JSON form; a value that encodes nothing is an empty object.
  func value(sorted: Bool) -> JSONValue {
    switch kind {
    case .single(let value): return value
    case .array: return .array(inner.map { $0.encoder.value(sorted: sorted) })
    case .object, nil:
      let members = sorted ? inner.sorted { $0.name < $1.name } : inner
      return .object(JSONObject(members.map { JSONObject.Member($0.name, $0.encoder.value(sorted: sorted)) }))
    }
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    switch value {
    case let text as String: kind = .single(.string(text))
    case let bool as Bool: kind = .single(.bool(bool))
    case let integer as any BinaryInteger:
      kind = .single(Int64(exactly: integer).map { .integer($0) } ?? .number(Double(integer)))
    case let number as any BinaryFloatingPoint: kind = .single(.number(Double(number)))
    default: try value.encode(to: self)
    }
  }

  func encodeNil() { kind = .single(.null) }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    kind = .object
    return KeyedEncodingContainer(KeyedContainer(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    kind = .array
    return UnkeyedContainer(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleValueContainer(encoder: self) }

  /// The encoder of the member or element at `key`.
  fileprivate func encoder(at key: any CodingKey) -> ValueEncoder {
    let encoder = ValueEncoder(path: codingPath + [key])
    inner.append((key.stringValue, encoder))
    return encoder
  }

  /// The encoder of one more element.
  fileprivate func element() -> ValueEncoder { encoder(at: IndexKey(inner.count)) }

  /// How many elements it has taken.
  fileprivate var count: Int { inner.count }
}

/// A key that is the place of an element, or the one of a class above.
private struct IndexKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ index: Int) { (stringValue, intValue) = ("Index \(index)", index) }
  init(intValue: Int) { self.init(intValue) }
  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
}

private struct KeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { encoder.encoder(at: key).encodeNil() }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try encoder.encoder(at: key).encode(value) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested>
  {
    encoder.encoder(at: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.encoder(at: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.encoder(at: IndexKey(stringValue: "super")) }

  func superEncoder(forKey key: Key) -> any Encoder { encoder.encoder(at: key) }
}

private struct UnkeyedContainer: UnkeyedEncodingContainer {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.count }

  func encodeNil() { encoder.element().encodeNil() }

  func encode<Value: Encodable>(_ value: Value) throws { try encoder.element().encode(value) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    encoder.element().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.element().unkeyedContainer() }

  func superEncoder() -> any Encoder { encoder.element() }
}

private struct SingleValueContainer: SingleValueEncodingContainer {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { encoder.encodeNil() }

  func encode<Value: Encodable>(_ value: Value) throws { try encoder.encode(value) }
}
