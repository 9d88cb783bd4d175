import Standards

/// What a JSON Schema (draft 2020-12) says of a value, as far as it is asked for data that people read: `type`, `enum`, `const`,
/// `required`, `properties`, `additionalProperties`, `items`, `minimum`, `maximum`, `format`, and `$ref` within the file.
///
/// Where it says more, as with `oneOf`, anything is allowed: nothing is called wrong that may be right.
package struct JSONSchema: Hashable, Sendable {
  /// The type of a value.
  package enum ValueType: String, Hashable, Sendable, CaseIterable {
    case boolean, integer, number, string, array, object, null

    /// The type in plain words, with an article.
    package var words: String {
      switch self {
      case .null: "nothing"
      case .boolean: "true or false"
      case .integer: "a whole number"
      case .number: "a number"
      case .string: "a text"
      case .array: "a list"
      case .object: "an object"
      }
    }
  }

  /// What a schema says of a part of a value.
  package enum Step: Hashable, Sendable {
    /// What this says.
    case schema(JSONSchema)
    /// Nothing: there may be any value, or none.
    case anything
    /// That there is none.
    case nothing

    /// The schema, if there is one.
    package var schema: JSONSchema? { if case .schema(let schema) = self { schema } else { nil } }
  }

  /// References that lead on to others, more than anybody writes; longer chains go in a circle.
  private static let mostReferences = 32

  private let document: JSONValue
  private let rules: JSONObject

  /// What stands at `pointer` in `document`; nil where no schema stands there that says something.
  package init?(_ document: JSONValue, at pointer: JSONPointer = JSONPointer()) {
    guard let value = document[pointer] else { return nil }
    self.init(document, value)
  }

  private init?(_ document: JSONValue, _ value: JSONValue) {
    var value = value
    for _ in 0..<Self.mostReferences {
      guard let object = value.object else { return nil }
      guard let reference = object["$ref"]?.string else {
        (self.document, rules) = (document, object)
        return
      }
      guard reference.utf8.first == 0x23, let pointer = JSONPointer(fragment: String(reference.dropFirst())),
        let next = document[pointer]
      else { return nil }
      value = next
    }
    return nil
  }

  // MARK: What it says

  /// Whether nothing in it is a word of JSON Schema, as in data that somebody took for one.
  package var isWordless: Bool {
    rules.members.allSatisfy { !Self.words.contains($0.name) && $0.name.first != "$" } && !isOpen
  }

  private static let words: Set<String> = [
    "type", "enum", "const", "required", "properties", "patternProperties", "additionalProperties", "items",
    "prefixItems",
    "format", "title", "description", "definitions", "minimum", "maximum", "pattern", "examples", "default",
  ]

  /// Whether it says something that is not understood here.
  private var isOpen: Bool {
    ["allOf", "anyOf", "oneOf", "not", "if", "$dynamicRef", "dependentSchemas"].contains { rules[$0] != nil }
  }

  /// The types that it allows; all where it does not say.
  package var types: [ValueType] {
    if let values = rules["enum"]?.array ?? rules["const"].map({ [$0] }) {
      return ValueType.allCases.filter { type in values.contains { type.has($0) } }
    }
    let names = rules["type"]?.array ?? rules["type"].map { [$0] } ?? []
    let types = names.compactMap { $0.string.flatMap(ValueType.init) }
    return types.isEmpty ? ValueType.allCases : types
  }

  /// Whether it says which types it allows.
  package var hasTypes: Bool { types.count < ValueType.allCases.count }

  /// The types that it allows, in plain words.
  package var wordsForTypes: String {
    // Every whole number is a number.
    types.filter { $0 != .integer || !types.contains(.number) }.map { $0.words }.joined(separator: " or ")
  }

  /// The values that it lists; none where others are allowed.
  package var enumeration: [JSONValue] { rules["enum"]?.array ?? rules["const"].map { [$0] } ?? [] }

  /// The members that objects must have.
  package var required: [String] { rules["required"]?.array?.compactMap { $0.string } ?? [] }

  /// What texts are, such as `date`.
  package var format: String? { rules["format"]?.string }

  /// What it is for, as its author says.
  package var summary: String? { rules["description"]?.string ?? rules["title"]?.string }

  /// The members of objects that it describes, in their order.
  package var properties: [(name: String, schema: JSONSchema?)] {
    (rules["properties"]?.object?.members ?? []).map { ($0.name, JSONSchema(document, $0.value)) }
  }

  /// What it says of the member of objects called `name`.
  package func member(_ name: String) -> Step {
    if let known = rules["properties"]?[name] { return step(known) }
    // Patterns are not read: any name may match one.
    if rules["patternProperties"] != nil { return .anything }
    if let others = rules["additionalProperties"] { return step(others) }
    // By the letter of JSON Schema other members are allowed; who lists some has misspelt what is not among them.
    let isListed = rules["properties"] != nil && !isOpen
    return isListed || hasTypes && !types.contains(.object) ? .nothing : .anything
  }

  /// What it says of the items of lists.
  package var items: Step {
    if rules["prefixItems"] == nil, let items = rules["items"] { return step(items) }
    return hasTypes && !types.contains(.array) ? .nothing : .anything
  }

  /// What it says of the part called `name`: a member, or where that is a number and lists are allowed an item.
  package func part(_ name: String) -> Step {
    let isNumber = !name.isEmpty && name.utf8.allSatisfy { $0 &- 0x30 < 10 }
    return isNumber && types.contains(.array) ? items : member(name)
  }

  private func step(_ value: JSONValue) -> Step {
    value.bool == false ? .nothing : JSONSchema(document, value).map { .schema($0) } ?? .anything
  }

  /// The first name in it, or in what it says of parts, that stands for a type and is none, by where it stands.
  package static func unknownType(in document: JSONValue, at pointer: JSONPointer) -> (
    place: JSONPointer, name: String
  )? {
    var pending = [(value: document[pointer] ?? .null, place: pointer)]
    var looked = 0
    while let (value, place) = pending.popLast(), looked < mostValues {
      looked += 1
      guard let rules = value.object else { continue }
      let names = rules["type"]?.array ?? rules["type"].map { [$0] } ?? []
      for case .string(let name) in names where ValueType(rawValue: name) == nil {
        return (place.appending("type"), name)
      }
      var parts: [(value: JSONValue, place: JSONPointer)] = []
      for group in ["properties", "$defs", "definitions"] {
        for member in rules[group]?.object?.members ?? [] {
          parts.append((member.value, place.appending(group).appending(member.name)))
        }
      }
      for word in ["items", "additionalProperties"] {
        if let part = rules[word] { parts.append((part, place.appending(word))) }
      }
      pending += parts.reversed()
    }
    return nil
  }

  // MARK: Values

  /// Why `value` itself is not allowed, as the end of a sentence about it; nil where it is.
  ///
  /// What is in it is not looked at.
  package func problem(of value: JSONValue) -> String? {
    let enumeration = enumeration
    if enumeration.isEmpty
      ? !types.contains(where: { $0.has(value) }) : !enumeration.contains(where: { Self.isSame($0, value) })
    {
      return "must be \(enumeration.isEmpty ? wordsForTypes : wordsForValues)"
    }
    if let format, let text = value.string, let words = Self.problem(of: text, as: format) { return words }
    if let number = value.number, let words = problem(of: number) { return words }
    guard let object = value.object else { return nil }
    for name in required where object[name] == nil {
      return "must have “\(name)”"
    }
    if rules["additionalProperties"]?.bool == false,
      let name = object.names.first(where: { member($0) == .nothing })
    {
      return "must not have “\(name)”"
    }
    return nil
  }

  /// Why `number` lies outside of what is allowed; nil where it lies inside.
  private func problem(of number: Double) -> String? {
    let (least, most) = (rules["minimum"], rules["maximum"])
    if number >= least?.number ?? number, number <= most?.number ?? number { return nil }
    switch (least, most) {
    case (let least?, let most?): return "must be from \(least.text()) to \(most.text())"
    case (let least?, nil): return "must be \(least.text()) or more"
    default: return "must be \(most?.text() ?? "") or less"
    }
  }

  /// Whether two values are the same in JSON Schema's sense: numbers by what they are worth, members in any order.
  private static func isSame(_ first: JSONValue, _ second: JSONValue) -> Bool {
    if let number = first.number { return number == second.number }
    if let items = first.array, let others = second.array {
      return items.count == others.count && zip(items, others).allSatisfy { isSame($0, $1) }
    }
    guard let object = first.object, let other = second.object else { return first == second }
    return object.count == other.count
      && object.members.allSatisfy { member in other[member.name].map { isSame(member.value, $0) } ?? false }
  }

  /// The values that it lists, in quotes; at most ten.
  package var wordsForValues: String {
    let values = enumeration.prefix(10).map { "“\($0.string ?? $0.text())”" }
    return values.joined(separator: ", ")
      + (enumeration.count > 10 ? " or one of \(enumeration.count - 10) others" : "")
  }

  /// What is wrong in `value` and all that is in it, by where it stands; values beyond a hundred thousand are not looked at.
  ///
  /// - Parameter most: No more are told.
  package func problems(in value: JSONValue, most: Int = 100) -> [(place: JSONPointer, words: String)] {
    var found: [(place: JSONPointer, words: String)] = []
    var pending = [(value: value, schema: self, place: JSONPointer())]
    var looked = 0
    while let (value, schema, place) = pending.popLast(), found.count < most, looked < Self.mostValues {
      looked += 1
      if let words = schema.problem(of: value) { found.append((place, words)) }
      var parts: [(value: JSONValue, schema: JSONSchema, place: JSONPointer)] = []
      for member in value.object?.members ?? [] {
        if let next = schema.member(member.name).schema {
          parts.append((member.value, next, place.appending(member.name)))
        }
      }
      if let items = value.array, let next = schema.items.schema {
        for (index, item) in items.prefix(Self.mostValues - looked).enumerated() {
          parts.append((item, next, place.appending("\(index)")))
        }
      }
      pending += parts.reversed()
    }
    return found
  }

  private static let mostValues = 100_000

  /// Why `text` is not of the format; nil where it is, or the format is none that is known here.
  private static func problem(of text: String, as format: String) -> String? {
    switch format {
    case "date": isDate(text[...]) ? nil : "must be a date such as 2026-03-14"
    case "time": isTime(text[...]) ? nil : "must be a time such as 09:30:00Z"
    case "date-time":
      isDate(text.prefix(10)) && text.dropFirst(10).first.map { $0 == "T" || $0 == "t" } ?? false
        && isTime(text.dropFirst(11))
        ? nil : "must be a date with a time such as 2026-03-14T09:30:00Z"
    case "uri": isURI(text) ? nil : "must be an address such as https://example.com"
    case "email":
      text.split(separator: "@", omittingEmptySubsequences: false).count { !$0.isEmpty } == 2
        ? nil : "must be an e-mail address"
    default: nil
    }
  }

  private static func isURI(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.contains(0x3A) && URIReference.isValid(bytes, bytes.indices)
  }

  /// Whether `text` is a date as RFC 3339 writes it.
  private static func isDate(_ text: Substring) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map({ $0.utf8.count }) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2]), (1...12).contains(month)
    else { return false }
    return day >= 1 && day <= GregorianCalendar.days(inMonth: month, of: year)
  }

  /// Whether `text` is a time with its zone as RFC 3339 writes it.
  private static func isTime(_ text: Substring) -> Bool {
    var clock = text
    if clock.last == "Z" || clock.last == "z" {
      clock.removeLast()
    } else {
      guard let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }),
        isClock(clock[clock.index(after: sign)...] + ":00")
      else { return false }
      clock = clock[..<sign]
    }
    return isClock(clock.prefix { $0 != "." })
  }

  private static func isClock(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.map({ $0.utf8.count }) == [2, 2, 2] else { return false }
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == 3 && numbers[0] < 24 && numbers[1] < 60 && numbers[2] <= 60
      && numbers.allSatisfy { $0 >= 0 }
  }
}

extension JSONSchema.ValueType {
  /// Whether `value` is of this type; whole numbers are of two.
  package func has(_ value: JSONValue) -> Bool {
    switch value {
    case .null: self == .null
    case .bool: self == .boolean
    case .integer: self == .integer || self == .number
    case .number: self == .number || self == .integer && value.wideInteger != nil
    case .string: self == .string
    case .array: self == .array
    case .object: self == .object
    }
  }
}
