package import XMLSyntax

/// What a name of a file means in the card language, as an element and as an attribute.
///
/// Every different name of a file is looked up once; from then on names are compared as numbers.
package struct CardWord: Sendable {
  /// As an element, whatever its prefix.
  package private(set) var element = ElementName.other
  /// Which of all elements that is, counted from 0: what hashes as text is slow to look up.
  package private(set) var elementIndex = ElementName.allCases.count - 1
  /// As an attribute; nil for one that neither the model nor a rule reads, and for a name with a prefix but `xml:lang`.
  package private(set) var attribute: AttributeName?
  /// Which of all attributes that is, counted from 0; their number when it is none.
  package private(set) var attributeIndex = AttributeName.allCases.count

  /// What the local name `local` means.
  package static func named(_ local: String) -> CardWord { table[local] ?? none }

  /// What the names of `tree` mean, by their index.
  package static func words(of tree: XMLTree) -> [CardWord] {
    tree.names.map { name in
      var word = named(name.local)
      let isOwn = word.attribute == .lang ? name.prefix == "xml" : name.prefix.isEmpty
      if !isOwn { (word.attribute, word.attributeIndex) = (nil, none.attributeIndex) }
      return word
    }
  }

  private static let none = CardWord()

  private static let table: [String: CardWord] = {
    var table: [String: CardWord] = [:]
    for (index, name) in ElementName.allCases.enumerated() {
      table[name.rawValue, default: none].element = name
      table[name.rawValue, default: none].elementIndex = index
    }
    for (index, name) in AttributeName.allCases.enumerated() {
      table[name.rawValue, default: none].attribute = name
      table[name.rawValue, default: none].attributeIndex = index
    }
    return table
  }()
}
