import SchemaModel
import SourceText
import XMLSyntax

/// Walks a tree once, in document order, with a stack of the open elements.
struct Assessor {
  /// How many siblings are looked at to understand one that does not fit.
  static let lookaround = 64
  /// How many elements whose end tags are missing may end before a child that does not fit; keeps the work linear.
  static let mostUnclosed = 8

  var document: AssessedDocument
  var frames: [ContentFrame] = []
  /// What is missing is told at the end, when all keys are known that a fix may have to name.
  var missing = MissingParts()
  /// The elements with a child or text that does not fit: all that is said of one depends on all its children.
  var troubled: [Int] = []
  private var attributes = AttributeAssessor()
  var identity = IdentityAssessor()

  init(_ document: consuming AssessedDocument) {
    self.document = document
    frames.reserveCapacity(16)
  }

  /// Assesses the document.
  static func assess(_ document: consuming AssessedDocument) -> (AssessedDocument, AssessmentWalk) {
    var assessor = Assessor(document)
    let count = assessor.document.tree.nodes.count
    assessor.walk(1..<count)
    return finish(assessor, visitedNodes: count)
  }

  /// Looks at what can be said only once all elements are known.
  ///
  /// - Parameter earlier: what was read of keys in an earlier tree, and how this one differs from that.
  static func finish(
    _ assessor: consuming Assessor, visitedNodes: Int,
    after earlier: (readings: [IdentityAssessor.Reading], change: TreeChange)? = nil
  ) -> (AssessedDocument, AssessmentWalk) {
    var assessor = assessor
    var walk = AssessmentWalk(assessor, visitedNodes: visitedNodes)
    assessor.identity.check(&assessor.document, assessor.missing, after: earlier)
    walk.readings = assessor.identity.readings
    assessor.missing.report(&assessor.document, assessor.identity)
    return (assessor.document, walk)
  }

  /// Whether all that is said of an element follows from itself and what is around it, but for keys and references.
  var isLocal: Bool {
    attributes.hasNoIdentifiers && document.names.instanceNamespace == .max && document.endTagPlaces.isEmpty
      && document.strayTags.isEmpty
  }

  /// Looks at the nodes in `range`, and ends the elements that end there.
  mutating func walk(_ range: Range<Int>) {
    for index in range {
      while let frame = frames.last, frame.end <= index { close() }
      if !frames.isEmpty { document.states[index] = frames[frames.count - 1].state }
      document.place = index
      switch document.tree.nodes[index].kind {
      case .element: visitElement(index)
      case .text, .cdataSection: visitText(index)
      default: break
      }
    }
    while let frame = frames.last, frame.end <= range.upperBound { close() }
  }

  // MARK: Elements

  mutating func visitElement(_ index: Int) {
    let node = document.tree.nodes[index]
    if node.flags.contains(.missingName) { return open(index, element: -1, isUnknown: true) }
    if frames.isEmpty {
      guard node.parent == 0 else { return }
      return visitRoot(index)
    }
    let last = frames.count - 1
    frames[last].hasChildren = true
    if frames[last].type == AssessedDocument.noType { return skip(index) }
    let name = document.names.element(index)
    document.nodeNames[index] = Int32(truncatingIfNeeded: name.index)
    switch frames[last].mode {
    case .elementOnly, .mixed:
      let type = Int(frames[last].type)
      if document.tables.complex[type].stepsSlowly { return visitSlowly(index, type, name) }
      let cell = document.tables.step(type, frames[last].state, Int32(truncatingIfNeeded: name.index))
      guard cell.next >= 0 else { return visitMisfit(index, name) }
      frames[last].state = UInt64(cell.next)
      open(index, element: cell.element)
    case .simple, .empty, .nilled:
      if document.names.isUnbound(index) { return open(index, element: -1, isUnknown: true) }
      if closesBefore(index, name) { return visitElement(index) }
      reportElementWhereNoneMayStand(index)
      document.noteStray(index, name, isInText: frames[last].mode == .simple)
      open(index, element: -1, isUnknown: true)
    }
  }

  /// A child of an element whose content model has wildcards or is an all-group.
  private mutating func visitSlowly(_ index: Int, _ type: Int, _ name: NameID) {
    let last = frames.count - 1
    if type == ComplexTypeID.anyType.index { return openByWildcard(index, .lax, name) }
    let model = document.schema.complexTypes[type].model
    let namespace = document.tree.namespaces[Int(document.tree.nodes[index].namespace)]
    guard let step = model.step(ContentState(raw: frames[last].state), name, namespace: namespace) else {
      return visitMisfit(index, name)
    }
    frames[last].state = step.state.raw
    switch step.match {
    case .element(let element): open(index, element: Int32(element.index))
    case .wildcard(let wildcard): openByWildcard(index, model.wildcards[wildcard].processContents, name)
    }
  }

  private mutating func openByWildcard(_ index: Int, _ process: Wildcard.ProcessContents, _ name: NameID) {
    if process == .skip { return skip(index) }
    if let global = document.schema.globalElement(name) { return open(index, element: Int32(global.index)) }
    if process == .strict, !document.names.isUnbound(index), !AttributeAssessor.hasInstanceType(index, document) {
      reportUndeclared(index)
    }
    open(index, element: -1)
  }

  private mutating func visitRoot(_ index: Int) {
    let name = document.names.element(index)
    document.nodeNames[index] = Int32(truncatingIfNeeded: name.index)
    if let global = document.schema.globalElement(name) { return open(index, element: Int32(global.index)) }
    if !document.names.isUnbound(index) { reportRoot(index) }
    open(index, element: -1, isUnknown: true)
  }

  /// Looks at the attributes of the element `index` and waits for its content.
  ///
  /// - Parameters:
  ///   - element: its declaration, or -1; then everything is allowed that is not declared.
  ///   - isUnknown: that it is unknown has been reported, so its attributes are not.
  mutating func open(_ index: Int, element: Int32, isUnknown: Bool = false) {
    document.elements[index] = element
    var code = element >= 0 ? document.tables.elementTypes[Int(element)] : Int32(ComplexTypeID.anyType.index)
    var isNilled = false
    if element >= 0, document.tables.elementFlags[Int(element)].rawValue != 0 {
      noteFlags(index, Int(element), isUnknown)
    }
    if document.names.instanceNamespace != UInt32.max, document.tree.nodes[index].attributeCount > 0 {
      (code, isNilled) = AttributeAssessor.assessInstance(index, element, code, &document)
    }
    // What is not known there is looked at, but no more than that.
    if !isUnknown || element >= 0 { document.types[index] = code }
    if code >= 0, document.tables.complex[Int(code)].isAbstract { reportAbstractType(index, code) }
    if !isUnknown {
      if !attributes.assess(index, code, &document) { missing.note(.attributes(of: index, code: code)) }
      if attributes.looksInside { troubled.append(index) }
    }
    var mode = ContentFrame.Mode.simple
    if code >= 0 {
      switch document.tables.complex[Int(code)].content {
      case .empty: mode = .empty
      case .simple: mode = .simple
      case .elementOnly: mode = .elementOnly
      case .mixed: mode = .mixed
      }
    }
    if isNilled { mode = .nilled }
    let end = Int(document.tree.nodes[index].subtreeEnd)
    frames.append(ContentFrame(node: index, end: end, element: element, type: code, mode: mode))
  }

  private mutating func noteFlags(_ index: Int, _ element: Int, _ isUnknown: Bool) {
    let flags = document.tables.elementFlags[element]
    if flags.rawValue & 1 != 0 { reportAbstractElement(index, ElementID(element)) }
    if flags.rawValue & 8 != 0, !isUnknown { identity.enter(index, document.tree) }
  }

  /// Nothing inside the element `index` is looked at.
  private mutating func skip(_ index: Int) {
    let end = Int(document.tree.nodes[index].subtreeEnd)
    frames.append(ContentFrame(node: index, end: end, element: -1, type: AssessedDocument.noType, mode: .mixed))
  }

  mutating func close() {
    guard let frame = frames.popLast() else { return }
    document.place = frame.node
    switch frame.mode {
    case .elementOnly, .mixed:
      guard frame.type > 0 else { return }
      document.endStates[frame.node] = frame.state
      if !frame.isAccepting(document) { missing.note(.end(frame)) }
      if isConstrained(frame) { checkMixedValue(frame) }
    case .simple: checkText(frame)
    case .empty, .nilled: break
    }
  }

  // MARK: Texts

  private mutating func visitText(_ index: Int) {
    guard !frames.isEmpty else { return }
    let last = frames.count - 1
    switch frames[last].mode {
    case .mixed, .simple: frames[last].hasText = true
    case .elementOnly, .empty, .nilled:
      frames[last].hasText = true
      let isSpace =
        frames[last].mode == .elementOnly && document.tree.nodes[index].kind == .text && isBlank(index)
      // A tag that is not one yet has been told.
      let isTag = document.tree.nodes[index].flags.contains(.missingLessThan)
      if isSpace || isTag || frames[last].reportedText { return }
      frames[last].reportedText = true
      troubled.append(frames[last].node)
      reportText(index, frames[last])
    }
  }

  /// Whether the text or CDATA section `index` is nothing but white space once references are resolved.
  private func isBlank(_ index: Int) -> Bool {
    if document.tree.nodes[index].flags.contains(.whitespaceOnly) { return true }
    return document.tree.withTextBytes(of: NodeID(index)) { bytes, range in
      bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }
  }

  /// Whether the element has a default or fixed value.
  private func isConstrained(_ frame: ContentFrame) -> Bool {
    frame.element >= 0 && document.tables.elementFlags[Int(frame.element)].rawValue & 4 != 0
  }

  /// Looks at the text of an element that holds nothing else.
  private mutating func checkText(_ frame: ContentFrame) {
    let code = frame.type
    let type = code < 0 ? Int(-1 - code) : Int(document.tables.complex[Int(code)].simple)
    guard type >= 0, !frame.hasChildren else { return }
    let isConstrained = isConstrained(frame)
    if !frame.hasText, isConstrained { return }
    let id = SimpleTypeID(type)
    let (value, range) = document.tree.withTextBytes(of: NodeID(frame.node)) { ($0, $1) }
    if let problem = document.problem(of: value, range, id, at: frame.node) {
      var place = textPlace(frame)
      if problem.reason == .surroundingSpace {
        let content = document.tree.contentRange(of: NodeID(frame.node))
        place = ValuePlace(owner: .element, node: frame.node, range: content, isVerbatim: false)
      }
      return document.reportValue(problem, value, range, id, place)
    }
    // Like libxml2, and unlike XSD, the fixed value of an element is compared as it is written.
    if isConstrained, case .fixed(let fixed) = document.schema.elements[Int(frame.element)].constraint,
      !fixed.utf8.elementsEqual(value[range])
    {
      document.reportFixed(fixed, textPlace(frame))
    }
  }

  /// Looks at the text of a mixed element that has a fixed value.
  private mutating func checkMixedValue(_ frame: ContentFrame) {
    guard case .fixed(let fixed) = document.schema.elements[Int(frame.element)].constraint else { return }
    if !frame.hasText, !frame.hasChildren { return }
    if frame.hasChildren || document.tree.textContent(of: NodeID(frame.node)) != fixed {
      document.reportFixed(fixed, textPlace(frame))
    }
  }

  /// Where the text of an element stands, white space around it left out; its name when there is none.
  private func textPlace(_ frame: ContentFrame) -> ValuePlace {
    let node = NodeID(frame.node)
    var range = document.tree.contentRange(of: node)
    func isSpace(_ offset: Int) -> Bool { Facets.WhiteSpace.isXMLSpace(document.bytes[offset]) }
    while range.start < range.end, isSpace(range.start) { range.start += 1 }
    while range.start < range.end, isSpace(range.end - 1) { range.end -= 1 }
    if range.isEmpty { range = document.tree.nameRange(of: node) }
    return ValuePlace(owner: .element, node: frame.node, range: range, isVerbatim: false)
  }
}
