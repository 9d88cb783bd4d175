import JSON
import XMLSyntax

/// Reads typed parts out of a tree.
struct CardReader {
  let tree: XMLTree
  private let file: (String) -> [UInt8]?
  /// Samples by file, so that none is parsed twice.
  private var samples: [String: JSONValue?] = [:]
  /// Whether each of the tree's namespaces may be the language's, by its index.
  private let isOwn: [Bool]
  // Whether anything in the tree has such an attribute: every element is asked for them, and most files have none.
  private let hasLists: Bool
  private let hasSamples: Bool
  private let hasConditions: Bool

  init(_ tree: XMLTree, file: @escaping (String) -> [UInt8]?) {
    self.tree = tree
    self.file = file
    isOwn = tree.namespaces.map { $0.isEmpty || $0 == CardDocument.namespace }
    hasLists = tree.names.contains { $0.local == "each" }
    hasSamples = tree.names.contains { $0.local == "sample" }
    hasConditions = tree.names.contains { $0.local == "platform" || $0.local == "in" }
  }

  /// An element and the data that its bindings read.
  struct Element {
    var node: NodeID
    var name: String
    var scope: SampleScope
  }

  mutating func root() -> CardRoot? {
    guard let node = tree.root else { return nil }
    let element = scoped(Element(node: node, name: tree.name(of: node).local, scope: .none))
    switch element.name {
    case "Card": return .card(card(element))
    case "ObjectCardView": return .objectCardView(objectCardView(element))
    case "ObjectCell": return .objectCell(objectCell(element))
    case "ObjectCellList": return .objectCellList(objectCellList(element))
    case "ContactCellList": return .contactCellList(contactCellList(element))
    case "CardScene": return .scene(scene(element))
    default:
      if let kind = CollectionLayout.Kind(rawValue: element.name) { return .collection(collection(element, kind)) }
      return .unknown(unknown(element))
    }
  }

  /// The child elements that the language may know, repeated as `each` says; annotations in other namespaces are none.
  mutating func children(_ parent: Element) -> [Element] {
    var result: [Element] = []
    for node in tree.children(of: parent.node) where tree[node].kind == .element {
      guard isOwn[Int(tree[node].namespace)] else { continue }
      let element = scoped(Element(node: node, name: tree.name(of: node).local, scope: parent.scope))
      guard hasLists, let each = attribute("each", element) else {
        result.append(element)
        continue
      }
      guard let items = element.scope.items(each) else {
        // Without the list the part is drawn once, so that its missing data can be seen.
        result.append(element)
        continue
      }
      for item in items {
        result.append(Element(node: node, name: element.name, scope: SampleScope(root: element.scope.root, item: item)))
      }
    }
    return result
  }

  /// `element` with the sample that it names itself.
  private mutating func scoped(_ element: Element) -> Element {
    guard hasSamples, let reference = attribute("sample", element) else { return element }
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let value = sample(String(parts.first ?? ""))
    let item = parts.count > 1 ? JSONPointer(fragment: String(parts[1])).flatMap { value?[$0] } : value
    var element = element
    element.scope = SampleScope(root: value, item: item)
    return element
  }

  private mutating func sample(_ path: String) -> JSONValue? {
    if let known = samples[path] { return known }
    let value = file(path).flatMap { bytes in try? JSONParser.parse(bytes) }
    samples[path] = .some(value)
    return value
  }

  /// Whether the sample that `element` itself names holds something.
  func data(_ element: Element) -> DataState {
    guard hasSamples, attribute("sample", element) != nil else { return .present }
    return switch element.scope.item {
    case nil: .failed
    case .null: .empty
    case .array(let items): items.isEmpty ? .empty : .present
    case .object(let object): object.count == 0 ? .empty : .present
    default: .present
    }
  }

  // MARK: Values

  /// Where a part stands; for what only holds parts in the file, such as `Actions`, its parts have its conditions.
  func source(_ element: Element) -> PartSource {
    func condition(_ name: String) -> String? {
      guard hasConditions else { return nil }
      if let own = attribute(name, element) { return own }
      guard let parent = tree.parent(of: element.node), Self.holders.contains(tree.name(of: parent).local) else {
        return nil
      }
      return tree.value(ofAttribute: name, of: parent)
    }
    return PartSource(
      node: element.node, range: tree.range(of: element.node), element: element.name,
      id: attribute("id", element), platform: condition("platform").flatMap(Platform.init),
      sizeClass: condition("in").flatMap(SizeClass.init))
  }

  /// Elements that are parts of the file and not of the model.
  private static let holders: Set<String> = ["Actions", "Attribute", "IconStack", "NumericLabel"]

  func unknown(_ element: Element) -> UnknownPart { UnknownPart(source: source(element)) }

  /// The value of an attribute as written, references replaced and white space collapsed; nil when it is not there.
  func attribute(_ name: String, _ element: Element) -> String? {
    tree.value(ofAttribute: name, of: element.node).map { WhiteSpace.collapsed($0) }
  }

  /// The value of an attribute with its bindings filled in; nil when it is not there or a datum is missing.
  func bound(_ name: String, _ element: Element) -> String? {
    guard let value = attribute(name, element) else { return nil }
    guard value.utf8.contains(0x7B) || value.utf8.contains(0x7D) else { return value }
    let filled = element.scope.fill(Array(value.utf8))
    return filled.missing.isEmpty ? filled.text : nil
  }

  /// The value of an attribute with its bindings filled in, missing data as written; empty when it is not there.
  func shown(_ name: String, _ element: Element) -> String {
    guard let value = attribute(name, element) else { return "" }
    guard value.utf8.contains(0x7B) || value.utf8.contains(0x7D) else { return value }
    return element.scope.fill(Array(value.utf8)).text
  }

  func number(_ name: String, _ element: Element) -> Double? {
    bound(name, element).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  func flag(_ name: String, _ element: Element) -> Bool {
    switch bound(name, element) {
    case "true", "1": true
    default: false
    }
  }

  /// The value of an attribute with an enumerated type, or `standard`.
  func choice<Value: RawRepresentable<String>>(_ name: String, _ element: Element, _ standard: Value) -> Value {
    bound(name, element).flatMap(Value.init) ?? standard
  }

  /// The text of an element and of nothing inside it.
  func text(_ element: Element) -> CardText {
    var bytes: [UInt8] = []
    for child in tree.children(of: element.node) where tree[child].kind == .text || tree[child].kind == .cdataSection {
      tree.withTextBytes(of: child) { bytes += $0[$1] }
    }
    let filled = element.scope.fill(WhiteSpace.collapsed(bytes))
    return CardText(
      string: filled.text, lineLimit: number("lines", element).map { Int($0) }, missingPaths: filled.missing,
      source: source(element))
  }
}
