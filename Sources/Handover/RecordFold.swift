import JSON

/// Entries that are alike as one template and the records that it shows: what is the same in all of them stands in the template, what
/// differs becomes a binding.
struct RecordFold {
  /// What a target can bind in a template.
  struct Rules: Sendable {
    /// Members whose value cannot be a binding, anywhere or in one of another name: `actions/type`.
    var unbindable: Set<String> = []
    /// What members say in records that lack them; an empty text where nothing is said.
    var absent: [String: JSONValue] = [:]
    /// Members with entries or an object that only some records show, and the member that tells which.
    var switches: [String: String] = [:]
  }

  let template: JSONValue
  let records: [JSONValue]
  /// What an entry had that a template cannot have for some of them alone: the entry and the member.
  let lost: [(entry: Int, member: String)]

  init(_ entries: [JSONValue], _ rules: Rules, _ bindings: HandoverBindings) {
    var folding = Folding(rules: rules, bindings: bindings, records: entries.map { _ in [] })
    template = folding.fold(entries, []) ?? .null
    records = folding.records.map { .object(JSONObject($0)) }
    lost = folding.lost
  }
}

private struct Folding {
  let rules: RecordFold.Rules
  let bindings: HandoverBindings
  var records: [[JSONObject.Member]]
  var lost: [(entry: Int, member: String)] = []
  /// How often a word was the name of something.
  private var names: [String: Int] = [:]
  /// The entries that do not show what is at hand, so that it may say anything for them.
  private var hidden: Set<Int> = []

  init(rules: RecordFold.Rules, bindings: HandoverBindings, records: [[JSONObject.Member]]) {
    (self.rules, self.bindings, self.records) = (rules, bindings, records)
  }

  /// What stands for `values`, one of each entry, at `path`, as deep as the table of mappings makes objects; nil for nothing.
  mutating func fold(_ values: [JSONValue?], _ path: [String]) -> JSONValue? {
    let known = values.compactMap { $0 }
    guard let first = known.first else { return nil }
    let other = path.last.flatMap { rules.absent[$0] }
    if values.indices.allSatisfy({ hidden.contains($0) || (values[$0] ?? other) == first }) { return first }
    if known.allSatisfy({ $0.object != nil }) {
      if let name = path.last, let flag = rules.switches[name], known.count + hidden.count < values.count {
        return switched(values, path, name, flag)
      }
      return .object(members(values, path))
    }
    if known.allSatisfy({ $0.array != nil }) {
      let count = known.compactMap { $0.array?.count }.max() ?? 0
      let flag = path.last.flatMap { rules.switches[$0] }
      return .array(
        (0..<count).compactMap { index in
          let (own, place) = (values.map { $0?[index] }, path + ["\(index + 1)"])
          return flag.flatMap { switched(own, place, path.last ?? "", $0) } ?? fold(own, place)
        })
    }
    return bound(
      values.map { value in value.map { $0.string.map { .string(bindings.plain($0)) } ?? $0 } ?? other ?? "" }, path)
  }

  /// A binding to `values`, one in each record.
  private mutating func bound(_ values: [JSONValue], _ path: [String]) -> JSONValue {
    let name = name(path)
    for index in values.indices { records[index].append(.init(name, values[index])) }
    return .string(bindings.write(name, []))
  }

  private mutating func members(_ values: [JSONValue?], _ path: [String], but flag: String? = nil) -> JSONObject {
    var members = JSONObject()
    var seen: Set<String> = []
    for name in values.flatMap({ $0?.object?.names ?? [] }) where name != flag && seen.insert(name).inserted {
      let own = values.map { $0?[name] }
      if name == HandoverTrace.member {
        members[name] = HandoverTrace.joined(own.compactMap { $0 })
        continue
      }
      guard isUnbindable(name, in: path) else {
        members[name] = fold(own, path + [name])
        continue
      }
      // What is not the same wherever it could be would do for all of them what it does for one.
      let first = own.first { $0 != nil } ?? nil
      if values.indices.allSatisfy({ values[$0] == nil || own[$0] == first }) {
        members[name] = first
      } else {
        lost += own.indices.filter { own[$0] != nil }.map { ($0, path.first ?? name) }
      }
    }
    return members
  }

  /// An object that not all entries have, or have in another kind: `flag` tells who shows it.
  private mutating func switched(_ values: [JSONValue?], _ path: [String], _ name: String, _ flag: String) -> JSONValue?
  {
    let kinds = values.map { $0.map { kind($0, path) } }
    guard let kind = kinds.compactMap({ $0 }).first else { return nil }
    var own = values
    for index in values.indices where values[index] != nil && kinds[index] != kind {
      own[index] = nil
      lost.append((index, name))
    }
    let absent = Set(own.indices.filter { own[$0] == nil })
    guard !absent.isSubset(of: hidden) else { return fold(own, path) }
    let around = hidden
    hidden.formUnion(absent)
    defer { hidden = around }
    var members = members(own, path, but: flag)
    members[flag] = bound(own.map { $0.map { $0[flag] ?? true } ?? false }, path + [flag])
    return .object(members)
  }

  /// What cannot be bound in `value`, which makes it what it is.
  private func kind(_ value: JSONValue, _ path: [String]) -> String {
    (value.object?.members ?? []).map { member in
      if isUnbindable(member.name, in: path) { return "\(member.name)=\(member.value.text()) " }
      return (member.value.array ?? []).map { kind($0, path + [member.name]) }.joined()
    }.joined()
  }

  /// Whether the member `name` of what stands at `path` cannot be a binding.
  private func isUnbindable(_ name: String, in path: [String]) -> Bool {
    rules.unbindable.contains(name)
      || path.last { $0.first?.isLetter == true }.map { rules.unbindable.contains("\($0)/\(name)") } == true
  }

  /// A name for what stands at `path`: its last word, with a number where it is not the only one.
  private mutating func name(_ path: [String]) -> String {
    let words = path.filter { $0.first?.isLetter == true }
    let last = words.last ?? "value"
    let base = last.prefix(1).lowercased() + last.dropFirst()
    var name = base
    while names[name] != nil {
      names[base, default: 1] += 1
      name = "\(base)\(names[base] ?? 1)"
    }
    names[name] = 1
    return name
  }
}
