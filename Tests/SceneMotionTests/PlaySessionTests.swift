import CardModel
import LayoutCore
import SceneLayout
import SceneMotion
import Testing

@Suite("What fingers, wheels and keys mean")
struct PlaySessionTests {
  private static let content = """
    <TableCard id="a" map="m" position="peaking"><Title>A</Title>
      <Section>
        <ObjectCell id="r"><Title>One</Title></ObjectCell><ObjectCell id="r"><Title>Two</Title></ObjectCell>
      </Section>
      <MapButtons edge="bottom"><Action id="y" icon="places.map" label="Y"/></MapButtons>
      <On event="select" of="r"><Push card="b"/></On>
    </TableCard>
    <PlainCard id="b" map="n" position="extended"><Title>B</Title>
      <SearchField id="f">Find</SearchField><HostedView height="2000">V</HostedView></PlainCard>
    <PageCard id="p" position="peaking"><PageItem card="a"/><PageItem card="b"/></PageCard>
    """

  /// A session with `cards`, and the finger of the test.
  private struct Hand {
    var session: PlaySession
    var time = 0.0

    init(_ cards: String = content, device: String = "se", start: String...) throws {
      let entries = start.map { "<StackEntry card=\"\($0)\"/>" }.joined()
      let content = start.isEmpty ? cards : "\(cards)<Start>\(entries)</Start>"
      session = try #require(PlaySession(try Stage(content, device: device).machine.facts))
    }

    mutating func tap(_ x: Double, _ y: Double) { go((x, y), (x, y), in: 0.05) }

    /// Goes straight from place to place in so many seconds, in samples of 10 ms.
    mutating func go(_ from: (Double, Double), _ to: (Double, Double), in seconds: Double, lifts: Bool = true) {
      session.handle(.down(PlayTouch(x: from.0, y: from.1, stamp: time)), at: time)
      let count = max(1, Int((seconds / 0.01).rounded()))
      for index in 1...count {
        time += 0.01
        let share = Double(index) / Double(count)
        let place = PlayTouch(
          x: from.0 + (to.0 - from.0) * share, y: from.1 + (to.1 - from.1) * share, stamp: time)
        session.handle(.move(place), at: time)
      }
      if lifts { session.handle(.up(PlayTouch(x: to.0, y: to.1, stamp: time)), at: time) }
    }

    mutating func rest() {
      time += 10
      session.advance(to: time)
    }

    var position: CardPosition { session.machine.position }
    var steps: [String] {
      session.record.steps.map { step in
        step.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      }
    }
  }

  @Test("A finger that stays within ten points taps; one that goes further drags from there")
  func slop() throws {
    var hand = try Hand()
    hand.go((160, 270), (160, 280), in: 0.1)
    #expect(hand.position == .extended && hand.steps == ["tapTitle=true"])
    hand.rest()
    hand.go((160, 100), (160, 150), in: 0.1, lifts: false)
    #expect(hand.session.machine.frame.y == 110, "40 of 50 points drag")
  }

  @Test("The speed is that of the last tenth of a second; a finger that stood still has none")
  func velocity() throws {
    var hand = try Hand()
    hand.go((160, 270), (160, 370), in: 0.2)
    #expect(hand.steps == ["drag=90 velocity=500"])
    hand.rest()
    #expect(hand.position == .collapsed)
    hand = try Hand()
    hand.go((160, 270), (160, 230), in: 0.05, lifts: false)
    hand.time += 0.3
    hand.session.handle(.up(PlayTouch(x: 160, y: 230, stamp: hand.time)), at: hand.time)
    #expect(hand.steps == ["drag=-30"])
  }

  @Test("Rows, buttons, title, close and map are named in the record; what nothing comes of is left out")
  func names() throws {
    var hand = try Hand()
    hand.tap(100, 100)
    hand.tap(160, 275)
    hand.rest()
    hand.tap(160, 30)
    hand.rest()
    hand.tap(100, 400)
    hand.rest()
    hand.tap(292, 104)
    #expect(hand.steps == ["tapTitle=true", "tapMap=true", "select=r index=2", "close=true"])
  }

  @Test("In the content a finger scrolls, pulls the card down by it, and scrolls on when the card is back")
  func handOver() throws {
    var hand = try Hand(
      #"<HostedCard id="a" map="m" position="extended"><Title>A</Title><HostedView height="2000">V</HostedView></HostedCard>"#
    )
    hand.go((160, 400), (160, 290), in: 0.5)
    hand.rest()
    let coasted = hand.session.machine.frame.scrollOffset
    #expect(coasted > 100)
    hand.go((160, 200), (160, 200 + 10 + coasted + 60), in: 1, lifts: false)
    #expect(hand.session.machine.frame.scrollOffset == 0)
    #expect(abs(hand.session.machine.frame.y - 130) < 0.11)
    hand.session.handle(.move(PlayTouch(x: 160, y: 200 + 10 + coasted - 40, stamp: hand.time)), at: hand.time)
    #expect(abs(hand.session.machine.frame.scrollOffset - 40) < 0.11)
    #expect(hand.session.machine.frame.y == 70)
  }

  @Test("A finger stops content that scrolls on, and taps nothing then")
  func coasting() throws {
    var hand = try Hand(Self.content, start: "a", "b")
    #expect(hand.session.machine.state.stack.count == 2)
    hand.go((160, 500), (160, 300), in: 0.1)
    hand.time += 0.1
    hand.tap(160, 300)
    let stopped = hand.session.machine.frame.scrollOffset
    hand.rest()
    #expect(hand.session.machine.frame.scrollOffset == stopped && stopped > 200)
    #expect(hand.steps == ["scroll=190 velocity=-2000", "wait=0.1", "scroll=0"])
  }

  @Test("Pages follow a finger that goes sideways, and from the edge it leads back")
  func sideways() throws {
    var hand = try Hand(Self.content, start: "a", "p")
    hand.go((250, 400), (150, 400), in: 0.2, lifts: false)
    #expect(abs(hand.session.machine.frame.page - 90 / 325) < 1e-9)
    hand.session.handle(.up(PlayTouch(x: 150, y: 400, stamp: hand.time)), at: hand.time)
    hand.rest()
    #expect(hand.session.machine.page == 1)
    hand.go((5, 400), (80, 405), in: 0.2)
    hand.rest()
    #expect(hand.session.machine.state.stack.count == 1)
    #expect(hand.steps == ["swipe=-90 velocity=-500", "edgeSwipe=true"])
  }

  @Test("From right to left, the edge is the right one and the next page comes from the left")
  func mirrored() throws {
    let content = Self.content + #"<Device id="rtl" like="iphone-se-1" direction="rtl"/>"#
    var hand = try Hand(content, device: "rtl", start: "a", "p")
    hand.go((100, 400), (200, 400), in: 0.2)
    hand.rest()
    #expect(hand.session.machine.page == 1)
    hand.go((315, 400), (240, 400), in: 0.2)
    hand.rest()
    #expect(hand.session.machine.state.stack.count == 1)
  }

  @Test("A wheel scrolls, pulls, and lets go when it stands still")
  func wheel() throws {
    var hand = try Hand(Self.content, start: "a", "b")
    let place = PlayTouch(x: 160, y: 400, stamp: 0)
    for _ in 0..<3 { hand.session.handle(.wheel(place, down: 40, right: 0), at: 1) }
    hand.session.handle(.wheelEnd, at: 1.2)
    #expect(hand.session.machine.frame.scrollOffset == 120)
    #expect(hand.steps == ["scroll=120"])
    hand.session.handle(.wheel(place, down: -420, right: 0), at: 2)
    #expect(hand.session.machine.state.finger != nil)
    hand.session.handle(.wheelEnd, at: 2.2)
    #expect(hand.session.machine.state.finger == nil && hand.position != .extended)
  }

  @Test("Keys choose rows; back ends typing, then the choice, then leads back")
  func keys() throws {
    var hand = try Hand()
    hand.session.handle(.keys("down"), at: 1)
    #expect(hand.session.machine.hasSelection)
    hand.session.handle(.escape, at: 1)
    #expect(!hand.session.machine.hasSelection)
    hand.session.handle(.keys("down"), at: 1)
    hand.session.handle(.keys("enter"), at: 1)
    hand.session.advance(to: 5)
    let field = try #require(hand.session.machine.places.first { $0.name == "f" })
    hand.session.handle(.activate(field), at: 5)
    hand.session.handle(.escape, at: 5)
    #expect(hand.session.machine.state.stack.count == 2)
    hand.session.handle(.escape, at: 5)
    #expect(hand.session.machine.state.stack.count == 1)
    // Where one types is part of the scene: without it nobody could take a focus away.
    #expect(
      hand.steps == ["keys=down", "keys=esc", "keys=down", "keys=enter", "focus=f", "blur=f", "pop=true"])
    hand.session.handle(.keys("cmd+t"), at: 6)
    hand.session.handle(.focus(2000), at: 6)
    #expect(hand.steps.count == 7, "what nothing comes of is no step")
  }

  @Test("Who comes before the end of what moves at the start has waited so long; who comes later, not at all")
  func movingStart() throws {
    let card = """
      <PlainCard id="a" map="m" position="peaking"><Title>A</Title>
        <On event="didAppear"><Move to="extended"/></On></PlainCard>
      """
    var hand = try Hand(card)
    hand.session.handle(.keys("ctrl+down"), at: 0.1)
    #expect(hand.steps == ["wait=0.1", "keys=ctrl+down"])
    hand = try Hand(card)
    hand.session.handle(.keys("ctrl+down"), at: 5)
    #expect(hand.steps == ["keys=ctrl+down"])
    let behind = try #require(PlaySession(hand.session.machine.facts, behind: hand.session.record) { _ in nil })
    #expect(behind.trace.since(0).map(\.text) == hand.session.trace.since(0).map(\.text))
  }

  @Test("Who types behind the steps of a record ends typing first")
  func typing() throws {
    var hand = try Hand(start: "b")
    let field = try #require(hand.session.machine.places.first { $0.name == "f" })
    hand.session.handle(.activate(field), at: 1)
    var behind = try #require(PlaySession(hand.session.machine.facts, behind: hand.session.record) { _ in nil })
    behind.handle(.escape, at: 5)
    #expect(behind.record.steps == [.event(.part(.focus, "f")), .event(.part(.blur, "f"))])
  }

  @Test("A tap on what has a target leads there, unless a handler answers it; a title says where its card is")
  func links() throws {
    let cards = """
      <CollectionCard id="a" map="m" position="peaking"><Title>Stores</Title>
        <CardList id="l" limit="1"><Header><Title>Near</Title><SeeAll target="l" total="2">All</SeeAll></Header>
          <ObjectCardView id="r" target="store://1"><Title>One</Title></ObjectCardView>
          <ObjectCardView id="s" target="store://2"><Title>Two</Title></ObjectCardView></CardList>
        <MapButtons edge="top"><Action icon="places.map" label="Call" target="tel:112"/></MapButtons>
        <On event="select" of="s"><Push card="b"/></On>
      </CollectionCard>
      <PlainCard id="b" map="m" position="extended"><Title>B</Title></PlainCard>
      """
    var hand = try Hand(cards)
    let places = hand.session.machine.places
    #expect(places.first.map { [$0.label, $0.role] } == ["Stores", "card, half open"])
    for (name, target, role) in [("r", "store://1", "button"), ("", "l", "link")] {
      let place = try #require(places.first { $0.name == name })
      #expect(place.role == role)
      hand.session.handle(.activate(place), at: 1)
      #expect(hand.session.link?.target == target)
    }
    let button = try #require(places.first { $0.label == "Call" })
    #expect(hand.session.machine.hit(x: button.frame.midX, y: button.frame.midY) == button.hit)
    hand.session.handle(.activate(button), at: 1)
    #expect(hand.session.link?.target == "tel:112")
    hand.session.handle(.keys("down"), at: 1)
    #expect(hand.session.link == nil)
  }

  @Test("What has no id is recorded by its place, and what something lies over where a finger has found it")
  func placesInSteps() throws {
    let cards = """
      <TableCard id="a" map="m" position="peaking"><Title>A</Title>
        <Section><ObjectCell><Title>One</Title></ObjectCell></Section>
        <BottomBar><Text>B</Text><Action id="save">Save</Action></BottomBar>
        <FloatingButton id="cam" icon="actions.camera">Camera</FloatingButton>
        <On event="select"><Info>chosen</Info></On><On event="tap" of="save"><Info>saved</Info></On></TableCard>
      """
    var hand = try Hand(cards)
    hand.tap(100, 330)
    #expect(hand.session.machine.state.info?.string == "chosen")
    hand.rest()
    hand.tap(280, 552)
    #expect(hand.session.machine.state.info?.string == "saved")
    #expect(hand.steps == ["tap=100,330", "tap=280,552"])
    var byKey = try Hand(cards)
    let row = try #require(byKey.session.machine.places.first { $0.label == "One" })
    byKey.session.handle(.activate(row), at: 1)
    #expect(byKey.session.machine.state.info?.string == "chosen")
    #expect(byKey.steps.count == 1 && byKey.steps[0].hasPrefix("tap="))
  }

  @Test("What lies below the screen leads nowhere as long as no finger gets to it")
  func linksOutOfSight() throws {
    let rows = (1...20).map { #"<ObjectCell id="r\#($0)" target="tel:\#($0)"><Title>\#($0)</Title></ObjectCell>"# }
    var hand = try Hand(
      #"<TableCard id="a" map="m" position="peaking"><Title>A</Title><Section>\#(rows.joined())</Section></TableCard>"#)
    func place(_ id: String) -> TouchPlace? { hand.session.machine.places.first { $0.isNamed(id) } }
    #expect(place("r20") == nil)
    let first = try #require(place("r1"))
    hand.session.handle(.activate(first), at: 1)
    #expect(hand.session.link?.target == "tel:1")
    hand.session.handle(.keys("ctrl+up"), at: 2)
    hand.session.advance(to: 5)
    let last = try #require(place("r20"))
    hand.session.handle(.keys("ctrl+down"), at: 5)
    hand.session.advance(to: 8)
    #expect(hand.position == .peaking)
    let steps = hand.steps
    hand.session.handle(.activate(last), at: 8)
    #expect(hand.session.link == nil && hand.steps == steps)
  }

  @Test("What takes taps is found where it is listed")
  func places() throws {
    for hand in [try Hand(), try Hand(start: "a", "b"), try Hand(start: "a", "p")] {
      let machine = hand.session.machine
      #expect(!machine.places.isEmpty)
      for place in machine.places where place.frame.maxY < machine.geometry.screen.height {
        guard place.hit != .title else { continue }
        #expect(machine.hit(x: place.frame.midX, y: place.frame.midY) == place.hit, "\(place.name) at \(place.frame)")
      }
    }
  }

  @Test("A pin claims what holds now, and waits for it where something moves")
  func pin() throws {
    var hand = try Hand()
    hand.tap(160, 275)
    hand.time += 0.1
    hand.session.advance(to: hand.time)
    hand.session.pin()
    hand.rest()
    hand.session.pin()
    let top = hand.session.record.steps[2].attributes.first { $0.name == "cardTop" }.flatMap { Double($0.value) }
    #expect(hand.steps.prefix(2) == ["tapTitle=true", "wait=0.1"])
    #expect(top.map { $0 > 70 && $0 < 249 } == true)
    #expect(
      hand.steps.last == "top=a position=extended cardTop=70 depth=1 trace=m.padding a.didMove(extended)")
  }

  @Test("A second finger takes pages where they are seen, and each flick turns one")
  func flicks() throws {
    var hand = try Hand(start: "a", "p")
    hand.go((250, 400), (150, 400), in: 0.05)
    hand.time += 0.1
    hand.session.advance(to: hand.time)
    let seen = hand.session.machine.frame.page
    #expect(seen > 0 && seen < 1)
    hand.session.handle(.down(PlayTouch(x: 150, y: 400, stamp: hand.time)), at: hand.time)
    hand.session.handle(.move(PlayTouch(x: 161, y: 400, stamp: hand.time)), at: hand.time)
    // One point behind those that decide that it is no tap.
    #expect(abs(hand.session.machine.frame.page - (seen - 1.0 / 325)) < 1e-9)
    hand.session.handle(.cancel, at: hand.time)
    hand.rest()
    #expect(hand.session.machine.page == 1)
  }

  @Test("A card that is still coming is taken where it is seen")
  func takenOnItsWay() throws {
    var hand = try Hand()
    hand.tap(100, 400)
    hand.time += 0.04
    hand.session.advance(to: hand.time)
    let top = hand.session.machine.frame.cardTop
    hand.session.handle(.down(PlayTouch(x: 160, y: top + 20, stamp: hand.time)), at: hand.time)
    hand.session.handle(.move(PlayTouch(x: 160, y: top + 35, stamp: hand.time)), at: hand.time)
    #expect(abs(hand.session.machine.frame.cardTop - top - 5) < 0.2)
  }

  @Test("Content that was thrown against its end comes to rest there at once")
  func momentumEnds() throws {
    var hand = try Hand(start: "a", "b")
    hand.go((160, 500), (160, 300), in: 0.04)
    let end = hand.session.machine
    #expect(end.state.offset.to > 1000 && end.state.offset.end - end.state.time < 1)
    hand.time += 1
    hand.session.advance(to: hand.time)
    #expect(!hand.session.machine.isMoving)
  }

  @Test("At the root, and in a sidebar, the edge of the screen is no way back: pages turn there as well")
  func edgeOfTheRoot() throws {
    let pages = #"<PageCard id="a" position="peaking"><PageItem card="x"/><PageItem card="b"/></PageCard>"#
    let cards = Self.content.replacing(#"<TableCard id="a""#, with: #"<TableCard id="x""#)
    var hand = try Hand(pages + cards)
    hand.go((300, 400), (200, 400), in: 0.1)
    hand.rest()
    #expect(hand.session.machine.page == 1)
    hand.go((5, 400), (105, 400), in: 0.1)
    hand.rest()
    #expect(hand.session.machine.page == 0)
  }

  @Test("However long a play is, it keeps the latest of its trace and so many steps")
  func longPlays() throws {
    let facts = try Stage("<PlainCard id=\"a\" map=\"m\" position=\"peaking\"><Title>A</Title></PlainCard>").machine
      .facts
    var session = try #require(PlaySession(facts))
    for time in 1...1100 { session.handle(.keys(time % 2 == 0 ? "ctrl+down" : "ctrl+up"), at: Double(time)) }
    #expect(session.record.steps.count == PlayRecord.limit && session.record.isFull)
    session.pin()
    #expect(session.record.steps.count == PlayRecord.limit)
    #expect(session.trace.count > 2000 && session.trace.since(0).count <= 2 * PlayTrace.limit)
    #expect(session.trace.since(session.trace.count - 1).map(\.text) == ["a.didMove(extended)"])
  }
}
