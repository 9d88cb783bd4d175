import BundledData
import CardLayout
import CardModel
import LayoutCore
import Testing

/// The figures of every component against their sources: how texts are set, their colours in both appearances, and the
/// distances between parts.
@Suite struct FigureTests {
  // MARK: Texts

  /// How one text of a component is set.
  struct Row: Sendable, CustomTestStringConvertible {
    var component: Component
    var element: String
    var text: String
    var face: FontFace
    var size: Double
    var leading: Double
    var color: String
    var lines: Int
    var testDescription: String { "\(component) \(element) “\(text)”" }

    init(
      _ component: Component, _ element: String, _ text: String, _ face: FontFace, _ metrics: (Double, Double),
      _ color: String, _ lines: Int
    ) {
      (self.component, self.element, self.text, self.face) = (component, element, text, face)
      ((size, leading), self.color, self.lines) = (metrics, color, lines)
    }
  }

  private static let largeTitle = (34.0, 41.0)
  private static let title1 = (28.0, 34.0)
  private static let title2 = (22.0, 28.0)
  private static let title3 = (20.0, 25.0)
  private static let body = (17.0, 22.0)
  private static let subheadline = (15.0, 20.0)
  private static let footnote = (13.0, 18.0)
  private static let caption1 = (12.0, 16.0)
  private static let caption2 = (11.0, 13.0)

  /// Each text by its style (FS, CP); sizes and leadings are those of HIG-T at L.
  private static let rows: [Row] = [
    Row(.card, "Caption", "Hall 4", .bold, title1, "primaryLabel", 3),
    Row(.card, "Title", "Spare parts", .bold, title3, "primaryLabel", 3),
    Row(.card, "Subtitle", "Below", .regular, body, "secondaryLabel", 2),
    Row(.card, "Counter", "2 of 36", .regular, footnote, "tertiaryLabel", 1),
    Row(.card, "Label", "Plant", .regular, subheadline, "tertiaryLabel", 1),
    Row(.card, "Status", "Fine", .regular, subheadline, "positiveLabel", 1),
    Row(.card, "Status", "Bad", .regular, subheadline, "negativeLabel", 1),
    Row(.card, "Status", "Risk", .regular, subheadline, "criticalLabel", 1),
    Row(.card, "Status", "News", .regular, subheadline, "informativeLabel", 1),
    Row(.card, "Status", "Plain", .regular, subheadline, "tertiaryLabel", 1),
    Row(.card, "Tag", "Seals", .regular, footnote, "accentLabel7", 1),
    Row(.card, "Tag", "Outlined", .regular, footnote, "secondaryLabel", 1),
    Row(.card, "Rating", "12 reviews", .regular, subheadline, "tertiaryLabel", 1),
    Row(.card, "KPI", "86", .bold, title1, "primaryLabel", 1),
    Row(.card, "KPI", "%", .bold, title3, "primaryLabel", 1),
    Row(.card, "KPI", "Fill rate", .regular, caption2, "secondaryLabel", 1),
    Row(.card, "Action", "Order", .semibold, body, "base2", 1),
    Row(.card, "Action", "Later", .semibold, body, "secondaryLabel", 1),
    Row(.body, "Text", "Words", .regular, body, "primaryLabel", 0),
    Row(.body, "Key", "Place", .regular, subheadline, "tertiaryLabel", 0),
    Row(.body, "Value", "Berlin", .regular, body, "primaryLabel", 0),
    Row(.body, "Column", "Part", .regular, subheadline, "secondaryLabel", 2),
    Row(.body, "Cell", "Seal", .regular, body, "primaryLabel", 0),
    Row(.body, "KPI", "Caption", .regular, subheadline, "secondaryLabel", 2),
    Row(.body, "Title", "Nothing", .bold, body, "primaryLabel", 0),
    Row(.body, "Description", "Come back", .regular, subheadline, "secondaryLabel", 0),
    Row(.objectCard, "Title", "Pump", .semibold, body, "primaryLabel", 2),
    Row(.objectCard, "Subtitle", "Job", .regular, body, "secondaryLabel", 2),
    Row(.objectCard, "Footnote", "Hall", .regular, subheadline, "tertiaryLabel", 2),
    Row(.objectCard, "Status", "High", .regular, subheadline, "negativeLabel", 2),
    Row(.objectCard, "Description", "It hums", .regular, subheadline, "tertiaryLabel", 0),
    Row(.objectCell, "Title", "Pump", .semibold, body, "primaryLabel", 1),
    Row(.objectCell, "Subtitle", "Job", .regular, body, "secondaryLabel", 1),
    Row(.objectCell, "Footnote", "Hall", .regular, subheadline, "tertiaryLabel", 1),
    Row(.objectCell, "Status", "High", .regular, subheadline, "negativeLabel", 1),
    Row(.objectCell, "SeeAll", "See all", .regular, body, "primaryLabel", 1),
    Row(.contactCell, "Title", "Ana", .semibold, body, "primaryLabel", 2),
    Row(.contactCell, "Subtitle", "Technician", .regular, subheadline, "secondaryLabel", 1),
    Row(.scene, "Title", "Trips", .bold, (17, 20.5), "primaryLabel", 0),
    Row(.scene, "Subtitle", "Today", .regular, (15, 18), "secondaryLabel", 1),
  ]

  @Test(arguments: rows, [Appearance.light, .dark])
  func textIsSetAsTheReferenceSetsIt(_ row: Row, _ appearance: Appearance) throws {
    let environment = try SceneFixture.environment { $0.appearance = appearance }
    let scene = try SceneFixture.scene(row.component.document, environment)
    let text = try #require(scene.texts(row.element).first { $0.fullText == row.text })
    #expect(text.setting.face == row.face)
    #expect(text.setting.size == row.size && abs(text.setting.leading - row.leading) < 0.001)
    #expect(text.setting.lineLimit == row.lines)
    #expect(text.color.name == row.color)
    let color = try #require(Self.colors[row.color])
    let isOverImage = row.element == "Caption"
    #expect(environment.color(text.color).hex == (appearance == .dark || isOverImage ? color.dark : color.light))
  }

  /// Light and dark (palette version 8).
  private static let colors: [String: (light: String, dark: String)] = [
    "primaryLabel": ("#223548", "#F5F6F7"), "secondaryLabel": ("#475E75", "#D5DADD"),
    "tertiaryLabel": ("#5B738B", "#A9B4BE"), "base2": ("#FFFFFF", "#000000"),
    "positiveLabel": ("#256F3A", "#5DC122"), "negativeLabel": ("#AA0808", "#FF5C77"),
    "criticalLabel": ("#A93E00", "#FFB300"), "informativeLabel": ("#0057D2", "#4DB1FF"),
    "accentLabel7": ("#046C7A", "#64EDD2"),
  ]

  // MARK: Distances

  /// One distance in a component, in points.
  struct Distance: Sendable, CustomTestStringConvertible {
    var name: String
    var component: Component
    var expected: Double
    var measure: @Sendable (PositionedScene) throws -> Double
    var testDescription: String { "\(component): \(name)" }

    init(
      _ component: Component, _ name: String, _ expected: Double,
      _ measure: @escaping @Sendable (PositionedScene) throws -> Double
    ) {
      (self.component, self.name, self.expected, self.measure) = (component, name, expected, measure)
    }
  }

  private static let distances: [Distance] = [
    Distance(.card, "side padding", 16) { try $0.frame("Title").x - $0.frame("Card").x - 45 - 8 },
    Distance(.card, "media height", 145) { try $0.frame("Media").height },
    Distance(.card, "caption padding", 16) { try $0.frame("Caption").x - $0.frame("Media").x },
    Distance(.card, "caption bottom", 16) { try $0.frame("Media").maxY - $0.frame("Caption").maxY },
    Distance(.card, "header top", 16) { try $0.frame("Title").y - $0.frame("Media").maxY },
    Distance(.card, "detail image", 45) { try $0.frame("DetailImage").width },
    Distance(.card, "image to text", 8) { try $0.frame("Title").x - $0.frame("DetailImage").maxX },
    Distance(.card, "text spacing", 0) { try $0.frame("Subtitle").y - $0.frame("Title").maxY },
    Distance(.card, "header control", 44) { try $0.frame("HeaderAction").height },
    Distance(.card, "between rows", 6) { $0.frames("Row")[2].y - $0.frames("Row")[1].maxY },
    Distance(.card, "footer padding", 16) { try $0.frame("Card").maxY - $0.frame("Footer").maxY },
    Distance(.card, "button height", 38) { try $0.frame("Action").height },
    Distance(.card, "button spacing", 8) { $0.buttons[1].frame.x - $0.buttons[0].frame.maxX },
    Distance(.card, "tag height", 18 + 2 * 2) { try $0.frame("Tag").height },
    Distance(.body, "parts", 8) { try $0.frame("KeyValue").y - $0.frame("Text").maxY },
    Distance(.body, "key to value", 8) { try $0.frame("Value").x - $0.frame("Key").maxX },
    Distance(.body, "first column to second", 8) {
      $0.frames("Column")[1].x >= $0.frames("Column")[0].maxX + 8 ? 8 : 0
    },
    Distance(.objectCard, "image", 45) { try $0.frame("DetailImage").height },
    Distance(.objectCard, "image to text", 12) { try $0.frame("Title").x - $0.frame("DetailImage").maxX },
    Distance(.objectCard, "text spacing", 3) { try $0.frame("Subtitle").y - $0.frame("Title").maxY },
    Distance(.objectCard, "header top", 16) { try $0.frame("Title").y - $0.frame("ObjectCardView").y },
    Distance(.objectCell, "vertical padding", 14) { try $0.frame("Title").y - $0.frame("ObjectCell").y },
    Distance(.objectCell, "text spacing", 3) { try $0.frame("Subtitle").y - $0.frame("Title").maxY },
    Distance(.objectCell, "image", 44) { try $0.frame("DetailImage").width },
    Distance(.objectCell, "image to text", 12) { try $0.frame("Title").x - $0.frame("DetailImage").maxX },
    Distance(.objectCell, "margin", 16) { try $0.frame("DetailImage").x },
    Distance(.contactCell, "image", 45) { try $0.frame("DetailImage").width },
    Distance(.contactCell, "text spacing", 3) { try $0.frame("Subtitle").y - $0.frame("Title").maxY },
    Distance(.contactCell, "action", 44) { try $0.frame("Action").width },
    Distance(.scene, "grab handle and title", 16 + 8) { try $0.frame("Title").y - $0.cardPart().frame.y },
    Distance(.scene, "title leading", 16) { try $0.frame("Title").x - $0.cardPart().frame.x },
    Distance(.scene, "row", 44) { try $0.frame("ObjectCell").height >= 44 ? 44 : 0 },
    Distance(.scene, "handle width", 48) { scene in
      try #require(scene.parts.first { $0.frame.height == 4 }).frame.width
    },
  ]

  @Test(arguments: distances, [LayoutDirection.leftToRight, .rightToLeft])
  func distanceIsTheReferences(_ distance: Distance, _ direction: LayoutDirection) throws {
    let environment = try SceneFixture.environment { $0.direction = direction }
    var scene = try SceneFixture.scene(distance.component.document, environment)
    if direction == .rightToLeft { scene.mirror() }
    #expect(abs(try distance.measure(scene) - distance.expected) < 0.51)
  }
}

/// A component with everything that it can hold.
enum Component: String, CaseIterable {
  case card, body, objectCard, objectCell, contactCell, scene

  var document: String {
    let namespace = #"xmlns="urn:cardwright:1""#
    switch self {
    case .card:
      return """
        <Card \(namespace)><Media src="a.png"><Caption>Hall 4</Caption></Media>
        <Header><DetailImage src="b.png"/><Title>Spare parts</Title><Subtitle>Below</Subtitle>
        <HeaderAction icon="actions.filter" label="Filter"/><Counter>2 of 36</Counter></Header>
        <ExtendedHeader><Row><Label>Plant</Label><Status kind="positive">Fine</Status><Status kind="negative">Bad</Status></Row>
        <Row><Status kind="critical">Risk</Status><Status kind="informative">News</Status><Status>Plain</Status></Row>
        <Row><Tag accent="7">Seals</Tag><Tag outlined="true">Outlined</Tag><Rating value="4" reviews="12"/></Row>
        <KPI unit="%" caption="Fill rate">86</KPI></ExtendedHeader>
        <Footer><Action id="later">Later</Action><Action id="order" role="primary">Order</Action></Footer></Card>
        """
    case .body:
      return """
        <Card \(namespace)><Body><Text>Words</Text><KeyValue><Key>Place</Key><Value>Berlin</Value></KeyValue>
        <DataTable><Column>Part</Column><Column type="number">Stock</Column>
        <TableRow><Cell>Seal</Cell><Cell>3</Cell></TableRow></DataTable>
        <KPI caption="Caption">5</KPI>
        <IllustratedMessage><Title>Nothing</Title><Description>Come back</Description></IllustratedMessage>
        </Body></Card>
        """
    case .objectCard:
      return """
        <ObjectCardView \(namespace)><DetailImage src="a.png"/><Title>Pump</Title><Subtitle>Job</Subtitle>
        <Footnote>Hall</Footnote><Status kind="negative">High</Status><Description>It hums</Description>
        <Actions><Action id="a" role="primary">Approve</Action></Actions></ObjectCardView>
        """
    case .objectCell:
      return """
        <ObjectCellList \(namespace)><ObjectCell><DetailImage src="a.png"/><Title>Pump</Title><Subtitle>Job</Subtitle>
        <Footnote>Hall</Footnote><Attribute><Status kind="negative">High</Status></Attribute></ObjectCell>
        <SeeAll target="a.card.xml">See all</SeeAll></ObjectCellList>
        """
    case .contactCell:
      return """
        <ContactCellList \(namespace)><ContactCell><DetailImage src="a.png"/><Title>Ana</Title>
        <Subtitle>Technician</Subtitle><ActionsArea><Action id="call" icon="phone">Call</Action></ActionsArea>
        </ContactCell></ContactCellList>
        """
    case .scene:
      return """
        <CardScene \(namespace) root="home"><MapContent id="city"><Pin latitude="49" longitude="11">Here</Pin></MapContent>
        <TableCard id="home" map="city" position="peaking"><Title>Trips</Title><Subtitle>Today</Subtitle>
        <Section><ObjectCell><Title>Line 4</Title></ObjectCell></Section></TableCard></CardScene>
        """
    }
  }
}

extension PositionedScene {
  /// Turns a scene that runs from right to left around, so that it can be measured like one from left to right.
  fileprivate mutating func mirror() {
    for index in parts.indices { parts[index].frame.x = size.width - parts[index].frame.maxX }
  }
}
