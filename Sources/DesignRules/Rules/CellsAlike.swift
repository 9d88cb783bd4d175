import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Cells can be told apart.
  static let cellsAlike = DesignRule(
    "cells-alike", .information, summary: "Two cells of a list look and read the same",
    explanation: """
      Two cells with the same texts, pictures and icons cannot be told apart, by the eye or by the ear: who wants one of them tries both. \
      Give each what tells it apart, such as a number, a place or a time, or remove the one that stands there twice. Asked where both open the same, \
      and where all cells of a list are alike.
      """,
    sources: ["OWN"], elements: ["ObjectCellList", "ContactCellList", "Section"],
    passing: orders("Hall 3"), failing: orders("Today", "⏩Work order⏪"),
    edges: [
      .card(passes: orders("today, 14:00"), fails: orders("Today").replacing("orders/2", with: "orders/1")),
      .card(passes: orders("{when}")),
      .card(
        passes: orders("Today").replacing(
          "orders/2\">", with: "orders/2\"><DetailImage icon=\"devices.machine\" alt=\"Left machine\"/>")),
    ]
  ) { node, context in
    let cells = context.children(node).filter { [.objectCell, .contactCell].contains(context.name($0)) }
    guard cells.count > 1 else { return }
    let looks = cells.map { context.value($0, .each) == nil ? look(of: $0, context) : nil }
    // “Break” may stand in a plan twice.
    let areAllAlike = looks.allSatisfy { $0 != nil && $0 == looks[0] }
    var known: [String: String] = [:]
    for (cell, look) in zip(cells, looks) {
      guard let look, let title = context.child(cell, .title) else { continue }
      let target = context.value(cell, .target) ?? ""
      guard let other = known.updateValue(target, forKey: look), areAllAlike || other == target else { continue }
      return context.report(
        "This cell looks and reads as another one of the list does; say what tells it apart",
        at: context.textRange(title))
    }
  }
}

/// All that is seen or heard of `cell`; nil where some of it comes from the data.
private func look(of cell: NodeID, _ context: RuleContext) -> String? {
  var said = context.text(cell)
  context.forEachDescendant(of: cell) { part in
    said += "\n"
    // Most have none.
    guard !context.tree.attributes(of: part).isEmpty else { return true }
    for name in drawn {
      if let value = context.value(part, name), !value.isEmpty { said += "\t\(name.rawValue)\t\(value)" }
    }
    return true
  }
  return context.isBound(said) ? nil : said
}

/// What is seen or heard of a part of a cell beside its text.
private let drawn: [AttributeName] = [
  .src, .icon, .initials, .name, .label, .alt, .value, .total, .reviews, .kind, .accent,
]

/// Two orders, the second of them with `subtitle`.
private func orders(_ subtitle: String, _ title: String = "Work order") -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" id="orders">
    <ObjectCell target="orders/1">
      <Title>Work order</Title>
      <Subtitle>Today</Subtitle>
    </ObjectCell>
    <ObjectCell target="orders/2">
      <Title>\(title)</Title>
      <Subtitle>\(subtitle)</Subtitle>
    </ObjectCell>
  </ObjectCellList>
  """
}
