import BundledData
import JSON
import SourceText
import Testing

@testable import PreviewServer

@Suite struct InspectionTests {
  private static func inspection(of element: String, in text: String) throws -> JSONValue {
    let test = TestPreview()
    test.update(text)
    let page = test.page()
    let frames = try #require(page.take("frames"))
    let parts = try #require(frames["views"]?[0]?["parts"]?.array)
    let part = try #require(parts.firstIndex { $0["element"]?.string == element })
    page.say([
      "type": "inspect", "uri": .string(TestPage.uri), "version": 1, "view": "a", "part": .integer(part),
    ])
    test.work()
    return try #require(page.take("inspection"))
  }

  @Test func aTextTellsItsStyleColourAndContrast() throws {
    let inspection = try Self.inspection(of: "Title", in: card("<Title>Pump</Title>"))
    #expect(inspection["element"] == "Title")
    #expect(inspection["text"]?["style"] == "headline")
    #expect(inspection["text"]?["size"] == 17)
    let color = try #require(inspection["colors"]?[0])
    #expect(color["token"] == "primaryLabel")
    #expect(color["required"] == 4.5)
    #expect((color["contrast"]?.number ?? 0) > 10)
    #expect(inspection["guideline"]?["source"]?.string?.contains("Fiori") == true)
    #expect(inspection["content"]?["value"] == "Pump")
  }

  @Test func attributesTellWhatTheyTake() throws {
    let text = card("<Title>Pump</Title><Status kind=\"negative\">High</Status>")
    let attributes = try #require(try Self.inspection(of: "Status", in: text)["attributes"]?.array)
    let kind = try #require(attributes.first { $0["name"] == "kind" })
    #expect(attributes.first?["name"] == "kind", "what is written comes first")
    #expect(kind["value"] == "negative")
    #expect(kind["kind"] == "enumeration")
    #expect(kind["values"]?.array?.contains("positive") == true)
    #expect(kind["editable"] == true)
    #expect(attributes.contains { $0["value"] == .null })
  }

  @Test func findingsStandWithTheirElement() throws {
    let text = card("<Title colour=\"red\">Pump</Title>")
    let inspection = try Self.inspection(of: "Title", in: text)
    #expect(inspection["findings"]?.array?.count == 1)
    #expect(try Self.inspection(of: "ObjectCardView", in: text)["findings"]?.array?.isEmpty == true)
  }

  @Test func anElementThatIsNotDrawnIsFoundByItsRange() throws {
    let test = TestPreview()
    let text = card("<Title>Pump</Title>")
    test.update(text)
    let page = test.page()
    page.say([
      "type": "inspect", "uri": .string(TestPage.uri), "version": 1, "range": [0, .integer(text.utf8.count)],
    ])
    test.work()
    let inspection = try #require(page.take("inspection"))
    #expect(inspection["element"] == "ObjectCardView")
    #expect(inspection["part"] == nil && inspection["frame"] == nil)
  }

  @Test func itIsToldAgainWhenThePartChanges() throws {
    let test = TestPreview()
    test.update(card("<Title>Pump</Title>"))
    let page = test.page()
    page.say(["type": "inspect", "uri": .string(TestPage.uri), "version": 1, "view": "a", "part": 0])
    test.work()
    _ = page.takeTypes()
    test.update(card("<Title>A pump with a name of two lines at the least, whatever happens</Title>"), version: 2)
    test.work()
    #expect(page.take("inspection")?["version"] == 2)
    page.say(["type": "inspect", "uri": .string(TestPage.uri), "part": .null])
    test.update(card("<Title>Pump</Title>"), version: 3)
    test.work()
    #expect(page.take("inspection") == nil)
  }
}

@Suite struct EditingTests {
  private static let text = card("<Title>Pump</Title><Status kind=\"negative\" icon='a'>High</Status><Description/>")

  /// What comes of an edit of the first element called `element`: the text behind it, or why there is none.
  private static func edit(
    _ element: String, _ members: JSONValue, version: Int = 1
  ) throws -> (text: String?, message: String?) {
    let test = TestPreview()
    test.update(text)
    let page = test.page()
    let document = try #require(page.take("document"))
    let range = try #require(document["outline"]?.array?.first { $0["element"]?.string == element }?["range"])
    var message = JSONObject([
      .init("type", "edit"), .init("request", 1), .init("uri", .string(TestPage.uri)),
      .init("version", .integer(version)), .init("range", range),
    ])
    message.append(members.object?.members ?? [])
    page.say(.object(message))
    test.work()
    let answer = try #require(page.take("edited"))
    #expect(answer["ok"]?.bool == (test.edits.count == 1))
    return (test.edits.first?.text.string, answer["message"]?.string)
  }

  @Test func anAttributeGetsAnotherValue() throws {
    let text = try Self.edit("Status", ["attribute": "kind", "value": "positive"]).text
    #expect(text?.contains("<Status kind=\"positive\" icon='a'>High</Status>") == true)
  }

  @Test func anAttributeIsAddedBehindTheOthers() throws {
    let text = try Self.edit("Title", ["attribute": "lines", "value": "2"]).text
    #expect(text?.contains("<Title lines=\"2\">Pump</Title>") == true)
  }

  @Test func anAttributeIsRemovedWithItsSpace() throws {
    let text = try Self.edit("Status", ["attribute": "kind", "value": .null]).text
    #expect(text?.contains("<Status icon='a'>High</Status>") == true)
  }

  @Test func textIsEscaped() throws {
    #expect(try Self.edit("Title", ["value": "A & B < C"]).text?.contains("<Title>A &amp; B &lt; C</Title>") == true)
    #expect(try Self.edit("Description", ["value": "New"]).text?.contains("<Description>New</Description>") == true)
    let quoted = try Self.edit("Status", ["attribute": "icon", "value": "it's"]).text
    #expect(quoted == nil || quoted?.contains("icon='it&apos;s'") == true)
  }

  @Test func whatTheSchemaForbidsIsRefusedInItsWords() throws {
    let bad = try Self.edit("Status", ["attribute": "kind", "value": "loud"])
    #expect(bad.text == nil)
    #expect(bad.message?.contains("loud") == true)
    #expect(try Self.edit("Title", ["attribute": "colour", "value": "red"]).text == nil)
    #expect(try Self.edit("ObjectCardView", ["value": "text"]).message?.contains("other elements") == true)
  }

  @Test func anOldVersionIsRefused() throws {
    #expect(try Self.edit("Title", ["value": "X"], version: 0).text == nil)
  }

  @Test func aFixIsApplied() throws {
    let test = TestPreview()
    test.update(card("<Title lines=\"2\" lines=\"3\">Pump</Title>"))
    let page = test.page()
    let document = try #require(page.take("document"))
    let finding = try #require(document["findings"]?.array?.first { $0["fixes"]?[0] != nil })
    #expect(finding["documentation"] == .string("docs/\(finding["code"]?.string ?? "")"))
    page.say([
      "type": "fix", "request": "f", "uri": .string(TestPage.uri), "version": 1, "finding": finding["id"] ?? .null,
      "fix": 0,
    ])
    test.work()
    #expect(page.take("edited")?["ok"] == true)
    #expect(test.edits.count == 1)
    page.say(["type": "fix", "request": 2, "uri": .string(TestPage.uri), "version": 1, "finding": "99", "fix": 0])
    test.work()
    #expect(page.take("edited")?["ok"] == false)
  }

  @Test func aSelectionGoesToTheEditor() throws {
    let test = TestPreview()
    test.update(Self.text)
    let page = test.page()
    page.say(["type": "select", "uri": .string(TestPage.uri), "version": 1, "range": [3, 9]])
    test.work()
    #expect(test.selections.first?.range == ByteRange(3, 9))
  }
}
