import JSON
import SourceText
import Standards
import XMLSyntax

/// What all elements of one tree are read with: the tree, what its names mean, and its sample data.
final class CardReading {
  let tree: XMLTree
  /// What the names of the tree mean as elements and attributes, by their index.
  private let elementNames: [ElementName]
  private let attributeNames: [AttributeName?]
  private let sample: (_ path: String) -> JSONValue?
  /// Samples by file, so that none is asked for twice.
  private var samples: [String: JSONValue?] = [:]
  /// The data that elements read; the first is none.
  private var scopes = [SampleScope.none]
  /// Which item of a list each of them is; 0 for what is none.
  private var items = [0]
  /// The language that the texts beside them are in.
  private var languages: [LanguageTag?] = [nil]
  /// Whether each of the tree's namespaces may be the language's, by its index.
  private let isOwn: [Bool]
  /// Elements that are read as if they were not there.
  private let leftOut: Set<NodeID>
  /// The language into which texts are put; nil where they are read as they are.
  let pseudo: PseudoLanguage?
  /// The language that it stands for: that of the drawing's own words, too.
  private let pseudoTag: LanguageTag?
  // Whether anything in the tree has such an attribute: every element is asked for them, and most files have none.
  let hasLists: Bool
  let hasSamples: Bool
  let hasConditions: Bool
  let hasLanguages: Bool

  init(
    _ tree: XMLTree, words: [CardWord], without leftOut: Set<NodeID>, in pseudo: PseudoLanguage?,
    sample: @escaping (_ path: String) -> JSONValue?
  ) {
    self.tree = tree
    (self.leftOut, self.pseudo) = (leftOut, pseudo)
    pseudoTag = pseudo?.name == nil ? nil : pseudo.flatMap { LanguageTag($0.rawValue) }
    self.sample = sample
    isOwn = tree.namespaces.map { $0.isEmpty || $0 == CardDocument.namespace }
    elementNames = words.map { $0.element }
    attributeNames = words.map { $0.attribute }
    var (hasLists, hasSamples, hasConditions, hasLanguages) = (false, false, false, false)
    for word in words {
      switch word.attribute {
      case .each: hasLists = true
      case .sample: hasSamples = true
      case .platform, .in: hasConditions = true
      case .lang: hasLanguages = true
      default: continue
      }
    }
    (self.hasLists, self.hasSamples, self.hasConditions) = (hasLists, hasSamples, hasConditions)
    self.hasLanguages = hasLanguages
  }

  /// The root element, if there is one.
  var root: CardElement? { tree.root.map { CardElement(self, $0, scope: 0).withOwnLanguage().withOwnSample() } }

  /// What `node` is called.
  func name(_ node: NodeID) -> ElementName { elementNames[Int(tree.nodes[node.index].name)] }

  /// What `attribute` is called; nil for what neither the model nor a rule reads.
  func name(_ attribute: XMLAttribute) -> AttributeName? { attributeNames[Int(attribute.name)] }

  /// Whether `node` is an element that the language may know; annotations in other namespaces are none.
  func isElement(_ node: NodeID) -> Bool {
    tree.nodes[node.index].isElement && isOwn[Int(tree.nodes[node.index].namespace)]
      && (leftOut.isEmpty || !leftOut.contains(node))
  }

  /// The data numbered `index`.
  func scope(_ index: Int) -> SampleScope { scopes[index] }

  /// Which item of a list the data numbered `index` are; 0 for none.
  func item(_ index: Int) -> Int { items[index] }

  /// The language of the texts beside the data numbered `index`; nil where it is not known.
  func language(_ index: Int) -> LanguageTag? { pseudoTag ?? languages[index] }

  /// The number of `scope`, which is this item of a list, beside texts in `language`: small, as elements are copied
  /// everywhere.
  func add(_ scope: SampleScope, item: Int, _ language: LanguageTag?) -> Int {
    scopes.append(scope)
    items.append(item)
    languages.append(language)
    return scopes.count - 1
  }

  /// What the sample file at `path` holds.
  func sample(at path: String) -> JSONValue? {
    if let known = samples[path] { return known }
    let value = sample(path)
    samples[path] = .some(value)
    return value
  }
}
