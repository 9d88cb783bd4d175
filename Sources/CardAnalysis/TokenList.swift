package import SourceText

/// What the names and values of a document are, one after the other, as an editor colours them; each place is told from the one
/// before.
package struct TokenList: Sendable {
  /// What a stretch of text is.
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// The name of an element.
    case element
    /// The name of an attribute.
    case attribute
    /// A path into the sample data, with its braces.
    case binding
    /// An id, or what refers to one.
    case identifier
    /// One of the values that there are to choose from.
    case choice
    case number
    /// Words, and whatever else is no more than text.
    case text
  }

  /// What else a stretch of text is.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    package let rawValue: UInt8

    /// Modifiers of these bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// An id itself, and not what refers to it.
    package static let declaration = Modifiers(rawValue: 1 << 0)
    /// The name of a colour.
    package static let color = Modifiers(rawValue: 1 << 1)
    /// The name of an icon.
    package static let icon = Modifiers(rawValue: 1 << 2)
    /// The path of a file, or an address.
    package static let file = Modifiers(rawValue: 1 << 3)
  }

  /// One stretch of text, within a line.
  package struct Token: Hashable, Sendable {
    /// How many lines below the one before it begins.
    package var line: UInt32
    /// Where it begins: from the one before it in the same line, else from the start of its line; in units of ``encoding``.
    package var character: UInt32
    /// Its length in units of ``encoding``.
    package var length: UInt32
    /// What it is.
    package var kind: Kind
    /// What else it is.
    package var modifiers: Modifiers

    /// A stretch of text in its place.
    package init(line: UInt32, character: UInt32, length: UInt32, kind: Kind, modifiers: Modifiers) {
      (self.line, self.character, self.length) = (line, character, length)
      (self.kind, self.modifiers) = (kind, modifiers)
    }
  }

  /// Tells a list from all others.
  package final class Identity: Sendable {
    init() {}
  }

  /// How a list differs from an earlier one: some tokens give way to others.
  package struct Change: Sendable {
    /// The earlier list.
    package let earlier: Identity
    /// The first of both that is another.
    package let start: Int
    /// How many of the earlier list go.
    package let oldCount: Int
    /// How many take their place.
    package let newCount: Int
  }

  /// Tells it from all others.
  package private(set) var identity = Identity()
  /// How it differs from the list that it was made of; nil where it was made of none.
  package private(set) var change: Change?

  /// The unit of ``Token/character`` and ``Token/length``.
  package let encoding: PositionEncoding
  /// All of them, in document order.
  package var tokens: [Token] = []
  /// The byte at which each begins.
  package var starts: [UInt32] = []

  /// None yet.
  package init(_ encoding: PositionEncoding) { self.encoding = encoding }

  /// The same with those of `list` in the place of its own in `range`; what follows begins `shift` bytes later.
  package func replacing(_ range: Range<Int>, with list: TokenList, shift: Int) -> TokenList {
    // At their lengths: replacing in place doubles the room of an array, and several versions are kept.
    var made = TokenList(encoding)
    made.change = Change(
      earlier: identity, start: range.lowerBound, oldCount: range.count, newCount: list.tokens.count)
    made.tokens = tokens.replacing(range, with: list.tokens)
    made.starts = starts.replacing(range, with: list.starts)
    if shift != 0 {
      for index in range.lowerBound + list.starts.count..<made.starts.count {
        made.starts[index] = UInt32(Int(made.starts[index]) + shift)
      }
    }
    return made
  }

  /// How many begin before the byte `offset`.
  package func count(before offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Array {
  /// The same with `elements` in the place of its own in `range`, in no more memory than that takes.
  fileprivate func replacing(_ range: Range<Int>, with elements: [Element]) -> [Element] {
    var made: [Element] = []
    made.reserveCapacity(count - range.count + elements.count)
    made += self[..<range.lowerBound]
    made += elements
    made += self[range.upperBound...]
    return made
  }
}
