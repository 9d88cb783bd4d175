package import SourceText
package import XMLSyntax

/// Where a part stands in its file, and for which environments it is there.
package struct PartSource: Hashable, Sendable {
  /// The element.
  package var node: NodeID
  /// The whole element, from `<` to the end of its end tag.
  package var range: ByteRange
  /// The element's name without prefix.
  package var element: String
  /// The value of `id`, if it has one.
  package var id: String?
  /// The only platform that shows it, or nil for both.
  package var platform: Platform?
  /// The only size class that shows it, or nil for both.
  package var sizeClass: SizeClass?
}

/// The platforms that cards are drawn for.
package enum Platform: String, Sendable, CaseIterable {
  case ios
  case android
}

/// How much room there is along an axis, in Apple's words.
package enum SizeClass: String, Sendable, CaseIterable {
  case compact
  case regular
}

/// A text as a person reads it: white space collapsed, references replaced, bindings filled from the sample.
package struct CardText: Hashable, Sendable {
  /// The text; a binding without datum stands in it as it is written, in braces.
  package var string: String
  /// At most so many lines, if the file says so.
  package var lineLimit: Int?
  /// The paths in it that the sample has no value for.
  package var missingPaths: [String]
  /// The element whose content it is, or in one of whose attributes it stands.
  package var source: PartSource

  /// Whether there is nothing to read.
  package var isEmpty: Bool { string.isEmpty }
}

/// An element that this version draws as a labelled placeholder: one that it does not know, or not yet.
package struct UnknownPart: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource

  /// The placeholder for the element at `source`.
  package init(source: PartSource) { self.source = source }
}
