package import CardAnalysis
import SchemaModel
import SourceText
import XMLSyntax

/// The elements of a document as its outline shows them.
package struct Outline {
  private let tree: XMLTree
  /// Indices in ``XMLTree/names`` of the attributes that are ids.
  private let idNames: Set<UInt32>
  /// By the index of each element that cannot have an id, which of its attributes are required: such are the steps of a scenario and
  /// what a card answers, for which nothing but their attributes speaks.
  private let required: [Int: Set<String>]
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
    required = Grammar(snapshot).map { Self.requiredOfNameless($0, besides: fields) } ?? [:]
  }

  private static func requiredOfNameless(_ grammar: Grammar, besides ids: Set<String>) -> [Int: Set<String>] {
    var known: [ElementID: Set<String>?] = [:]
    var found: [Int: Set<String>] = [:]
    for (index, declaration) in grammar.declarations().enumerated() {
      guard let declaration else { continue }
      if known[declaration] == nil {
        let uses = grammar.schema.attributes(of: declaration)
        let isNameless = !uses.contains { ids.contains($0.localName) }
        known[declaration] = .some(isNameless ? Set(uses.filter { $0.isRequired }.map { $0.localName }) : nil)
      }
      if case .some(.some(let names)) = known[declaration] { found[index] = names }
    }
    return found
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
    let all = symbols(limit: .max)
    let ranks = all.map { symbol -> Int? in
      guard !symbol.detail.isEmpty, symbol.kind != .event else { return nil }
      return query.isEmpty ? 0 : Self.rank(of: symbol, letters)
    }
    let matches = all.indices.compactMap { index -> Match? in
      guard let rank = ranks[index] else { return nil }
      var symbol = all[index]
      // What names the part around it is found as that.
      if let parent = symbol.parent, all[parent].name == symbol.name, let found = ranks[parent], found <= rank {
        return nil
      }
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
    let said = id == nil && ownText == nil ? attributes(of: node) : nil
    let kind: DocumentSymbol.Kind
    if depth == 0 {
      kind = .module
    } else if id != nil {
      kind = .object
    } else if ownText != nil {
      kind = .string
    } else if said != nil {
      kind = .event
    } else {
      kind = tree.childElements(of: node).first { _ in true } != nil ? .structure : .field
    }
    let name = id.map { tree.value(of: $0) } ?? ownText ?? said ?? textOfFirstChild(of: node)
    let selection = id.map { tree.valueRange(of: $0) } ?? tree.nameRange(of: node)
    return DocumentSymbol(
      name: name.map(Self.oneLine) ?? element, detail: name == nil ? "" : element, kind: kind,
      range: tree.range(of: node), selectionRange: selection, parent: parent, depth: depth)
  }

  /// What the attributes of `node` say, such as `select of zoo`, where nothing else names it; nil where they say nothing.
  private func attributes(of node: NodeID) -> String? {
    guard let needed = required[node.index] else { return nil }
    let words = tree.attributes(of: node).compactMap { attribute -> String? in
      let name = tree.name(of: attribute)
      guard name.prefix.isEmpty, name.local != "xmlns", attribute.valueStart < attribute.valueEnd else { return nil }
      let value = tree.value(of: attribute)
      if needed.contains(name.local) { return value }
      return value == "true" ? name.local : name.local + " " + value
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
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
