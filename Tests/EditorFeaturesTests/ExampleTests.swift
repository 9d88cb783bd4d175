import CardAnalysis
import EditorFeatures
import SchemaValidation
import SourceText
import TestSupport
import Testing
import XMLSyntax

/// A generator whose numbers are the same in every run.
private struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return sides > 0 ? Int(state % UInt64(sides)) : 0
  }
}

/// The text and the markup of a document without its white space: what formatting may not change.
private func substance(_ text: SourceText) -> [UInt8] {
  text.bytes.filter { $0 != 0x20 && $0 != 0x0A && $0 != 0x09 && $0 != 0x0D }
}

/// The character data of every element that has text, in document order.
private func texts(_ snapshot: DocumentSnapshot) -> [String] {
  let tree = snapshot.tree
  return tree.nodes.indices.filter { tree.nodes[$0].kind == .text && !tree.nodes[$0].flags.contains(.whitespaceOnly) }
    .map { tree.text[tree.range(of: NodeID($0))] }
}

/// `text` with a few bytes taken out, put in or replaced by `dice`.
private func mutated(_ text: [UInt8], _ dice: inout Dice) -> [UInt8] {
  let pieces = [
    "<", ">", "/", "\"", "'", "=", " ", "\n", "&", "{", "}", "</", "/>", "<!--", "-->", "<![CDATA[", "]]>", "x", "é",
  ]
  var bytes = text
  for _ in 0...dice.roll(3) where !bytes.isEmpty {
    let place = dice.roll(bytes.count)
    switch dice.roll(3) {
    case 0: bytes.removeSubrange(place..<min(bytes.count, place + 1 + dice.roll(12)))
    case 1: bytes.insert(contentsOf: pieces[dice.roll(pieces.count)].utf8, at: place)
    default: bytes.replaceSubrange(place..<place + 1, with: Array(pieces[dice.roll(pieces.count)].utf8))
    }
  }
  return bytes
}

@Suite struct ExampleTests {
  /// Asks for everything at `offset` of `text`; what matters is that there is an answer, in bounds.
  private func probe(_ text: [UInt8], at offset: Int) {
    let snapshot = DocumentSnapshot(
      uri: "file:///x.card.xml", version: 1, text: SourceText(text), language: cardLanguage)
    let whole = snapshot.text.range
    for item in Completer(snapshot, at: offset).list.items {
      let isSound =
        whole.contains(item.replaceRange) && item.replaceRange.start == item.insertRange.start
        && item.insertRange.end <= item.replaceRange.end && item.insertRange.end == offset && !item.label.isEmpty
      #expect(isSound, "\(item) at \(offset) of \(snapshot.text.string)")
    }
    if let hover = HoverFinder(snapshot).hover(at: offset) {
      #expect(whole.contains(hover.range) && hover.range.touches(offset))
    }
    #expect(SelectionChain(snapshot, at: offset).ranges.allSatisfy { whole.contains($0) })
    _ = Navigator(snapshot).definition(at: offset)
    _ = Navigator(snapshot).highlights(at: offset)
    for typed in [">", "/", "\n"] { _ = TypingAssistant(snapshot).edits(at: offset, typed: typed) }
  }

  @Test(arguments: Examples.all)
  func everyPrefixHasAnswers(example: Example) {
    var dice = Dice(example.bytes.count)
    for _ in 0..<12 {
      let end = dice.roll(example.bytes.count + 1)
      let prefix = Array(example.bytes[..<end])
      probe(prefix, at: end)
      probe(prefix, at: dice.roll(end + 1))
      probe(mutated(prefix, &dice), at: 0)
    }
    let snapshot = DocumentSnapshot(
      uri: "file:///x.card.xml", version: 1, text: SourceText(example.bytes), language: cardLanguage)
    for _ in 0..<40 {
      let offset = dice.roll(example.bytes.count + 1)
      _ = Completer(snapshot, at: offset).list
      _ = HoverFinder(snapshot).hover(at: offset)
    }
  }

  @Test(arguments: Examples.all)
  func formattingChangesWhiteSpaceBetweenMarkupOnly(example: Example) {
    var dice = Dice(example.bytes.count + 7)
    checkFormatting(example.bytes)
    for _ in 0..<25 { checkFormatting(mutated(example.bytes, &dice)) }
  }

  private func checkFormatting(_ bytes: [UInt8]) {
    let before = DocumentSnapshot(
      uri: "file:///x.card.xml", version: 1, text: SourceText(bytes), language: cardLanguage)
    guard let text = before.text.applying(Formatter.edits(in: before)) else {
      Issue.record("overlapping edits in \(before.text.string)")
      return
    }
    let after = DocumentSnapshot(uri: "file:///x.card.xml", version: 2, text: text, language: cardLanguage)
    #expect(Formatter.edits(in: after) == [], "not idempotent: \(before.text.string)")
    #expect(substance(text) == substance(before.text), "lost something: \(before.text.string)")
    #expect(texts(after) == texts(before), "text changed: \(before.text.string)")
    #expect(after.tree.diagnostics.map(\.kind) == before.tree.diagnostics.map(\.kind), "\(before.text.string)")
    #expect(
      after.assessment?.diagnostics.map(\.kind) == before.assessment?.diagnostics.map(\.kind), "\(before.text.string)")
  }
}
