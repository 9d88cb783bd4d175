import JSON
import SourceText
import Standards
import XMLSyntax

/// An element, and the data that its bindings read: what the parts of a card are made from.
struct CardElement {
  let reading: CardReading
  let node: NodeID
  let name: ElementName
  /// The number of the data in ``reading``.
  private let scope: Int

  init(_ reading: CardReading, _ node: NodeID, scope: Int) {
    self.reading = reading
    self.node = node
    name = reading.name(node)
    self.scope = scope
  }

  /// Itself with the sample that it names.
  func withOwnSample() -> CardElement {
    guard let reference = attribute(.sample) else { return self }
    let sample = SampleScope(reference, sample: reading.sample)
    return CardElement(reading, node, scope: reading.add(sample, item: reading.item(scope), language))
  }

  /// Itself with the language that it names.
  func withOwnLanguage() -> CardElement {
    guard reading.hasLanguages, let tag = attribute(.lang) else { return self }
    let scope = reading.add(reading.scope(scope), item: reading.item(scope), LanguageTag(tag))
    return CardElement(reading, node, scope: scope)
  }

  /// The language of its texts: that of the nearest element which names one; nil where none does.
  var language: LanguageTag? { reading.language(scope) }

  /// Whether the sample that it names itself holds something.
  var data: DataState {
    guard reading.hasSamples, has(.sample) else { return .present }
    return switch reading.scope(scope).item {
    case nil: .failed
    case .null: .empty
    case .array(let items): items.isEmpty ? .empty : .present
    case .object(let object): object.count == 0 ? .empty : .present
    default: .present
    }
  }

  /// `text` with its bindings filled in from what the element reads, and the paths that lack a value.
  func filled(_ text: [UInt8], _ numbers: SampleNumbers) -> (text: String, missing: [String]) {
    reading.scope(scope).fill(text, numbers)
  }

  /// Where it stands; for what only holds parts in the file, such as `Actions`, its parts have its conditions.
  var source: PartSource { source(leadingTo: nil) }

  /// Where it stands, and where a tap on it leads.
  var linkedSource: PartSource {
    source(leadingTo: bound(.target).map { Link(target: $0, isExternal: isExternal($0)) })
  }

  private func source(leadingTo link: Link?) -> PartSource {
    let record = reading.tree.nodes[node.index]
    let isConditional = reading.hasConditions
    return PartSource(
      node: node, range: ByteRange(Int(record.start), Int(record.end)),
      element: reading.tree.names[Int(record.name)].local, id: attribute(.id),
      platform: isConditional ? condition(.platform).flatMap(Platform.init) : nil,
      sizeClass: isConditional ? condition(.in).flatMap(SizeClass.init) : nil,
      item: reading.hasLists ? reading.item(scope) : 0, link: link, language: language)
  }

  private func condition(_ name: AttributeName) -> String? {
    if let own = attribute(name) { return own }
    let parent = NodeID(Int(reading.tree.nodes[node.index].parent))
    switch reading.name(parent) {
    // Elements that are parts of the file and not of the model.
    case .actions, .attribute, .iconStack, .numericLabel:
      return reading.record(name, of: parent).map { reading.tree.value(of: $0) }
    default: return nil
    }
  }

  // MARK: Children

  /// The element around it, which reads the same data.
  var parent: CardElement? {
    let parent = NodeID(Int(reading.tree.nodes[node.index].parent))
    return parent == .document ? nil : CardElement(reading, parent, scope: scope)
  }

  /// The child elements that the language may know, repeated as `each` says.
  var children: Children { Children(self) }

  /// What `part` makes of each child called `name`.
  func parts<Part>(_ name: ElementName, _ part: (CardElement) -> Part) -> [Part] {
    var parts: [Part] = []
    for child in children where child.name == name { parts.append(part(child)) }
    return parts
  }

  /// The child elements of an element, one after the other.
  struct Children: Sequence, IteratorProtocol {
    private let parent: CardElement
    private var index: Int
    private let end: Int
    /// The items for which the child at hand is still to be repeated, the last one first.
    private var items: [JSONValue] = []
    private var repeated: (node: NodeID, sample: JSONValue?, language: LanguageTag?, count: Int)?

    fileprivate init(_ parent: CardElement) {
      self.parent = parent
      index = parent.node.index + 1
      end = Int(parent.reading.tree.nodes[parent.node.index].subtreeEnd)
    }

    /// The next child.
    mutating func next() -> CardElement? {
      let reading = parent.reading
      while true {
        if !items.isEmpty, let repeated {
          let scope = SampleScope(root: repeated.sample, item: items.removeLast())
          // Items of a list stand apart from those of the lists around it.
          let item = reading.item(parent.scope) &<< 20 &+ (repeated.count - items.count)
          return CardElement(reading, repeated.node, scope: reading.add(scope, item: item, repeated.language))
        }
        guard index < end else { return nil }
        let node = NodeID(index)
        index = Int(reading.tree.nodes[index].subtreeEnd)
        guard reading.isElement(node) else { continue }
        var child = CardElement(reading, node, scope: parent.scope)
        if reading.hasLanguages { child = child.withOwnLanguage() }
        if reading.hasSamples { child = child.withOwnSample() }
        // Without the list the part is drawn once, so that its missing data can be seen.
        guard reading.hasLists, let each = child.attribute(.each), let items = reading.scope(child.scope).items(each)
        else { return child }
        self.items = items.reversed()
        repeated = (node, reading.scope(child.scope).root, child.language, items.count)
      }
    }
  }
}
