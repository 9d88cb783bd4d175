import SourceText

// The table of names of a tree that was made from the one before it.
extension XMLTree {
  /// For each of the names a place where it stands once `edit` is made; nil where there is none outside of it.
  func namePlaces(_ edit: Replacement) -> [Int?] {
    var places = [Int?](repeating: nil, count: names.count)
    var left = names.count - 1
    func note(_ name: UInt32, _ start: UInt32) {
      guard name != 0, places[Int(name)] == nil else { return }
      let (start, length) = (Int(start), names[Int(name)].byteCount)
      guard start >= edit.oldEnd || start + length <= edit.start else { return }
      places[Int(name)] = edit.moved(start)
      left -= 1
    }
    for node in nodes where left > 0 { note(node.name, node.nameStart) }
    for attribute in attributes where left > 0 { note(attribute.name, attribute.nameStart) }
    return places
  }

  /// The tree without names that no node or attribute has.
  var withoutUnusedNames: XMLTree {
    var isUsed = [Bool](repeating: false, count: names.count)
    isUsed[0] = true
    for node in nodes { isUsed[Int(node.name)] = true }
    for attribute in attributes { isUsed[Int(attribute.name)] = true }
    guard isUsed.contains(false) else { return self }
    var kept: [XMLName] = []
    var numbers = [UInt32](repeating: 0, count: names.count)
    for (index, name) in names.enumerated() where isUsed[index] {
      numbers[index] = UInt32(kept.count)
      kept.append(name)
    }
    var (nodes, attributes) = (nodes, attributes)
    for index in nodes.indices { nodes[index].name = numbers[Int(nodes[index].name)] }
    for index in attributes.indices { attributes[index].name = numbers[Int(attributes[index].name)] }
    return XMLTree(
      text: text, nodes: nodes, attributes: attributes, names: kept, namespaces: namespaces, diagnostics: diagnostics)
  }
}
