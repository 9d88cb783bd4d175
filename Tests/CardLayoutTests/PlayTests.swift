import CardLayout
import CardModel
import JSON
import LayoutCore
import SourceText
import Testing
import XMLSyntax

/// A card that a test plays as a person does: by the names of what is touched.
private final class PlayedCard {
  private let document: CardDocument
  private let environment: CardEnvironment
  private var measurer: TextMeasurer
  private(set) var state = PlayState()

  init(_ text: String, _ environment: CardEnvironment = CardEnvironment(), sample: JSONValue? = nil) throws {
    self.environment = environment
    measurer = TextMeasurer(try #require(FontFaces.standard))
    let tree = XMLParser.parse(SourceText(text))
    document = CardDocument(tree, words: CardWord.words(of: tree)) { _ in sample }
  }

  var scene: PositionedScene { PositionedScene(document.root, environment, playing: state, &measurer) }

  var targets: PlayTargets { PlayTargets(scene, document.root, playing: state) }

  /// What can be touched, by name.
  var names: [String] { targets.all.map(\.name) }

  /// The first target called `name`, or the one after so many others.
  func target(_ name: String, after count: Int = 0) throws -> PlayTarget {
    try #require(targets.all.filter { $0.name == name }.dropFirst(count).first, "\(names)")
  }

  func tap(_ name: String, after count: Int = 0) throws -> [PlayEffect] {
    let target = try target(name, after: count)
    return state.tap(target, of: targets)
  }

  func hold(_ name: String) throws -> [PlayEffect] {
    let target = try target(name)
    return state.hold(target, of: targets)
  }

  func swipe(_ name: String, from edge: RowEdge, fully: Bool = false) throws -> [PlayEffect] {
    let target = try target(name)
    return state.swipe(target, of: targets, from: edge, fully: fully)
  }

  func tapBeside() -> [PlayEffect] { state.tap(nil, of: targets) }

  func dismiss() -> [PlayEffect] { state.dismiss() }

  func isOn(_ name: String) throws -> Bool { try target(name).isOn }

  /// The labels that are read of buttons.
  var buttons: [String] { scene.buttons.map(\.label) }
}

/// What a card answers to touches.
@Suite struct PlayTests {
  private static let card = """
    <Card xmlns="urn:cardwright:1" target="plant://pump"><Header><Title>Pump</Title><Overflow><Action id="share">Share\
    </Action><Action after="disabled">Delete</Action></Overflow></Header><Footer><Action after="hidden">Snooze</Action>\
    <Action role="primary" after="Approved">Approve</Action></Footer></Card>
    """

  @Test func nothingDoneLooksLikeTheCardAtRest() throws {
    let card = try PlayedCard(Self.card)
    let scene = try SceneFixture.scene(Self.card)
    #expect(card.scene.parts.map(\.frame) == scene.parts.map(\.frame))
    #expect(card.scene.parts.map(\.label) == scene.parts.map(\.label))
    #expect(card.names == ["Pump", "More", "Snooze", "Approve"])
    #expect(card.targets.all.map(\.kind) == [.link, .menuButton, .button, .button])
  }

  @Test func anActionBecomesWhatItsFileSays() throws {
    let card = try PlayedCard(Self.card)
    #expect(try card.tap("Approve") == [.did("Approve")])
    #expect(card.buttons.contains("Approved") && !card.buttons.contains("Approve"))
    #expect(try card.target("Approved").isDisabled)
    #expect(try card.tap("Approved") == [])
    _ = try card.tap("Snooze")
    #expect(!card.names.contains("Snooze"))
  }

  @Test func aMenuOpensChoosesAndCloses() throws {
    let card = try PlayedCard(Self.card)
    #expect(try card.tap("More") == [.opened("More")])
    // Nothing else can be touched.
    #expect(card.names == ["More", "Share", "Delete"])
    #expect(try card.target("More").isExpanded)
    #expect(try card.tap("More") == [.closed])
    _ = try card.tap("More")
    #expect(try card.tap("Delete") == [.did("Delete")])
    #expect(card.names == ["Pump", "More", "Snooze", "Approve"])
    _ = try card.tap("More")
    #expect(try card.target("Delete").isDisabled)
    #expect(card.dismiss() == [.closed])
    #expect(card.dismiss() == [])
  }

  @Test func aMenuOpensBelowTheButtonThatWasTouched() throws {
    let card = "<ObjectCardView><Title>A</Title><Overflow><Action>Share</Action></Overflow></ObjectCardView>"
    let list = try PlayedCard(#"<CardList xmlns="urn:cardwright:1">\#(card)\#(card)</CardList>"#)
    _ = try list.tap("More", after: 1)
    let buttons = list.scene.parts.filter { $0.role == .menuButton }.map(\.frame.maxY)
    let menu = try #require(list.scene.menu.map { list.scene.parts[$0] })
    #expect(buttons.count == 2 && menu.frame.y == buttons[1] + 4)
  }

  @Test func itemsOfAListStandForThemselves() throws {
    let text = """
      <CardList xmlns="urn:cardwright:1" sample="a.json"><ObjectCardView each="{.}"><Title>{.}</Title><Actions>\
      <Action after="Begun">Begin</Action></Actions></ObjectCardView></CardList>
      """
    let list = try PlayedCard(text, sample: ["Pump", "Valve", "Crane"])
    _ = try list.tap("Begin", after: 1)
    #expect(list.names == ["Begin", "Begun", "Begin"])
  }

  @Test func checkboxesAreOnTheirOwnAndRadioButtonsAmongEachOther() throws {
    func list(_ control: String) -> String {
      let cell = { (name: String, isOn: Bool) in
        "<ObjectCell variation=\"control\" control=\"\(control)\" selected=\"\(isOn)\"><Title>\(name)</Title></ObjectCell>"
      }
      return #"<ObjectCellList xmlns="urn:cardwright:1">\#(cell("A", true))\#(cell("B", false))</ObjectCellList>"#
    }
    let boxes = try PlayedCard(list("checkbox"))
    #expect(boxes.targets.all.map(\.kind) == [.checkbox, .checkbox])
    #expect(try boxes.tap("B") == [.switched("B", isOn: true)])
    #expect(try boxes.isOn("A") && boxes.isOn("B"))
    #expect(try boxes.tap("A") == [.switched("A", isOn: false)])
    let radios = try PlayedCard(list("radioButton"))
    _ = try radios.tap("B")
    #expect(try !radios.isOn("A") && radios.isOn("B"))
    _ = try radios.tap("B")
    #expect(try radios.isOn("B"))
  }

  private static let cells = """
    <ObjectCellList xmlns="urn:cardwright:1" selection="multiple"><ObjectCell target="b.card.xml"><Title>A</Title>\
    <SwipeActions><Action after="disabled">Archive</Action><Action>Flag</Action></SwipeActions>\
    <SwipeActions edge="leading" fullSwipe="true"><Action after="Read">Mark</Action></SwipeActions></ObjectCell>\
    <ObjectCell><Title>B</Title></ObjectCell><SelectionActions><Action>Close</Action></SelectionActions></ObjectCellList>
    """

  @Test func aLongTouchBeginsToSelect() throws {
    let list = try PlayedCard(Self.cells)
    #expect(list.targets.all.map(\.kind) == [.link, .cell])
    #expect(try list.tap("B") == [])
    #expect(try list.hold("B") == [.selecting(true), .switched("B", isOn: true)])
    #expect(list.names == ["Close", "A", "B"])
    #expect(try !list.isOn("A") && list.isOn("B"))
    #expect(
      list.scene.parts.contains {
        if case .text(let text) = $0.content { text.fullText == "1 selected" } else { false }
      })
    // A cell that can be selected leads nowhere while it can.
    #expect(try list.tap("A") == [.switched("A", isOn: true)])
    #expect(list.dismiss() == [.selecting(false)])
    #expect(try list.tap("A") == [.led(Link(target: "b.card.xml", isExternal: false))])
  }

  @Test func aSwipeUncoversActions() throws {
    let list = try PlayedCard(Self.cells)
    #expect(try list.target("A").swipes == [.leading, .trailing])
    #expect(try list.swipe("A", from: .trailing) == [.uncovered(["Archive", "Flag"])])
    // Whatever else is touched, the cell goes back to its place.
    #expect(try list.tap("A") == [.closed])
    #expect(!list.names.contains("Archive"))
    _ = try list.swipe("A", from: .trailing)
    #expect(try list.swipe("A", from: .leading) == [.closed])
    _ = try list.swipe("A", from: .trailing)
    #expect(try list.tap("Archive") == [.did("Archive")])
    _ = try list.swipe("A", from: .trailing)
    #expect(try list.target("Archive").isDisabled)
    #expect(try list.swipe("B", from: .trailing) == [])
  }

  @Test func aFullSwipeDoesTheFirstActionWhereItMay() throws {
    let list = try PlayedCard(Self.cells)
    #expect(try list.swipe("A", from: .leading, fully: true) == [.did("Mark")])
    // It is done already, and seen to be.
    #expect(try list.swipe("A", from: .leading, fully: true) == [.uncovered(["Read"])])
    #expect(try list.target("Read").isDisabled)
    #expect(try list.swipe("A", from: .trailing, fully: true) == [.closed])
    #expect(try list.swipe("A", from: .trailing, fully: true) == [.uncovered(["Archive", "Flag"])])
  }

  @Test(arguments: [
    ("orders.card.xml", Link.Destination.card("orders.card.xml"), "Opens orders.card.xml"),
    ("../a/orders.card.xml#top", .card("../a/orders.card.xml"), "Opens ../a/orders.card.xml"),
    ("#steps", .part("steps"), "Leads to the part “steps” of this file"),
    ("steps", .part("steps"), "Leads to the part “steps” of this file"),
    ("tel:555", .address, "Leaves the app: calls 555"),
    ("sms:555", .address, "Leaves the app: writes a message to 555"),
    ("mailto:a@b.example", .address, "Leaves the app: writes an email to a@b.example"),
    ("https://b.example/c", .address, "Leaves the app: opens https://b.example/c in the browser"),
    ("plant://7", .address, "Goes on in the app at plant://7, which is no card file"),
  ])
  func aTapLeadsSomewhere(_ target: String, _ destination: Link.Destination, _ words: String) throws {
    let card = try PlayedCard(
      #"<Card xmlns="urn:cardwright:1" target="\#(target)"><Header><Title>A</Title></Header></Card>"#)
    let effects = try card.tap("A")
    #expect(effects.map(\.words) == [words])
    guard case .led(let link) = effects.first else { return }
    #expect(link.destination == destination)
  }

  @Test func whatHasNoTargetLeadsNowhere() throws {
    let text = #"<Card xmlns="urn:cardwright:1"><Header><Title>A</Title><SeeAll>All</SeeAll></Header></Card>"#
    #expect(try PlayedCard(text).tap("All") == [.ledNowhere("All")])
  }

  @Test func whatThereIsNoPlaceForIsForgotten() throws {
    let card = try PlayedCard(Self.card)
    _ = try card.tap("Approve")
    _ = try card.tap("Snooze")
    let moved = card.state.moved { $0.id == nil ? nil : $0 }
    #expect(moved == PlayState())
    #expect(card.state.moved { $0 } == card.state)
  }

  @Test func everyElementThatIsAnActionIsDone() throws {
    let cards = [
      "<Card><Header><Title>A</Title><HeaderAction after=\"disabled\">Go</HeaderAction></Header></Card>",
      "<Card><Header><Title>A</Title></Header><Footer><Action>Go</Action></Footer></Card>",
      "<ObjectCardView><Title>A</Title><Actions><Action>Go</Action></Actions></ObjectCardView>",
      "<ObjectCellList><ObjectCell><Title>A</Title><ActionsArea><Action>Go</Action></ActionsArea></ObjectCell></ObjectCellList>",
    ]
    for card in cards {
      let end = try #require(card.firstIndex { $0 == ">" })
      let played = try PlayedCard(card[..<end] + " xmlns=\"urn:cardwright:1\"" + card[end...])
      #expect(try played.target("Go").kind == .button, "\(card)")
      #expect(try played.tap("Go") == [.did("Go")])
    }
    let bookmark = try PlayedCard(
      """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title><HeaderAction after="disabled">Go</HeaderAction></Header></Card>
      """)
    _ = try bookmark.tap("Go")
    #expect(try bookmark.target("Go").isDisabled)
  }

  @Test func aTapBesideClosesAMenuButEndsNoSelecting() throws {
    let card = try PlayedCard(Self.card)
    _ = try card.tap("More")
    #expect(card.tapBeside() == [.closed])
    let list = try PlayedCard(Self.cells)
    _ = try list.hold("B")
    #expect(list.tapBeside() == [])
    #expect(list.state.isOpen)
  }

  @Test func whereOneCanBeSelectedALongTouchLeavesOne() throws {
    let list = try PlayedCard(
      Self.cells.replacing("multiple", with: "single").replacing(
        "<ObjectCell><Title>B", with: "<ObjectCell selected=\"true\"><Title>B"))
    _ = try list.hold("A")
    #expect(try list.isOn("A") && !list.isOn("B"))
    #expect(try list.target("A").group == list.target("B").group)
  }

  @Test func whatWasSelectedIsForgottenWhenSelectingEnds() throws {
    let list = try PlayedCard(Self.cells)
    _ = try list.hold("A")
    _ = list.dismiss()
    _ = try list.hold("B")
    #expect(try !list.isOn("A") && list.isOn("B"))
  }

  @Test func nothingSwipesWhileCellsAreSelected() throws {
    let list = try PlayedCard(Self.cells)
    _ = try list.hold("B")
    #expect(try list.target("A").swipes == [])
    #expect(try list.swipe("A", from: .trailing) == [])
  }

  /// A cell with one set of actions, which may be swiped fully.
  private static func cell(_ actions: String) -> String {
    """
    <ObjectCellList xmlns="urn:cardwright:1"><ObjectCell target="b.card.xml"><Title>A</Title>\
    <SwipeActions edge="trailing" fullSwipe="true">\(actions)</SwipeActions></ObjectCell></ObjectCellList>
    """
  }

  @Test func whatStaysUnchangedIsDoneByEveryFullSwipe() throws {
    let list = try PlayedCard(Self.cell("<Action>Read</Action>"))
    for _ in 0..<3 { #expect(try list.swipe("A", from: .trailing, fully: true) == [.did("Read")]) }
  }

  @Test func whereTheFirstActionIsGoneTheNextIsDone() throws {
    let list = try PlayedCard(Self.cell(#"<Action after="hidden">Pin</Action><Action after="hidden">Delete</Action>"#))
    #expect(try list.swipe("A", from: .trailing, fully: true) == [.did("Pin")])
    #expect(try list.swipe("A", from: .trailing) == [.uncovered(["Delete"])])
    #expect(try list.tap("Delete") == [.did("Delete")])
    // Nothing lies behind it any more: it swipes no more, and the next tap is none on a cell that is aside.
    #expect(try list.target("A").swipes == [])
    #expect(try list.swipe("A", from: .trailing) == [])
    #expect(try list.tap("A") == [.led(Link(target: "b.card.xml", isExternal: false))])
  }

  @Test func aMenuOfNothingIsNoTarget() throws {
    let card = try PlayedCard(
      """
      <Card xmlns="urn:cardwright:1"><Header><Title>A</Title><Overflow><Action after="hidden">Share</Action></Overflow></Header>\
      </Card>
      """)
    _ = try card.tap("More")
    _ = try card.tap("Share")
    #expect(!card.names.contains("More"))
  }

  @Test func aMenuIsDisabledWithItsCard() throws {
    var environment = CardEnvironment()
    environment.state = .disabled
    let card = try PlayedCard(Self.card, environment)
    _ = try card.tap("More")
    #expect(try card.target("Share").isDisabled)
  }
}
