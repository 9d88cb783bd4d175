import CardLayout
import CardModel
import LayoutCore
import SceneLayout
import Testing

@Suite("A scene at rest")
struct SceneDrawingTests {
  private func scene(
    _ content: String, _ attributes: String = "", device: String = "iphone-se-1", position: CardPosition? = nil,
    _ change: (inout CardEnvironment) -> Void = { _ in }
  ) throws -> PositionedScene {
    try SceneFixture.scene(
      """
      <CardScene xmlns="urn:cardwright:1" root="home" \(attributes)>
        <MapContent id="city"><Pin latitude="49.4" longitude="11.1">Nuremberg</Pin></MapContent>
        \(content)
      </CardScene>
      """, device: device
    ) { environment in
      environment.scenePosition = position
      change(&environment)
    }
  }

  private static let plain = #"<PlainCard id="home" map="city"><Title>Home</Title><Text>Content</Text></PlainCard>"#

  @Test("The card's top is where the screenshots have it", arguments: zip(CardPosition.allCases, [507.5, 249, 70]))
  func top(position: CardPosition, top: Double) throws {
    let drawn = try scene(Self.plain, position: position)
    #expect(try drawn.cardPart().frame.y == top)
    #expect(drawn.size == Size(320, 568))
  }

  @Test("A collapsed card shows its title alone, an extended one dims the map and hides its buttons")
  func positions() throws {
    #expect(try scene(Self.plain, position: .collapsed).texts("Text").isEmpty)
    let peaking = try scene(Self.plain, position: .peaking)
    #expect(peaking.texts("Text").count == 1)
    #expect(peaking.buttons.contains { $0.label == "Follow my location" })
    let extended = try scene(Self.plain, position: .extended)
    #expect(!extended.buttons.contains { $0.label == "Follow my location" })
    #expect(extended.buttons.contains { $0.label == "Show the map" })
    #expect(!extended.parts.contains { $0.role == .map && $0.readingOrder != nil })
  }

  @Test("The button column begins at 28, 8 from the edge; a header sends it to the row above the card")
  func mapButtons() throws {
    let plain = try scene(Self.plain)
    let button = try #require(plain.buttons.first { $0.label == "Follow my location" })
    #expect(button.frame == Frame(x: 268, y: 28, width: 44, height: 44))
    let headed = try scene(
      #"<PlainCard id="home" map="city"><HeaderBar height="53"/><Title>Home</Title></PlainCard>"#)
    let moved = try #require(headed.buttons.first { $0.label == "Follow my location" })
    #expect(try moved.frame.maxY == headed.cardPart().frame.y - 8)
  }

  @Test("Buttons on the map are 48 on Android")
  func androidMapButtons() throws {
    let buttons = #"<MapButtons edge="top"><Action id="info" icon="actions.information" label="Info"/></MapButtons>"#
    let card = #"<PlainCard id="home" map="city"><Title>Home</Title>\#(buttons)</PlainCard>"#
    let drawn = try scene(card) { $0.platform = .android }
    let frames = drawn.buttons.filter { $0.label == "Follow my location" || $0.label == "Info" }.map(\.frame)
    #expect(
      frames == [Frame(x: 264, y: 28, width: 48, height: 48), Frame(x: 264, y: 28 + 48 + 1, width: 48, height: 48)])
  }

  @Test("Status bar and map buttons are materials that are opaque where more contrast is asked for")
  func materials() throws {
    func materials(_ scene: PositionedScene) -> [Double] {
      scene.parts.compactMap { part in
        if case .surface(let surface) = part.content, surface.isMaterial { surface.fill?.opacity } else { nil }
      }
    }
    #expect(try materials(scene(Self.plain)) == [0.7, 0.85])
    #expect(try materials(scene(Self.plain) { $0.contrast = .high }).isEmpty)
    let extended = try scene(Self.plain, position: .extended)
    let bar = try #require(extended.parts.first { $0.frame.height == 20 })
    guard case .surface(let surface) = bar.content else { return #expect(Bool(false), "\(bar)") }
    #expect(surface.fill == ColorToken("baseBlack", opacity: 0.25) && surface.tint?.opacity == 0.7)
  }

  @Test("The grab handle is 48 by 4, 6 below the card's edge, and only where there is a map")
  func grabHandle() throws {
    let drawn = try scene(Self.plain, position: .peaking)
    #expect(drawn.parts.contains { $0.frame == Frame(x: 136, y: 255, width: 48, height: 4) })
    let bare = try scene(#"<PlainCard id="home"><Title>Home</Title></PlainCard>"#, position: .collapsed)
    #expect(!bare.parts.contains { $0.frame.width == 48 && $0.frame.height == 4 })
    #expect(try bare.cardPart().frame.y == 70)
  }

  /// What a scene begins with, its attributes, whether the phone is turned, and where the card on top stands.
  private static let starts: [(cards: String, attributes: String, isTurned: Bool, position: CardPosition)] = [
    (card("home", "collapsed"), "", false, .collapsed), (card("home", "collapsed"), "", true, .extended),
    (card("home"), "", false, .peaking), (card("home"), #"profile="tgcard-2.5""#, false, .collapsed),
    (card("home"), #"profile="tgcard-sheet""#, false, .collapsed),
    (paged, #"profile="tgcard-2.5""#, false, .peaking),
    (stack(card("home", "collapsed"), card("top")), "", false, .collapsed),
    (stack(card("home", "extended"), card("top")), "", false, .extended),
    (stack(card("home", "collapsed"), card("top", "peaking")), "", false, .peaking),
    (stack(card("home", "collapsed"), card("top", "peaking"), at: "extended"), "", false, .extended),
    (stack(#"<PlainCard id="home"/>"#, card("top")), "", false, .extended),
    (stack(#"<MapOnlyCard id="home" map="city"/>"#, card("top")), "", false, .collapsed),
  ]

  private static func card(_ id: String, _ position: String? = nil) -> String {
    let place = position.map { #" position="\#($0)""# } ?? ""
    return #"<PlainCard id="\#(id)" map="city"\#(place)><Title>Home</Title><Text>Content</Text></PlainCard>"#
  }

  private static let paged = #"<PageCard id="home"><PageItem card="p"/></PageCard>"# + card("p")

  /// `above` on `below`, at a position that the stack gives it.
  private static func stack(_ below: String, _ above: String, at position: String? = nil) -> String {
    let place = position.map { #" position="\#($0)""# } ?? ""
    return #"\#(below)\#(above)<Start><StackEntry card="home"/><StackEntry card="top"\#(place)/></Start>"#
  }

  @Test(
    "It begins where a scenario finds it: pushed over what lies below it, and extended on a low screen",
    arguments: starts)
  func start(cards: String, attributes: String, isTurned: Bool, position: CardPosition) throws {
    func top(_ position: CardPosition?) throws -> Double {
      try scene(cards, attributes) { environment in
        if isTurned { environment = CardEnvironment(.standard, .landscape) }
        environment.scenePosition = position
      }.cardPart().frame.y
    }
    #expect(try top(nil) == top(position))
    for other in CardPosition.allCases where other != position && !isTurned {
      #expect(try top(nil) != top(other), "\(other)")
    }
    if isTurned { #expect(try top(nil) != top(.collapsed)) }
  }

  @Test("A root card has no close button; one above another has it, 24 points, with a target of 44")
  func close() throws {
    #expect(try scene(Self.plain).buttons.allSatisfy { $0.label != "Close" })
    let stack = try scene(
      Self.plain
        + #"<PlainCard id="top" map="city"><Title>Top</Title></PlainCard><Start><StackEntry card="home"/><StackEntry card="top"/></Start>"#
    )
    let part = try #require(stack.parts.first { $0.label == "Close" })
    #expect((part.frame.width, part.frame.height) == (24, 24))
    #expect(part.frame.midX == 292)
    #expect(part.touchTarget?.width == 44)
  }

  @Test("A close button keeps clear of the title at every text size", arguments: ["circle", "glass"])
  func closeBesideLargeTitles(look: String) throws {
    let drawn = try scene(
      """
      <CardStyle id="s" closeButton="\(look)"/>
      <PlainCard id="home" map="city" style="s"><Title>Utility outages in Hamburg</Title></PlainCard>
      """, #"dismissable="true""#
    ) { $0.textSize = .ax5 }
    let close = try #require(drawn.parts.first { $0.label == "Close" }).frame
    #expect(try close.x >= drawn.frame("Title").maxX)
  }

  @Test("At the side the card is 360 wide; from right to left it stands at the right")
  func side() throws {
    let left = try scene(Self.plain, device: "ipad-mini-6", position: .extended)
    let card = try left.cardPart().frame
    #expect((card.x, card.y, card.width) == (8, 36, 360))
    let right = try scene(Self.plain, device: "ipad-mini-6", position: .extended) { $0.direction = .rightToLeft }
    #expect(try right.cardPart().frame.maxX == 736)
  }

  @Test(
    "A sticky bar beside a card is as wide as that leaves it room, and as high as what it holds, clear of the housing",
    arguments: [
      ("iphone-15", "", false), ("iphone-15", "", true), ("iphone-15", #"sideEdge="trailing""#, false),
      ("iphone-15", #"mode="sidebar""#, false), ("ipad-10", "", false), ("ipad-10", #"sideEdge="trailing""#, true),
    ])
  func stickyBeside(device: String, attributes: String, isRightToLeft: Bool) throws {
    let words = "Replacement buses run between Nuremberg and Fürth until Sunday evening, and then once more in spring"
    let content = """
      <PlainCard id="home" map="city"><Title>Home</Title>
        <StickyBar height="auto"><Text>\(words)</Text><Action id="more">More</Action></StickyBar></PlainCard>
      """
    let isPhone = device == "iphone-15"
    let drawn = try scene(content, attributes, device: device) { environment in
      if isPhone { environment = CardEnvironment(.standard, .landscape) }
      environment.direction = isRightToLeft ? .rightToLeft : .leftToRight
    }
    let (card, bar) = (try drawn.cardPart().frame, try drawn.frame("StickyBar"))
    let isCardLeft = (attributes == #"sideEdge="trailing""#) == isRightToLeft
    let (left, right) = isCardLeft ? (card.maxX, drawn.size.width) : (0, card.x)
    #expect(abs(bar.x - left) < 0.01 && abs(bar.maxX - right) < 0.01)
    let housing = isPhone ? 59.0 : 0
    let (first, last) = (left + (isCardLeft ? 0 : housing) + 16, right - (isCardLeft ? housing : 0) - 16)
    for element in ["Text", "Action"] {
      let frame = try drawn.frame(element)
      #expect(frame.x > first - 0.01 && frame.maxX < last + 0.01, "\(element)")
      #expect(frame.y > bar.y && frame.maxY < bar.maxY, "\(element)")
    }
  }

  @Test("A header grows with large texts, whatever height the file gives it")
  func headerOfLargeTexts() throws {
    let card = """
      <PlainCard id="home" map="city"><Title>Home</Title>
        <HeaderBar height="60"><Title>Service day</Title><Subtitle>Monday</Subtitle></HeaderBar></PlainCard>
      """
    for (size, grows) in [(TextSizeCategory.large, false), (.ax3, true)] {
      let drawn = try scene(card) { $0.textSize = size }
      let (header, subtitle) = (try drawn.frame("HeaderBar"), try drawn.frame("Subtitle"))
      #expect(header.maxY > 20 + 60 ? grows : header.maxY == 20 + 60 && !grows, "\(size)")
      #expect(subtitle.maxY <= header.maxY, "\(size)")
    }
  }

  @Test("What floats over a page takes the place of what floats over its page card, but not as shipped")
  func floatingPage() throws {
    func rows(_ profile: String) throws -> [String] {
      let drawn = try scene(
        """
        <PageCard id="home"><PageItem card="a"/><FloatingRow><Action>Of the pages</Action></FloatingRow></PageCard>
        <PlainCard id="a" map="city"><Title>A</Title><FloatingRow><Action>Of page A</Action></FloatingRow></PlainCard>
        """, #"profile="\#(profile)""#)
      return drawn.parts.compactMap { part in
        if case .text(let text) = part.content, text.fullText.hasPrefix("Of ") { text.fullText } else { nil }
      }
    }
    #expect(try rows("spec") == ["Of page A"])
    #expect(try rows("tgcard-2.5") == ["Of the pages"])
  }

  @Test("A page card shows its current page and says which it is")
  func pages() throws {
    let drawn = try scene(
      """
      <PageCard id="home" initial="b"><HeaderBar><PageDots/><Next>Next</Next></HeaderBar>
        <PageItem card="a"/><PageItem card="b"/></PageCard>
      <PlainCard id="a" map="city"><Title>First</Title></PlainCard>
      <PlainCard id="b" map="city"><Title>Second</Title></PlainCard>
      """)
    #expect(drawn.texts("Title").map(\.fullText) == ["Second"])
    #expect(drawn.parts.contains { $0.label == "Page 2 of 2" })
    let next = try #require(drawn.parts.first { $0.label == "Next" })
    #expect(next.touchTarget == nil)
  }

  @Test("What floats stands 16 above the safe area; a round button 16 from the side and 20 from the bottom")
  func floating() throws {
    let drawn = try scene(
      """
      <PlainCard id="home" map="city"><Title>Home</Title>
        <FloatingRow align="fill"><Action id="go">Go</Action></FloatingRow>
        <FloatingButton id="add" look="add">Add</FloatingButton></PlainCard>
      """, device: "iphone-15", position: .peaking)
    let row = try drawn.frame("FloatingRow")
    #expect((row.x, row.maxY) == (0, 802))
    let button = try drawn.frame("FloatingButton")
    #expect(button == Frame(x: 317, y: 738, width: 60, height: 60))
  }

  @Test("What floats is drawn over a collapsed card, too; the bar at its bottom is not")
  func floatingCollapsed() throws {
    let drawn = try scene(
      """
      <PlainCard id="home" map="city"><Title>Home</Title><BottomBar><Text>B</Text></BottomBar>
        <FloatingRow align="fill"><Action id="go">Go</Action></FloatingRow>
        <FloatingButton id="add" look="add">Add</FloatingButton></PlainCard>
      """, device: "iphone-15", position: .collapsed)
    #expect(try drawn.frame("FloatingRow").maxY == 802 && drawn.frame("FloatingButton").maxY == 798)
    #expect(!drawn.parts.contains { $0.source?.element == "BottomBar" })
  }

  @Test("A button in a bar is as high as others, and clear of its line", arguments: [60.0, 90])
  func bottomBar(height: Double) throws {
    let drawn = try scene(
      """
      <PlainCard id="home" map="city"><Title>Home</Title>
        <BottomBar height="\(height)"><Action id="save">Save</Action></BottomBar></PlainCard>
      """, device: "iphone-15", position: .peaking)
    let (bar, button) = (try drawn.frame("BottomBar"), try drawn.frame("Action"))
    #expect(button.height == 44 && abs(bar.maxY - 34 - height / 2 - (button.y + 22)) < 0.01)
  }

  @Test(
    "Two buttons that are too long share all of the bar's width but the gap between them; short ones stand at its end")
  func buttonsInABar() throws {
    func bar(_ first: String, _ second: String) throws -> [Frame] {
      let drawn = try scene(
        """
        <PlainCard id="home" map="city"><Title>Home</Title>
          <BottomBar><Action id="a">\(first)</Action><Action id="b">\(second)</Action></BottomBar></PlainCard>
        """)
      return drawn.parts.filter { $0.source?.element == "Action" && $0.role == .button }.map(\.frame)
    }
    let long = try bar("Reserve this space now", "Start the navigation")
    #expect(long.map(\.x) == [16, 166] && long.map(\.width) == [138, 138])
    let short = try bar("Yes", "No")
    #expect(short.first?.x ?? 0 > 100 && short.last?.maxX == 304)
  }

  @Test(
    "A subtitle keeps one line at usual sizes, and takes as many as it needs at accessibility sizes",
    arguments: ["<Title>Bikes</Title>S", "<CustomTitle><Title>Bikes</Title>S</CustomTitle>"])
  func subtitles(title: String) throws {
    let words = "Two stations less than three hundred metres away"
    let card =
      "<PlainCard id=\"home\" map=\"city\">\(title.replacing("S", with: "<Subtitle>\(words)</Subtitle>"))</PlainCard>"
    for (size, isWhole) in [(TextSizeCategory.large, false), (.ax2, true)] {
      let text = try #require(try scene(card) { $0.textSize = size }.texts("Subtitle").first)
      #expect(text.isTruncated != isWhole && (text.lines.count > 1) == isWhole, "\(size)")
    }
  }

  @Test("The segment of the page that shows lies in a track that is seen around it")
  func segments() throws {
    let drawn = try scene(
      """
      <PageCard id="home"><HeaderBar><SegmentStrip><Segment card="a">One</Segment><Segment card="b">Two</Segment>
        </SegmentStrip></HeaderBar><PageItem card="a"/><PageItem card="b"/></PageCard>
      <PlainCard id="a" map="city"><Title>First</Title></PlainCard>
      <PlainCard id="b" map="city"><Title>Second</Title></PlainCard>
      """)
    let (strip, segment) = (try drawn.frame("SegmentStrip"), try drawn.frame("Segment"))
    #expect((strip.height, segment.height) == (32, 28))
    #expect((segment.x, segment.y) == (strip.x + 2, strip.y + 2))
  }

  @Test("A card across a phone on its side keeps its content clear of the housing", arguments: [false, true])
  func landscapeBottom(isRightToLeft: Bool) throws {
    let content = """
      <PlainCard id="home" map="city" position="extended"><Title>Home</Title><Text>Content</Text>
        <FloatingButton id="add" look="add">Add</FloatingButton></PlainCard>
      """
    let drawn = try scene(content, #"placement="bottom""#, device: "iphone-15") { environment in
      environment = CardEnvironment(.standard, .landscape)
      environment.direction = isRightToLeft ? .rightToLeft : .leftToRight
    }
    #expect(try drawn.cardPart().frame.width == 852)
    for element in ["Title", "Text"] {
      let frame = try drawn.frame(element)
      #expect(isRightToLeft ? frame.maxX == 852 - 59 - 16 : frame.x == 59 + 16)
    }
    let button = try drawn.frame("FloatingButton")
    #expect(isRightToLeft ? button.x == 59 + 16 : button.maxX == 852 - 59 - 16)
  }

  @Test("A platform that is chosen holds whatever device the scene names")
  func chosenPlatform() throws {
    let axis = try #require(EnvironmentAxis.all.first { $0.name == "platform" })
    // The environment has the other platform as long as nobody has chosen one.
    for (device, own, other) in [("android-compact", Platform.android, Platform.ios), ("iphone-15", .ios, .android)] {
      func frames(_ platform: Platform?) throws -> [Frame] {
        try scene(#"<Device id="d" like="\#(device)"/>"# + Self.plain) { environment in
          (environment.takesSceneDevice, environment.platform) = (true, other)
          if let platform { axis.set(platform.rawValue, in: &environment, of: .standard) }
        }.parts.map(\.frame)
      }
      #expect(try frames(nil) == frames(own), "\(device)")
      #expect(try frames(nil) != frames(other), "\(device)")
    }
  }

  @Test("No name on the map is below a button on it", arguments: [TextSizeCategory.large, .ax5], [false, true])
  func mapNames(size: TextSizeCategory, isRightToLeft: Bool) throws {
    // Pins at both edges of the map, level with the column of buttons.
    let pins = [("49.45", "11.00"), ("49.45", "11.20"), ("49.36", "11.10")]
      .map { #"<Pin latitude="\#($0.0)" longitude="\#($0.1)">Gothenburg harbour</Pin>"# }.joined()
    let drawn = try scene(
      #"<MapContent id="coast">\#(pins)</MapContent><PlainCard id="home" map="coast"><Title>Home</Title></PlainCard>"#
    ) { environment in
      environment.textSize = size
      environment.direction = isRightToLeft ? .rightToLeft : .leftToRight
    }
    let button = try #require(drawn.buttons.first { $0.label == "Follow my location" }).frame
    let names = drawn.parts.compactMap { part -> Frame? in
      guard case .text(let text) = part.content, text.fullText.hasPrefix("Goth") else { return nil }
      return part.frame
    }
    #expect(!names.isEmpty)
    for name in names {
      #expect(name.maxX <= button.x || name.x >= button.maxX || name.maxY <= button.y || name.y >= button.maxY)
    }
  }

  @Test("A scene without any card shows the map")
  func mapOnly() throws {
    let drawn = try scene(#"<MapOnlyCard id="home" map="city"/>"#)
    #expect(drawn.card == nil)
    #expect(drawn.parts.contains { $0.role == .map && $0.label == "Map: Nuremberg" })
  }

  @Test("The scene's own device is taken when it is asked for")
  func ownDevice() throws {
    let drawn = try SceneFixture.scene(
      #"<CardScene xmlns="urn:cardwright:1"><Device id="d" width="360" height="640" safeTop="24"/></CardScene>"#
    ) { $0.takesSceneDevice = true }
    #expect(drawn.size == Size(360, 640))
  }
}
