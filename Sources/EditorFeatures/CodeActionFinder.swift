package import CardAnalysis
package import SourceText
import Standards
import XMLSyntax

/// Finds the changes that can be offered for a part of a document.
package struct CodeActionFinder {
  /// A finding that is asked about by name.
  package struct Named: Hashable, Sendable {
    /// The code of its kind.
    package let code: String
    /// Where it stands.
    package let range: ByteRange

    /// The finding of the kind `code` at `range`.
    package init(_ code: String, _ range: ByteRange) { (self.code, self.range) = (code, range) }
  }

  private let snapshot: DocumentSnapshot
  private let beside: (DocumentSnapshot) -> [Diagnostic]
  /// What is wrong with the document.
  package let diagnostics: [Diagnostic]

  /// The changes of `snapshot`; `beside` tells what is wrong with a version of it beside what its own analysis finds.
  package init(_ snapshot: DocumentSnapshot, beside: @escaping (DocumentSnapshot) -> [Diagnostic] = { _ in [] }) {
    (self.snapshot, self.beside) = (snapshot, beside)
    diagnostics = snapshot.diagnosticsAsRead + beside(snapshot)
  }

  /// The changes for `range`: fixes of the findings that touch it or are `named`, the best first, then the fix of all findings of
  /// the same kinds, then instructions to ignore findings, then rewrites.
  package func actions(in range: ByteRange, named: Set<Named> = []) -> [CodeAction] {
    offers(in: range, named: named).compactMap { $0.action }
  }

  /// The same before anything is made of the document; one that would leave it worse shows that only then.
  package func offers(in range: ByteRange, named: Set<Named> = []) -> [CodeActionOffer] {
    let found = diagnostics.filter {
      $0.range.start <= range.end && range.start <= $0.range.end || named.contains(Named($0.kind.code, $0.range))
    }
    let touching = found.filter { !$0.fixes.isEmpty }
    var actions: [CodeAction] = []
    for diagnostic in touching {
      for fix in diagnostic.fixes {
        actions.append(
          CodeAction(
            fix.title, .quickFix, diagnostics: [diagnostic], edits: fix.edits, isPreferred: fix.isPreferred))
      }
    }
    actions = actions.filter { $0.isPreferred } + actions.filter { !$0.isPreferred }
    var seen: Set<String> = []
    for diagnostic in touching where seen.insert(diagnostic.kind.code).inserted {
      if let action = fixAll(of: diagnostic.kind) { actions.append(action) }
    }
    var ignored: Set<String> = []
    for diagnostic in found where ignored.insert(diagnostic.kind.code).inserted {
      if let action = ignore(diagnostic) { actions.append(action) }
    }
    if let action = commentOut(range) { actions.append(action) }
    return actions.map(CodeActionOffer.init) + Refactorings(snapshot).offers(at: range.start)
  }

  /// All fixes that may be made without asking, as far as they leave the document better, of those findings that are wanted; nil
  /// when there are none.
  package func repair(where isWanted: @escaping (Diagnostic) -> Bool) -> CodeAction? {
    let repair = DocumentRepair(snapshot, .preferred, where: isWanted, beside: beside)
    guard repair.count > 0 else { return nil }
    return CodeAction("Fix \(repair.count) finding\(repair.count == 1 ? "" : "s")", .fixAll, edits: repair.edits)
  }

  /// The fixes of all findings of `kind` together: each finding's preferred one, as far as they do not get in each
  /// other's way; nil when there are fewer than two.
  private func fixAll(of kind: DiagnosticKind) -> CodeAction? {
    var resolved: [Diagnostic] = []
    var edits: [TextEdit] = []
    var end = -1
    for diagnostic in diagnostics where diagnostic.kind == kind {
      guard let fix = diagnostic.fixes.first(where: { $0.isPreferred }) else { continue }
      let ordered = fix.edits.sorted { $0.range.start < $1.range.start }
      guard let first = ordered.first, let last = ordered.last, first.range.start > end else { continue }
      edits += ordered
      end = last.range.end
      resolved.append(diagnostic)
    }
    guard resolved.count > 1 else { return nil }
    return CodeAction(
      "Fix all \(resolved.count) of this kind: \(kind.phrase)", .quickFix, diagnostics: resolved, edits: edits)
  }

  /// Puts an instruction before the element that `diagnostic` is about, which leaves it out once a reason is written there.
  private func ignore(_ diagnostic: Diagnostic) -> CodeAction? {
    let tree = snapshot.tree
    guard snapshot.language.ignorableKinds.contains(diagnostic.kind),
      var element = tree.element(at: diagnostic.range.start)
    else { return nil }
    // Within a line of text there is no room for it: then it goes before the element that begins the line.
    while !tree.text.bytes.isFirstOnLine(Int(tree[element].start)), let parent = tree.parent(of: element),
      parent != .document
    {
      element = parent
    }
    let start = Int(tree[element].start)
    let lineStart = tree.text.bytes.lineStart(of: start)
    let indentation = tree.text.bytes.isFirstOnLine(start) ? tree.text[ByteRange(lineStart, start)] : ""
    let lineEnd = tree.text.lineEnd
    let end = "\"?>"
    let instruction =
      "<?\(IgnoreInstruction.target) \(IgnoreInstruction.rulesName)=\"\(diagnostic.kind.code)\" "
      + "\(IgnoreInstruction.reasonName)=\"" + end
    var action = CodeAction(
      "Ignore “\(diagnostic.kind.code)” here…", .quickFix, diagnostics: [diagnostic],
      edits: [.insert(instruction + lineEnd + indentation, at: start)])
    var snippet = Snippet(String(instruction.dropLast(end.count)))
    snippet.end()
    snippet.append(Snippet(end + lineEnd + indentation))
    action.snippet = snippet.snippet
    return action
  }

  /// Puts the selected whole elements, or the element whose name is selected, into a comment.
  private func commentOut(_ range: ByteRange) -> CodeAction? {
    let tree = snapshot.tree
    guard range.end <= tree.text.count else { return nil }
    let selected = range.trimmed(in: tree.text.bytes)
    guard !selected.isEmpty else { return nil }
    let node = tree.node(at: selected.start)
    guard node != tree.root, tree[node].kind == .element, tree[node].start == selected.start,
      tree[node].flags.isDisjoint(with: [.missingEndTag, .unterminated, .missingName])
    else { return nil }
    // The selection has to end where one of the siblings ends, and a comment holds no “--”.
    var last = node
    while tree[last].end < selected.end {
      let next = Int(tree[last].subtreeEnd)
      guard next < tree.nodes.count, tree.nodes[next].parent == tree[node].parent else { return nil }
      last = NodeID(next)
    }
    guard tree[last].end == selected.end, !tree.text[selected].contains("--") else { return nil }
    return CodeAction(
      "Comment out", .rewrite,
      edits: [.insert("<!-- ", at: selected.start), .insert(" -->", at: selected.end)])
  }
}
