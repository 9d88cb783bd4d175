/// Any JSON value (RFC 8259).
///
/// Integers that fit 64 bits stay exact; every other number is the nearest double.
package enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number written without fraction and exponent that fits 64 bits.
  case integer(Int64)
  /// Any other number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, its members in the order in which they stand.
  case object(JSONObject)
}

/// The members of a JSON object in the order in which they stand.
package struct JSONObject: Hashable, Sendable {
  /// One name and its value.
  package struct Member: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: JSONValue

    /// A member called `name`.
    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// All members; a name that stands twice is here twice, and the later one counts.
  package private(set) var members: [Member]

  /// Where the names stand, last, in an object with so many members that looking through them would take long.
  private var places: [String: Int]?

  /// An object of these members.
  package init(_ members: [Member] = []) {
    self.members = members
    places = Self.places(members)
  }

  private static func places(_ members: [Member]) -> [String: Int]? {
    guard members.count > 16 else { return nil }
    return members.indices.reduce(into: [:]) { $0[members[$1].name] = $1 }
  }

  /// Whether two objects have the same members in the same order.
  package static func == (first: Self, second: Self) -> Bool { first.members == second.members }

  /// Feeds the members in their order.
  package func hash(into hasher: inout Hasher) { hasher.combine(members) }

  /// The number of members.
  package var count: Int { members.count }

  /// The names in the order in which they stand.
  package var names: [String] { members.map { $0.name } }

  /// The value of the last member called `name`; setting nil removes every member of that name.
  package subscript(name: String) -> JSONValue? {
    get { index(of: name).map { members[$0].value } }
    set {
      guard let newValue else {
        members.removeAll { $0.name == name }
        places = Self.places(members)
        return
      }
      if let index = index(of: name) {
        members[index].value = newValue
      } else {
        members.append(Member(name, newValue))
        if places == nil { places = Self.places(members) } else { places?[name] = members.count - 1 }
      }
    }
  }

  /// Adds `others` at the end, also those whose names are there.
  package mutating func append(_ others: [Member]) { self = JSONObject(members + others) }

  private func index(of name: String) -> Int? {
    if let places { return places[name] }
    return members.lastIndex { $0.name == name }
  }
}

extension JSONValue {
  /// The string, if this is one.
  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The integer, if this is one or a number without fraction that fits, such as `1.0`.
  package var integer: Int? { wideInteger.flatMap { Int(exactly: $0) } }

  /// The same where `Int` may have fewer bits than JSON's numbers, such as an id that is given back.
  package var wideInteger: Int64? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int64(exactly: value)
    default: nil
    }
  }

  /// The number, integer or not, if this is one.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The truth value, if this is one.
  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements, if this is an array.
  package var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members, if this is an object.
  package var object: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// Whether this is `null`.
  package var isNull: Bool { self == .null }

  /// The value of the member called `name`; nil if there is none or this is not an object.
  package subscript(name: String) -> JSONValue? {
    if case .object(let object) = self { object[name] } else { nil }
  }

  /// The element at `index`; nil if there is none or this is not an array.
  package subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// What this is, in RFC 8259's words, with an article: for messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  /// A number without fraction.
  package static func integer(_ value: Int) -> JSONValue { .integer(Int64(value)) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral, ExpressibleByFloatLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements.map { JSONObject.Member($0.0, $0.1) }))
  }
}
