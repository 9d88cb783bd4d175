import CardLayout
import Foundation
import LayoutCore
import Rendering
import SourceText
import Testing
import XMLSyntax

@Suite struct AnatomyDrawingTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Examples").standardizedFileURL

  /// The object card view's groups as the guideline letters them (SEED1).
  private static let objectCard = [
    AnatomyDrawing.Group(name: "Detail image", elements: ["DetailImage"]),
    AnatomyDrawing.Group(name: "Object labels", elements: ["Title", "Subtitle", "Footnote", "Status"]),
    AnatomyDrawing.Group(name: "Overflow button", elements: ["Overflow"]),
    AnatomyDrawing.Group(name: "Description", elements: ["Description"]),
    AnatomyDrawing.Group(name: "Actions", elements: ["Actions"]),
  ]

  private static func anatomy(
    _ example: String, _ groups: [AnatomyDrawing.Group], _ environment: CardEnvironment = CardEnvironment()
  ) throws -> AnatomyDrawing? {
    let bytes = [UInt8](try Data(contentsOf: examples.appending(path: example + ".card.xml")))
    let tree = XMLParser.parse(SourceText(bytes))
    let scene = try #require(CardDrawing.scene(tree, environment, file: file))
    return AnatomyDrawing(scene, tree, focus: try #require(tree.root), groups: groups)
  }

  private static func file(_ path: String) -> [UInt8]? {
    try? [UInt8](Data(contentsOf: examples.appending(path: path)))
  }

  @Test func everyPartGetsALetterInTheOrderOfTheGroups() throws {
    let anatomy = try #require(try Self.anatomy("work-order", Self.objectCard))
    #expect(anatomy.legend.map(\.letter) == ["A", "B", "C", "D", "E"])
    #expect(anatomy.legend.map(\.group.name)[1] == "Object labels")
    let svg = String(decoding: anatomy.svg(title: "Anatomy of ObjectCardView"), as: UTF8.self)
    #expect(svg.contains("Anatomy of ObjectCardView: A Detail image, B Object labels"))
    for letter in ["A", "B", "C", "D", "E"] { #expect(svg.contains(">\(letter)</text>")) }
    #expect(XMLParser.parse(SourceText(svg)).diagnostics.isEmpty)
  }

  @Test func whatIsNotDrawnGetsNoLetter() throws {
    let groups = [AnatomyDrawing.Group(name: "Nothing", elements: ["Rating"])] + Self.objectCard
    #expect(try Self.anatomy("work-order", groups)?.legend.first?.group.name == "Detail image")
    #expect(try Self.anatomy("work-order", [Self.objectCard[0]]) == nil)
  }

  /// On every device and in every size of text, a line neither crosses a text nor another line.
  @Test(arguments: ["iphone-15", "iphone-se-1", "ipad-10", "android-compact"], TextSizeCategory.allCases)
  func linesCrossNeitherTextsNorOneAnother(_ device: String, _ size: TextSizeCategory) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var environment = CardEnvironment(try #require(Device.named(device)))
      environment.textSize = size
      environment.direction = direction
      let anatomy = try #require(try Self.anatomy("work-order", Self.objectCard, environment))
      #expect(anatomy.conflicts.isEmpty)
    }
  }

  /// The areas of every example are told apart without a line across a text.
  @Test(
    arguments: try FileManager.default.contentsOfDirectory(atPath: examples.path).filter { $0.hasSuffix(".card.xml") })
  func everyExampleHasAClearAnatomy(_ name: String) throws {
    let tree = XMLParser.parse(SourceText([UInt8](try Data(contentsOf: Self.examples.appending(path: name)))))
    let root = try #require(tree.root)
    var names: [String] = []
    for child in tree.childElements(of: root) where !names.contains(tree.name(of: child).local) {
      names.append(tree.name(of: child).local)
    }
    let groups =
      [AnatomyDrawing.Group(name: "Container", elements: [])]
      + names.map { AnatomyDrawing.Group(name: $0, elements: [$0]) }
    for device in [Device.standard, try #require(Device.named("ipad-10"))] {
      let scene = try #require(CardDrawing.scene(tree, CardEnvironment(device), file: Self.file))
      #expect(AnatomyDrawing(scene, tree, focus: root, groups: groups)?.conflicts.isEmpty ?? true)
    }
  }

  @Test(arguments: ["light", "dark"])
  func drawingIsTheOneThatWasLookedAt(_ name: String) throws {
    var environment = CardEnvironment()
    environment.appearance = try #require(Appearance(rawValue: name))
    let anatomy = try #require(try Self.anatomy("work-order", Self.objectCard, environment))
    try GoldenDrawing.expect(
      anatomy.svg(title: "Anatomy of ObjectCardView", file: Self.file), "work-order-anatomy-\(name).svg")
  }
}
