import XMLSyntax

/// What the elements of a tree say, each in a number: equal numbers stand for equal elements.
///
/// White space around words, comments and the order of attributes say nothing.
struct ElementDigests {
  /// Name, attributes, texts and all that an element holds, by node.
  private(set) var whole: [Int]
  /// All texts inside an element, by node; 0 for none.
  private(set) var texts: [Int]
  /// The attributes of an element, by node; 0 for none.
  private(set) var attributes: [Int]

  init(_ tree: XMLTree) {
    let none = [Int](repeating: 0, count: tree.nodes.count)
    (whole, texts, attributes) = (none, none, none)
    // From the end: what an element holds stands behind it.
    for index in tree.nodes.indices.reversed() where index > 0 {
      let parent = Int(tree.nodes[index].parent)
      switch tree.nodes[index].kind {
      case .text, .cdataSection:
        guard !tree.nodes[index].flags.contains(.whitespaceOnly) else { continue }
        let words = Words.text(tree.textContent(of: NodeID(index)))
        guard !words.isEmpty else { continue }
        let digest = Self.digest(words.hashValue, 1)
        texts[parent] = Self.digest(texts[parent], digest)
        whole[parent] = Self.digest(whole[parent], digest)
      case .element:
        attributes[index] = Self.attributes(of: NodeID(index), tree)
        whole[index] = Self.digest(
          Self.digest(whole[index], tree.name(of: NodeID(index)).local.hashValue), attributes[index])
        if texts[index] != 0 { texts[parent] = Self.digest(texts[parent], texts[index]) }
        whole[parent] = Self.digest(whole[parent], whole[index])
      default: break
      }
    }
  }

  private static func attributes(of node: NodeID, _ tree: XMLTree) -> Int {
    tree.attributes(of: node).reduce(0) { sum, attribute in
      attribute.flags.contains(.namespaceDeclaration)
        ? sum : sum &+ digest(tree.name(of: attribute).qualified.hashValue, tree.value(of: attribute).hashValue)
    }
  }

  private static func digest(_ first: Int, _ second: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(first)
    hasher.combine(second)
    return hasher.finalize()
  }
}

/// Texts as people read them.
enum Words {
  /// `text` with single spaces between its words.
  static func text(_ text: String) -> String {
    text.split { $0 == " " || $0.isNewline || $0 == "\t" }.joined(separator: " ")
  }

  /// `text` between quotation marks, cut where it is long.
  static func quoted(_ text: String, most: Int = 48) -> String {
    let text = Self.text(text)
    return "“" + (text.count > most ? text.prefix(most - 1) + "…" : text[...]) + "”"
  }
}
