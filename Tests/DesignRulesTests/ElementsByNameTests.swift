import CardModel
import SourceText
import TestSupport
import Testing
import XMLSyntax

@testable import DesignRules

/// Of a large element those it holds are found by their names, of a small one by walking through it.
@Suite struct ElementsByNameTests {
  /// Elements in one another, some of them for one platform or width, in some order.
  private static func text(seed: UInt64) -> String {
    var script = EditScript(seed: seed)
    let names = ["CardList", "Card", "Section", "Header", "Status", "Title", "Other"]
    let sides = ["", "", "", "", " platform=\"ios\"", " platform=\"android\"", " in=\"compact\"", " in=\"regular\""]
    var (text, open) = ("<CardList xmlns=\"urn:cardwright:1\">", ["CardList"])
    for _ in 0..<2_500 {
      if open.count > 1, script.number(below: 5) < 2 {
        text += "</\(open.removeLast())>"
      } else {
        let name = names[script.number(below: names.count)]
        text += "<\(name)\(sides[script.number(below: sides.count)])>"
        open.append(name)
        if open.count > 12 { while open.count > 1 { text += "</\(open.removeLast())>" } }
      }
    }
    return text + open.reversed().map { "</\($0)>" }.joined()
  }

  @Test(arguments: 1..<9 as Range<UInt64>)
  func bothFindTheSame(seed: UInt64) throws {
    let tree = XMLParser.parse(SourceText(Self.text(seed: seed)))
    let context = RuleContext(tree: tree, words: CardWord.words(of: tree), knowledge: nil)
    let root = try #require(tree.root)
    #expect(ElementsByName(tree, CardWord.words(of: tree)).isLarge(root))
    for situations in [.all, Situations(on: .ios), Situations(at: .compact), .androidPhone] {
      for names in [[ElementName.status], [.title, .status, .title], [.card, .header], [.cardList], [.other], []] {
        func walked(_ node: NodeID) -> [NodeID] {
          var found: [NodeID] = []
          context.forEachDescendant(of: node) { descendant in
            if names.contains(context.name(descendant)) { found.append(descendant) }
            return true
          }
          return found
        }
        // Where an element on the way to one that is wanted stands in some of them only.
        let isExpected = tree.nodes.indices.contains { index in
          let node = NodeID(index)
          guard tree.nodes[index].isElement, node != root, names.contains(context.name(node)) else { return false }
          var way: [NodeID] = []
          var place = node
          while place != root {
            way.append(place)
            place = NodeID(Int(tree.nodes[place.index].parent))
          }
          for place in way.reversed() {
            if context.name(place) == .cardList { return false }
            let sides = [
              Situations(on: context.value(place, .platform).flatMap(Platform.init)),
              Situations(at: context.value(place, .in).flatMap(SizeClass.init)),
            ]
            if sides.contains(where: situations.isDivided) { return true }
            if sides.contains(where: situations.isDisjoint) { return false }
          }
          return false
        }
        context.situations.turn(to: situations)
        let found = context.descendants(root, names)
        #expect((context.situations.half != nil) == isExpected)
        context.situations.turn(to: situations)
        #expect(found == walked(root))
      }
    }
  }

  /// Of a tower of one element in the other, each level asks for what it holds itself.
  @Test func aTowerHoldsOnlyWhatIsItsOwn() throws {
    let height = 1_000
    let text =
      "<CardList xmlns=\"urn:cardwright:1\">"
      + String(repeating: "<Card><Footer><Action>a</Action></Footer>", count: height)
      + String(repeating: "</Card>", count: height) + "</CardList>"
    let tree = XMLParser.parse(SourceText(text))
    let context = RuleContext(tree: tree, words: CardWord.words(of: tree), knowledge: nil)
    let elements = ElementsByName(tree, CardWord.words(of: tree))
    var asked = 0
    for index in tree.nodes.indices where tree.nodes[index].isElement {
      let node = NodeID(index)
      guard context.name(node) == .card, elements.isLarge(node) else { continue }
      #expect(context.descendants(node, [.action]).count == 1)
      asked += 1
    }
    #expect(asked > 800)
  }
}
