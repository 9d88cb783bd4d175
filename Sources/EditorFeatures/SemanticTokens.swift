package import CardAnalysis
import CardModel
import Guidelines
import SchemaModel
package import SourceText
import XMLSyntax

/// Tells what the names and values of a document are, as the schema says; what an edit cannot have changed is taken over.
package struct SemanticTokens {
  private let snapshot: DocumentSnapshot
  private let encoding: PositionEncoding

  /// Those of `snapshot`, in units of `encoding`.
  package init(_ snapshot: DocumentSnapshot, _ encoding: PositionEncoding) {
    (self.snapshot, self.encoding) = (snapshot, encoding)
  }

  /// All of them.
  package var all: TokenList {
    snapshot.tokens { earlier in
      guard let earlier, earlier.list.encoding == encoding else {
        var walk = TokenWalk(snapshot, encoding, isWhole: true)
        walk.take(from: 1, upTo: snapshot.tree.nodes.count)
        return walk.list
      }
      return updated(earlier.list, earlier.change)
    }
  }

  /// Those of the lines that `range` touches, and perhaps some around it.
  package func list(in range: ByteRange) -> TokenList {
    var walk = TokenWalk(snapshot, encoding, isWhole: false)
    let tree = snapshot.tree
    walk.take(from: max(1, tree.firstNode(behind: range.start) - 1), upTo: tree.firstNode(behind: range.end))
    return walk.list
  }

  private func updated(_ old: TokenList, _ change: TreeChange) -> TokenList {
    let nodes = snapshot.tree.nodes
    let start = Int(nodes[change.nodes.start].start)
    let end = change.nodes.newEnd < nodes.count ? Int(nodes[change.nodes.newEnd].start) : snapshot.text.count
    let kept = old.count(before: start)
    let following = old.count(before: end - change.bytes.shift)
    var walk = TokenWalk(snapshot, encoding, isWhole: false, after: kept > 0 ? Int(old.starts[kept - 1]) : nil)
    walk.take(from: change.nodes.start, upTo: change.nodes.newEnd)
    if following < old.tokens.count {
      walk.resume(at: Int(old.starts[following]) + change.bytes.shift, as: old.tokens[following])
    }
    return old.replacing(
      kept..<min(following + 1, old.tokens.count), with: walk.list, shift: change.bytes.shift)
  }
}

extension XMLTree {
  /// The index of the first node that begins behind the byte `offset`, or the number of nodes.
  fileprivate func firstNode(behind offset: Int) -> Int {
    var (low, high) = (1, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(nodes[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A walk over nodes in document order that notes what their names and values are.
private struct TokenWalk {
  /// What the values of an attribute, or the texts of an element, are.
  private struct Meaning {
    var kind = TokenList.Kind.text
    var modifiers: TokenList.Modifiers = []
    /// The listed values where any text may stand beside them, which is none of the choices then; nil elsewhere.
    var listed: Set<String>?
    /// Whether it may also be an id, which what looks like a file or an address is not.
    var mayBeFile = false
    var isBound = true
  }

  private(set) var list: TokenList
  private let tree: XMLTree
  private let lines: LineTable
  private let grammar: Grammar?
  private let keyNames: Set<String>
  /// The declarations of all elements, or what is known of some.
  private let declarations: [ElementID?]?
  private var declared: [Int: ElementID?] = [:]
  private var meanings: [UInt64: Meaning] = [:]
  private var last = Position(line: 0, character: 0)

  init(_ snapshot: DocumentSnapshot, _ encoding: PositionEncoding, isWhole: Bool, after place: Int? = nil) {
    list = TokenList(encoding)
    tree = snapshot.tree
    lines = snapshot.lines
    grammar = Grammar(snapshot)
    keyNames = snapshot.language.schema?.keyAttributes ?? []
    declarations = isWhole ? grammar?.declarations() : nil
    if let place { last = lines.position(of: place, in: encoding) }
  }

  /// Takes the nodes from the one with the index `first` on, and the end tags between them.
  mutating func take(from first: Int, upTo end: Int) {
    for index in first..<max(first, end) {
      let record = tree.nodes[index]
      switch record.kind {
      case .element: takeStartTag(NodeID(index))
      case .text where !record.flags.contains(.whitespaceOnly):
        let owner = Int(record.parent)
        take(ByteRange(Int(record.start), Int(record.end)), meaning(ofTextIn: owner))
      default: break
      }
      // The end tags that stand before the next node.
      var closing = index
      while closing > 0, Int(tree.nodes[closing].subtreeEnd) == index + 1 {
        if tree.nodes[closing].isElement, let name = tree.endTagNameRange(of: NodeID(closing)) { add(name, .element) }
        closing = Int(tree.nodes[closing].parent)
      }
    }
  }

  /// Goes on with what stands at the byte `place` as it did before, but for what is before it.
  mutating func resume(at place: Int, as token: TokenList.Token) {
    append(place, token)
  }

  private mutating func takeStartTag(_ node: NodeID) {
    add(tree.nameRange(of: node), .element)
    let first = Int(tree[node].firstAttribute)
    for index in first..<first + Int(tree[node].attributeCount) {
      let attribute = tree.attributes[index]
      add(tree.nameRange(of: attribute), .attribute)
      guard attribute.valueStart < attribute.valueEnd else { continue }
      take(tree.valueRange(of: attribute), meaning(of: attribute, on: node.index))
    }
  }

  /// Takes a value or a text: its bindings apart, the rest line by line.
  private mutating func take(_ written: ByteRange, _ meaning: Meaning) {
    let bytes = tree.text.bytes
    let range = written.trimmed(in: bytes)
    guard !range.isEmpty else { return }
    var meaning = meaning
    if meaning.mayBeFile, bytes[range.start..<range.end].contains(where: { $0 == 0x2E || $0 == 0x2F || $0 == 0x3A }) {
      (meaning.kind, meaning.modifiers) = (.text, .file)
    }
    if let listed = meaning.listed, !listed.contains(tree.text[range]) { meaning.kind = .text }
    if (meaning.kind == .text && meaning.modifiers.isEmpty) || meaning.kind == .choice, isNumber(range) {
      meaning.kind = .number
    }
    var start = range.start
    if meaning.isBound, bytes[range.start..<range.end].contains(UInt8(ascii: "{")) {
      for binding in Binding.all(in: bytes, range) {
        let whole = ByteRange(max(start, binding.range.start - 1), min(range.end, binding.range.end + 1))
        addLines(ByteRange(start, whole.start), meaning)
        add(whole, .binding)
        start = whole.end
      }
    }
    addLines(ByteRange(start, range.end), meaning)
  }

  private func isNumber(_ range: ByteRange) -> Bool {
    let bytes = tree.text.bytes
    var (index, digits) = (range.start, 0)
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    while index < range.end {
      if bytes[index] &- 0x30 < 10 { digits += 1 } else if bytes[index] != UInt8(ascii: ".") { return false }
      index += 1
    }
    return digits > 0
  }

  /// Notes `range` without the white space around each of its lines.
  private mutating func addLines(_ range: ByteRange, _ meaning: Meaning) {
    let bytes = tree.text.bytes
    var start = range.start
    while start < range.end {
      var end = start
      while end < range.end, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      let line = ByteRange(start, end).trimmed(in: bytes)
      if !line.isEmpty { add(line, meaning.kind, meaning.modifiers) }
      start = end + 1
    }
  }

  private mutating func add(_ range: ByteRange, _ kind: TokenList.Kind, _ modifiers: TokenList.Modifiers = []) {
    guard !range.isEmpty else { return }
    let length =
      lines.position(of: range.end, in: list.encoding, near: last.line).character
      - lines.position(of: range.start, in: list.encoding, near: last.line).character
    guard length > 0 else { return }
    append(
      range.start, TokenList.Token(line: 0, character: 0, length: UInt32(length), kind: kind, modifiers: modifiers))
  }

  private mutating func append(_ place: Int, _ token: TokenList.Token) {
    let position = lines.position(of: place, in: list.encoding, near: last.line)
    var token = token
    token.line = UInt32(max(0, position.line - last.line))
    token.character = UInt32(
      max(0, position.line == last.line ? position.character - last.character : position.character))
    list.tokens.append(token)
    list.starts.append(UInt32(place))
    last = position
  }

  // MARK: What the schema says

  private mutating func declaration(of index: Int) -> ElementID? {
    if let declarations { return declarations[index] }
    if let known = declared[index] { return known }
    let parent = Int(tree.nodes[index].parent)
    let found: ElementID?
    if let parent = declared[parent] {
      found = grammar.flatMap { $0.declaration(name: $0.nameID(of: NodeID(index)), in: parent) }
    } else {
      found = grammar?.declaration(of: NodeID(index))
    }
    declared[index] = .some(found)
    return found
  }

  private mutating func meaning(of attribute: XMLAttribute, on index: Int) -> Meaning {
    guard let grammar, let declaration = declaration(of: index) else { return Meaning(isBound: false) }
    let key = UInt64(declaration.index) << 32 | UInt64(attribute.name) << 1
    if let known = meanings[key] { return known }
    var meaning = Meaning(isBound: false)
    if let use = grammar.use(of: attribute, in: declaration) {
      meaning = self.meaning(grammar.schema.contentKinds(of: use), use.type, grammar.schema)
      if meaning.kind == .text, meaning.modifiers.isEmpty, keyNames.contains(tree.name(of: attribute).local) {
        (meaning.kind, meaning.modifiers) = (.identifier, .declaration)
      }
    }
    meanings[key] = meaning
    return meaning
  }

  private mutating func meaning(ofTextIn index: Int) -> Meaning {
    guard let grammar, index > 0, let declaration = declaration(of: index) else { return Meaning(isBound: false) }
    let key = UInt64(declaration.index) << 32 | 1
    if let known = meanings[key] { return known }
    var meaning = Meaning()
    if let type = grammar.schema.textType(of: declaration) {
      meaning = self.meaning(grammar.schema.contentKinds(of: declaration), type, grammar.schema)
    }
    meanings[key] = meaning
    return meaning
  }

  private func meaning(_ contents: [ContentKind], _ type: SimpleTypeID, _ schema: Schema) -> Meaning {
    var meaning = Meaning(isBound: schema.problem(of: "{x}", as: type) == nil)
    if contents.contains(.colorToken) {
      (meaning.kind, meaning.modifiers) = (.choice, .color)
    } else if contents.contains(.iconName) {
      (meaning.kind, meaning.modifiers) = (.choice, .icon)
    } else if contents.contains(.idReference) {
      (meaning.kind, meaning.mayBeFile) = (.identifier, contents.contains(.cardFile))
    } else if !Set(contents).isDisjoint(with: [.imageFile, .sampleFile, .cardFile]) {
      meaning.modifiers = .file
    } else if !schema.enumeration(of: type).isEmpty {
      meaning.kind = .choice
      if schema.problem(of: "any text", as: type) == nil {
        meaning.listed = Set(schema.enumeration(of: type).map { $0.value })
      }
    }
    return meaning
  }
}
