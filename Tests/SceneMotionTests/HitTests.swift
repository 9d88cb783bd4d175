import CardLayout
import CardModel
import LayoutCore
import SceneLayout
import SceneMotion
import SourceText
import Testing
import XMLSyntax

@Suite("What a finger touches")
struct HitTests {
  private static let content = """
    <TableCard id="a" map="m" position="peaking"><Title>A</Title>
      <Section>
        <ObjectCell id="r"><Title>One</Title></ObjectCell><ObjectCell id="r"><Title>Two</Title></ObjectCell>
      </Section>
      <MapButtons edge="top"><Action id="x" icon="places.map" label="X"/></MapButtons>
      <MapButtons edge="bottom"><Action id="y" icon="places.map" label="Y"/></MapButtons>
    </TableCard>
    <PlainCard id="b" map="m" position="extended"><Title>B</Title><SearchField id="f">Find</SearchField></PlainCard>
    """

  @Test(
    "Map, buttons, handle and title are told apart",
    arguments: [
      (10.0, 100.0, "map"), (290, 50, "tracking"), (290, 95, "x"), (290, 220, "y"), (290, 245, "map"),
      (160, 255, "handle"), (160, 275, "title"),
    ])
  func places(x: Double, y: Double, name: String) throws {
    let hit = try Stage(Self.content).machine.hit(x: x, y: y)
    #expect((hit.id ?? "\(hit)") == name)
  }

  @Test("A pin takes taps where it is drawn, as long as no card covers or dims it", arguments: ["ltr", "rtl"])
  func pins(direction: String) throws {
    let scene = try Examples.made(
      #"root="a""#,
      """
      <Device id="d" like="iphone-se-1" direction="\(direction)"/>
      <MapContent id="m" zoom="city"><Pin id="p" target="tel:112" latitude="38.71" longitude="-9.13">Here</Pin></MapContent>
      <PlainCard id="a" map="m" position="peaking"><Title>A</Title>
        <On event="tap" of="p"><Push card="b"/></On></PlainCard>
      <PlainCard id="b" map="m" position="extended"><Title>B</Title></PlainCard>
      """)
    var store = Examples.store(scene)
    var measurer = try Examples.measurer()
    var machine = try #require(SceneMachine(store.facts(scene.devices.first, &measurer)))
    let place = try #require(machine.places.first { $0.isNamed("p") })
    #expect(place.label == "Here" && place.role == "map pin")
    #expect(machine.hit(x: place.frame.midX, y: place.frame.midY) == place.hit)
    // It is larger than what is painted, as it is in the drawing.
    var layers = SceneLayerStore(scene)
    let map = layers.layers(of: machine.look, &measurer).first { $0.kind == .map }
    let drawn = try #require(map?.scene?.parts.first { $0.source?.id == "p" }?.touchTarget)
    #expect(place.frame.width == 44 && place.frame.height == 44)
    #expect(place.frame.contains(drawn, tolerance: 0.5) && drawn.contains(place.frame, tolerance: 0.5))
    #expect(machine.hit(x: place.frame.x + 1, y: place.frame.y + 1) == place.hit)
    machine.handle(.move(.extended))
    machine.settle()
    #expect(!machine.places.contains { $0.isNamed("p") })
    #expect(machine.hit(x: place.frame.midX, y: 65) == .map)
    machine.handle(.move(.peaking))
    machine.settle()
    var session = try #require(PlaySession(machine.facts))
    session.handle(.activate(place), at: 1)
    #expect(session.machine.state.top.card == 1 && session.link == nil)
  }

  @Test("Of pins that stand close to each other a tap means the nearer one")
  func neighbours() throws {
    let scene = try Examples.made(
      #"root="a""#,
      """
      <Device id="d" like="android-compact"/>
      <MapContent id="m" zoom="city"><Pin id="p" latitude="38.71" longitude="-9.13">Here</Pin>
        <Pin id="q" latitude="38.71" longitude="-9.12">There</Pin></MapContent>
      <PlainCard id="a" map="m" position="peaking"><Title>A</Title></PlainCard>
      """)
    var store = Examples.store(scene)
    var measurer = try Examples.measurer()
    let machine = try #require(SceneMachine(store.facts(scene.devices.first, &measurer)))
    let pins = machine.places.filter { $0.isNamed("p") || $0.isNamed("q") }
    try #require(pins.count == 2 && pins.allSatisfy { $0.frame.width == 48 })
    #expect(abs(pins[0].frame.midX - pins[1].frame.midX) < 24)
    for pin in pins { #expect(machine.hit(x: pin.frame.midX, y: pin.frame.midY) == pin.hit, "\(pin.name)") }
  }

  @Test("What is hidden takes no taps, the header neither")
  func hidden() throws {
    var stage = try Stage(
      """
      <PlainCard id="a" map="m" position="peaking">
        <HeaderBar><Title>H</Title><Action id="z" label="Z">Z</Action></HeaderBar><Title>A</Title>
      </PlainCard>
      """)
    let places = stride(from: 0.0, to: 568, by: 4).map { (160.0, $0) }
    #expect(places.contains { stage.machine.hit(x: $0.0, y: $0.1) == .header })
    stage.machine.handle(.toggle(.overlays, false))
    stage.machine.settle()
    for place in places { #expect(stage.machine.hit(x: place.0, y: place.1) == .map, "at \(place.1)") }
  }

  @Test("Rows of one id are counted")
  func rows() throws {
    var stage = try Stage(Self.content)
    var found: [Int] = []
    for y in stride(from: 320.0, to: 560, by: 4) {
      if case .part(let target, let index, let isContent) = stage.machine.hit(x: 100, y: y), isContent {
        #expect(target.id == "r" && target.kind == .select)
        if found.last != index { found.append(index) }
      }
    }
    #expect(found == [1, 2])
    stage.play(.simple(.tapTitle))
    #expect(stage.machine.hit(x: 290, y: 50) == .map, "buttons that have faded take no taps")
  }

  @Test("A tap does what it hits: it moves, closes, and types")
  func taps() throws {
    var stage = try Stage(Self.content)
    stage.play(.tapPoint(x: 160, y: 275))
    #expect(stage.position == .extended)
    stage.play(.tapPoint(x: 160, y: 30))
    #expect(stage.position == .peaking)
    stage.play(.push("b"))
    guard case .part(let target, _, _) = stage.machine.hit(x: 160, y: 160) else {
      Issue.record("no search field at \(stage.machine.hit(x: 160, y: 160))")
      return
    }
    #expect(target.kind == .focus && target.id == "f")
    stage.play(.tapPoint(x: 292, y: 104))
    #expect(stage.machine.state.stack.count == 1)
  }

  /// The places where a finger finds what stands for an `element` of the file, the topmost first.
  private func places(of element: String, on machine: SceneMachine) -> [(x: Double, y: Double)] {
    var found: [(x: Double, y: Double)] = []
    for y in stride(from: 2.0, to: 568, by: 8) {
      for x in stride(from: 2.0, to: 320, by: 8) where machine.hit(x: x, y: y).element == element {
        found.append((x, y))
      }
    }
    return found
  }

  @Test("What has no id turns pages, is chosen and answered as well, by a finger and by keys")
  func nameless() throws {
    var pages = try Stage(
      """
      <PageCard id="a" position="peaking"><HeaderBar><SegmentStrip><Segment card="p">P</Segment><Segment card="q">Q</Segment>
        </SegmentStrip><Next>Next</Next></HeaderBar><PageItem card="p"/><PageItem card="q"/></PageCard>
      <PlainCard id="p" map="m"><Title>P</Title></PlainCard><PlainCard id="q" map="m"><Title>Q</Title></PlainCard>
      """)
    let segments = places(of: "Segment", on: pages.machine)
    let next = try #require(places(of: "Next", on: pages.machine).first)
    let (first, last) = (try #require(segments.first), try #require(segments.last))
    for (place, page) in [(last, 1), (first, 0), (next, 1)] {
      pages.play(.tapPoint(x: place.x, y: place.y))
      #expect(pages.machine.page == page)
    }
    var list = try Stage(
      """
      <MapContent id="town"><Pin latitude="2" longitude="2">Pin</Pin></MapContent>
      <TableCard id="a" map="town" position="peaking"><Title>A</Title><Section>
        <ObjectCell><Title>One</Title></ObjectCell><ObjectCell><Title>Two</Title></ObjectCell></Section>
        <On event="select"><Info>chosen</Info></On><On event="tap"><Info>tapped</Info></On></TableCard>
      """)
    for (element, words) in [("ObjectCell", "chosen"), ("Pin", "tapped")] {
      let place = try #require(places(of: element, on: list.machine).last)
      list.play(.tapPoint(x: place.x, y: place.y))
      #expect(list.machine.state.info?.string == words)
    }
    #expect(list.machine.state.changes[0]?.row == 1)
    list.play(.keys("up"), .keys("enter"))
    #expect(list.machine.state.changes[0]?.row == 0 && list.machine.state.info?.string == "chosen")
  }

  @Test(
    "The sticky bar takes what is tapped on it, and beside a card no more than that leaves free",
    arguments: ["", #"sideEdge="trailing""#])
  func besideTheCard(attributes: String) throws {
    let bar = #"<StickyBar height="60"><Text>Late</Text></StickyBar>"#
    for device in ["se", "pad"] {
      let stage = try Stage(
        #"<PlainCard id="a" map="m" position="extended">\#(bar)<Title>First</Title></PlainCard>"#, device: device,
        attributes)
      let (geometry, top) = (stage.machine.geometry, stage.machine.geometry.screen.safeTop)
      let free = stage.machine.hit(x: geometry.cardLeft < 100 ? geometry.screen.width - 4 : 4, y: top + 1)
      #expect(free == .header, "\(device)")
      #expect(stage.machine.hit(x: geometry.cardLeft + 4, y: top + 1) == (device == "se" ? .header : .map), "\(device)")
    }
  }

  private static let everything = """
    <CardScene xmlns="urn:cardwright:1" id="s" root="a"><Device id="se" like="iphone-se-1"/>
      <Device id="x" like="iphone-x" direction="rtl"/><Device id="turned" like="iphone-15" orientation="landscape"/>
      <Device id="pad" like="ipad-mini-6"/><MapContent id="m"/>
      <PersistentButtons edge="bottom"><Action id="p" icon="places.map" label="P"/></PersistentButtons>
      <PlainCard id="a" map="m" position="peaking">STICKY HEADER<Title>A</Title>
        <SearchField id="f">Find</SearchField><Text>Text</Text>
        <BottomBar><Text>B</Text><Action id="b">Bottom</Action></BottomBar>
        <FloatingRow><Action id="r1">One</Action><Action id="r2">Two</Action></FloatingRow>
        <MapButtons edge="top"><Action icon="places.map" label="Nameless"/><Action id="t" icon="places.map" label="T"/>
        </MapButtons>
        <MapButtons edge="bottom"><Action id="d" icon="places.map" label="D" disabled="true"/>
          <Action id="y" icon="places.map" label="Y"/></MapButtons>
      </PlainCard></CardScene>
    """
  private static let bars = [
    ("", ""), ("<StickyBar height=\"60\"><Text>S</Text><Action id=\"s1\">Sticky</Action></StickyBar>", ""),
    (
      "<StickyBar><Text>S</Text><Action id=\"s1\">Sticky</Action></StickyBar>",
      "<HeaderBar><Title>H</Title><Action id=\"h\">Head</Action></HeaderBar>"
    ),
  ]

  @Test(
    "A tap on what is drawn hits it, wherever it stands", arguments: CardPosition.allCases,
    [Platform.ios, .android])
  func drawn(position: CardPosition, platform: Platform) throws {
    var measurer = try Examples.measurer()
    var count = 0
    for (sticky, header) in Self.bars {
      let text = Self.everything.replacing("STICKY", with: sticky).replacing("HEADER", with: header)
      let document = CardDocument(XMLParser.parse(SourceText(Array(text.utf8))))
      let scene = try #require(Examples.scene(Array(text.utf8)))
      var environment = CardEnvironment()
      environment.platform = platform
      var store = SceneFactsStore(scene, environment, findsTargets: true)
      for device in scene.devices {
        var machine = try #require(SceneMachine(store.facts(device, &measurer)))
        machine.handle(.move(position))
        machine.settle()
        var place = environment.on(device)
        place.scenePosition = machine.position
        let parts = PositionedScene(document, place, &measurer).parts
        for (index, part) in parts.enumerated() {
          guard let target = part.touchTarget, let id = part.source?.id else { continue }
          let (x, y) = (target.x + target.width / 2, target.y + target.height / 2)
          let isCovered = parts[(index + 1)...].contains { $0.touchTarget.map { $0.contains(x, y) } ?? false }
          guard y < machine.geometry.screen.height, !isCovered, id != "d" else { continue }
          count += 1
          #expect(machine.hit(x: x, y: y).id == id, "\(id) on \(device.source.id ?? "") \(sticky) \(header)")
        }
      }
    }
    #expect(count > 30)
  }
}

extension SceneHit {
  /// The id of what is hit.
  fileprivate var id: String? {
    switch self {
    case .mapButton(let target), .part(let target, _, _): target.id
    default: nil
    }
  }

  /// The name of the element that is hit.
  fileprivate var element: String? {
    switch self {
    case .mapButton(let target), .part(let target, _, _), .pin(let target): target.source?.element
    default: nil
    }
  }
}

extension Frame {
  fileprivate func contains(_ x: Double, _ y: Double) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }
}
