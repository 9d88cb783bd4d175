import CardModel
import LayoutCore
import SceneLayout
import SceneMotion
import Testing

@Suite("Parts that are touched by their ids")
struct PartReachTests {
  private static let content = """
    <TableCard id="a" map="m" position="peaking"><Title>A</Title>
      <Accessory height="48"><SearchField id="field">Name</SearchField></Accessory>
      <Section><ObjectCell id="row"><Title>One</Title></ObjectCell></Section>
      <FloatingRow><Action id="go">Go</Action></FloatingRow>
      <MapButtons edge="top"><Action id="button" icon="places.map" label="B"/><Action id="grey" icon="places.map" label="G" disabled="true"/>
      </MapButtons>
      <On event="select" of="row"><Info>selected</Info></On><On event="tap" of="row"><Info>tapped</Info></On>
      <On event="focus" of="field"><Info>focused</Info></On><On event="tap" of="go"><Info>gone</Info></On>
      <On event="tap" of="pin"><Info>pinned</Info></On><On event="tap" of="button"><Info>pressed</Info></On>
      <On event="tap" of="grey"><Info>grey</Info></On><On event="tap" of="far"><Info>far</Info></On>
    </TableCard>
    <PlainCard id="b" map="n" position="extended"><Title>B</Title><HostedView id="view" interactive="true">V</HostedView>
      <MapButtons edge="top"><Action id="other" icon="places.map" label="O"/></MapButtons></PlainCard>
    <PageCard id="c"><PageItem card="p"/><PageItem card="q"/></PageCard>
    <PlainCard id="p" map="m"><Title>P</Title></PlainCard><PlainCard id="q" map="m"><Title>Q</Title></PlainCard>
    <MapContent id="k"><Pin id="far" latitude="1" longitude="1">Far</Pin></MapContent>
    """

  private func stage() throws -> Stage {
    let pins = #"<MapContent id="town"><Pin id="pin" latitude="2" longitude="2">Pin</Pin></MapContent>"#
    return try Stage(
      Self.content.replacing(#"<TableCard id="a" map="m""#, with: pins + #"<TableCard id="a" map="town""#))
  }

  private func info(_ step: StepEvent, after steps: StepEvent...) throws -> String? {
    var stage = try stage()
    for step in steps { stage.play(step) }
    stage.play(step)
    return stage.machine.state.info?.string
  }

  @Test("A tap by id does what a finger on the part does: rows are selected, and one types in fields")
  func taps() throws {
    #expect(try info(.part(.tap, "row")) == "selected")
    #expect(try info(.part(.tap, "field")) == "focused")
    #expect(try info(.part(.tap, "go")) == "gone")
    #expect(try info(.part(.tap, "pin")) == "pinned")
    #expect(try info(.part(.tap, "button")) == "pressed")
    var byID = try stage()
    var byPlace = try stage()
    byID.play(.part(.tap, "row"))
    let row = try #require(byPlace.machine.places.first { $0.isNamed("row") }).frame
    byPlace.play(.tapPoint(x: row.x + row.width / 2, y: row.y + row.height / 2))
    #expect(byID.machine.state == byPlace.machine.state)
  }

  @Test("What floats is tapped at every position", arguments: CardPosition.allCases)
  func floats(position: CardPosition) throws {
    #expect(try info(.part(.tap, "go"), after: .move(position)) == "gone")
    var stage = try stage()
    stage.play(.move(position))
    let frame = try #require(stage.machine.places.first { $0.isNamed("go") }).frame
    stage.play(.tapPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
    #expect(stage.machine.state.info?.string == "gone")
  }

  @Test(
    "What no finger gets to does nothing and is told",
    arguments: [
      (StepEvent.part(.tap, "pin"), StepEvent.move(.extended), "“pin” cannot be touched here: the map is dimmed"),
      (.part(.tap, "button"), .move(.extended), "“button” cannot be touched here: the buttons on the map have faded"),
      (.part(.tap, "grey"), .wait(0), "“grey” cannot be touched here: it is disabled"),
      (.part(.tap, "far"), .wait(0), "“far” cannot be touched here: its map does not show"),
      (.part(.tap, "go"), .toggle(.overlays, false), "“go” cannot be touched here: everything over the map is hidden"),
      (
        .select("row", index: nil), .toggle(.overlays, false),
        "“row” cannot be touched here: everything over the map is hidden"
      ),
      (.part(.focus, "field"), .push("b"), "“field” cannot be touched here: the card that it is on does not show"),
      (.part(.tap, "view"), .wait(0), "“view” cannot be touched here: the card that it is on does not show"),
      (.part(.tap, "other"), .wait(0), "“other” cannot be touched here: the card that it is on does not show"),
      (
        .simple(.tapTitle), .toggle(.overlays, false),
        "The title cannot be touched here: everything over the map is hidden"
      ),
      (
        .scroll(120, velocity: 0), .toggle(.overlays, false),
        "The card cannot be touched here: everything over the map is hidden"
      ),
      (
        .drag(CardDrag(course: .straight(-100, velocity: 0, velocityX: 0), start: .card)), .toggle(.overlays, false),
        "The card cannot be touched here: everything over the map is hidden"
      ),
      (
        .simple(.tapTitle), .toggle(.visible, false),
        "Nothing can be touched here: the scene is not on the screen; let it appear in a step before"
      ),
      (
        .part(.tap, "pin"), .toggle(.visible, false),
        "Nothing can be touched here: the scene is not on the screen; let it appear in a step before"
      ),
      (.keys("cmd+t"), .wait(0), "Nothing answers the keys “cmd+t” here"),
      (.voiceOverFocus(2000), .wait(0), "VoiceOver does not run here"),
      (.page(.card("q")), .wait(0), "“q” is no page of the card on top"),
      (.page(.next), .wait(0), "The card on top has no pages"),
      (.swipe(-300, velocity: 0), .wait(0), "The card on top has no pages"),
      (.simple(.tapMap), .wait(0), "The map is not dimmed: no extended card stands over it"),
      (
        .titleHeight(300), .wait(0),
        "The title that shows has a height of its own; only a CustomTitle can be given another"
      ),
    ])
  func obstacles(step: StepEvent, before: StepEvent, message: String) throws {
    var stage = try stage()
    stage.play(before)
    let state = stage.machine.state
    #expect(Gesture.obstacle(to: step, on: stage.machine) == message)
    stage.play(step)
    #expect(stage.machine.state == state)
    if case .part(_, let id, _) = step { #expect(!stage.machine.places.contains { $0.isNamed(id) }) }
  }

  @Test("Of a page that shows, bars and buttons on the map do not, and that is told")
  func partsOfPages() throws {
    func page(_ id: String, _ button: String) -> String {
      #"<PlainCard id="\#(id)" map="m"><Title>P</Title><MapButtons edge="top">"#
        + #"<Action id="\#(button)" icon="places.map" label="B"/></MapButtons></PlainCard>"#
    }
    var stage = try Stage(
      #"<PageCard id="a"><PageItem card="p"/><PageItem card="q"/></PageCard>"# + page("p", "near") + page("q", "far"))
    let onPage = "cannot be touched here: its card shows as a page, which leaves bars and buttons on the map to “a”"
    #expect(Gesture.obstacle(to: .part(.tap, "near"), on: stage.machine) == "“near” \(onPage)")
    #expect(Gesture.obstacle(to: .part(.tap, "far"), on: stage.machine)?.contains("does not show") == true)
    stage.play(.page(.next))
    #expect(Gesture.obstacle(to: .part(.tap, "far"), on: stage.machine) == "“far” \(onPage)")
  }

  @Test("What floats over a page card is not reached where its page has its own, or as shipped the other way round")
  func floatingOfPages() throws {
    func row(_ id: String) -> String { #"<FloatingRow><Action id="\#(id)">F</Action></FloatingRow>"# }
    let cards =
      #"<PageCard id="a"><PageItem card="p"/>"# + row("all") + "</PageCard>"
      + #"<PlainCard id="p" map="m"><Title>P</Title>"# + row("one") + "</PlainCard>"
    for (profile, seen, hidden, why) in [
      ("spec", "one", "all", "the page that shows has its own in its place"),
      ("tgcard-2.5", "all", "one", "its card shows as a page, which leaves bars and buttons on the map to “a”"),
    ] {
      let machine = try Stage(cards, profile: profile).machine
      #expect(Gesture.obstacle(to: .part(.tap, seen), on: machine) == nil)
      #expect(Gesture.obstacle(to: .part(.tap, hidden), on: machine) == "“\(hidden)” cannot be touched here: \(why)")
    }
  }

  @Test("What a finger gets to has nothing in the way")
  func free() throws {
    var stage = try stage()
    for step: StepEvent in [
      .part(.tap, "pin"), .part(.tap, "row"), .select("row", index: 1), .part(.tap, "button"), .keys("ctrl+up"),
      // Of a list without its data nobody knows how many rows it has.
      .select("row", index: 2),
    ] {
      #expect(Gesture.obstacle(to: step, on: stage.machine) == nil, "\(step)")
    }
    stage.play(.push("c"))
    for step: StepEvent in [.page(.card("q")), .page(.next), .swipe(-300, velocity: 0)] {
      #expect(Gesture.obstacle(to: step, on: stage.machine) == nil, "\(step)")
    }
  }

  @Test(
    "What is greyed out, or no more than read, takes no taps, wherever the card stands",
    arguments: CardPosition.allCases)
  func untouchable(position: CardPosition) throws {
    let grey = #"disabled="true""#
    var stage = try Stage(
      """
      <PlainCard id="a" map="m" position="peaking"><Title>A</Title>
        <Accessory height="44"><Action id="opt" icon="actions.filter" label="O" \(grey)/></Accessory>
        <ObjectCardView id="view"><Title>V</Title><Actions><Action id="pay" \(grey)>P</Action></Actions></ObjectCardView>
        <Text id="terms">T</Text><BottomBar><Action id="buy" \(grey)>B</Action></BottomBar>
        <FloatingRow><Action id="call" \(grey)>C</Action></FloatingRow>
        <On event="tap"><Info>tapped</Info></On></PlainCard>
      """)
    stage.play(.move(position))
    for id in ["opt", "pay", "buy", "call", "terms"] {
      let tap = StepEvent.part(.tap, id)
      let why = id == "terms" ? "it takes no taps" : "it is disabled"
      #expect(Gesture.obstacle(to: tap, on: stage.machine) == "“\(id)” cannot be touched here: \(why)")
      #expect(!stage.machine.places.contains { $0.isNamed(id) })
      stage.play(tap)
      #expect(stage.machine.state.info == nil)
    }
  }

  @Test("A button of a card in the content is tapped by its place as by its id")
  func buttonOfCard() throws {
    let content = """
      <PlainCard id="a" map="m" position="extended"><Title>A</Title>
        <ObjectCardView id="view"><Title>V</Title><Actions><Action id="pay">P</Action></Actions></ObjectCardView>
        <On event="tap" of="pay"><Info>paid</Info></On></PlainCard>
      """
    let place = try #require(try Stage(content).machine.places.first { $0.isNamed("pay") }).frame
    for step in [StepEvent.part(.tap, "pay"), .tapPoint(x: place.midX, y: place.midY)] {
      var stage = try Stage(content)
      stage.play(step)
      #expect(stage.machine.state.info?.string == "paid", "\(step)")
    }
    var stage = try Stage(content)
    stage.play(.move(.collapsed))
    #expect(Gesture.obstacle(to: .part(.tap, "pay"), on: stage.machine)?.contains("the card is collapsed") == true)
  }

  @Test("While everything over the map is hidden nothing closes the card, and nothing dims the map")
  func hiddenCard() throws {
    var stage = try Stage(Self.long)
    let steps: [(step: StepEvent, obstacle: String)] = [
      (.simple(.close), "The close button cannot be touched here: everything over the map is hidden"),
      (.simple(.tapMap), "The map is not dimmed: everything over the map is hidden"),
    ]
    func holds(_ claim: FlagClaim, _ isTrue: Bool) -> Bool {
      SceneReading(stage.machine, []).holds(.flag(claim, isTrue), within: 0)
    }
    stage.play(.push("b"))
    for isShown in [true, false, true] {
      stage.play(.toggle(.overlays, isShown))
      for (step, obstacle) in steps {
        #expect(Gesture.obstacle(to: step, on: stage.machine) == (isShown ? nil : obstacle))
      }
      #expect(holds(.close, isShown) && holds(.grabHandle, isShown) && holds(.mapInteractive, !isShown))
      let heard = SceneReading(stage.machine, [])
      #expect(heard.actual(.names(.readingOrder, [])) == .names(.readingOrder, isShown ? ["close", "title"] : []))
      #expect((heard.actual(.name(.handleLabel, "")) == .name(.handleLabel, "")) != isShown)
      #expect(stage.machine.places.contains { $0.hit == .map } == isShown)
    }
  }

  @Test("Only what somebody types in can lose the focus")
  func typing() throws {
    var stage = try stage()
    let blur = StepEvent.part(.blur, "field")
    let place = try #require(stage.machine.places.first { $0.isNamed("field") }).frame
    for step in [StepEvent.part(.focus, "field"), .part(.tap, "field"), .tapPoint(x: place.midX, y: place.midY)] {
      #expect(
        Gesture.obstacle(to: blur, on: stage.machine) == "“field” cannot lose the focus: nobody types in it")
      stage.play(step)
      #expect(Gesture.obstacle(to: blur, on: stage.machine) == nil, "\(step)")
      stage.play(blur)
    }
    stage.play(.part(.focus, "field"), .push("b"), .simple(.pop))
    #expect(Gesture.obstacle(to: blur, on: stage.machine) != nil, "another card was on top")
  }

  private static let long = """
    <TableCard id="a" map="m" position="collapsed"><Title>A</Title><Accessory height="48" whenCollapsed="hide">
      <SearchField id="field">Name</SearchField></Accessory>
      <Section>\((1...20).map { "<ObjectCell id=\"r\($0)\"><Title>\($0)</Title></ObjectCell>" }.joined())</Section>
      <BottomBar><Action id="done">Done</Action></BottomBar></TableCard>
    <PlainCard id="b" map="m" position="extended"><Title>B</Title></PlainCard><MapOnlyCard id="c" map="m"><Title>C</Title></MapOnlyCard>
    """

  @Test("Of a collapsed card only the title is touched, and of one whose content does not scroll what is on the screen")
  func outOfSight() throws {
    let collapsed = "the card is collapsed; bring it up in a step before"
    let below =
      "it lies below the edge of the screen, and content does not scroll while the card is peaking; "
      + "extend the card in a step before"
    var stage = try Stage(Self.long)
    let steps: [(id: String, step: StepEvent)] = [
      ("r1", .select("r1", index: nil)), ("r20", .select("r20", index: nil)), ("done", .part(.tap, "done")),
      ("field", .part(.focus, "field")),
    ]
    func isPlace(_ id: String) -> Bool { stage.machine.places.contains { $0.isNamed(id) } }
    let obstacles: [CardPosition: [String?]] = [
      .collapsed: [collapsed, collapsed, collapsed, collapsed], .peaking: [nil, below, nil, nil],
      .extended: [nil, nil, nil, nil],
    ]
    for position in [CardPosition.collapsed, .peaking, .extended] {
      stage.play(.move(position))
      for ((id, step), obstacle) in zip(steps, obstacles[position] ?? []) {
        let found = Gesture.obstacle(to: step, on: stage.machine)
        #expect(found?.contains(obstacle ?? "?") ?? (obstacle == nil), "\(position) \(step): \(found ?? "free")")
        // A keyboard is led to the same.
        #expect(isPlace(id) == (obstacle == nil), "\(position) \(id)")
      }
    }
    // VoiceOver brings up what it comes to.
    stage.play(.move(.peaking), .toggle(.voiceOver, true))
    #expect(Gesture.obstacle(to: .select("r20", index: nil), on: stage.machine) == nil && isPlace("r20"))
  }

  @Test("What something lies over is not touched by its id, but where a finger finds it, and by VoiceOver")
  func covered() throws {
    let bar = """
      <PlainCard id="a" map="m" position="peaking"><Title>A</Title><Text>T</Text>
        <BottomBar><Text>B</Text><Action id="save">Save</Action></BottomBar>
        <FloatingButton id="cam" icon="actions.camera">Camera</FloatingButton>
        <On event="tap" of="save"><Info>saved</Info></On></PlainCard>
      """
    let list = Self.long.replacing(
      #"<BottomBar><Action id="done">Done</Action></BottomBar>"#,
      with: #"<FloatingRow><Action id="cam">Start</Action></FloatingRow>"#
    ).replacing(#"position="collapsed""#, with: #"position="extended""#)
    for (text, step, free) in [
      (bar, StepEvent.part(.tap, "save"), StepEvent.part(.tap, "cam")),
      (list, .select("r20", index: nil), .select("r19", index: nil)),
    ] {
      var stage = try Stage(text)
      let name = step.attributes.first?.value ?? ""
      #expect(
        Gesture.obstacle(to: step, on: stage.machine) == "“\(name)” cannot be touched here: “cam” lies over it")
      #expect(!stage.machine.places.contains { $0.isNamed(name) })
      #expect(Gesture.obstacle(to: free, on: stage.machine) == nil)
      stage.play(.toggle(.voiceOver, true))
      #expect(Gesture.obstacle(to: step, on: stage.machine) == nil)
    }
    var stage = try Stage(bar)
    stage.play(.tapPoint(x: 280, y: 552))
    #expect(stage.machine.state.info?.string == "saved")
  }

  @Test("A map that is to look closely at one place does not show another, and looks at areas as at pins")
  func closeMap() throws {
    var stage = try Stage(
      """
      <MapContent id="town"><Pin id="near" latitude="53.55" longitude="9.99">N</Pin>
        <Pin id="far" latitude="48.1" longitude="11.6">F</Pin><Area id="zone" points="50,10 50,11 51,11 51,10">Z</Area>
      </MapContent>
      <PlainCard id="a" map="town" position="peaking"><Title>A</Title>
        <On event="tap" of="near"><Zoom pin="near" to="road"/></On></PlainCard>
      """)
    let far = StepEvent.part(.tap, "far")
    #expect(Gesture.obstacle(to: far, on: stage.machine) == nil)
    stage.play(.part(.tap, "near"))
    #expect(
      Gesture.obstacle(to: far, on: stage.machine)
        == "“far” cannot be touched here: the map does not show the place where it is")
    #expect(Gesture.obstacle(to: .part(.tap, "near"), on: stage.machine) == nil)
    let facts = stage.machine.facts
    let view = SceneMapView(
      content: facts.scene.map("town"), aim: MapAim(zoom: MapZoom("road"), pin: "zone"),
      geometry: stage.machine.geometry, position: .peaking, hasCard: true, stickyHeight: 0)
    let middle = try #require(view.touch(of: "zone", facts.environment))
    #expect(abs(middle.x - 160) < 0.01)
  }

  @Test("Of pins at one place a finger gets to the last, and VoiceOver to all")
  func pinsAtOnePlace() throws {
    var stage = try Stage(
      """
      <MapContent id="town"><Pin id="below" latitude="2" longitude="2">B</Pin><Pin id="above" latitude="2" longitude="2">A</Pin>
      </MapContent><PlainCard id="a" map="town" position="peaking"><Title>A</Title></PlainCard>
      """)
    let below = StepEvent.part(.tap, "below")
    #expect(
      Gesture.obstacle(to: below, on: stage.machine) == "“below” cannot be touched here: “above” lies over it")
    #expect(Gesture.obstacle(to: .part(.tap, "above"), on: stage.machine) == nil)
    #expect(stage.machine.places.filter { $0.role == "map pin" }.map { $0.name } == ["above"])
    stage.play(.toggle(.voiceOver, true))
    #expect(Gesture.obstacle(to: below, on: stage.machine) == nil)
    #expect(stage.machine.places.filter { $0.role == "map pin" }.count == 2)
  }

  @Test("Of pins that one element stands for each is tapped, and recorded, by its number")
  func repeatedPins() throws {
    func stage(_ second: String) throws -> Stage {
      try Stage(
        """
        <MapContent id="town"><Pin id="p" latitude="48" longitude="11">1</Pin><Pin id="p" latitude="\(second)" longitude="11">2</Pin>
        </MapContent><PlainCard id="a" map="town" position="peaking"><Title>A</Title></PlainCard>
        """)
    }
    func obstacle(_ index: Int?, _ stage: Stage) -> String? {
      Gesture.obstacle(to: .part(.tap, "p", index: index), on: stage.machine)
    }
    let together = try stage("48")
    #expect(obstacle(nil, together) == "“p” cannot be touched here: “p” lies over it" && obstacle(2, together) == nil)
    // Which comes first is up to the file, not to what stands further up.
    let apart = try stage("48.3")
    #expect(obstacle(1, apart) == nil && obstacle(2, apart) == nil)
    #expect(obstacle(3, apart) == "There is no “p” number 3 here, only 2")
    let pins = apart.machine.places.filter { $0.role == "map pin" }.sorted { $0.frame.y < $1.frame.y }
    #expect(pins.map { $0.hit.step } == [.part(.tap, "p", index: 2), .part(.tap, "p")])
    #expect(pins.first?.hit.step?.attributes.map { $0.name } == ["tap", "index"])
  }

  @Test("Of buttons that one element stands for each is recorded, and found again, by its number")
  func repeatedButtons() throws {
    func view(_ attributes: String) -> String {
      #"<ObjectCardView id="v"><Title>V</Title><Actions><Action id="pay"\#(attributes)>P</Action></Actions></ObjectCardView>"#
    }
    let views = view(#" disabled="true""#) + view("") + view("")
    let stage = try Stage(
      #"<PlainCard id="a" map="m" position="extended"><Title>A</Title>\#(views)</PlainCard>"#)
    let steps = stage.machine.places.filter { $0.isNamed("pay") }.map { $0.hit.step }
    #expect(steps == [.part(.tap, "pay", index: 2), .part(.tap, "pay", index: 3)])
    for step in steps.compactMap({ $0 }) { #expect(Gesture.obstacle(to: step, on: stage.machine) == nil, "\(step)") }
    #expect(
      Gesture.obstacle(to: .part(.tap, "pay"), on: stage.machine) == "“pay” cannot be touched here: it is disabled")
  }

  @Test(
    "Taps on an accessory do not step the card, and one that is named is heard of; if it is not interactive, they do",
    arguments: [true, false], [#"id="lines""#, ""])
  func accessory(isInteractive: Bool, name: String) throws {
    let content = """
      <PlainCard id="a" map="m" position="peaking"><Title>A</Title>
        <Accessory \(name) height="44" interactive="\(isInteractive)"><Text>T</Text></Accessory>
        <On event="tap" of="lines"><Info>tapped</Info></On></PlainCard>
      """
    var stage = try Stage(content)
    stage.play(.tapPoint(x: 160, y: 331))
    #expect(stage.position == (isInteractive ? .peaking : .extended))
    let info = isInteractive && !name.isEmpty ? "tapped" : nil
    #expect(stage.machine.state.info?.string == info)
    guard !name.isEmpty else { return }
    stage = try Stage(content)
    let tap = StepEvent.part(.tap, "lines")
    let obstacle = isInteractive ? nil : "“lines” cannot be touched here: it takes no taps"
    #expect(Gesture.obstacle(to: tap, on: stage.machine) == obstacle)
    #expect(stage.machine.places.contains { $0.isNamed("lines") } == isInteractive)
    stage.play(tap)
    #expect(stage.machine.state.info?.string == info && stage.position == .peaking)
  }

  @Test("What leads back is only where there is a way back, and a finger only on the screen")
  func waysBack() throws {
    let last = "The card at the bottom of the stack cannot be left: the scene is not dismissable"
    var stage = try Stage(Self.long)
    func obstacle(_ step: StepEvent) -> String? { Gesture.obstacle(to: step, on: stage.machine) }
    #expect(obstacle(.simple(.pop)) == last && obstacle(.simple(.close)) == last)
    #expect(
      obstacle(.tapPoint(x: 9000, y: 9000.5)) == "9000,9000.5 lies outside of the screen, which is 320 × 568 points")
    #expect(obstacle(.tapPoint(x: 319, y: 0)) == nil && obstacle(.tapPoint(x: 320, y: 0)) != nil)
    stage.play(.push("b"))
    #expect(obstacle(.simple(.pop)) == nil && obstacle(.simple(.close)) == nil)
    stage.play(.push("c"))
    #expect(!stage.machine.hasCloseButton && obstacle(.simple(.pop)) == nil)
    #expect(obstacle(.simple(.close)) == "The card on top has no close button")
    stage.machine.handle(.simple(.pop))
    #expect(obstacle(.simple(.pop)) == "A card still goes away: until it has gone, no other does")
    let owned = try Stage(Self.long, "dismissable=\"true\"")
    #expect(Gesture.obstacle(to: .simple(.pop), on: owned.machine) == nil)
  }

  @Test("While everything is hidden the title takes no taps")
  func hiddenTitle() throws {
    var stage = try stage()
    stage.play(.toggle(.overlays, false), .simple(.tapTitle))
    #expect(stage.position == .peaking)
    stage.play(.toggle(.overlays, true), .simple(.tapTitle))
    #expect(stage.position == .extended)
  }

  @Test("A scenario with a step that nobody can do fails, and says which")
  func report() throws {
    let scene = try Examples.made(
      #"root="a""#,
      """
      <Device id="se" like="iphone-se-1"/><MapContent id="m"><Pin id="pin" latitude="1" longitude="1">P</Pin></MapContent>
      <PlainCard id="a" map="m" position="peaking"><Title>A</Title></PlainCard>
      <Scenario id="s1" device="se"><Step tap="pin"/><Step tapTitle="true"/><Step tap="pin"/><Expect top="a"/></Scenario>
      """)
    let report = try #require(try Examples.reports(scene).first)
    let problem = try #require(report.problems.first)
    #expect(report.outcome == .failed && report.problems.count == 1)
    #expect(problem.attribute == "tap" && problem.source == report.steps[2].source)
    #expect(problem.message == "“pin” cannot be touched here: the map is dimmed")
  }

  @Test(
    "There is a close button where one is drawn: in a title, not without one, and in one of the app's own only where it brings one",
    arguments: [
      ("<Title>B</Title>", true), ("", false), ("<CustomTitle><Title>B</Title></CustomTitle>", false),
      ("<CustomTitle><HostedView>Close</HostedView></CustomTitle>", true),
    ])
  func closeButtons(title: String, has: Bool) throws {
    var stage = try Stage(
      #"<PlainCard id="a" map="m"><Title>A</Title></PlainCard><PlainCard id="b" map="m">\#(title)<Text>T</Text></PlainCard>"#
    )
    stage.play(.push("b"))
    #expect(stage.machine.hasCloseButton == has)
    stage.play(.simple(.close))
    #expect(stage.machine.state.stack.count == (has ? 1 : 2))
  }

  @Test("Pages without titles have no close button", arguments: ["show", "hide"])
  func closeButtonsOfPages(titles: String) throws {
    var stage = try Stage(
      """
      <PlainCard id="a" map="m"><Title>A</Title></PlainCard>
      <PageCard id="c" childTitles="\(titles)"><PageItem card="p"/></PageCard><PlainCard id="p" map="m"><Title>P</Title></PlainCard>
      """)
    stage.play(.push("c"))
    #expect(stage.machine.hasCloseButton == (titles == "show"))
  }
}
