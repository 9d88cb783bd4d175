import CardAnalysis
import CardModel
import SchemaModel
import SourceText
import Standards
import XMLSyntax

/// Makes a card of one family one of another: parts move to their places there, and what has none is kept in a comment.
struct FamilyChange {
  /// Rows below a header (FioriSwiftUICore, CardExtHeaderStyle, as the rule `ext-rows-max` has it).
  private static let mostRows = 3

  private let snapshot: DocumentSnapshot
  private let tree: XMLTree
  private let schema: Schema
  private let node: NodeID
  private let (old, new): (CardFamily, CardFamily)

  /// The parts by what they are, each with the comments before it.
  private var parts: [(part: ElementName, text: String)] = []
  /// What has no place in the other family: its name, and how it is written.
  private var homeless: [(name: String, text: String)] = []
  /// Comments and instructions that belong to what comes next, each on a line of its own.
  private var leading: [(isInstruction: Bool, text: String)] = []

  /// The changes of the card `node` into the other families, of a document in which nothing is wrong.
  ///
  /// They are offered by what the schema says of them; how they are laid out and what is wrong with their design is found out where
  /// one is wanted.
  static func offers(of node: NodeID, _ snapshot: DocumentSnapshot, _ grammar: Grammar) -> [CodeActionOffer] {
    let (tree, schema) = (snapshot.tree, grammar.schema)
    guard snapshot.faultCount == 0, tree.namespace(of: node) == schema.targetNamespace,
      let old = CardFamily.allCases.first(where: { $0.element.rawValue == tree.name(of: node).local })
    else { return [] }
    return CardFamily.allCases.filter { $0 != old }.compactMap { new in
      var change = FamilyChange(snapshot: snapshot, tree: tree, schema: schema, node: node, old: old, new: new)
      return change.offer()
    }
  }

  private init(
    snapshot: DocumentSnapshot, tree: XMLTree, schema: Schema, node: NodeID, old: CardFamily, new: CardFamily
  ) {
    (self.snapshot, self.tree, self.schema, self.node) = (snapshot, tree, schema, node)
    (self.old, self.new) = (old, new)
  }

  private mutating func offer() -> CodeActionOffer? {
    let name = tree.name(of: node).qualifier + new.element.rawValue
    let tag = "<" + name + attributes() + ">\n"
    read(node, [])
    let content = written()
    var rest = takeLeading()
    if !homeless.isEmpty {
      let texts = homeless.map { $0.text }.joined(separator: "\n")
      // A comment cannot hold another.
      guard !texts.contains("--"), !texts.hasSuffix("-") else { return nil }
      rest += "<!-- No place in \(new.element.rawValue): \(texts) -->\n"
    }
    let range = tree.range(of: node)
    // A character of its own, so that line ends of two are left alone.
    let lineEnd = snapshot.text.lineEnd
    let made = (tag + content + rest + "</\(name)>").map { $0 == "\n" ? lineEnd : String($0) }.joined()
    guard let text = snapshot.text.applying([TextEdit(range, made)]), snapshot.edited(text).faultCount == 0 else {
      return nil
    }
    let names = homeless.map { $0.name }
    let lost = names.isEmpty ? "" : ", with a comment for what has no place there: " + names.joined(separator: ", ")
    let title = "Change into \(new == .card ? "a" : "an") \(new.element.rawValue)" + lost
    return CodeActionOffer(title, .rewrite) { [self] in
      guard let laidOut = laidOut(text, ByteRange(range.start, range.end + text.count - snapshot.text.count)) else {
        return nil
      }
      var after = snapshot.edited(laidOut)
      if !isSound(after) { after = repaired(after) }
      guard isSound(after) else { return nil }
      return CodeAction(title, .rewrite, edits: LineChanges(of: snapshot.text, by: after.text).edits)
    }
  }

  /// `after` with those of its new errors put right that can be: what a card has one of too many goes where there is room.
  private func repaired(_ after: DocumentSnapshot) -> DocumentSnapshot {
    let known = Set(snapshot.diagnosticsAtRest.map { $0.kind })
    return DocumentRepair(after, .preferred, where: { $0.severity == .error && !known.contains($0.kind) }).snapshot
  }

  /// Whether `after` has no error that was not there, or not as often.
  private func isSound(_ after: DocumentSnapshot) -> Bool {
    func errors(_ findings: [Diagnostic]) -> [DiagnosticKind: Int] {
      findings.reduce(into: [:]) { if $1.severity == .error { $0[$1.kind, default: 0] += 1 } }
    }
    let before = errors(snapshot.diagnosticsAtRest)
    return after.faultCount == 0
      && errors(after.diagnosticsAtRest).allSatisfy { $0.value <= before[$0.key, default: 0] }
  }

  private func laidOut(_ text: SourceText, _ range: ByteRange) -> SourceText? {
    text.applying(Formatter.edits(in: snapshot.edited(text), range: range))
  }

  /// The attributes that the other family has as well, as they are written.
  private mutating func attributes() -> String {
    let element = schema.globalElement(
      ExpandedName(namespace: schema.targetNamespace, local: new.element.rawValue))
    var kept = ""
    for attribute in tree.attributes(of: node) {
      let (name, text) = (tree.name(of: attribute), tree.text[tree.range(of: attribute)])
      let use = element.flatMap {
        schema.attribute(ExpandedName(namespace: tree.namespace(of: attribute), local: name.local), of: $0)
      }
      let fits = use.map { schema.problem(of: tree.value(of: attribute), as: $0.type) == nil }
      if fits ?? (attribute.flags.contains(.namespaceDeclaration) || !name.qualifier.isEmpty) {
        kept += " " + text
      } else {
        homeless.append((name.qualified, text))
      }
    }
    return kept
  }

  /// Takes the parts in `parent`, around which stand `wrappers`; goes as deep as the families' slots.
  private mutating func read(_ parent: NodeID, _ wrappers: [ElementName]) {
    for child in tree.children(of: parent) {
      let text = tree.text[tree.range(of: child)]
      guard tree[child].kind == .element else {
        let kind = tree[child].kind
        if kind != .text { leading.append((kind == .processingInstruction, text + "\n")) }
        continue
      }
      let isOurs = tree.namespace(of: child) == schema.targetNamespace
      guard isOurs, let name = ElementName(rawValue: tree.name(of: child).local) else {
        keepAside(child, text)
        continue
      }
      let path = wrappers + [name]
      if old.slots.contains(where: { $0.wrappers.starts(with: path) }) {
        if !tree.attributes(of: child).isEmpty { keepAside(child, tree.text[tree.startTagRange(of: child)]) }
        read(child, path)
      } else if let slot = old.slots.first(where: { $0.wrappers == wrappers && $0.name == name }),
        let place = new.slots.first(where: { $0.part == slot.part }),
        place.isMany || !parts.contains(where: { $0.part == slot.part })
      {
        parts.append((slot.part, takeLeading() + renamed(child, to: place.name)))
      } else {
        keepAside(child, text)
      }
    }
  }

  private mutating func keepAside(_ child: NodeID, _ text: String) {
    // What an instruction says of it is not said of what comes next.
    let own = leading.filter { $0.isInstruction }.map { $0.text }.joined()
    leading.removeAll { $0.isInstruction }
    homeless.append((tree.name(of: child).qualified, own + text))
  }

  private mutating func takeLeading() -> String {
    defer { leading = [] }
    return leading.map { $0.text }.joined()
  }

  /// The element `child` under the name that it has in the other family.
  private func renamed(_ child: NodeID, to name: ElementName) -> String {
    let (range, start) = (tree.range(of: child), tree.nameRange(of: child))
    let written = tree.name(of: child).qualifier + name.rawValue
    guard let end = tree.endTagNameRange(of: child) else {
      return tree.text[ByteRange(range.start, start.start)] + written + tree.text[ByteRange(start.end, range.end)]
    }
    return tree.text[ByteRange(range.start, start.start)] + written + tree.text[ByteRange(start.end, end.start)]
      + written + tree.text[ByteRange(end.end, range.end)]
  }

  /// The parts in the order of the other family, in its wrappers.
  private func written() -> String {
    let qualifier = tree.name(of: node).qualifier
    var (result, open, seen): (String, [ElementName], Set<ElementName>) = ("", [], [])
    var rows = 0
    func close(to depth: Int) {
      while open.count > depth { result += "</\(qualifier)\(open.removeLast().rawValue)>\n" }
    }
    for slot in new.slots where seen.insert(slot.part).inserted {
      let texts = parts.filter { $0.part == slot.part }.map { $0.text }
      if texts.isEmpty { continue }
      // Each kind of part has a row of its own, as long as there may be more.
      let shared = zip(open, slot.wrappers).prefix { $0 == $1 && ($0 != .row || rows == Self.mostRows) }.count
      close(to: shared)
      for wrapper in slot.wrappers[shared...] {
        if wrapper == .row { rows += 1 }
        result += "<\(qualifier)\(wrapper.rawValue)>\n"
        open.append(wrapper)
      }
      result += texts.joined(separator: "\n") + "\n"
    }
    close(to: 0)
    return result
  }
}
