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
  ) throws -> (layers: [String], plain: [String])? {
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
      Pictures.texts(machine.sample, layers.layers(of: machine.look, &measurer)),
      Pictures.texts(PositionedScene(document, environment, &measurer))
    )
  }

  @Test(
    "At rest the layers show what the drawing of that position shows, at the same places",
    arguments: Examples.scenes.map(\.name))
  func layersAtRest(_ name: String) throws {
    for position in CardPosition.allCases {
      for rightToLeft in [false, true] {
        guard let drawn = try Self.drawn(name, position, rightToLeft: rightToLeft) else { continue }
        let (missing, surplus) = Pictures.difference(drawn.plain, drawn.layers)
        #expect(missing.isEmpty && surplus.isEmpty, "\(position.rawValue): lacks \(missing), has \(surplus)")
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
    // It goes from where it stood, and the other one waits where it will be.
    #expect(back.first?.frame.leavingTop == 70 && back.first?.frame.cardTop == 249)
    #expect(back.dropLast().allSatisfy { $0.look.isLeaving } && back.last?.frame.leavingTop == nil)
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

/// What is seen of drawings, as lines that can be compared.
private enum Pictures {
  /// What the layers of a moment show.
  static func texts(_ sample: MotionSample, _ layers: [SceneLayer]) -> [String] {
    var places: [LayerPlace] = []
    var lines: [String] = []
    for layer in layers {
      var place = sample.place(of: layer)
      if let parent = layer.parent {
        place.x += places[parent].x
        place.y += places[parent].y
        place.opacity *= places[parent].opacity
      }
      places.append(place)
      if place.opacity > 0, let scene = layer.scene { lines += texts(scene, place) }
    }
    return lines
  }

  /// What is written and pictured, with its place to the point; of surfaces the size.
  static func texts(_ scene: PositionedScene, _ place: LayerPlace = LayerPlace()) -> [String] {
    scene.parts.flatMap { part -> [String] in
      let (x, y) = (part.frame.x + place.x, part.frame.y + place.y)
      // What begins below the screen is never seen.
      guard y < scene.size.height else { return [] }
      // What hangs below the screen is not seen either.
      let height = min(part.frame.height, scene.size.height - y)
      let frame = [x, y, part.frame.width, height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
      switch part.content {
      case .text(let text): return text.lines.map { "“\($0.string)” \(frame)" }
      case .icon(let icon): return ["\(icon.name) \(frame)"]
      case .image(let image): return ["\(image.file ?? "?") \(frame)"]
      case .drawing(let drawing): return ["\(drawing.shapes.count) shapes \(frame)"]
      case .surface(let surface):
        // The status bar and the dimming are layers that come together otherwise.
        guard let fill = surface.fill, fill.name != "baseBlack", !surface.isMaterial, part.frame.height > 2,
          part.frame != Frame(x: 0, y: 0, width: scene.size.width, height: part.frame.height)
        else { return [] }
        return ["\(fill.name) \(frame)"]
      case .group, .placeholder: return []
      }
    }
  }

  /// What only the first, and only the second drawing shows; a point is lost when figures are rounded to pixels.
  static func difference(_ first: [String], _ second: [String]) -> (missing: [String], surplus: [String]) {
    var surplus = second
    var missing: [String] = []
    for line in first {
      if let index = surplus.firstIndex(where: { isLike($0, line) }) {
        surplus.remove(at: index)
      } else {
        missing.append(line)
      }
    }
    return (missing, surplus)
  }

  private static func isLike(_ first: String, _ second: String) -> Bool {
    if first == second { return true }
    let (words, others) = (first.split(separator: " "), second.split(separator: " "))
    guard words.count == others.count else { return false }
    return zip(words, others).allSatisfy { word, other in
      if word == other { return true }
      guard let number = Int(word), let figure = Int(other) else { return false }
      return abs(number - figure) <= 1
    }
  }
}
