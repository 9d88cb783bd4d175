/// Tags on as many lines as they need.
package struct TagBar: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The tags.
  package var tags: [Tag]
  /// At most so many lines.
  package var lineLimit: Int?
  /// At most so many tags.
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
