import CardAnalysis
import CardLayout
import CardModel
import Foundation
import LayoutCore
import Rendering
import SourceText
import Testing
import XMLSyntax

/// Drawings of the examples, compared with those that were looked at.
@Suite struct GoldenDrawingTests {
  /// Every example in both size classes, light and dark; of other environments a choice that has their difficulties.
  private static let sets: [(name: String, examples: [String])] = [
    ("compact-light", Examples.names), ("compact-dark", Examples.names), ("regular-light", Examples.names),
    ("regular-dark", Examples.names),
    (
      "compact-AX5",
      [
        "approvals-carousel", "city-departures", "delivery-tour", "expenses", "handover-checklist", "on-call-team",
        "open-orders", "stock", "supplier", "team-day", "trip-by-legs", "work-order", "work-order-detail",
      ]
    ),
    (
      "compact-rtl",
      [
        "contacts", "energy-dashboard", "expenses", "inspection-route", "plant-inspection", "safety-incident",
        "sales-opportunity", "shift-calendar", "stock", "transit-home", "turnaround-time", "work-order-list",
      ]
    ),
    ("android-light", ["contacts", "invoice", "notifications", "stock", "store-locator", "work-order"]),
    ("compact-loading", ["approvals-carousel", "contacts", "routing-results", "stock"]),
    ("compact-empty", ["contacts", "quiet-day", "routing-results", "stock"]),
    ("compact-pressed", ["notifications", "stock", "work-order"]),
    ("compact-menu", ["batch-release", "documents", "work-order"]),
    ("compact-swipe", ["contacts", "notifications"]),
    ("compact-selection", ["handover-checklist", "notifications"]),
    ("compact-collapsed", ["delivery-tour", "store-locator", "trip-by-legs"]),
    ("compact-extended", ["delivery-tour", "store-locator", "trip-by-legs"]),
    ("landscape-light", ["approvals-carousel", "trip-by-legs", "work-order"]),
  ]

  private static func environment(_ name: String) throws -> CardEnvironment {
    let words = name.split(separator: "-").map(String.init)
    let devices = ["compact": "iphone-15", "regular": "ipad-pro-11", "android": "android-compact"]
    let device = try #require(Device.named(devices[words[0]] ?? "iphone-15"))
    var environment = CardEnvironment(device, words[0] == "landscape" ? .landscape : .portrait)
    if let appearance = Appearance(rawValue: words[1]) { environment.appearance = appearance }
    if let direction = LayoutDirection(rawValue: words[1]) { environment.direction = direction }
    if let size = TextSizeCategory(rawValue: words[1]) { environment.textSize = size }
    if let state = CardState(rawValue: words[1]) { environment.state = state }
    if let position = CardPosition(rawValue: words[1]) { environment.scenePosition = position }
    return environment
  }

  /// The drawing of an example; images are named rather than put in, so that a recording stays small.
  private static func draw(_ snapshot: DocumentSnapshot, _ environment: CardEnvironment) throws -> [UInt8] {
    let scene = try #require(snapshot.scene(environment))
    return SVGRenderer.draw(scene, overlays: [], prefix: "") { path in
      Examples.file(path).map { _ in Array("../../../../Examples/\(path)".utf8) }
    }
  }

  @Test(arguments: sets.map(\.name))
  func drawingsAreThoseThatWereLookedAt(_ name: String) throws {
    let set = try #require(Self.sets.first { $0.name == name })
    let folder = GoldenDrawing.folder.appending(path: name)
    if GoldenDrawing.isRecording {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let environment = try Self.environment(name)
    for example in set.examples {
      try GoldenDrawing.expect(Self.draw(try Examples.snapshot(example), environment), "\(name)/\(example).svg")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let known = Set(set.examples.map { $0 + ".svg" })
    #expect(files.filter { !known.contains($0) }.isEmpty, "drawings of examples that are not there")
  }

  /// The drawings that the README shows, with their images.
  @Test(arguments: ["work-order", "stock"])
  func pictureOfTheReadmeIsTheOneThatWasLookedAt(_ example: String) throws {
    try GoldenDrawing.expect(Examples.snapshot(example).svg(), "\(example).svg")
  }

  /// A line above a card changes no drawing: only offsets differ, and these tell the same elements.
  @Test(arguments: Examples.names)
  func aMovedCardIsDrawnAsBefore(_ example: String) throws {
    let known = try Examples.snapshot(example)
    var bytes = try Examples.bytes(example)
    bytes.insert(UInt8(ascii: "\n"), at: known.tree.range(of: try #require(known.tree.root)).start)
    let moved = DocumentSnapshot(SourceText(bytes), file: Examples.file)
    let environment = CardEnvironment()
    #expect(try Self.draw(moved, environment) == Self.draw(known, environment))
    #expect(GoldenDrawing.text(moved.svg()) == GoldenDrawing.text(known.svg()))
    for source in try #require(moved.scene()).parts.compactMap(\.source) {
      #expect(moved.tree.range(of: source.node) == source.range)
      #expect(moved.tree.name(of: source.node).local == source.element)
    }
  }

  /// Whatever stands in a file, the drawing is well-formed XML.
  @Test(arguments: Examples.names)
  func everyExampleGivesAWellFormedDrawing(_ name: String) throws {
    for environment in [CardEnvironment(), CardEnvironment(try #require(Device.named("ipad-mini-6")))] {
      let drawn = try Examples.snapshot(name).svg(environment)
      let tree = XMLParser.parse(SourceText(drawn))
      #expect(tree.diagnostics.isEmpty)
      #expect(tree.root.map { tree.name(of: $0).local } == "svg")
    }
  }

  /// Every prefix of a file is drawn, without a trap and well-formed.
  @Test func everyPrefixIsDrawn() throws {
    let bytes = try Examples.bytes("work-order")
    for end in stride(from: 0, through: bytes.count, by: 7) {
      let drawn = DocumentSnapshot(SourceText(Array(bytes[..<end]))).svg()
      #expect(XMLParser.parse(SourceText(drawn)).diagnostics.isEmpty)
    }
  }
}
