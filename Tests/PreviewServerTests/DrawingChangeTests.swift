import BundledData
import CardLayout
import Foundation
import JSON
import SourceText
import Synchronization
import TestSupport
import Testing
import XMLSyntax

@testable import PreviewServer

/// What a page makes of what it has and what it gets is what a new page gets as a whole.
@Suite struct DrawingChangeTests {
  /// A `CardList` of every second of the examples that may stand in one, from `first` on.
  private static func list(from first: Int) -> String {
    var cards = ""
    let files = BundledFile.examples.filter { $0.name.hasSuffix(".card.xml") }
    for index in stride(from: first, to: files.count, by: 2) {
      let text = String(decoding: files[index].bytes, as: UTF8.self)
      guard let start = ["\n<Card\n", "\n<ObjectCardView", "\n<Card "].lazy.compactMap({ text.range(of: $0) }).first
      else {
        continue
      }
      cards += text[start.lowerBound...].replacingOccurrences(of: "xmlns=\"urn:cardwright:1\"", with: "")
        .replacingOccurrences(of: " id=\"", with: " id=\"n\(index)-")
    }
    return
      "<CardList xmlns=\"urn:cardwright:1\" id=\"all\">\n<Header><Title>All</Title></Header>\(cards)\n</CardList>\n"
  }

  private static let changes = [
    ("</Title>", "x</Title>"), ("</Title>", " and an Uncommonlylongword more, so that it takes its lines</Title>"),
    ("<Title>", "<Title>é😀 "), ("e</", "</"), ("<!--", "<!-- more "), ("\n", "\n\n"), (" id=\"n", " id=\"m"),
    ("</Card>", "</Card><Card id=\"new\" target=\"y\"><Header><Title>New</Title></Header></Card>"),
    ("<Card", "<Card platform=\"ios\""), (" platform=\"ios\"", ""), ("</CardList>", "<Card id=\"last\"/></CardList>"),
    ("<Card id=\"last\"/>", ""), ("</Text>", ", or\nnot</Text>"), ("<DetailImage ", "<DetailImage size=\"60\" "),
    (" src=\"images/", " src=\"images/dot.png\" alt=\""), ("<Title>All</Title>", ""), (" kind=\"negative\"", ""),
    ("limit=\"", "limit=\"1"), ("type=\"column\"", "type=\"line\""),
    ("</Header>", "<Counter>1 of 2</Counter></Header>"),
  ]

  private static let views: JSONValue = [["id": "a"], ["id": "b", "device": "ipad-pro-11", "appearance": "dark"]]

  @Test(arguments: 0..<4)
  func aPageThatIsToldWhatChangesHasWhatANewOneGets(seed: Int) throws {
    var script = EditScript(seed: UInt64(seed + 1))
    var text = Self.list(from: seed)
    let test = TestPreview()
    test.update(text)
    let overlays: JSONValue = seed == 3 ? ["readingOrder", "targets"] : []
    let page = test.page(Self.views, overlays: overlays)
    var screen = Screen()
    screen.take(page.take("frames"))
    var second = Screen()
    var other: TestPage?
    for step in 2..<40 {
      let (old, new) = Self.changes[script.number(below: Self.changes.count)]
      let places = text.ranges(of: old)
      guard !places.isEmpty else { continue }
      let changed = text.replacingCharacters(in: places[script.number(below: places.count)], with: new)
      // Of what cannot be read, the last good picture stays.
      guard XMLParser.parse(SourceText(changed)).diagnostics.isEmpty else { continue }
      text = changed
      test.update(text, version: step)
      test.work()
      screen.take(page.take("frames"))
      if step == 10 { other = test.page(Self.views, overlays: overlays) }
      if let other { second.take(other.take("frames")) }
      if step % 4 == 0 {
        let fresh = TestPreview()
        fresh.update(text, version: step)
        var expected = Screen()
        expected.take(fresh.page(Self.views, overlays: overlays).take("frames"))
        #expect(screen.difference(from: expected) == nil, "step \(step): \(new)")
        if other != nil { #expect(second.difference(from: expected) == nil, "second page, step \(step): \(new)") }
      }
    }
    #expect(screen.lineChanges > 10 && screen.moves > 10)
  }

  @Test(arguments: [(0, true), (1, false)]) func cardsAreKeptUpToALimit(surplus: Int, isKept: Bool) {
    let list = "<CardList xmlns=\"urn:cardwright:1\" id=\"all\"><Card id=\"a\"/><Card id=\"b\"/></CardList>"
    // In two views.
    let padding = DrawingRounds.mostKept / 2 + surplus - list.utf8.count - "<!---->".utf8.count
    let test = TestPreview()
    test.update(list + "<!--" + String(repeating: " ", count: padding) + "-->")
    _ = test.page(Self.views).take("frames")
    let kept = test.preview.contents.state.withLock { state in
      state.pages.values.flatMap { page in page.drawn.values.map { $0.scene.keptCards != nil } }
    }
    #expect(kept == [isKept, isKept])
  }

  /// A keystroke composes the card that it changes, and a small one that is always shown.
  @Test func aPageKeepsItsCards() {
    let cards = (0..<20).map { "<Card id=\"c\($0)\"><Header><Title>Card \($0)</Title></Header></Card>" }.joined()
    let text = "<CardList xmlns=\"urn:cardwright:1\" id=\"all\"><Card id=\"a\"/>\(cards)</CardList>"
    let test = TestPreview()
    test.update(text)
    let page = test.page()
    _ = page.take("frames")
    test.update(text.replacingOccurrences(of: "Card 7", with: "Card x7"), version: 2)
    test.work()
    _ = page.take("frames")
    let composed = test.preview.contents.state.withLock { state in
      state.pages.values.flatMap { page in page.drawn.values.map { $0.scene.keptCards?.composed } }
    }
    #expect(composed == [2])
  }

  @Test func aLetterIsFewLinesOfALongDrawing() throws {
    let text = Self.list(from: 0)
    let test = TestPreview()
    test.update(text)
    let page = test.page()
    _ = page.take("frames")
    let place = try #require(text.range(of: "</Title>", options: .backwards))
    test.update(text.replacingCharacters(in: place, with: "x</Title>"), version: 2)
    test.work()
    let view = try #require(page.take("frames")?["views"]?[0])
    #expect(view["svg"] == nil && view["parts"] == nil)
    let lines = (view["lines"]?.array ?? []).reduce(0) { $0 + ($1["count"]?.integer ?? 0) }
    #expect((1...40).contains(lines))
    #expect((1...20).contains(view["moved"]?["indices"]?.array?.count ?? 0))
  }
}

/// What a page has got, as `frames.js` keeps it.
private struct Screen {
  private struct View {
    var svg: [Substring] = []
    var parts: [JSONValue] = []
    var scrollers: JSONValue = []
  }

  private var views: [String: View] = [:]
  /// How often changes came in the place of the whole.
  var lineChanges = 0
  var moves = 0

  mutating func take(_ message: JSONValue?) {
    for told in message?["views"]?.array ?? [] {
      let id = told["id"]?.string ?? ""
      var view = views[id] ?? View()
      if let svg = told["svg"]?.string { view.svg = svg.split(separator: "\n", omittingEmptySubsequences: false) }
      for change in (told["lines"]?.array ?? []).reversed() {
        guard let line = change["line"]?.integer, let count = change["count"]?.integer,
          let text = change["text"]?.string
        else { continue }
        lineChanges += 1
        view.svg.replaceSubrange(
          line..<line + count, with: text.split(separator: "\n", omittingEmptySubsequences: false).dropLast())
      }
      if let parts = told["parts"]?.array { view.parts = parts }
      if let moved = told["moved"] { move(&view.parts, moved) }
      if let scrollers = told["scrollers"] { view.scrollers = scrollers }
      views[id] = view
    }
  }

  private mutating func move(_ parts: inout [JSONValue], _ moved: JSONValue) {
    moves += 1
    let edit = moved["edit"]?.array?.compactMap(\.integer) ?? []
    parts = Array(parts.prefix(moved["count"]?.integer ?? 0))
    for index in parts.indices {
      guard var part = parts[index].object, let source = part["source"]?.array?.compactMap(\.integer) else { continue }
      part["source"] = .array(
        source.map { .integer($0 >= edit[0] && $0 >= edit[1] ? $0 + edit[2] - edit[1] : $0) })
      parts[index] = .object(part)
    }
    for (index, part) in zip(moved["indices"]?.array ?? [], moved["parts"]?.array ?? []) {
      guard let index = index.integer else { continue }
      if index < parts.count { parts[index] = part } else { parts.append(part) }
    }
  }

  /// The first thing that is not as in `expected`.
  func difference(from expected: Screen) -> String? {
    for (id, view) in expected.views {
      guard let mine = views[id] else { return "no view \(id)" }
      for (line, (first, second)) in zip(mine.svg, view.svg).enumerated() where first != second {
        return "view \(id), line \(line): \(first) instead of \(second)"
      }
      if mine.svg.count != view.svg.count { return "\(mine.svg.count) lines instead of \(view.svg.count)" }
      for (index, (first, second)) in zip(mine.parts, view.parts).enumerated() where first != second {
        return "view \(id), part \(index): \(first) instead of \(second)"
      }
      if mine.parts.count != view.parts.count { return "\(mine.parts.count) parts instead of \(view.parts.count)" }
      if mine.scrollers != view.scrollers { return "scrollers" }
    }
    return nil
  }
}
