import SchemaModel
import SourceText
import XMLSyntax

/// The flags of nodes as plain numbers: sets of options are generic code, slow across modules.
enum NodeBits {
  static let whitespaceOnly: UInt8 = 1 << 3
  static let missingName: UInt8 = 1 << 5
}

/// Walks a tree once, in document order, with a stack of the open elements.
struct Assessor {
  /// An element whose children are being looked at.
  struct Frame {
    /// How its content is looked at.
    enum Mode {
      /// Elements only.
      case elementOnly
      /// Elements and text.
      case mixed
      /// Text of a simple type.
      case simple
      /// Nothing may stand there: the type is empty.
      case empty
      /// Nothing may stand there: `xsi:nil` is true.
      case nilled
    }

    let node: Int
    let end: Int
    /// The element declaration, or -1.
    let element: Int32
    /// The type as ``SchemaTables/code(_:)`` writes it.
    let type: Int32
    let mode: Mode
    var state: UInt64 = 0
    /// The state in which a child did not fit, or ``Assessor/noState``.
    var errorState = Assessor.noState
    var hasText = false
    var hasChildren = false
    var reportedText = false
  }

  /// Something required that is not there.
  enum Missing {
    /// Attributes of the element with this index, whose type is `code`.
    case attributes(of: Int, code: Int32)
    /// Children in front of the one with this index.
    case before([ElementID], Int, Frame)
    /// Children at the end.
    case end(Frame)
  }

  /// Stands for no type, in ``types``.
  static let noType = Int32.min
  /// Stands for no state.
  static let noState = UInt64.max
  /// Findings beyond this many are dropped: nobody reads on, and each costs more than a valid element.
  static let maximumFindings = 2_000
  /// How deep elements with identity constraints may nest and still be checked.
  static let maximumScopeDepth = 64

  let tree: XMLTree
  let schema: Schema
  let tables: SchemaTables
  let checker: ValueChecker
  let bytes: [UInt8]
  var elements: [Int32]
  var types: [Int32]
  var states: [UInt64]
  var endStates: [UInt64]
  var uses: [Int64]
  /// Per node: the index of an element's name in the schema, or -1.
  var nodeNames: [Int32]
  var findings: [Diagnostic] = []
  var frames: [Frame] = []
  var names: NameCache
  /// The nodes whose declarations have identity constraints, in document order.
  var identityScopes: [Int] = []
  private var openScopes: [Int] = []
  /// What is missing is told at the end, when all keys are known that a fix may have to name.
  var missing: [Missing] = []
  var keys = KeyStore()
  /// Values of type ID, and where they were first written.
  var identifiers: [[UInt8]: ByteRange] = [:]

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

  mutating func run() {
    var index = 1
    let count = tree.nodes.count
    frames.reserveCapacity(16)
    while index < count {
      while let frame = frames.last, frame.end <= index { close() }
      if !frames.isEmpty { states[index] = frames[frames.count - 1].state }
      switch tree.nodes[index].kind {
      case .element: visitElement(index)
      case .text, .cdataSection: visitText(index)
      default: break
      }
      index += 1
    }
    while !frames.isEmpty { close() }
    checkIdentityConstraints()
    for missing in missing { report(missing) }
  }

  private mutating func visitElement(_ index: Int) {
    let node = tree.nodes[index]
    if node.flags.rawValue & NodeBits.missingName != 0 { return open(index, element: -1, isUnknown: true) }
    if frames.isEmpty {
      guard node.parent == 0 else { return }
      return visitRoot(index)
    }
    let last = frames.count - 1
    frames[last].hasChildren = true
    if frames[last].type == Self.noType { return skip(index) }
    let name = names.element(index)
    nodeNames[index] = Int32(truncatingIfNeeded: name.index)
    switch frames[last].mode {
    case .elementOnly, .mixed:
      let type = Int(frames[last].type)
      if tables.complex[type].stepsSlowly { return visitSlowly(index, type, name) }
      let cell = tables.step(type, frames[last].state, Int32(truncatingIfNeeded: name.index))
      guard cell.next >= 0 else { return visitMisfit(index, name) }
      frames[last].state = UInt64(cell.next)
      open(index, element: cell.element)
    case .simple, .empty, .nilled:
      if names.isUnbound(index) { return open(index, element: -1, isUnknown: true) }
      reportElementWhereNoneMayStand(index)
      open(index, element: -1, isUnknown: true)
    }
  }

  /// A child of an element whose content model has wildcards or is an all-group.
  private mutating func visitSlowly(_ index: Int, _ type: Int, _ name: NameID) {
    let last = frames.count - 1
    if type == ComplexTypeID.anyType.index { return openByWildcard(index, .lax, name) }
    let step = schema.complexTypes[type].model.step(
      ContentState(raw: frames[last].state), name, namespace: tree.namespaces[Int(tree.nodes[index].namespace)])
    guard let step else { return visitMisfit(index, name) }
    frames[last].state = step.state.raw
    switch step.match {
    case .element(let element): open(index, element: Int32(element.index))
    case .wildcard(let wildcard):
      openByWildcard(index, schema.complexTypes[type].model.wildcards[wildcard].processContents, name)
    }
  }

  private mutating func openByWildcard(_ index: Int, _ process: Wildcard.ProcessContents, _ name: NameID) {
    if process == .skip { return skip(index) }
    if let global = schema.globalElement(name) { return open(index, element: Int32(global.index)) }
    if process == .strict, !names.isUnbound(index), !hasInstanceType(index) { reportUndeclared(index) }
    open(index, element: -1)
  }

  private mutating func visitRoot(_ index: Int) {
    let name = names.element(index)
    nodeNames[index] = Int32(truncatingIfNeeded: name.index)
    if let global = schema.globalElement(name) { return open(index, element: Int32(global.index)) }
    if !names.isUnbound(index) { reportRoot(index) }
    open(index, element: -1, isUnknown: true)
  }

  /// Looks at the attributes of the element `index` and waits for its content.
  ///
  /// - Parameters:
  ///   - element: its declaration, or -1; then everything is allowed that is not declared.
  ///   - isUnknown: that it is unknown has been reported, so its attributes are not.
  mutating func open(_ index: Int, element: Int32, isUnknown: Bool = false) {
    elements[index] = element
    var code = element >= 0 ? tables.elementTypes[Int(element)] : Int32(ComplexTypeID.anyType.index)
    var isNilled = false
    if element >= 0, tables.elementFlags[Int(element)].rawValue != 0 { noteFlags(index, Int(element), isUnknown) }
    if names.instanceNamespace != UInt32.max, tree.nodes[index].attributeCount > 0 {
      (code, isNilled) = instanceAttributes(index, element, code)
    }
    // What is not known there is looked at, but no more than that.
    if !isUnknown || element >= 0 { types[index] = code }
    if code >= 0, tables.complex[Int(code)].isAbstract { reportAbstractType(index, code) }
    if !isUnknown { assessAttributes(index, code) }
    var mode = Frame.Mode.simple
    if code >= 0 {
      switch tables.complex[Int(code)].content {
      case .empty: mode = .empty
      case .simple: mode = .simple
      case .elementOnly: mode = .elementOnly
      case .mixed: mode = .mixed
      }
    }
    if isNilled { mode = .nilled }
    frames.append(
      Frame(node: index, end: Int(tree.nodes[index].subtreeEnd), element: element, type: code, mode: mode))
  }

  private mutating func noteFlags(_ index: Int, _ element: Int, _ isUnknown: Bool) {
    let flags = tables.elementFlags[element]
    if flags.rawValue & 1 != 0 { reportAbstractElement(index, ElementID(element)) }
    if flags.rawValue & 8 != 0, !isUnknown { noteIdentityScope(index) }
  }

  /// The elements that declare identity constraints and are open now; beyond a depth that no schema reaches without
  /// wildcards they no longer count, so that the work stays linear.
  private mutating func noteIdentityScope(_ index: Int) {
    while let last = openScopes.last, Int(tree.nodes[last].subtreeEnd) <= index { openScopes.removeLast() }
    guard openScopes.count < Self.maximumScopeDepth else { return }
    openScopes.append(index)
    identityScopes.append(index)
  }

  /// Nothing inside the element `index` is looked at.
  private mutating func skip(_ index: Int) {
    frames.append(
      Frame(
        node: index, end: Int(tree.nodes[index].subtreeEnd), element: -1, type: Self.noType, mode: .mixed))
  }

  private mutating func visitText(_ index: Int) {
    guard !frames.isEmpty else { return }
    let last = frames.count - 1
    switch frames[last].mode {
    case .mixed, .simple: frames[last].hasText = true
    case .elementOnly, .empty, .nilled:
      frames[last].hasText = true
      let isSpace = frames[last].mode == .elementOnly && tree.nodes[index].kind == .text && isBlank(index)
      if isSpace || frames[last].reportedText { return }
      frames[last].reportedText = true
      reportText(index, frames[last])
    }
  }

  /// Whether the text or CDATA section `index` is nothing but white space once references are resolved.
  private mutating func isBlank(_ index: Int) -> Bool {
    if tree.nodes[index].flags.rawValue & NodeBits.whitespaceOnly != 0 { return true }
    return tree.withTextBytes(of: NodeID(index)) { bytes, range in
      bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    switch frame.mode {
    case .elementOnly, .mixed:
      if frame.type > 0 {
        endStates[frame.node] = frame.state
        if !isAccepting(frame) { note(.end(frame)) }
        if frame.element >= 0, tables.elementFlags[Int(frame.element)].rawValue & 4 != 0 { checkMixedValue(frame) }
      }
    case .simple: checkText(frame)
    case .empty, .nilled: break
    }
  }

  private mutating func isAccepting(_ frame: Frame) -> Bool {
    if tables.complex[Int(frame.type)].stepsSlowly {
      return schema.complexTypes[Int(frame.type)].model.isAccepting(ContentState(raw: frame.state))
    }
    return tables.isAccepting(Int(frame.type), frame.state)
  }

  /// Whether no more findings are taken, so that making them would be a waste.
  var isFull: Bool { findings.count >= Self.maximumFindings }

  mutating func note(_ missing: Missing) {
    if self.missing.count < Self.maximumFindings { self.missing.append(missing) }
  }

  private mutating func report(_ missing: Missing) {
    switch missing {
    case .attributes(let index, let code): reportMissingAttributes(index, code)
    case .before(let elements, let index, let frame): reportMissing(elements, before: index, frame)
    case .end(let frame): reportMissingChildren(frame)
    }
  }

  mutating func report(
    _ kind: DiagnosticKind, _ message: String, at range: ByteRange, related: [RelatedInformation] = [],
    fixes: [Fix] = []
  ) {
    if isFull { return }
    findings.append(Diagnostic(kind, message, at: range, related: related, fixes: fixes))
  }
}
