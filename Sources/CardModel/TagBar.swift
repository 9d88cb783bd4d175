/// Tags on as many lines as they need.
package struct TagBar: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The tags.
  package var tags: [Tag]
  /// The most lines they may take.
  package var lineLimit: Int?
  /// The most tags that are shown.
  package var limit: Int?
}

extension TagBar: BodyElement {
  init(_ element: CardElement) {
    self.init(
      source: element.source, tags: element.parts(.tag, Tag.init), lineLimit: element.count(.lines),
      limit: element.count(.limit))
  }

  var isEmpty: Bool { tags.isEmpty }
}
