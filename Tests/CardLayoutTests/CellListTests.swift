import CardLayout
import CardModel
import LayoutCore
import Testing

/// Lists of object cells and contact cells, as screens and inside cards (SEED4, PTV-I, FS/ContactItemStyle).
@Suite struct CellListTests {
  private func list(
    _ content: String, _ attributes: String = "", _ environment: CardEnvironment = CardEnvironment()
  ) throws -> PositionedScene {
    try SceneFixture.scene(
      #"<ObjectCellList xmlns="urn:cardwright:1" \#(attributes)>\#(content)</ObjectCellList>"#, environment)
  }

  private func contacts(
    _ content: String, _ environment: CardEnvironment = CardEnvironment()
  ) throws -> PositionedScene {
    try SceneFixture.scene(
      #"<ContactCellList xmlns="urn:cardwright:1">\#(content)</ContactCellList>"#, environment)
  }

  private static let two = "<ObjectCell><Title>A</Title></ObjectCell><ObjectCell><Title>B</Title></ObjectCell>"

  /// How many hairlines there are.
  private func separators(_ scene: PositionedScene) -> Int {
    scene.parts.count { part in
      if case .surface(let surface) = part.content { surface.fill == .separator } else { false }
    }
  }

  @Test func hairlinesStandBetweenCells() throws {
    #expect(try separators(list("<ObjectCell><Title>A</Title></ObjectCell>")) == 0)
    #expect(try separators(list(Self.two)) == 1)
    #expect(try separators(list(Self.two + "<SeeAll/>")) == 2)
  }

  @Test func limitLeavesTheRestToSeeAll() throws {
    let scene = try list(Self.two + #"<SeeAll total="24" target="a"/>"#, "limit='1'")
    #expect(scene.texts("Title").count == 1)
    #expect(scene.buttons.map(\.label) == ["See all"])
    #expect(scene.texts("SeeAll").map(\.fullText) == ["See all", "24"])
    #expect(try scene.frame("SeeAll").y >= scene.frame("ObjectCell").maxY)
  }

  /// At accessibility sizes the number stands below words that would break beside it.
  @Test func theNumberGivesWayToTheWords() throws {
    let content = Self.two + #"<SeeAll total="2400">See all reports</SeeAll>"#
    let usual = try list(content).texts("SeeAll")
    #expect(usual.map(\.lines.count) == [1, 1] && usual[0].lines[0].baseline == usual[1].lines[0].baseline)
    let environment = try SceneFixture.environment("iphone-se-1") { $0.textSize = .ax5 }
    let large = try list(content, "", environment).texts("SeeAll")
    #expect(large.count == 2 && large[0].lines.map(\.string) == ["See all", "reports"])
    #expect(large[1].lines[0].baseline > large[0].lines[1].baseline)
  }

  /// Cells of a uniform list are of one height and keep room for what one of them has.
  @Test func uniformCellsAreAlike() throws {
    let content = """
      <ObjectCell><DetailImage icon="a"/><Title>A</Title><Subtitle>S</Subtitle></ObjectCell>
      <ObjectCell><Title>B</Title></ObjectCell>
      """
    let uniform = try list(content)
    #expect(Set(uniform.frames("ObjectCell").map(\.height)).count == 1)
    #expect(Set(uniform.frames("Title").map(\.x)) == [72])
    let own = try list(content, "uniform='false'")
    #expect(Set(own.frames("ObjectCell").map(\.height)).count == 2)
    #expect(own.frames("Title").map(\.x) == [72, 16])
  }

  @Test func descriptionsLineUp() throws {
    let cell = { (status: String) in
      """
      <ObjectCell><Title>A</Title><Subtitle>S</Subtitle><Description>It hums.</Description>
      <Attribute><Status>\(status)</Status></Attribute></ObjectCell>
      """
    }
    let scene = try list(cell("Open") + cell("Waiting for parts"), "", try SceneFixture.environment("ipad-10"))
    #expect(Set(scene.frames("Description").map(\.x)).count == 1)
    #expect(scene.texts("Status").allSatisfy { !$0.isTruncated })
    // Trailing edges line up too.
    #expect(Set(scene.texts("Status").compactMap(\.lines.first).map { ($0.x + $0.width).rounded() }) == [800])
  }

  @Test func sectionsHaveTitlesAndRemarks() throws {
    let scene = try list("<Section><Title>Due today</Title>\(Self.two)<Footnote>Two more</Footnote></Section>")
    let titles = scene.texts("Title").map(\.fullText)
    #expect(titles == ["Due today", "A", "B"])
    #expect(try scene.text("Title").setting.size == 15)
    #expect(try scene.frame("Footnote").y > scene.frames("Title")[2].maxY)
  }

  @Test func selectionModeShowsControlsAndActions() throws {
    let content = """
      <ObjectCell selected="true"><Title>A</Title></ObjectCell><ObjectCell><Title>B</Title></ObjectCell>
      <SelectionActions><Action id="x">Confirm</Action><Overflow><Action>Note</Action></Overflow></SelectionActions>
      """
    let scene = try list(content, "selection='multiple' selecting='true'")
    let boxes = scene.parts.filter { $0.role == .checkbox }
    #expect(boxes.map(\.isChecked) == [true, false])
    #expect(scene.texts("SelectionActions").map(\.fullText) == ["1 selected"])
    #expect(scene.buttons.map(\.label) == ["Confirm", "More"])
    // Without selection mode neither is there.
    let resting = try list(content, "selection='multiple'")
    #expect(resting.buttons.isEmpty && resting.parts.allSatisfy { $0.role != .checkbox })
  }

  /// Above the labels no cell keeps room for what others have.
  @Test func stackedPicturesBeginAtTheMargin() throws {
    let picture = #"<DetailImage icon="a" alt=""/><Title>Bed</Title><Subtitle>Krankenhausverwaltung</Subtitle>"#
    let icon = #"<IconStack><Icon name="status.highPriority" label="Urgent"/></IconStack>"#
    let environment = try SceneFixture.environment { $0.textSize = .ax1 }
    let scene = try list(
      "<ObjectCell>\(icon)\(picture)</ObjectCell><ObjectCell>\(picture)</ObjectCell>", "", environment)
    let images = scene.frames("DetailImage")
    #expect(images[0].x > 16 && images[1].x == 16)
  }

  @Test func emptyListShowsItsMessage() throws {
    let scene = try list(
      #"<ObjectCell each="{parts}"><Title>A</Title></ObjectCell><EmptyState><Title>No parts</Title></EmptyState>"#,
      "limit='0'")
    #expect(scene.texts("Title").map(\.fullText) == ["No parts"])
  }

  @Test func listInACardHasTheCardsWidth() throws {
    let scene = try SceneFixture.card(
      "<Header><Title>H</Title></Header><Body><ObjectCellList>\(Self.two)</ObjectCellList></Body>")
    #expect(scene.frames("ObjectCell").allSatisfy { $0.x == 32 && $0.maxX == 361 })
  }

  @Test func onlyOneCellIsSwiped() throws {
    let cell = """
      <ObjectCell><Title>A</Title><SwipeActions edge="trailing"><Action>Pin</Action></SwipeActions></ObjectCell>
      """
    let scene = try list(cell + cell, "", try SceneFixture.environment { $0.swipe = .trailing })
    #expect(scene.buttons.map(\.label) == ["Pin"])
    #expect(scene.frames("Title").map(\.x).filter { $0 == 16 }.count == 1)
  }

  // MARK: Contacts

  private static let ana = """
    <ContactCell><DetailImage represents="person"/><Title>Ana Silva</Title><Subtitle>Technician</Subtitle>
    <Description>On call until Monday.</Description>
    <ActionsArea><Action purpose="phone"/><Action purpose="email"/></ActionsArea></ContactCell>
    """

  @Test func contactHasItsFigures() throws {
    let scene = try contacts(Self.ana)
    let image = try scene.frame("DetailImage")
    let title = try scene.frame("Title")
    #expect(image.width == 45 && image.height == 45)
    #expect(title.x == image.maxX + 12)
    #expect(try scene.frame("Subtitle").y == title.maxY + 3)
    #expect(try scene.text("Title").setting.size == 17 && scene.text("Subtitle").setting.size == 15)
    let actions = scene.buttons
    #expect(actions.map(\.label) == ["Call", "Email"])
    #expect(actions.allSatisfy { $0.frame.width == 44 && $0.frame.height == 44 })
    // 8 on either side of each.
    #expect(actions[1].frame.x == actions[0].frame.maxX + 16)
    #expect(actions[0].frame.x >= title.maxX + 24)
  }

  /// The description is hidden up to a width of 666.
  @Test(arguments: [("iphone-15", 666.0, false), ("ipad-10", 666, false), ("ipad-10", 667, true)])
  func descriptionNeedsWidth(_ device: String, _ width: Double, _ isShown: Bool) throws {
    let environment = try SceneFixture.environment(device) { $0.width = width }
    #expect(try contacts(Self.ana, environment).texts("Description").isEmpty != isShown)
  }

  /// Actions without room beside the labels stand below them, in every cell of the list.
  @Test func actionsGoBelowInAllCellsAlike() throws {
    let long = Self.ana.replacing("Ana Silva", with: "Maximiliana von und zu Hohenstein")
    let scene = try contacts(Self.ana + long)
    let subtitles = scene.frames("Subtitle")
    for (button, subtitle) in zip(scene.buttons.filter { $0.label == "Call" }, subtitles) {
      #expect(button.frame.y >= subtitle.maxY)
    }
  }

  private func cells(_ title: String, _ variation: String, _ actions: String, _ device: String) throws
    -> PositionedScene
  {
    try list(
      """
      <ObjectCell variation="\(variation)"><DetailImage icon="a"/><Title>\(title)</Title><Subtitle>Technician</Subtitle>
      <ActionsArea>\(actions)</ActionsArea></ObjectCell>
      """, "", try SceneFixture.environment(device))
  }

  /// Actions leave a name whole, and any other title half the labels' room; else they stand below, in line with it.
  @Test(arguments: [
    ("Ana Silva", "contact", 2, "iphone-se-1", false), ("Ana Maria Silveira", "contact", 2, "iphone-se-1", true),
    ("Ana Maria Silveira", "contact", 2, "iphone-15", false),
    ("Operating manual of pumps", "preview", 1, "iphone-se-1", false),
    ("Operating manual of pumps", "preview", 3, "iphone-se-1", true),
    ("Ana Maria Silveira", "contact", 2, "ipad-10", false), ("Ana Maria Silveira", "contact", 3, "android-small", true),
  ])
  func actionsGiveWayToTheTitle(
    _ title: String, _ variation: String, _ count: Int, _ device: String, _ isBelow: Bool
  ) throws {
    let scene = try cells(title, variation, String(repeating: "<Action purpose=\"phone\"/>", count: count), device)
    let label = try scene.frame("Title")
    let action = try #require(scene.buttons.first).frame
    #expect((try action.y >= scene.frame("Subtitle").maxY) == isBelow)
    #expect(action.width >= 44 && action.height >= 44)
    guard isBelow else { return }
    #expect(try !scene.text("Title").isTruncated)
    let icon = try #require(
      scene.parts.first { if case .icon(let icon) = $0.content { icon.name == "actions.phone" } else { false } })
    #expect(icon.frame.x == label.x)
    // Below the icon about as much room as above the title; Android's frames of 48 leave a little more.
    let cell = try scene.frame("ObjectCell")
    #expect(abs(cell.maxY - icon.frame.maxY - (label.y - cell.y)) <= 5)
  }

  /// A number that is a text takes no more than its share, whatever stands in it.
  @Test(arguments: TextSizeCategory.allCases) func longNumbersWidenNothing(_ size: TextSizeCategory) throws {
    let environment = try SceneFixture.environment { $0.textSize = size }
    let scene = try SceneFixture.scene(
      """
      <ObjectCellList xmlns="urn:cardwright:1"><ObjectCell><Number>Donaudampfschifffahrtsgesellschaft-4711</Number>\
      <Title>Pump</Title></ObjectCell><ObjectCell><Icons><Icon>Donaudampfschifffahrtsgesellschaft</Icon></Icons>\
      <Title>Valve</Title></ObjectCell></ObjectCellList>
      """, environment)
    for part in scene.parts { #expect(part.frame.maxX <= environment.width + 0.5, "\(part)") }
  }
}
