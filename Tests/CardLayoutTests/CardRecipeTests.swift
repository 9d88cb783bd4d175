import BundledData
import CardLayout
import CardModel
import LayoutCore
import Testing

/// The vertical recipe and the look of the container (FS/CardStyle, FS/CardHeaderStyle).
@Suite struct CardRecipeTests {
  private let header = "<Header><Title>Spare parts</Title><Subtitle>Below reorder point</Subtitle></Header>"
  private let footer = #"<Footer><Action id="a" role="primary">Order</Action></Footer>"#

  /// A title, a subtitle and a button: 16 + 25 + 22 + 6 + 6 + (6 + 38 + 6) + 10.
  @Test func workedExampleIs135PointsHigh() throws {
    let card = try SceneFixture.card(header + footer).cardPart()
    #expect(card.frame.height == 135)
  }

  @Test(arguments: [
    // media 145 + 6, bottom 10
    (#"<Media src="a.png"/>"#, 161.0),
    // header 16 + 25 + 6 + 6, bottom 10
    ("<Header><Title>T</Title></Header>", 63),
    // the space in place of a header, body 6 + 22 + 6, bottom 10
    ("<Body><Text>Text</Text></Body>", 54),
    // extended header 6 + 20 + 6 more
    ("<Header><Title>T</Title></Header><ExtendedHeader><Row><Label>L</Label></Row></ExtendedHeader>", 95),
    // rows 6 apart
    (
      "<Header><Title>T</Title></Header><ExtendedHeader><Row><Label>L</Label></Row><Row><Label>L</Label></Row></ExtendedHeader>",
      121
    ),
    // an overflow alone makes no footer
    (#"<Header><Title>T</Title></Header><Footer><Overflow><Action id="a">A</Action></Overflow></Footer>"#, 63),
    ("", 20),
  ])
  func heightFollowsTheRecipe(_ content: String, _ height: Double) throws {
    #expect(try SceneFixture.card(content).cardPart().frame.height == height)
  }

  @Test func containerLooksAsFioriHasIt() throws {
    let part = try SceneFixture.card(header).cardPart()
    guard case .surface(let surface) = part.content else {
      Issue.record("no surface")
      return
    }
    #expect(surface.cornerRadius == 16 && surface.strokeWidth == 0.3 && surface.shadowLevel == 2 && surface.clips)
    #expect(surface.fill == .card && surface.stroke == ColorToken("tertiaryLabel", opacity: 0.24))
    #expect(part.frame.x == 16 && part.frame.width == 361)
  }

  /// The values of the palette.
  @Test(arguments: [
    ("primaryGroupedBackground", "#F5F6F7", "#000000"), ("secondaryGroupedBackground", "#FFFFFF", "#161C21"),
    ("primaryLabel", "#223548", "#F5F6F7"), ("secondaryLabel", "#475E75", "#D5DADD"),
    ("tertiaryLabel", "#5B738B", "#A9B4BE"), ("tintColor", "#0070F2", "#4DB1FF"), ("base2", "#FFFFFF", "#000000"),
    ("secondaryFill", "#8396A833", "#8396A847"), ("negativeBackground", "#EE393914", "#EE39391F"),
  ])
  func tokensHaveTheirValues(_ token: String, _ light: String, _ dark: String) throws {
    let day = try SceneFixture.environment()
    let night = try SceneFixture.environment { $0.appearance = .dark }
    #expect(day.color(ColorToken(token)).hex == light)
    #expect(night.color(ColorToken(token)).hex == dark)
  }

  @Test func elevatedAndHighContrastHaveValuesOfTheirOwn() throws {
    let elevated = try SceneFixture.environment {
      $0.appearance = .dark
      $0.isElevated = true
    }
    let contrast = try SceneFixture.environment { $0.contrast = .high }
    #expect(elevated.color(.card).hex == "#242D37")
    #expect(contrast.color(.primaryLabel).hex == "#000000")
  }

  @Test func sidePaddingIs16() throws {
    let scene = try SceneFixture.card(header + "<Body><Text>Text</Text></Body>" + footer)
    let card = try scene.cardPart().frame
    #expect(try scene.frame("Title").x == card.x + 16)
    #expect(try scene.frame("Text").x == card.x + 16)
    #expect(try scene.frame("Footer").x == card.x + 16 && scene.frame("Footer").maxX == card.maxX - 16)
  }

  @Test(arguments: Device.all)
  func everyDeviceGetsItsMargins(_ device: Device) throws {
    let card = try SceneFixture.card(header, CardEnvironment(device)).cardPart().frame
    #expect(card.x == device.margin && card.width == device.width - 2 * device.margin)
  }

  /// Nothing sticks out of the card, whatever the size of the texts and the direction.
  @Test(arguments: TextSizeCategory.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func nothingSticksOut(_ size: TextSizeCategory, _ direction: LayoutDirection) throws {
    let environment = try SceneFixture.environment("iphone-se-3") {
      $0.textSize = size
      $0.direction = direction
    }
    let scene = try SceneFixture.card(
      """
      <Media src="a.png"><Caption>Hall 4</Caption></Media>
      <Header><DetailImage src="b.png"/><Title>Spare parts below the reorder point</Title><Subtitle>Plant 1010</Subtitle>
      <HeaderAction icon="actions.filter" label="Filter"/><Counter>2 of 36</Counter></Header>
      <ExtendedHeader><Row><Label icon="factory">Plant 1010</Label><Status kind="critical">At risk</Status></Row>
      <Row><Rating value="4.5" reviews="120"/></Row><Row><Tag>Bearings</Tag><Tag>Seals</Tag></Row>
      <KPI unit="%" caption="Fill rate">86</KPI></ExtendedHeader>
      <Body><Text>Everything is below its reorder point.</Text></Body>
      <Footer><Action id="a">Remind me later</Action><Action id="b" role="primary">Order</Action></Footer>
      """, environment)
    let card = try scene.cardPart().frame
    for part in scene.parts where part.role != .page {
      #expect(card.contains(part.frame, tolerance: 0.5), "\(part.source?.element ?? "") at \(size)")
    }
    for part in scene.parts {
      guard case .text(let text) = part.content else { continue }
      for line in text.lines {
        #expect(line.x >= card.x - 0.5 && line.x + line.width <= card.maxX + 0.5, "\(line.string) at \(size)")
      }
    }
  }
}
