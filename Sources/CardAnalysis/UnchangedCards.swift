package import CardLayout
import CardModel
import DesignRules
package import JSON
package import SourceText
import XMLSyntax

/// A scene of an earlier version of a document.
package struct EarlierScene {
  let scene: PositionedScene
  let edit: Replacement
  let samples: [String: JSONValue?]

  /// The `scene` of a text that has changed by `edit` since, and of what the samples held that were read for it.
  package init(_ scene: PositionedScene, _ edit: Replacement, samples: [String: JSONValue?]) {
    (self.scene, self.edit, self.samples) = (scene, edit, samples)
  }
}

/// The cards of a list that are drawn as in an earlier scene, as the same bytes of the file and the same samples describe them.
struct UnchangedCards {
  /// Their elements.
  private(set) var nodes: Set<NodeID> = []
  /// What is known of them.
  private(set) var known = KeptCards.Unchanged()

  /// Those of the document `tree`, whose names mean `words`, in `environment`; nil where cards depend on each other, or on how a
  /// text with errors is read.
  ///
  /// - Parameters:
  ///   - earlier: The scene that the same view had.
  ///   - samples: Read again what was read for that.
  init?(
    _ tree: XMLTree, _ words: [CardWord], _ environment: CardEnvironment, after earlier: EarlierScene?,
    _ samples: SampleRecord
  ) {
    guard !environment.hasClaims, !tree.diagnostics.contains(where: { $0.severity == .error }), let root = tree.root,
      let list = CardsOfList(tree, words)
    else { return nil }
    // What stands before the cards tells what they mean: namespaces, a language, a sample.
    guard let earlier, let cards = earlier.scene.keptCards,
      environment.reading(earlier.scene.environment.language) == earlier.scene.environment,
      earlier.edit.start >= tree.startTagRange(of: root).end, samples.takeOver(earlier.samples)
    else { return }
    known = KeptCards.Unchanged(of: cards)
    let sources = cards.sources
    var places: [Int: Int] = [:]
    for (index, source) in sources.enumerated() { places[source.start] = index }
    for node in list.cards where node != list.anchor {
      let (start, end) = (Int(tree[node].start), Int(tree[node].end))
      guard let origin = earlier.edit.origin(of: start..<end), let index = places[origin.lowerBound],
        sources[index].range.end == origin.upperBound
      else { continue }
      nodes.insert(node)
      known.append(index, nodes: node.index - sources[index].node.index, bytes: start - origin.lowerBound)
    }
  }
}
