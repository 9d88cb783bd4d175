import CardAnalysis
import CardModel
import Guidelines
import JSON
import SchemaModel
import XMLSyntax

/// The sample data that bindings at some place read from: of one scope, or of each item that a part is repeated for.
struct SampleScopes {
  private let scopes: [SampleScope]
  /// Items of a list beyond these are not looked at.
  private static let mostItems = 20

  /// The data at the element `node`, by the samples and repetitions of its ancestors and its own; nil when there is no
  /// sample.
  ///
  /// - Parameter isRepeating: whether the place is inside the part, or in the attribute that says what it is repeated for.
  init?(_ snapshot: DocumentSnapshot, at node: NodeID, insideRepetition isRepeating: Bool) {
    guard let grammar = Grammar(snapshot) else { return nil }
    let tree = grammar.tree
    var scopes: [SampleScope]?
    for (element, declaration) in grammar.lineage(of: node).reversed() where tree[element].attributeCount > 0 {
      guard let declaration else { continue }
      var repetition: String?
      for attribute in tree.attributes(of: element) {
        guard let use = grammar.use(of: attribute, in: declaration) else { continue }
        if grammar.schema.contentKinds(of: use).contains(.sampleFile) {
          let scope = SampleScope(tree.value(of: attribute), sample: snapshot.resources.sample)
          if scope.item != nil { scopes = [scope] }
        } else if use.isRepetition {
          repetition = tree.value(of: attribute)
        }
      }
      guard let repetition, element != node || isRepeating else { continue }
      let inner = scopes?.compactMap { scope in
        scope.items(repetition)?.map { SampleScope(root: scope.root, item: $0) }
      }
      if let inner, !inner.isEmpty { scopes = Array(inner.joined().prefix(Self.mostItems)) }
    }
    guard let scopes else { return nil }
    self.scopes = scopes
  }

  /// The values at `path`, which is written as in a binding.
  func values(at path: String) -> [JSONValue] { scopes.compactMap { $0.value(path) } }
}

extension JSONValue {
  /// What a path can go on to: members, or the elements of an array by their numbers.
  var steps: [(name: String, value: JSONValue)] {
    object?.members.map { ($0.name, $0.value) } ?? (array ?? []).enumerated().map { (String($0.offset), $0.element) }
  }

  /// The value in a few words.
  var preview: String {
    switch self {
    case .array(let items): return items.count == 1 ? "list of 1" : "list of \(items.count)"
    case .object(let object): return "object: " + object.names.prefix(4).joined(separator: ", ")
    default:
      let text = string ?? text()
      return text.count > 60 ? text.prefix(59) + "…" : text
    }
  }
}
