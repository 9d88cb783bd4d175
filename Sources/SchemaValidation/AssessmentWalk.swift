import SchemaModel
import SourceText
import XMLSyntax

/// What was found on the way through a document, before what can be said only once all of it is known.
struct AssessmentWalk: Sendable {
  /// What is wrong, with the node at which it was found.
  let findings: [(finding: Diagnostic, node: Int)]
  let missing: [MissingParts.Part]
  /// The elements that declare keys and references.
  let scopes: [Int]
  /// The elements with children or text that do not fit.
  let troubled: [Int]
  /// What was read of keys and references once all of it was known.
  var readings: [IdentityAssessor.Reading] = []
  /// Whether the next assessment may go on with this one.
  let isLocal: Bool
  /// How many nodes were looked at.
  let visitedNodes: Int

  init(_ assessor: borrowing Assessor, visitedNodes: Int) {
    findings = zip(assessor.document.findings, assessor.document.findingNodes).map { (finding: $0, node: $1) }
    missing = assessor.missing.parts
    scopes = assessor.identity.scopes
    troubled = assessor.troubled
    isLocal =
      assessor.isLocal
      && max(findings.count, missing.count) < AssessedDocument.maximumFindings
    self.visitedNodes = visitedNodes
  }
}

// An assessment that goes on with the one before.
//
// What is said of a node follows from the state of its parent's content before it, what is inside it, and the white space
// beside it. So what stands outside of a change keeps its assessment if the state behind the change is what it was, unless a
// child of the elements around it does not fit: then all children are asked what is meant.
extension Assessor {
  /// Assesses the nodes of `change`, and takes all else from `old`; nil when that does not suffice.
  static func assess(
    _ document: consuming AssessedDocument, after old: SchemaAssessment, _ change: TreeChange
  ) -> (AssessedDocument, AssessmentWalk)? {
    guard old.walk.isLocal else { return nil }
    var assessor = Assessor(document)
    guard assessor.reopen(change.parent.index, old, change) else { return nil }
    guard assessor.takeBefore(change, old.walk) else { return nil }
    let nodes = change.nodes.start..<change.nodes.newEnd
    assessor.walk(nodes)
    guard assessor.isAsBefore(change, old), assessor.takeBehind(change, old.walk), assessor.isLocal,
      assessor.document.findings.count < AssessedDocument.maximumFindings,
      assessor.missing.parts.count < AssessedDocument.maximumFindings
    else { return nil }
    return finish(assessor, visitedNodes: nodes.count, after: (old.walk.readings, change))
  }

  /// Opens the elements around the change, from the root to `parent`; false when one is out of the ordinary.
  private mutating func reopen(_ parent: Int, _ old: SchemaAssessment, _ change: TreeChange) -> Bool {
    var chain: [Int] = []
    var node = parent
    while node > 0 {
      chain.append(node)
      node = Int(document.tree.nodes[node].parent)
    }
    let troubled = Set(old.walk.troubled)
    for (number, node) in chain.enumerated().reversed() {
      let code = old.types[node]
      guard code >= 0, !troubled.contains(node), !document.tables.complex[Int(code)].stepsSlowly,
        case .elementOnly = document.tables.complex[Int(code)].content
      else { return false }
      let next = number == 0 ? change.nodes.start : chain[number - 1]
      var frame = ContentFrame(
        node: node, end: Int(document.tree.nodes[node].subtreeEnd), element: old.elements[node], type: code,
        mode: .elementOnly)
      frame.state = old.states[next]
      frame.hasChildren = true
      if number > 0 {
        let cell = document.tables.step(Int(code), frame.state, old.nodeNames[next])
        guard cell.next >= 0 else { return false }
        frame.state = UInt64(cell.next)
      }
      frames.append(frame)
    }
    return !chain.isEmpty
  }

  /// Whether what comes behind the change finds everything as it was.
  private func isAsBefore(_ change: TreeChange, _ old: SchemaAssessment) -> Bool {
    // What several edits left alone between them may begin in the change and end behind it.
    guard (frames.last?.node ?? 0) < change.nodes.start else { return false }
    let around = Set(frames.map { $0.node })
    guard !troubled.contains(where: around.contains) else { return false }
    guard change.nodes.newEnd < document.tree.nodes.count else { return true }
    return (frames.last?.node ?? 0) == Int(document.tree.nodes[change.nodes.newEnd].parent)
      && (frames.last?.state ?? AssessedDocument.noState) == old.states[change.nodes.oldEnd]
  }

  /// Takes over what was found before the change; false when something of it is about what has changed.
  private mutating func takeBefore(_ change: TreeChange, _ old: AssessmentWalk) -> Bool {
    let start = change.nodes.start
    for (finding, node) in old.findings where node < start {
      guard let finding = finding.moved(change.bytes) else { return false }
      document.findings.append(finding)
      document.findingNodes.append(node)
    }
    missing.add(old.missing.filter { $0.isNoted(before: start) })
    troubled = old.troubled.filter { $0 < start }
    identity.resume(old.scopes.filter { $0 < start }, at: start, document.tree)
    return true
  }

  /// Takes over what was found behind the change; false when something of it is about what has changed.
  private mutating func takeBehind(_ change: TreeChange, _ old: AssessmentWalk) -> Bool {
    let (end, shift) = (change.nodes.oldEnd, change.nodes.shift)
    for (finding, node) in old.findings where node >= end {
      guard let moved = finding.moved(change.bytes) else { return false }
      document.findings.append(moved)
      document.findingNodes.append(node + shift)
    }
    missing.add(old.missing.filter { $0.isNoted(behind: change.nodes) }.map { $0.moved(change, document.tree) })
    troubled += old.troubled.filter { $0 >= end }.map { $0 + shift }
    identity.add(old.scopes.lazy.filter { $0 >= end }.map { $0 + shift })
    return true
  }
}

extension MissingParts.Part {
  /// Whether it was noted before the node `start` was looked at.
  fileprivate func isNoted(before start: Int) -> Bool {
    switch self {
    case .attributes(let node, _), .before(_, let node, _): node < start
    case .end(let frame): frame.node < start && frame.end <= start
    }
  }

  /// Whether it was noted after the nodes of `change`.
  fileprivate func isNoted(behind change: Replacement) -> Bool {
    switch self {
    case .attributes(let node, _), .before(_, let node, _): node >= change.oldEnd
    case .end(let frame): frame.node >= change.oldEnd || frame.node < change.start && frame.end > change.oldEnd
    }
  }

  /// The same in `tree`, which differs by `change` from the one that it is of.
  fileprivate func moved(_ change: TreeChange, _ tree: XMLTree) -> MissingParts.Part {
    switch self {
    case .attributes(let node, let code): .attributes(of: node + change.nodes.shift, code: code)
    case .before(let elements, let node, let frame):
      .before(elements, node + change.nodes.shift, frame.moved(change, tree))
    case .end(let frame): .end(frame.moved(change, tree))
    }
  }
}
