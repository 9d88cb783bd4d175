import CardModel
import SourceText
import Testing
import XMLSyntax

@Suite("What is read of a scenario")
struct ScenarioTests {
  private func steps(_ content: String) throws -> [ScenarioStep] {
    let text = #"<CardScene xmlns="urn:cardwright:1"><Scenario id="s">\#(content)</Scenario></CardScene>"#
    guard case .scene(let scene) = CardDocument(XMLParser.parse(SourceText(text))).root else { return [] }
    return try #require(scene.scenarios.first).steps
  }

  private func event(_ attributes: String) throws -> StepEvent? {
    guard case .event(let event, _) = try steps("<Step \(attributes)/>").first else { return nil }
    return event
  }

  private func claims(_ attributes: String) throws -> [ScenarioClaim] {
    guard case .expect(let claims, _, _) = try steps("<Expect \(attributes)/>").first else { return [] }
    return claims
  }

  @Test("A tap names a part or a place")
  func taps() throws {
    #expect(try event(#"tap="info""#) == .part(.tap, "info"))
    #expect(try event(#"tap="info" index="2""#) == .part(.tap, "info", index: 2))
    #expect(try event(#"tap="160,90.5""#) == .tapPoint(x: 160, y: 90.5))
  }

  @Test("The way of a finger is read with its time; what is no way is no event")
  func paths() throws {
    guard case .drag(let drag) = try event(#"path="0,0 12,-80 20,-300 / 0.35" from="title" hold="true""#),
      case .path(let places, let seconds) = drag.course
    else {
      Issue.record("no drag")
      return
    }
    #expect(places.map(\.x) == [0, 12, 20] && places.map(\.y) == [0, -80, -300])
    #expect(seconds == 0.35 && drag.start == .title && drag.isHeld)
    for text in ["0,0 1,1", "0,0 / 1", "0,0 x,1 / 1", "0,0 1,1 / x", ""] {
      #expect(try event(#"path="\#(text)""#) == nil, "\(text)")
    }
  }

  @Test("Swipes and scrolls have a speed, none when it is not said")
  func speeds() throws {
    #expect(try event(#"swipe="-320""#) == .swipe(-320, velocity: 0))
    #expect(try event(#"swipe="-40" velocity="-400""#) == .swipe(-40, velocity: -400))
    #expect(try event(#"scroll="-380" velocity="300""#) == .scroll(-380, velocity: 300))
  }

  @Test("An empty value claims that there is none")
  func none() throws {
    #expect(try claims(#"saved="""#) == [.position(.saved, nil)])
    #expect(try claims(#"map="""#) == [.name(.map, "")])
    #expect(try claims(#"rowButtons="""#) == [.names(.rowButtons, [])])
    #expect(
      try Set(claims(#"scrollOffset="12" title="A" headerShown="false" columnButtons="tracking info""#)) == [
        .figure(.scrollOffset, 12), .name(.title, "A"), .flag(.headerShown, false),
        .names(.columnButtons, ["tracking", "info"]),
      ])
  }

  @Test("A map is taken away by an action that names none")
  func noMap() throws {
    let card = #"<PlainCard id="a"><On event="tap"><SetMap/></On></PlainCard>"#
    let text = #"<CardScene xmlns="urn:cardwright:1">\#(card)</CardScene>"#
    guard case .scene(let scene) = CardDocument(XMLParser.parse(SourceText(text))).root else { return }
    #expect(scene.cards.first?.handlers.first?.actions == [.setMap(nil)])
  }
}
