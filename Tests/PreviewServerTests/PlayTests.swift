import CardAnalysis
import CardModel
import JSON
import SceneMotion
import SourceText
import Testing

@testable import PreviewServer

/// Scenes that pages play.
@Suite struct PlayTests {
  private static let scene = """
    <CardScene xmlns="urn:cardwright:1" id="s" root="a">
      <MapContent id="m"/>
      <PlainCard id="a" map="m" position="peaking">
        <Title>A</Title>
        <HostedView height="2000">V</HostedView>
      </PlainCard>
      <Scenario id="up" device="phone">
        <Step expand="true"/>
        <Expect position="extended" depth="2"/>
      </Scenario>
    </CardScene>
    """
  private static let withDevice = scene.replacing(
    "<MapContent", with: "<Device id=\"phone\" like=\"iphone-se-1\"/><MapContent")

  /// A page that plays the scene on the first iPhone SE, and what it was told then.
  private func playing(_ text: String = scene) throws -> (TestPreview, TestPage, JSONValue) {
    let preview = TestPreview()
    preview.update(text)
    let page = preview.page([["id": "a", "device": "iphone-se-1"]])
    _ = page.takeTypes()
    let told = try #require(act(preview, page, ["verb": "begin"]))
    return (preview, page, told)
  }

  private func act(_ preview: TestPreview, _ page: TestPage, _ members: JSONValue) -> JSONValue? {
    var message = JSONObject([.init("type", "act"), .init("uri", .string(TestPage.uri)), .init("view", "a")])
    for member in members.object?.members ?? [] { message[member.name] = member.value }
    page.say(.object(message))
    preview.work()
    return page.take("motion")
  }

  @Test func aPlayBeginsWithTheSceneAtRest() throws {
    let (_, _, told) = try playing()
    #expect(told["status"]?.string == "a · peaking · y 249")
    let layers = try #require(told["looks"]?[0]?.array)
    let kinds = layers.compactMap { $0["kind"]?.string }
    #expect(Set(kinds).isSuperset(of: ["map", "card", "title", "content", "dim"]))
    #expect(told["moments"]?.array?.count == 1)
    #expect(told["moments"]?[0]?["places"]?.array?.count == layers.count * 3)
    #expect(told["record"]?.string == "")
    let pictures = told["pictures"]?.array?.compactMap { $0["id"]?.integer } ?? []
    let needed = layers.compactMap { $0["picture"]?.integer }
    #expect(Set(pictures) == Set(needed))
  }

  @Test func aFlickIsToldMomentByMomentAndDrawsNothingAnew() throws {
    let (preview, page, first) = try playing()
    _ = act(preview, page, ["verb": "down", "time": 1, "stamp": 1, "x": 160, "y": 270])
    let held = try #require(act(preview, page, ["verb": "move", "time": 1.05, "stamp": 1.05, "x": 160, "y": 220]))
    let card = try #require(first["looks"]?[0]?.array?.firstIndex { $0["kind"]?.string == "card" })
    #expect(held["status"]?.string?.hasSuffix("y 209") == true)
    #expect(held["moments"]?.array?.last?["places"]?[card * 3 + 1]?.number == 139)
    #expect(held["pictures"] == nil)
    let thrown = try #require(act(preview, page, ["verb": "up", "time": 1.06, "stamp": 1.06, "x": 160, "y": 210]))
    let moments = try #require(thrown["moments"]?.array)
    #expect(moments.count > 20 && moments.last?["places"]?[card * 3 + 1]?.number == 0)
    #expect(thrown["trace"]?.array?.last?["text"]?.string == "a.didMove(extended)")
    #expect(thrown["record"]?.string?.contains("<Step drag=") == true)
  }

  @Test func whatWasPlayedGoesIntoTheFileAndRunsAsItWasPlayed() throws {
    let (preview, page, _) = try playing(Self.scene.replacing("  <Scenario", with: "  <!-- scenarios -->\n  <Scenario"))
    _ = act(preview, page, ["verb": "keys", "time": 1, "keys": "ctrl+up"])
    _ = act(preview, page, ["verb": "pin", "time": 5])
    page.say([
      "type": "act", "uri": .string(TestPage.uri), "view": "a", "verb": "insert", "request": 7,
    ])
    preview.work()
    let edited = try #require(page.take("edited"))
    #expect(edited["ok"]?.bool == true, "\(edited)")
    let text = try #require(preview.edits.first?.text)
    let snapshot = DocumentSnapshot(
      uri: "a", version: 1, text: text, language: cardLanguage,
      resources: DocumentResources(bytes: { _ in nil }, names: { _ in [] }))
    let reports = snapshot.scenarioReports
    #expect(reports.last?.scenario.source.id == "played-1")
    #expect(reports.last?.failures.isEmpty == true && reports.last?.trouble == nil)
    #expect(reports.last?.trace.map(\.text).last == "a.didMove(extended)")
    #expect(snapshot.text.string.contains("\n  <Device id=\"iphone-se-1\" like=\"iphone-se-1\"/>"))
  }

  @Test func aScenarioOfTheFileIsShownClaimByClaim() throws {
    let (preview, page, _) = try playing(Self.withDevice)
    let told = try #require(act(preview, page, ["verb": "replay", "scenario": "up"]))
    #expect(told["claims"]?.array?.map { $0["holds"]?.bool } == [true, false])
    #expect(told["claims"]?[1]?["claim"]?.string == "depth 2, not 1")
    #expect(told["claims"]?[1]?["line"]?.integer == 9)
    // The page begins with nothing, then and after it.
    #expect(told["forgets"]?.bool == true && told["looks"]?.array?.isEmpty == false)
    let again = try #require(act(preview, page, ["verb": "begin"]))
    #expect(again["forgets"]?.bool == true && again["pictures"]?.array?.isEmpty == false)
    let times = told["moments"]?.array?.compactMap { $0["time"]?.number } ?? []
    #expect(times == times.sorted() && times.count > 10)
  }

  @Test func whatCannotBeDoneEndsNoPlay() throws {
    let (preview, page, _) = try playing()
    #expect(act(preview, page, ["verb": "replay", "scenario": "none"]) == nil)
    #expect(
      act(preview, page, ["verb": "keys", "keys": "ctrl+up", "time": 1])?["status"]?.string == "a · extended · y 70")
    #expect(act(preview, page, ["verb": "escape", "uri": "file:///w/other.card.xml"]) == nil)
  }

  @Test func onlyAPlayThatHasBegunGoesOn() throws {
    let (preview, page, _) = try playing()
    #expect(act(preview, page, ["verb": "end"]) == nil)
    _ = act(preview, page, ["verb": "escape"])
    #expect(page.take("error")?["message"]?.string == "act: nothing is played in the view a")
    preview.update("<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"o\"><Title>T</Title></ObjectCardView>", version: 2)
    preview.work()
    _ = act(preview, page, ["verb": "begin"])
    #expect(page.take("error")?["message"]?.string == "act: only scenes move")
  }
}
