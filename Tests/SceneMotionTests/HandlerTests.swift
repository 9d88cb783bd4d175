import CardModel
import SceneMotion
import Testing

@Suite("What a scene answers")
struct HandlerTests {
  @Test("Handlers for a part come first, then those for any, each in the order of the file")
  func order() throws {
    var stage = try Stage(
      """
      <PlainCard id="a" map="m">
        <FloatingRow><Action id="t">T</Action></FloatingRow>
        <On event="tap"><Info>any</Info><Zoom to="city"/></On>
        <On event="tap" of="t"><Info>part</Info><Zoom to="road"/></On>
      </PlainCard>
      """)
    _ = stage.machine.takeEffects()
    stage.play(.part(.tap, "t"))
    #expect(stage.machine.state.info?.string == "any")
    let zooms = stage.machine.takeEffects().compactMap { if case .zoomed(let zoom, _, _) = $0 { zoom } else { nil } }
    #expect(zooms == [.atMost(ZoomName.road.level), .atMost(ZoomName.city.level)])
    stage.play(.part(.tap, "other"))
    #expect(stage.machine.state.info?.string == "any")
  }

  @Test("What is built may change the map before it is handed over; what appears does so after that")
  func built() throws {
    let cards = """
      <PlainCard id="a" map="m"/>
      <PlainCard id="b" map="m"><On event="built"><SetMap map="n"/></On></PlainCard>
      <PlainCard id="c" map="m"><On event="willAppear"><SetMap map="n"/></On></PlainCard>
      """
    var stage = try Stage(cards)
    _ = stage.told()
    stage.play(.push("b"))
    let maps = stage.told().filter { $0.hasPrefix("m.") || $0.hasPrefix("n.") }
    #expect(maps == ["m.cleanUp", "n.takeCharge"])
    stage.play(.push("c"))
    #expect(
      stage.told().filter { $0.hasPrefix("m.") || $0.hasPrefix("n.") }
        == ["n.cleanUp", "m.takeCharge", "m.cleanUp", "n.takeCharge"])
  }

  @Test("A push without animation ends the one that it interrupts")
  func unanimatedPush() throws {
    var stage = try Stage(
      """
      <PlainCard id="a" map="m" position="extended"/>
      <PlainCard id="b" map="m" position="extended">
        <On event="willAppear"><Push card="c" animated="false"/></On>
      </PlainCard>
      <PlainCard id="c" map="m" position="extended"/>
      """)
    let rest = stage.machine.frame.cardTop
    Gesture.play(.push("b"), on: &stage.machine)
    #expect(stage.machine.state.stack.count == 3)
    #expect(stage.machine.frame.cardTop == rest)
  }

  @Test(
    "The texts of a title change, those that the app makes itself do not",
    arguments: [
      ("<Title>A</Title>", "B"), ("<CustomTitle><Title>A</Title></CustomTitle>", "A"),
      ("<CustomTitle><Text>A</Text></CustomTitle>", ""), ("", ""),
    ])
  func setTitle(title: String, shown: String) throws {
    var stage = try Stage(
      """
      <PlainCard id="a" map="m" position="peaking">\(title)
        <On event="didMove"><SetTitle><Title>B</Title></SetTitle></On></PlainCard>
      """)
    stage.play(.move(.extended))
    #expect(SceneReading(stage.machine, []).actual(.name(.title, "")) == .name(.title, shown))
  }

  @Test("The map of a card that is covered changes when it is on top again")
  func coveredMap() throws {
    var stage = try Stage(
      """
      <PlainCard id="a" map="m"><On event="didDisappear"><SetMap map="n"/></On></PlainCard>
      <PlainCard id="b" map="m"/>
      """)
    stage.play(.push("b"))
    #expect(stage.machine.state.map == "m")
    stage.play(.simple(.pop))
    #expect(stage.machine.state.map == "n")
  }

  @Test("Without its map a card extends")
  func mapTakenAway() throws {
    var stage = try Stage(
      #"<PlainCard id="a" map="m" position="peaking"><On event="tap"><SetMap/></On></PlainCard>"#)
    stage.play(.part(.tap, "x"))
    #expect(stage.machine.state.map == nil && stage.position == .extended && !stage.machine.isDraggable)
  }

  @Test("Actions that only answer each other are stopped, and the handler is named")
  func circle() throws {
    var stage = try Stage(
      """
      <PlainCard id="a" map="m" position="peaking">
        <On event="didMove" position="extended"><Move to="peaking"/></On>
        <On event="didMove" position="peaking"><Move to="extended"/></On>
      </PlainCard>
      """)
    #expect(stage.machine.circle == nil)
    stage.play(.simple(.tapTitle))
    #expect(stage.machine.circle?.event == .didMove)
    stage.play(.simple(.close))
    #expect(stage.machine.state.motion == nil)
  }

  @Test("A circle of pushes ends, however it is wound")
  func circleOfPushes() throws {
    for event in ["built", "willAppear", "didAppear", "didMove"] {
      var stage = try Stage(
        """
        <PlainCard id="a" map="m"/>
        <PlainCard id="b" map="n"><On event="\(event)"><Push card="b"/></On></PlainCard>
        """)
      stage.play(.push("b"))
      #expect(stage.machine.circle != nil, "\(event)")
      #expect(stage.machine.state.stack.count <= 103)
    }
  }

  @Test("Keys of a card come before those of the scene, and both before the usual ones")
  func keys() throws {
    var stage = try Stage(
      """
      <PlainCard id="a" map="m" position="peaking"><Shortcut keys="ctrl+shift+up" do="collapse"/></PlainCard>
      <Shortcut keys="shift+ctrl+up" do="expand"/><Shortcut keys="ctrl+up" do="collapse"/>
      """)
    stage.play(.keys("ctrl+up"))
    #expect(stage.position == .collapsed)
    stage.play(.move(.peaking), .keys("shift+ctrl+up"))
    #expect(stage.position == .collapsed)
    stage.play(.keys("ctrl+shift+down"))
    #expect(stage.position == .collapsed)
  }
}
