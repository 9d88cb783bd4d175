import CardAnalysis
import Guidelines
import JSON
import SchemaModel
import SourceText
import XMLSyntax

/// The sample data that bindings at some place read from.
struct SampleScope {
  /// What paths start at: one value, or the items of a list that a part is repeated for.
  var values: [JSONValue]
  /// What paths with a `/` in front start at.
  var top: JSONValue
}

/// What is shown of a value in sample data.
enum SampleValue {
  /// `value` in a few words.
  static func preview(_ value: JSONValue) -> String {
    switch value {
    case .array(let items): return items.count == 1 ? "list of 1" : "list of \(items.count)"
    case .object(let object): return "object: " + object.names.prefix(4).joined(separator: ", ")
    default:
      let text = value.string ?? value.text()
      return text.count > 60 ? text.prefix(59) + "…" : text
    }
  }
}

extension SampleScope {
  /// Items of a list beyond these are not looked at.
  private static let mostItems = 20

  /// The values at `path`, as bindings write it: steps separated by `/`, `.` for the value itself, `/` in front for the top.
  func values(at path: some StringProtocol) -> [JSONValue] {
    var found = path.hasPrefix("/") ? [top] : values
    for step in path.split(separator: "/") where step != "." {
      found = found.compactMap { value in
        if let object = value.object { return object[String(step)] }
        guard let index = Int(step), let items = value.array, items.indices.contains(index) else { return nil }
        return items[index]
      }
    }
    return found
  }

  /// The scope inside a part that is repeated for the list at `path`; nil when there is no list.
  func repeated(for path: some StringProtocol) -> SampleScope? {
    let lists = values(at: path).compactMap(\.array)
    guard !lists.isEmpty else { return nil }
    return SampleScope(values: Array(lists.joined().prefix(Self.mostItems)), top: top)
  }
}

extension DocumentSnapshot {
  /// The sample data at the element `node`, by the samples and repetitions of its ancestors and its own.
  ///
  /// - Parameter isRepeating: whether the place is inside the part, or in the attribute that says what it is repeated for.
  func sampleScope(at node: NodeID, insideRepetition isRepeating: Bool = true) -> SampleScope? {
    guard let grammar else { return nil }
    let tree = grammar.tree
    var scope: SampleScope?
    for (element, declaration) in grammar.lineage(of: node).reversed() where tree[element].attributeCount > 0 {
      guard let declaration else { continue }
      var repetition: String?
      for attribute in tree.attributes(of: element) {
        guard let use = grammar.use(of: attribute, in: declaration) else { continue }
        let notes = use.documentation.notes(named: "content").compactMap { $0["kind"] }
        if grammar.schema.contentKinds(of: use).contains(.sampleFile) {
          if let value = sample(tree.value(of: attribute)) { scope = SampleScope(values: [value], top: value) }
        } else if notes.contains(ContentKind.bindingPath.rawValue) {
          repetition = Self.path(inBraces: tree.value(of: attribute))
        }
      }
      if let repetition, element != node || isRepeating, let inner = scope?.repeated(for: repetition) { scope = inner }
    }
    return scope
  }

  /// The value in the sample that `reference`, such as `orders.json#/0`, names.
  private func sample(_ reference: String) -> JSONValue? {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, let data = resources.bytes(String(path)), let root = try? JSONParser.parse(data)
    else {
      return nil
    }
    guard parts.count > 1, let pointer = JSONPointer(fragment: String(parts[1])) else { return root }
    return root[pointer]
  }

  /// The path in `{path}`.
  static func path(inBraces text: String) -> String? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
