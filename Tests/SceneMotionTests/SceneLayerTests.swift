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

  @Test("A map that is left stays where it was, with nothing marked on it", arguments: ["se", "pad"])
  func leftMaps(_ device: String) throws {
    var stage = try Stage(
      """
      <MapContent id="town"><Pin latitude="48.14" longitude="11.56">Station</Pin>
        <Pin latitude="48.13" longitude="11.58">Market</Pin></MapContent>
      <PlainCard id="a" map="town" position="collapsed" restorePosition="saved"><Title>First</Title>
        <On event="tap" of="x"><SetMap/></On></PlainCard>
      <PlainCard id="b"><Title>Second</Title></PlainCard>
      """, device: device)
    var store = SceneLayerStore(stage.machine.facts.scene)
    var measurer = try Examples.measurer()
    func shapes() throws -> [SceneShape] {
      let map = try #require(store.layers(of: stage.machine.look, &measurer).first { $0.kind == .map }?.scene)
      for part in map.parts { if case .drawing(let drawing) = part.content { return drawing.shapes } }
      return []
    }
    let marked = try shapes()
    stage.machine.handle(.push("b"))
    let bare = try shapes()
    #expect(bare.count < marked.count && bare.elementsEqual(marked.prefix(bare.count)))
    stage.machine.settle()
    #expect(try shapes() == bare)
    stage.machine.handle(.simple(.pop))
    #expect(try shapes() == marked)
    stage.play(.part(.tap, "x"))
    #expect(try shapes() == bare && stage.machine.look.map == nil)
  }

  @Test("Where a map is left does not depend on how far the card over it is scrolled")
  func leftMapsOfScrolledCards() throws {
    let stage = try Stage(Self.pair)
    let look = stage.machine.look
    var scrolled = look
    (scrolled.top.offsets, scrolled.top.rows, scrolled.top.rest) = ([1: 12], [0: 2], 90)
    #expect(look.map != nil && scrolled != look && LeftMap(scrolled) == LeftMap(look))
    scrolled.settled = look.settled == .collapsed ? .peaking : .collapsed
    #expect(LeftMap(scrolled) != LeftMap(look))
  }

  @Test("A map that takes over looks from the start as it does when its card has come")
  func takenOverMaps() throws {
    var stage = try Stage(
      """
      <MapContent id="town"><Pin latitude="48.14" longitude="11.56">Station</Pin></MapContent>
      <PlainCard id="a" map="m" position="extended"><Title>First</Title></PlainCard>
      <PlainCard id="b" map="town" position="collapsed"><Title>Second</Title></PlainCard>
      """)
    for step in [MotionEvent.push("b"), .simple(.pop)] {
      stage.machine.handle(step)
      #expect(stage.machine.look.settled == stage.position)
      stage.machine.settle()
    }
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
