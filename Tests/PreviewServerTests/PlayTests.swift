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

  /// What is said of the first moment that `told` tells of.
  private func words(_ told: JSONValue) -> String {
    let moment = told["moments"]?[0]
    let look = moment?["look"]?.integer.flatMap { told["looks"]?.array?[$0] }
    return "\(look?["words"]?.string ?? "") · \(PlainNumber.text(moment?["cardTop"]?.number ?? 0))"
  }

  @Test func aPlayBeginsWithTheSceneAtRest() throws {
    let (_, _, told) = try playing()
    #expect(words(told) == "a · peaking · 249")
    let layers = try #require(told["looks"]?[0]?["layers"]?.array)
    let kinds = layers.compactMap { $0["kind"]?.string }
    #expect(Set(kinds).isSuperset(of: ["map", "card", "title", "content", "dim"]))
    #expect(told["moments"]?.array?.count == 1)
    #expect(told["moments"]?[0]?["places"]?.array?.count == layers.count * 3)
    #expect(told["record"]?["lines"] == [])
    let pictures = told["pictures"]?.array?.compactMap { $0["id"]?.integer } ?? []
    let needed = layers.compactMap { $0["picture"]?.integer }
    #expect(Set(pictures) == Set(needed))
  }

  @Test func aTapThatLeadsOutOfTheSceneSaysWhereTo() throws {
    let text = Self.scene.replacing(
      "<HostedView", with: "<ObjectCardView id=\"r\" target=\"tel:112\"><Title>Call</Title></ObjectCardView><HostedView"
    )
    let (preview, page, told) = try playing(text)
    let places = try #require(told["places"]?.array)
    #expect(places.first?["name"] == "A" && places.first?["role"] == "card, half open")
    let row = try #require(places.firstIndex { $0["name"]?.string == "Call" })
    #expect(places[row]["role"] == "button")
    _ = act(preview, page, ["verb": "tap", "time": 1, "place": .integer(row)])
    #expect(page.take("played")?["text"] == "Leaves the app: calls 112")
    _ = act(preview, page, ["verb": "tap", "time": 1.5, "place": .integer(places.count)])
    #expect(page.take("played") == nil)
    #expect(act(preview, page, ["verb": "tap", "time": 2, "place": 0])?["from"]?.number == 2)
    #expect(page.take("played") == nil)
  }

  @Test(arguments: ["back", "restart"]) func theWayBackFromALinkLeadsToWhatWasPlayed(_ way: String) throws {
    let other = "file:///w/b.card.xml"
    let (preview, page, _) = try playing(
      Self.scene.replacing(
        "<HostedView", with: "<ObjectCardView target=\"b.card.xml\"><Title>More</Title></ObjectCardView><HostedView"))
    preview.update("<Card xmlns=\"urn:cardwright:1\"><Header><Title>B</Title></Header></Card>", uri: other)
    func show(_ uri: String) {
      page.say([
        "type": "show", "uri": .string(uri), "views": [["id": "a", "device": "iphone-se-1"]], "plays": true,
      ])
      preview.work()
    }
    show(TestPage.uri)
    let places = act(preview, page, ["verb": "keys", "time": 1, "keys": "ctrl+up"])?["places"]?.array
    let row = try #require(places?.firstIndex { $0["name"]?.string == "More" })
    _ = page.take("played")
    _ = act(preview, page, ["verb": "tap", "time": 2, "place": .integer(row)])
    #expect(page.take("played")?["opens"]?.string == other)
    show(other)
    _ = act(preview, page, ["verb": "end", "uri": .string(other)])
    page.say(["type": "gesture", "uri": .string(other), "kind": .string(way), "view": "a", "depth": 1])
    preview.work()
    show(TestPage.uri)
    let again = try #require(act(preview, page, ["verb": "begin", "keeps": true]))
    let lines: JSONValue = way == "back" ? ["  <Step keys=\"ctrl+up\"/>"] : []
    #expect(again["record"]?["lines"] == lines && again["loss"] == nil)
    #expect(again["moments"]?.array?.last?["cardTop"] == (way == "back" ? 70 : 249))
  }

  /// The scene with two rows, each of which brings another card.
  private static let withRows = scene.replacing(
    "<HostedView height=\"2000\">V</HostedView>",
    with: """
      <ObjectCardView id="r"><Title>One</Title></ObjectCardView><ObjectCardView id="s"><Title>Two</Title></ObjectCardView>
      <On event="select"><Push card="b"/></On></PlainCard>
      <PlainCard id="b" map="m" position="peaking"><Title>B</Title>
      """)

  @Test func aKeyboardBeginsOnTheCardThatHasCome() throws {
    let (preview, page, told) = try playing(Self.withRows)
    #expect(told["focus"] == nil)
    let row = try #require(told["places"]?.array?.firstIndex { $0["name"]?.string == "Two" })
    let pushed = try #require(act(preview, page, ["verb": "tap", "time": 1, "place": .integer(row)]))
    #expect(pushed["focus"] == 0 && pushed["places"]?[0]?["name"]?.string == "Close")
    #expect(act(preview, page, ["verb": "tap", "time": 2, "place": 1])?["focus"] == nil)
  }

  @Test func aKeyboardStaysWhereItIsWhenVoiceOverIsSwitchedOff() throws {
    let (preview, page, told) = try playing(Self.withRows)
    _ = act(preview, page, ["verb": "voiceOver", "time": 1, "on": true])
    let row = try #require(told["places"]?.array?.firstIndex { $0["name"]?.string == "Two" })
    let pushed = try #require(act(preview, page, ["verb": "tap", "time": 2, "place": .integer(row)]))
    // VoiceOver goes to the title, and not to the close button before it.
    #expect(pushed["focus"] == 1 && pushed["voiceOver"] == true)
    let off = try #require(act(preview, page, ["verb": "voiceOver", "time": 3, "on": false]))
    #expect(off["focus"] == nil && off["voiceOver"] == false)
  }

  @Test func aFlickIsToldMomentByMomentAndDrawsNothingAnew() throws {
    let (preview, page, first) = try playing()
    _ = act(preview, page, ["verb": "down", "time": 1, "stamp": 1, "x": 160, "y": 270])
    let held = try #require(act(preview, page, ["verb": "move", "time": 1.05, "stamp": 1.05, "x": 160, "y": 220]))
    let card = try #require(first["looks"]?[0]?["layers"]?.array?.firstIndex { $0["kind"]?.string == "card" })
    #expect(held["moments"]?[0]?["cardTop"]?.number == 209)
    #expect(held["moments"]?.array?.last?["places"]?[card * 3 + 1]?.number == 139)
    #expect(held["pictures"] == nil)
    let thrown = try #require(act(preview, page, ["verb": "up", "time": 1.06, "stamp": 1.06, "x": 160, "y": 210]))
    let moments = try #require(thrown["moments"]?.array)
    #expect(moments.count > 20 && moments.last?["places"]?[card * 3 + 1]?.number == 0)
    #expect(thrown["trace"]?.array?.last?["text"]?.string == "a.didMove(extended)")
    #expect(thrown["record"]?["lines"]?[0]?.string?.hasPrefix("  <Step drag=") == true)
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
    #expect(reports.last?.problems.isEmpty == true && reports.last?.trouble == nil)
    #expect(reports.last?.trace.map(\.text).last == "a.didMove(extended)")
    #expect(snapshot.text.string.contains("\n  <Device id=\"iphone-se-1\" like=\"iphone-se-1\"/>"))
  }

  @Test func linesOfAScenarioEndAsThoseOfItsFile() throws {
    let (preview, page, _) = try playing(Self.scene.replacing("\n", with: "\r\n"))
    _ = act(preview, page, ["verb": "keys", "time": 1, "keys": "ctrl+up"])
    page.say(["type": "act", "uri": .string(TestPage.uri), "view": "a", "verb": "insert", "request": 7])
    preview.work()
    let text = try #require(preview.edits.first?.text.string)
    #expect(text.contains("played-1") && !text.replacing("\r\n", with: "").contains("\n"))
  }

  @Test func aScenarioOfTheFileIsShownClaimByClaim() throws {
    let (preview, page, _) = try playing(Self.withDevice)
    let told = try #require(act(preview, page, ["verb": "replay", "scenario": "up"]))
    #expect(told["claims"]?.array?.map { $0["holds"]?.bool } == [true, false])
    #expect(told["claims"]?[1]?["claim"]?.string == "depth is 1, not 2, 1 less")
    #expect(told["claims"]?[1]?["line"]?.integer == 9)
    #expect(told["heading"]?.string == "up · phone")
    // It brings all of its layers, and leaves what is played as it was.
    #expect(told["forgets"]?.bool == true && told["pictures"]?.array?.isEmpty == false)
    let times = told["moments"]?.array?.compactMap { $0["time"]?.number } ?? []
    #expect(times == times.sorted() && times.count > 10)
    let next = try #require(act(preview, page, ["verb": "keys", "keys": "ctrl+down", "time": 1]))
    #expect(next["forgets"] == nil && next["pictures"]?.array?.contains { $0["id"] == 0 } != true)
    #expect(next["record"]?["lines"] == ["  <Step keys=\"ctrl+down\"/>"])
  }

  @Test func aStepThatNobodyCanTakeIsShownInItsReplay() throws {
    let (preview, page, _) = try playing(
      Self.withDevice.replacing("<Expect position=\"extended\" depth=\"2\"/>", with: "<Step page=\"next\"/>"))
    let told = try #require(act(preview, page, ["verb": "replay", "scenario": "up"]))
    #expect(told["claims"]?.array?.last?["claim"]?.string == "“next” is no page of the card on top")
    #expect(told["claims"]?.array?.last?["holds"]?.bool == false)
  }

  @Test func aChangeOfTheTextKeepsWhatWasPlayedWhereItsStepsStillMakeSense() throws {
    let row = "<ObjectCell id=\"r\"><Title>R</Title></ObjectCell>"
    let text = Self.scene.replacing("<HostedView height=\"2000\">V</HostedView>", with: row)
      .replacing("PlainCard", with: "TableCard").replacing(
        "<Title>A", with: "<On event=\"select\" of=\"r\"><Move to=\"extended\"/></On><Title>A")
    let (preview, page, _) = try playing(text.replacing(row, with: "<Section>\(row)</Section>"))
    _ = act(preview, page, ["verb": "keys", "time": 1, "keys": "ctrl+up"])
    let lines = ["  <Step keys=\"ctrl+up\"/>"] as JSONValue
    let other = text.replacing(row, with: "<Section>\(row)</Section>").replacing("<Title>A", with: "<Title>Another")
    preview.update(other, version: 2)
    preview.work()
    let kept = try #require(act(preview, page, ["verb": "begin", "keeps": true]))
    #expect(kept["moments"]?.array?.last?["cardTop"] == 70 && kept["record"]?["lines"] == lines && kept["loss"] == nil)
    // In the dark it is the same play.
    page.say([
      "type": "show", "uri": .string(TestPage.uri),
      "views": [["id": "a", "device": "iphone-se-1", "appearance": "dark"]],
    ])
    #expect(act(preview, page, ["verb": "begin", "keeps": true])?["record"]?["lines"] == lines)
    // So it is in another view.
    page.say([
      "type": "show", "uri": .string(TestPage.uri),
      "views": [["id": "a", "device": "iphone-se-1"], ["id": "b", "device": "iphone-se-1"]],
    ])
    let moved = act(preview, page, ["verb": "begin", "keeps": true, "view": "b", "from": "a"])
    #expect(moved?["record"]?["lines"] == lines && moved?["view"] == "b")
    _ = act(preview, page, ["verb": "tap", "place": 0, "time": 9])
    let steps = act(preview, page, ["verb": "begin", "keeps": true])?["record"]?["lines"]?.array?.count ?? 0
    #expect(steps == 2)
    preview.update(other.replacing("id=\"r\"", with: "id=\"q\"").replacing("of=\"r\"", with: "of=\"q\""), version: 3)
    preview.work()
    let lost = try #require(act(preview, page, ["verb": "begin", "keeps": true]))
    #expect(lost["record"]?["lines"] == [] && lost["loss"]?.string?.contains("“r”") == true, "\(lost["loss"] ?? .null)")
    // Who types on may come to a text that takes them again.
    preview.update(other, version: 4)
    preview.work()
    #expect(act(preview, page, ["verb": "begin", "keeps": true])?["record"]?["lines"]?.array?.count == steps)
    #expect(act(preview, page, ["verb": "begin"])?["record"]?["lines"] == [])
  }

  /// Who watches in slow motion, or has stopped the motion, goes on seeing it while the text or the look of things changes.
  @Test func whatMovesGoesOnWhenTheTextChanges() throws {
    let (preview, page, _) = try playing()
    let thrown = try #require(act(preview, page, ["verb": "keys", "time": 3, "keys": "ctrl+up"]))
    func top(_ told: JSONValue, after seconds: Double) throws -> Double {
      let from = try #require(told["from"]?.number)
      let moments = try #require(told["moments"]?.array)
      return try #require(moments.last { $0["time"]?.number ?? 0 <= from + seconds + 1e-6 }?["cardTop"]?.number)
    }
    for (version, title) in [(2, "B"), (3, "C")] {
      preview.update(Self.scene.replacing(">A<", with: ">\(title)<"), version: version)
      preview.work()
      // The clock of the second begins where the first has set it.
      let now = version == 2 ? 3.1 : 0.1
      let kept = try #require(act(preview, page, ["verb": "begin", "keeps": true, "time": .number(now)]))
      let (from, time) = (try #require(kept["from"]?.number), try #require(kept["time"]?.number))
      #expect(abs(time - from - 0.1) < 1e-9)
      #expect(try top(kept, after: 0.1) == top(thrown, after: 0.1) && top(kept, after: 0.1) > 75)
      #expect(try top(kept, after: 9) == 70)
    }
    // What is done then happens to what moves.
    let down = try #require(act(preview, page, ["verb": "keys", "time": 0.1, "keys": "ctrl+down"]))
    #expect(down["record"]?["lines"]?[0] == "  <Step wait=\"0.1\"/>")
  }

  @Test func whatSeldomChangesIsToldWhenItDoes() throws {
    let (preview, page, first) = try playing(Self.withDevice)
    let seldom = ["size", "places", "guides", "keys", "scenarios"]
    #expect(seldom.allSatisfy { first[$0] != nil })
    let second = try #require(act(preview, page, ["verb": "keys", "time": 1, "keys": "ctrl+up"]))
    #expect(["size", "keys", "scenarios"].allSatisfy { second[$0] == nil })
    let again = try #require(act(preview, page, ["verb": "begin", "keeps": true, "time": 9]))
    #expect(seldom.allSatisfy { again[$0] != nil })
  }

  @Test func whatComesLateIsToldAsBrieflyAsWhatCameFirst() throws {
    let (preview, page, _) = try playing()
    var lines = 0
    func size(_ time: Int) throws -> Int {
      let keys = time % 2 == 0 ? "ctrl+down" : "ctrl+up"
      let told = try #require(act(preview, page, ["verb": "keys", "time": .integer(time), "keys": .string(keys)]))
      lines += told["record"]?["lines"]?.array?.count ?? 0
      return told.jsonBytes.count
    }
    let early = try (1...8).map(size).dropFirst(4)
    let late = try (9...150).map(size).suffix(4)
    // Only the figures of times are longer.
    #expect((late.max() ?? 0) < (early.max() ?? 0) * 6 / 5, "\(early) \(late)")
    #expect(lines == 150)
  }

  @Test func whatIsPinnedIsWhatIsSeenAndWhatHasAllButComeToRestIsAtRest() throws {
    let (preview, page, _) = try playing()
    func claims(at time: Double) -> String {
      _ = act(preview, page, ["verb": "begin"])
      _ = act(preview, page, ["verb": "keys", "time": 1, "keys": "ctrl+up"])
      return act(preview, page, ["verb": "pin", "time": .number(time)])?["record"]?["lines"]?.array?
        .compactMap(\.string).joined() ?? ""
    }
    let moving = claims(at: 1.1)
    #expect(moving.contains("<Step wait=\"0.1\"/>") && !moving.contains("cardTop=\"70\""))
    let resting = claims(at: 1.249)
    #expect(!resting.contains("wait") && resting.contains("cardTop=\"70\""))
  }

  @Test func whatCannotBeDoneEndsNoPlay() throws {
    let (preview, page, _) = try playing()
    #expect(act(preview, page, ["verb": "replay", "scenario": "none"]) == nil)
    #expect(
      act(preview, page, ["verb": "keys", "keys": "ctrl+up", "time": 1])?["moments"]?.array?.last?["cardTop"] == 70)
    #expect(act(preview, page, ["verb": "escape", "uri": "file:///w/other.card.xml"]) == nil)
  }

  @Test(arguments: ["de", "ar"]) func nothingIsRecordedOfASceneThatNobodyTouches(_ language: String) throws {
    let (preview, page, told) = try playing(Self.scene.replacing("id=\"s\"", with: "id=\"s\" xml:lang=\"\(language)\""))
    #expect(told["record"]?["lines"]?.array?.isEmpty != false)
    let pinned = try #require(act(preview, page, ["verb": "pin", "time": 1])?["record"]?["lines"]?.array)
    #expect(pinned.count == 1 && pinned[0].string?.contains("<Expect") == true)
  }

  @Test func aTurnToOtherWordsTellsAllLayersAnew() throws {
    let (preview, page, before) = try playing()
    let plain = try #require(before["pictures"]?.array)
    let view: JSONValue = ["id": "a", "device": "iphone-se-1", "pseudo": "longer"]
    page.say(["type": "show", "uri": .string(TestPage.uri), "views": [view]])
    preview.work()
    let told = try #require(act(preview, page, ["verb": "turn", "time": 1]))
    #expect(told["forgets"] == true && told["looks"]?.array?.count == 1)
    let pictures = try #require(told["pictures"]?.array)
    #expect(pictures.count == plain.count)
    let svg = pictures.compactMap { $0["svg"]?.string }.joined()
    #expect(svg.contains("[Á") && !plain.compactMap { $0["svg"]?.string }.joined().contains("[Á"))
    let again = try #require(act(preview, page, ["verb": "pin", "time": 2]))
    #expect(again["forgets"] == nil && again["pictures"] == nil)
  }

  @Test func theWidthsOfAWindowThatIsDraggedAreOneStep() throws {
    let (preview, page, _) = try playing()
    func drag(to width: Int, at time: Int) throws -> JSONValue {
      let view: JSONValue = ["id": "a", "device": "iphone-se-1", "width": .integer(width)]
      page.say(["type": "show", "uri": .string(TestPage.uri), "views": [view]])
      preview.work()
      return try #require(act(preview, page, ["verb": "turn", "time": .integer(time)]))
    }
    func steps(_ told: JSONValue) -> [String] { (told["record"]?["lines"]?.array ?? []).compactMap { $0.string } }
    let first = try drag(to: 340, at: 1)
    for (width, time) in [(360, 2), (380, 3)] {
      let told = try drag(to: width, at: time)
      #expect(told["record"]?["from"] == 0 && steps(told).count == 1)
      #expect(steps(told).first?.contains("resize=\"screen-\(width)-568\"") == true)
      #expect(told["traced"] == first["traced"] && told["trace"]?.array?.count == 1)
    }
    _ = act(preview, page, ["verb": "pin", "time": 4])
    let again = try drag(to: 340, at: 5)
    #expect(again["record"]?["from"] == 2 && steps(again).count == 1)
  }

  @Test func guidesDrawWhatTheMapRegardsAsCoveredWithinTheScreensSafeArea() throws {
    let (_, _, told) = try playing()
    #expect(told["guides"]?["safe"]?.array?.map { $0.number } == [20, 0, 0, 0])
    #expect(told["guides"]?["covered"]?.array?.map { $0.number } == [20, 0, 319, 0])
  }

  @Test func onlyAPlayThatHasBegunGoesOn() throws {
    let (preview, page, _) = try playing()
    #expect(act(preview, page, ["verb": "end"]) == nil)
    _ = act(preview, page, ["verb": "escape"])
    let refusal = page.take("error")
    #expect(refusal?["message"]?.string == "act: nothing is played in the view a" && refusal?["view"] == "a")
    preview.update("<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"o\"><Title>T</Title></ObjectCardView>", version: 2)
    preview.work()
    _ = act(preview, page, ["verb": "begin"])
    #expect(page.take("error")?["message"]?.string == "act: only scenes move")
  }
}
