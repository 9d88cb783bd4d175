import CardModel
import JSON
import SchemaModel
import SourceText
import Standards

/// The paths that bindings at one place can have: gathered once, and asked for by each that is wrong.
final class SamplePaths {
  /// What a binding wants to read.
  enum Want: Hashable {
    /// A list, to repeat a part for.
    case list
    /// Something that reads as a text.
    case text
    /// A text that is a value of a column of this type.
    case cell(ColumnType)
    /// A text that is a value of this type.
    case value(SimpleTypeID)
  }

  /// Records beyond these, paths beyond those, steps deeper than these and more members are not looked through.
  private static let (mostRecords, mostPaths, deepest, mostMembers) = (20, 400, 3, 20_000)

  /// A path with what it leads to, and what the schema of the data says of that.
  private struct Candidate {
    let path: String
    var values: [JSONValue]
    let shape: JSONSchema.Step
  }

  private let data: SampleData
  private let schema: Schema
  /// The paths: those from the records first, then those from the top of the sample.
  private lazy var all: [Candidate] = gathered()
  private var fitting: [Want: [String]] = [:]

  /// The paths into `data`, whose values are judged by `schema`.
  init(_ data: SampleData, _ schema: Schema) { (self.data, self.schema) = (data, schema) }

  /// The path to something as wanted that `path` most likely means; nil when none is like it.
  ///
  /// - Parameter owner: What has the value, which a path may be named after.
  func nearest(to path: String, _ want: Want, for owner: String = "") -> String? {
    let paths = paths(want).filter { $0 != path }
    if let near = Spelling.nearest(to: path, among: paths) { return near }
    let last = Self.name(path)
    if let other = paths.first(where: { Self.name($0) == last }) { return other }
    // “qtyText” and “qty”, or “priorityKind” for a kind.
    let kin = paths.filter { Self.isPart(Self.name($0), last) || Self.isPart(owner.lowercased(), Self.name($0)) }
    if kin.count == 1 { return kin[0] }
    return paths.count == 1 && isTelling(want) ? paths[0] : nil
  }

  /// The last step of `path`, in lower case.
  private static func name(_ path: String) -> String { (path.split(separator: "/").last ?? "").lowercased() }

  private static func isPart(_ first: String, _ second: String) -> Bool {
    first.utf8.count > 2 && second.utf8.count > 2 && (first.contains(second) || second.contains(first))
  }

  /// Whether so little is as wanted that the only path to it is meant, whatever it is called: a list, a value of a column, or one of a few words.
  private func isTelling(_ want: Want) -> Bool {
    switch want {
    case .list, .cell: true
    case .text: false
    case .value(let type): !schema.enumeration(of: type).isEmpty
    }
  }

  private func paths(_ want: Want) -> [String] {
    if let known = fitting[want] { return known }
    let paths = all.filter { isFit($0, want) }.map { $0.path }
    fitting[want] = paths
    return paths
  }

  private func isFit(_ candidate: Candidate, _ want: Want) -> Bool {
    if case .nothing = candidate.shape { return false }
    if let shape = candidate.shape.schema, !isFit(shape, want) { return false }
    // What has no value in a record is drawn without it.
    let values = candidate.values.filter { $0 != .null && $0.string != "" }
    return candidate.values.isEmpty || !values.isEmpty && values.allSatisfy { isFit($0, want) }
  }

  private func isFit(_ shape: JSONSchema, _ want: Want) -> Bool {
    switch want {
    case .list: shape.types.contains(.array)
    case .text, .cell, .value: shape.types.contains { $0 != .array && $0 != .object }
    }
  }

  private func isFit(_ value: JSONValue, _ want: Want) -> Bool {
    switch want {
    case .list: value.array != nil
    case .text: SampleScope.text(value) != nil
    case .cell(let type): SampleScope.text(value).map(type.allows) ?? false
    case .value(let type):
      SampleScope.text(value).map { schema.problem(of: $0, as: type) == nil } ?? false
    }
  }

  private func gathered() -> [Candidate] {
    var found: [Candidate] = []
    var places: [String: Int] = [:]
    var members = 0
    func add(_ value: JSONValue?, at path: String) {
      if let place = places[path] { return found[place].values += value.map { [$0] } ?? [] }
      guard found.count < Self.mostPaths else { return }
      places[path] = found.count
      found.append(
        Candidate(path: path, values: value.map { [$0] } ?? [], shape: data.shape?.at(path) ?? .anything))
    }
    func addMembers(of value: JSONValue, _ prefix: String, _ depth: Int) {
      for member in value.object?.members ?? [] where SampleScope.isStep(member.name) {
        members += 1
        if members > Self.mostMembers { return }
        add(member.value, at: prefix + member.name)
        if depth < Self.deepest { addMembers(of: member.value, prefix + member.name + "/", depth + 1) }
      }
    }
    let records = data.records
    for scope in records.scopes.prefix(Self.mostRecords) {
      guard let item = scope.item else { continue }
      addMembers(of: item, "", 1)
      add(item, at: ".")
    }
    // Where there is a sample, what it lacks is no help: the card would show braces again.
    if records.scopes.isEmpty {
      for isAbsolute in [false, true] {
        for (path, _) in data.shape?.paths(isAbsolute: isAbsolute, most: Self.mostPaths) ?? [] { add(nil, at: path) }
      }
    }
    members = 0
    if !records.isAtTop, let root = records.scopes.first?.root { addMembers(of: root, "/", 1) }
    return found
  }
}
