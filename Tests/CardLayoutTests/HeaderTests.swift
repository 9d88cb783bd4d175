import BundledData
import CardLayout
import CardModel
import LayoutCore
import Testing

/// Main header, media and extended header (FS/CardMainHeaderStyle, FS/CardMediaStyle, FS/CardExtHeaderStyle).
@Suite struct HeaderTests {
  private let full = """
    <Header><IconStack><Icon name="actions.flag"/><Icon name="actions.flag"/><Icon name="actions.flag"/><Icon name="actions.flag"/></IconStack>
    <DetailImage src="a.png"/><Title>Spare parts</Title><Subtitle>Below reorder point</Subtitle>
    <HeaderAction icon="actions.filter" label="Filter"/><Counter>2 of 36</Counter></Header>
    """

  /// Style, face and colour of each text; sizes of HIG-T.
  @Test(arguments: [
    ("Title", FontFace.bold, 20.0, 25.0, "primaryLabel", 3),
    ("Subtitle", .regular, 17, 22, "secondaryLabel", 2),
    ("Counter", .regular, 13, 18, "tertiaryLabel", 1),
    ("Caption", .bold, 28, 34, "primaryLabel", 3),
    ("Label", .regular, 15, 20, "tertiaryLabel", 1),
    ("Status", .regular, 15, 20, "criticalLabel", 1),
    ("Tag", .regular, 13, 18, "accentLabel3", 1),
    ("Text", .regular, 17, 22, "primaryLabel", 0),
  ])
  func textsAreSetAsFioriSetsThem(
    _ element: String, _ face: FontFace, _ size: Double, _ leading: Double, _ color: String, _ lines: Int
  ) throws {
    let scene = try SceneFixture.card(
      #"<Media src="m.png"><Caption>Hall 4</Caption></Media>"# + full
        + #"<ExtendedHeader><Row><Label>L</Label><Status kind="critical">S</Status></Row><Row><Tag accent="3">T</Tag></Row></ExtendedHeader>"#
        + "<Body><Text>Text</Text></Body>")
    let text = try scene.text(element)
    #expect(text.setting.face == face && text.setting.size == size && text.setting.leading == leading)
    #expect(text.color.name == color)
    #expect(text.setting.lineLimit == lines)
  }

  @Test func rowHasItsGaps() throws {
    let scene = try SceneFixture.card(full)
    let icon = try scene.frame("Icon")
    let image = try scene.frame("DetailImage")
    let title = try scene.frame("Title")
    #expect(icon.x == 32 && icon.width == 14)
    #expect(image.x == icon.maxX + 8 && image.width == 45 && image.height == 45)
    #expect(title.x == image.maxX + 8 && title.y == image.y)
    #expect(try scene.frame("Subtitle").y == title.maxY)
  }

  @Test func whatIsForTheOtherPlatformTakesNoRoom() throws {
    let hidden = #"<IconStack><Icon platform="android" name="actions.flag"/></IconStack>"#
    let subtitle = #"<Subtitle platform="android">Donaudampfschifffahrtsgesellschaft</Subtitle>"#
    let actions = #"<Footer><Action platform="android">Go</Action></Footer>"#
    for size in [TextSizeCategory.large, .ax5] {
      let environment = try SceneFixture.environment { $0.textSize = size }
      let plain = try SceneFixture.card("<Header><Title>A</Title></Header>", environment)
      let other = try SceneFixture.card("<Header>\(hidden)<Title>A</Title>\(subtitle)</Header>\(actions)", environment)
      #expect(try other.cardPart().frame == plain.cardPart().frame)
      #expect(try other.frame("Title") == plain.frame("Title"))
    }
  }

  /// Nothing beside a key figure is cut, nor the figure itself: it stands below the rows where there is no room.
  @Test(arguments: ["iphone-se-1", "iphone-15", "ipad-10"], [TextSizeCategory.large, .xxxLarge])
  func aKeyFigureStandsBelowRowsWithoutRoom(_ device: String, _ size: TextSizeCategory) throws {
    let environment = try SceneFixture.environment(device) { $0.textSize = size }
    let rows = """
      <Row><Label>Terminal Altenwerder</Label></Row><Row><Rating value="4.5" reviews="1204"/></Row>\
      <Row><Status kind="critical" icon="status.statusCritical">Zollprüfung läuft</Status></Row>
      """
    let figure = #"<KPI leadingUnit="€" unit="Mio." caption="Ladungswert" kind="critical" icon="a">12,45</KPI>"#
    let scene = try SceneFixture.card("<ExtendedHeader>\(rows)\(figure)</ExtendedHeader>", environment)
    for text in ["Label", "Status", "KPI"].flatMap({ scene.texts($0) }) {
      #expect(!text.isTruncated, "\(text.fullText)")
    }
    let isBelow = try scene.frame("KPI").y >= scene.frame("Status").maxY
    #expect(isBelow == (device == "iphone-se-1" || device == "iphone-15" && size == .xxxLarge))
  }

  @Test func iconStackShowsThree() throws {
    #expect(try SceneFixture.card(full).frames("Icon").count == 3)
  }

  @Test func controlIs44AtTheEndWithTheCounterBelow() throws {
    let scene = try SceneFixture.card(full)
    let action = try scene.frame("HeaderAction")
    let counter = try scene.frame("Counter")
    #expect(try action.width == 44 && action.height == 44 && action.y == (scene.frame("Header").y))
    #expect(counter.y == action.maxY)
    #expect(abs(counter.maxX - (393 - 32)) < 0.5)
  }

  @Test(arguments: [(nil, 45.0), ("16", 16), ("60", 60), ("45", 45)])
  func detailImageHasItsSize(_ size: String?, _ side: Double) throws {
    let attribute = size.map { #" size="\#($0)""# } ?? ""
    let scene = try SceneFixture.card("<Header><DetailImage\(attribute)/><Title>T</Title></Header>")
    #expect(try scene.frame("DetailImage").width == side)
  }

  /// The title is never pushed out by control and counter: at least 12 points stay between them.
  @Test func longTitleKeepsItsDistance() throws {
    let scene = try SceneFixture.card(
      "<Header><Title>\(String(repeating: "Spare parts ", count: 30))</Title><Counter>2 of 36</Counter></Header>")
    let title = try scene.text("Title")
    #expect(title.lines.count == 3 && title.isTruncated)
    #expect(try scene.frame("Title").maxX + 12 <= scene.frame("Counter").x + 0.5)
  }

  /// A control in words stands below labels to which it would leave neither a line nor half of the room.
  @Test(arguments: [
    ("iphone-se-1", TextSizeCategory.large, "Ordres de maintenance", "Afficher tous les ordres", true),
    ("iphone-15", .xxxLarge, "Ordres de maintenance", "Afficher tous les ordres", true),
    ("ipad-10", .xxxLarge, "Ordres de maintenance", "Afficher tous les ordres", false),
    ("iphone-se-1", .large, "Maintenance", "Afficher tous les ordres", true),
    ("iphone-se-1", .large, "My jobs", "See all", false), ("iphone-15", .ax1, "Jobs", "All", true),
  ])
  func aWideControlStandsBelow(
    _ device: String, _ size: TextSizeCategory, _ title: String, _ link: String, _ isBelow: Bool
  ) throws {
    let environment = try SceneFixture.environment(device) { $0.textSize = size }
    let header = #"<Header><Title>\#(title)</Title><SeeAll total="12">\#(link)</SeeAll></Header>"#
    for scene in [
      try SceneFixture.card(header, environment),
      try SceneFixture.scene(
        #"<CardCarousel xmlns="urn:cardwright:1">\#(header)<Card id="a"/></CardCarousel>"#, environment),
    ] {
      let button = try #require(scene.buttons.first).frame
      #expect(try (button.y >= scene.frame("Title").maxY - 0.5) == isBelow)
      #expect(try scene.text("Title").lines.count == 1)
    }
  }

  /// Labels for the other platform keep no control from standing beside the others.
  @Test func aControlStandsBesideLabelsThatAreShown() throws {
    let subtitle = #"<Subtitle platform="android">All that is planned for this week in the northern plants</Subtitle>"#
    let header = "<Header><Title>Jobs</Title>\(subtitle)<SeeAll>Show all 12 orders</SeeAll></Header>"
    let environment = try SceneFixture.environment("iphone-se-1")
    for scene in [
      try SceneFixture.card(header, environment),
      try SceneFixture.scene(
        #"<CardCarousel xmlns="urn:cardwright:1">\#(header)<Card id="a"/></CardCarousel>"#, environment),
    ] {
      let button = try #require(scene.buttons.first).frame
      #expect(try button.y < scene.frame("Title").maxY)
    }
  }

  @Test func mediaIsAsHighAsTheSamplesAndItsCaptionIsInTheCorner() throws {
    let scene = try SceneFixture.card(#"<Media src="a.png"><Caption>Hall 4</Caption></Media>"#)
    let media = try scene.frame("Media")
    #expect(try media.height == 145 && media.width == 361 && media.y == (scene.cardPart().frame.y))
    let caption = try scene.text("Caption")
    #expect(caption.lines.first?.x == media.x + 16)
    #expect(try scene.frame("Caption").maxY == media.maxY - 16)
    #expect(caption.color.appearance == .dark)
  }

  /// Whatever the picture shows behind the caption: at worst all white below white text, or all black below black text.
  @Test(arguments: [("dark", UInt32.max), ("light", 0xFF)], [Appearance.light, .dark])
  func captionIsLegibleOnAnyPicture(_ tone: (name: String, worst: UInt32), _ appearance: Appearance) throws {
    let environment = try SceneFixture.environment { $0.appearance = appearance }
    let scene = try SceneFixture.card(
      #"<Media src="a.png" tone="\#(tone.name)"><Caption>Four gates of which one is taken until noon</Caption></Media>"#,
      environment)
    let caption = try scene.frame("Caption")
    let shades = scene.parts.compactMap { part -> (frame: Frame, surface: Surface)? in
      if case .surface(let surface) = part.content, surface.fade > 0 { (part.frame, surface) } else { nil }
    }
    let shade = try #require(shades.first)
    #expect(shade.frame.y + shade.surface.fade <= caption.y && shade.frame.maxY >= caption.maxY)
    let fill = try #require(shade.surface.fill)
    let text = environment.color(try scene.text("Caption").color)
    let ground = environment.color(fill).over(PaletteColor(rgba: tone.worst))
    #expect(text.contrast(on: ground) >= 3)
  }

  @Test func allThreeRowsLetTheFirstSpan() throws {
    let row = "<Row><Label>Plant</Label></Row>"
    let kpi = #"<KPI unit="%" caption="Fill rate">86</KPI>"#
    let three = try SceneFixture.card("<ExtendedHeader>\(row)\(row)\(row)\(kpi)</ExtendedHeader>")
    let two = try SceneFixture.card("<ExtendedHeader>\(row)\(row)\(kpi)</ExtendedHeader>")
    let rows = three.frames("Row")
    #expect(rows[0].width == 329 && rows[1].width < 329)
    #expect(try three.frame("KPI").y == rows[1].y)
    #expect(try two.frame("KPI").y == two.frames("Row")[0].y)
    #expect(try abs(three.frame("KPI").maxX - 361) < 0.5)
    #expect(try three.frame("KPI").x >= rows[1].maxX + 12 - 0.5)
  }

  /// Beside the rows a key figure would be cut at accessibility sizes, so it stands below them.
  @Test(arguments: [TextSizeCategory.ax1, .ax5])
  func keyFigureIsNeverCut(_ size: TextSizeCategory) throws {
    let content =
      #"<ExtendedHeader><Row><Rating value="4.5" reviews="120"/></Row><KPI unit="%" caption="Fill rate">86</KPI></ExtendedHeader>"#
    let scene = try SceneFixture.card(content, try SceneFixture.environment { $0.textSize = size })
    #expect(try scene.frame("KPI").y >= scene.frame("Row").maxY)
    #expect(scene.texts("KPI").allSatisfy { !$0.isTruncated })
  }

  @Test func flexibleItemDropsAtAX3() throws {
    let content =
      #"<Header><DetailImage src="a.png"/><FlexItem position="belowSubtitle"><Label>Label</Label></FlexItem><Title>T</Title></Header>"#
    let beside = try SceneFixture.card(content, try SceneFixture.environment { $0.textSize = .ax2 })
    let below = try SceneFixture.card(content, try SceneFixture.environment { $0.textSize = .ax3 })
    #expect(try beside.frame("FlexItem").x > beside.frame("DetailImage").maxX)
    #expect(try below.frame("FlexItem").x == below.frame("DetailImage").x)
  }

  @Test func readingFollowsTheGuideline() throws {
    let scene = try SceneFixture.card(
      full + "<Body><Text>Text</Text></Body>" + #"<Footer><Action id="a">Order</Action></Footer>"#)
    let read = scene.parts.filter { $0.readingOrder != nil }
      .sorted { ($0.readingOrder ?? 0) < ($1.readingOrder ?? 0) }
      .compactMap { $0.source?.element }
    // Icons and the detail image are not read aloud (FS/CardMainHeaderStyle).
    #expect(read == ["Title", "Subtitle", "Counter", "HeaderAction", "Text", "Action"])
  }

  @Test func partsForOtherEnvironmentsAreLeftOut() throws {
    let content = #"<Header><Title>T</Title><Subtitle in="regular">S</Subtitle></Header>"#
    #expect(try SceneFixture.card(content).texts("Subtitle").isEmpty)
    #expect(try SceneFixture.card(content, try SceneFixture.environment("ipad-10")).texts("Subtitle").count == 1)
  }
}
