import CardModel
import XMLSyntax

/// The headers of cards.
enum CardHead {
  /// What is called `name` in the header of the card around `node`, such as its title.
  static func part(_ name: ElementName, around node: NodeID, _ context: RuleContext) -> NodeID? {
    context.ancestor(node, [.card]).flatMap { context.child($0, .header) }.flatMap { context.child($0, name) }
  }
}
