import CardAnalysis
import EditorFeatures
import JSON
import SchemaValidation
import SourceText
import Standards
import XMLSyntax

/// Makes changes of a card, one after the other, which count together once XML and schema have nothing new against them.
struct CardEditor {
  private let original: DocumentSnapshot
  private let formatting: FormattingOptions
  /// The card behind the changes.
  private(set) var snapshot: DocumentSnapshot

  init(_ snapshot: DocumentSnapshot, _ formatting: FormattingOptions = FormattingOptions()) {
    (original, self.snapshot, self.formatting) = (snapshot, snapshot, formatting)
  }

  /// What a change may say.
  static let schema: JSONValue = Tool.schema([
    .init(
      "element", "string", "The element that is changed: its path or #id; of what earlier changes made, too.",
      isRequired: true),
    .init("attribute", "string", "The attribute that gets value, or goes where remove is true."),
    .init("value", "string", "The attribute's value, as it reads; it is escaped."),
    .init("text", "string", "What stands in the element instead of its text, as it reads; it is escaped."),
    .init("add", "string", "XML of an element to put into it, where the schema wants it, behind others of its kind."),
    .init("remove", "boolean", "Whether the attribute, or else the element, goes."),
  ])

  /// Makes `changes`, or none of them.
  ///
  /// - Parameter goesOn: Asked before each of them; throws where they are not wanted any more.
  mutating func make(_ changes: [JSONValue], while goesOn: () throws -> Void = {}) throws {
    if changes.isEmpty { throw ToolError("changes is empty: say what is to change") }
    for (index, change) in changes.enumerated() {
      try goesOn()
      do throws(ToolError) {
        try make(change)
      } catch {
        throw changes.count > 1 ? ToolError("change \(index + 1): \(error)") : error
      }
    }
    let new = newErrors
    guard new.isEmpty else {
      throw ToolError("nothing was changed, as the card would be wrong: " + new.prefix(5).joined(separator: "; "))
    }
  }

  /// What XML and schema have against the card now and had not before.
  private var newErrors: [String] {
    var known: [String: Int] = [:]
    for error in Self.errors(of: original) { known[error, default: 0] += 1 }
    return Self.errors(of: snapshot).filter { error in
      known[error, default: 0] -= 1
      return known[error, default: 0] < 0
    }
  }

  /// What XML and schema have against the card of `snapshot`.
  static func errors(of snapshot: DocumentSnapshot) -> [String] {
    (snapshot.tree.diagnostics + (snapshot.assessment?.diagnostics ?? [])).filter { $0.severity == .error }
      .map(\.message)
  }

  private mutating func make(_ change: JSONValue) throws(ToolError) {
    let node = try ElementPath(change["element"]?.string ?? "").node(in: snapshot.tree)
    let removes = change["remove"]?.bool ?? false
    let asked = ["attribute", "text", "add"].filter { change[$0]?.string != nil }
    guard asked.count < 2, !removes || asked.isEmpty || asked == ["attribute"] else {
      let names = asked + (removes ? ["remove"] : [])
      throw ToolError("a change does one thing: make \(names.count) of \(names.joined(separator: " and "))")
    }
    if let attribute = change["attribute"]?.string {
      try set(attribute, of: node, to: change["value"]?.string, removes: removes)
    } else if let text = change["text"]?.string {
      try set(text, in: node)
    } else if let added = change["add"]?.string {
      try add(added, to: node)
    } else if removes {
      try remove(node)
    } else {
      throw ToolError("say what is to change: attribute with value, text, add or remove")
    }
  }

  private mutating func set(
    _ attribute: String, of node: NodeID, to value: String?, removes: Bool
  ) throws(ToolError) {
    let tree = snapshot.tree
    let found = tree.attributes(of: node).first { tree.name(of: $0).qualified == attribute }
    if removes {
      guard let found else {
        throw ToolError("\(ElementPath.text(of: node, in: tree)) has no attribute \(attribute) that could go")
      }
      let range = tree.range(of: found)
      return try apply(.delete(ByteRange(start(ofSpaceBefore: range.start), range.end)))
    }
    guard let value else { throw ToolError("say which value \(attribute) gets, or that it goes (remove)") }
    let written = "\(attribute)=\"\(XMLEscape.doubleQuoted.escaped(value))\""
    if let found { return try apply(TextEdit(tree.range(of: found), written)) }
    let place = CardPlace(snapshot, node)
    let names = place.attributes.map(\.label) + tree.attributes(of: node).map { tree.name(of: $0).qualified }
    if !names.contains(attribute), let near = Spelling.nearest(to: attribute, among: names) {
      throw ToolError("\(ElementPath.text(of: node, in: tree)) has no attribute \(attribute); did you mean \(near)?")
    }
    try apply(.insert(" " + written, at: place.attributeEnd))
  }

  private mutating func set(_ text: String, in node: NodeID) throws(ToolError) {
    let tree = snapshot.tree
    guard tree.childElements(of: node).first(where: { _ in true }) == nil else {
      throw ToolError(
        "\(ElementPath.text(of: node, in: tree)) holds elements, which its text would replace; remove them first")
    }
    let escaped = XMLEscape.content.escaped(text)
    try put(escaped, into: node, at: tree.contentRange(of: node))
  }

  private mutating func add(_ added: String, to node: NodeID) throws(ToolError) {
    let piece = XMLParser.parse(SourceText(added))
    guard let root = piece.root, case let name = piece.name(of: root).local, !name.isEmpty else {
      throw ToolError("add must be the XML of an element, such as <Title>Order 12</Title>")
    }
    let place = CardPlace(snapshot, node)
    guard let gap = place.gap(for: name) else {
      let names = place.children.map(\.label)
      let present = snapshot.tree.childElements(of: node).map { snapshot.tree.name(of: $0).qualified }
      let near = Spelling.nearest(to: name, among: names + present).map {
        names.contains($0)
          ? "; did you mean \($0)?" : ", where \($0) is already; what is there is changed by its own path"
      }
      throw ToolError(
        "\(name) may not stand in \(ElementPath.text(of: node, in: snapshot.tree))"
          + (near ?? (names.isEmpty ? ", which takes nothing more" : "; it takes \(names.joined(separator: ", "))")))
    }
    let start = try put(added, into: node, at: ByteRange(at: gap))
    let edits = Formatter.edits(in: snapshot, formatting, range: ByteRange(start, start + added.utf8.count))
    snapshot = snapshot.edited(by: edits) ?? snapshot
  }

  private mutating func remove(_ node: NodeID) throws(ToolError) {
    let tree = snapshot.tree
    guard node != tree.root else { throw ToolError("the root of the card cannot go") }
    let range = tree.range(of: node)
    let start = start(ofSpaceBefore: range.start)
    // Space within a line belongs to the text around.
    let isOnLineOfItsOwn = tree.text.bytes[start..<range.start].contains(0x0A)
    try apply(.delete(ByteRange(isOnLineOfItsOwn ? start : range.start, range.end)))
  }

  /// Puts `text` where `range` is in the content of `node`, which gets tags around it where it has only one; where it begins.
  @discardableResult
  private mutating func put(_ text: String, into node: NodeID, at range: ByteRange) throws(ToolError) -> Int {
    let tree = snapshot.tree
    guard tree[node].flags.contains(.selfClosing) else {
      try apply(TextEdit(range, text))
      return range.start
    }
    let end = Int(tree[node].startTagEnd)
    let start = start(ofSpaceBefore: end - 2)
    try apply(TextEdit(ByteRange(start, end), ">\(text)</\(tree.name(of: node).qualified)>"))
    return start + 1
  }

  private func start(ofSpaceBefore offset: Int) -> Int {
    let bytes = snapshot.text.bytes
    var start = offset
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
    return start
  }

  private mutating func apply(_ edit: TextEdit) throws(ToolError) {
    guard let edited = snapshot.edited(by: [edit]) else { throw ToolError("the change does not fit the text") }
    snapshot = edited
  }
}
