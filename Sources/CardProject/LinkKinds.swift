import CardModel
import Guidelines
package import SchemaModel

/// Which attributes name files or cards, by the schema; gathered once a schema.
package struct LinkKinds: Sendable {
  /// What attributes name, by ``place(_:_:)``.
  private var kinds: [Int: CardLink.Kind] = [:]
  /// Whether an attribute names something in one element at least, by ``CardWord/attributeIndex``.
  private var isHolder = Array(repeating: false, count: AttributeName.allCases.count + 1)

  /// Gathers what `schema` says.
  package init(_ schema: Schema) {
    var known: [SimpleTypeID: [ContentKind]] = [:]
    for index in schema.elements.indices {
      let owner = CardWord.named(schema[ElementID(index)].localName)
      for use in schema.attributes(of: ElementID(index)) {
        let word = CardWord.named(use.localName)
        guard word.attribute != nil, let kind = Self.kind(of: schema.contentKinds(of: use, known: &known)) else {
          continue
        }
        kinds[Self.place(owner, word)] = kind
        isHolder[word.attributeIndex] = true
      }
    }
  }

  private static func kind(of contents: [ContentKind]) -> CardLink.Kind? {
    if contents.contains(.cardFile) { return .card }
    if contents.contains(.imageFile) { return .image }
    return contents.contains(.sampleFile) ? .sample : nil
  }

  /// What the attribute `attribute` of the element `owner` names; nil for nothing.
  func kind(_ owner: CardWord, _ attribute: CardWord) -> CardLink.Kind? {
    isHolder[attribute.attributeIndex] ? kinds[Self.place(owner, attribute)] : nil
  }

  private static func place(_ owner: CardWord, _ attribute: CardWord) -> Int {
    owner.elementIndex << 16 | attribute.attributeIndex
  }
}
