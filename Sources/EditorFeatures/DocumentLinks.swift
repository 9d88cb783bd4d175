package import CardAnalysis
import Guidelines
import SourceText
import Standards
import XMLSyntax

/// The files and addresses that a document names.
package struct DocumentLinks {
  private let grammar: Grammar?

  /// Those of `snapshot`.
  package init(_ snapshot: DocumentSnapshot) { grammar = Grammar(snapshot) }

  /// All of them, in document order.
  package var all: [DocumentLink] {
    var links: [DocumentLink] = []
    grammar?.forEachValue(where: ValuePlace.canLink) { place in
      if let link = grammar?.link(in: place) { links.append(link) }
    }
    return links
  }

  /// The link that holds the caret `offset`.
  func link(at offset: Int) -> DocumentLink? {
    let link = grammar.flatMap { grammar in grammar.value(at: offset).flatMap(grammar.link) }
    return link.flatMap { $0.range.touches(offset) ? $0 : nil }
  }
}

extension ValuePlace {
  fileprivate static func canLink(_ kinds: [ContentKind]) -> Bool {
    kinds.contains(.imageFile) || kinds.contains(.sampleFile) || kinds.contains(.cardFile)
  }
}

extension Grammar {
  /// What the value at `place` leads to.
  func link(in place: ValuePlace) -> DocumentLink? {
    let bytes = tree.text.bytes[place.range.start..<place.range.end]
    // A value with a binding is known only with the data.
    guard ValuePlace.canLink(place.contents), !bytes.isEmpty, !bytes.contains(UInt8(ascii: "{")) else { return nil }
    let value = tree.text[place.range]
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      bytes[..<colon].allSatisfy({ $0.isASCIIDigit || $0.isASCIILetter || "+-.".utf8.contains($0) })
    {
      return DocumentLink(range: place.range, target: .address(value), tooltip: "Open \(value)")
    }
    // What may be an id too is one unless it looks like a file.
    let looksLikeFile = bytes.contains(UInt8(ascii: ".")) || bytes.contains(UInt8(ascii: "/"))
    guard looksLikeFile || !place.contents.contains(.idReference), bytes.first != UInt8(ascii: "#") else { return nil }
    let parts = value.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return DocumentLink(
      range: place.range, target: .file(parts[0], fragment: parts.count > 1 ? parts[1] : ""), tooltip: "Open \(value)")
  }
}
