import CardModel
import SceneLayout
import SceneMotion
import Testing

/// Pages side by side.
@Suite struct PageLayerTests {
  @Test("While pages turn, both are seen side by side; from right to left the next one comes from the left")
  func pages() throws {
    let cards = """
      <PageCard id="a"><PageItem card="p"/><PageItem card="q"/></PageCard>
      <PlainCard id="p" map="m"><Title>One</Title></PlainCard><PlainCard id="q" map="m"><Title>Two</Title></PlainCard>
      """
    var stage = try Stage(cards)
    var store = SceneLayerStore(stage.machine.facts.scene)
    var measurer = try Examples.measurer()
    #expect(stage.machine.look.top.seen == 0...0)
    stage.machine.handle(.page(.next))
    stage.machine.advance(to: 0.05)
    let sample = stage.machine.sample
    let places = store.layers(of: sample.look, &measurer).filter { $0.kind == .page }.map { sample.place(of: $0).x }
    let distance = try #require(places.last) - (places.first ?? 0)
    #expect(places.count == 2 && abs(distance - 325) < 1 && places[0] < 0)
    stage.machine.settle()
    #expect(stage.machine.look.top.seen == 1...1)
  }

  private static let pages = """
    <PlainCard id="a" map="m" position="peaking"><Title>First</Title></PlainCard>
    <PageCard id="c"><PageItem card="p"/><PageItem card="q"/></PageCard>
    <PlainCard id="p" map="m"><Title>One</Title></PlainCard><PlainCard id="q" map="m"><Title>Two</Title></PlainCard>
    """

  @Test("Of pages that go away or are covered, the one that was turned to is seen alone")
  func turnedPages() throws {
    var stage = try Stage(Self.pages)
    var store = SceneLayerStore(stage.machine.facts.scene)
    var measurer = try Examples.measurer()
    for step: StepEvent in [.push("a"), .simple(.pop)] {
      stage.play(.push("c"), .page(.next))
      Gesture.play(step, on: &stage.machine)
      stage.machine.advance(to: stage.machine.state.time + 0.05)
      let sample = stage.machine.sample
      let pages = store.layers(of: sample.look, &measurer).filter { $0.kind == .page && $0.owner == .other }
      #expect(pages.map(\.page) == [1] && pages.map { sample.place(of: $0).x } == [0], "\(step)")
      stage.machine.settle()
    }
  }

  @Test("A finger on the pages shows the next one beside the one that it leaves")
  func pagesUnderAFinger() throws {
    var stage = try Stage(
      """
      <PageCard id="a"><PageItem card="p"/><PageItem card="q"/></PageCard>
      <PlainCard id="p" map="m"><Title>One</Title></PlainCard><PlainCard id="q" map="m"><Title>Two</Title></PlainCard>
      """)
    stage.machine.handle(.pages(-90))
    #expect(stage.machine.look.top.seen == 0...1)
  }
}
