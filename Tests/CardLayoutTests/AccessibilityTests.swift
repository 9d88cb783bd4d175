import CardLayout
import CardModel
import LayoutCore
import Testing

/// What those hear who do not see the card: names, and the order in which parts are read.
@Suite struct AccessibilityTests {
  /// What is read, in its order: the label, or the text that a part shows.
  private func spoken(_ scene: PositionedScene) -> [String] {
    scene.parts.filter { $0.readingOrder != nil }
      .sorted { ($0.readingOrder ?? 0) < ($1.readingOrder ?? 0) }
      .map { part in
        if let label = part.label { return label }
        if case .text(let text) = part.content { return text.fullText }
        return part.source?.element ?? ""
      }
  }

  private static let header = """
    <DetailImage icon="devices.machine" alt="Pump"/><Title>Maintenance</Title><Subtitle>Job 4711</Subtitle>
    <Footnote>Hamburg</Footnote><Status kind="negative" icon="status.highPriority" label="High priority">High</Status>
    <Overflow label="More actions"><Action id="s">Share</Action></Overflow>
    """

  /// The labels first, then what can be done, wherever the menu stands; at AX5 it stands above the labels.
  @Test(arguments: [TextSizeCategory.large, .ax3, .ax5])
  func aHeaderIsReadBeforeItsMenu(_ size: TextSizeCategory) throws {
    let environment = try SceneFixture.environment("iphone-se-1") { $0.textSize = size }
    let scene = try SceneFixture.objectCard(Self.header, environment)
    #expect(spoken(scene) == ["Maintenance", "Job 4711", "Hamburg", "High priority", "More actions"])
    guard size == .ax5 else { return }
    #expect(try scene.frame("Overflow").maxY <= scene.frame("Title").y)
  }

  @Test func aCardsHeaderIsReadBeforeItsAction() throws {
    let scene = try SceneFixture.card(
      """
      <Header><Title>Parts</Title><Subtitle>Below</Subtitle><HeaderAction icon="actions.filter" label="Filter"/>
      <Counter>2 of 36</Counter></Header><Body><Text>Words</Text></Body>
      """)
    #expect(spoken(scene) == ["Parts", "Below", "2 of 36", "Filter", "Words"])
  }

  /// Parts stay in preorder when one of them is read later: what holds others stands before them.
  @Test func whatHoldsOthersStandsBeforeThem() throws {
    let scene = try SceneFixture.objectCard(Self.header)
    for (index, part) in scene.parts.enumerated() { #expect(part.parent ?? -1 < index) }
    let menu = try #require(scene.parts.lastIndex { $0.role == .menuButton })
    let icon = try #require(
      scene.parts.firstIndex { if case .icon(let icon) = $0.content { icon.name == "overflow" } else { false } })
    #expect(scene.parts[icon].parent == menu)
  }

  /// A label is spoken in place of a status's text, and of an icon that says what no text says.
  @Test func labelsAreSpoken() throws {
    let scene = try SceneFixture.scene(
      """
      <ObjectCell xmlns="urn:cardwright:1"><IconStack><Icon name="status.highPriority" label="Do first"/>
      <Icon name="actions.attachment"/></IconStack><Title>Pump</Title>
      <Attribute><Status kind="positive" label="On time">OK</Status><Icon name="arrows.trendUp" label="Rising"/></Attribute>
      </ObjectCell>
      """)
    #expect(spoken(scene) == ["Do first", "Pump", "On time", "Rising"])
    #expect(try scene.text("Status").fullText == "OK")
  }

  /// Where neither text nor label says it, the meaning of the colour is spoken.
  @Test func aStatusOfAnIconAloneIsSpoken() throws {
    let scene = try SceneFixture.objectCard(
      """
      <Title>Pump</Title><Status kind="negative" icon="status.highPriority"/>
      <Status kind="critical" icon="actions.flag" label="Watch"/>
      """)
    #expect(spoken(scene) == ["Pump", "Negative", "Watch"])
  }

  @Test func aNumberedCellSaysWhatItsIconsMean() throws {
    let scene = try SceneFixture.scene(
      """
      <ObjectCell xmlns="urn:cardwright:1"><NumericLabel><Number>2</Number><Icon label="Two notes">2</Icon></NumericLabel>
      <Title>Pump</Title></ObjectCell>
      """)
    #expect(spoken(scene) == ["2", "Two notes", "Pump"])
  }

  /// What a button says of itself while it takes no tap.
  @Test func disabledButtonsSaySo() throws {
    let environment = try SceneFixture.environment { $0.state = .done }
    let scene = try SceneFixture.card(
      """
      <Header><Title>T</Title></Header><Footer><Action id="a" after="disabled" role="primary">Order</Action>
      <Action id="b">Later</Action></Footer>
      """, environment)
    let buttons = scene.parts.filter { $0.role == .button }
    #expect(buttons.filter(\.isDisabled).map(\.label) == ["Order"])
    #expect(buttons.filter { $0.touchTarget == nil }.map(\.label) == ["Order"])
  }

  // MARK: Leaving the app

  /// A sign after the title says that the tap leaves the app (SEED4, OV-A); web addresses say it by themselves.
  @Test(arguments: [
    ("target='https://example.com'", true), ("target='HTTP://example.com'", true), ("target='a.card.xml'", false),
    ("target='plant://detail' external='true'", true), ("target='https://example.com' external='false'", false),
    ("", false), ("external='true'", false),
  ])
  func leavingTheAppIsSeenAndHeard(_ attributes: String, _ isSeen: Bool) throws {
    let documents = [
      #"<Card xmlns="urn:cardwright:1" \#(attributes)><Header><Title>Report</Title></Header></Card>"#,
      #"<ObjectCardView xmlns="urn:cardwright:1" \#(attributes)><Title>Report</Title></ObjectCardView>"#,
      #"<ObjectCell xmlns="urn:cardwright:1" accessory="none" \#(attributes)><Title>Report</Title></ObjectCell>"#,
      """
      <ContactCellList xmlns="urn:cardwright:1"><ContactCell \(attributes)><Title>Report</Title></ContactCell>
      </ContactCellList>
      """,
    ]
    for document in documents {
      for device in ["iphone-15", "android-compact"] {
        let scene = try SceneFixture.scene(document, try SceneFixture.environment(device))
        #expect(scene.icons == (isSeen ? ["actions.linkExternal"] : []))
        #expect(spoken(scene) == (isSeen ? ["Report", "Opens outside the app"] : ["Report"]))
      }
    }
  }

  /// The sign is 0.8 of the title's size, 4 points after it, in the middle of its first line.
  @Test func theSignStandsAfterTheTitle() throws {
    let scene = try SceneFixture.scene(
      """
      <ObjectCell xmlns="urn:cardwright:1" target="https://example.com"><Title>Report</Title><Subtitle>Q3</Subtitle>
      </ObjectCell>
      """)
    let title = try scene.frame("Title")
    let sign = try #require(scene.parts.first { $0.label == "Opens outside the app" }).frame
    #expect(sign.width == 14 && sign.height == 14)
    #expect(abs(sign.x - title.maxX - 4) < 0.34)
    #expect(abs(sign.midY - title.midY) < 0.34)
  }
}

/// Labels at accessibility sizes.
@Suite struct LabelSizeTests {
  /// A word that is wider than a line is broken with a hyphen, and every label keeps the size that a person asked for.
  @Test(arguments: ["ObjectCell", "ObjectCardView", "Card"], ["Feuerwehrzufahrtsplan", "Plan"])
  func labelsKeepTheirOrder(_ root: String, _ title: String) throws {
    let labels = "<Title>\(title)</Title><Subtitle>Hall</Subtitle>"
    let content = root == "Card" ? "<Header>\(labels)</Header>" : labels + "<Footnote>Kiel</Footnote>"
    let environment = try SceneFixture.environment("iphone-se-1") { $0.textSize = .ax5 }
    let scene = try SceneFixture.scene(#"<\#(root) xmlns="urn:cardwright:1">\#(content)</\#(root)>"#, environment)
    let styles: [TextStyle] = [root == "Card" ? .title3 : .headline, .body, .subheadline]
    for (name, style) in zip(["Title", "Subtitle", "Footnote"], styles) {
      for text in scene.texts(name) { #expect(text.setting.size == environment.metrics(style).size) }
    }
    let lines = try scene.text("Title").lines.map(\.string)
    #expect(title == "Plan" ? lines == ["Plan"] : lines.count > 1 && lines.dropLast().allSatisfy { $0.hasSuffix("‐") })
    #expect(lines.joined().filter { $0 != "‐" } == title)
  }

  /// A number has no syllables: it alone becomes smaller.
  @Test func numbersAreNeverBroken() throws {
    let environment = try SceneFixture.environment("iphone-se-1") { $0.textSize = .ax5 }
    let scene = try SceneFixture.scene(
      #"<ObjectCell xmlns="urn:cardwright:1"><Title>Contract</Title><Subtitle>4500001284711</Subtitle></ObjectCell>"#,
      environment)
    #expect(try scene.text("Subtitle").lines.map(\.string) == ["4500001284711"])
    #expect(try scene.text("Subtitle").setting.size < environment.metrics(.body).size)
    #expect(try scene.text("Title").setting.size == environment.metrics(.headline).size)
  }
}
