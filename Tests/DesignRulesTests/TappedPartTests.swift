import BundledData
import CardLayout
import CardModel
import DesignRules
import LayoutCore
import SceneLayout
import SourceText
import Testing
import XMLSyntax

@Suite("Taps on parts of a scene")
struct TappedPartTests {
  /// The example in `text` with ids for all of its parts, as a scene of its own, and a card of it that answers taps on each.
  private static func scene(_ text: SourceText) throws -> XMLTree {
    let tree = XMLParser.parse(text)
    let root = try #require(tree.root)
    let parts = tree.nodes.indices.map { NodeID($0) }.filter { tree[$0].kind == .element }
    let named = parts.filter { tree.value(ofAttribute: "id", of: $0) == nil }
    let edits = named.map { TextEdit.insert(" id=\"part-\($0.index)\"", at: tree.nameRange(of: $0).end) }
    let ids = parts.map { tree.value(ofAttribute: "id", of: $0) ?? "part-\($0.index)" }
    let handlers = ids.map { #"<On event="tap" of="\#($0)"><Info>Tapped</Info></On>"# }.joined()
    let waiting = "<PlainCard id=\"waiting\">\(handlers)</PlainCard>"
    let content = try #require(text.applying(edits + [.delete(ByteRange(0, tree.range(of: root).start))])).string
    func scene(of card: String) -> String {
      #"<CardScene xmlns="urn:cardwright:1" id="scene" root="whole">\#(card)\#(waiting)</CardScene>"#
    }
    let whole =
      switch tree.name(of: root).local {
      case "CardScene": content.replacing("</CardScene>", with: waiting + "</CardScene>")
      case "CardList", "CardMasonry", "CardCarousel":
        scene(of: "<CollectionCard id=\"whole\">\(content)</CollectionCard>")
      case "ObjectCell": scene(of: "<TableCard id=\"whole\"><Section>\(content)</Section></TableCard>")
      default: scene(of: "<PlainCard id=\"whole\">\(content)</PlainCard>")
      }
    return XMLParser.parse(SourceText(whole))
  }

  /// What is known by its id on the cards of the scene in `tree`, wherever it takes taps.
  private static func targets(_ tree: XMLTree) throws -> [SceneTarget] {
    let document = CardDocument(tree) { path in BundledFile.examples.first { $0.name == path }?.bytes }
    guard case .scene(let scene) = document.root else { return [] }
    let surveyor = SceneSurveyor(scene, CardEnvironment(try #require(Device.named("iphone-15"))))
    var measurer = TextMeasurer(try #require(FontFaces.standard))
    var targets: [SceneTarget] = []
    for card in scene.cards {
      targets += surveyor.titleTargets(of: card, &measurer) + surveyor.headerTargets(of: card, &measurer)
      targets += surveyor.contentTargets(of: card, &measurer)
      let bars = surveyor.barTargets(of: card, &measurer)
      targets += bars.sticky + bars.bottom + bars.row + bars.button
    }
    return targets.filter { $0.kind == .tap }
  }

  @Test("Are waited for in vain where the layout has no target for them, in whatever element, and nowhere else")
  func tappedParts() throws {
    var elements: [Bool: Set<String>] = [:]
    for file in BundledFile.examples where file.name.hasSuffix(".card.xml") {
      let tree = try Self.scene(SourceText(file.bytes))
      let found = DesignRule.diagnostics(in: tree, knowledge: nil).filter { $0.kind.code == "event-impossible" }
      let told = Set(found.map { tree.text[$0.range] })
      // A part is tapped where one of what is drawn of it is; the scene's own card is none of the example's parts.
      let parts = Dictionary(grouping: try Self.targets(tree).filter { $0.id != "whole" }) { $0.id ?? "" }
      for (id, targets) in parts where !id.isEmpty {
        guard let element = targets.compactMap(\.source?.element).first else { continue }
        let takesTaps = targets.contains { $0.takesTaps }
        #expect(told.contains(id) != takesTaps, "\(element) “\(id)” in \(file.name)")
        elements[takesTaps, default: []].insert(element)
      }
    }
    // Otherwise the examples have lost what this is about.
    #expect(elements[false]?.count ?? 0 > 50)
    #expect(elements[true]?.count ?? 0 > 6)
  }
}
