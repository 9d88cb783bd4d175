import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What loads looks like what comes.
  static let skeletonLines = DesignRule(
    "skeleton-lines", .hint, summary: "The skeleton has other lines than the cells",
    explanation: """
      While a list loads, its skeleton stands in its place. With more lines than the cells have, everything jumps once \
      they are there. No guideline says so; it is advice.
      """,
    sources: ["OWN"], elements: ["ObjectCellList"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="orders" sample="orders.json" skeleton="oneLine">
        <ObjectCell each="{orders}" target="{id}"><Title>{title}</Title></ObjectCell>
        <EmptyState><Title>No orders</Title></EmptyState>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="orders" sample="orders.json" skeleton="⏩multipleLine⏪">
        <ObjectCell each="{orders}" target="{id}"><Title>{title}</Title></ObjectCell>
        <EmptyState><Title>No orders</Title></EmptyState>
      </ObjectCellList>
      """,
    edges: [
      Edge("<Title>{title}</Title>", passes: "<Title>{title}</Title><Subtitle>{state}</Subtitle>")
    ]
  ) { node, context in
    let most = context.descendants(node, [.objectCell]).map { cell in
      context.children(cell).count { [.title, .subtitle, .footnote, .description].contains(context.name($0)) }
    }.max()
    guard let skeleton = context.value(node, .skeleton), let most else { return }
    guard skeleton == "multipleLine" && most == 1 || skeleton == "oneLine" && most > 2 else { return }
    let fitting = most == 1 ? "oneLine" : "multipleLine"
    context.report(
      "The cells have \(most == 1 ? "one line" : "\(most) lines")", at: context.valueRange(node, .skeleton),
      fixes: [context.setting(node, .skeleton, to: fitting, "Use “\(fitting)”", isPreferred: true)])
  }
}
