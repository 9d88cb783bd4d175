package import JSON
package import XMLSyntax

/// The card that a file describes, typed; whatever the file holds, there is one, with placeholders where need be.
package struct CardDocument: Hashable, Sendable {
  /// What the root element describes, or nil when there is no root element.
  package var root: CardRoot?

  /// The root of every file of the card language.
  package static let namespace = "urn:cardwright:1"

  /// Reads the card in `tree`.
  ///
  /// - Parameters:
  ///   - pseudo: the language into which texts are put; nil where they are read as they are.
  ///   - file: the contents of a sample file at a path relative to the card file, or nil when there is none.
  package init(
    _ tree: XMLTree, in pseudo: PseudoLanguage? = nil, file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) {
    self.init(tree, in: pseudo, sample: { file($0).flatMap { bytes in try? JSONParser.parse(bytes) } })
  }

  /// Reads the card in `tree`.
  ///
  /// - Parameters:
  ///   - words: what the names of `tree` mean, if that is known already.
  ///   - leftOut: elements that are read as if they were not there.
  ///   - pseudo: the language into which texts are put; nil where they are read as they are.
  ///   - sample: what a sample file holds, by its path relative to the card file, or nil when there is no such file, or
  ///     no JSON in it.
  package init(
    _ tree: XMLTree, words: [CardWord]? = nil, without leftOut: Set<NodeID> = [], in pseudo: PseudoLanguage? = nil,
    sample: @escaping (_ path: String) -> JSONValue?
  ) {
    let words = words ?? CardWord.words(of: tree)
    root = CardReading(tree, words: words, without: leftOut, in: pseudo, sample: sample).root.map { CardRoot($0) }
  }
}

/// What a file's root element describes; indirect, as documents are handed on and few look inside.
package indirect enum CardRoot: Hashable, Sendable {
  case card(Card)
  case objectCardView(ObjectCardView)
  case objectCell(ObjectCell)
  case objectCellList(ObjectCellList)
  case contactCellList(ContactCellList)
  case collection(CardCollection)
  case scene(CardScene)
  /// A family that is drawn as a placeholder.
  case unknown(UnknownPart)

  /// The root element.
  package var source: PartSource {
    switch self {
    case .card(let card): card.container.source
    case .objectCardView(let card): card.container.source
    case .objectCell(let cell): cell.source
    case .objectCellList(let list): list.source
    case .contactCellList(let list): list.source
    case .collection(let collection): collection.source
    case .scene(let scene): scene.source
    case .unknown(let part): part.source
    }
  }
}

extension CardRoot {
  init(_ element: CardElement) {
    switch element.name {
    case .card: self = .card(Card(element))
    case .objectCardView: self = .objectCardView(ObjectCardView(element))
    case .objectCell: self = .objectCell(ObjectCell(element))
    case .objectCellList: self = .objectCellList(ObjectCellList(element))
    case .contactCellList: self = .contactCellList(ContactCellList(element))
    case .cardScene: self = .scene(CardScene(element))
    default:
      if let kind = element.name.collection {
        self = .collection(CardCollection(element, kind))
      } else {
        self = .unknown(UnknownPart(element))
      }
    }
  }
}
