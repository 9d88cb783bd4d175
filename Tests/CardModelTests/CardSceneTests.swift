import CardModel
import SourceText
import Testing
import XMLSyntax

@Suite("What is read of a scene")
struct CardSceneTests {
  private func scene(_ content: String, _ attributes: String = "") throws -> CardScene {
    let text = #"<CardScene xmlns="urn:cardwright:1" \#(attributes)>\#(content)</CardScene>"#
    guard case .scene(let scene) = CardDocument(XMLParser.parse(SourceText(text))).root else {
      throw Missing.scene
    }
    return scene
  }

  enum Missing: Error { case scene }

  @Test("Attributes that are not there have the schema's defaults")
  func defaults() throws {
    let scene = try scene("")
    #expect(scene.metrics == SceneMetrics())
    #expect(scene.grabHandle.room == 16)
    #expect(scene.allowsDragging && scene.hasDefaultKeys && !scene.isDismissable)
    #expect(scene.top == nil)
    let bars = try ["", #"height="auto""#, #"height="12""#].map { height in
      try self.scene(#"<PlainCard id="a"><StickyBar \#(height)/></PlainCard>"#).cards.first?.stickyBar?.height
    }
    #expect(bars == [StickyBar.usualHeight, nil, 12])
  }

  @Test("The card on top is the stack's last, else the root")
  func top() throws {
    let cards = #"<PlainCard id="a"/><PlainCard id="b"/>"#
    #expect(try scene(cards, #"root="b""#).top?.card.source.id == "b")
    let stack = try scene(cards + #"<Start><StackEntry card="b"/><StackEntry card="a" position="collapsed"/></Start>"#)
    #expect(stack.top?.card.source.id == "a")
    #expect(stack.top?.entry?.position == .collapsed)
  }

  @Test("Behaviour is typed: events, actions, keys, steps and what must hold")
  func behaviour() throws {
    let scene = try scene(
      """
      <PlainCard id="a"><On event="select" of="r"><Push card="b" copyStyle="false"/><Zoom to="road" pin="p"/></On></PlainCard>
      <Shortcut keys="ctrl+up" do="expand"/>
      <Scenario id="s" device="d"><Step drag="300" velocity="900"/><Expect position="extended" cardTop="70" close="true" trace="a.built b.built"/></Scenario>
      """)
    let handler = try #require(scene.cards.first?.handlers.first)
    #expect(handler.event == .select)
    #expect(
      handler.actions == [
        .push(card: "b", isAnimated: true, copiesStyle: false),
        .zoom(.atMost(ZoomName.road.level), pin: "p", isAnimated: true),
      ])
    #expect(scene.shortcuts.map(\.command) == [.expand])
    let steps = try #require(scene.scenarios.first?.steps)
    guard case .event(.drag(let drag), _) = steps[0], case .expect(let claims, let within, _) = steps[1] else {
      throw Missing.scene
    }
    #expect(drag.course == .straight(300, velocity: 900, velocityX: 0) && !drag.isHeld)
    #expect(within == 0.5)
    #expect(
      Set(claims) == [
        .position(.position, .extended), .figure(.cardTop, 70), .flag(.close, true),
        .names(.trace, ["a.built", "b.built"]),
      ])
  }

  @Test("Points of lines and areas are pairs of degrees; what is no pair is left out")
  func mapShapes() throws {
    let scene = try scene(#"<MapContent id="m"><Line points="1,2 3 91,0 4,5">Way</Line></MapContent>"#)
    let points = try #require(scene.map("m")?.lines.first?.points)
    #expect(points == [GeographicPoint(latitude: 1, longitude: 2), GeographicPoint(latitude: 4, longitude: 5)])
  }
}
