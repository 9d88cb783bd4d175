import JSON

extension JSONSchema {
  /// No value is deeper: schemas may lead back to themselves.
  private static let deepest = 16

  /// `value` with what this schema asks for beyond it: what it does not allow gives way to what it does, and members that must be
  /// there are added.
  ///
  /// - Parameter today: The date that dates show, such as `2026-03-14`.
  func completed(_ value: JSONValue, today: String, number: Int = 0, depth: Int = 0) -> JSONValue {
    guard depth < Self.deepest else { return value }
    let enumeration = enumeration
    if !enumeration.isEmpty { return problem(of: value) == nil ? value : enumeration[number % enumeration.count] }
    func filled(_ value: JSONValue, _ schema: JSONSchema?, _ number: Int) -> JSONValue {
      schema?.completed(value, today: today, number: number, depth: depth + 1) ?? value
    }
    if types.contains(.object), let object = value.object ?? (types.count == 1 ? JSONObject() : nil) {
      let missing = required.filter { object[$0] == nil }.map { JSONObject.Member($0, .string($0)) }
      return .object(
        JSONObject(
          (object.members + missing).map {
            JSONObject.Member($0.name, filled($0.value, member($0.name).schema, number))
          }))
    }
    if types.contains(.array), let list = value.array ?? (types.count == 1 ? [] : nil) {
      return .array(list.enumerated().map { filled($1, items.schema, $0) })
    }
    if problem(of: value) == nil { return value }
    let stamps = [today, today + "T09:30:00Z", "09:30:00Z", "https://example.com/\(number + 1)", "name@example.com"]
    let values =
      [.integer(number + 1), .bool(number % 2 == 0), .string("Text \(number + 1)")] + stamps.map(JSONValue.string) + [
        .null
      ]
    return values.first { problem(of: $0) == nil } ?? value
  }
}
