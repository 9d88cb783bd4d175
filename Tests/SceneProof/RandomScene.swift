import CardLayout
package import CardModel
import LayoutCore
package import SceneMotion
import SourceText
import XMLSyntax

/// A scene of cards of every kind on screens of every kind, and what may happen to it.
package struct RandomScene {
  /// The scene on each of its devices, that with which it begins first.
  package let facts: [SceneFacts]
  /// The stack with which it begins; empty for the scene's own.
  package let stack: [StackEntry]

  private static let ids = ["a", "b", "c", "d", "e", "f"]
  private static let positions = ["collapsed", "peaking", "extended"]

  /// The scene that `dice` give; nil when it cannot be read.
  ///
  /// - Parameter answers: Whether its cards have handlers.
  package init?(_ dice: inout Dice, answers: Bool = true) {
    let start = dice.chance(0.3) ? "<Start>\(Self.entries(&dice))</Start>" : ""
    let restore = dice.chance(0.3) ? "<Restore>\(Self.entries(&dice))</Restore>" : ""
    let cards = Self.ids.map { Self.card($0, answers, &dice) }.joined()
    let metrics = dice.chance(0.2) ? #"<Metrics peakRatio="0.3" mapStrip="80" slack="10" move="0.4"/>"# : ""
    let buttons = dice.chance(0.2) ? #"<DefaultButtons show="false"/>"# : ""
    let text = """
      <CardScene xmlns="urn:cardwright:1" id="s" \(Self.attributes(&dice))>\(Self.devices)\(metrics)\(buttons)\
      \(Self.others)\(cards)\(start)<Scenario id="s1" device="se">\(restore)</Scenario></CardScene>
      """
    let document = CardDocument(XMLParser.parse(SourceText(Array(text.utf8))))
    guard case .scene(let scene) = document.root, let fonts = FontFaces.standard else { return nil }
    var store = SceneFactsStore(scene, CardEnvironment(), findsTargets: true)
    var measurer = TextMeasurer(fonts)
    var facts = scene.devices.map { store.facts($0, &measurer) }
    facts.swapAt(0, Int.random(in: 0..<facts.count, using: &dice))
    (self.facts, stack) = (facts, scene.scenarios.first?.restore ?? [])
  }

  private static func attributes(_ dice: inout Dice) -> String {
    """
    root="a" mode="\(dice.chance(0.1) ? "sidebar" : "floating")" profile="\(dice.one(SceneProfile.allCases).rawValue)" \
    dismissable="\(dice.chance(0.3))" placement="\(dice.one(["auto", "auto", "bottom", "side"]))" \
    sideEdge="\(dice.one(["leading", "trailing"]))" dragging="\(!dice.chance(0.1))"
    """
  }

  private static let others = """
    <MapContent id="m"/><MapContent id="n"/><CardStyle id="big" titleTextStyle="title3"/><CardStyle id="bare" closeButton="none"/>
    """
  private static let devices = """
    <Device id="se" like="iphone-se-1"/><Device id="x" like="iphone-x" direction="rtl"/>
    <Device id="turned" like="iphone-15" orientation="landscape"/>
    <Device id="pad" like="ipad-mini-6" voiceOver="true"/>
    <Device id="window" width="744" height="800" widthClass="regular" heightClass="regular" direction="rtl"/>
    <Device id="tiny" width="200" height="120" heightClass="compact"/>
    """

  private static func entries(_ dice: inout Dice) -> String {
    (0...Int.random(in: 0...2, using: &dice)).map { _ in
      let position = dice.chance(0.5) ? "position=\"\(dice.one(positions))\"" : ""
      let page = dice.chance(0.2) ? "page=\"\(dice.one(ids))\"" : ""
      return "<StackEntry card=\"\(dice.one(ids))\" \(position) \(page) offset=\"\(dice.one([0, 0, 30, 400]))\"/>"
    }.joined()
  }

  private static func card(_ id: String, _ answers: Bool, _ dice: inout Dice) -> String {
    let handlers = answers ? handlers(&dice) : ""
    let kind = dice.one([
      "PlainCard", "PlainCard", "TableCard", "CollectionCard", "HostedCard", "MapOnlyCard", "PageCard",
    ])
    if kind == "MapOnlyCard" { return "<\(kind) id=\"\(id)\" map=\"m\">\(handlers)</\(kind)>" }
    var attributes = "id=\"\(id)\""
    if kind != "PageCard", dice.chance(0.8) { attributes += " map=\"\(dice.one(["m", "n"]))\"" }
    if dice.chance(0.7) { attributes += " position=\"\(dice.one(positions))\"" }
    if dice.chance(0.2) { attributes += " drag=\"\(dice.one(["card", "title", "none"]))\"" }
    if dice.chance(0.2) { attributes += " restorePosition=\"\(dice.one(positions + ["saved", "keep"]))\"" }
    if dice.chance(0.2) { attributes += " style=\"\(dice.one(["big", "bare"]))\"" }
    for name in ["closable", "scrollHandover", "refreshable", "tapSteps"] where dice.chance(0.2) {
      attributes += " \(name)=\"\(dice.chance(0.5))\""
    }
    if dice.chance(0.2) { attributes += " noMap=\"snapBack\"" }
    let header = dice.chance(0.2) ? #"<HeaderBar height="44"><PageDots/></HeaderBar>"# : ""
    let title = dice.chance(0.5) ? "<Title>Card</Title>" : "<CustomTitle height=\"70\"><Text>T</Text></CustomTitle>"
    let content =
      switch kind {
      case "TableCard":
        "<Section>" + (1...3).map { "<ObjectCell id=\"\(id)\($0)\"><Title>R</Title></ObjectCell>" }.joined()
          + "</Section>"
      case "CollectionCard":
        "<CardList>" + (1...2).map { "<ObjectCardView id=\"\(id)\($0)\"><Title>O</Title></ObjectCardView>" }.joined()
          + "</CardList>"
      case "PageCard": ids.filter { $0 != id }.prefix(3).map { "<PageItem card=\"\($0)\"/>" }.joined()
      default: "<HostedView height=\"\(dice.one([10, 400, 2000]))\">V</HostedView>"
      }
    return "<\(kind) \(attributes)>\(header)\(kind == "PageCard" ? "" : title)\(content)\(handlers)</\(kind)>"
  }

  private static func handlers(_ dice: inout Dice) -> String {
    var text = ""
    while dice.chance(0.35) {
      let actions = [
        "<Push card=\"\(dice.one(ids))\" animated=\"\(dice.chance(0.5))\"/>", "<Pop/>",
        "<Swap card=\"\(dice.one(ids))\"/>",
        "<Move to=\"\(dice.one(positions))\" animated=\"\(dice.chance(0.5))\"/>",
        "<Drag enabled=\"\(dice.chance(0.5))\"/>",
        "<Page turn=\"next\"/>", "<SetMap map=\"n\"/>", "<SetMap/>", "<Overlays show=\"\(dice.chance(0.5))\"/>",
        "<Info>I</Info>", "<SetTitle height=\"30\"/>",
      ]
      text += "<On event=\"\(dice.one(SceneEvent.allCases).rawValue)\">\(dice.one(actions))</On>"
    }
    return text
  }

  /// Something that may happen.
  package func event(_ dice: inout Dice) -> MotionEvent {
    func points(_ limit: Double) -> Double { Double.random(in: -limit...limit, using: &dice) }
    switch Int.random(in: 0..<26, using: &dice) {
    case 0: return .select(dice.one(Self.ids) + "\(Int.random(in: 1...3, using: &dice))", index: 1)
    case 1: return .part(dice.one(PartEvent.allCases), dice.one(Self.ids))
    case 2...4: return .simple(dice.one(SimpleEvent.allCases))
    case 5, 6: return .push(dice.one(Self.ids))
    case 7: return .swap(dice.one(Self.ids))
    case 8: return .setMap(dice.one(["m", "n", nil]))
    case 9: return .page(dice.one([.next, .previous, .card(dice.one(Self.ids))]))
    case 10: return .swipe(points(500), velocity: points(600))
    case 11: return .move(dice.one(CardPosition.allCases))
    case 12, 13: return .press(dice.one(DragStart.allCases), velocityX: points(50), velocity: points(100))
    case 14, 15: return .drag(points(400))
    case 16: return .release(velocity: points(3000))
    case 17: return .cancel
    case 18, 19: return .scroll(points(900), velocity: points(2000), isHeld: dice.chance(0.3))
    case 20:
      let keys = ["ctrl+up", "ctrl+down", "cmd+[", "cmd+w", "ctrl+right", "ctrl+left", "down", "up", "enter", "esc"]
      return .keys(dice.one(keys))
    case 21: return .resize(dice.one(facts))
    case 22: return .toggle(dice.one(ToggleEvent.allCases), dice.chance(0.6))
    case 23: return .voiceOverFocus(abs(points(2000)))
    case 24: return .titleHeight(abs(points(200)))
    default: return .tapPoint(x: abs(points(900)), y: abs(points(900)))
    }
  }
}
