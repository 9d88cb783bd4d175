import BundledData
import CardLayout
import CardModel
import LayoutCore
import SceneLayout
import SceneMotion
import SourceText
import Testing
import XMLSyntax

/// A scene drawn in layers, beside the same scene drawn at rest.
@Suite struct SceneLayerTests {
  /// A scene of the examples with its stack at `position`, drawn both ways; nil where it does not stand there.
  private static func drawn(
    _ name: String, _ position: CardPosition, rightToLeft: Bool = false
  ) throws -> (layers: [Pictures.Piece], plain: [Pictures.Piece])? {
    let bytes = try #require(Examples.scenes.first { $0.name == name }).bytes
    let document = CardDocument(XMLParser.parse(SourceText(bytes))) { path in
      BundledFile.examples.first { $0.name == path }?.bytes
    }
    guard case .scene(let scene) = document.root else { return nil }
    var environment = CardEnvironment()
    if let device = scene.devices.first { environment = environment.on(device) }
    environment.takesSceneDevice = false
    if rightToLeft { environment.direction = .rightToLeft }
    var measurer = try Examples.measurer()
    var store = SceneFactsStore(scene, environment)
    var stack = scene.start
    if stack.isEmpty, let top = scene.top {
      stack = [StackEntry(source: top.card.source, card: top.card.source.id ?? "", position: nil, page: nil, offset: 0)]
    }
    stack[stack.count - 1].position = position
    let machine = try #require(SceneMachine(store.facts(nil, &measurer), stack: stack))
    guard machine.position == position || !machine.hasCard else { return nil }
    environment.scenePosition = position
    var layers = SceneLayerStore(scene)
    return (
      Pictures.pieces(machine.sample, layers.layers(of: machine.look, &measurer)),
      Pictures.pieces(PositionedScene(document, environment, &measurer))
    )
  }

  @Test(
    "At rest the layers show what the drawing of that position shows, at the same places",
    arguments: Examples.scenes.map(\.name))
  func layersAtRest(_ name: String) throws {
    for position in CardPosition.allCases {
      for rightToLeft in [false, true] {
        guard let drawn = try Self.drawn(name, position, rightToLeft: rightToLeft) else { continue }
        let difference = Pictures.Difference(drawn.plain, drawn.layers)
        #expect(difference.isNone, "\(position.rawValue): \(difference)")
      }
    }
  }

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

  @Test("Whatever moves, a layer is drawn once: only places and opacities differ")
  func layersAreShared() throws {
    var stage = try Stage(Self.pair)
    var store = SceneLayerStore(stage.machine.facts.scene)
    var measurer = try Examples.measurer()
    _ = store.layers(of: stage.machine.look, &measurer)
    stage.machine.handle(.press(.card, velocityX: 0, velocity: -100))
    let held = store.count
    for _ in 0..<20 {
      stage.machine.handle(.drag(-4))
      _ = store.layers(of: stage.machine.look, &measurer)
    }
    // Only the handle says where the card is, and the line below it stands with it.
    #expect(store.count <= held + 2)
    stage.machine.handle(.release(velocity: -500))
    for sample in stage.machine.samples() { _ = store.layers(of: sample.look, &measurer) }
    // Extended, the map is dimmed and shows what is free then.
    #expect(store.count <= held + 5)
  }

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

  @Test("A low card that comes takes a high one down with it, and with its bar; that one never vanishes in one moment")
  func lowOverHigh() throws {
    let cards = """
      <PlainCard id="a" map="m" position="extended"><Title>First</Title><BottomBar><Action id="x">Go</Action></BottomBar></PlainCard>
      <PlainCard id="b" map="m" position="collapsed"><Title>Second</Title></PlainCard><MapOnlyCard id="c" map="m"/>
      """
    for step: StepEvent in [.push("b"), .push("c"), .swap("b")] {
      var stage = try Stage(cards)
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

  @Test("Dimming and content follow the spring of a card that is let go slowly")
  func oneSpring() throws {
    var stage = try Stage(#"<PlainCard id="a" map="m" position="extended"><Title>First</Title></PlainCard>"#)
    let start = stage.machine.state.time
    Gesture.play(
      .drag(CardDrag(course: .straight(450, velocity: 100, velocityX: 0), start: .title)), on: &stage.machine)
    let (end, alpha) = (stage.machine.state.duration, stage.machine.frame.contentAlpha)
    #expect(stage.position == .collapsed && alpha > 0 && end > 0)
    let way = MotionCurve.spring(damping: 0.8).progress(0.1 / end)
    stage.machine.advance(to: start + 0.1)
    #expect(abs(stage.machine.frame.dim - 0.25 * (1 - way)) < 1e-9)
    #expect(abs(stage.machine.frame.contentAlpha - alpha * (1 - way)) < 1e-9)
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

  @Test("What darkens a card lies over its bars; a chosen row is a layer of its own that moves with the content")
  func order() throws {
    var stage = try Stage(
      """
      <TableCard id="a" map="m" position="extended"><Title>First</Title><Section>
        <ObjectCell id="r"><Title>One</Title></ObjectCell><ObjectCell id="q"><Title>Two</Title></ObjectCell></Section>
        <BottomBar><Action id="x">Go</Action></BottomBar></TableCard>
      <PlainCard id="b" map="m"><Title>Second</Title></PlainCard>
      """)
    var store = SceneLayerStore(stage.machine.facts.scene)
    var measurer = try Examples.measurer()
    _ = store.layers(of: stage.machine.look, &measurer)
    let drawn = store.count
    stage.machine.handle(.select("q", index: 1))
    let layers = store.layers(of: stage.machine.look, &measurer)
    let highlight = try #require(layers.first { $0.kind == .highlight })
    #expect(store.count == drawn + 1 && highlight.scene?.parts.first?.frame.y ?? 0 > 150)
    stage.machine.handle(.push("b"))
    let kinds = store.layers(of: stage.machine.look, &measurer).filter { $0.owner == .other }.map(\.kind)
    #expect(kinds.last == .shade && kinds.contains(.bottomBar))
  }

  @Test("What floats is seen at every position of its card", arguments: ["spec", "tgcard-2.5"])
  func floating(profile: String) throws {
    var stage = try Stage(
      """
      <PlainCard id="a" map="m" position="peaking"><Title>A</Title><FloatingRow><Action id="go">Go</Action></FloatingRow>
        <BottomBar><Text>B</Text></BottomBar></PlainCard>
      """, profile: profile)
    var store = SceneLayerStore(stage.machine.facts.scene)
    var measurer = try Examples.measurer()
    for position in CardPosition.allCases {
      stage.play(.move(position))
      let sample = stage.machine.sample
      let layers = store.layers(of: sample.look, &measurer)
      let floating = try #require(layers.first { $0.kind == .floating })
      let bar = try #require(layers.first { $0.kind == .bottomBar })
      #expect(sample.place(of: floating).opacity == 1, "\(position)")
      #expect(sample.place(of: bar).opacity == (position == .collapsed ? 0 : 1), "\(position)")
    }
  }

  @Test(
    "A sticky bar comes from above with its card and slides away with it, together with the header that it stands in")
  func stickyBars() throws {
    for header in ["", "<HeaderBar><Title>Bar</Title></HeaderBar>"] {
      var stage = try Stage(
        """
        <PlainCard id="a" map="m" position="extended"><Title>First</Title></PlainCard>
        <PlainCard id="b" map="m" position="extended"><StickyBar height="30"><Text>Late</Text></StickyBar>
          \(header)<Title>Second</Title></PlainCard>
        """)
      var store = SceneLayerStore(stage.machine.facts.scene)
      var measurer = try Examples.measurer()
      func places(_ kind: SceneLayer.Kind) -> [Double] {
        stage.machine.samples().compactMap { sample in
          store.layers(of: sample.look, &measurer).first { $0.kind == kind }.map { sample.place(of: $0).y }
        }
      }
      #expect(places(.stickyBar).isEmpty)
      stage.machine.handle(.push("b"))
      let coming = places(.stickyBar)
      #expect(coming.first ?? 0 <= -50 && coming.last == 0 && coming == coming.sorted())
      if !header.isEmpty { #expect(coming == places(.header)) }
      stage.machine.settle()
      stage.machine.handle(.simple(.pop))
      let going = places(.stickyBar)
      #expect(going.first == 0 && going.last ?? 0 <= -50 && going == going.sorted(by: >))
      if !header.isEmpty { #expect(going == places(.header)) }
      stage.machine.settle()
      #expect(places(.stickyBar).isEmpty && stage.machine.isAtRest)
    }
  }

  @Test("A header comes from above with the card that has one, and goes with it")
  func headers() throws {
    var stage = try Stage(
      """
      <PlainCard id="a" map="m" position="extended"><Title>First</Title></PlainCard>
      <PlainCard id="b" map="m" position="extended"><Title>Second</Title>
        <HeaderBar><Title>Bar</Title></HeaderBar></PlainCard>
      """)
    var store = SceneLayerStore(stage.machine.facts.scene)
    var measurer = try Examples.measurer()
    func headers() -> [Double] {
      stage.machine.samples().compactMap { sample in
        store.layers(of: sample.look, &measurer).first { $0.kind == .header }.map { sample.place(of: $0).y }
      }
    }
    #expect(headers().isEmpty)
    stage.machine.handle(.push("b"))
    let coming = headers()
    #expect(coming.first ?? 0 < -40 && coming.last == 0 && coming == coming.sorted())
    stage.machine.settle()
    stage.machine.handle(.simple(.pop))
    let going = headers()
    #expect(going.first == 0 && going.last ?? 0 < -40 && going == going.sorted(by: >))
    stage.machine.settle()
    #expect(headers().isEmpty && stage.machine.isAtRest)
  }

  @Test(
    "The information strip fades in level with the buttons, as wide as they and the card leave it room, and fades out",
    arguments: ["se", "turned", "pad"])
  func information(_ device: String) throws {
    var stage = try Stage(
      """
      <PlainCard id="a" map="m" position="peaking"><Title>First</Title>
        <On event="tap" of="x"><Info>Offline</Info></On><On event="tap" of="y"><Info/></On></PlainCard>
      """, device: device)
    var store = SceneLayerStore(stage.machine.facts.scene)
    var measurer = try Examples.measurer()
    func strips(_ part: String) -> [(layer: SceneLayer, opacity: Double)] {
      stage.machine.handle(.part(.tap, part))
      defer { stage.machine.settle() }
      return stage.machine.samples().compactMap { sample in
        let layers = store.layers(of: sample.look, &measurer)
        return layers.first { $0.kind == .info }.map { ($0, sample.place(of: $0).opacity) }
      }
    }
    let coming = strips("x")
    #expect(coming.first?.opacity == 0 && coming.last?.opacity == 1 && coming.count == 16)
    #expect(Set(coming.map(\.layer.picture)).count == 1)
    let kinds = store.layers(of: stage.machine.look, &measurer).map(\.kind)
    #expect(kinds.firstIndex(of: .info) ?? 9 < kinds.firstIndex(of: .card) ?? 0)
    let parts = try #require(coming.last?.layer.scene).parts
    let strip = try #require(parts.first { if case .surface = $0.content { true } else { false } }).frame
    let geometry = stage.machine.geometry
    let column = try #require(stage.machine.facts.cards[0].column.first).frame
    let left = geometry.isAtSide ? geometry.cardLeft + geometry.cardWidth : geometry.screen.safeLeft
    #expect(abs(strip.x - left - 16) < 0.5 && abs(column.x - strip.maxX - 16) < 0.5)
    #expect(strip.y == column.y && strip.height == 44)
    #expect(strips("x").isEmpty == false && stage.machine.frame.info == 1, "the same text does not blink")
    let going = strips("y")
    #expect(going.first?.opacity == 1 && going.last?.opacity ?? 1 < 0.1 && stage.machine.look.info == nil)
  }

  @Test("Below a header the strip is seen; from right to left it stands left out of the buttons' way")
  func informationElsewhere() throws {
    var stage = try Stage(
      """
      <Device id="mirrored" like="iphone-se-1" direction="rtl"/>
      <PlainCard id="a" map="m" position="peaking"><Title>First</Title><HeaderBar><Title>Bar</Title></HeaderBar>
        <On event="didAppear"><Info>Offline, and so for longer than anybody can say today</Info></On></PlainCard>
      """)
    var store = SceneLayerStore(stage.machine.facts.scene)
    var measurer = try Examples.measurer()
    func strip() throws -> Frame {
      let layers = store.layers(of: stage.machine.look, &measurer)
      let scene = try #require(layers.first { $0.kind == .info }?.scene)
      return try #require(scene.parts.first { if case .surface = $0.content { true } else { false } }).frame
    }
    // What is said from the start is there from the start, on as many lines as it needs.
    #expect(stage.machine.isAtRest && stage.machine.frame.info == 1)
    let frame = try strip()
    #expect(frame.y == stage.machine.geometry.headerBottom + 8 && frame.height > 44 && frame.width == 288)
    stage.resize("mirrored")
    #expect(try strip() == frame)
  }

  @Test("A map that is told to look at a pin is drawn anew, and looks so again when its card comes back")
  func maps() throws {
    var stage = try Stage(
      """
      <PlainCard id="a" map="m" position="peaking"><Title>First</Title>
        <On event="tap" of="x"><Zoom to="16" pin="p"/></On></PlainCard>
      <PlainCard id="b" map="n" position="peaking"><Title>Second</Title></PlainCard>
      """)
    let before = stage.machine.look
    stage.machine.handle(.part(.tap, "x"))
    #expect(stage.machine.look.aim == MapAim(zoom: .exactly(16), pin: "p"))
    var store = SceneLayerStore(stage.machine.facts.scene)
    var measurer = try Examples.measurer()
    let maps = [before, stage.machine.look].map { look in
      store.layers(of: look, &measurer).first { $0.kind == .map }?.picture
    }
    #expect(maps[0] != maps[1])
    stage.play(.push("b"))
    #expect(stage.machine.look.aim == nil)
    stage.play(.simple(.pop))
    #expect(stage.machine.look.aim?.pin == "p")
  }

  @Test("Samples stop where everything rests, or when they are told to")
  func samples() throws {
    var stage = try Stage(Self.pair)
    #expect(stage.machine.samples().count == 1)
    #expect(stage.machine.samples(until: 0.5, every: 0.1).count == 6)
    stage.machine.handle(.move(.extended))
    let half = stage.machine.samples(until: 0.125, every: 0.05)
    #expect(half.map(\.frame.time) == [0, 0.05, 0.1, 0.125])
    #expect(half.last?.frame == stage.machine.frame(at: 0.125))
    #expect(stage.machine.state.time == 0)
  }
}

/// What is seen of drawings, as pieces that can be compared.
private enum Pictures {
  /// Something that is seen, and where, to the point.
  struct Piece {
    var words: String
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// Whether it is the same; a point is lost when figures are rounded to pixels.
    func isLike(_ other: Piece) -> Bool {
      words == other.words && abs(x - other.x) <= 1 && abs(y - other.y) <= 1 && abs(width - other.width) <= 1
        && abs(height - other.height) <= 1
    }

    /// Whether it matters which of the two lies above the other.
    func meets(_ other: Piece) -> Bool {
      x + 1 < other.x + other.width && other.x + 1 < x + width && y + 1 < other.y + other.height
        && other.y + 1 < y + height
    }
  }

  /// In what two drawings differ.
  struct Difference {
    /// What only the first shows.
    var missing: [Piece] = []
    /// What only the second shows.
    var surplus: [Piece] = []
    /// What lies above another in the first, and below it in the second.
    var swapped: [(Piece, Piece)] = []

    var isNone: Bool { missing.isEmpty && surplus.isEmpty && swapped.isEmpty }

    init(_ first: [Piece], _ second: [Piece]) {
      var free = Array(second.enumerated())
      var found: [(piece: Piece, place: Int)] = []
      for piece in first {
        if let index = free.firstIndex(where: { $0.element.isLike(piece) }) {
          found.append((piece, free.remove(at: index).offset))
        } else {
          missing.append(piece)
        }
      }
      surplus = free.map(\.element)
      for (index, lower) in found.enumerated() {
        for upper in found.dropFirst(index + 1) where upper.place < lower.place && upper.piece.meets(lower.piece) {
          swapped.append((lower.piece, upper.piece))
        }
      }
    }
  }

  /// What the layers of a moment show, from the back to the front.
  static func pieces(_ sample: MotionSample, _ layers: [SceneLayer]) -> [Piece] {
    var places: [LayerPlace] = []
    var pieces: [Piece] = []
    for layer in layers {
      var place = sample.place(of: layer)
      if let parent = layer.parent {
        place.x += places[parent].x
        place.y += places[parent].y
        place.opacity *= places[parent].opacity
      }
      places.append(place)
      if place.opacity > 0, let scene = layer.scene { pieces += Self.pieces(scene, place) }
    }
    return pieces
  }

  /// What is written, pictured and painted.
  static func pieces(_ scene: PositionedScene, _ place: LayerPlace = LayerPlace()) -> [Piece] {
    scene.parts.flatMap { part -> [Piece] in
      let (x, y) = (part.frame.x + place.x, part.frame.y + place.y)
      // What begins below the screen is never seen.
      guard y < scene.size.height else { return [] }
      // What hangs below the screen is not seen either.
      let height = min(part.frame.height, scene.size.height - y)
      func piece(_ words: String) -> Piece {
        Piece(
          words: words, x: Int(x.rounded()), y: Int(y.rounded()), width: Int(part.frame.width.rounded()),
          height: Int(height.rounded()))
      }
      switch part.content {
      case .text(let text): return text.lines.map { piece("“\($0.string)”") }
      case .icon(let icon): return [piece(icon.name)]
      case .image(let image): return [piece(image.file ?? "?")]
      case .drawing(let drawing): return [piece("\(drawing.shapes.count) shapes")]
      case .surface(let surface):
        // The status bar and the dimming are layers that come together otherwise.
        guard let fill = surface.fill, fill.name != "baseBlack", !surface.isMaterial, part.frame.height > 2,
          part.frame != Frame(x: 0, y: 0, width: scene.size.width, height: part.frame.height)
        else { return [] }
        return [piece(fill.name)]
      case .group, .placeholder: return []
      }
    }
  }
}
