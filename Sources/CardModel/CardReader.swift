import JSON
import SourceText
import XMLSyntax

/// Reads typed parts out of a tree.
struct CardReader {
  let tree: XMLTree
  private let sample: (_ path: String) -> JSONValue?
  /// Samples by file, so that none is asked for twice.
  private var samples: [String: JSONValue?] = [:]
  /// The data that elements read, by ``Element/scope``; the first is none.
  private var scopes = [SampleScope.none]
  /// What the names of the tree mean, by their index.
  let words: [CardWord]
  /// Whether each of the tree's namespaces may be the language's, by its index.
  private let isOwn: [Bool]
  // Whether anything in the tree has such an attribute: every element is asked for them, and most files have none.
  private let hasLists: Bool
  private let hasSamples: Bool
  private let hasConditions: Bool

  init(_ tree: XMLTree, words: [CardWord], sample: @escaping (_ path: String) -> JSONValue?) {
    self.tree = tree
    self.sample = sample
    isOwn = tree.namespaces.map { $0.isEmpty || $0 == CardDocument.namespace }
    self.words = words
    var (hasLists, hasSamples, hasConditions) = (false, false, false)
    for word in words {
      switch word.attribute {
      case .each: hasLists = true
      case .sample: hasSamples = true
      case .platform, .in: hasConditions = true
      default: continue
      }
    }
    (self.hasLists, self.hasSamples, self.hasConditions) = (hasLists, hasSamples, hasConditions)
  }

  /// An element and the data that its bindings read.
  struct Element {
    var node: NodeID
    var name: ElementName
    /// An index of the reader's scopes: small, as elements are copied everywhere.
    fileprivate(set) var scope: Int
  }

  mutating func root() -> CardRoot? {
    guard let node = tree.root else { return nil }
    let element = scoped(Element(node: node, name: name(node), scope: 0))
    switch element.name {
    case .card: return .card(card(element))
    case .objectCardView: return .objectCardView(objectCardView(element))
    case .objectCell: return .objectCell(objectCell(element))
    case .objectCellList: return .objectCellList(objectCellList(element))
    case .contactCellList: return .contactCellList(contactCellList(element))
    case .cardScene: return .scene(scene(element))
    default:
      if let kind = element.name.collection { return .collection(collection(element, kind)) }
      return .unknown(unknown(element))
    }
  }

  /// What `node` is called.
  private func name(_ node: NodeID) -> ElementName { words[Int(tree.nodes[node.index].name)].element }

  /// The child elements that the language may know, repeated as `each` says; annotations in other namespaces are none.
  mutating func children(_ parent: Element) -> [Element] {
    var result: [Element] = []
    var index = parent.node.index + 1
    let end = Int(tree.nodes[parent.node.index].subtreeEnd)
    if index < end { result.reserveCapacity(min(8, (end - index + 1) / 2)) }
    while index < end {
      let node = NodeID(index)
      index = Int(tree.nodes[node.index].subtreeEnd)
      guard tree.nodes[node.index].isElement, isOwn[Int(tree.nodes[node.index].namespace)] else { continue }
      let element = scoped(Element(node: node, name: name(node), scope: parent.scope))
      // Without the list the part is drawn once, so that its missing data can be seen.
      guard hasLists, let each = attribute(.each, element), let items = scopes[element.scope].items(each) else {
        result.append(element)
        continue
      }
      let top = scopes[element.scope].root
      for item in items {
        scopes.append(SampleScope(root: top, item: item))
        result.append(Element(node: node, name: element.name, scope: scopes.count - 1))
      }
    }
    return result
  }

  /// `element` with the sample that it names itself.
  private mutating func scoped(_ element: Element) -> Element {
    guard hasSamples, let reference = attribute(.sample, element) else { return element }
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let value = sample(at: String(parts.first ?? ""))
    let item = parts.count > 1 ? JSONPointer(fragment: String(parts[1])).flatMap { value?[$0] } : value
    scopes.append(SampleScope(root: value, item: item))
    return Element(node: element.node, name: element.name, scope: scopes.count - 1)
  }

  private mutating func sample(at path: String) -> JSONValue? {
    if let known = samples[path] { return known }
    let value = sample(path)
    samples[path] = .some(value)
    return value
  }

  /// Whether the sample that `element` itself names holds something.
  func data(_ element: Element) -> DataState {
    guard hasSamples, has(.sample, element) else { return .present }
    return switch scopes[element.scope].item {
    case nil: .failed
    case .null: .empty
    case .array(let items): items.isEmpty ? .empty : .present
    case .object(let object): object.count == 0 ? .empty : .present
    default: .present
    }
  }

  /// `text` with its bindings filled in from what `element` reads, and the paths that lack a value.
  func filled(_ text: [UInt8], _ element: Element) -> (text: String, missing: [String]) {
    scopes[element.scope].fill(text)
  }

  /// Where a part stands; for what only holds parts in the file, such as `Actions`, its parts have its conditions.
  func source(_ element: Element) -> PartSource {
    let record = tree.nodes[element.node.index]
    return PartSource(
      node: element.node, range: ByteRange(Int(record.start), Int(record.end)),
      element: tree.names[Int(record.name)].local, id: attribute(.id, element),
      platform: condition(.platform, element).flatMap(Platform.init),
      sizeClass: condition(.in, element).flatMap(SizeClass.init))
  }

  private func condition(_ name: AttributeName, _ element: Element) -> String? {
    guard hasConditions else { return nil }
    if let own = attribute(name, element) { return own }
    let parent = NodeID(Int(tree.nodes[element.node.index].parent))
    switch self.name(parent) {
    // Elements that are parts of the file and not of the model.
    case .actions, .attribute, .iconStack, .numericLabel: return record(name, of: parent).map { tree.value(of: $0) }
    default: return nil
    }
  }

  func unknown(_ element: Element) -> UnknownPart { UnknownPart(source: source(element)) }
}
