import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Cells of a list say the same in the same place.
  static let cellsSwapped = DesignRule(
    "cells-swapped", .hint, summary: "Title and subtitle of one cell are in each other’s places",
    explanation: """
      A list is read down its titles; where one of them is the number that the others have as subtitle, people overlook it or take it for \
      something else. Asked where a title is built like the subtitles of all others, of which there are two at least, and a name in capitals \
      stands in the place of that; scripts without capitals are not judged.
      """,
    sources: ["OWN"], elements: ["ObjectCellList", "ContactCellList", "Section"],
    passing: orders(("Bakery West", "Order 4502")), failing: orders(("⏩Order 4502⏪", "Bakery West")),
    edges: [
      Edge(passes: "Bakery 4502", fails: "Order 1"),
      .card(passes: orders(("Order 4502", "Order 4503"))), .card(passes: orders(("4502", "Bakery West"))),
      .card(passes: orders(("Order 4502", "Customer unknown"))), .card(passes: orders(("Order 4502", "Free"))),
      .card(passes: orders(("Bakery West", "Order 4502"), others: ("Order 4501", "Butcher East"))),
    ]
  ) { node, context in
    let cells = context.children(node, .objectCell) + context.children(node, .contactCell)
    let parts = cells.compactMap { cell -> (title: NodeID, subtitle: NodeID, shapes: [String])? in
      guard let title = context.child(cell, .title), let subtitle = context.child(cell, .subtitle) else { return nil }
      return (title, subtitle, [title, subtitle].map { shape(of: context.text($0)) })
    }
    guard parts.count == cells.count, parts.count > 2 else { return }
    let titles = Dictionary(grouping: parts.indices) { parts[$0].shapes[0] }
    let subtitles = Dictionary(grouping: parts.indices) { parts[$0].shapes[1] }
    guard let (shape, others) = subtitles.first(where: { $0.value.count == parts.count - 1 }), shape.contains("0"),
      shape.contains(where: { $0.isLetter }), let own = titles[shape], own.count == 1, let index = own.first,
      // “Customer unknown” may well stand below a number.
      !others.contains(index), parts[index].shapes[1].isTitled, others.allSatisfy({ parts[$0].shapes[0].isTitled })
    else { return }
    let (title, subtitle) = (context.textRange(parts[index].title), context.textRange(parts[index].subtitle))
    let (before, behind) = (context.tree.text[title], context.tree.text[subtitle])
    // What begins with a comment or is CDATA is named by its tag.
    let isText = before == context.text(parts[index].title) && behind == context.text(parts[index].subtitle)
    context.report(
      "The other cells have such a text as their subtitle", at: title,
      fixes: isText ? [Fix("Swap title and subtitle", [TextEdit(title, behind), TextEdit(subtitle, before)])] : [])
  }
}

/// `text` with a 0 for each of its numbers; what is bound is none.
private func shape(of text: String) -> String {
  var shape = ""
  for character in text where !(character.isNumber && shape.last == "0") {
    shape.append(character.isNumber ? "0" : character)
  }
  return shape
}

/// A list of three orders of which `cell` is the second.
private func orders(
  _ cell: (title: String, subtitle: String), others: (title: String, subtitle: String) = ("Butcher East", "Order 4501")
) -> String {
  func written(_ id: Int, _ title: String, _ subtitle: String) -> String {
    """
      <ObjectCell target="orders/\(id)">
        <Title>\(title)</Title>
        <Subtitle>\(subtitle)</Subtitle>
      </ObjectCell>
    """
  }
  return """
    <ObjectCellList xmlns="urn:cardwright:1" id="orders">
    \(written(1, others.title, others.subtitle))
    \(written(2, cell.title, cell.subtitle))
    \(written(3, others.title.replacing("1", with: "3"), others.subtitle.replacing("1", with: "3")))
    </ObjectCellList>
    """
}
