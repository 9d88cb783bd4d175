import CardLayout
import CardModel
import LayoutCore
import Testing

/// Lists, masonries and carousels of cards (CAR-I, STG-A, MDK-L).
@Suite struct CollectionTests {
  private func collection(
    _ element: String, _ cards: [String], _ attributes: String = "", _ environment: CardEnvironment = CardEnvironment(),
    header: String = "", footer: String = ""
  ) throws -> PositionedScene {
    let items = cards.map { "<Card><Header><Title>\($0)</Title></Header></Card>" }.joined()
    return try SceneFixture.scene(
      #"<\#(element) xmlns="urn:cardwright:1" \#(attributes)>\#(header)\#(items)\#(footer)</\#(element)>"#, environment)
  }

  private func cards(_ scene: PositionedScene) -> [Frame] {
    scene.parts.filter { $0.role == .card }.map(\.frame)
  }

  @Test(arguments: [("", 16.0), ("spacing='8'", 8)])
  func listStacksCards(_ attributes: String, _ gap: Double) throws {
    let frames = cards(try collection("CardList", ["A", "B"], attributes))
    #expect(frames.allSatisfy { $0.x == 16 && $0.width == 361 })
    #expect(frames[1].y == frames[0].maxY + gap)
  }

  /// Columns by device, and as the file asks (MDK-L).
  @Test(arguments: [
    ("iphone-15", "", 1), ("ipad-10", "", 2), ("ipad-10", "regularColumns='3'", 3), ("iphone-15", "columns='2'", 2),
    ("android-compact", "", 1), ("android-expanded", "", 2),
  ])
  func masonryHasItsColumns(_ device: String, _ attributes: String, _ count: Int) throws {
    let environment = try SceneFixture.environment(device)
    let frames = cards(try collection("CardMasonry", ["A", "B", "C", "D"], attributes, environment))
    #expect(Set(frames.map(\.x)).count == count)
    let width = (environment.width - 2 * environment.margin - 8 * Double(count - 1)) / Double(count)
    #expect(frames.allSatisfy { abs($0.width - width) < 0.5 })
    #expect(frames.first?.x == environment.margin)
  }

  @Test func landscapeHasThreeColumns() throws {
    let environment = try SceneFixture.environment("ipad-10") { swap(&$0.width, &$0.height) }
    #expect(Set(cards(try collection("CardMasonry", ["A", "B", "C", "D"], "", environment)).map(\.x)).count == 3)
  }

  @Test func masonryTakesTheShortestColumnOrEachInTurn() throws {
    let environment = try SceneFixture.environment("ipad-10")
    let long = String(repeating: "Long title ", count: 20)
    let topMost = cards(try collection("CardMasonry", [long, "B", "C", "D"], "lineSpacing='24'", environment))
    #expect(topMost[2].x == topMost[1].x && topMost[2].y == topMost[1].maxY + 24)
    let leftMost = cards(try collection("CardMasonry", [long, "B", "C", "D"], "order='leftMost'", environment))
    #expect(leftMost[2].x == leftMost[0].x && leftMost[3].x == leftMost[1].x)
    let grid = cards(try collection("CardMasonry", [long, "B"], "sameHeight='true'", environment))
    #expect(grid[0].height == grid[1].height)
  }

  /// Widths and the slice of the next card of the worked example on a screen of 390.
  @Test(arguments: [("spacing='8'", 350.0, 16.0), ("spacing='16'", 326, 32), ("peek='40'", 326, 40)])
  func carouselShowsTheNextCard(_ attributes: String, _ width: Double, _ peek: Double) throws {
    let environment = try SceneFixture.environment("iphone-14")
    let frames = cards(try collection("CardCarousel", ["A", "B", "C"], attributes, environment))
    #expect(frames.allSatisfy { abs($0.width - width) < 0.5 })
    #expect(frames[0].x == 16)
    #expect(abs(390 - frames[1].x - peek) < 0.5)
  }

  @Test func carouselCardsAreAsHighAsTheHighest() throws {
    let long = String(repeating: "Long title ", count: 10)
    let frames = cards(try collection("CardCarousel", ["A", long, "C"]))
    #expect(Set(frames.map(\.height)).count == 1)
    let own = cards(try collection("CardCarousel", ["A", long, "C"], "sameHeight='false' alignment='bottom'"))
    #expect(own[0].height < own[1].height && own[0].maxY == own[1].maxY)
  }

  /// In a card as high as its neighbours, the buttons keep to the bottom.
  @Test func footersStandOnOneLine() throws {
    let card = { (title: String) in
      "<Card><Header><Title>\(title)</Title></Header><Footer><Action>Go</Action></Footer></Card>"
    }
    let scene = try SceneFixture.scene(
      """
      <CardCarousel xmlns="urn:cardwright:1">
      \(card("A"))\(card(String(repeating: "Long title ", count: 10)))
      </CardCarousel>
      """)
    #expect(Set(scene.buttons.map(\.frame.y)).count == 1)
  }

  @Test func everythingIsMirrored() throws {
    let environment = try SceneFixture.environment("ipad-10") { $0.direction = .rightToLeft }
    let masonry = cards(try collection("CardMasonry", ["A", "B"], "", environment))
    #expect(masonry[0].maxX == 800 && masonry[1].x == 20)
    let phone = try SceneFixture.environment("iphone-14") { $0.direction = .rightToLeft }
    #expect(cards(try collection("CardCarousel", ["A", "B"], "", phone))[0].maxX == 374)
  }

  @Test func headerLeadsToAllOfThem() throws {
    let scene = try collection(
      "CardCarousel", ["A", "B", "C"], "limit='2'",
      header: #"<Header><Title>Assets</Title><SeeAll total="48">See all</SeeAll></Header>"#)
    #expect(scene.buttons.map(\.label) == ["See all (48)"])
    #expect(cards(scene).count == 2)
    let button = try #require(scene.buttons.first).frame
    #expect(button.height == 44 && button.maxX == 377)
    // One baseline.
    let title = try #require(scene.texts("Title").first?.lines.first)
    #expect(try abs(#require(scene.texts("SeeAll").first?.lines.first).baseline - title.baseline) < 0.5)
    #expect(try #require(cards(scene).first).y >= button.maxY)
  }

  @Test func headerOfACarouselBeginsWhereItsCardsDo() throws {
    let environment = try SceneFixture.environment("ipad-10")
    let scene = try collection(
      "CardCarousel", ["A", "B", "C"], "leadingInset='32' trailingInset='48'", environment,
      header: "<Header><Title>Assets</Title><SeeAll>See all</SeeAll></Header>")
    #expect(try scene.frame("Title").x == 32)
    #expect(try #require(cards(scene).first).x == 32)
    #expect(try #require(scene.buttons.first).frame.maxX == 772)
  }

  @Test func emptyCollectionShowsItsMessage() throws {
    let scene = try collection("CardList", [], footer: "<EmptyState><Title>Nothing to do</Title></EmptyState>")
    #expect(scene.texts("Title").map(\.fullText) == ["Nothing to do"])
  }

  @Test func listOfCellsIsACardOfItsOwn() throws {
    let scene = try SceneFixture.scene(
      """
      <CardList xmlns="urn:cardwright:1"><ObjectCellList><ObjectCell><Title>A</Title></ObjectCell></ObjectCellList>
      </CardList>
      """)
    #expect(try scene.frame("ObjectCellList").x == 16)
    #expect(try scene.frame("Title").x == 32)
    #expect(try scene.surface("ObjectCellList").cornerRadius == 16)
  }

  /// The reading order is that of the file, whatever column a card stands in.
  @Test func readingOrderIsTheFiles() throws {
    let environment = try SceneFixture.environment("ipad-10")
    let scene = try collection("CardMasonry", ["A", "B", "C", "D"], "", environment)
    #expect(scene.texts("Title").map(\.fullText) == ["A", "B", "C", "D"])
    #expect(scene.parts.compactMap(\.readingOrder) == [1, 2, 3, 4])
  }
}
