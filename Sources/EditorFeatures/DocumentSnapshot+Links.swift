package import CardAnalysis
import Guidelines
import SourceText
import XMLSyntax

extension DocumentSnapshot {
  /// The files and addresses that the document names, in document order.
  package func documentLinks() -> [DocumentLink] {
    var links: [DocumentLink] = []
    forEachValue(where: Self.canLink) { links += self.links(in: $0) }
    return links
  }

  /// The links that hold the caret `offset`.
  func documentLinks(touching offset: Int) -> [DocumentLink] {
    guard let place = valuePlace(at: offset), Self.canLink(place.contents) else { return [] }
    return links(in: place).filter { $0.range.touches(offset) }
  }

  /// The links in the value of `occurrence`.
  func links(in occurrence: Identifiers.Occurrence) -> [DocumentLink] {
    guard let grammar,
      let place = valuePlace(of: grammar.tree.attributes[occurrence.attribute], on: occurrence.node, grammar),
      Self.canLink(place.contents)
    else { return [] }
    return links(in: place)
  }

  private static func canLink(_ kinds: [ContentKind]) -> Bool {
    kinds.contains(.imageFile) || kinds.contains(.sampleFile) || kinds.contains(.cardFile)
  }

  private func links(in place: ValuePlace) -> [DocumentLink] {
    let bytes = text.bytes[place.range.start..<place.range.end]
    // A value with a binding is known only with the data.
    guard !bytes.isEmpty, !bytes.contains(UInt8(ascii: "{")) else { return [] }
    let value = text[place.range]
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      bytes[..<colon].allSatisfy({
        $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
      })
    {
      return [DocumentLink(range: place.range, target: .address(value), tooltip: "Open \(value)")]
    }
    // What may be an id too is one unless it looks like a file.
    if place.contents.contains(.idReference), !bytes.contains(UInt8(ascii: ".")),
      !bytes.contains(UInt8(ascii: "/"))
    {
      return []
    }
    guard bytes.first != UInt8(ascii: "#") else { return [] }
    return [DocumentLink(range: place.range, target: .file(value), tooltip: "Open \(value)")]
  }
}
