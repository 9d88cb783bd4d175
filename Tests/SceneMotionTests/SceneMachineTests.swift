import CardModel
import SceneLayout
import SceneMotion
import Testing

@Suite("A scene that moves")
struct SceneMachineTests {
  private static let cards = """
    <PlainCard id="a" map="m" position="peaking"><Title>A</Title><HostedView height="900">List</HostedView></PlainCard>
    <PlainCard id="b" map="n"><Title>B</Title></PlainCard>
    <PlainCard id="c" position="collapsed"><Title>C</Title></PlainCard>
    """

  @Test("Nobody is told by the push that begins a scene but the card on top, which appears")
  func start() throws {
    var stage = try Stage(Self.cards + #"<Start><StackEntry card="a"/><StackEntry card="b"/></Start>"#)
    #expect(stage.told() == ["b.willAppear", "b.didAppear"])
    #expect(stage.machine.state.map == "n")
  }

  @Test("A first card without a position peaks by the specification and is collapsed as shipped")
  func firstPosition() throws {
    let card = #"<PlainCard id="a" map="m"><Title>A</Title></PlainCard>"#
    #expect(try Stage(card).position == .peaking)
    #expect(try Stage(card, profile: "tgcard-2.5").position == .collapsed)
    #expect(try Stage(#"<PlainCard id="a"><Title>A</Title></PlainCard>"#).position == .extended)
  }

  @Test("A card that is pushed without a position keeps the scene's; without a map it is extended")
  func pushedPosition() throws {
    var stage = try Stage(Self.cards)
    stage.play(.move(.collapsed), .push("b"))
    #expect(stage.position == .collapsed)
    stage.play(.push("c"))
    #expect(stage.position == .extended)
    stage.play(.simple(.pop))
    #expect(stage.position == .collapsed)
  }

  @Test("Off the screen pushes, swaps and pops tell only what is built; the card on top appears with the scene")
  func offScreen() throws {
    for profile in SceneProfile.allCases {
      var stage = try Stage(Self.cards, profile: profile.rawValue)
      stage.play(.toggle(.visible, false))
      #expect(stage.told() == ["a.willAppear", "a.didAppear", "a.willDisappear", "a.didDisappear"])
      stage.play(.push("b"))
      #expect(stage.told() == ["b.built", "m.cleanUp", "n.takeCharge"])
      stage.play(.swap("c"), .simple(.pop))
      #expect(stage.told() == ["c.built", "n.cleanUp", "m.takeCharge"])
      stage.play(.toggle(.visible, true))
      #expect(stage.told() == ["a.willAppear", "a.didAppear"])
    }
  }

  @Test("Off the screen a page that turns tells its card alone")
  func pageOffScreen() throws {
    var stage = try Stage(
      """
      <PageCard id="a"><PageItem card="p"/><PageItem card="q"/></PageCard>
      <PlainCard id="p" map="m"><Title>P</Title></PlainCard><PlainCard id="q" map="m"><Title>Q</Title></PlainCard>
      """)
    stage.play(.toggle(.visible, false))
    _ = stage.told()
    stage.play(.page(.next))
    #expect(stage.told() == ["a.page(2)"])
    stage.play(.toggle(.visible, true))
    #expect(stage.told() == ["a.willAppear", "q.willAppear", "a.didAppear", "q.didAppear"])
  }

  @Test("Content that is restored is scrolled no farther than it goes, nor is it on a screen with more room")
  func restoredOffset() throws {
    func stage(_ height: Int) throws -> Stage {
      try Stage(
        #"<PlainCard id="a" map="m"><Title>A</Title><HostedView height="\#(height)">V</HostedView></PlainCard>"#
          + #"<Start><StackEntry card="a" position="extended" offset="9000"/></Start>"#)
    }
    #expect(try stage(100).machine.frame.scrollOffset == 0)
    var long = try stage(900)
    let offset = long.machine.frame.scrollOffset
    #expect(offset > 300 && offset < 900)
    long.play(.scroll(-offset, velocity: 0), .scroll(9000, velocity: 0))
    #expect(long.machine.frame.scrollOffset == offset)
    long.resize("tall")
    #expect(long.machine.frame.scrollOffset == 0)
  }

  @Test("A push in its middle: the new card has come up with a swing, the one below darkens")
  func frames() throws {
    var stage = try Stage(Self.cards)
    stage.machine.handle(.push("b"))
    #expect(stage.machine.frame.cardTop == 568)
    stage.machine.advance(to: 0.125)
    let share = MotionCurve.spring(damping: 0.75).progress(0.5)
    #expect(abs(stage.machine.frame.cardTop - (568 - share * (568 - 249))) < 1e-9)
    #expect(abs(stage.machine.frame.shade - 0.25 * MotionCurve.easeInOut.progress(0.5)) < 1e-9)
    stage.machine.advance(to: 1)
    #expect(stage.machine.frame.cardTop == 249 && stage.machine.frame.shade == 0.25)
    stage.machine.handle(.simple(.pop))
    stage.machine.advance(to: 1.2)
    #expect(stage.machine.frame.cardTop == 249, "the card below is where it was")
    #expect((stage.machine.frame.leavingTop ?? 0) > 249)
    stage.machine.settle()
    #expect(stage.machine.frame.leavingTop == nil && stage.machine.frame.shade == 0)
  }

  @Test("A map that takes over keeps clear of the card where that goes, though a finger takes it or another comes")
  func takenOver() throws {
    let cards = """
      <PlainCard id="a" map="m" position="extended"><Title>A</Title></PlainCard>
      <PlainCard id="b" map="n" position="collapsed"><Title>B</Title></PlainCard>
      <PlainCard id="c" map="n" position="peaking"><Title>C</Title></PlainCard>
      """
    for next in [MotionEvent.press(.card, velocityX: 0, velocity: 1), .push("c"), .move(.extended)] {
      var stage = try Stage(cards)
      stage.machine.handle(.push("b"))
      stage.machine.advance(to: 0.1)
      #expect(stage.machine.look.settled == .collapsed)
      stage.machine.handle(next)
      #expect(stage.machine.look.settled == .collapsed && !stage.machine.isAtRest)
      stage.machine.handle(.release(velocity: -900))
      #expect(stage.machine.look.settled == .collapsed && !stage.machine.isAtRest)
      stage.machine.settle()
      #expect(stage.machine.look.settled == stage.position && stage.position != .collapsed)
    }
  }

  @Test("A second pop while one runs does nothing; a push does not wait")
  func popTwice() throws {
    var stage = try Stage(Self.cards)
    stage.play(.push("b"), .push("c"))
    stage.machine.handle(.simple(.pop))
    stage.machine.handle(.simple(.pop))
    #expect(stage.machine.state.stack.count == 2)
    _ = stage.told()
    stage.machine.handle(.push("c"))
    stage.machine.settle()
    #expect(stage.machine.state.stack.count == 3)
    #expect(stage.told().filter { $0.hasPrefix("b.") } == ["b.didAppear", "b.willDisappear", "b.didDisappear"])
  }

  @Test(
    "A card that goes away is seen until it is gone, whatever becomes of the one below",
    arguments: ["tgcard-2.5", "tgcard-sheet"])
  func goesAwayWhole(_ profile: String) throws {
    var stage = try Stage(Self.cards, profile: profile)
    stage.play(.push("b"))
    stage.machine.handle(.simple(.pop))
    stage.machine.advance(to: stage.machine.state.time + 0.1)
    let seen = stage.machine.frame
    #expect(seen.leavingTop != nil)
    stage.machine.handle(.simple(.expand))
    #expect(stage.machine.frame.leavingTop == seen.leavingTop && stage.machine.frame.fade == seen.fade)
    #expect(stage.machine.look.isLeaving)
    let samples = stage.machine.samples()
    #expect(samples.last?.look.other == nil && samples.last?.frame.leavingTop == nil && samples.last?.frame.fade == 1)
  }

  @Test("What is broken off is not told to have moved")
  func brokenOff() throws {
    var stage = try Stage(Self.cards)
    _ = stage.told()
    stage.machine.handle(.simple(.tapTitle))
    stage.machine.advance(to: 0.1)
    let seen = stage.y
    #expect(seen < 249 && seen > 70)
    stage.machine.handle(.press(.title, velocityX: 0, velocity: 1))
    #expect(stage.y == seen, "the finger takes the card where it is seen")
    stage.machine.handle(.drag(5))
    stage.machine.handle(.release(velocity: 0))
    stage.machine.settle()
    #expect(stage.told() == ["m.padding", "a.didMove(\(stage.position.rawValue))"])
  }

  @Test("A finger beyond an end has the same way back as shipped, and none by the specification")
  func beyondTheEnd() throws {
    for (profile, y) in [("spec", 100.0), ("tgcard-2.5", 70.0)] {
      var stage = try Stage(Self.cards, profile: profile)
      stage.drag(-279, holds: true)
      #expect(stage.y == 70)
      stage.drag(30, holds: true)
      #expect(stage.y == y, "\(profile)")
    }
  }

  @Test("A collapsed card follows the finger at once, from where its title stands")
  func fromCollapsed() throws {
    var stage = try Stage(Self.cards)
    stage.play(.move(.collapsed))
    #expect(stage.machine.frame.cardTop == 507.5)
    stage.drag(-10, holds: true)
    #expect(stage.machine.frame.cardTop == 497.5)
  }

  @Test("A cancelled drag snaps by the specification and stays as shipped")
  func cancelled() throws {
    for (profile, top) in [("spec", 507.5), ("tgcard-2.5", 349.0)] {
      var stage = try Stage(Self.cards, profile: profile)
      stage.drag(100, cancels: true)
      #expect(stage.machine.frame.cardTop == top, "\(profile)")
    }
  }

  @Test("Dimming and touches on the map change when a motion begins, not under the finger")
  func dimming() throws {
    var stage = try Stage(Self.cards)
    stage.drag(-179, holds: true)
    #expect(stage.machine.frame.dim == 0 && stage.machine.state.isMapInteractive)
    stage.machine.handle(.release(velocity: 0))
    #expect(!stage.machine.state.isMapInteractive)
    stage.machine.settle()
    #expect(stage.machine.frame.dim == 0.25)
  }

  @Test("When the size classes change the last settled position comes back; content scrolls until something moves")
  func turned() throws {
    var stage = try Stage(Self.cards)
    _ = stage.told()
    stage.resize("turned")
    #expect(stage.position == .extended && stage.machine.state.isMapInteractive)
    #expect(stage.told() == ["a.traits"])
    stage.resize("se")
    #expect(stage.position == .peaking && stage.machine.isScrollable)
    stage.play(.move(.peaking))
    #expect(!stage.machine.isScrollable)
  }

  @Test("When the size alone changes the position keeps its name, and as shipped its place")
  func stretched() throws {
    for (profile, y) in [("spec", 582.0), ("tgcard-2.5", 548.5)] {
      var stage = try Stage(Self.cards, profile: profile, device: "pad")
      #expect(stage.y == 548.5)
      stage.resize("tall")
      #expect(stage.y == y && stage.position == .peaking, "\(profile)")
    }
  }

  @Test("On a low screen every request leads to extended, and only a drag collapses")
  func low() throws {
    var stage = try Stage(Self.cards, device: "turned")
    stage.play(.move(.collapsed))
    #expect(stage.position == .extended)
    stage.drag(200, 600)
    #expect(stage.position == .collapsed)
  }

  @Test("Showing the overlays switches dragging on as shipped, whatever it was")
  func overlays() throws {
    for (profile, isDraggable) in [("spec", false), ("tgcard-2.5", true)] {
      var stage = try Stage(Self.cards, profile: profile)
      stage.play(.toggle(.dragging, false), .toggle(.overlays, false))
      #expect(!stage.machine.isDraggable && stage.machine.frame.buttonsAlpha == 0)
      stage.play(.toggle(.overlays, true))
      #expect(stage.machine.isDraggable == isDraggable, "\(profile)")
    }
  }

  @Test("Keys move a card without a map as shipped alone")
  func withoutMap() throws {
    for (profile, position) in [("spec", CardPosition.extended), ("tgcard-2.5", .peaking)] {
      var stage = try Stage(Self.cards, profile: profile)
      stage.play(.push("c"), .keys("ctrl+down"))
      #expect(stage.position == position, "\(profile)")
    }
  }

  @Test("A root that was swapped in keeps its close button as shipped alone")
  func swappedRoot() throws {
    for (profile, isClosable) in [("spec", false), ("tgcard-2.5", true)] {
      var stage = try Stage(Self.cards, profile: profile)
      stage.play(.swap("b"))
      #expect(stage.machine.state.stack.count == 1)
      #expect(stage.machine.hasCloseButton == isClosable, "\(profile)")
    }
  }

  @Test("A swap without a position moves nothing by the specification")
  func swapInPlace() throws {
    for (profile, duration) in [("spec", 0.0), ("tgcard-2.5", 0.25)] {
      var stage = try Stage(Self.cards, profile: profile)
      stage.play(.swap("b"))
      #expect(stage.machine.state.duration == duration, "\(profile)")
    }
  }

  @Test("A collapsed card that scrolling pulls down, and gives back, stands collapsed again")
  func givesBackCollapsed() throws {
    var stage = try Stage(
      #"<PlainCard id="a" map="m"><Title>A</Title><HostedView height="2000">V</HostedView></PlainCard>"#)
    stage.play(.simple(.collapse), .toggle(.voiceOver, true))
    let (y, top) = (stage.y, stage.machine.frame.cardTop)
    stage.machine.handle(.scroll(-600, velocity: 900, isHeld: true))
    stage.machine.handle(.scroll(550, velocity: -900, isHeld: true))
    stage.machine.settle()
    #expect(stage.position == .collapsed && stage.y == y && stage.machine.frame.cardTop == top)
    #expect(stage.machine.frame.scrollOffset > 0)
  }
}
