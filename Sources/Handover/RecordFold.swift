import JSON

/// Entries that are alike as one template and the records that it shows: what is the same in all of them stands in the template, what
/// differs becomes a binding.
struct RecordFold {
  let template: JSONValue
  let records: [JSONValue]
  /// Whether something differs that cannot be bound; that of the first entry counts.
  let isLossy: Bool

  init(
    _ entries: [JSONValue], unbindable: Set<String>, absent: [String: JSONValue] = [:],
    escapes: [Character: String] = [:]
  ) {
    var folding = Folding(
      unbindable: unbindable, absent: absent, escapes: escapes, records: entries.map { _ in JSONObject() })
    template = folding.fold(entries, [])
    records = folding.records.map { .object($0) }
    isLossy = folding.isLossy
  }
}

private struct Folding {
  let unbindable: Set<String>
  let absent: [String: JSONValue]
  let escapes: [Character: String]
  var records: [JSONObject]
  var isLossy = false
  private var names: Set<String> = []

  init(unbindable: Set<String>, absent: [String: JSONValue], escapes: [Character: String], records: [JSONObject]) {
    (self.unbindable, self.absent, self.escapes, self.records) = (unbindable, absent, escapes, records)
  }

  /// What stands for `values`, one of each entry, at `path`; as deep as the table of mappings makes objects.
  mutating func fold(_ values: [JSONValue?], _ path: [String]) -> JSONValue {
    let known = values.compactMap { $0 }
    guard let first = known.first else { return .null }
    if known.count == values.count, known.allSatisfy({ $0 == first }) { return first }
    if known.allSatisfy({ $0.object != nil }) {
      // What is of another kind than the first has other members.
      if let kind = ["type", "_Type"].first(where: { isUnbindable($0, in: path) }),
        known.contains(where: { $0[kind] != first[kind] })
      {
        isLossy = true
        return fold(values.map { $0?[kind] == first[kind] ? $0 : nil }, path)
      }
      var members = JSONObject()
      for name in known.flatMap({ $0.object?.names ?? [] }) where members[name] == nil {
        members[name] = fold(values.map { $0?[name] }, path + [name])
      }
      return .object(members)
    }
    if known.allSatisfy({ $0.array != nil }) {
      let count = known.compactMap { $0.array?.count }.max() ?? 0
      if let name = path.last, isUnbindable(name, in: Array(path.dropLast())) {
        isLossy = true
        return first
      }
      return .array((0..<count).map { index in fold(values.map { $0?[index] }, path + ["\(index + 1)"]) })
    }
    if let name = path.last, isUnbindable(name, in: Array(path.dropLast())) {
      isLossy = true
      return first
    }
    let name = name(path)
    let other = path.last.flatMap { absent[$0] } ?? ""
    for index in values.indices { records[index][name] = values[index].map(plain) ?? other }
    return .string("{\(name)}")
  }

  /// `value` as data have it, where nothing is taken for a binding.
  private func plain(_ value: JSONValue) -> JSONValue {
    guard case .string(let text) = value, !escapes.isEmpty else { return value }
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return .string(result)
  }

  /// Whether the member `name` of what stands at `path` cannot be a binding.
  private func isUnbindable(_ name: String, in path: [String]) -> Bool {
    unbindable.contains(name)
      || path.last { $0.first?.isLetter == true }.map { unbindable.contains("\($0)/\(name)") } == true
  }

  /// A name for what stands at `path`: its last word, with a number where it is not the only one.
  private mutating func name(_ path: [String]) -> String {
    let words = path.filter { $0.first?.isLetter == true }
    let last = words.last ?? "value"
    let base = last.prefix(1).lowercased() + last.dropFirst()
    var name = base
    var count = 2
    while !names.insert(name).inserted {
      name = "\(base)\(count)"
      count += 1
    }
    return name
  }
}
