import CardLayout
import SourceText
import XMLSyntax

/// Where the parts of a text that is played stand in another version of it.
struct MovedPlaces {
  private let old: XMLTree
  private let new: XMLTree
  private let change: Replacement

  init(from old: XMLTree, to new: XMLTree) {
    (self.old, self.new) = (old, new)
    change = Replacement(of: old.text.bytes, by: new.text.bytes)
  }

  /// Where the element of `place` stands: where the text has moved it, or where its `id` stands, or else at the same place
  /// among as many of its name; nil where there is no such element.
  func place(_ place: PlayState.Place) -> PlayState.Place? {
    guard let node = old.element(at: place.start), old.range(of: node).start == place.start else { return nil }
    let found = [shifted(node), place.id.flatMap { element($0, place.element) }, counterpart(node)]
    return found.lazy.compactMap { $0 }.first { isSame($0, place) }.map { node in
      var place = place
      place.start = new.range(of: node).start
      return place
    }
  }

  private func isSame(_ node: NodeID, _ place: PlayState.Place) -> Bool {
    new.name(of: node).local == place.element && new.value(ofAttribute: "id", of: node) == place.id
  }

  /// The element that ends where the text has moved the end of `node`, which begins there too or reads the same.
  private func shifted(_ node: NodeID) -> NodeID? {
    let range = old.range(of: node)
    let (start, end) = (change.place(of: range.start), change.place(of: range.end))
    guard let found = new.element(at: end - 1) else { return nil }
    let place = new.range(of: found)
    guard place.end == end else { return nil }
    return place.start == start || new.text[place] == old.text[range] ? found : nil
  }

  /// The element called `name` with this `id`.
  private func element(_ id: String, _ name: String) -> NodeID? {
    var open = new.root.map { [$0] } ?? []
    while let node = open.popLast() {
      if new.name(of: node).local == name, new.value(ofAttribute: "id", of: node) == id { return node }
      open += new.childElements(of: node)
    }
    return nil
  }

  /// The element to which the same way leads: at every level the same one among as many of its name.
  private func counterpart(_ node: NodeID) -> NodeID? {
    let way = [node] + old.ancestors(of: node).filter { old[$0].kind == .element }
    guard var found = new.root, let root = old.root, new.name(of: found) == old.name(of: root) else { return nil }
    for (node, parent) in zip(way, way.dropFirst()).reversed() {
      let name = old.name(of: node)
      let before = old.childElements(of: parent).filter { old.name(of: $0) == name }
      let now = new.childElements(of: found).filter { new.name(of: $0) == name }
      guard before.count == now.count, let index = before.firstIndex(of: node) else { return nil }
      found = now[index]
    }
    return found
  }
}
