package import SourceText
package import Standards
package import XMLSyntax

/// Where a part stands in its file, and for which environments it is there.
///
/// Every part, and most of what is drawn, has one; that it is one reference keeps them all small and cheap to copy.
package struct PartSource: Hashable, Sendable {
  private let content: Content

  /// The element.
  package var node: NodeID { content.node }
  /// The whole element, from `<` to the end of its end tag.
  package var range: ByteRange { content.range }
  /// Offset of the element in the file, in bytes.
  package var start: Int { content.range.start }
  /// The element's name without prefix.
  package var element: String { content.element }
  /// The value of `id`, if it has one.
  package var id: String? { content.id }
  /// The only platform that shows it, or nil for both.
  package var platform: Platform? { content.platform }
  /// The only size class that shows it, or nil for both.
  package var sizeClass: SizeClass? { content.sizeClass }
  /// Which item of a list it shows, for a part that `each` repeats; 0 for every other.
  ///
  /// Items of lists within lists have numbers of their own.
  package var item: Int { content.item }
  /// Where a tap on it leads, if anywhere.
  package var link: Link? { content.link }
  /// The language of its texts, as `xml:lang` says; nil where it is not known.
  package var language: LanguageTag? { content.language }

  init(
    node: NodeID, range: ByteRange, element: String, id: String?, platform: Platform?, sizeClass: SizeClass?,
    item: Int, link: Link?, language: LanguageTag?
  ) {
    content = Content(node, range, element, id, platform, sizeClass, item, link, language)
  }

  /// The same part in a file in which its element stands so many nodes and bytes further on.
  package func moved(nodes: Int, bytes: Int) -> PartSource {
    PartSource(
      node: NodeID(node.index + nodes), range: ByteRange(range.start + bytes, range.end + bytes), element: element,
      id: id, platform: platform, sizeClass: sizeClass, item: item, link: link, language: language)
  }

  /// Whether both are one and the same, not only of one place: items that a list repeats are told apart.
  package static func === (left: PartSource, right: PartSource) -> Bool { left.content === right.content }

  /// Whether both stand at the same place of equal files; parts that a list repeats do, whatever they show.
  package static func == (left: PartSource, right: PartSource) -> Bool {
    left.content === right.content
      || left.node == right.node && left.range == right.range && left.element == right.element && left.id == right.id
        && left.platform == right.platform && left.sizeClass == right.sizeClass && left.language == right.language
  }

  /// Hashes the place; what else there is follows from it in one file.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(node)
    hasher.combine(range)
  }

  private final class Content: Sendable {
    let node: NodeID
    let range: ByteRange
    let element: String
    let id: String?
    let platform: Platform?
    let sizeClass: SizeClass?
    let item: Int
    let link: Link?
    let language: LanguageTag?

    init(
      _ node: NodeID, _ range: ByteRange, _ element: String, _ id: String?, _ platform: Platform?,
      _ sizeClass: SizeClass?, _ item: Int, _ link: Link?, _ language: LanguageTag?
    ) {
      self.node = node
      self.range = range
      self.element = element
      self.id = id
      self.platform = platform
      self.sizeClass = sizeClass
      self.item = item
      self.link = link
      self.language = language
    }
  }
}

/// The platforms that cards are drawn for.
@usableFromInline
package enum Platform: String, Sendable, CaseIterable {
  case ios
  case android
}

/// How much room there is along an axis, in Apple's words.
@usableFromInline
package enum SizeClass: String, Sendable, CaseIterable {
  case compact
  case regular
}

/// A text as a person reads it: white space collapsed, references replaced, bindings filled from the sample.
package struct CardText: BodyElement, Hashable, Sendable {
  /// The text; a binding without datum stands in it as it is written, in braces.
  package var string: String
  /// The most lines it may take, if the file says so.
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

extension UnknownPart: BodyElement {
  var isEmpty: Bool { false }
}

extension UnknownPart {
  init(_ element: CardElement) { self.init(source: element.source) }
}
