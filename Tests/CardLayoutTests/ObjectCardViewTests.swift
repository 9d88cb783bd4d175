import BundledData
import CardLayout
import CardModel
import LayoutCore
import Testing

/// The object card view's anatomy, A to E (SEED0, SEED1).
@Suite struct ObjectCardViewTests {
  private let anatomy = """
    <DetailImage src="pump.png" shape="square" alt="Electric pump"/>
    <Title>Electric pump</Title><Subtitle>Job 4711</Subtitle><Footnote>Hamburg, Mechanics</Footnote>
    <Status kind="negative" icon="high">High</Status>
    <Overflow><Action id="s">Share</Action></Overflow>
    <Description>The motor hums but does not start.</Description>
    <Actions><Action id="r" kind="negative">Reject</Action><Action id="a" role="primary">Approve</Action></Actions>
    """

  @Test func everyPartOfTheAnatomyHasItsPlace() throws {
    let scene = try SceneFixture.objectCard(anatomy)
    let image = try scene.frame("DetailImage")
    let title = try scene.frame("Title")
    let overflow = try scene.frame("Overflow")
    #expect(image.width == 45 && image.height == 45)
    #expect(title.x == image.maxX + 12)
    #expect(try scene.frame("Subtitle").y == title.maxY + 3)
    #expect(try scene.frame("Footnote").y == scene.frame("Subtitle").maxY + 3)
    #expect(overflow.maxX == 361 && overflow.width == 44 && overflow.y == title.y)
    #expect(try scene.frame("Status").y >= overflow.maxY)
    #expect(try scene.frame("Description").y > scene.frame("Footnote").maxY)
    #expect(scene.buttons.map(\.label) == ["Reject", "Approve", "More"] || scene.buttons.map(\.label).contains("More"))
  }

  @Test(arguments: [
    ("Title", FontFace.semibold, 17.0, "primaryLabel"), ("Subtitle", .regular, 17, "secondaryLabel"),
    ("Footnote", .regular, 15, "tertiaryLabel"), ("Status", .regular, 15, "negativeLabel"),
    ("Description", .regular, 15, "tertiaryLabel"),
  ])
  func labelsAreSetAsInAnObjectCell(_ element: String, _ face: FontFace, _ size: Double, _ color: String) throws {
    let text = try SceneFixture.objectCard(anatomy).text(element)
    #expect(text.setting.face == face && text.setting.size == size && text.color.name == color)
  }

  /// Labels run over two lines at most.
  @Test func labelsAreClampedToTwoLines() throws {
    let long = String(repeating: "Electric pump ", count: 20)
    let scene = try SceneFixture.objectCard("<Title>\(long)</Title><Subtitle>\(long)</Subtitle>")
    #expect(try scene.text("Title").lines.count == 2)
    #expect(try scene.text("Subtitle").lines.count == 2)
  }

  /// Unlike in a cell, the description is there in both size classes.
  @Test(arguments: ["iphone-se-3", "ipad-10"])
  func descriptionIsShownEverywhere(_ device: String) throws {
    let scene = try SceneFixture.objectCard(anatomy, try SceneFixture.environment(device))
    #expect(scene.texts("Description").count == 1)
  }

  /// Overflow, actions and the card itself, nothing else.
  @Test func threeKindsOfTouchTargets() throws {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1" target="a.card.xml">\(anatomy)</ObjectCardView>
      """
    let touched = try SceneFixture.scene(text).parts.filter { $0.touchTarget != nil }.compactMap { $0.source?.element }
    #expect(Set(touched) == ["ObjectCardView", "Overflow", "Action"])
  }

  /// A status wider than 23 % of the card's content stands below the labels instead of squeezing them.
  @Test func wideStatusStandsBelowTheLabels() throws {
    let scene = try SceneFixture.objectCard(
      "<Title>Lift</Title><Subtitle>Contract</Subtitle><Status kind=\"critical\">Ends in thirty days</Status>")
    #expect(try scene.frame("Status").x == scene.frame("Title").x)
    #expect(try scene.frame("Status").y >= scene.frame("Subtitle").maxY)
  }

  /// It has the two lines of every label there.
  @Test func wideStatusBelowTheLabelsIsNotCut() throws {
    let scene = try SceneFixture.objectCard(
      """
      <DetailImage icon="a"/><Title>Shoes</Title><Status kind="critical" icon="time.pending">Waiting for the release</Status>
      <Overflow><Action id="s">Share</Action></Overflow>
      """, try SceneFixture.environment("iphone-se-1"))
    #expect(try scene.text("Status").lines.count == 2 && !scene.text("Status").isTruncated)
  }

  /// Cards in a row show their status in the same place, however long it is: below the other labels.
  @Test func statusIsTheLastOfTheLabels() throws {
    for status in ["High", "Ends in thirty days"] {
      let scene = try SceneFixture.objectCard(anatomy.replacing(">High<", with: ">\(status)<"))
      #expect(try scene.frame("Status").y >= scene.frame("Footnote").maxY)
    }
  }

  @Test func personsAreRoundAndObjectsSquare() throws {
    for (attribute, radius) in [("represents=\"person\"", 22.5), ("represents=\"object\"", 8.0)] {
      let scene = try SceneFixture.objectCard("<DetailImage \(attribute)/><Title>T</Title>")
      let image = scene.parts.compactMap { part -> SceneImage? in
        if case .image(let image) = part.content { image } else { nil }
      }.first
      #expect(image?.cornerRadius == radius)
    }
  }

  @Test func unknownFamiliesAndPartsAreLabelledPlaceholders() throws {
    let scene = try SceneFixture.objectCard("<Title>T</Title><Sparkline/>")
    let labels = scene.parts.compactMap { part -> String? in
      if case .placeholder(let label) = part.content { label } else { nil }
    }
    #expect(labels == ["Sparkline"])
    let stack = try SceneFixture.scene(#"<CardStack xmlns="urn:cardwright:1"/>"#)
    #expect(stack.parts.contains { $0.label == "CardStack" })
  }

  /// Every token that the layout names is in the palette.
  @Test(arguments: StatusKind.allCases)
  func statusTokensExist(_ kind: StatusKind) throws {
    let environment = try SceneFixture.environment()
    #expect(environment.color(.status(kind)).hex != "#FF00FF")
    for accent in 1...10 {
      #expect(environment.color(.accentLabel(accent)).hex != "#FF00FF")
      #expect(environment.color(.accentBackground(accent)).hex != "#FF00FF")
    }
    #expect(environment.color(.accentedStar).hex != "#FF00FF")
  }
}
