package import CardModel
import LayoutCore

/// The cards of a list as they were laid out for a drawing: the drawing of the next version copies those that are the same.
///
/// Composing a card and making its parts takes ten times as long as laying its boxes out, which is done anew for the whole page.
package final class KeptCards: Sendable {
  /// One of them.
  struct Card {
    /// Where it stands in the file.
    var source: PartSource
    /// Its boxes, a tree of their own.
    var boxes: Range<Int>
    /// The parts made of them, a tree of their own as well.
    var parts = 0..<0
    /// How far it has moved in the file since it was composed: what its boxes paint does not know of it.
    var moved = Distance()
    /// Its index among the cards of the earlier drawing, for one that was copied; set anew before it is copied again.
    var earlier: Int?
  }

  /// Which cards of an earlier drawing are the same now: what they are made of in the file, and all that this is read with.
  package struct Unchanged {
    /// The earlier drawing's; nil where there is none, and cards are only kept for the next.
    let earlier: KeptCards?
    /// In document order: their indices among those of the earlier drawing, and how far they have moved in the file.
    private(set) var cards: [(earlier: Int, moved: Distance)] = []

    /// None of `earlier` so far.
    package init(of earlier: KeptCards? = nil) { self.earlier = earlier }

    /// Adds the card `index` of the earlier drawing, which stands so many nodes and bytes further on now.
    package mutating func append(_ index: Int, nodes: Int, bytes: Int) {
      cards.append((index, Distance(nodes: nodes, bytes: bytes)))
    }
  }

  /// How far an element has moved in its file.
  struct Distance: Equatable {
    var (nodes, bytes) = (0, 0)

    static func + (left: Distance, right: Distance) -> Distance {
      Distance(nodes: left.nodes + right.nodes, bytes: left.bytes + right.bytes)
    }

    static func - (left: Distance, right: Distance) -> Distance {
      Distance(nodes: left.nodes - right.nodes, bytes: left.bytes - right.bytes)
    }
  }

  let tree: BoxTree
  /// The places of its boxes, and whether they are hidden.
  let (frames, hidden): ([Frame], [Bool])
  let paints: PagePaints
  let parts: [ScenePart]
  /// In the order in which they are read.
  let cards: [Card]
  /// How many cards were composed for the drawing; all others were copied.
  package let composed: Int

  /// Keeps the `cards` of `page`, of which `parts` were made; not those that stand in the file once and are shown several times.
  init(_ page: LaidOutPage, _ parts: [ScenePart], _ cards: [Card]) {
    (tree, paints, self.parts) = (page.tree, page.paints, parts)
    (frames, hidden) = (page.layout.frames, page.layout.hidden)
    var counts: [Int: Int] = [:]
    for card in cards { counts[card.source.start, default: 0] += 1 }
    composed = cards.count { $0.earlier == nil }
    self.cards = cards.filter { counts[$0.source.start] == 1 }
  }

  /// Where its cards stand in the file.
  package var sources: [PartSource] { cards.map { $0.source } }
}

extension PartSource {
  /// The same part after its element has moved.
  func moved(by distance: KeptCards.Distance) -> PartSource { moved(nodes: distance.nodes, bytes: distance.bytes) }
}
