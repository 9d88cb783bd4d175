import CardLayout
import JSON
import SourceText
import Testing

@testable import PreviewServer

@Suite struct ConversationTests {
  @Test func helloTellsWhatThereIs() throws {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    let page = TestPage(test.preview)
    page.say(["type": "hello", "protocol": 1])
    let hello = try #require(page.take("hello"))
    #expect(hello["protocol"] == 1)
    #expect(hello["server"]?["version"] == "1.2.3")
    #expect(hello["documents"]?[0]?["name"] == "a.card.xml")
    #expect(hello["devices"]?.array?.contains { $0["id"] == "iphone-15" } == true)
    let axes = try #require(hello["axes"]?.array)
    #expect(axes.compactMap { $0["name"]?.string } == EnvironmentAxis.all.map(\.name))
    let sizes = try #require(axes.first { $0["name"] == "textSize" })
    #expect(sizes["isScale"] == true && sizes["standard"] == "large" && sizes["values"]?.array?.count == 12)
    let platforms = try #require(axes.first { $0["name"] == "platform" })
    #expect(platforms["owner"] == "device’s" && platforms["standard"] == nil)
    #expect(platforms["values"]?.array?.first == ["id": "ios", "name": "iOS"])
    #expect(hello["canEdit"] == true && hello["canSelect"] == true)
    #expect(hello["settings"] == .null)
  }

  @Test func nothingIsSaidBeforeHello() {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    let page = TestPage(test.preview)
    page.show([["id": "a"]])
    #expect(page.take("error")?["message"]?.string?.contains("hello") == true)
    #expect(test.waiting == 0)
  }

  @Test(arguments: [
    "", "{", "[]", "7", "null", "\"x\"", "{}", "{\"type\":1}", "{\"type\":\"show\"}",
    "{\"type\":\"show\",\"uri\":\"file:///w/a.card.xml\",\"views\":{}}",
    "{\"type\":\"show\",\"uri\":\"file:///w/other.card.xml\",\"views\":[]}",
    "{\"type\":\"show\",\"uri\":\"file:///w/a.card.xml\",\"views\":[{\"id\":\"a\",\"device\":\"toaster\"}]}",
    "{\"type\":\"show\",\"uri\":\"file:///w/a.card.xml\",\"views\":[{\"id\":\"a\"},{\"id\":\"a\"}]}",
    "{\"type\":\"show\",\"uri\":\"file:///w/a.card.xml\",\"views\":[{\"id\":\"a\",\"width\":-1}]}",
    "{\"type\":\"settings\",\"settings\":[]}",
    "{\"type\":\"export\",\"uri\":\"file:///w/a.card.xml\",\"format\":\"gif\"}",
    "{\"type\":\"inspect\",\"uri\":\"file:///w/a.card.xml\",\"part\":-1,\"view\":\"a\"}",
    "{\"type\":\"select\",\"uri\":\"file:///w/a.card.xml\",\"version\":1,\"range\":[9,3]}",
    "{\"type\":\"select\",\"uri\":\"file:///w/a.card.xml\",\"version\":1,\"range\":[0,99999999999]}",
    "{\"type\":\"hello\",\"protocol\":0}",
  ])
  func whatIsWrongIsAnsweredAndChangesNothing(text: String) throws {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    let page = test.page()
    _ = page.takeTypes()
    test.preview.receive(page.id, Array(text.utf8))
    test.work()
    #expect(page.takeTypes() == ["error"])
    test.update(card("<Title>Two</Title>"), version: 2)
    test.work()
    #expect(page.take("frames")?["views"]?.array?.count == 1)
  }

  @Test func tooManyViewsAreRefused() {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    let page = test.page()
    page.show(.array((0...Preview.viewLimit).map { ["id": .string("\($0)")] }))
    #expect(page.take("error")?["message"]?.string?.contains("24") == true)
  }

  @Test func deepNestingIsRefused() {
    let test = TestPreview()
    let page = test.page()
    test.preview.receive(page.id, [UInt8](repeating: UInt8(ascii: "["), count: 1 << 20))
    #expect(page.take("error") != nil)
    test.preview.receive(page.id, [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20 + 1))
    #expect(page.take("error")?["message"]?.string?.contains("1048576") == true)
  }

  @Test func aFloodOfQuestionsIsRefused() {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    let page = test.page()
    for _ in 0..<200 {
      page.say(["type": "inspect", "uri": .string(TestPage.uri), "version": 1, "view": "a", "part": 0])
    }
    #expect(test.waiting <= Preview.questionLimit)
    #expect(page.take("error")?["message"]?.string?.contains("too many") == true)
    test.work()
    page.say(["type": "ping"])
    #expect(page.take("pong") != nil)
  }

  @Test func settingsAreKept() throws {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    let first = test.page()
    first.say(["type": "settings", "settings": ["zoom": 2]])
    let second = TestPage(test.preview)
    second.say(["type": "hello", "protocol": 1])
    #expect(second.take("hello")?["settings"]?["zoom"] == 2)
    let long = String(repeating: "x", count: Preview.settingsLimit)
    first.say(["type": "settings", "settings": ["zoom": .string(long)]])
    #expect(first.take("error")?["message"]?.string?.contains("65536") == true)
  }

  @Test func pagesFollowTheEditorUnlessTheyArePinned() {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    test.update(card("<Title>Other</Title>"), uri: "file:///w/b.card.xml")
    let page = test.page()
    test.preview.follow("file:///w/b.card.xml")
    #expect(page.take("follow")?["uri"] == "file:///w/b.card.xml")
    #expect(test.preview.pin(TestPage.uri, nil))
    test.work()
    #expect(page.take("document")?["pinned"] == true)
    test.preview.moveCursor("file:///w/b.card.xml", to: 0)
    #expect(page.take("follow") == nil)
    #expect(!test.preview.pin(TestPage.uri, nil))
  }

  @Test func theCursorsElementIsTold() throws {
    let test = TestPreview()
    let text = card("<Title>One</Title><Actions><Action id=\"x\">Go</Action></Actions>")
    test.update(text)
    let page = test.page()
    let title = try #require(text.firstRange(of: "<Title>One</Title>"))
    let start = text.utf8.distance(from: text.startIndex, to: title.lowerBound)
    test.preview.moveCursor(TestPage.uri, to: start + 9)
    #expect(page.take("cursor")?["range"]?.range == ByteRange(start, start + 18))
    test.preview.moveCursor(TestPage.uri, to: text.utf8.count)
    #expect(page.take("cursor")?["range"] == .null)
  }

  @Test func aClosedPreviewSaysSo() {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    let page = test.page()
    test.preview.close(nil)
    #expect(page.takeTypes().last == "closed")
    #expect(test.preview.pageCount == 0)
  }

  /// A page waits for the answer to an edit before it asks for the next.
  @Test func aQuestionTooManyIsAnswered() throws {
    let test = TestPreview()
    test.update(card("<Title>One</Title>"))
    let page = test.page()
    for number in 0...Preview.questionLimit {
      page.say([
        "type": "edit", "request": .integer(number), "uri": .string(TestPage.uri), "version": 1, "range": [0, 1],
        "value": "Two",
      ])
    }
    let answer = try #require(page.take("edited"))
    #expect(answer["request"]?.integer == Preview.questionLimit && answer["ok"] == false)
    #expect(answer["message"]?.string?.contains("too many") == true)
    let work = try #require(test.takeWork())
    work.abandon(nil)
    #expect(page.take("edited")?["request"] == 0)
  }

  @Test(arguments: [("svg", "a.svg", "image/svg+xml"), ("png", "a.png", "image/png"), ("html", "a.html", "text/html")])
  func exportsAreFiles(format: String, name: String, type: String) throws {
    let test = TestPreview()
    test.update(card("<DetailImage src=\"images/dot.png\" alt=\"Dot\"/><Title>One</Title>"))
    let page = test.page()
    page.say(["type": "export", "request": 7, "uri": .string(TestPage.uri), "format": .string(format)])
    test.work()
    let file = try #require(page.take("exported"))
    #expect(file["request"] == 7)
    #expect(file["name"] == .string(name))
    #expect(file["mediaType"] == .string(type))
    #expect(file["data"]?.string?.isEmpty == false)
  }
}
