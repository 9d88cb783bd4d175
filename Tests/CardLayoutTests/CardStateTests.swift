import CardLayout
import CardModel
import LayoutCore
import Testing

/// A card at other moments than rest (SEED0, SEED4, FS/CardStyle).
@Suite struct CardStateTests {
  private func scene(_ state: CardState, _ content: String, _ device: String = "iphone-15") throws -> PositionedScene {
    try SceneFixture.card(content, SceneFixture.environment(device) { $0.state = state })
  }

  private let content = """
    <Header><Title>Pump</Title><Overflow><Action icon="actions.share">Share</Action><Action>Delete</Action></Overflow>\
    </Header><Footer><Action role="primary" after="Approved">Approve</Action>\
    <Action role="secondary">Reject</Action></Footer>
    """

  @Test(
    arguments: [
      (CardState.normal, nil), (.pressed, ColorToken.tertiaryFill), (.selected, ColorToken.informationBackground),
    ] as [(CardState, ColorToken?)])
  func backgroundTellsPressedAndSelected(_ state: CardState, _ tint: ColorToken?) throws {
    #expect(try scene(state, content).surface("Card").tint == tint)
  }

  @Test func disabledButtonsTakeNoTaps() throws {
    let buttons = try scene(.disabled, content).parts.filter { $0.role == .button }
    #expect(buttons.count == 2)
    #expect(buttons.allSatisfy { $0.touchTarget == nil })
  }

  @Test func doneActionHasItsNewLabel() throws {
    let scene = try scene(.done, content)
    let done = try #require(scene.parts.first { $0.label == "Approved" })
    #expect(done.touchTarget == nil)
    #expect(scene.parts.contains { $0.label == "Reject" && $0.touchTarget != nil })
  }

  @Test func doneActionMayGoAway() throws {
    let scene = try scene(
      .done, #"<Footer><Action role="primary" after="hidden">A</Action><Action>B</Action></Footer>"#)
    #expect(scene.buttons.map(\.label) == ["B"])
  }

  @Test(arguments: [("iphone-15", 44.0), ("android-compact", 48)])
  func menuOpensBelowItsButton(_ device: String, _ height: Double) throws {
    let scene = try scene(.menu, content, device)
    let button = try #require(scene.parts.first { $0.role == .menuButton })
    let menu = try #require(scene.parts.first { $0.label == "Menu" })
    #expect(menu.frame.y == button.frame.maxY + 4)
    #expect(menu.frame.width == 250)
    #expect(menu.frame.maxX == button.frame.maxX)
    let items = scene.parts.filter { ["Share", "Delete"].contains($0.label ?? "") }
    #expect(items.count == 2 && items.allSatisfy { $0.frame.height >= height && $0.touchTarget != nil })
    #expect(scene.size.height >= menu.frame.maxY)
    let orders = scene.parts.compactMap(\.readingOrder)
    #expect(Set(orders).count == orders.count)
  }

  @Test func emptyCardShowsAMessage() throws {
    #expect(try scene(.empty, content).parts.contains { $0.source?.element == "Footer" } == false)
    let own = try scene(.empty, content + #"<EmptyState cause="empty"><Title>No pumps</Title></EmptyState>"#)
    #expect(own.parts.contains { if case .text(let text) = $0.content { text.fullText == "No pumps" } else { false } })
  }

  /// Where there is nothing, nothing is counted, and nothing can be done with it but what the message offers.
  @Test func emptyCardHasNoActionsOnItsContent() throws {
    let scene = try SceneFixture.scene(
      """
      <Card xmlns="urn:cardwright:1"><Header><Title>Parts</Title><Counter>2 of 36</Counter>\
      <SeeAll target="app://parts">See all</SeeAll></Header><Body><EmptyState cause="empty"><Title>No parts</Title>\
      <Action id="plan">Plan</Action></EmptyState></Body>\
      <Footer><Action id="order">Order</Action></Footer></Card>
      """, try SceneFixture.environment { $0.state = .empty })
    let texts = scene.parts.compactMap { if case .text(let text) = $0.content { text.fullText } else { nil } }
    #expect(texts == ["Parts", "No parts", "Plan"])
  }

  /// A list in a body says itself that it has nothing, below the header of the card.
  @Test(arguments: ["ObjectCell", "ContactCell"], [CardState.normal, .empty])
  func emptyListInABodyShowsItsMessage(_ cell: String, _ state: CardState) throws {
    let cells = state == .empty ? "<\(cell)><Title>Pump</Title></\(cell)>" : ""
    let list = "<\(cell)List>\(cells)<EmptyState><Title>No parts</Title></EmptyState></\(cell)List>"
    func texts(_ body: String) throws -> [String] {
      try scene(state, "<Header><Title>Parts</Title></Header><Body>\(body)</Body>").texts("Title").map(\.fullText)
    }
    #expect(try texts(list) == ["Parts", "No parts"])
    // The body’s own message stands for all of it.
    #expect(try texts(list + "<EmptyState><Title>Nothing here</Title></EmptyState>") == ["Parts", "Nothing here"])
  }

  @Test(arguments: [("oneLine", 4), ("twoLine", 6), ("multipleLine", 6), ("generic", 7)])
  func skeletonHoldsThePlace(_ pattern: String, _ shapes: Int) throws {
    let environment = try SceneFixture.environment { $0.state = .loading }
    let scene = try SceneFixture.scene(
      #"<Card xmlns="urn:cardwright:1" skeleton="\#(pattern)"><Header><Title>Pump</Title></Header></Card>"#, environment
    )
    let grey = scene.parts.filter {
      if case .surface(let surface) = $0.content { surface.fill == .separator } else { false }
    }
    #expect(grey.count == shapes)
    #expect(scene.parts.contains { $0.role == .status && $0.label == "Loading" })
    let card = try scene.cardPart().frame
    #expect(grey.allSatisfy { card.contains($0.frame, tolerance: 0.5) })
  }
}
