import LibXML2Judge
import SchemaModel
import SchemaReader
import SourceText
import Testing
import XMLSyntax

@testable import SchemaValidation

/// Fixes, applied.
@Suite struct FixTests {
  static let head = "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\">"
  static let card =
    "<Card xmlns=\"urn:cardwright:1\" id=\"a\"><Header><Title>x</Title></Header><Body>"
  /// As many labels of a handle as there may be.
  static let handles =
    "<CardScene xmlns=\"urn:cardwright:1\" id=\"s\" root=\"a\"><GrabHandle>"
    + ["collapsed", "peaking", "extended"].map { "<HandleLabel position=\"\($0)\">x</HandleLabel>" }.joined()
  static let rest =
    "</GrabHandle><MapContent id=\"m\"/><PlainCard id=\"a\" map=\"m\"><Title>A</Title></PlainCard></CardScene>"

  static let twoCards = "<CardScene xmlns=\"urn:cardwright:1\" id=\"s\" root=\"a\"><MapContent id=\"m\"/>"
  static let twoCardsEnd = "<PlainCard id=\"b\"><Title>B</Title></PlainCard></CardScene>"
  static let map = "<CardScene xmlns=\"urn:cardwright:1\" id=\"s\" root=\"a\"><MapContent id=\"m\">"
  static let mapEnd = "</MapContent><PlainCard id=\"a\" map=\"m\"><Title>A</Title></PlainCard></CardScene>"

  /// A scene with a device, and others behind it.
  private static func scene(_ devices: String = "", scenarios: String) -> String {
    "<CardScene xmlns=\"urn:cardwright:1\" id=\"s\" root=\"a\">\n  <Device id=\"pad\" like=\"ipad-10\"/>\n  \(devices)<MapContent id=\"m\"/>\n"
      + "  <PlainCard id=\"a\" map=\"m\"><Title>A</Title></PlainCard>\(scenarios)</CardScene>"
  }

  /// A table with a column of this width.
  private static func table(_ width: String) -> String {
    card + "<DataTable><Column width=\"\(width)\">A</Column><TableRow><Cell>b</Cell></TableRow></DataTable>"
      + "</Body></Card>"
  }

  /// Text with one finding, the title of its first fix, and the text that this fix makes.
  static let cases: [(String, String, String)] = [
    (
      scene(scenarios: "<Scenario id=\"x\" device=\"iphone-16\"><Step tapTitle=\"true\"/></Scenario>"),
      "Add <Device id=\"iphone-16\" like=\"iphone-16\"/>",
      scene(
        "<Device id=\"iphone-16\" like=\"iphone-16\"/>\n  ",
        scenarios: "<Scenario id=\"x\" device=\"iphone-16\"><Step tapTitle=\"true\"/></Scenario>")
    ),
    (
      "<Card id=\"a\"><Header><Title>x</Title></Header></Card>", "Declare the namespace",
      "<Card xmlns=\"urn:cardwright:1\" id=\"a\"><Header><Title>x</Title></Header></Card>"
    ),
    (
      "<Card xmlns=\"\" id=\"a\"><Header><Title>x</Title></Header></Card>", "Replace by “urn:cardwright:1”",
      "<Card xmlns=\"urn:cardwright:1\" id=\"a\"><Header><Title>x</Title></Header></Card>"
    ),
    (
      "<c:Card xmlns:c='urn:cardwright:2' id=\"a\"><c:Header><c:Title>x</c:Title></c:Header></c:Card>",
      "Replace by “urn:cardwright:1”",
      "<c:Card xmlns:c='urn:cardwright:1' id=\"a\"><c:Header><c:Title>x</c:Title></c:Header></c:Card>"
    ),
    (
      "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\" sample=\"o.json#0\"><Title>x</Title></ObjectCardView>",
      "Replace by “o.json#/0”",
      "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\" sample=\"o.json#/0\"><Title>x</Title></ObjectCardView>"
    ),
    (
      head + "<Titl>x</Title></ObjectCardView>", "Rename to <Title>", head + "<Title>x</Title></ObjectCardView>"
    ),
    (
      head + "<Titl>x</Titel></ObjectCardView>", "Rename to <Title>", head + "<Title>x</Title></ObjectCardView>"
    ),
    (
      head + "<Title>x</Title><Action><Action id=\"b\">y</Action></Actions></ObjectCardView>", "Rename to <Actions>",
      head + "<Title>x</Title><Actions><Action id=\"b\">y</Action></Actions></ObjectCardView>"
    ),
    (
      map + "<Lin points=\"1,2 3,4\">Tour</Line>" + mapEnd, "Rename to <Line>",
      map + "<Line points=\"1,2 3,4\">Tour</Line>" + mapEnd
    ),
    (
      head + "<Title>Line one<br/>line two</Title></ObjectCardView>", "Remove <br>",
      head + "<Title>Line one line two</Title></ObjectCardView>"
    ),
    (
      head + "<Title>Line one\n  <br/>line two</Title></ObjectCardView>", "Remove <br>",
      head + "<Title>Line one line two</Title></ObjectCardView>"
    ),
    (
      head + "<Title>Line one <br/>line two</Title></ObjectCardView>", "Remove <br>",
      head + "<Title>Line one line two</Title></ObjectCardView>"
    ),
    (
      head + "<Title>x</Title>\n  stray\n  <Status>y</Status></ObjectCardView>", "Remove the text",
      head + "<Title>x</Title>\n  <Status>y</Status></ObjectCardView>"
    ),
    (
      "<Card xmlns=\"urn:cardwright:1\" id=\"a\"><Header>stray<Title>x</Title></Header></Card>", "Remove the text",
      "<Card xmlns=\"urn:cardwright:1\" id=\"a\"><Header><Title>x</Title></Header></Card>"
    ),
    (
      "<Card xmlns=\"urn:cardwright:1\" id=\"a\">\n  <Header>\n    <Title>x</Title>\n"
        + "    <Action id=\"b\">y</Action>\n    <Subtitle>z</Subtitle>\n  </Header>\n</Card>",
      "Put it into <Overflow>",
      "<Card xmlns=\"urn:cardwright:1\" id=\"a\">\n  <Header>\n    <Title>x</Title>\n"
        + "    <Subtitle>z</Subtitle>\n    <Overflow>\n      <Action id=\"b\">y</Action>\n    </Overflow>\n  </Header>\n</Card>"
    ),
    (
      "<Card xmlns=\"urn:cardwright:1\" id=\"a\">\n  <Header>\n    <Title>x</Title>\n    <!-- c -->\n"
        + "    <Action\n      id=\"b\"\n    >y</Action>\n    <Subtitle>z</Subtitle>\n  </Header>\n</Card>",
      "Put it into <Overflow>",
      "<Card xmlns=\"urn:cardwright:1\" id=\"a\">\n  <Header>\n    <Title>x</Title>\n    <Subtitle>z</Subtitle>\n"
        + "    <Overflow>\n      <!-- c -->\n      <Action\n        id=\"b\"\n      >y</Action>\n    </Overflow>\n"
        + "  </Header>\n</Card>"
    ),
    (
      head
        + "\n  <Title>x</Title>\n  <Action\n    id=\"b\"\n  >y</Action>\n  <Action id=\"c\">z</Action>\n</ObjectCardView>",
      "Put them into <Actions>",
      head + "\n  <Title>x</Title>\n  <Actions>\n    <Action\n      id=\"b\"\n    >y</Action>\n"
        + "    <Action id=\"c\">z</Action>\n  </Actions>\n</ObjectCardView>"
    ),
    (
      "<Card xmlns=\"urn:cardwright:1\" id=\"a\"><Header><Title>x</Title></Header><Header><Title>y</Title></Header></Card>",
      "Remove <Header>", "<Card xmlns=\"urn:cardwright:1\" id=\"a\"><Header><Title>x</Title></Header></Card>"
    ),
    (
      head + "<DetailImage size=\"45px\" alt=\"\"/><Title>x</Title></ObjectCardView>", "Replace by “45”",
      head + "<DetailImage size=\"45\" alt=\"\"/><Title>x</Title></ObjectCardView>"
    ),
    (
      head + "<Title>x</Title><Rating value=\"4,5\"/></ObjectCardView>", "Replace by “4.5”",
      head + "<Title>x</Title><Rating value=\"4.5\"/></ObjectCardView>"
    ),
    (
      card + "<AvatarRow size=\"24px\"><Avatar initials=\"AB\"/></AvatarRow></Body></Card>", "Replace by “24”",
      card + "<AvatarRow size=\"24\"><Avatar initials=\"AB\"/></AvatarRow></Body></Card>"
    ),
    (table("80,5"), "Replace by “80.5”", table("80.5")), (table("50%"), "Replace by “flexible”", table("flexible")),
    (
      card + "<Chart type=\"line\" label=\"l\"><Series><Point value=\"-5%\">a</Point></Series></Chart></Body></Card>",
      "Replace by “-5”",
      card + "<Chart type=\"line\" label=\"l\"><Series><Point value=\"-5\">a</Point></Series></Chart></Body></Card>"
    ),
    (
      head + "<Title id=\"1st\">x</Title></ObjectCardView>", "Replace by “_1st”",
      head + "<Title id=\"_1st\">x</Title></ObjectCardView>"
    ),
    (
      head + "<Title>x</Title><Subtitel>y</Subtitel></ObjectCardView>", "Rename to <Subtitle>",
      head + "<Title>x</Title><Subtitle>y</Subtitle></ObjectCardView>"
    ),
    (
      head + "\n  <Subtitle>y</Subtitle>\n  <Title>x</Title>\n</ObjectCardView>", "Move <Subtitle> after <Title>",
      head + "\n  <Title>x</Title>\n  <Subtitle>y</Subtitle>\n</ObjectCardView>"
    ),
    (
      head + "\n  <!-- Card -->\n\n  <!-- Of a -->\n  <Subtitle>y</Subtitle> <!-- y -->\n"
        + "  <!-- Of b -->\n  <Title>x</Title> <!-- x -->\n</ObjectCardView>",
      "Move <Subtitle> after <Title>",
      head + "\n  <!-- Card -->\n\n  <!-- Of b -->\n  <Title>x</Title> <!-- x -->\n"
        + "  <!-- Of a -->\n  <Subtitle>y</Subtitle> <!-- y -->\n</ObjectCardView>"
    ),
    (
      head + "\n  <Title>x</Title>\n  <Status>z</Status>\n  <Subtitle>y</Subtitle></ObjectCardView><!-- a -->\n",
      "Move <Subtitle> before <Status>",
      head + "\n  <Title>x</Title>\n  <Subtitle>y</Subtitle>\n  <Status>z</Status></ObjectCardView><!-- a -->\n"
    ),
    (
      head + "\n  <!-- #region A -->\n  <Subtitle>y</Subtitle><!-- y -->\n"
        + "  <!-- #endregion -->\n  <Title>x</Title>\n</ObjectCardView>",
      "Move <Subtitle> after <Title>",
      head + "\n  <!-- #region A -->\n  <!-- #endregion -->\n"
        + "  <Title>x</Title>\n  <Subtitle>y</Subtitle><!-- y -->\n</ObjectCardView>"
    ),
    (
      head + "\n  <Subtitle>y</Subtitle>\n</ObjectCardView>", "Insert <Title>",
      head + "\n  <Title>Title</Title>\n  <Subtitle>y</Subtitle>\n</ObjectCardView>"
    ),
    (
      "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\"/>", "Insert <Title>",
      head + "\n  <Title>Title</Title>\n</ObjectCardView>"
    ),
    (
      head + "\n</ObjectCardView>", "Insert <Title>", head + "\n  <Title>Title</Title>\n</ObjectCardView>"
    ),
    (
      head + "<Title>x</Title><Status knd=\"positive\">y</Status></ObjectCardView>", "Rename to kind",
      head + "<Title>x</Title><Status kind=\"positive\">y</Status></ObjectCardView>"
    ),
    (
      head + "<Title>x</Title><Status kind=\"Positive\">y</Status></ObjectCardView>", "Replace by “positive”",
      head + "<Title>x</Title><Status kind=\"positive\">y</Status></ObjectCardView>"
    ),
    (
      head + "<Title>x</Title><Status kind=\"neg\">y</Status></ObjectCardView>", "Replace by “negative”",
      head + "<Title>x</Title><Status kind=\"negative\">y</Status></ObjectCardView>"
    ),
    (
      head + "<DetailImage src=\"\" alt=\"\"/><Title>x</Title></ObjectCardView>", "Remove src",
      head + "<DetailImage alt=\"\"/><Title>x</Title></ObjectCardView>"
    ),
    (
      head + "<Title>x</Title><Status kind=\"\">y</Status></ObjectCardView>", "Remove kind",
      head + "<Title>x</Title><Status>y</Status></ObjectCardView>"
    ),
    (
      head + "<Image src=\"a.png\" alt=\"\"/><Title>x</Title></ObjectCardView>", "Rename to <DetailImage>",
      head + "<DetailImage src=\"a.png\" alt=\"\"/><Title>x</Title></ObjectCardView>"
    ),
    (
      card + "<Paragraph>b</Paragraph></Body></Card>", "Rename to <Text>", card + "<Text>b</Text></Body></Card>"
    ),
    (
      head + "<Title id=\"the title (1)\">x</Title></ObjectCardView>", "Replace by “the-title-1”",
      head + "<Title id=\"the-title-1\">x</Title></ObjectCardView>"
    ),
    (
      head + "<Title xmlns=\"u:n\">x</Title></ObjectCardView>", "Remove xmlns",
      head + "<Title>x</Title></ObjectCardView>"
    ),
    (
      handles + "<HandleLabel position=\"peaking\">d</HandleLabel>" + rest, "Remove <HandleLabel>", handles + rest
    ),
    (
      head + "<Title>x</Title>text</ObjectCardView>", "Remove the text", head + "<Title>x</Title></ObjectCardView>"
    ),
    (
      head + "<Title>{title</Title></ObjectCardView>", "Add }", head + "<Title>{title}</Title></ObjectCardView>"
    ),
    (
      head + "<Title>\n  {title is late\n</Title></ObjectCardView>", "Add }",
      head + "<Title>\n  {title} is late\n</Title></ObjectCardView>"
    ),
    (
      head + "<Title>x</Title><Status kind=\"{order/kind\">y</Status></ObjectCardView>", "Add }",
      head + "<Title>x</Title><Status kind=\"{order/kind}\">y</Status></ObjectCardView>"
    ),
    (
      head + "<Title foo=\"1\">x</Title></ObjectCardView>", "Remove foo", head + "<Title>x</Title></ObjectCardView>"
    ),
    (
      head + "<Title>x</Title><TagBar>Fragile</TagBar></ObjectCardView>", "Make it a <Tag>",
      head + "<Title>x</Title><TagBar><Tag>Fragile</Tag></TagBar></ObjectCardView>"
    ),
    (
      head + "<Title>x</Title><Action id=\"b\">y</Action><Action id=\"c\">z</Action></ObjectCardView>",
      "Put them into <Actions>",
      head
        + "<Title>x</Title><Actions><Action id=\"b\">y</Action><Action id=\"c\">z</Action></Actions></ObjectCardView>"
    ),
    (
      head + "<Title>x</Title><TagBar><Tag>a</Tag></TagBar><Tag>b</Tag></ObjectCardView>", "Move it into <TagBar>",
      head + "<Title>x</Title><TagBar><Tag>a</Tag><Tag>b</Tag></TagBar></ObjectCardView>"
    ),
    (
      head + "<Title>x</Title><Tags><Tag>Fragile</Tag></Tags></ObjectCardView>", "Rename to <TagBar>",
      head + "<Title>x</Title><TagBar><Tag>Fragile</Tag></TagBar></ObjectCardView>"
    ),
    (
      card + "<LabelBar><Label icn=\"status.flag\">x</Label></LabelBar></Body></Card>", "Rename to icon",
      card + "<LabelBar><Label icon=\"status.flag\">x</Label></LabelBar></Body></Card>"
    ),
    (
      "<Card xmlns=\"urn:cardwright:1\" id=\"a\"><Header><Title>x</Title><Overflow><Action id=\"b\">y</Action></Overflow></Header>"
        + "<Subtitle>z</Subtitle></Card>", "Move it into <Header>",
      "<Card xmlns=\"urn:cardwright:1\" id=\"a\"><Header><Title>x</Title><Subtitle>z</Subtitle><Overflow><Action id=\"b\">y</Action>"
        + "</Overflow></Header></Card>"
    ),
    (
      head + "<Title>x</Title><Header><Subtitle>y</Subtitle></Header></ObjectCardView>",
      "Remove the tags of <Header>, keep what is inside",
      head + "<Title>x</Title><Subtitle>y</Subtitle></ObjectCardView>"
    ),
    (
      head + "<Title>Hi <b>there</b></Title></ObjectCardView>", "Remove the tags of <b>, keep what is inside",
      head + "<Title>Hi there</Title></ObjectCardView>"
    ),
    (
      head + "<Title>One<br>two</br>three</Title></ObjectCardView>", "Remove the tags of <br>, keep what is inside",
      head + "<Title>One two three</Title></ObjectCardView>"
    ),
    (
      head + "<Title>Pump (<Tag>old</Tag>), <Tag>4711</Tag></Title></ObjectCardView>",
      "Remove the tags of <Tag>, keep what is inside",
      head + "<Title>Pump (old), <Tag>4711</Tag></Title></ObjectCardView>"
    ),
    (
      head + "<Title>Pump „<Tag>alt</Tag>“</Title></ObjectCardView>", "Remove the tags of <Tag>, keep what is inside",
      head + "<Title>Pump „alt“</Title></ObjectCardView>"
    ),
    (
      head + "<Title>東京<Tag>駅</Tag>です</Title></ObjectCardView>", "Remove the tags of <Tag>, keep what is inside",
      head + "<Title>東京駅です</Title></ObjectCardView>"
    ),
    (
      head + "<Title><p>One </p><p>two</p></Title></ObjectCardView>", "Remove the tags of <p>, keep what is inside",
      head + "<Title>One <p>two</p></Title></ObjectCardView>"
    ),
    (
      head + "<Title>Low CO<sub>2</sub>e</Title></ObjectCardView>", "Remove the tags of <sub>, keep what is inside",
      head + "<Title>Low CO2e</Title></ObjectCardView>"
    ),
    (
      head + "<Title>x</Title><Subtitle text=\"y\"/></ObjectCardView>", "Make it the text",
      head + "<Title>x</Title><Subtitle>y</Subtitle></ObjectCardView>"
    ),
    (
      head + "<Title lang=\"de\">x</Title></ObjectCardView>", "Rename to xml:lang",
      head + "<Title xml:lang=\"de\">x</Title></ObjectCardView>"
    ),
    (
      "<ObjectCard xmlns=\"urn:cardwright:1\" id=\"a\"><Title>x</Title></ObjectCard>", "Rename to <ObjectCardView>",
      head + "<Title>x</Title></ObjectCardView>"
    ),
    (
      twoCards + "<PlainCard id=\"a\"><Title>A</Title><On event=\"tap\"></On></PlainCard>" + twoCardsEnd,
      "Insert <Push>",
      twoCards + "<PlainCard id=\"a\"><Title>A</Title><On event=\"tap\"><Push card=\"b\"/></On></PlainCard>"
        + twoCardsEnd
    ),
    (
      card + "<KeyValue><Value>b</Value><Key>a</Key></KeyValue></Body></Card>", "Move <Value> after <Key>",
      card + "<KeyValue><Key>a</Key><Value>b</Value></KeyValue></Body></Card>"
    ),
    (
      card + "<Text>a</Text></Body><Body><Text>b</Text></Body></Card>", "Join it with the other <Body>",
      card + "<Text>a</Text><Text>b</Text></Body></Card>"
    ),
    (
      card + "<KeyValue Key=\"a\" Value=\"b\"/></Body></Card>", "Write it as <Key>",
      card + "<KeyValue Value=\"b\"><Key>a</Key></KeyValue></Body></Card>"
    ),
    (
      card + "<KeyValue Value=\"b\"><Key>a</Key></KeyValue></Body></Card>", "Write it as <Value>",
      card + "<KeyValue><Key>a</Key><Value>b</Value></KeyValue></Body></Card>"
    ),
  ]

  /// What would be made up is for people to write: a fix without asking leaves it.
  @Test(arguments: [
    (card + "<ProgressKPI caption=\"Done\">72</ProgressKPI></Body></Card>", "Add value"),
    (head + "</ObjectCardView>", "Insert <Title>"),
    (Self.head + "<Image src=\"a.png\"/><Title>x</Title></ObjectCardView>", "Rename to <DetailImage>"),
    // An action stands in something here.
    (Self.head + "<Title>x</Title><Button>Go</Button></ObjectCardView>", "Remove <Button>"),
    (Self.card + "<KeyValue><Key>a</Key></KeyValue></Body></Card>", "Insert <Value>"),
    (Self.head + "<Title>x</Title><TagBar>One, <!-- two -->three</TagBar></ObjectCardView>", "Make it a <Tag>"),
    (
      Self.head
        + "<Title>x</Title><TagBar><Tag>a</Tag></TagBar><Tag>b</Tag><TagBar><Tag>c</Tag></TagBar></ObjectCardView>",
      "Move it into <TagBar>"
    ),
    (Self.card + "<Map><Pin longitude=\"8\">Depot</Pin></Map></Body></Card>", "Add latitude"),
    // Who wrote a unit may mean another number.
    (Self.card + "<AvatarRow size=\"24px\"><Avatar initials=\"AB\"/></AvatarRow></Body></Card>", "Replace by “24”"),
  ])
  func fixesThatMakeSomethingUpAreNotPreferred(_ text: String, _ title: String) throws {
    let finding = try #require(try CardSchema.assess(text).assessment.diagnostics.first)
    #expect(finding.fixes.first?.title == title && finding.fixes.allSatisfy { !$0.isPreferred })
  }

  /// A colour without its sign is none; a comma may part thousands, or stand for nothing; kilograms are no points, and a path is no id.
  @Test(arguments: [
    "<Body><Chart type=\"line\" label=\"l\"><Series color=\"#ff0000\"><Point value=\"1\">a</Point></Series></Chart></Body>",
    "<Body><Chart type=\"line\" label=\"l\"><Series><Point value=\"1,234\">a</Point></Series></Chart></Body>",
    "<Body><Chart type=\"line\" label=\"l\"><Series><Point value=\"12 kg\">a</Point></Series></Chart></Body>",
    "<Body><Chart type=\"line\" label=\"l\"><Series><Point value=\",5\">a</Point></Series></Chart></Body>",
    "<Body><Text id=\"{my id}\">x</Text></Body>",
  ])
  func noOtherValueIsOffered(_ body: String) throws {
    let card = "<Card xmlns=\"urn:cardwright:1\" id=\"a\"><Header><Title>x</Title></Header>\(body)</Card>"
    let findings = try CardSchema.assess(card).assessment.diagnostics
    #expect(findings.count == 1 && findings.allSatisfy(\.fixes.isEmpty), "\(findings)")
  }

  /// The line break behind an element whose end tag is missing is no text in it.
  @Test func aMissingEndTagIsToldOnce() throws {
    let card = Self.head + "\n  <DetailImage alt=\"\">\n  <Title>x</Title>\n</ObjectCardView>"
    #expect(try CardSchema.assess(card).assessment.diagnostics.isEmpty)
  }

  /// What holds the rest of its parent for want of an end tag is to be closed first.
  @Test func whatIsNotClosedIsPutIntoNothing() throws {
    let card = Self.head + "\n  <Title>x</Title>\n  <Action id=\"b\">y\n  <Status>z</Status>\n</ObjectCardView>"
    let finding = try #require(
      try CardSchema.assess(card).assessment.diagnostics.first { $0.kind == .elementUnknown })
    #expect(finding.message.hasSuffix("it belongs into <Actions>"))
    #expect(!finding.fixes.contains { $0.isPreferred || $0.title.hasPrefix("Put ") })
  }

  /// What is likely misspelt is not added; nor is what is no device.
  @Test func onlyBuiltInDevicesAreAdded() throws {
    func fixes(_ device: String, _ devices: String) throws -> [Fix] {
      let scene = Self.scene(
        devices, scenarios: "<Scenario id=\"x\" device=\"\(device)\"><Step tapTitle=\"true\"/></Scenario>")
      return try #require(try CardSchema.assess(scene).assessment.diagnostics.first { $0.kind == .referenceUnresolved })
        .fixes
    }
    for word in ["regular", "landscape", "true", "rtl"] {
      #expect(try fixes(word, "").allSatisfy { $0.title.hasPrefix("Replace by ") }, "\(word)")
    }
    let meant = try fixes("iphone-15", "<Device id=\"iphone15\" like=\"iphone-15\"/>\n  ")
    #expect(meant.first?.title == "Replace by “iphone15”" && meant.last?.title.hasPrefix("Add <Device") == true)
    #expect(meant.filter(\.isPreferred).map(\.title) == ["Replace by “iphone15”"])
  }

  /// What a comment says of the next element stays with that.
  @Test func aDeviceIsAddedBehindTheLast() throws {
    let scene = Self.scene(
      "<!-- The map. -->\n  ", scenarios: "<Scenario id=\"x\" device=\"iphone-16\"><Step tapTitle=\"true\"/></Scenario>"
    )
    let finding = try #require(try CardSchema.assess(scene).assessment.diagnostics.first)
    let mended = try #require(SourceText(scene).applying(finding.fixes.first?.edits ?? [])).string
    #expect(
      mended.contains(
        "<Device id=\"pad\" like=\"ipad-10\"/>\n  <Device id=\"iphone-16\" like=\"iphone-16\"/>\n  <!-- The map. -->\n")
    )
  }

  /// An order that is wrong is told once, and where several would stand only those that are enough are named.
  @Test func nothingIsMissingThatStandsElsewhere() throws {
    let swapped = Self.card + "<KeyValue><Value>b</Value><Key>a</Key></KeyValue></Body></Card>"
    #expect(try CardSchema.assess(swapped).assessment.diagnostics.count == 1)
    let attribute = "<Card xmlns=\"urn:cardwright:1\" id=\"a\"><Header title=\"x\"/></Card>"
    #expect(try CardSchema.assess(attribute).assessment.diagnostics.count == 1)
    #expect(
      try CardSchema.assess(Self.head + "</ObjectCardView>").assessment.diagnostics.map(\.message) == [
        "<Title> is missing in <ObjectCardView>"
      ])
  }

  /// A value that must be there is not taken away, and one whose quote is missing is written with it.
  @Test(arguments: [
    ("<Rating value=\"\"/>", "<Rating value=\"\"/>"),
    ("<Status kind=\"negativ>y</Status>", "<Status kind=\"negative\">y</Status>"),
    ("<Status kind='neg icon='a.b'>y</Status>", "<Status kind='negative' icon='a.b'>y</Status>"),
  ])
  func valuesAreReplacedWithTheirQuotes(_ part: String, _ mended: String) throws {
    func card(_ part: String) -> String { Self.head + "<Title>x</Title>" + part + "</ObjectCardView>" }
    let finding = try #require(try CardSchema.assess(card(part)).assessment.diagnostics.first)
    #expect(SourceText(card(part)).applying(finding.fixes.first?.edits ?? [])?.string == card(mended))
  }

  /// A sibling whose name is misspelt stands for what it is meant to be.
  @Test func aMisspeltSiblingIsNoObstacleToAMove() throws {
    let parts = ["<Statos kind=\"negative\">High</Statos>", "<Description>D</Description>", "<Subtitle>J</Subtitle>"]
    func card(_ parts: [String]) -> String {
      Self.head + (["<Title>T</Title>"] + parts).map { "\n  " + $0 }.joined() + "\n</ObjectCardView>"
    }
    let finding = try #require(
      try CardSchema.assess(card(parts)).assessment.diagnostics.first { $0.kind == .elementUnexpected })
    let fix = try #require(finding.fixes.first)
    #expect(fix.title == "Move <Subtitle> before <Statos>" && fix.isPreferred)
    #expect(SourceText(card(parts)).applying(fix.edits)?.string == card([parts[2], parts[0], parts[1]]))
  }

  @Test(arguments: cases) func repairs(_ text: String, _ title: String, _ repaired: String) throws {
    let finding = try #require(try CardSchema.assess(text).assessment.diagnostics.first)
    let fix = try #require(finding.fixes.first, "\(finding.message)")
    #expect(fix.title == title)
    #expect(SourceText(text).applying(fix.edits)?.string == repaired)
  }

  /// A required child or attribute that is taken out of an example comes back by the preferred fix.
  @Test func preferredFixesLeadBackToValidDocuments() throws {
    let schema = try CardSchema.schema.get()
    let judge = try CardSchema.judge.get()
    var tried = 0
    for example in DifferentialTests.examples {
      let text = SourceText(example.bytes)
      let tree = XMLParser.parse(text)
      for damage in Self.removals(tree, SchemaAssessment(tree: tree, schema: schema), schema) {
        let damaged = try #require(text.applying([damage]))
        let findings = SchemaAssessment(tree: XMLParser.parse(damaged), schema: schema).diagnostics
        // Removing a part that others refer to is another matter.
        guard findings.count == 1, let finding = findings.first else { continue }
        guard finding.kind == .elementMissing || finding.kind == .attributeMissing else { continue }
        let fix = try #require(finding.fixes.first, "\(example.name): \(finding.message)")
        let repaired = try #require(damaged.applying(fix.edits), "\(example.name): \(finding.message)")
        let verdict = judge.judge(repaired.bytes)
        #expect(verdict.isValid, "\(example.name): \(finding.message); \(fix.edits); \(verdict.findings)")
        tried += 1
      }
    }
    #expect(tried > 50)
  }

  /// Edits that take out what is required, at most 40 a document.
  private static func removals(_ tree: XMLTree, _ assessment: SchemaAssessment, _ schema: Schema) -> [TextEdit] {
    var edits: [TextEdit] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .element && index > 2 {
      let node = NodeID(index)
      for (position, attribute) in zip(tree.attributes(of: node).indices, tree.attributes(of: node))
      where assessment.use(ofAttribute: position)?.isRequired == true {
        edits.append(.delete(tree.range(of: attribute)))
      }
      guard let parent = tree.parent(of: node), let declaration = assessment.declaration(of: parent),
        let own = assessment.declaration(of: node)
      else { continue }
      if schema.requiredChildren(of: declaration).contains(own) { edits.append(.delete(tree.range(of: node))) }
    }
    return Array(edits.prefix(40))
  }

  /// Every fix of every finding in damaged examples can be applied.
  @Test func editsCanAlwaysBeApplied() throws {
    let schema = try CardSchema.schema.get()
    var mutator = Mutator(documents: DifferentialTests.examples.map(\.bytes), schema: schema, seed: 99)
    var count = 0
    for _ in 0..<400 {
      let text = SourceText(mutator.next())
      for finding in SchemaAssessment(tree: XMLParser.parse(text), schema: schema).diagnostics {
        #expect(finding.range.end <= text.count)
        for fix in finding.fixes {
          count += 1
          #expect(text.applying(fix.edits) != nil, "\(finding.message): \(fix.title)")
        }
      }
    }
    #expect(count > 100)
  }
}
