import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Cells can be told apart.
  static let cellsAlike = DesignRule(
    "cells-alike", .information, summary: "Two cells of a list look and read the same",
    explanation: """
      Two cells with the same texts, pictures and icons cannot be told apart, by the eye or by the ear: who wants one of them tries both. \
      Give each what tells it apart, such as a number, a place or a time, or remove the one that stands there twice. No guideline needs to \
      say so.
      """,
    sources: ["OWN"], elements: ["ObjectCellList", "ContactCellList", "Section"],
    passing: orders("Hall 3"), failing: orders("Today", "⏩Work order⏪"),
    edges: [
      .card(passes: orders("today, 14:00"), fails: orders("Today").replacing("orders/2", with: "orders/1")),
      .card(passes: orders("{when}")),
    ]
  ) { node, context in
    var known: Set<String> = []
    for cell in context.children(node) where [.objectCell, .contactCell].contains(context.name(cell)) {
      guard context.value(cell, .each) == nil, let title = context.child(cell, .title) else { continue }
      var said = context.text(cell)
      context.forEachDescendant(of: cell) { part in
        let pictures = [AttributeName.src, .icon, .initials, .name, .label].compactMap { context.value(part, $0) }
        said += "\n" + pictures.joined(separator: "\t")
        return true
      }
      guard !context.isBound(said), !known.insert(said).inserted else {
        continue
      }
      return context.report(
        "This cell looks and reads as another one of the list does; say what tells it apart",
        at: context.textRange(title))
    }
  }
}

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
