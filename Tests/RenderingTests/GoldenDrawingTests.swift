import CardLayout
import CardModel
import Foundation
import LayoutCore
import Rendering
import SourceText
import Testing
import XMLSyntax

/// Drawings of the examples, compared with those that were looked at.
///
/// After a change that is meant, look at the drawings as pictures and record them anew:
/// `RECORD_DRAWINGS=1 swift test --filter GoldenDrawingTests`
@Suite struct GoldenDrawingTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_DRAWINGS"] != nil
  private static let how = "look at it, then: RECORD_DRAWINGS=1 swift test --filter GoldenDrawingTests"
  private static let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

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
  private static func draw(_ example: String, _ environment: CardEnvironment) throws -> String {
    var images: [String: String] = [:]
    let svg = CardDrawing.svg(try Examples.tree(example), environment) { path in
      let bytes = Examples.file(path)
      if let bytes, path.hasPrefix("images/") { images[Data(bytes).base64EncodedString()] = path }
      return bytes
    }
    let parts = String(decoding: svg, as: UTF8.self).components(separatedBy: "href=\"data:")
    var result = parts[0]
    for part in parts.dropFirst() {
      let end = try #require(part.firstIndex(of: "\""))
      let start = part[..<end].firstIndex(of: ",").map { part.index(after: $0) } ?? end
      let path = try #require(images[String(part[start..<end])])
      result += "href=\"../../../../Examples/\(path)" + part[end...]
    }
    return result
  }

  @Test(arguments: sets.map(\.name))
  func drawingsAreThoseThatWereLookedAt(_ name: String) throws {
    let set = try #require(Self.sets.first { $0.name == name })
    let folder = Self.goldens.appending(path: name)
    if Self.isRecording {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for example in set.examples {
      let drawn = try Self.draw(example, Self.environment(name))
      let file = folder.appending(path: example + ".svg")
      if Self.isRecording {
        try Data(drawn.utf8).write(to: file)
        continue
      }
      guard let known = try? String(decoding: Data(contentsOf: file), as: UTF8.self) else {
        Issue.record("\(example) has no drawing for \(name): \(Self.how)")
        continue
      }
      if let difference = Self.difference(known, drawn) {
        Issue.record("\(example) is drawn differently for \(name), \(difference): \(Self.how)")
      }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let known = Set(set.examples.map { $0 + ".svg" })
    #expect(files.filter { !known.contains($0) }.isEmpty, "drawings of examples that are not there")
  }

  /// The drawings that the README shows, with their images.
  @Test(arguments: ["work-order", "stock"])
  func pictureOfTheReadmeIsTheOneThatWasLookedAt(_ example: String) throws {
    let drawn = Data(CardDrawing.svg(try Examples.tree(example), file: Examples.file))
    let file = Self.goldens.appending(path: example + ".svg")
    if Self.isRecording { try drawn.write(to: file) }
    #expect(try Data(contentsOf: file) == drawn, "\(example).svg has changed: \(Self.how)")
  }

  /// Where two drawings differ first, with how many lines do; nil when they are the same.
  private static func difference(_ known: String, _ drawn: String) -> String? {
    guard known != drawn else { return nil }
    let (old, new) = (known.components(separatedBy: "\n"), drawn.components(separatedBy: "\n"))
    let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    let element = new.prefix(place + 1).last { $0.contains("data-element=") }?
      .components(separatedBy: "data-element=\"").dropFirst().first?.components(separatedBy: "\"").first
    func line(_ lines: [String]) -> String {
      place < lines.count ? lines[place].trimmingCharacters(in: .whitespaces) : "nothing"
    }
    let count = zip(old, new).count { $0 != $1 } + abs(old.count - new.count)
    return "first at line \(place + 1) in \(element ?? "the page"), in \(count) lines of \(new.count): "
      + "was \(line(old)), is \(line(new))"
  }

  /// Whatever stands in a file, the drawing is well-formed XML.
  @Test(arguments: Examples.names)
  func everyExampleGivesAWellFormedDrawing(_ name: String) throws {
    for environment in [CardEnvironment(), CardEnvironment(try #require(Device.named("ipad-mini-6")))] {
      let drawn = CardDrawing.svg(try Examples.tree(name), environment, file: Examples.file)
      let tree = XMLParser.parse(SourceText(drawn))
      #expect(tree.diagnostics.isEmpty)
      #expect(tree.root.map { tree.name(of: $0).local } == "svg")
    }
  }

  /// Every prefix of a file is drawn, without a trap and well-formed.
  @Test func everyPrefixIsDrawn() throws {
    let bytes = try Examples.bytes("work-order")
    for end in stride(from: 0, through: bytes.count, by: 7) {
      let drawn = CardDrawing.svg(XMLParser.parse(SourceText(Array(bytes[..<end]))))
      #expect(XMLParser.parse(SourceText(drawn)).diagnostics.isEmpty)
    }
  }
}
