import CardModel
import LayoutCore
import SceneMotion
import Testing

@Suite("Pages that turn")
struct PageTests {
  private static let content = """
    <PageCard id="a"><HeaderBar height="44"><Next id="on">Next</Next></HeaderBar>
      <PageItem card="p"/><PageItem card="q"/><PageItem card="r"/></PageCard>
    <PlainCard id="p" map="m"><Title>P</Title></PlainCard>
    <PlainCard id="q" map="n"><Title>Q</Title></PlainCard>
    <PlainCard id="r" map="n"><Title>R</Title></PlainCard>
    """

  private func page(_ stage: Stage) -> Int? { stage.machine.page }

  @Test("The map goes over, the page card is told, then the two pages")
  func order() throws {
    var stage = try Stage(Self.content)
    #expect(stage.told() == ["a.willAppear", "p.willAppear", "a.didAppear", "p.didAppear"])
    stage.play(.page(.next))
    #expect(
      stage.told() == [
        "m.cleanUp", "n.takeCharge", "a.page(2)", "p.willDisappear", "q.willAppear", "q.didAppear", "p.didDisappear",
      ])
    stage.play(.page(.next))
    #expect(stage.told().first == "a.page(3)", "pages that share a map content do not hand it over")
  }

  @Test(
    "A swipe turns beyond half of the way, or faster than 300 points a second, as the finger goes",
    arguments: [
      (-162.0, 0.0, 1), (-163, 0, 2), (162, 0, 1), (163, 0, 0), (-20, -300, 1), (-20, -301, 2), (-300, 400, 0),
      (20, 301, 0), (-900, 0, 2),
    ])
  func swipes(points: Double, velocity: Double, page: Int) throws {
    var stage = try Stage(Self.content)
    stage.play(.page(.next), .swipe(points, velocity: velocity))
    #expect(self.page(stage) == page)
  }

  @Test("At its ends nothing turns, and VoiceOver has swipes of its own")
  func ends() throws {
    var stage = try Stage(Self.content)
    stage.play(.page(.previous), .swipe(320, velocity: 500))
    #expect(page(stage) == 0)
    stage.play(.toggle(.voiceOver, true), .swipe(-320, velocity: 0))
    #expect(page(stage) == 0)
    stage.play(.keys("ctrl+right"), .part(.tap, "on"))
    #expect(page(stage) == 2)
  }

  @Test("The button to the next page is disabled while the last one shows, and only then", arguments: ["p", "r"])
  func next(initial: String) throws {
    let content = Self.content.replacing(#"<PageCard id="a">"#, with: #"<PageCard id="a" initial="\#(initial)">"#)
      .replacing("</PageCard>", with: #"<On event="tap" of="on"><Info>on</Info></On></PageCard>"#)
    var stage = try Stage(content)
    let tap = StepEvent.part(.tap, "on")
    for _ in 0..<2 { stage.play(.page(.next)) }
    #expect(Gesture.obstacle(to: tap, on: stage.machine) == "“on” cannot be touched here: it is disabled")
    #expect(!stage.machine.places.contains { $0.isNamed("on") })
    stage.play(.page(.previous))
    let place = try #require(stage.machine.places.first { $0.isNamed("on") }).frame
    stage.play(tap)
    #expect(page(stage) == 2 && stage.machine.state.info?.string == "on")
    #expect(stage.machine.hit(x: place.midX, y: place.midY) == .header)
  }

  @Test(
    "What floats over a page is tapped in place of what floats over its page card, but not as shipped",
    arguments: [("spec", "own"), ("tgcard-2.5", "whole")])
  func floatingRows(profile: String, reached: String) throws {
    let stage = try Stage(
      """
      <PageCard id="a"><PageItem card="p"/><FloatingRow><Action id="whole">All</Action></FloatingRow></PageCard>
      <PlainCard id="p" map="m"><Title>P</Title><FloatingRow><Action id="own">One</Action></FloatingRow></PlainCard>
      """, profile: profile)
    for id in ["own", "whole"] {
      #expect((Gesture.obstacle(to: .part(.tap, id), on: stage.machine) == nil) == (id == reached), "\(id)")
    }
  }

  @Test("A push while a page turns lets the page come first")
  func pushWhileTurning() throws {
    var stage = try Stage(Self.content + #"<PlainCard id="z" map="m"/>"#)
    stage.machine.handle(.page(.next))
    stage.machine.advance(to: 0.1)
    #expect(stage.machine.frame.page > 0 && stage.machine.frame.page < 1)
    stage.machine.handle(.push("z"))
    stage.machine.settle()
    stage.play(.simple(.pop))
    #expect(page(stage) == 1)
  }
}
