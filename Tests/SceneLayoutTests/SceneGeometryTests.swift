import CardLayout
import CardModel
import SceneLayout
import SourceText
import Testing
import XMLSyntax

@Suite("Where the parts of a scene stand")
struct SceneGeometryTests {
  private func geometry(
    _ width: Double, _ height: Double, top: Double, bottom: Double, attributes: String = "",
    _ change: (inout SceneScreen) -> Void = { _ in }
  ) throws -> SceneGeometry {
    let text = #"<CardScene xmlns="urn:cardwright:1" \#(attributes)/>"#
    guard case .scene(let scene) = CardDocument(XMLParser.parse(SourceText(text))).root else {
      throw Missing.scene
    }
    var screen = SceneScreen(width: width, height: height)
    (screen.safeTop, screen.safeBottom) = (top, bottom)
    change(&screen)
    return SceneGeometry(scene, screen)
  }

  enum Missing: Error { case scene }

  /// Screens with their extended y, peaking y, collapsed top and the y at which map buttons have faded (TGC).
  static let golden: [(screen: [Double], figures: [Double])] = [
    ([320, 568, 20, 0], [70, 249, 507.5, 195.3]),
    ([375, 667, 20, 0], [70, 298.5, 606.5, 229.95]),
    ([375, 812, 44, 34], [56, 378, 717.5, 281.4]),
    ([393, 852, 59, 34], [71, 390.5, 757.5, 294.65]),
    ([430, 932, 59, 34], [71, 430.5, 837.5, 322.65]),
  ]

  @Test("The measured positions of phones held upright", arguments: golden)
  func positions(screen: [Double], figures: [Double]) throws {
    let geometry = try geometry(screen[0], screen[1], top: screen[2], bottom: screen[3])
    #expect(!geometry.isAtSide)
    #expect(geometry.cardWidth == screen[0])
    #expect(geometry.extendedY == figures[0])
    #expect(geometry.peakY == figures[1])
    #expect(geometry.cardTop(y: geometry.y(.extended), titleHeight: 60.5) == figures[0])
    #expect(geometry.cardTop(y: geometry.y(.peaking), titleHeight: 60.5) == figures[1])
    #expect(geometry.cardTop(y: geometry.y(.collapsed), titleHeight: 60.5) == figures[2])
    #expect(geometry.buttonsAlpha(draggedTo: figures[3]) < 0.001)
    #expect(geometry.buttonsAlpha(draggedTo: figures[3] + 1) > 0.001)
    for position in CardPosition.allCases {
      #expect(geometry.position(y: geometry.y(position)) == position)
    }
  }

  @Test("A card on a tablet stands at the side, 360 points wide")
  func tablet() throws {
    let geometry = try geometry(744, 1133, top: 24, bottom: 20) { $0.widthClass = .regular }
    #expect(geometry.isAtSide)
    #expect((geometry.cardLeft, geometry.cardWidth) == (8, 360))
    #expect((geometry.extendedY, geometry.peakY) == (36, 548.5))
    #expect(geometry.cardTop(y: geometry.collapsedY, titleHeight: 60.5) == 1052.5)
    #expect(geometry.buttonsAlpha(draggedTo: geometry.extendedY) == 1)
    #expect(geometry.dim(.extended) == 0)
    #expect(geometry.buttonsAlpha(.extended) == 1)
    #expect(geometry.edgePadding(.extended).left == 368)
    #expect(geometry.edgePadding(.collapsed).left == 0)
  }

  @Test("A card on a phone on its side takes 0.38 of the width beside the camera")
  func landscape() throws {
    let geometry = try geometry(852, 393, top: 0, bottom: 21) { screen in
      (screen.safeLeft, screen.safeRight, screen.heightClass) = (59, 59, .compact)
    }
    #expect(geometry.isAtSide)
    #expect(abs(geometry.cardWidth - 323.76) < 0.001)
    #expect(geometry.cardLeft == 67)
    #expect(geometry.extendedY == 12)
    #expect(geometry.cardTop(y: geometry.collapsedY, titleHeight: 60.5) == 311.5)
    #expect(geometry.resolve(.peaking, hasMap: true) == .extended)
    #expect(geometry.resolve(.collapsed, hasMap: true) == .collapsed, "a finger has it there")
    #expect(CardPosition.allCases.allSatisfy { geometry.requested($0) == .extended })
  }

  @Test(
    "A card that is sent to the side of an upright phone is as wide as on the turned phone, as far as the screen goes",
    arguments: [(0.38, 323.76), (0.6, 377)])
  func uprightSide(share: Double, width: Double) throws {
    var geometry = try geometry(393, 852, top: 59, bottom: 34, attributes: #"placement="side""#)
    geometry.metrics.sideShare = share
    #expect(geometry.isAtSide)
    #expect(abs(geometry.cardWidth - width) < 0.001)
    #expect(geometry.cardLeft == 8)
  }

  @Test("A sidebar lies flush below the status bar and is always extended")
  func sidebar() throws {
    let geometry = try geometry(1280, 800, top: 28, bottom: 0, attributes: #"mode="sidebar""#) {
      $0.widthClass = .regular
    }
    #expect((geometry.cardLeft, geometry.extendedY, geometry.cardWidth) == (0, 28, 360))
    #expect(geometry.resolve(.collapsed, hasMap: true) == .extended)
  }

  @Test("At the trailing edge the card keeps its distance there, mirrored from right to left")
  func trailing() throws {
    let attributes = #"placement="side" sideEdge="trailing""#
    var geometry = try geometry(834, 1194, top: 24, bottom: 20, attributes: attributes) { $0.widthClass = .regular }
    #expect(geometry.cardLeft == 466)
    #expect(geometry.edgePadding(.extended).right == 368)
    geometry.isRightToLeft = true
    #expect(geometry.cardLeft == 8)
    #expect(geometry.edgePadding(.extended).left == 368)
  }

  @Test("Positions count from the header's lower edge")
  func header() throws {
    var geometry = try geometry(390, 844, top: 47, bottom: 34)
    geometry.headerContent = 44
    #expect(geometry.headerBottom == 91)
    #expect(geometry.cardTop(y: geometry.peakY, titleHeight: 60.5) == 483.5)
    #expect(geometry.edgePadding(.peaking).top == 0)
  }

  @Test("Without a map a card is extended; the map is dimmed and its buttons gone only below an extended card")
  func rules() throws {
    let geometry = try geometry(320, 568, top: 20, bottom: 0)
    #expect(geometry.resolve(.collapsed, hasMap: false) == .extended)
    #expect(CardPosition.allCases.map(geometry.dim) == [0, 0, 0.25])
    #expect(CardPosition.allCases.map { geometry.buttonsAlpha($0) } == [1, 1, 0])
    #expect(CardPosition.allCases.map(geometry.contentAlpha) == [0, 1, 1])
    #expect(geometry.buttonsAlpha(draggedTo: 249) == 1)
    #expect(geometry.buttonsAlpha(draggedTo: 195.3) < 0.001)
    #expect(geometry.edgePadding(.peaking).bottom == 319)
    #expect(geometry.edgePadding(.collapsed).bottom == 75)
    #expect(geometry.bottomButtonsEdge(cardTop: 249) == 241)
    #expect(geometry.topButtonsEdge == 28)
  }
}
