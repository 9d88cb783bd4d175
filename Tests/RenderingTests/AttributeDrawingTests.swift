import CardAnalysis
import CardLayout
import CardModel
import Foundation
import LayoutCore
import Rendering
import SourceText
import Testing
import XMLSyntax

/// Every attribute of the language does something to be seen, or somebody says why not.
@Suite struct AttributeDrawingTests {
  /// What changes no picture, with the reason; an element's name stands for all its attributes.
  private static let unseen: [(reason: String, names: Set<String>)] = [
    ("the same for every part, so one card shows it", ["platform", "in", "each"]),
    ("names a part for others", ["id"]),
    ("says what the sample must be, which findings tell", ["schema"]),
    ("the words that the drawing adds, which DrawnLanguageTests draw", ["lang"]),
    (
      "behaviour over time, which a simulator runs",
      [
        "Scenario", "Step", "Expect", "On", "Push", "Pop", "Swap", "Move", "Drag", "Page", "SetMap", "SetTitle", "Zoom",
        "Overlays", "Shortcut", "activity", "restorePosition", "focus", "focusPart", "noMap", "drag", "scrollHandover",
        "refreshable", "tapSteps", "tapDim", "deselectOnAppear", "restoreRect", "takeOver", "springLoaded",
        "defaultKeys",
        "voiceOver", "snapping", "fullSwipe", "snapWindow", "snapWindowPeak", "slack", "projection", "push",
        "pushDamping",
        "pop",
        "popDamping", "snapMin", "snapMax", "snapDamping", "move", "fadeShare", "collapsedPadding", "fade", "pageGap",
        "shade",
      ]
    ),
    (
      "navigation: a button looks and sounds the same wherever it leads",
      ["Action@target", "HeaderAction@target", "SeeAll@target"]
    ),
    (
      "the sign for leaving the app stands beside the title of a card or a cell",
      [
        "Action@external", "Event@external", "HeaderAction@external", "KPI@external", "Map@external", "Pin@external",
        "ProgressKPI@external", "SeeAll@external", "TableRow@external", "TimelineEntry@external",
      ]
    ),
    ("scrolling over time", ["CardCarousel@trailingInset", "Column@sticky", "DataTable@partialRows"]),
    ("dragging and turning over time", ["CardScene@dragging", "DefaultButtons@compass", "Accessory@interactive"]),
    ("the system draws its bar above the card", ["HeaderBar@statusBar"]),
    ("every card is as wide as its column", ["CardMasonry@alignment"]),
    ("what the part is meant to be; the checks compare it with what is there", ["variation"]),
  ]

  /// One card with its changes.
  struct Exhibit: Sendable, CustomTestStringConvertible {
    var environments: [String]
    var source: String
    var testDescription: String { String(source.prefix(60)) }
  }

  /// One change of one attribute.
  private struct Change {
    /// Element and attribute.
    var name: String
    var card: String
  }

  static let exhibits: [Exhibit] = AttributeExhibits.cards.components(separatedBy: "\n\n").compactMap { block in
    let lines = block.split(separator: "\n")
    guard let head = lines.first, head.hasPrefix("-- ") else { return nil }
    return Exhibit(
      environments: head.dropFirst(3).split(separator: " ").map(String.init),
      source: lines.dropFirst().joined(separator: "\n"))
  }

  // MARK: Changes

  /// The card as it is, and with each of its changes.
  private static func variants(_ source: String) -> (card: String, changes: [Change]) {
    let matches = source.matches(of: #/\s(?<name>[A-Za-z]+)="(?<old>[^"→]*)→(?<new>[^"]*)"/#)
    func card(_ changed: Int?) -> String {
      var result = ""
      var end = source.startIndex
      for (index, match) in matches.enumerated() {
        let value = index == changed ? match.output.new : match.output.old
        result += source[end..<match.range.lowerBound]
        if !value.isEmpty { result += " \(match.output.name)=\"\(value)\"" }
        end = match.range.upperBound
      }
      return result + source[end...]
    }
    let changes = matches.enumerated().map { index, match in
      let before = source[..<match.range.lowerBound]
      let element = before[(before.lastIndex(of: "<") ?? before.startIndex)...].dropFirst().prefix(while: \.isLetter)
      return Change(name: "\(element)@\(match.output.name)", card: card(index))
    }
    return (card(nil), changes)
  }

  // MARK: Drawing

  private static func environment(_ name: String) throws -> CardEnvironment {
    let devices = ["tablet": "ipad-pro-11", "android": "android-compact"]
    var environment = CardEnvironment(try #require(Device.named(devices[name] ?? "iphone-15")))
    if let state = CardState(rawValue: name) { environment.state = state }
    if let position = CardPosition(rawValue: name) { environment.scenePosition = position }
    environment.takesSceneDevice = name == "own"
    return environment
  }

  /// What is seen, heard and tapped, without the places in the file.
  private static func drawing(_ card: String, _ environment: CardEnvironment) throws -> String {
    let start = try #require(card.firstRange(of: #/<[A-Za-z]+/#))
    let text = card[..<start.upperBound] + " xmlns=\"urn:cardwright:1\"" + card[start.upperBound...]
    let snapshot = DocumentSnapshot(SourceText(String(text))) { $0.hasSuffix(".json") ? Examples.file($0) : nil }
    #expect(snapshot.tree.diagnostics.isEmpty)
    let scene = try #require(snapshot.scene(environment))
    return String(
      decoding: SVGRenderer.draw(scene, overlays: [.targets], prefix: "") { Array($0.utf8) }, as: UTF8.self)
  }

  /// Each change is to be seen in one of the environments of its card.
  @Test(arguments: exhibits)
  func everyChangeIsSeen(_ exhibit: Exhibit) throws {
    let (card, changes) = Self.variants(exhibit.source)
    var left = changes
    for name in exhibit.environments {
      let environment = try Self.environment(name)
      let known = try Self.drawing(card, environment)
      left = try left.filter { try Self.drawing($0.card, environment) == known }
    }
    #expect(left.map(\.name) == [], "attributes that change nothing")
  }

  /// A part for the other platform is drawn as if it were not in the file.
  @Test(arguments: exhibits.filter { $0.environments.contains("phone") })
  func partsOfTheOtherPlatformAreNotDrawn(_ exhibit: Exhibit) throws {
    var seen: Set<String> = []
    let drawn = try Self.drawnOnTheOther(Self.variants(exhibit.source).card, seen: &seen)
    #expect(drawn == [], "drawn on the platform that they are not for")
  }

  /// Wherever the examples have it; a part of one kind of holder once.
  @Test func partsOfExamplesForTheOtherPlatformAreNotDrawn() throws {
    var seen: Set<String> = []
    var drawn: [String] = []
    for name in Examples.names {
      let card = String(decoding: try Examples.bytes(name), as: UTF8.self)
        .replacingOccurrences(of: " xmlns=\"urn:cardwright:1\"", with: "")
      drawn += try Self.drawnOnTheOther(card, seen: &seen).map { "\(name): \($0)" }
    }
    #expect(drawn == [], "drawn on the platform that they are not for")
  }

  /// The parts of `card` that are drawn although they are for the other platform, as holder and part, but for those `seen`.
  private static func drawnOnTheOther(_ card: String, seen: inout Set<String>) throws -> [String] {
    let tree = XMLParser.parse(SourceText(card))
    let known = Set(try LanguageCoverageTests.attributes().keys.filter { $0.attribute == "platform" }.map(\.element))
    let environment = try Self.environment("phone")
    let bytes = Array(card.utf8)
    func replacing(_ range: ByteRange, with text: String) -> String {
      String(decoding: bytes[..<range.start] + Array(text.utf8) + bytes[range.end...], as: UTF8.self)
    }
    var drawn: [String] = []
    for node in tree.nodes.indices.map({ NodeID($0) }) where tree[node].kind == .element && node != tree.root {
      let name = tree.name(of: node).local
      // Without a column the cells move; without the only one of these, what holds it is not there either.
      guard known.contains(name), !["Column", "Series", "TableRow", "TimelineEntry", "Section"].contains(name),
        tree.attribute("platform", of: node) == nil,
        case let place = tree.parent(of: node).map({ tree.name(of: $0).local + "/" }) ?? "",
        seen.insert(place + name).inserted
      else { continue }
      let end = tree.nameRange(of: node).end
      let other = try Self.drawing(replacing(ByteRange(end, end), with: " platform=\"android\""), environment)
      let without = try Self.drawing(replacing(tree.range(of: node), with: ""), environment)
      if other != without { drawn.append(place + name) }
    }
    return drawn
  }

  /// No attribute of the schema is left out.
  @Test func everyAttributeIsShown() throws {
    let shown = Set(Self.exhibits.flatMap { Self.variants($0.source).changes.map(\.name) })
    let unseen = Self.unseen.flatMap(\.names)
    let left = try LanguageCoverageTests.attributes().keys.filter { name in
      let attribute = name.attribute ?? ""
      // Cards of a scene share their attributes.
      let isShared = name.element.hasSuffix("Card") && shown.contains("PlainCard@\(attribute)")
      return !isShared && !shown.contains(name.description) && !unseen.contains(attribute)
        && !unseen.contains(name.element)
        && !unseen.contains(name.description)
    }
    #expect(left.sorted() == [], "attributes that no card shows, and nobody says why")
  }
}
