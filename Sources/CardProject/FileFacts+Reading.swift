package import CardModel
import SourceText
package import XMLSyntax

extension FileFacts {
  /// What the card in `tree` has to do with others.
  ///
  /// - Parameters:
  ///   - words: what its names mean, by their index.
  ///   - path: the absolute path of the file that it names by a relative one; nil for one that it may not see.
  ///   - shown: what people see of a title or label with bindings, which is written in an element; as it is written without that.
  package init(
    _ tree: XMLTree, words: [CardWord], _ kinds: LinkKinds, path: @escaping (_ relative: String) -> String?,
    shown: @escaping (_ written: String, _ node: NodeID) -> String = { written, _ in written }
  ) {
    self =
      FactUnits(FactReader.Source(tree: tree, words: words, kinds: kinds, path: path, shown: shown), after: nil).facts
  }
}

// What stands in a file as the sum of what stands in its parts.
extension FileFacts {
  /// The same, with places counted from the byte `start`.
  func relative(to start: Int) -> FileFacts {
    var facts = FileFacts()
    facts.meaning = meaning
    facts.addPlaces(of: self, movedBy: -start)
    return facts
  }

  /// Adds the places of `next`, which stands behind all of these.
  mutating func addPlaces(of next: FileFacts, movedBy shift: Int) {
    func moved(_ range: ByteRange) -> ByteRange { ByteRange(range.start + shift, range.end + shift) }
    links += next.links.lazy.map(moved)
    fragments += next.fragments.lazy.map(moved)
    stack += next.stack.lazy.map(moved)
    moves += next.moves.lazy.map(moved)
    actions += next.actions.lazy.map(moved)
    for (name, range) in next.header where header[name] == nil { header[name] = moved(range) }
  }
}

extension FileFacts.Meaning {
  /// Adds what stands behind all of this, but for its ids.
  mutating func addAllButIDs(of next: FileFacts.Meaning) {
    if title.isEmpty { title = next.title }
    links += next.links
    actions += next.actions
    stack += next.stack
    moves += next.moves
    for (name, range) in next.header where header[name] == nil { header[name] = range }
  }
}
