package import SourceText

/// One thing that is otherwise in a card than it was.
package struct CardChange: Hashable, Sendable {
  /// What has become of a part.
  package enum Kind: String, Sendable, CaseIterable {
    case added, removed
    /// It stands elsewhere: in another order, or in another part.
    case moved
    /// Its own text is another.
    case text
    /// An attribute came, went or has another value.
    case attribute
    /// It shows something else although it says the same, as the sample data are others.
    case shown
    /// It has another width or height where it is drawn.
    case resized
    /// The root is another element.
    case root
  }

  /// What has become of the part.
  package let kind: Kind
  /// The place of its element, such as `/Card/Body/Chart[2]`: now, or where it was for one that is gone.
  package let path: String
  /// Where it was, if that is another place.
  package var oldPath: String?
  /// The attribute that changed.
  package var attribute: String?
  /// What was there before: a text or a value.
  package var old: String?
  /// What is there now.
  package var new: String?
  /// What has changed, as a sentence without a full stop.
  package let sentence: String
  /// The element: in the text now, or in that before for one that is gone.
  package let range: ByteRange
}
