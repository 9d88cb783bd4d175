import CardModel
import SceneLayout
import SceneMotion
import Testing

/// Cards that come over others, and what they leave behind.
@Suite struct StackTravelTests {
  private static let pair = """
    <PlainCard id="a" map="m" position="peaking"><Title>First</Title></PlainCard>
    <PlainCard id="b" map="n" position="extended"><Title>Second</Title></PlainCard>
    """

  @Test("A push brings the card from below over the one before, which darkens; a pop takes it away again")
  func pushAndPop() throws {
    var stage = try Stage(Self.pair)
    stage.machine.handle(.push("b"))
    let samples = stage.machine.samples(every: 1.0 / 60)
    #expect(samples.count == 16 && samples.first?.frame.cardTop == 568)
    #expect(samples.dropLast().allSatisfy { $0.look.other?.card == 0 && !$0.look.isLeaving })
    #expect(samples.dropLast().map(\.frame.shade) == samples.dropLast().map(\.frame.shade).sorted())
    let rest = try #require(samples.last)
    #expect(rest.look.other == nil && rest.frame.cardTop == 70)
    stage.machine.settle()
    #expect(rest == stage.machine.sample && stage.machine.isAtRest)
    stage.machine.handle(.simple(.pop))
    let back = stage.machine.samples(every: 1.0 / 60)
    // It goes from where it stood, and takes the other one with it as far as that one's place.
    #expect(back.first?.frame.leavingTop == 70 && back.first?.frame.cardTop == 70)
    let tops = back.map(\.frame.cardTop)
    #expect(tops == tops.sorted() && tops.last == 249)
    #expect(back.dropLast().allSatisfy { $0.look.isLeaving && $0.frame.leavingTop ?? 0 >= $0.frame.cardTop })
    #expect(back.last?.frame.leavingTop == nil)
  }

  private static let lowOverHighCards = """
    <PlainCard id="a" map="m" position="extended"><Title>First</Title><BottomBar><Action id="x">Go</Action></BottomBar>
      <MapButtons edge="bottom"><Action id="y" icon="places.map" label="Y"/></MapButtons></PlainCard>
    <PlainCard id="b" map="m" position="collapsed"><Title>Second</Title></PlainCard><MapOnlyCard id="c" map="m"/>
    """

  @Test("A low card that comes takes a high one down with it, and with its bar; that one never vanishes in one moment")
  func lowOverHigh() throws {
    for step: StepEvent in [.push("b"), .push("c"), .swap("b")] {
      var stage = try Stage(Self.lowOverHighCards)
      var store = SceneLayerStore(stage.machine.facts.scene)
      var measurer = try Examples.measurer()
      Gesture.play(step, on: &stage.machine)
      let samples = stage.machine.samples().dropLast()
      let tops = samples.compactMap(\.frame.coveredTop)
      #expect(tops.count == samples.count && tops.first == 70 && tops.last ?? 0 > stage.machine.frame.restTop - 5)
      #expect(samples.allSatisfy { $0.frame.cardTop >= $0.frame.restTop - 10 })
      for sample in samples {
        let layers = store.layers(of: sample.look, &measurer).filter { $0.owner == .other }
        let card = try #require(layers.first { $0.kind == .card })
        let bar = try #require(layers.first { $0.kind == .bottomBar })
        #expect(abs(card.home + sample.place(of: card).y - (sample.frame.coveredTop ?? 0)) <= 0.5)
        #expect(abs(sample.place(of: bar).y - sample.place(of: card).y) <= 0.5)
      }
    }
  }

  @Test("A high card that comes back from where a low one was brings its bar and the buttons above it with it")
  func bringsItsBarBack() throws {
    for below: StepEvent in [.push("b"), .push("c")] {
      var stage = try Stage(Self.lowOverHighCards)
      var store = SceneLayerStore(stage.machine.facts.scene)
      var measurer = try Examples.measurer()
      stage.play(below)
      let seen = stage.machine.frame.cardTop
      Gesture.play(.simple(.pop), on: &stage.machine)
      let samples = stage.machine.samples()
      #expect(seen > 500 && samples.last?.frame.cardTop == 70)
      #expect(samples.first.map { abs($0.frame.cardTop - seen) < 1e-9 } == true)
      for sample in samples {
        let layers = store.layers(of: sample.look, &measurer)
        let card = try #require(layers.first { $0.owner == .top && $0.kind == .card })
        let bar = try #require(layers.first { $0.owner == .top && $0.kind == .bottomBar })
        let row = try #require(layers.first { $0.kind == .buttonRow })
        let top = sample.frame.cardTop
        #expect(abs(card.home + sample.place(of: card).y - top) <= 0.5)
        #expect(abs(row.home + sample.place(of: row).y - top) <= 0.5)
        // The bar does not go too far upwards, as the card does.
        #expect(abs(sample.place(of: bar).y - max(0, top - 70)) <= 0.5, "\(below) at \(sample.frame.time)")
      }
    }
  }

  @Test("A high card comes back from where it was seen when a low one above it goes before it has come")
  func popsWhatStillComes() throws {
    var stage = try Stage(
      """
      <PlainCard id="a" map="m" position="extended"><Title>First</Title></PlainCard>
      <PlainCard id="b" map="m" position="collapsed"><Title>Second</Title></PlainCard>
      """)
    stage.machine.handle(.push("b"))
    stage.machine.advance(to: stage.machine.state.time + 0.02)
    let (seen, rest) = (try #require(stage.machine.frame.coveredTop), stage.machine.frame.restTop)
    stage.machine.handle(.simple(.pop))
    #expect(abs(stage.machine.frame.cardTop - seen) < 1e-9 && seen < rest - 100)
  }

  @Test("A finger takes a card that comes back where it is seen")
  func takenOnItsWayBack() throws {
    var stage = try Stage(Self.pair)
    stage.play(.push("b"))
    stage.machine.handle(.simple(.pop))
    stage.machine.advance(to: stage.machine.state.time + 0.05)
    let seen = stage.machine.frame.cardTop
    #expect(seen > 70 && seen < 249)
    stage.machine.handle(.press(.title, velocityX: 0, velocity: 1))
    #expect(abs(stage.machine.frame.cardTop - seen) < 1e-9 && abs(stage.y - seen) < 1e-9)
    stage.machine.handle(.move(.extended))
    #expect(abs(stage.machine.frame.cardTop - seen) < 1e-9)
  }

  @Test("What comes has its content, or none, from the start, and what comes back as it was left")
  func contentFromTheStart() throws {
    var stage = try Stage(
      """
      <PlainCard id="a" map="m" position="collapsed"><Title>First</Title></PlainCard>
      <PlainCard id="b" map="m" position="extended"><Title>Second</Title></PlainCard>
      <PlainCard id="c" map="m" position="collapsed"><Title>Third</Title></PlainCard>
      """)
    for (step, alpha) in [(StepEvent.push("b"), 1.0), (.push("c"), 0), (.simple(.pop), 1), (.simple(.pop), 0)] {
      Gesture.play(step, on: &stage.machine)
      #expect(stage.machine.samples().allSatisfy { $0.frame.contentAlpha == alpha }, "\(step)")
      stage.machine.settle()
    }
  }

  @Test("A card below another stays scrolled as it was, and one that goes away, too")
  func scrolledBelow() throws {
    let rows = (1...40).map { #"<Text id="t\#($0)">Row</Text>"# }.joined()
    var stage = try Stage(
      """
      <PlainCard id="a" map="m" position="extended"><Title>First</Title>\(rows)</PlainCard>
      <PlainCard id="b" map="m" position="extended"><Title>Second</Title>\(rows)</PlainCard>
      """)
    stage.machine.handle(.scroll(120, velocity: 0, isHeld: false))
    stage.machine.handle(.push("b"))
    #expect(stage.machine.look.other?.offsets[0] == 120)
    stage.machine.settle()
    stage.machine.handle(.scroll(50, velocity: 0, isHeld: false))
    stage.machine.handle(.simple(.pop))
    #expect(stage.machine.look.other?.offsets[0] == 50 && stage.machine.frame.scrollOffset == 120)
  }

  @Test("A card goes away from where it is seen, also on its way")
  func leavesFromWhereItIs() throws {
    var stage = try Stage(Self.pair)
    stage.play(.push("b"))
    stage.machine.handle(.move(.collapsed))
    stage.machine.advance(to: stage.machine.state.time + 0.1)
    let seen = stage.machine.frame.cardTop
    stage.machine.handle(.simple(.pop))
    #expect(stage.machine.frame.leavingTop == seen && seen > 100)
  }

  @Test("Sheets of the system come and go by fading, where they stand")
  func sheetsFade() throws {
    var stage = try Stage(Self.pair, profile: "tgcard-sheet")
    stage.machine.handle(.push("b"))
    let samples = stage.machine.samples()
    #expect(samples.first?.frame.fade == 0 && samples.last?.frame.fade == 1)
    #expect(samples.dropLast().allSatisfy { $0.frame.cardTop == samples[0].frame.cardTop })
    stage.machine.settle()
    stage.machine.handle(.simple(.pop))
    #expect(stage.machine.samples().dropLast().last.map { $0.frame.fade < 0.2 } == true)
    stage.machine.settle()
    #expect(stage.machine.frame.fade == 1)
  }
}
