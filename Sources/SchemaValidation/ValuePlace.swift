import SourceText

/// Whose value is wrong, and where it stands.
struct ValuePlace {
  /// Whose value it is.
  enum Owner {
    /// The attribute with this index.
    case attribute(Int)
    /// The text of the element.
    case element
  }

  let owner: Owner
  let node: Int
  let range: ByteRange
  /// Whether the text holds the value as it is, so that offsets in it are offsets in the text.
  let isVerbatim: Bool
}
