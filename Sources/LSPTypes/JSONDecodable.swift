package import JSON

/// Something that can be read from a JSON value.
package protocol JSONDecodable: Sendable {
  /// Reads `value`.
  init(json value: JSONValue) throws(DecodingFailure)
}

/// Why a JSON value is not what was expected.
package struct DecodingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The members and indices that lead to the value, the outermost first.
  package var path: [String]
  /// What was expected, such as `a string`.
  package var expected: String
  /// What was found, such as `a number` or `nothing`.
  package var found: String

  /// A failure at the value itself.
  package init(expected: String, found: String, path: [String] = []) {
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// A sentence without a full stop, such as `position.line: expected an integer, found a string`.
  package var description: String {
    (path.isEmpty ? "" : path.joined(separator: ".") + ": ") + "expected \(expected), found \(found)"
  }

  func inside(_ step: String) -> DecodingFailure {
    DecodingFailure(expected: expected, found: found, path: [step] + path)
  }
}

extension JSONValue {
  /// The member `name`, which must be there.
  package func required<Value: JSONDecodable>(
    _ name: String, _ type: Value.Type = Value.self
  ) throws(DecodingFailure) -> Value {
    guard case .object(let object) = self else { throw DecodingFailure(expected: "an object", found: foundKind) }
    guard let value = object[name] else { throw DecodingFailure(expected: "a value", found: "nothing", path: [name]) }
    do {
      return try Value(json: value)
    } catch {
      throw error.inside(name)
    }
  }

  /// The member `name`; nil when it is missing or `null`.
  package func optional<Value: JSONDecodable>(
    _ name: String, _ type: Value.Type = Value.self
  ) throws(DecodingFailure) -> Value? {
    guard case .object(let object) = self else { throw DecodingFailure(expected: "an object", found: foundKind) }
    guard let value = object[name], !value.isNull else { return nil }
    do {
      return try Value(json: value)
    } catch {
      throw error.inside(name)
    }
  }

  /// The value at the end of `path`; nil when it is missing, or it or something before it has the wrong type.
  package func lenient<Value: JSONDecodable>(_ path: String..., as type: Value.Type = Value.self) -> Value? {
    var value = self
    for name in path {
      guard let next = value[name] else { return nil }
      value = next
    }
    return try? Value(json: value)
  }

  var foundKind: String { isNull ? "null" : kind }
}

extension String: JSONDecodable {
  /// Reads a JSON string.
  package init(json value: JSONValue) throws(DecodingFailure) {
    guard let string = value.string else { throw DecodingFailure(expected: "a string", found: value.foundKind) }
    self = string
  }
}

extension Int: JSONDecodable {
  /// Reads a JSON number without fraction.
  package init(json value: JSONValue) throws(DecodingFailure) {
    guard let integer = value.integer else { throw DecodingFailure(expected: "an integer", found: value.foundKind) }
    self = integer
  }
}

extension Double: JSONDecodable {
  /// Reads a JSON number.
  package init(json value: JSONValue) throws(DecodingFailure) {
    guard let number = value.number else { throw DecodingFailure(expected: "a number", found: value.foundKind) }
    self = number
  }
}

extension Bool: JSONDecodable {
  /// Reads `true` or `false`.
  package init(json value: JSONValue) throws(DecodingFailure) {
    guard let bool = value.bool else { throw DecodingFailure(expected: "a boolean", found: value.foundKind) }
    self = bool
  }
}

extension JSONValue: JSONDecodable {
  /// Takes any value.
  package init(json value: JSONValue) throws(DecodingFailure) { self = value }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  /// Reads a JSON array.
  package init(json value: JSONValue) throws(DecodingFailure) {
    guard let values = value.array else { throw DecodingFailure(expected: "an array", found: value.foundKind) }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do {
        elements.append(try Element(json: value))
      } catch {
        throw error.inside(String(index))
      }
    }
    self = elements
  }
}
