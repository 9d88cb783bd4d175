import CardAnalysis
import CardLayout
import JSON
import SourceText
import Synchronization
import Testing

@testable import PreviewServer

/// A page that plays cards.
@Suite struct CardPlayerTests {
  private static let text = """
    <Card xmlns="urn:cardwright:1" target="b.card.xml"><Header><Title>One</Title></Header><Footer>\
    <Action id="no">Reject</Action><Action role="primary" after="Approved">Approve</Action></Footer></Card>
    """
  private static let other = """
    <Card xmlns="urn:cardwright:1"><Header><Title>Two</Title></Header><Footer><Action target="missing.card.xml">Next</Action>\
    <Action target="tel:555">Call</Action></Footer></Card>
    """

  private static let menu = """
    <ObjectCardView xmlns="urn:cardwright:1" id="o"><Title>One</Title><Overflow><Action>Ask</Action></Overflow>\
    </ObjectCardView>
    """

  /// A page that plays the first card.
  private func page(_ test: TestPreview) -> TestPage {
    test.update(Self.text)
    test.update(Self.other, uri: "file:///w/b.card.xml")
    let page = test.page()
    show(page, test)
    return page
  }

  private func show(_ page: TestPage, _ test: TestPreview, uri: String = TestPage.uri, plays: Bool = true) {
    page.say(["type": "show", "uri": .string(uri), "views": [["id": "a"]], "plays": .bool(plays)])
    test.work()
  }

  /// What can be touched, by name; every drawing tells of it anew in which it is not as before.
  private func targets(_ page: TestPage) throws -> [String: String] {
    let view = try #require(page.take("frames")?["views"]?[0])
    let list = try #require(view["targets"]?.array)
    return Dictionary(list.map { ($0["name"]?.string ?? "", $0["id"]?.string ?? "") }) { first, _ in first }
  }

  private func gesture(
    _ page: TestPage, _ test: TestPreview, _ kind: String, _ target: String? = nil, uri: String = TestPage.uri,
    depth: Int = 0
  ) -> JSONValue? {
    say(page, kind, target, uri: uri, depth: depth)
    test.work()
    return page.take("played")
  }

  private func say(
    _ page: TestPage, _ kind: String, _ target: String? = nil, uri: String = TestPage.uri, depth: Int = 0
  ) {
    page.say([
      "type": "gesture", "uri": .string(uri), "kind": .string(kind), "view": "a", "depth": .integer(depth),
      "target": target.map(JSONValue.string) ?? .null,
    ])
  }

  @Test func aCardAtRestHasNoTargets() throws {
    let test = TestPreview()
    test.update(Self.text)
    let page = test.page()
    #expect(page.take("frames")?["views"]?[0]?["targets"] == nil)
    #expect(gesture(page, test, "tap", "x") == nil)
    #expect(page.take("error")?["message"]?.string == "gesture: the page does not play \(TestPage.uri)")
  }

  @Test func aTapDrawsTheCardAnewAndEndsWithThePlay() throws {
    let test = TestPreview()
    let page = page(test)
    let approve = try #require(targets(page)["Approve"])
    say(page, "tap", approve)
    test.work()
    #expect(page.take("played")?["text"] == "“Approve” is done")
    #expect(page.take("frames")?["views"]?[0]?["svg"]?.string?.contains(">Approved<") == true)
    show(page, test, plays: false)
    #expect(page.take("frames")?["views"]?[0]?["svg"]?.string?.contains(">Approve<") == true)
  }

  @Test func anEditKeepsWhatWasDoneToPartsThatAreStillThere() throws {
    let test = TestPreview()
    let page = page(test)
    let names = try targets(page)
    for name in ["Approve", "Reject"] { _ = gesture(page, test, "tap", names[name]) }
    let approve = #"<Action role="primary" after="Approved">Approve</Action>"#
    test.update(Self.text.replacing("One", with: "Another title"), version: 2)
    test.work()
    #expect(page.take("frames")?["views"]?[0]?["svg"]?.string?.contains(">Approved<") == true)
    // What takes its place is another part.
    test.update(Self.text.replacing(approve, with: #"<Action id="b" after="Later">Ask</Action>"#), version: 3)
    test.work()
    #expect(page.take("frames")?["views"]?[0]?["svg"]?.string?.contains(">Ask<") == true)
  }

  @Test func aTargetOpensItsCardWithAWayBack() throws {
    let test = TestPreview()
    let page = page(test)
    let names = try targets(page)
    _ = gesture(page, test, "tap", names["Approve"])
    let opened = try #require(gesture(page, test, "tap", names["One"]))
    #expect(opened["opens"] == "file:///w/b.card.xml" && opened["depth"] == 1 && opened["text"] == "Opens b.card.xml")
    show(page, test, uri: "file:///w/b.card.xml")
    let others = try targets(page)
    let missing = gesture(page, test, "tap", others["Next"], uri: "file:///w/b.card.xml", depth: 1)
    #expect(missing?["text"] == "“Next” is done. missing.card.xml is not in the workspace" && missing?["opens"] == nil)
    let call = gesture(page, test, "tap", others["Call"], uri: "file:///w/b.card.xml", depth: 1)
    #expect(call?["text"] == "“Call” is done. Leaves the app: calls 555")
    let back = gesture(page, test, "back", uri: "file:///w/b.card.xml", depth: 1)
    #expect(back?["opens"]?.string == TestPage.uri && back?["depth"] == 0 && back?["text"] == "Back: a.card.xml")
    show(page, test)
    #expect(page.take("frames")?["views"]?[0]?["svg"]?.string?.contains(">Approved<") == true)
    #expect(gesture(page, test, "back") == nil)
    #expect(gesture(page, test, "restart")?["text"] == "Starts again: a.card.xml")
    #expect(page.take("frames")?["views"]?[0]?["svg"]?.string?.contains(">Approve<") == true)
  }

  @Test func turningToAnotherDocumentLeavesTheStack() throws {
    let test = TestPreview()
    let page = page(test)
    _ = gesture(page, test, "tap", try targets(page)["One"])
    show(page, test)
    #expect(page.take("played")?["depth"] == 0)
    show(page, test, uri: "file:///w/b.card.xml")
    #expect(page.take("played")?["depth"] == 0)
  }

  @Test func aTouchOnWhatIsNotThereComesToNothing() throws {
    let test = TestPreview()
    let page = page(test)
    _ = try targets(page)
    _ = page.take("played")
    #expect(gesture(page, test, "tap", "7.0.button.1") == nil)
    #expect(page.take("error") == nil)
  }

  @Test func theSecondOfTwoQuickTapsComesToNothing() throws {
    let test = TestPreview()
    let page = page(test)
    let title = try #require(targets(page)["One"])
    for _ in 0..<2 { say(page, "tap", title) }
    test.work()
    #expect(page.take("played")?["depth"] == 1)
    show(page, test, uri: "file:///w/b.card.xml")
    #expect(gesture(page, test, "back", uri: "file:///w/b.card.xml", depth: 1)?["depth"] == 0)
  }

  @Test func aTapBesideAllTargetsLeadsNowhere() throws {
    let test = TestPreview()
    let page = page(test)
    _ = gesture(page, test, "tap", try targets(page)["One"])
    show(page, test, uri: "file:///w/b.card.xml")
    _ = page.take("played")
    #expect(gesture(page, test, "tap", uri: "file:///w/b.card.xml", depth: 1) == nil)
  }

  @Test func aTouchOfAViewThatIsNotThereIsRefused() throws {
    let test = TestPreview()
    let page = page(test)
    page.say([
      "type": "gesture", "uri": .string(TestPage.uri), "kind": "tap", "view": "z", "depth": 0, "target": "1.0.1",
    ])
    test.work()
    #expect(page.take("error")?["message"]?.string == "gesture: there is no picture of the view “z”")
  }

  /// What an edit takes away is not open any more, and comes back closed.
  @Test(arguments: [
    (
      menu, "<Overflow><Action>Ask</Action></Overflow>", "tap"
    ),
    (
      menu, "<Action>Ask</Action>", "tap"
    ),
    (
      """
      <ObjectCellList xmlns="urn:cardwright:1"><ObjectCell><Title>A</Title><SwipeActions edge="trailing">\
      <Action>Ask</Action></SwipeActions></ObjectCell></ObjectCellList>
      """,
      #"<SwipeActions edge="trailing"><Action>Ask</Action></SwipeActions>"#, "swipeTrailing"
    ),
  ])
  func whatAnEditTakesAwayIsNotOpen(_ text: String, _ gone: String, _ kind: String) throws {
    let test = TestPreview()
    test.update(text)
    let page = test.page()
    show(page, test)
    let target = try #require(targets(page).values.first)
    #expect(gesture(page, test, kind, target)?["open"] == true)
    #expect(page.take("frames")?["views"]?[0]?["svg"]?.string?.contains(">Ask<") == true)
    test.update(text.replacing(gone, with: ""), version: 2)
    test.work()
    let told = page.take("played")
    #expect(told?["open"] == false && told?["text"] == "Closed")
    test.update(text, version: 3)
    test.work()
    #expect(page.take("played") == nil)
    #expect(page.take("frames")?["views"]?[0]?["svg"]?.string?.contains(">Ask<") != true)
  }

  @Test func whatIsOpenStaysOpenWhileTheTextAroundItChanges() throws {
    let test = TestPreview()
    test.update(Self.menu)
    let page = test.page()
    show(page, test)
    #expect(gesture(page, test, "tap", try targets(page).values.first)?["open"] == true)
    test.update(Self.menu.replacing("One", with: "Two"), version: 2)
    test.work()
    #expect(page.take("played") == nil)
    #expect(gesture(page, test, "back")?["text"] == "Closed")
  }

  /// A scene is drawn at rest below what is played: pages have one drawing of it, and nothing on it is touched.
  @Test func aSceneOnPagesThatPlayIsDrawnOnce() throws {
    let test = TestPreview()
    test.update(
      #"<CardScene xmlns="urn:cardwright:1" id="s" root="a"><MapContent id="m"/><PlainCard id="a" map="m"><Title>A</Title></PlainCard></CardScene>"#
    )
    let pages = [test.page(), test.page()]
    for page in pages { show(page, test) }
    let drawn = test.preview.contents.state.withLock { state in state.pages.values.compactMap { $0.drawn["a"]?.number }
    }
    #expect(drawn.count == 2 && Set(drawn).count == 1)
    #expect(pages[1].take("frames")?["views"]?[0]?["targets"] == nil)
  }

  @Test func editsAtTwoPlacesKeepWhatWasDone() throws {
    let test = TestPreview()
    let page = page(test)
    let names = try targets(page)
    for name in ["Approve", "Reject"] { _ = gesture(page, test, "tap", names[name]) }
    // A file that was made again begins with the same version.
    test.update(Self.text.replacing("One", with: "Another title").replacing("Approve<", with: "Agree<"), version: 1)
    test.work()
    #expect(page.take("frames")?["views"]?[0]?["svg"]?.string?.contains(">Approved<") == true)
  }

  @Test(arguments: [
    ("<A/><B><C>x</C><C>y</C></B>", "<A a='1'/><B><C>x</C><C>y</C><D/></B>", "<C>y", "<C>y"),
    ("<B><C>x</C></B>", "<B><C>y</C><C>x</C></B>", "<C>x", "<C>x"),
    ("<B><C>x</C><C>y</C></B>", "<B><C>y</C></B>", "<C>y", "<C>y"),
    ("<B><C>x</C><C>y</C></B>", "<B><C>y</C></B>", "<C>x", nil),
    ("<A/><B><C>x</C><C>y</C></B><E/>", "<A a='1'/><B><C>x</C><C b='1'>y</C></B><E a='1'/>", "<C>y", "<C b"),
    ("<A/><C id='c'/><E/>", "<A a='1'/><D><C id='c'/></D><E a='1'/>", "<C id", "<C id"),
  ])
  func aPlaceMovesWithItsElement(_ old: String, _ new: String, _ place: String, _ moved: String?) throws {
    func snapshot(_ text: String) -> DocumentSnapshot {
      DocumentSnapshot(
        uri: TestPage.uri, version: 1, text: SourceText("<R>\(text)</R>"), language: cardLanguage,
        resources: DocumentResources(bytes: { _ in nil }, names: { _ in [] }))
    }
    func offset(_ part: String, _ text: String) throws -> Int {
      try #require("<R>\(text)</R>".firstRange(of: part)?.lowerBound.utf16Offset(in: "<R>\(text)</R>"))
    }
    let places = MovedPlaces(from: snapshot(old).tree, to: snapshot(new).tree)
    let id = place.contains("id") ? "c" : nil
    let before = PlayState.Place(start: try offset(place, old), item: 2, element: "C", id: id)
    let expected = try moved.map { PlayState.Place(start: try offset($0, new), item: 2, element: "C", id: id) }
    #expect(places.place(before) == expected)
  }

  @Test func aCardBelowThatIsRemovedIsNoMoreOnTheWayBack() throws {
    let test = TestPreview()
    let page = page(test)
    _ = gesture(page, test, "tap", try targets(page)["One"])
    show(page, test, uri: "file:///w/b.card.xml")
    test.preview.remove(TestPage.uri)
    #expect(page.take("played")?["depth"] == 0)
  }

  @Test func theWayBackIsNotLongerThanItsLimit() {
    var stack = CardPlayStack()
    stack.turn(to: "first")
    for card in 0..<2 * CardPlayStack.limit { stack.open("\(card)") }
    #expect(stack.depth == CardPlayStack.limit - 1)
    #expect(stack.restart() == "first")
  }

  @Test func controlsOfAPlayedCardAreHeardFromThePageAlone() throws {
    let test = TestPreview()
    let page = page(test)
    let played = try #require(page.take("frames")?["views"]?[0]?["svg"]?.string)
    #expect(!played.contains(#"role="button""#))
    show(page, test, plays: false)
    #expect(page.take("frames")?["views"]?[0]?["svg"]?.string?.contains(#"role="button""#) == true)
  }

  @Test func changesOfATextMoveWhatStandsBehindThem() {
    let change = Replacement(of: Array("abc def".utf8), by: Array("abXXc def".utf8))
    #expect([0, 2, 3, 7].map(change.place) == [0, 2, 5, 9])
    let same = Replacement(of: Array("abc".utf8), by: Array("abc".utf8))
    #expect([0, 3].map(same.place) == [0, 3])
  }
}
