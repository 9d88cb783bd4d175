import CardAnalysis
import Foundation
import SourceText
import TestSupport
import Testing
import XMLSyntax

@testable import EditorFeatures

/// What holds of every fix, over damaged examples: some in each run, as many as `FIX_MUTANTS` says where it is set.
@Suite struct FixLawTests {
  static let runs = 0..<10
  private static let mutants = ProcessInfo.processInfo.environment["FIX_MUTANTS"].flatMap(Int.init) ?? 200

  @Test(arguments: runs) func aFixMendsAndKeepsTheRest(run: Int) throws {
    var tried = 0
    for number in 0..<Self.mutants / Self.runs.count {
      var damage = CardDamage(seed: UInt64(run * 100_000 + number))
      let before = Self.snapshot(damage.mutant())
      for finding in before.diagnostics {
        for fix in finding.fixes {
          tried += 1
          Self.check(fix, of: finding, in: before)
        }
      }
      Self.checkRepair(of: before)
    }
    #expect(tried > 0)
  }

  private static func snapshot(_ text: SourceText) -> DocumentSnapshot {
    DocumentSnapshot(uri: "", version: 0, text: text, language: cardLanguage)
  }

  /// One fix by itself: it can be made, what it is about is gone, and texts stay unless it is about them.
  private static func check(_ fix: Fix, of finding: Diagnostic, in before: DocumentSnapshot) {
    let name = "\(finding.kind.code): \(finding.message) → \(fix.title)"
    guard let text = before.text.applying(fix.edits) else {
      Issue.record("\(name): edits that cannot be made together")
      return
    }
    #expect(text != before.text, "\(name) changes nothing")
    let after = snapshot(text)
    #expect(after.tree.text.bytes == text.bytes)
    // In what cannot be read everything else is a guess.
    guard finding.kind.source == .syntax || before.tree.diagnostics.isEmpty else { return }
    func like(_ snapshot: DocumentSnapshot) -> [Diagnostic] {
      snapshot.diagnostics.filter { $0.kind == finding.kind && $0.message == finding.message }
    }
    if fix.isPreferred {
      // Of several in a row that are misplaced only the first is told.
      var last = after
      for _ in 0..<5 where like(last).count >= like(before).count {
        let next = like(last).first?.fixes.first(where: \.isPreferred).flatMap { last.text.applying($0.edits) }
        last = next.map(snapshot) ?? last
      }
      #expect(like(last).count < like(before).count, "\(name): still there in\n\(text.string)")
    }
    // What a fix writes or takes away is told by its title; all other words stay.
    if finding.kind.source == .schema, !fix.changesText(in: before) {
      #expect(words(after) == words(before), "\(name): other texts in\n\(text.string)")
    }
  }

  /// All preferred fixes together, as `validate --fix` makes them.
  private static func checkRepair(of before: DocumentSnapshot) {
    let repair = DocumentRepair(before, .preferred)
    guard repair.count > 0 else { return }
    let after = snapshot(repair.snapshot.text)
    let isReadable = before.faultCount == 0
    #expect(after.faultCount <= before.faultCount || !before.tree.diagnostics.isEmpty, "\(before.text.string)")
    #expect(after.tree.diagnostics.count <= before.tree.diagnostics.count, "\(before.text.string)")
    if isReadable { #expect(after.diagnostics.count < before.diagnostics.count, "\(before.text.string)") }
    #expect(before.text.applying(repair.edits) == after.text)
  }

  private static func words(_ snapshot: DocumentSnapshot) -> [Substring] {
    snapshot.tree.textContent(of: .document).split(whereSeparator: \.isWhitespace).sorted()
  }
}

extension Fix {
  /// Whether it writes or takes away text between tags.
  fileprivate func changesText(in snapshot: DocumentSnapshot) -> Bool {
    edits.contains { edit in
      let (old, new) = (snapshot.text[edit.range], edit.replacement)
      return [old, new].contains { $0.contains("<") || $0.contains(">") }
        || !snapshot.tree.node(at: edit.range.start).isMarkup(in: snapshot)
    }
  }
}

extension NodeID {
  fileprivate func isMarkup(in snapshot: DocumentSnapshot) -> Bool { snapshot.tree[self].kind != .text }
}

/// Damages examples as people do: names and values with a letter wrong, parts gone, twice, or in another order.
private struct CardDamage {
  private var script: EditScript

  init(seed: UInt64) { script = EditScript(seed: seed &+ 1) }

  /// An example with one to three things wrong.
  mutating func mutant() -> SourceText {
    let examples = Examples.all.filter { $0.bytes.count < 6_000 }
    var text = SourceText(examples[script.number(below: examples.count)].bytes)
    for _ in 0...script.number(below: 3) {
      if let edits = edits(XMLParser.parse(text)) { text = text.applying(edits) ?? text }
    }
    return text
  }

  private mutating func edits(_ tree: XMLTree) -> [TextEdit]? {
    let elements = tree.nodes.indices.filter { tree.nodes[$0].kind == .element && $0 > 1 }.map { NodeID($0) }
    guard !elements.isEmpty else { return nil }
    let node = elements[script.number(below: elements.count)]
    let attributes = Array(tree.attributes(of: node))
    let range = tree.range(of: node)
    switch script.number(below: 8) {
    case 0: return [.delete(range)]
    case 1: return [.insert(tree.text[range], at: range.end)]
    case 2:
      guard let other = tree.parent(of: node).map({ Array(tree.childElements(of: $0)) })?.first, other != node,
        tree.range(of: other).end <= range.start
      else { return nil }
      return [TextEdit(range, tree.text[tree.range(of: other)]), TextEdit(tree.range(of: other), tree.text[range])]
    case 3:
      guard let name = tree.endTagNameRange(of: node) else { return nil }
      return [.insert("x", at: tree.nameRange(of: node).end), .insert("x", at: name.end)]
    case 4:
      let edit = script.next(tree.text.bytes)
      return [
        TextEdit(ByteRange(edit.range.lowerBound, edit.range.upperBound), String(decoding: edit.bytes, as: UTF8.self))
      ]
    default:
      guard !attributes.isEmpty else { return nil }
      let attribute = attributes[script.number(below: attributes.count)]
      switch script.number(below: 3) {
      case 0: return [.delete(tree.range(of: attribute))]
      case 1: return [.insert("x", at: tree.valueRange(of: attribute).end)]
      default: return [.insert("x", at: tree.nameRange(of: attribute).end)]
      }
    }
  }
}
