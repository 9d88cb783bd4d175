/// One object in a list.
package struct ObjectCell: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Icons in a column before everything else.
  package var icons: [Icon]
  /// The object's image.
  package var detailImage: Picture?
  /// Its name.
  package var title: CardText?
  /// A second label.
  package var subtitle: CardText?
  /// A third label.
  package var footnote: CardText?
  /// Its tags.
  package var tagBar: TagBar?
  /// Its rating.
  package var rating: Rating?
  /// More text.
  package var description: CardText?
  /// Whether the description is shown in the compact size class too.
  package var showsDescriptionInCompact: Bool
  /// At most two attributes at the trailing edge.
  package var attributes: [InlineItem]
  /// Whether a chevron shows that a tap opens it.
  package var hasDisclosure: Bool
  /// What a tap opens, if anything.
  package var target: String?
  /// Elements that this version draws as placeholders.
  package var unknown: [UnknownPart]
}

/// Objects below one another.
package struct ObjectCellList: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The cells.
  package var cells: [ObjectCell]
  /// The way to all of them.
  package var seeAll: SeeAll?
  /// At most so many cells are shown.
  package var limit: Int?
  /// Elements that this version draws as placeholders.
  package var unknown: [UnknownPart]
}
