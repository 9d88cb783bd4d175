import SourceText
import TestSupport
import Testing

@testable import XMLSyntax

/// Parses `text` and checks what must hold of every tree.
@discardableResult
func parse(_ text: SourceText, sourceLocation: SourceLocation = #_sourceLocation) -> XMLTree {
  let tree = XMLParser.parse(text)
  if let violation = TreeInvariants.violation(in: tree) {
    Issue.record("\(violation) in \(text.string.debugDescription)", sourceLocation: sourceLocation)
  }
  return tree
}

/// Parses `text` and checks what must hold of every tree.
@discardableResult
func parse(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> XMLTree {
  parse(SourceText(text), sourceLocation: sourceLocation)
}

/// Expects exactly the findings `expected`, each written as its code, a space and the text in its range.
@discardableResult
func expectFindings(_ text: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) -> XMLTree
{
  let tree = parse(text, sourceLocation: sourceLocation)
  let found = tree.diagnostics.map { "\($0.kind.code) \(tree.text[$0.range])" }
  #expect(found == expected, "\(text.debugDescription)", sourceLocation: sourceLocation)
  return tree
}

/// Expects one finding of `code` at the selection in `marked`, or none when `code` is nil, and that each of its fixes
/// leaves a text without findings.
func expectFinding(_ marked: String, _ code: String?, sourceLocation: SourceLocation = #_sourceLocation) {
  let marked = MarkedText(marked)
  let tree = parse(marked.text, sourceLocation: sourceLocation)
  let comment = Comment(rawValue: marked.text.debugDescription)
  #expect(tree.diagnostics.map(\.kind.code) == (code.map { [$0] } ?? []), comment, sourceLocation: sourceLocation)
  guard code != nil, let finding = tree.diagnostics.first else { return }
  #expect(marked.selection == finding.range.start..<finding.range.end, comment, sourceLocation: sourceLocation)
  for fix in finding.fixes {
    let fixed = tree.text.applying(fix.edits)?.string ?? "edits overlap"
    let left = parse(fixed, sourceLocation: sourceLocation).diagnostics.map(\.message)
    #expect(left == [], "\(fix.title): \(fixed.debugDescription)", sourceLocation: sourceLocation)
  }
}
