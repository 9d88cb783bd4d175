import CardAnalysis
import CardProject
import EditorFeatures
import Foundation
import JSON
import SchemaModel
import SchemaValidation
import SourceText
import Synchronization
import TestSupport
import Testing
import XMLSyntax

/// A version of a document that takes over what is known of those before it answers as a fresh one does.
@Suite struct IncrementalTests {
  /// A `CardList` of every third of the examples that may stand in one, so many times.
  static func list(times: Int = 1, each: Int = 3) -> String {
    var cards: [String] = []
    for number in 0..<times {
      for (index, example) in Examples.all.enumerated() where (index + number) % each == 0 {
        let text = String(decoding: example.bytes, as: UTF8.self)
        guard
          let start = text.range(of: "\n<Card\n") ?? text.range(of: "\n<ObjectCardView\n") ?? text.range(of: "\n<Card ")
        else { continue }
        cards.append(
          text[start.lowerBound...].replacingOccurrences(of: "xmlns=\"urn:cardwright:1\"", with: "")
            .replacingOccurrences(of: " id=\"", with: " id=\"n\(number)\(cards.count)-"))
      }
    }
    return "<CardList xmlns=\"urn:cardwright:1\" id=\"all\">\n<Header><Title>All</Title></Header>"
      + cards.joined(separator: "\n") + "\n</CardList>\n"
  }

  static let pieces = [
    "<Card id=\"n\"><Header><Title>New and rather long, so that it takes its lines</Title></Header></Card>", "</Card>",
    "<Card>", "<Title>New</Title>", "<Text", "</Header>", "<Header>", "<Body>", "<Footer>", "<Text>", " Text>",
    "< Text>", " id=\"all\"", " target=\"x\"", " title=\"x\"",
    " platform=\"ios\"",
    " in=\"regular\"", " icon=\"no.such\"", " sample=\"a.json\"", "{title}", " each=\"{list}\"", "Uncommonlylongwords",
    "<Action role=\"primary\">Go</Action>", "<EmptyState/>", " src=\"no.png\"", "<Counter>1 of 2</Counter>",
    "<Section>", "<ObjectCell><Title>x</Title></ObjectCell>", " limit=\"2\"", "CardList", " color=\"blau\"",
    " xml:lang=\"de\"", "<ExtendedHeader><Row><Tag>x</Tag></Row></ExtendedHeader>", " target=\"b.card.xml#p\"",
    "<PlainCard id=\"p\"><Title>x</Title></PlainCard>",
  ]

  /// Sample files that change while the document is edited.
  final class Samples: Sendable {
    let title = Mutex("Pump")

    var resources: DocumentResources {
      DocumentResources(
        bytes: { _ in nil }, names: { _ in [] }, exists: { $0.hasPrefix("images/p") },
        sample: { _ in ["title": .string(self.title.withLock { $0 }), "list": [[:], [:]]] }, absolute: { "/w/" + $0 })
    }
  }

  /// The first answer that differs, or nil.
  static func difference(_ made: DocumentSnapshot, _ fresh: DocumentSnapshot, _ script: inout EditScript) -> String? {
    if made.diagnostics != fresh.diagnostics {
      let (first, second) = (Set(made.diagnostics), Set(fresh.diagnostics))
      return "findings: \(first.subtracting(second)) instead of \(second.subtracting(first))"
    }
    if Outline(made).symbols() != Outline(fresh).symbols() { return "symbols" }
    if let difference = difference(made.tree, fresh.tree) { return difference }
    if let difference = difference(made.facts, fresh.facts) { return difference }
    let (tokens, wanted) = (SemanticTokens(made, .utf16).all, SemanticTokens(fresh, .utf16).all)
    if tokens.tokens != wanted.tokens || tokens.starts != wanted.starts { return "tokens" }
    if made.card != fresh.card { return "card" }
    for index in fresh.tree.nodes.indices {
      let node = NodeID(index)
      if made.assessment?.type(of: node) != fresh.assessment?.type(of: node)
        || made.assessment?.declaration(of: node) != fresh.assessment?.declaration(of: node)
        || made.assessment?.state(before: node)?.raw != fresh.assessment?.state(before: node)?.raw
        || made.assessment?.stateAtEnd(of: node)?.raw != fresh.assessment?.stateAtEnd(of: node)?.raw
      {
        return "assessment of node \(index)"
      }
    }
    for _ in 0..<3 {
      let offset = script.number(below: fresh.text.count + 1)
      if Completer(made, at: offset).list != Completer(fresh, at: offset).list { return "completion at \(offset)" }
      if HoverFinder(made).hover(at: offset) != HoverFinder(fresh).hover(at: offset) { return "hover at \(offset)" }
    }
    return nil
  }

  /// What differs between two trees but the order of their names.
  private static func difference(_ made: XMLTree, _ fresh: XMLTree) -> String? {
    if made.nodes.count != fresh.nodes.count || made.attributes.count != fresh.attributes.count {
      return "size of tree"
    }
    for (index, (node, other)) in zip(made.nodes, fresh.nodes).enumerated() {
      var node = node
      if made.names[Int(node.name)] != fresh.names[Int(other.name)] { return "name of node \(index)" }
      node.name = other.name
      if node != other { return "node \(index): \(node) instead of \(other)" }
    }
    for (index, (attribute, other)) in zip(made.attributes, fresh.attributes).enumerated() {
      var attribute = attribute
      if made.names[Int(attribute.name)] != fresh.names[Int(other.name)] {
        return "name of attribute \(index): \(made.names[Int(attribute.name)]) \(fresh.names[Int(other.name)])"
      }
      attribute.name = other.name
      if attribute != other { return "attribute \(index): \(attribute) instead of \(other)" }
    }
    return nil
  }

  /// What differs between what is told to other files.
  private static func difference(_ made: FileFacts, _ fresh: FileFacts) -> String? {
    if made.meaning != fresh.meaning { return "facts: \(made.meaning) instead of \(fresh.meaning)" }
    let (places, wanted) = (
      [made.links, made.fragments, made.stack, made.moves, made.actions],
      [fresh.links, fresh.fragments, fresh.stack, fresh.moves, fresh.actions]
    )
    return places != wanted || made.place != fresh.place || made.header != fresh.header ? "places of facts" : nil
  }

  @Test(arguments: 0..<6)
  func everyVersionAnswersAsAFreshOne(seed: Int) throws {
    let samples = Samples()
    var script = EditScript(seed: UInt64(seed + 1), pieces: Self.pieces)
    let example = try #require(Examples.all.dropFirst(seed * 5).first)
    var bytes = seed % 4 == 3 ? example.bytes : Array(Self.list().utf8)
    func snapshot(_ version: Int, _ memo: AnalysisMemo? = nil) -> DocumentSnapshot {
      DocumentSnapshot(
        uri: "file:///t.card.xml", version: version, text: SourceText(bytes), language: cardLanguage,
        resources: samples.resources, memo: memo)
    }
    var last = snapshot(0)
    _ = last.diagnostics
    for step in 1..<48 {
      let edit = script.next(bytes)
      bytes.replaceSubrange(edit.range, with: edit.bytes)
      if step % 16 == 0 { samples.title.withLock { $0 += " and a longer title" } }
      let memo = last.memo(
        after: Replacement(
          from: edit.range.lowerBound, to: edit.range.upperBound, newEnd: edit.range.lowerBound + edit.bytes.count))
      last = snapshot(step, memo)
      // Some versions pass without all questions, or without any.
      let asked = script.number(below: 5)
      if asked == 0 { continue }
      if asked == 4 {
        _ = last.tree
        continue
      }
      if asked == 1 {
        _ = last.assessment
        continue
      }
      let fresh = snapshot(step)
      let caret = edit.range.lowerBound + edit.bytes.count
      #expect(
        Completer(last, at: caret).list == Completer(fresh, at: caret).list, "seed \(seed), step \(step): \(edit)")
      if let difference = Self.difference(last, fresh, &script) {
        Issue.record(
          "seed \(seed), step \(step): \(difference) after \(edit), \(String(decoding: edit.bytes, as: UTF8.self))")
        return
      }
    }
  }

  @Test func aLetterIsWorkForItsCardAlone() throws {
    let bytes = Array(Self.list(times: 24).utf8)
    let first = DocumentSnapshot(uri: "", version: 0, text: SourceText(bytes), language: cardLanguage)
    _ = (first.diagnostics, first.facts)
    #expect(first.tree.nodes.count > 8_000)
    let place = try #require(
      bytes.indices.dropFirst(bytes.count / 2).first { bytes[$0...].starts(with: Array("<Title>".utf8)) })
    let changed = bytes[..<(place + 7)] + [0x78] + bytes[(place + 7)...]
    let next = DocumentSnapshot(
      uri: "", version: 1, text: SourceText(Array(changed)), language: cardLanguage,
      memo: first.memo(after: Replacement(from: place + 7, to: place + 7, newEnd: place + 8)))
    let fresh = DocumentSnapshot(uri: "", version: 1, text: SourceText(Array(changed)), language: cardLanguage)
    #expect(next.diagnostics == fresh.diagnostics)
    #expect((1..<1_000).contains(try #require(next.assessment).visitedNodes))
    #expect((1..<1_000).contains(next.visitedNodes.rules))
    #expect((1..<1_000).contains(next.visitedNodes.layout))
    #expect((1..<1_000).contains(next.visitedNodes.facts))
  }

  /// A plain list of cells, or that list as a large card beside a small one.
  @Test(arguments: [false, true]) func whatIsLargeIsLaidOutByCommandsAlone(isInList: Bool) {
    let cell = """
      <ObjectCell target="x"><Title>\(String(repeating: "Incompressibility", count: 4))</Title><Status>Open</Status></ObjectCell>

      """
    let space = " xmlns=\"urn:cardwright:1\""
    let cells =
      "<ObjectCellList id=\"a\"\(isInList ? "" : space)>\(String(repeating: cell, count: 3_500))</ObjectCellList>"
    let small =
      "<Card id=\"b\"><Header><Title>\(String(repeating: "Incompressibility", count: 4))</Title></Header></Card>"
    let text = isInList ? "<CardList\(space)>\(cells)\(small)</CardList>" : cells
    func kinds(isEdited: Bool) -> [String] {
      let snapshot = DocumentSnapshot(
        uri: "", version: 0, text: SourceText(text), language: cardLanguage, isEdited: isEdited)
      #expect((20_001..<200_000).contains(snapshot.tree.nodes.count))
      return snapshot.diagnostics.filter { $0.kind.source == .layout }.map(\.kind.code)
    }
    let (edited, whole) = (kinds(isEdited: true), kinds(isEdited: false))
    #expect(edited.filter { $0 == "layout-left-out" }.count == 1)
    #expect(edited.count <= 2)
    #expect(!whole.contains("layout-left-out"))
    #expect(whole.count >= 900)
  }

  /// The version after `last` whose text is `bytes`.
  private func version(_ bytes: [UInt8], after last: DocumentSnapshot?) -> DocumentSnapshot {
    let memo = last.flatMap { $0.memo(after: Replacement(of: $0.text.bytes, by: bytes)) }
    return DocumentSnapshot(uri: "", version: 0, text: SourceText(bytes), language: cardLanguage, memo: memo)
  }

  @Test func whatEndsBehindTwoEditsKeepsItsFindings() {
    let between = (1...3).map { "<Card id=\"b\($0)\" target=\"x\"><Header><Title>Between</Title></Header></Card>\n" }
      .joined()
    let comments = String(repeating: "<!--c--> ", count: 80)
    let text = """
      <CardList xmlns="urn:cardwright:1" id="all">
        <Card id="c0" target="x"><Header><Title>Pump</Title></Header></Card>
        \(between)
        <Card id="c1" target="x">
          <Header><Title>Visits</Title></Header>
          <Body>
            <Chart type="column" label="Visits">
              <KPI caption="a">1</KPI><Trend>up</Trend><Timestamp>now</Timestamp><ValueAxis/>\(comments)
            </Chart>
          </Body>
        </Card>
      </CardList>
      """
    let first = version(Array(text.utf8), after: nil)
    #expect(first.diagnostics.contains { $0.kind.code == "element-missing" })
    let once = text.replacingOccurrences(of: "Pump", with: "Pumps")
    let second = version(Array(once.utf8), after: first)
    _ = second.tree
    let twice = once.replacingOccurrences(of: ">1<", with: ">12<")
    #expect(
      version(Array(twice.utf8), after: second).diagnostics == version(Array(twice.utf8), after: nil).diagnostics)
  }

  @Test func cardsOfOtherNamespacesAreNone() {
    let card =
      "<Card id=\"a\" target=\"x\"><Header><Title>\(String(repeating: "Long title ", count: 30))</Title></Header></Card>"
    let text = "<CardList xmlns=\"urn:cardwright:1\" xmlns:p=\"urn:p\" id=\"all\"><p:Card/>\(card)\(card)</CardList>"
    let first = version(Array(text.utf8), after: nil)
    #expect(first.diagnostics.contains { $0.kind.source == .layout })
    let edited = Array(
      text.replacingOccurrences(
        of: "title </Title></Header></Card></CardList>", with: "x</Title></Header></Card></CardList>"
      ).utf8)
    #expect(version(edited, after: first).diagnostics == version(edited, after: nil).diagnostics)
  }

  /// Ids taken twice, references, and parts for platforms and widths, in a list that is no unit.
  @Test(arguments: 0..<3)
  func whatIsComparedOverAWholeListAnswersAsAFreshVersion(seed: Int) {
    var script = EditScript(seed: UInt64(seed + 501))
    let sides = ["", "", "", " platform=\"ios\"", " in=\"regular\""]
    let cells = (0..<160).map { index in
      """
      <ObjectCell id="c\(index)" target="\(index % 9).card.xml"\(sides[script.number(below: 5)])><DetailImage src="p\(index % 7).png" alt="Pump"/>\
      <Title>Pump \(index)</Title><Attribute><Status\(sides[script.number(below: 5)]) kind="critical">Open</Status></Attribute>\
      </ObjectCell>
      """
    }
    let chart =
      "<Body><Chart type=\"column\" highlight=\"s\"><Series id=\"s\" label=\"A\"><Point>1</Point></Series></Chart></Body>"
    let card = "<Card id=\"d\"><Header><Title>Visits</Title></Header>\(chart)</Card>"
    var text =
      "<CardList xmlns=\"urn:cardwright:1\" id=\"all\">\(card)<ObjectCellList id=\"l\">\(cells.joined(separator: "\n"))"
      + "</ObjectCellList>\(card)</CardList>"
    let pieces = [
      ("id=\"c\(seed)\"", "id=\"c9\""), ("kind=\"critical\"", "kind=\"positive\""), (" platform=\"ios\"", ""),
      ("<Status", "<Status platform=\"ios\""), (" in=\"regular\"", " in=\"compact\""),
      ("<ObjectCell ", "<ObjectCell in=\"regular\" "),
      ("</ObjectCell>", "</ObjectCell><ObjectCell id=\"c4\" target=\"x\"><Title>New</Title></ObjectCell>"),
      ("Pump", "Motor"), ("id=\"s\"", "id=\"t\""), ("id=\"d\"", "id=\"e\""), ("src=\"p3", "src=\"q3"),
      ("Open", "Closed"),
      ("\n", "\n\n"), ("<Title>", "<Title xml:lang=\"de\">"), ("highlight=\"s\"", "highlight=\"t\""),
    ]
    let there = Mutex("p")
    let resources = DocumentResources(
      bytes: { _ in nil }, names: { _ in [] }, exists: { path in there.withLock { path.hasPrefix($0) } },
      absolute: { "/w/" + $0 })
    var last: DocumentSnapshot?
    for step in 0..<30 {
      let (old, new) = pieces[script.number(below: pieces.count)]
      let places = text.ranges(of: old)
      if !places.isEmpty { text.replaceSubrange(places[script.number(below: places.count)], with: new) }
      // Files come and go, of which nobody tells.
      if step % 7 == 6 { there.withLock { $0 = $0 == "p" ? "q" : "p" } }
      let source = SourceText(text)
      func version(_ memo: AnalysisMemo?) -> DocumentSnapshot {
        DocumentSnapshot(
          uri: "", version: step, text: source, language: cardLanguage, resources: resources, memo: memo)
      }
      let made = version(last?.memo(after: Replacement(of: last?.text.bytes ?? [], by: source.bytes)))
      last = made
      if script.number(below: 4) == 0 { continue }
      let fresh = version(nil)
      #expect(made.diagnostics == fresh.diagnostics, "seed \(seed), step \(step): \(new)")
      #expect(Self.difference(made.facts, fresh.facts) == nil, "seed \(seed), step \(step): \(new)")
    }
  }

  @Test(arguments: 0..<3)
  func wellFormedEditsAnswerAsAFreshVersion(seed: Int) {
    var script = EditScript(seed: UInt64(seed + 77))
    var text = Self.list(times: 2)
    var last = version(Array(text.utf8), after: nil)
    _ = last.diagnostics
    let changes = [
      ("</Title>", " and an Uncommonlylongword more</Title>"), ("<Title>", "<Title>{title} "), ("e</", "</"),
      ("</Card>", "</Card><Card id=\"n\" target=\"y\"><Header><Title>New</Title></Header></Card>"),
      ("<Card", "<Card platform=\"ios\""),
      (" platform=\"ios\"", ""), ("</Footer>", "<Action id=\"z\">Another action</Action></Footer>"),
    ]
    for step in 0..<14 {
      let (old, new) = changes[script.number(below: changes.count)]
      let places = text.ranges(of: old)
      guard !places.isEmpty else { continue }
      text.replaceSubrange(places[script.number(below: places.count)], with: new)
      last = version(Array(text.utf8), after: last)
      if step % 3 == 1 { continue }
      let fresh = version(Array(text.utf8), after: nil)
      #expect(last.diagnostics == fresh.diagnostics, "seed \(seed), step \(step): \(new)")
    }
  }
}
