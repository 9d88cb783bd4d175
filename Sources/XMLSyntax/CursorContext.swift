package import SourceText

/// Where a caret stands in a document, finished or half typed; what may be typed there follows from it.
package enum CursorContext: Hashable, Sendable {
  /// Outside the root element and before it, also when there is none yet.
  case beforeRoot(ContentPlace)
  /// Outside the root element and after it.
  case afterRoot(ContentPlace)
  /// Between the children of an element, white space included.
  case content(ContentPlace)
  /// In character data of an element that is more than white space, or at either end of it.
  case text(ContentPlace, node: NodeID)
  /// After `<`, in the name of a start tag or at either end of it.
  case elementName(ElementNamePlace)
  /// In a start tag where another attribute may go.
  case attributeGap(AttributeGap)
  /// In the name of an attribute or at its end.
  case attributeName(AttributeNamePlace)
  /// In the value of an attribute, or where it should stand.
  case attributeValue(AttributeValuePlace)
  /// After `</`, in the name of an end tag or at its end.
  case endTagName(EndTagPlace)
  case comment(NodeID)
  case cdataSection(NodeID)
  case processingInstruction(NodeID)
  case xmlDeclaration(NodeID)
  case documentType(NodeID)
  /// After `<!`, before it is clear what it starts; the range is that of the markup.
  case markupDeclaration(ByteRange)
  /// At a place inside markup where nothing can be typed, such as before `=`.
  case markup
}

/// A place among the children of a node.
package struct ContentPlace: Hashable, Sendable {
  /// The element around the place, or the document node.
  package let parent: NodeID
  /// The last child that ends at or before the place.
  package let before: NodeID?
  /// The first child that starts at or after the place.
  package let after: NodeID?
  /// The place, in bytes.
  package let offset: Int
}

/// A place in the name of a start tag.
package struct ElementNamePlace: Hashable, Sendable {
  /// Where the element stands; it is itself neither `before` nor `after`.
  package let place: ContentPlace
  /// The element whose tag it is; nil for a lone `<`.
  package let element: NodeID?
  /// The part of the name before the caret.
  package let typed: ByteRange
  /// The whole name: what an editor replaces.
  package let name: ByteRange
  /// Whether the tag has its `>`.
  package let isClosed: Bool

  /// Offset of the `<`.
  package var tagStart: Int { name.start - 1 }
}

/// A place in a start tag between attributes.
package struct AttributeGap: Hashable, Sendable {
  /// The element.
  package let element: NodeID
  /// The place, in bytes.
  package let offset: Int
  /// Whether no white space stands before the place.
  package let needsSpaceBefore: Bool
  /// Whether another attribute follows straight on.
  package let needsSpaceAfter: Bool
}

/// A place in the name of an attribute.
package struct AttributeNamePlace: Hashable, Sendable {
  /// The element.
  package let element: NodeID
  /// Index of the attribute in ``XMLTree/attributes``.
  package let attribute: Int
  /// The part of the name before the caret.
  package let typed: ByteRange
  /// The whole name: what an editor replaces.
  package let name: ByteRange
  /// Whether `=` or a value follows.
  package let hasValue: Bool
}

/// A place in the value of an attribute.
package struct AttributeValuePlace: Hashable, Sendable {
  /// How a value is quoted.
  package enum Quote: Hashable, Sendable {
    case none
    case double
    case single
  }

  /// The element.
  package let element: NodeID
  /// Index of the attribute in ``XMLTree/attributes``.
  package let attribute: Int
  /// The part of the value before the caret, without the quote.
  package let typed: ByteRange
  /// The whole value without quotes: what an editor replaces.
  package let value: ByteRange
  /// The opening quote.
  package let quote: Quote
  /// Whether the closing quote is there.
  package let isClosed: Bool
}

/// A place in an end tag.
package struct EndTagPlace: Hashable, Sendable {
  /// The element that the tag closes or, when it answers to none, the innermost open one; nil outside the root.
  package let element: NodeID?
  /// The part of the name before the caret.
  package let typed: ByteRange
  /// The whole name: what an editor replaces.
  package let name: ByteRange
  /// The whole end tag.
  package let tag: ByteRange
  /// Whether the tag has its `>`.
  package let isClosed: Bool
}
