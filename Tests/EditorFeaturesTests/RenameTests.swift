import CardAnalysis
import EditorFeatures
import SourceText
import TestSupport
import Testing
import XMLSyntax

/// Ids that are told in lists and in entries, and those of all examples.
@Suite struct RenameTests {
  private func scene(_ expectation: String) -> MarkedText {
    MarkedText(
      """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
        <Device id="d" like="iphone-se-1"/>
        <PlainCard id="1️⃣home"><Title>Home</Title></PlainCard>
        <DefaultButtons><Action id="2️⃣info" icon="actions.share" label="Share"/></DefaultButtons>
        <Scenario id="s" device="d"><Step wait="1"/>\(expectation)</Scenario>
      </CardScene>
      """)
  }

  @Test func anEntryOfATraceNamesTheCard() throws {
    let marked = scene(#"<Expect trace="trip.requestDismissal 3️⃣home.will4️⃣Appear home.didMove(extended)"/>"#)
    let navigator = Navigator(card(marked.text))
    for mark in ["3️⃣", "4️⃣"] {
      guard case .here(_, let selection)? = navigator.definition(at: marked[mark])?.targets.first else {
        Issue.record("nothing is defined at \(mark)")
        continue
      }
      #expect(selection.start == marked["1️⃣"])
      #expect(navigator.highlights(at: marked[mark]).count == 4)
    }
    // What a card was told is no name of it.
    #expect(navigator.renameRange(at: marked["3️⃣"]) == ByteRange(marked["3️⃣"], marked["3️⃣"] + 4))
    #expect(navigator.renameRange(at: marked["4️⃣"]) == nil)
    #expect(throws: RenameRefusal.self) { try navigator.rename(at: marked["4️⃣"], to: "start") }
    let renamed = applying(try navigator.rename(at: marked["1️⃣"], to: "start"), to: marked.text)
    #expect(renamed.contains(#"trace="trip.requestDismissal start.willAppear start.didMove(extended)""#))
    #expect(renamed.contains(#"<PlainCard id="start">"#) && renamed.contains(#"root="start""#))
  }

  @Test func aListNamesEachOfItsIds() throws {
    let marked = scene(#"<Expect columnButtons="tracking 3️⃣info"/>"#)
    let navigator = Navigator(card(marked.text))
    let range = ByteRange(marked["3️⃣"], marked["3️⃣"] + 4)
    #expect(navigator.renameRange(at: marked["3️⃣"]) == range)
    #expect(navigator.references(at: marked["2️⃣"], includingDeclaration: false) == [range])
    let renamed = applying(try navigator.rename(at: marked["2️⃣"], to: "more"), to: marked.text)
    #expect(renamed.contains(#"columnButtons="tracking more""#) && renamed.contains(#"<Action id="more""#))
  }

  @Test("What must be unique and can be no name is no id")
  func keysAndPositionsAreNoIds() {
    let marked = MarkedText(
      """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="home"><PlainCard id="home"><Title>Home</Title><GrabHandle>\
      <HandleLabel position="1️⃣collapsed">Card</HandleLabel></GrabHandle></PlainCard>\
      <Shortcut keys="2️⃣cmd+w" do="expand"/></CardScene>
      """)
    let navigator = Navigator(card(marked.text))
    for mark in ["1️⃣", "2️⃣"] {
      #expect(navigator.renameRange(at: marked[mark]) == nil)
      #expect(navigator.highlights(at: marked[mark]) == [])
    }
  }

  private func snapshot(_ text: [UInt8]) -> DocumentSnapshot {
    DocumentSnapshot(uri: "file:///x.card.xml", version: 1, text: SourceText(text), language: cardLanguage)
  }

  /// The values of all attributes that are names of something in `snapshot`, by their beginnings.
  private func ids(_ snapshot: DocumentSnapshot) -> [ByteRange] {
    let tree = snapshot.tree
    return tree.attributes.filter { tree.name(of: $0).qualified == "id" && $0.valueStart < $0.valueEnd }
      .map { tree.valueRange(of: $0) }
  }

  @Test("Renaming every id of an example changes nothing else", arguments: Examples.all)
  func everyIdIsRenamed(example: Example) throws {
    let before = snapshot(example.bytes)
    let navigator = Navigator(before)
    var edits: [Int: TextEdit] = [:]
    for id in ids(before) {
      #expect(navigator.renameRange(at: id.start) == id)
      for edit in try navigator.rename(at: id.start, to: before.text[id] + "-x") { edits[edit.range.start] = edit }
    }
    let text = try #require(before.text.applying(edits.values.sorted { $0.range.start < $1.range.start }))
    let expected = before.diagnostics.map { $0.kind.code }.sorted()
    #expect(snapshot(text.bytes).diagnostics.map { $0.kind.code }.sorted() == expected)
  }

  @Test("Where completion offers ids, each leads to what it names")
  func whatIsOfferedIsKnown() {
    var seen: Set<String> = []
    for example in Examples.all {
      let snapshot = snapshot(example.bytes)
      let tree = snapshot.tree
      let navigator = Navigator(snapshot)
      for index in tree.nodes.indices where tree.nodes[index].kind == .element {
        for attribute in tree.attributes(of: NodeID(index)) {
          let value = tree.valueRange(of: attribute)
          let place = tree.name(of: NodeID(index)).local + "/@" + tree.name(of: attribute).local
          guard !value.isEmpty, tree.name(of: attribute).local != "id", seen.insert(place).inserted else { continue }
          let offered = Completer(snapshot, at: value.start).list.items.filter { $0.kind == .reference }.map(\.label)
          var start = value.start
          for word in tree.text[value].split(separator: " ", omittingEmptySubsequences: false) {
            let isOffered = offered.contains { word == $0 || word == "#" + $0 || word.hasPrefix($0 + "(") }
            if isOffered { #expect(navigator.definition(at: start) != nil, "\(word) of \(place) in \(example.name)") }
            start += word.utf8.count + 1
          }
        }
      }
    }
    #expect(seen.isSuperset(of: ["Expect/@trace", "Expect/@columnButtons", "Step/@push"]))
  }
}
