import JSON
import SourceText
import Testing

@testable import PreviewServer

/// A card whose root holds `content`.
func card(_ content: String) -> String {
  "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\">\(content)</ObjectCardView>"
}

@Suite struct DrawingTests {
  @Test func everyTextIsDrawn() throws {
    let test = TestPreview()
    test.update(card("<Title>Pump</Title>"))
    let page = test.page()
    let first = try #require(page.take("frames"))
    #expect(first["version"] == 1)
    #expect(first["views"]?[0]?["svg"]?.string?.contains(">Pump</text>") == true)
    #expect(first["views"]?[0]?["parts"]?.array?.contains { $0["element"] == "Title" } == true)
    test.update(card("<Title>Valve</Title>"), version: 2)
    test.work()
    let second = try #require(page.take("frames"))
    #expect(second["version"] == 2)
    #expect(second["views"]?[0]?["svg"]?.string?.contains(">Valve</text>") == true)
  }

  @Test func aDrawingThatIsAsBeforeIsNotSentAgain() throws {
    let test = TestPreview()
    test.update(card("<Title>Pump</Title>"))
    let page = test.page()
    _ = page.takeTypes()
    test.update(card("<Title>Pump</Title>"), version: 2)
    test.work()
    let frames = try #require(page.take("frames"))
    #expect(frames["version"] == 2)
    #expect(frames["views"]?[0]?["id"] == "a")
    #expect(frames["views"]?[0]?["svg"] == nil)
  }

  @Test func aViewThatWasLeftOutIsSentAnew() throws {
    let test = TestPreview()
    test.update(card("<Title>Pump</Title>"))
    let page = test.page([["id": "a"], ["id": "b", "appearance": "dark"]])
    page.show([["id": "a"]])
    test.work()
    _ = page.takeTypes()
    page.show([["id": "a"], ["id": "b", "appearance": "dark"]])
    test.work()
    let views = try #require(page.take("frames")?["views"]?.array)
    #expect(views.first { $0["id"] == "a" }?["svg"] == nil)
    #expect(views.first { $0["id"] == "b" }?["svg"] != nil)
  }

  @Test func onlyTheNewestOfSeveralTextsIsDrawn() {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    let page = test.page()
    _ = page.takeTypes()
    for version in 2...9 { test.update(card("<Title>\(version)</Title>"), version: version) }
    #expect(test.waiting == 1)
    test.work()
    #expect(page.takeTypes().filter { $0 == "frames" }.count == 1)
  }

  @Test func theRestOfOlderWorkIsDropped() throws {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    let page = test.page([["id": "a"], ["id": "b", "appearance": "dark"]])
    _ = page.takeTypes()
    // Newer text comes while the drawing is under way.
    test.update(card("<Title>Two</Title>"), version: 2) { test.update(card("<Title>Three</Title>"), version: 3) }
    try #require(test.takeWork()).body()
    let partial = try #require(page.take("frames"))
    #expect(partial["views"]?.array?.count == 1)
    test.work()
    let last = try #require(page.take("frames"))
    #expect(last["version"] == 3)
    #expect(last["views"]?.array?.count == 2)
    // What was left over comes first, so that it does not wait for ever.
    #expect(last["views"]?[0]?["id"] == "b")
  }

  @Test func aPageThatDoesNotKeepUpIsNotDrawnFor() {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    let page = TestPage(test.preview, tellsOfDrain: true)
    page.say(["type": "hello", "protocol": 1])
    page.show([["id": "a"]])
    test.work()
    _ = page.takeTypes()
    for version in 2...4 { test.update(card("<Title>\(version)</Title>"), version: version) }
    #expect(test.waiting == 0)
    test.preview.drained(page.id)
    test.work()
    #expect(page.take("frames")?["version"] == 4)
  }

  @Test func aHiddenOrClosedPageCostsNothing() {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    let page = test.page()
    page.show([])
    test.work()
    test.update(card("<Title>Two</Title>"), version: 2)
    #expect(test.waiting == 0)
    page.show([["id": "a"]])
    test.work()
    #expect(page.take("frames")?["version"] == 2)
    test.preview.disconnect(page.id)
    test.update(card("<Title>Three</Title>"), version: 3)
    #expect(test.waiting == 0)
  }

  @Test func anUnknownElementIsALabelledPlaceholder() throws {
    let test = TestPreview()
    test.update("<Gizmo xmlns=\"urn:cardwright:1\"/>")
    let svg = try #require(test.page().take("frames")?["views"]?[0]?["svg"]?.string)
    #expect(svg.contains("Gizmo"))
  }

  @Test func anImageIsSentOnceAndReferredTo() throws {
    let test = TestPreview()
    test.update(card("<DetailImage src=\"images/dot.png\" alt=\"Dot\"/><Title>One</Title>"))
    let page = test.page([["id": "a"], ["id": "b", "appearance": "dark"]])
    let image = try #require(page.take("assets")?["assets"]?[0])
    #expect(image["type"] == "image/png")
    #expect(image["data"] == "iVBORw0KGgo=")
    let id = try #require(image["id"]?.string)
    let svg = try #require(page.take("frames")?["views"]?[0]?["svg"]?.string)
    #expect(svg.contains("href=\"asset:\(id)\""))
    test.update(card("<DetailImage src=\"images/dot.png\" alt=\"Dot\"/><Title>Two</Title>"), version: 2)
    test.work()
    #expect(!page.takeTypes().contains("assets"))
  }

  @Test(arguments: ["notes.png", "missing.png"]) func whatIsNoImageIsAPlaceholder(name: String) throws {
    let test = TestPreview()
    test.update(card("<DetailImage src=\"\(name)\" alt=\"Dot\"/><Title>One</Title>"))
    let page = test.page()
    let frames = try #require(page.take("frames"))
    #expect(frames["views"]?[0]?["svg"]?.string?.contains("<image") == false)
  }

  @Test func eachPageShowsItsOwn() throws {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    test.update(card("<Title>Other</Title>"), uri: "file:///w/b.card.xml")
    let (first, second) = (test.page(), test.page())
    second.say(["type": "show", "uri": "file:///w/b.card.xml", "views": [["id": "z"]]])
    test.work()
    #expect(first.take("frames")?["uri"] == "file:///w/a.card.xml")
    #expect(second.take("frames")?["views"]?[0]?["svg"]?.string?.contains(">Other</text>") == true)
    test.preview.remove("file:///w/b.card.xml")
    #expect(second.take("removed")?["uri"] == "file:///w/b.card.xml")
    #expect(second.take("documents")?["documents"]?.array?.count == 1)
  }
}

@Suite struct StaleTests {
  @Test func theLastGoodPictureStaysWhileTheTextIsBroken() throws {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    let page = test.page()
    #expect(page.take("document")?["stale"] == .null)
    test.update(
      "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\">\n  <Title>Two</Titl></ObjectCardView>", version: 2)
    test.work()
    let document = try #require(page.take("document"))
    #expect(document["version"] == 2)
    #expect(document["stale"]?["line"] == 2)
    #expect(document["stale"]?["reason"]?.string?.isEmpty == false)
    // Another view of the stale document is drawn from the text that could be read.
    page.show([["id": "a"], ["id": "b"]])
    test.work()
    let frames = try #require(page.take("frames"))
    #expect(frames["version"] == 1)
    #expect(frames["views"]?[1]?["svg"]?.string?.contains(">One</text>") == true)
    test.update(card("<Title>Two</Title>"), version: 3)
    test.work()
    #expect(page.take("document")?["stale"] == .null)
  }

  @Test func aFileThatIsBrokenFromTheStartIsDrawnAsFarAsItCanBeRead() throws {
    let test = TestPreview()
    test.update("<ObjectCardView xmlns=\"urn:cardwright:1\"><Title>One</Title>")
    let page = test.page()
    let frames = try #require(page.take("frames"))
    #expect(frames["views"]?[0]?["svg"]?.string?.contains(">One</text>") == true)
    #expect(page.take("document")?["stale"]?["line"] == 1)
  }

  @Test func aTextWhoseDrawingTrapsIsNotTriedAgain() throws {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    let page = test.page()
    _ = page.takeTypes()
    test.update(card("<Title>Two</Title>"), version: 2)
    // The work begins, and never comes to its end.
    let work = try #require(test.takeWork())
    test.update(card("<Title>Two</Title>"), version: 2, isFaulty: true)
    work.abandon(nil)
    test.work()
    let document = try #require(page.take("document"))
    #expect(document["stale"]?["reason"]?.string?.contains("fault") == true)
    #expect(test.waiting == 0)
    test.update(card("<Title>Three</Title>"), version: 3)
    test.work()
    #expect(page.take("frames")?["version"] == 3)
    #expect(page.take("document")?["stale"] == .null)
  }

  @Test func placesMoveWithTheTextAroundThem() {
    let old = SourceText("<a><b/><c/></a>")
    let new = SourceText("<a> <b/><c/></a>")
    #expect(PreviewDocument.range(ByteRange(3, 7), of: old, in: new) == ByteRange(3, 8))
    #expect(PreviewDocument.range(ByteRange(7, 11), of: old, in: new) == ByteRange(8, 12))
    #expect(PreviewDocument.range(ByteRange(0, 2), of: old, in: new) == ByteRange(0, 2))
    #expect(PreviewDocument.range(ByteRange(0, 15), of: old, in: SourceText("")) == ByteRange(0, 0))
  }
}
