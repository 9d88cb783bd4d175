import CardAnalysis
import CardLayout
import CardModel
import Foundation
import LayoutCore
import Rendering
import SceneLayout
import SceneMotion
import SourceText
import Testing
import XMLSyntax

/// Moments and films of scenes that move.
@Suite struct FilmTests {
  private static let scene = """
    <CardScene xmlns="urn:cardwright:1" id="s" root="a"><Device id="phone" like="iphone-se-1"/>
      <Device id="turned" like="iphone-se-1" orientation="landscape"/>
      <MapContent id="m"><Pin latitude="48.1" longitude="11.6">Station</Pin></MapContent>
      <PlainCard id="a" map="m" position="peaking"><Title>First</Title><Text>One</Text></PlainCard>
      <PlainCard id="b" map="m" position="extended"><Title>Second</Title><Text>Two</Text></PlainCard>
      <Scenario id="there" device="phone"><Step push="b"/><Step drag="60" velocity="200"/><Step pop="true"/>
        <Expect position="collapsed" depth="1"/></Scenario>
      <Scenario id="round" device="phone"><Step resize="turned"/></Scenario>
      <Scenario id="shut" device="phone"><Step move="collapsed"/></Scenario>
    </CardScene>
    """

  private static func film(_ id: String) throws -> FilmPicture {
    try #require(
      DocumentSnapshot(scene).scene(CardEnvironment()) { scene, _, measurer in
        var camera = ScenarioCamera(scene, CardEnvironment())
        let scenario = scene.scenarios.first { $0.source.id == id } ?? scene.scenarios[0]
        return camera.film(scenario, on: scene.device(of: scenario), &measurer)
      })
  }

  private static func moment(_ step: Int?, _ seconds: Double?) throws -> MotionPicture {
    let picture = DocumentSnapshot(scene).scene(CardEnvironment()) { scene, _, measurer in
      var environment = CardEnvironment()
      environment.takesSceneDevice = true
      var camera = ScenarioCamera(scene, environment)
      return camera.moment(of: scene.scenarios[0], step: step, at: seconds, &measurer).picture
    }
    return try #require(picture ?? nil)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("A moment of a push shows both cards, the lower one darker, the upper one on its way")
  func moment() throws {
    let picture = try Self.moment(1, 0.05)
    let cards = zip(picture.layers, picture.places).filter { $0.0.kind == .card }
    #expect(cards.map(\.0.owner) == [.other, .top])
    #expect((1..<179).contains(cards[0].1.y) && cards[1].1.y > 100, "the one below rises with it")
    let svg = Self.text(CardPicture("", picture).svg())
    #expect(XMLParser.parse(SourceText(svg)).diagnostics.isEmpty)
    #expect(svg.contains(">First<") && svg.contains(">Second<") && svg.contains("data-layer=\"shade\""))
    let rest = try Self.moment(1, nil)
    #expect(Self.text(CardPicture("", rest).svg()).contains(">First<") == false)
    #expect(try Self.moment(nil, nil).sample.frame.y == 249)
    #expect(rest.flattened.parts.contains { $0.label == "Close" && $0.frame.y > 70 })
  }

  @Test("On a screen that is asked for a scene runs as its language does, unless a direction is chosen")
  func direction() throws {
    let text = Self.scene.replacing("root=\"a\"", with: "root=\"a\" xml:lang=\"ar\"")
    func cardX(_ direction: LayoutDirection?) throws -> Double? {
      var environment = CardEnvironment(try #require(Device.named("ipad-mini-6")))
      environment.chosenDirection = direction
      let picture = DocumentSnapshot(text).scene(environment) { [environment] scene, _, measurer in
        var camera = ScenarioCamera(scene, environment)
        return camera.moment(of: scene.scenarios[2], step: nil, at: nil, &measurer).picture
      }
      return try #require(picture ?? nil).flattened.parts.first { $0.role == .card }?.frame.x
    }
    #expect(try cardX(nil) == 744 - 8 - 360)
    #expect(try cardX(.leftToRight) == 8)
  }

  @Test("A strip has a row for each step, draws every layer once, and marks claims that do not hold")
  func strip() throws {
    let film = try Self.film("there")
    let strip = FilmStrip(film)
    let svg = Self.text(strip.svg())
    #expect(XMLParser.parse(SourceText(svg)).diagnostics.isEmpty)
    for words in [">Start<", ">1 · push b<", ">2 · drag 60, velocity 200<", "✗ position is"] {
      #expect(svg.contains(words), "\(words)")
    }
    // Each drawing is defined once, however often it is shown.
    #expect(svg.components(separatedBy: ">One</text>").count == 2)
    #expect(svg.components(separatedBy: "<use ").count > 60)
  }

  @Test("A page that plays needs no script and nothing from elsewhere, and stands still where motion is not wanted")
  func page() throws {
    let html = Self.text(FilmPage(try Self.film("there")).html)
    #expect(!html.contains("<script"))
    for attribute in [" src=\"", "href=\"", "url("] {
      let places = html.components(separatedBy: attribute).dropFirst()
      #expect(places.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:") }, "\(attribute)")
    }
    #expect(html.contains("prefers-reduced-motion: reduce") && html.contains("animation-iteration-count: infinite"))
    #expect(html.components(separatedBy: ">One</text>").count == 2)
    // Straight lines between few stops rather than a stop for each frame.
    #expect(html.utf8.count < 120_000)
    #expect(html.contains("✗ position is “peaking”, not “collapsed”"))
  }

  @Test("Each layer stands in the one that it belongs to, whatever is clear", arguments: ["there", "round", "shut"])
  func nesting(_ id: String) throws {
    let film = try Self.film(id)
    for moment in film.film.shots.flatMap(\.moments) {
      let picture = film.picture(moment.sample)
      var hidden: Set<Int> = []
      var expected: [[String]] = []
      for (index, layer) in picture.layers.enumerated() {
        if picture.places[index].opacity <= 0 || layer.parent.map(hidden.contains) == true {
          hidden.insert(index)
        } else {
          expected.append([layer.kind.rawValue, layer.parent.map { picture.layers[$0].kind.rawValue } ?? ""])
        }
      }
      let tree = XMLParser.parse(SourceText(Self.text(CardPicture("", picture).svg())))
      var layers: [Int: String] = [:]
      var found: [[String]] = []
      for (index, node) in tree.nodes.enumerated() where node.kind == .element {
        let name = tree.attributes(of: NodeID(index)).first { tree.names[Int($0.name)].local == "data-layer" }
        guard let name else { continue }
        var parent = Int(node.parent)
        while parent > 0, layers[parent] == nil { parent = Int(tree.nodes[parent].parent) }
        let value = tree.valueRange(of: name)
        let kind = String(decoding: tree.text.bytes[value.start..<value.end], as: UTF8.self)
        layers[index] = kind
        found.append([kind, layers[parent] ?? ""])
      }
      #expect(found == expected, "\(id) after \(moment.seconds) s")
    }
  }

  @Test("A device that is turned has a screen of its own")
  func turned() throws {
    let html = Self.text(FilmPage(try Self.film("round")).html)
    #expect(html.contains("viewBox=\"0 0 568 568\""))
    #expect(FilmReel(try Self.film("round")).size.width == 568)
  }

  @Test("A longer story takes a page that is longer in proportion")
  func growth() throws {
    func size(_ steps: Int) throws -> Int {
      let drags = String(
        repeating: #"<Step drag="60" velocity="900"/><Step drag="-60" velocity="-900"/>"#, count: steps)
      let story = Self.scene.replacingOccurrences(of: #"<Step move="collapsed"/>"#, with: drags)
      let film = try #require(
        DocumentSnapshot(story).scene(CardEnvironment()) { scene, _, measurer in
          var camera = ScenarioCamera(scene, CardEnvironment())
          return camera.film(scene.scenarios[2], on: scene.device(of: scene.scenarios[2]), &measurer)
        })
      return FilmPage(film).html.count
    }
    let (short, long, longer) = (try size(5), try size(10), try size(15))
    #expect(abs((longer - long) - (long - short)) < (long - short) / 5)
  }

  @Test("A reel shows what moves twelve times a second, and what rests for a while")
  func reel() throws {
    let reel = FilmReel(try Self.film("there"))
    let frames = (0..<reel.count).map { reel.frame($0) }
    #expect(frames.count > 12 && frames.count < 60)
    #expect(frames.count { $0.seconds == 0.9 } == 4)
    #expect(frames.allSatisfy { XMLParser.parse(SourceText($0.svg)).diagnostics.isEmpty })
  }

  @Test("A finger that drags is seen on its way, and where it ends the step is the same")
  func finger() throws {
    let shot = try #require(try Self.film("there").film.shots.dropFirst(2).first)
    let tops = shot.moments.prefix(21).map(\.sample.frame.cardTop)
    #expect(tops == tops.sorted() && abs((tops.last ?? 0) - 130) < 0.01)
    #expect(shot.moments.map(\.seconds) == shot.moments.map(\.seconds).sorted())
  }
}

/// Fingers in films, and captions of strips.
@Suite struct FilmTouchTests {
  /// The film of `steps` on a phone of 320 by 568 points; the card is peaking at 249, its title 59 points high.
  private static func film(_ steps: String, device: String = #"like="iphone-se-1""#) throws -> FilmPicture {
    let scene = """
      <CardScene xmlns="urn:cardwright:1" id="s" root="a"><Device id="phone" \(device)/>
        <MapContent id="m" zoom="city"><Pin id="yard" latitude="52.37" longitude="4.9">Yard</Pin></MapContent>
        <TableCard id="a" map="m" position="peaking"><Title>First</Title>
          <Section><ObjectCell id="row"><Title>Row</Title></ObjectCell><ObjectCell id="row"><Title>Other</Title></ObjectCell></Section>
          <MapButtons edge="top"><Action id="where" icon="places.map" label="Overview"/></MapButtons></TableCard>
        <PlainCard id="b" map="m" position="extended"><Title>Second</Title><Text>Two</Text></PlainCard>
        <Scenario id="only" device="phone">\(steps)</Scenario>
      </CardScene>
      """
    return try #require(
      DocumentSnapshot(scene).scene(CardEnvironment()) { scene, _, measurer in
        var environment = CardEnvironment()
        environment.takesSceneDevice = true
        var camera = ScenarioCamera(scene, environment)
        return camera.film(scene.scenarios[0], &measurer)
      })
  }

  /// The way of the finger in the step with the number `step`.
  private static func way(_ film: FilmPicture, _ step: Int = 1) throws -> [FingerPlace] {
    try #require(film.film.shots.first { $0.step == step }).fingerWay
  }

  @Test("A finger drags from the title as far as the step says, and is up when the card moves on")
  func drag() throws {
    let film = try Self.film(#"<Step drag="-40"/>"#)
    let way = try Self.way(film)
    let (first, last) = (try #require(way.first), try #require(way.last))
    #expect(first.x == 160 && (249..<310).contains(first.y))
    #expect(last.x == 160 && abs(last.y - first.y + 40) < 0.01)
    let moments = film.film.shots[1].moments
    #expect(moments.filter { $0.finger != nil }.count == 21 && moments.last?.finger == nil)
  }

  @Test("A finger that is held stays down until the drag that lets go, from where it was")
  func held() throws {
    let film = try Self.film(#"<Step drag="-60" hold="true"/><Step wait="0.2"/><Step drag="30"/>"#)
    #expect(film.film.shots[1].moments.allSatisfy { $0.finger != nil })
    #expect(film.film.shots[2].moments.allSatisfy { $0.finger == 0 })
    #expect(try Self.way(film, 1).last == Self.way(film, 2).first)
    #expect(try Self.way(film, 2).last == Self.way(film, 3).first)
    #expect(film.film.shots[3].moments.last?.finger == nil)
  }

  @Test(
    "A tap is seen where its target stands, before it happens",
    arguments: [
      (#"select="row""#, 249.0...400), (#"select="row" index="2""#, 300...460), (#"tapTitle="true""#, 249...310),
      (#"tap="where""#, 0...100), (#"tap="yard""#, 100...180), (#"tap="100,50""#, 50...50),
    ])
  func tap(_ step: String, _ rows: ClosedRange<Double>) throws {
    let film = try Self.film("<Step \(step)/>")
    let place = try #require(try Self.way(film).first)
    #expect(rows.contains(place.y) && (0...320).contains(place.x))
    let moments = film.film.shots[1].moments
    #expect(moments.prefix(12).allSatisfy { $0.isTouched && $0.sample.frame.y == 249 } && moments.last?.finger == nil)
  }

  @Test("The second row of an id is touched below the first")
  func index() throws {
    func y(_ index: Int) throws -> Double {
      try #require(try Self.way(try Self.film("<Step select=\"row\" index=\"\(index)\"/>")).first).y
    }
    let (first, second) = (try y(1), try y(2))
    #expect(first + 30 < second)
  }

  @Test(
    "What the app does, and what is not seen, is touched by no finger",
    arguments: [
      #"<Step move="extended"/>"#, #"<Step push="b"/>"#, #"<Step keys="ctrl+up"/>"#, #"<Step wait="0.1"/>"#,
      #"<Step tap="nowhere"/>"#, #"<Step move="extended"/><Step tap="yard"/>"#,
    ])
  func untouched(_ steps: String) throws {
    #expect(try Self.film(steps).film.shots.allSatisfy { $0.fingerWay.isEmpty })
  }

  @Test("A finger that goes sideways first goes sideways, and the card stays")
  func sideways() throws {
    let film = try Self.film(#"<Step drag="-90" velocity="-300" velocityX="400"/>"#)
    let way = try Self.way(film)
    let (first, last) = (try #require(way.first), try #require(way.last))
    #expect(last.x > first.x + 50)
    #expect(film.film.shots[1].moments.allSatisfy { $0.sample.frame.y == 249 })
  }

  @Test("Content follows the finger that scrolls it")
  func scroll() throws {
    let film = try Self.film(#"<Step move="extended"/><Step drag="60" from="content"/>"#)
    let way = try Self.way(film, 2)
    let (first, last) = (try #require(way.first), try #require(way.last))
    #expect(abs(last.y - first.y - 60) < 0.01)
  }

  @Test("Strip, page and frames draw fingers, and leave them out where they are not wanted")
  func drawn() throws {
    let film = try Self.film(#"<Step drag="-40"/><Step tapTitle="true"/>"#)
    let mark = "<circle r=\"18\""
    func counts(_ film: FilmPicture) -> [Int] {
      let reel = FilmReel(film)
      let frames = (0..<reel.count).map { String(decoding: reel.frame($0).svg, as: UTF8.self) }
      return [
        String(decoding: FilmStrip(film).svg(), as: UTF8.self),
        String(decoding: FilmPage(film).svg(scale: 1).bytes, as: UTF8.self),
        frames.joined(),
      ].map { $0.components(separatedBy: mark).count - 1 }
    }
    let seen = counts(film)
    // A page has one finger, which moves.
    #expect(seen[0] >= 2 && seen[1] == 1 && seen[2] >= 5)
    #expect(counts(film.withoutTouches) == [0, 0, 0])
    let page = String(decoding: FilmPage(film).svg(scale: 1).bytes, as: UTF8.self)
    #expect(page.contains("@keyframes f0") && page.contains("stroke-dashoffset"))
  }

  @Test("Captions break between words, no line is wider than its picture, and what is cut says so")
  func captions() throws {
    let id = "a-rather-long-name-of-a-button-that-nobody-would-give-it-but-somebody-might"
    let film = try Self.film(
      #"<Step tap="\#(id)"/><Expect top="\#(String(repeating: "far too many words ", count: 40))"/>"#)
    let svg = String(decoding: FilmStrip(film).svg(), as: UTF8.self)
    let lines = svg.components(separatedBy: "<text ").dropFirst().filter { $0.contains("font-size=\"12\"") }
    let widths = lines.compactMap { line in
      line.components(separatedBy: "textLength=\"").last.flatMap { Double($0.prefix { $0 != "\"" }) }
    }
    #expect(widths.count == lines.count && widths.allSatisfy { $0 <= 160 } && widths.contains { $0 > 120 })
    let texts = lines.map { String($0.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }) }
    #expect(texts.contains("Start") && texts.contains { $0.hasSuffix("…") })
    // Words stay whole where they fit.
    let words = texts.filter { $0.contains("too") }.flatMap { $0.split(separator: " ") }.map { $0.filter(\.isLetter) }
    #expect(Set(words).subtracting(["", "top", "is", "a", "not", "man"]) == ["far", "too", "many", "words"])
  }

  @Test("A strip of many steps goes on in another column, and has a picture for every moment")
  func columns() throws {
    let steps = String(repeating: #"<Step move="extended"/><Step move="peaking"/>"#, count: 12)
    let strip = FilmStrip(try Self.film(steps))
    #expect(strip.size.height <= 6100 && strip.size.width > 900)
    let svg = String(decoding: strip.svg(), as: UTF8.self)
    #expect(strip.count == 1 + 24 * 3 && svg.components(separatedBy: "scale(0.5)").count - 1 == strip.count)
  }
}

extension CardScene {
  fileprivate func device(of scenario: Scenario) -> SceneDevice? {
    devices.first { $0.source.id == scenario.device }
  }
}
