import Foundation
import JSON
import Testing

@testable import PreviewServer

/// Films of what pages play, as files.
@Suite struct FilmExportTests {
  private static func scene(_ steps: String, device: String = "phone") -> String {
    """
    <CardScene xmlns="urn:cardwright:1" id="s" root="a"><Device id="phone" like="iphone-se-1"/><MapContent id="m"/>
      <PlainCard id="a" map="m" position="peaking"><Title>A</Title><Text>One</Text></PlainCard>
      <Scenario id="up/there" device="\(device)">\(steps)</Scenario>
    </CardScene>
    """
  }

  private static func playing(_ text: String) -> (TestPreview, TestPage) {
    let preview = TestPreview()
    preview.update(text)
    let page = preview.page([["id": "a", "device": "iphone-se-1"]])
    say(preview, page, ["type": "act", "verb": "begin"])
    return (preview, page)
  }

  private static func say(_ preview: TestPreview, _ page: TestPage, _ members: JSONValue) {
    var message = JSONObject([.init("uri", .string(TestPage.uri)), .init("view", "a")])
    for member in members.object?.members ?? [] { message[member.name] = member.value }
    page.say(.object(message))
    preview.work()
  }

  /// What comes of the wish for a film: name, media type and contents of a file, or why there is none.
  private static func film(
    _ preview: TestPreview, _ page: TestPage, _ format: String, _ scenario: String? = nil, touches: Bool? = nil
  ) throws -> (name: String, type: String, text: String) {
    _ = page.takeTypes()
    say(
      preview, page,
      [
        "type": "film", "request": 5, "format": .string(format), "scenario": scenario.map { .string($0) } ?? .null,
        "touches": touches.map { .bool($0) } ?? .null,
      ])
    guard let answer = page.take("exported") else {
      let error = try #require(page.take("error"))
      #expect(error["request"]?.integer == 5)
      return ("", "error", error["message"]?.string ?? "")
    }
    let bytes = try #require(Data(base64Encoded: answer["data"]?.string ?? ""))
    #expect(answer["request"]?.integer == 5)
    return (answer["name"]?.string ?? "", answer["mediaType"]?.string ?? "", String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: [
    ("svg", "image/svg+xml", "<svg"), ("png", "image/png", "pixels"), ("html", "text/html", "<!DOCTYPE html>"),
    ("apng", "image/apng", "frames"),
  ])
  func aScenarioIsFilmedInEachKind(_ format: String, _ type: String, _ start: String) throws {
    let (preview, page) = Self.playing(Self.scene(#"<Step move="extended"/>"#))
    let file = try Self.film(preview, page, format, "up/there")
    #expect(file.name == "a.up-there.\(format)" && file.type == type && file.text.hasPrefix(start))
  }

  @Test func whatWasPlayedIsFilmedAsTheScenarioThatItWouldBe() throws {
    let (preview, page) = Self.playing(Self.scene(#"<Step move="extended"/>"#))
    #expect(try Self.film(preview, page, "svg").text.hasSuffix("touch the scene first, or choose a scenario"))
    Self.say(preview, page, ["type": "act", "verb": "keys", "keys": "ctrl+up", "time": 1])
    let file = try Self.film(preview, page, "svg")
    #expect(file.name == "a.played-1.svg" && file.text.contains(">1 · keys ctrl+up<"))
    #expect(preview.edits.isEmpty)
  }

  @Test func fingersAreSeenUnlessTheyAreNotWanted() throws {
    let (preview, page) = Self.playing(Self.scene(#"<Step drag="-60"/>"#))
    let finger = "<circle r=\"18\""
    #expect(try Self.film(preview, page, "html", "up/there").text.contains(finger))
    #expect(try Self.film(preview, page, "html", "up/there", touches: false).text.contains(finger) == false)
  }

  @Test func whatCannotBeFilmedSaysWhy() throws {
    let long = String(repeating: #"<Step move="extended"/><Step move="peaking"/>"#, count: 60)
    let (preview, page) = Self.playing(Self.scene(long))
    let refused = try Self.film(preview, page, "html", "up/there").text
    #expect(refused.contains("for more than 120 seconds, which are the most here; film it with cardwright test --film"))
    #expect(try Self.film(preview, page, "html", "gone").text == "film: there is no scenario gone")
    let (other, lost) = Self.playing(Self.scene("<Step pop=\"true\"/>", device: "nowhere"))
    #expect(try Self.film(other, lost, "svg", "up/there").text.contains("there is no device “nowhere”"))
    Self.say(other, lost, ["type": "act", "verb": "end"])
    #expect(try Self.film(other, lost, "svg", "up/there").text == "film: nothing is played in the view a")
  }

  @Test func whatIsDoneToACardIsAStripOfActs() throws {
    let preview = TestPreview()
    preview.update(
      """
      <Card xmlns="urn:cardwright:1"><Header><Title>One</Title></Header><Footer>\
      <Action id="no">Reject</Action><Action role="primary" after="Approved">Approve</Action></Footer></Card>
      """)
    let page = preview.page()
    page.say(["type": "show", "uri": .string(TestPage.uri), "views": [["id": "a"]], "plays": true])
    preview.work()
    let targets = try #require(page.take("frames")?["views"]?[0]?["targets"]?.array)
    let wish: JSONValue = ["type": "film", "request": 5, "format": "svg", "acts": true]
    Self.say(preview, page, wish)
    #expect(page.take("error")?["message"]?.string == "film: nothing has been done yet; touch the card first")
    for name in ["Reject", "Approve"] {
      let id = try #require(targets.first { $0["name"]?.string == name }?["id"])
      Self.say(preview, page, ["type": "gesture", "kind": "tap", "depth": 0, "target": id])
    }
    Self.say(preview, page, wish)
    let exported = try #require(page.take("exported"))
    #expect(exported["name"]?.string == "a.played.svg")
    let svg = String(decoding: try #require(Data(base64Encoded: exported["data"]?.string ?? "")), as: UTF8.self)
    let captions = svg.components(separatedBy: "role=\"group\" aria-label=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(captions.first == "Start" && captions.count >= 2, "\(captions)")
    #expect(svg.contains(">Approved<") && svg.contains(">Approve<"))
    Self.say(preview, page, ["type": "film", "request": 5, "format": "html", "acts": true])
    #expect(page.take("error")?["message"]?.string?.contains("only scenes are filmed") == true)
  }
}
