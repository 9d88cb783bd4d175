import CardLayout
import CardModel
import LayoutCore
import Testing

/// The object cell's anatomy, A to G (SEED2, OC-I).
@Suite struct ObjectCellTests {
  private static let labels = "<Title>Pump</Title><Subtitle>Job 1</Subtitle><Footnote>Hamburg</Footnote>"

  private func cell(
    _ content: String, _ attributes: String = "", _ environment: CardEnvironment = CardEnvironment()
  ) throws -> PositionedScene {
    try SceneFixture.scene(
      #"<ObjectCell xmlns="urn:cardwright:1" \#(attributes)>\#(content)</ObjectCell>"#, environment)
  }

  @Test func everyPartOfTheAnatomyHasItsPlace() throws {
    let scene = try cell(
      """
      <NumericLabel><Number>1</Number><Icon name="status.highPriority"/></NumericLabel><DetailImage src="a.png"/>
      \(Self.labels)<Attribute><Status>High</Status><Label>8:15</Label></Attribute>
      <ActionsArea><Action purpose="download"/></ActionsArea>
      """)
    let title = try scene.frame("Title")
    let image = try scene.frame("DetailImage")
    // Container: 14 above and below the labels, 3 between them.
    #expect(try scene.frame("ObjectCell").height == 14 + 22 + 3 + 22 + 3 + 20 + 14)
    #expect(try title.y == scene.frame("ObjectCell").y + 14)
    #expect(try scene.frame("Subtitle").y == title.maxY + 3)
    #expect(try scene.frame("Footnote").y == scene.frame("Subtitle").maxY + 3)
    // The icon column takes 22, the image 44, and 12 are between image and labels.
    #expect(image.x == 16 + 22 && image.width == 44 && title.x == image.maxX + 12)
    #expect(try scene.frame("Icon").y > scene.frame("Number").y)
    // Attribute: stacked, at least 8 from the title. Actions: 44 by 44 at the trailing edge.
    #expect(try scene.frame("Label").y == scene.frame("Status").maxY + 4)
    #expect(try scene.frame("Status").x >= title.maxX + 8)
    let action = try #require(scene.buttons.first)
    #expect(action.label == "Download")
    #expect(action.frame.width == 44 && action.frame.height == 44 && action.frame.maxX == 377)
    #expect(try action.frame.x >= scene.frame("Status").maxX + 16)
  }

  @Test(arguments: [
    ("Title", FontFace.semibold, 17.0, "primaryLabel"), ("Subtitle", .regular, 17, "secondaryLabel"),
    ("Footnote", .regular, 15, "tertiaryLabel"), ("Status", .regular, 15, "criticalLabel"),
  ])
  func labelsAreSetAsFioriSetsThem(_ element: String, _ face: FontFace, _ size: Double, _ color: String) throws {
    let content = Self.labels + #"<Attribute><Status kind="critical">Due</Status></Attribute>"#
    let text = try cell(content).text(element)
    #expect(text.setting.face == face && text.setting.size == size && text.color.name == color)
  }

  /// Heights by number of labels: by content on iOS, Material's list items on Android.
  @Test(arguments: [
    ("iphone-15", 1, 50.0), ("iphone-15", 2, 75), ("iphone-15", 3, 98), ("android-compact", 1, 56),
    ("android-compact", 2, 72), ("android-compact", 3, 88),
  ])
  func heightFollowsTheLines(_ device: String, _ lines: Int, _ height: Double) throws {
    let all = ["<Title>Pump</Title>", "<Subtitle>Job 1</Subtitle>", "<Footnote>Hamburg</Footnote>"]
    let scene = try cell(all.prefix(lines).joined(), "", try SceneFixture.environment(device))
    #expect(try scene.frame("ObjectCell").height == height)
  }

  @Test(arguments: ["iphone-se-1", "iphone-15"], TextSizeCategory.allCases)
  func numbersStandOnOneLine(_ device: String, _ size: TextSizeCategory) throws {
    let environment = try SceneFixture.environment(device) { $0.textSize = size }
    let scene = try cell("<NumericLabel><Number>1250</Number></NumericLabel>" + Self.labels, "", environment)
    #expect(try scene.text("Number").lines.map(\.string) == ["1250"])
  }

  @Test(arguments: [("iphone-15", "object", 44.0), ("iphone-15", "person", 45), ("android-compact", "object", 40)])
  func imageHasThePlatformsFrame(_ device: String, _ represents: String, _ side: Double) throws {
    let scene = try cell(
      #"<DetailImage represents="\#(represents)"/>"# + Self.labels, "", try SceneFixture.environment(device))
    let frame = try scene.frame("DetailImage")
    #expect(frame.width == side && frame.height == side)
  }

  /// One line alone, or in compact width without a second attribute; otherwise two.
  @Test(arguments: [
    ("iphone-15", "", 1), ("iphone-15", "<Subtitle>S</Subtitle>", 1),
    ("iphone-15", "<Subtitle>S</Subtitle><Attribute><Status>A</Status></Attribute>", 1),
    ("iphone-15", "<Subtitle>S</Subtitle><Attribute><Status>A</Status><Status>B</Status></Attribute>", 2),
    ("ipad-10", "", 1), ("ipad-10", "<Subtitle>S</Subtitle>", 2),
  ])
  func titleHasItsLines(_ device: String, _ content: String, _ lines: Int) throws {
    let long = String(repeating: "Electric pump ", count: 40)
    let scene = try cell("<Title>\(long)</Title>" + content, "", try SceneFixture.environment(device))
    #expect(try scene.text("Title").lines.count == lines)
    #expect(try scene.text("Title").isTruncated)
  }

  /// In regular width in a column of its own; in compact below, when asked, never on an Android phone; on iOS not from
  /// xLarge on.
  @Test(arguments: [
    ("iphone-15", "", TextSizeCategory.large, "none"), ("iphone-15", "descriptionInCompact='true'", .large, "below"),
    ("android-compact", "descriptionInCompact='true'", .large, "none"), ("ipad-10", "", .large, "beside"),
    ("ipad-10", "", .xLarge, "none"), ("android-expanded", "", .large, "beside"),
    ("android-expanded", "", .xLarge, "beside"),
  ])
  func descriptionHasItsPlace(_ device: String, _ flag: String, _ size: TextSizeCategory, _ place: String) throws {
    let environment = try SceneFixture.environment(device) { $0.textSize = size }
    let scene = try cell(Self.labels + "<Description>It hums.</Description>", flag, environment)
    let frames = scene.frames("Description")
    #expect(frames.isEmpty == (place == "none"))
    guard let frame = frames.first else { return }
    if place == "below" { #expect(try frame.y == scene.frame("Footnote").maxY + 3) }
    if place == "beside" { #expect(try frame.x > scene.frame("Title").maxX && frame.y == scene.frame("Title").y) }
  }

  @Test func splitPercentSharesTheWidth() throws {
    let scene = try cell(
      Self.labels + "<Description>It hums.</Description>", "splitPercent='0.25'",
      try SceneFixture.environment("ipad-10"))
    // 820 wide, margins 20, 24 between the columns.
    #expect(try scene.frame("Title").width == 189)
    #expect(try scene.frame("Description").x == 20 + 189 + 24)
    #expect(try scene.frame("Description").width == 567)
  }

  @Test func attributeShowsTwoEntries() throws {
    let scene = try cell(
      Self.labels + "<Attribute><Status>A</Status><Status>B</Status><Label>C</Label></Attribute>")
    #expect(scene.texts("Status").count == 2 && scene.texts("Label").isEmpty)
  }

  /// At accessibility sizes what stood beside the labels stands below them.
  @Test func attributesMoveBelowAtAccessibilitySizes() throws {
    let content = Self.labels + "<Attribute><Status>High</Status></Attribute>"
    let scene = try cell(content, "", try SceneFixture.environment { $0.textSize = .ax3 })
    #expect(try scene.frame("Status").y >= scene.frame("Footnote").maxY)
    #expect(try scene.frame("Status").x == scene.frame("Title").x)
  }

  @Test(arguments: [
    ("none", "iphone-15", []), ("disclosure", "iphone-15", ["disclosure"]), ("disclosure", "android-compact", []),
    ("detail", "iphone-15", ["message.information"]),
    ("detailDisclosure", "iphone-15", ["message.information", "disclosure"]),
    ("checkmark", "iphone-15", ["actions.accept"]),
  ])
  func accessoryIsDrawn(_ kind: String, _ device: String, _ icons: [String]) throws {
    let scene = try cell(Self.labels, "accessory='\(kind)'", try SceneFixture.environment(device))
    #expect(scene.icons == icons)
  }

  @Test func targetBringsAChevron() throws {
    #expect(try cell(Self.labels, "target='a.card.xml'").icons == ["disclosure"])
    #expect(try cell(Self.labels, "target='a.card.xml' accessory='none'").icons.isEmpty)
  }

  @Test(arguments: [
    ("radioButton", "true", SceneRole.radioButton), ("radioButton", "false", .radioButton),
    ("checkbox", "true", .checkbox), ("checkbox", "false", .checkbox),
  ])
  func controlTellsItsState(_ control: String, _ selected: String, _ role: SceneRole) throws {
    let scene = try cell(
      "<Title>Seal</Title>", "variation='control' control='\(control)' selected='\(selected)'")
    let part = try #require(scene.parts.first { $0.role == role })
    #expect(part.isChecked == (selected == "true"))
    #expect(part.label == "Seal")
    let target = try #require(part.touchTarget)
    #expect(target.width >= 44 && target.height >= 44)
    #expect(try part.frame.maxX + 12 == scene.frame("Title").x)
  }

  @Test func everythingIsMirrored() throws {
    let content = #"<DetailImage/>"# + Self.labels + "<Attribute><Status>High</Status></Attribute>"
    let straight = try cell(content)
    let mirrored = try cell(content, "", try SceneFixture.environment { $0.direction = .rightToLeft })
    #expect(try mirrored.frame("DetailImage").maxX == 393 - 16)
    #expect(try mirrored.frame("DetailImage").x == 393 - straight.frame("DetailImage").maxX)
    #expect(try mirrored.frame("Status").x < mirrored.frame("Title").x)
  }

  /// The cell moves aside by the width of its actions; at rest they are not there.
  @Test(arguments: [(RowEdge.trailing, "Archive"), (.leading, "Pin")])
  func swipeUncoversTheActionsOfItsEdge(_ edge: RowEdge, _ label: String) throws {
    let content =
      Self.labels + """
        <SwipeActions edge="trailing"><Action kind="negative">Archive</Action></SwipeActions>
        <SwipeActions edge="leading"><Action>Pin</Action></SwipeActions>
        """
    #expect(try cell(content).buttons.isEmpty)
    let scene = try cell(content, "", try SceneFixture.environment { $0.swipe = edge })
    #expect(scene.buttons.map(\.label) == [label])
    let frame = try #require(scene.buttons.first).frame
    #expect(frame.width >= 74)
    #expect(try frame.height == scene.frame("ObjectCell").height)
    #expect(edge == .trailing ? frame.maxX == 393 : frame.x == 0)
    let shift = edge == .trailing ? -frame.width : frame.width
    #expect(try scene.frame("Title").x == 16 + shift)
    #expect(try scene.surface("ObjectCell").clips)
  }

  /// The first action stands at the edge of the screen.
  @Test(arguments: [(RowEdge.trailing, ["Flag", "Archive"]), (.leading, ["Pin", "Read"])])
  func swipeActionsStandInTheirOrderFromTheEdge(_ edge: RowEdge, _ labels: [String]) throws {
    let content =
      Self.labels + """
        <SwipeActions edge="trailing"><Action>Archive</Action><Action>Flag</Action></SwipeActions>
        <SwipeActions edge="leading"><Action>Pin</Action><Action>Read</Action></SwipeActions>
        """
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try cell(content, "", try SceneFixture.environment { ($0.swipe, $0.direction) = (edge, direction) })
      let across = scene.buttons.sorted { $0.frame.x < $1.frame.x }.map(\.label)
      #expect(across == (direction == .leftToRight ? labels : labels.reversed()))
    }
  }
}

extension PositionedScene {
  /// The names of all icons.
  var icons: [String] {
    parts.compactMap { part in if case .icon(let icon) = part.content { icon.name } else { nil } }
  }
}
