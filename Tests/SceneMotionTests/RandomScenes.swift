import CardModel
import SceneMotion

/// Random numbers that are the same in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func one<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &self)] }

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }
}

/// Scenes of all kinds of cards, with handlers, on all kinds of screens.
struct RandomScene {
  var facts: [SceneFacts] = []
  static let ids = ["a", "b", "c", "d", "e", "f"]
  private static let positions = ["collapsed", "peaking", "extended"]

  init(_ dice: inout Dice) throws {
    let mode = dice.chance(0.1) ? "sidebar" : "floating"
    let attributes = """
      root="a" mode="\(mode)" profile="\(dice.one(SceneProfile.allCases).rawValue)" \
      dismissable="\(dice.chance(0.3))" placement="\(dice.one(["auto", "auto", "bottom", "side"]))" \
      sideEdge="\(dice.one(["leading", "trailing"]))"
      """
    let cards = Self.ids.enumerated().map { Self.card($1, isRoot: $0 == 0, &dice) }.joined()
    let peak = dice.chance(0.2) ? #"<Metrics peakRatio="0.3" mapStrip="80" slack="10" move="0.4"/>"# : ""
    let scene = try Examples.made(attributes, Self.devices + peak + Self.maps + cards)
    var store = Examples.store(scene)
    var measurer = try Examples.measurer()
    facts = scene.devices.map { store.facts($0, &measurer) }
    facts.swapAt(0, Int.random(in: 0..<facts.count, using: &dice))
  }

  private static let maps = #"<MapContent id="m"/><MapContent id="n"/>"#
  private static let devices = """
    <Device id="se" like="iphone-se-1"/><Device id="x" like="iphone-x" direction="rtl"/>
    <Device id="turned" like="iphone-15" orientation="landscape"/>
    <Device id="pad" like="ipad-mini-6" voiceOver="true"/>
    <Device id="tiny" width="200" height="120" heightClass="compact"/>
    """

  private static func card(_ id: String, isRoot: Bool, _ dice: inout Dice) -> String {
    var attributes = "id=\"\(id)\""
    let kind = dice.one(["PlainCard", "PlainCard", "TableCard", "HostedCard", "MapOnlyCard", "PageCard"])
    if kind == "MapOnlyCard" { return "<\(kind) id=\"\(id)\" map=\"m\">\(handlers(&dice))</\(kind)>" }
    if kind != "PageCard", dice.chance(0.8) { attributes += " map=\"\(dice.one(["m", "n"]))\"" }
    if dice.chance(0.7) { attributes += " position=\"\(dice.one(positions))\"" }
    if dice.chance(0.2) { attributes += " drag=\"\(dice.one(["card", "title", "none"]))\"" }
    if dice.chance(0.2) { attributes += " restorePosition=\"\(dice.one(positions + ["saved", "keep"]))\"" }
    for name in ["closable", "scrollHandover", "refreshable", "tapSteps"] where dice.chance(0.2) {
      attributes += " \(name)=\"\(dice.chance(0.5))\""
    }
    if dice.chance(0.2) { attributes += " noMap=\"snapBack\"" }
    let header = dice.chance(0.2) ? #"<HeaderBar height="44"><PageDots/></HeaderBar>"# : ""
    let title = dice.chance(0.5) ? "<Title>Card</Title>" : "<CustomTitle height=\"70\"><Text>T</Text></CustomTitle>"
    let content =
      switch kind {
      case "TableCard": #"<Section><ObjectCell id="\#(id)1"><Title>1</Title></ObjectCell></Section>"#
      case "PageCard": ids.filter { $0 != id }.prefix(3).map { "<PageItem card=\"\($0)\"/>" }.joined()
      default: "<HostedView height=\"\(dice.one([10, 400, 2000]))\">V</HostedView>"
      }
    return "<\(kind) \(attributes)>\(header)\(kind == "PageCard" ? "" : title)\(content)\(handlers(&dice))</\(kind)>"
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
  func event(_ dice: inout Dice) -> MotionEvent {
    func points(_ limit: Double) -> Double { Double.random(in: -limit...limit, using: &dice) }
    switch Int.random(in: 0..<26, using: &dice) {
    case 0: return .select(dice.one(Self.ids) + "1", index: 1)
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
      let keys = ["ctrl+up", "ctrl+down", "cmd+[", "cmd+w", "ctrl+right", "down", "up", "enter", "esc"]
      return .keys(dice.one(keys))
    case 21: return .resize(dice.one(facts))
    case 22: return .toggle(dice.one(ToggleEvent.allCases), dice.chance(0.6))
    case 23: return .voiceOverFocus(abs(points(2000)))
    case 24: return .titleHeight(abs(points(200)))
    default: return .tapPoint(x: abs(points(900)), y: abs(points(900)))
    }
  }
}
