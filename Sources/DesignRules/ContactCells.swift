import CardModel
import XMLSyntax

/// Cells that show people to call or to write to.
enum ContactCells {
  /// Those of `list`, and of its sections.
  static func all(in list: NodeID, _ context: RuleContext) -> [NodeID] {
    let holders = [list] + context.children(list, .section)
    return holders.flatMap { context.children($0, .contactCell) + context.children($0, .objectCell) }
      .filter { isOne($0, context) }
  }

  /// Whether `cell` is one: by its name, or by its variation.
  static func isOne(_ cell: NodeID, _ context: RuleContext) -> Bool {
    context.name(cell) == .contactCell || context.value(cell, .variation) == "contact"
  }
}
