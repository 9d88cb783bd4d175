import CardAnalysis
import EditorFeatures
import JSON
import SchemaValidation
import SourceText
import Standards
import XMLSyntax

/// Makes changes of a card, one after the other, which count together once XML and schema have nothing new against them.
///
/// Changes of attributes and texts that have nothing to do with one another are gathered, and the card is read once for them.
struct CardEditor {
  private let original: DocumentSnapshot
  private let formatting: FormattingOptions
  /// The card behind the changes.
  private(set) var snapshot: DocumentSnapshot
  /// How often the card was read anew.
  private(set) var readings = 0
  /// What is still to be changed in the text of ``snapshot``.
  private var pending: [TextEdit] = []
  /// The parts of elements that these change.
  private var touched: Set<Part> = []
  /// The elements that these are of.
  private var touchedNodes: Set<NodeID> = []
  /// The elements of ``snapshot``, with the ids that they have behind the changes.
  private var elements: ElementIndex
  /// The attributes of elements, by the names of these and of what they stand in.
  private var attributes: [String: Set<String>] = [:]

  /// A part of an element.
  private struct Part: Hashable {
    let node: NodeID
    /// Nil for what it holds.
    let attribute: String?
  }

  init(_ snapshot: DocumentSnapshot, _ formatting: FormattingOptions = FormattingOptions()) {
    (original, self.snapshot, self.formatting) = (snapshot, snapshot, formatting)
    elements = ElementIndex(snapshot.tree)
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
    try read()
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
    let node = try node(ElementPath(change["element"]?.string ?? ""))
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

  private mutating func node(_ path: ElementPath) throws(ToolError) -> NodeID {
    do throws(ToolError) {
      return try path.node(in: &elements)
    } catch {
      // What is there and what may have been meant is told of the card as it has become.
      try read()
      return try path.node(in: &elements)
    }
  }

  private mutating func set(
    _ attribute: String, of node: NodeID, to value: String?, removes: Bool
  ) throws(ToolError) {
    var node = node
    let isTouched = touched.contains(Part(node: node, attribute: attribute))
    if isTouched || isEmptyAndFilled(node) { node = try read(keeping: node) }
    let tree = snapshot.tree
    let part = Part(node: node, attribute: attribute)
    let writer = ElementWriter(tree, node)
    let removal = writer.removing(attribute)
    if removes {
      guard let removal else {
        throw ToolError("\(ElementPath.text(of: node, in: tree)) has no attribute \(attribute) that could go")
      }
      return try plan(removal, part, value: nil)
    }
    guard let value else { throw ToolError("say which value \(attribute) gets, or that it goes (remove)") }
    if removal == nil, case let names = names(ofAttributes: node), !names.contains(attribute),
      let near = Spelling.nearest(to: attribute, among: names.sorted())
    {
      throw ToolError("\(ElementPath.text(of: node, in: tree)) has no attribute \(attribute); did you mean \(near)?")
    }
    try plan(writer.setting(attribute, to: value), part, value: value)
  }

  /// The attributes that `node` has or may have.
  private mutating func names(ofAttributes node: NodeID) -> Set<String> {
    let tree = snapshot.tree
    let parent = NodeID(Int(tree[node].parent))
    let kind = "\(parent == .document ? "" : tree.name(of: parent).qualified)/\(tree.name(of: node).qualified)"
    let present = tree.attributes(of: node).map { tree.name(of: $0).qualified }
    if let known = attributes[kind] { return known.union(present) }
    let names = Set(CardPlace(snapshot, node).attributes.map(\.label) + present)
    attributes[kind] = names
    return names
  }

  private mutating func set(_ text: String, in node: NodeID) throws(ToolError) {
    var node = node
    let isTouched = touched.contains(Part(node: node, attribute: nil))
    // The tag of one that holds nothing is written anew.
    if isTouched || snapshot.tree[node].flags.contains(.selfClosing) && touchedNodes.contains(node) {
      node = try read(keeping: node)
    }
    guard let edit = ElementWriter(snapshot.tree, node).settingText(to: text) else {
      let path = ElementPath.text(of: node, in: snapshot.tree)
      throw ToolError("\(path) holds elements, which its text would replace; remove them first")
    }
    try plan(edit, Part(node: node, attribute: nil), value: nil)
  }

  private mutating func add(_ added: String, to node: NodeID) throws(ToolError) {
    let node = try read(keeping: node)
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
    let (edit, start) = ElementWriter(snapshot.tree, node).putting(added, at: ByteRange(at: gap))
    pending = [edit]
    try read()
    let edits = Formatter.edits(in: snapshot, formatting, range: ByteRange(start, start + added.utf8.count))
    pending = edits
    try read()
  }

  private mutating func remove(_ node: NodeID) throws(ToolError) {
    let node = try read(keeping: node)
    let tree = snapshot.tree
    guard node != tree.root else { throw ToolError("the root of the card cannot go") }
    let range = tree.range(of: node)
    let start = tree.text.start(ofSpaceBefore: range.start)
    // Space within a line belongs to the text around.
    let isOnLineOfItsOwn = tree.text.bytes[start..<range.start].contains(0x0A)
    pending = [.delete(ByteRange(isOnLineOfItsOwn ? start : range.start, range.end))]
    try read()
  }

  // MARK: Reading the card anew

  /// Whether the tag of `node`, which held nothing, is to be written anew.
  private func isEmptyAndFilled(_ node: NodeID) -> Bool {
    touched.contains(Part(node: node, attribute: nil)) && snapshot.tree[node].flags.contains(.selfClosing)
  }

  /// Has `edit` made, which changes `part`, with the others.
  ///
  /// - Parameter value: What an attribute will be; nil where it goes.
  private mutating func plan(_ edit: TextEdit, _ part: Part, value: String?) throws(ToolError) {
    pending.append(edit)
    touched.insert(part)
    touchedNodes.insert(part.node)
    if part.attribute == "id", !elements.rename(part.node, to: value) { try read() }
  }

  /// Reads the card anew, if anything is to be changed, and gives what `node` is then: no element has come or gone.
  private mutating func read(keeping node: NodeID) throws(ToolError) -> NodeID {
    guard !pending.isEmpty else { return node }
    let path = ElementPath(ElementPath.text(of: node, in: snapshot.tree))
    try read()
    return try path.node(in: &elements)
  }

  private mutating func read() throws(ToolError) {
    guard !pending.isEmpty else { return }
    guard let edited = snapshot.edited(by: pending) else { throw ToolError("the changes do not fit the text") }
    (snapshot, elements) = (edited, ElementIndex(edited.tree))
    (pending, touched, touchedNodes) = ([], [], [])
    readings += 1
  }
}
