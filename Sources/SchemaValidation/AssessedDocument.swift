import SchemaModel
import SourceText
import XMLSyntax

/// A document with the schema that it is assessed by, what each of its nodes turned out to be, and what is wrong.
struct AssessedDocument {
  /// Stands for no type, in ``types``.
  static let noType = Int32.min
  /// Stands for no state.
  static let noState = UInt64.max
  /// Findings beyond this many are dropped, and the last one says so: nobody reads on, and each costs more than a valid
  /// element.
  static let maximumFindings = 2_000

  let tree: XMLTree
  let schema: Schema
  let tables: SchemaTables
  let checker: ValueChecker
  let bytes: [UInt8]
  /// Per node: the element declaration's index, or -1.
  var elements: [Int32]
  /// Per node: the type as ``SchemaTables/code(_:)`` writes it, or ``noType``.
  var types: [Int32]
  /// Per node: the state of the parent's content model before it, or ``noState``.
  var states: [UInt64]
  /// Per node: the state of its own content model after its last child, or ``noState``.
  var endStates: [UInt64]
  /// Per attribute: the complex type in the upper half and the use's index in it in the lower, -1 for none, less for a
  /// global attribute.
  var uses: [Int64]
  /// Per node: the index of an element's name in the schema, or -1.
  var nodeNames: [Int32]
  var names: NameCache
  /// What is wrong.
  var findings: [Diagnostic] = []
  /// The node at which each of the findings was made, as far as they are made while the tree is walked.
  var findingNodes: [Int] = []
  /// Where the missing end tags belong, by where their elements start, as far as the schema tells.
  var endTagPlaces: [Int: Int] = [:]
  /// Start tags that most likely are none, in the order of the text.
  var strayTags: [StrayTag] = []
  /// The node that is looked at.
  var place = 0

  init(tree: XMLTree, schema: Schema) {
    self.tree = tree
    self.schema = schema
    tables = schema.tables
    checker = schema.checker
    bytes = tree.text.bytes
    let count = tree.nodes.count
    elements = Array(repeating: -1, count: count)
    types = Array(repeating: Self.noType, count: count)
    states = Array(repeating: Self.noState, count: count)
    endStates = Array(repeating: Self.noState, count: count)
    nodeNames = Array(repeating: -1, count: count)
    uses = Array(repeating: -1, count: tree.attributes.count)
    names = NameCache(tree: tree, schema: schema)
  }

  /// The document of `tree`, of which what stands outside of `change` was assessed in `old`.
  init(tree: XMLTree, _ old: SchemaAssessment, _ change: TreeChange) {
    self.tree = tree
    schema = old.schema
    tables = schema.tables
    checker = schema.checker
    bytes = tree.text.bytes
    let count = change.nodes.newEnd - change.nodes.start
    elements = change.nodes.applied(to: old.elements, repeatElement(-1, count: count))
    types = change.nodes.applied(to: old.types, repeatElement(Self.noType, count: count))
    states = change.nodes.applied(to: old.states, repeatElement(Self.noState, count: count))
    endStates = change.nodes.applied(to: old.endStates, repeatElement(Self.noState, count: count))
    nodeNames = change.nodes.applied(to: old.nodeNames, repeatElement(-1, count: count))
    let attributeCount = change.attributes.newEnd - change.attributes.start
    uses = change.attributes.applied(to: old.uses, repeatElement(-1, count: attributeCount))
    names = NameCache(tree: tree, schema: schema)
  }

  /// The use written as `code` in ``uses``; nil for -1.
  static func use(_ code: Int64, _ schema: Schema) -> AttributeUse? {
    if code == -1 { return nil }
    if code < 0 { return schema.globalAttributes[Int(-2 - code)] }
    return schema.complexTypes[Int(code >> 32)].attributes[Int(code & 0xFFFF_FFFF)]
  }

  /// Whether no more findings are taken, so that making them would be a waste.
  ///
  /// One more than there may be is kept, as it tells that there are more.
  var isFull: Bool { findings.count > Self.maximumFindings }

  /// The findings in the order of their places.
  var diagnostics: [Diagnostic] {
    let sorted = findings.prefix(Self.maximumFindings).sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
    guard isFull, var last = sorted.last else { return sorted }
    last.message += " (there are more than \(Self.maximumFindings) findings; mend these first)"
    last.standsForMore = true
    return sorted.dropLast() + [last]
  }

  /// Notes a finding.
  mutating func report(
    _ kind: DiagnosticKind, _ message: String, at range: ByteRange, related: [RelatedInformation] = [],
    fixes: [Fix] = []
  ) {
    if isFull { return }
    findings.append(Diagnostic(kind, message, at: range, related: related, fixes: fixes))
    findingNodes.append(place)
  }

  // MARK: Words

  /// The start tag of the element `node`, without its attributes: `<Title>`.
  func tag(_ node: Int) -> String { "<\(tree.name(of: NodeID(node)).qualified)>" }

  /// The start tag that `element` would have inside the element `parent`.
  func tag(_ element: ElementID, in parent: Int) -> String {
    "<\(tree.name(of: NodeID(parent)).qualifier)\(schema[element].localName)>"
  }

  /// A message that names more elements would not be read.
  static let mostNamed = 8

  /// `<Footnote>, <Status> or </ObjectCardView>`: what may come next.
  func expectation(_ frame: ContentFrame, _ model: ContentModel) -> String {
    let state = ContentState(raw: frame.state)
    var names: [String] = []
    for match in model.expected(in: state) {
      let name = match.element.map { tag($0, in: frame.node) } ?? "any element"
      if !names.contains(name) { names.append(name) }
    }
    let others = names.count - Self.mostNamed
    // One more name is shorter than to say that there is one.
    if others > 1 { names[Self.mostNamed...] = ["one of \(others) others"] }
    if model.isAccepting(state) { names.append("</\(tree.name(of: NodeID(frame.node)).qualified)>") }
    return Self.listed(names, "or")
  }

  /// `a, b or c`.
  static func listed(_ names: [String], _ conjunction: String) -> String {
    names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " \(conjunction) " + (names.last ?? "")
  }

  /// The edits that repair it.
  var repairs: ElementRepairs { ElementRepairs(tree: tree, schema: schema) }
}
