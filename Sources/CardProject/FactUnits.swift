package import CardModel
import SourceText
package import XMLSyntax

/// What a card file has to do with others, kept by unit for its next version.
///
/// A unit is a part of the file that is not large, such as a card of a list. What it has to do with others follows from itself and the
/// start tags around it, and is taken over as long as these are the same.
package struct FactUnits: Sendable {
  /// A part of a file.
  private struct Unit: Sendable {
    /// Its element and all inside; the element alone where that is larger than a unit.
    var nodes: Range<Int>
    /// Whether all inside is part of it.
    let isWhole: Bool
    let part: Part
  }

  /// What stands in a unit; places are counted from its first byte.
  private final class Part: Sendable {
    let facts: FileFacts
    static let none = Part(FileFacts())

    init(_ facts: FileFacts) { self.facts = facts }
  }

  /// An element with more nodes is no unit; those in it are.
  private static let mostNodes = 512

  /// What the file has to do with others.
  package private(set) var facts = FileFacts()
  /// How many nodes were read for it; all others are as in an earlier version.
  package private(set) var visitedNodes = 0
  private var units: [Unit] = []

  /// What the card in `tree` has to do with others.
  ///
  /// - Parameters:
  ///   - words: what its names mean, by their index.
  ///   - path: the absolute path of the file that it names by a relative one; nil for one that it may not see.
  ///   - earlier: the same of an earlier tree, and how `tree` differs from that.
  package init(
    _ tree: XMLTree, words: [CardWord], _ kinds: LinkKinds, path: @escaping (_ relative: String) -> String?,
    after earlier: (value: FactUnits, change: TreeChange)?
  ) {
    self.init(
      FactReader.Source(tree: tree, words: words, kinds: kinds, path: path, shown: { written, _ in written }),
      after: earlier)
  }

  init(_ source: FactReader.Source, after earlier: (value: FactUnits, change: TreeChange)?) {
    let tree = source.tree
    guard let root = tree.root else { return }
    var around = FactReader(source, tree.nodes.indices, language: "")
    // What is said of the cards of a scene follows from what stands before them.
    let isOne = source.words.contains { Self.ofScenes.contains($0.element) }
    var known = KnownUnits(earlier)
    var index = 1
    while index < tree.nodes.count {
      let end = Int(tree.nodes[index].subtreeEnd)
      guard tree.nodes[index].isElement else {
        index += 1
        continue
      }
      // In which row of a header something stands follows from the rows before.
      let isWhole = isOne || end - index <= Self.mostNodes || source.element(index) == .extendedHeader
      if isWhole, let unit = known.next(index..<end) {
        units.append(unit)
      } else if isWhole {
        var reader = FactReader(source, index..<end, language: around.language(at: index))
        for index in index..<end where tree.nodes[index].isElement { reader.read(index) }
        add(reader.facts, index..<end, tree)
      } else {
        add(around.readAlone(index), index..<index + 1, tree)
      }
      index = isWhole ? end : index + 1
    }
    if let earlier, Self.isSame(earlier.value.units, units, by: { $0 == $1 }) {
      facts.meaning = earlier.value.facts.meaning
    } else {
      // Texts change more often than ids, which take longest.
      if let earlier, Self.isSame(earlier.value.units, units, by: { $0.ids == $1.ids }) {
        facts.meaning.ids = earlier.value.facts.meaning.ids
      } else {
        for unit in units { facts.meaning.ids.formUnion(unit.part.facts.meaning.ids) }
      }
      for unit in units where unit.part !== Part.none { facts.meaning.addAllButIDs(of: unit.part.facts.meaning) }
    }
    for unit in units where unit.part !== Part.none {
      facts.addPlaces(of: unit.part.facts, movedBy: Int(tree.nodes[unit.nodes.lowerBound].start))
    }
    (facts.meaning.element, facts.meaning.id, facts.place) = (tree.name(of: root).local, "", tree.nameRange(of: root))
    for attribute in tree.attributes(of: root) {
      facts.attributesEnd = tree.valueRange(of: attribute).end
      guard source.words[Int(attribute.name)].attribute == .id else { continue }
      (facts.meaning.id, facts.place) = (tree.value(of: attribute), tree.valueRange(of: attribute))
    }
  }

  private static let ofScenes: [ElementName] = [
    .cardScene, .push, .swap, .plainCard, .tableCard, .collectionCard, .pageCard, .hostedCard, .mapOnlyCard,
  ]

  /// Adds the unit of `nodes`, in which `facts` stand.
  private mutating func add(_ facts: FileFacts, _ nodes: Range<Int>, _ tree: XMLTree) {
    visitedNodes += nodes.count
    let isEmpty = facts.meaning == FileFacts.Meaning()
    let part = isEmpty ? Part.none : Part(facts.relative(to: Int(tree.nodes[nodes.lowerBound].start)))
    units.append(
      Unit(nodes: nodes, isWhole: Int(tree.nodes[nodes.lowerBound].subtreeEnd) == nodes.upperBound, part: part))
  }

  /// Whether what stands in both is the same, unit by unit.
  private static func isSame(
    _ old: [Unit], _ new: [Unit], by isSame: (FileFacts.Meaning, FileFacts.Meaning) -> Bool
  ) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { $0.part === $1.part || isSame($0.part.facts.meaning, $1.part.facts.meaning) }
  }

  /// The units of an earlier version that are the same, in their order.
  private struct KnownUnits {
    private let units: [Unit]
    private let change: TreeChange?
    private var position = 0

    init(_ earlier: (value: FactUnits, change: TreeChange)?) {
      units = earlier?.value.units ?? []
      change = earlier?.change
    }

    /// The unit of `nodes`, if it is known.
    mutating func next(_ nodes: Range<Int>) -> Unit? {
      guard let start = change?.nodes.origin(of: nodes)?.lowerBound else { return nil }
      while position < units.count, units[position].nodes.lowerBound < start { position += 1 }
      guard position < units.count, units[position].nodes == start..<start + nodes.count, units[position].isWhole else {
        return nil
      }
      var unit = units[position]
      unit.nodes = nodes
      return unit
    }
  }
}
