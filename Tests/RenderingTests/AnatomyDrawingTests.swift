import CardAnalysis
import CardLayout
import LayoutCore
import Rendering
import SourceText
import Testing
import XMLSyntax

@Suite struct AnatomyDrawingTests {
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
    let snapshot = try Examples.snapshot(example)
    return AnatomyDrawing(try #require(snapshot.scene(environment)), try root(of: snapshot.tree), groups: groups)
  }

  private static func root(of tree: XMLTree) throws -> AnatomyDrawing.Focus {
    let root = try #require(tree.root)
    return AnatomyDrawing.Focus(
      range: tree.range(of: root),
      children: tree.childElements(of: root).map { (tree.name(of: $0).local, tree.range(of: $0)) })
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
  @Test(arguments: Examples.names)
  func everyExampleHasAClearAnatomy(_ name: String) throws {
    let snapshot = try Examples.snapshot(name)
    let root = try Self.root(of: snapshot.tree)
    var names: [String] = []
    for child in root.children where !names.contains(child.name) { names.append(child.name) }
    let groups =
      [AnatomyDrawing.Group(name: "Container", elements: [])]
      + names.map { AnatomyDrawing.Group(name: $0, elements: [$0]) }
    for device in [Device.standard, try #require(Device.named("ipad-10"))] {
      let scene = try #require(snapshot.scene(CardEnvironment(device)))
      #expect(AnatomyDrawing(scene, root, groups: groups)?.conflicts.isEmpty ?? true)
    }
  }

  @Test(arguments: ["light", "dark"])
  func drawingIsTheOneThatWasLookedAt(_ name: String) throws {
    var environment = CardEnvironment()
    environment.appearance = try #require(Appearance(rawValue: name))
    let anatomy = try #require(try Self.anatomy("work-order", Self.objectCard, environment))
    try GoldenDrawing.expect(
      anatomy.svg(title: "Anatomy of ObjectCardView", file: Examples.file), "work-order-anatomy-\(name).svg")
  }
}
