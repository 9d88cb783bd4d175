package import CardAnalysis
import SchemaModel
import SourceText
import XMLSyntax

/// The elements of a document as its outline shows them.
package struct Outline {
  private let tree: XMLTree
  /// Indices in ``XMLTree/names`` of the attributes that are ids.
  private let idNames: Set<UInt32>
  /// Names longer than this are cut off.
  private static let longestName = 80

  /// The outline of `snapshot`.
  package init(_ snapshot: DocumentSnapshot) {
    let tree = snapshot.tree
    let fields = snapshot.language.schema?.keyAttributes ?? []
    self.tree = tree
    idNames = Set(
      tree.names.indices.lazy.filter { tree.names[$0].prefix.isEmpty && fields.contains(tree.names[$0].local) }
        .map { UInt32($0) })
  }

  /// A part that was looked for.
  package struct Match {
    /// The part, alone.
    package let symbol: DocumentSymbol
    /// How well it fits, 0 for the best: a name before a text of several words, and both before an element's name.
    package let rank: Int
  }

  /// The parts whose name or element name has the letters of `query`, those with a name of their own only, the best first; all of
  /// these for an empty `query`; at most `limit`.
  package func symbols(matching query: String, limit: Int = 500) -> [Match] {
    let letters = LetterFilter(query)
    let matches = symbols(limit: .max).compactMap { symbol -> Match? in
      guard !symbol.detail.isEmpty, let rank = query.isEmpty ? 0 : Self.rank(of: symbol, letters) else { return nil }
      var symbol = symbol
      symbol.parent = nil
      return Match(symbol: symbol, rank: rank)
    }
    return matches.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .prefix(max(0, limit)).map { $0.element }
  }

  /// Nil where nothing fits.
  private static func rank(of symbol: DocumentSymbol, _ letters: LetterFilter) -> Int? {
    let fit = letters.fit(symbol.name)
    let isText = symbol.name.utf8.contains(UInt8(ascii: " "))
    // A sentence has nearly every letter somewhere.
    if fit.rawValue < LetterFilter.Fit.scattered.rawValue { return 2 * fit.rawValue + (isText ? 1 : 0) }
    let element = letters.fit(symbol.detail)
    if element.rawValue < LetterFilter.Fit.scattered.rawValue { return 2 * LetterFilter.Fit.scattered.rawValue }
    return element == .scattered || fit == .scattered && !isText ? 2 * LetterFilter.Fit.none.rawValue : nil
  }

  /// The elements in document order, at most `limit` of them and `depthLimit` levels deep.
  package func symbols(limit: Int = 10_000, depthLimit: Int = 128) -> [DocumentSymbol] {
    var symbols: [DocumentSymbol] = []
    var ancestors: [(end: UInt32, symbol: Int)] = []
    var index = 1
    while index < tree.nodes.count, symbols.count < limit {
      let node = tree.nodes[index]
      while let last = ancestors.last, last.end <= index { ancestors.removeLast() }
      guard node.kind == .element, !node.flags.contains(.missingName) else {
        index += 1
        continue
      }
      guard ancestors.count < depthLimit else {
        index = Int(node.subtreeEnd)
        continue
      }
      symbols.append(symbol(NodeID(index), parent: ancestors.last?.symbol, depth: ancestors.count))
      ancestors.append((node.subtreeEnd, symbols.count - 1))
      index += 1
    }
    return symbols
  }

  private func symbol(_ node: NodeID, parent: Int?, depth: Int) -> DocumentSymbol {
    let element = tree.name(of: node).qualified
    let id = tree.attributes(of: node).first { idNames.contains($0.name) && $0.valueStart < $0.valueEnd }
    let ownText = tree.plainText(of: node)
    let kind: DocumentSymbol.Kind
    if depth == 0 {
      kind = .module
    } else if id != nil {
      kind = .object
    } else if ownText != nil {
      kind = .string
    } else {
      kind = tree.childElements(of: node).first { _ in true } != nil ? .structure : .field
    }
    let name = id.map { tree.value(of: $0) } ?? ownText ?? textOfFirstChild(of: node)
    let selection = id.map { tree.valueRange(of: $0) } ?? tree.nameRange(of: node)
    return DocumentSymbol(
      name: name.map(Self.oneLine) ?? element, detail: name == nil ? "" : element, kind: kind,
      range: tree.range(of: node), selectionRange: selection, parent: parent, depth: depth)
  }

  /// The text of the first child element that has nothing but text: what a part shows first names it.
  private func textOfFirstChild(of node: NodeID) -> String? {
    var seen = 0
    for child in tree.childElements(of: node) {
      if let text = tree.plainText(of: child) { return text }
      seen += 1
      if seen == 4 { break }
    }
    return nil
  }

  /// `text` on one line and not too long.
  private static func oneLine(_ text: String) -> String {
    if text.utf8.count < longestName, !text.utf8.contains(where: { $0 < 0x20 }) { return text }
    let line = text.split { $0.isWhitespace }.joined(separator: " ")
    return line.count > longestName ? line.prefix(longestName - 1) + "…" : line
  }
}
