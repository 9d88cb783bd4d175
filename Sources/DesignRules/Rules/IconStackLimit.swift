import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// All icons of a stack are drawn.
  static let iconStackLimit = DesignRule(
    "icon-stack-limit", .warning, summary: "An icon stack has more icons than are drawn",
    explanation: """
      At most three small icons are stacked before a title; in a cell as many as it has labels, of which a number takes the place of \
      one. What comes after them is not drawn.
      """,
    sources: ["OC-I", "FS/IconStack", "FS/ObjectItemStyle"], elements: ["IconStack", "NumericLabel"],
    passing: """
      <ObjectCell xmlns="urn:cardwright:1">
        <IconStack>
          <Icon name="actions.attachment" label="Attachment"/>
        </IconStack>
        <Title>Electric pump</Title>
      </ObjectCell>
      """,
    failing: """
      <ObjectCell xmlns="urn:cardwright:1">
        <IconStack>
          <Icon name="actions.attachment" label="Attachment"/>
          <Icon name="actions.attachment" label="Attachment"/>
          <Icon name="actions.attachment" label="Attachment"/>
          ⏩<Icon name="actions.attachment" label="Attachment"/>⏪
        </IconStack>
        <Title>Electric pump</Title>
        <Subtitle>Hall 3</Subtitle>
        <Footnote>Since Monday</Footnote>
      </ObjectCell>
      """,
    edges: [
      .card(passes: cell(icons: 1, labels: 1), fails: cell(icons: 2, labels: 1), saying: "shows one icon"),
      .card(passes: cell(icons: 2, labels: 2), fails: cell(icons: 3, labels: 2), saying: "shows 2 icons"),
      .card(passes: cell(icons: 1, labels: 1, number: 4), fails: cell(icons: 2, labels: 1, number: 4)),
      .card(
        passes: cell(icons: 2, labels: 3, number: 4), fails: cell(icons: 3, labels: 3, number: 4),
        saying: "A numeric label shows 2 icons here, below its number"),
      .card(
        passes: cell(icons: 3, labels: 1).replacing("ObjectCell", with: "ObjectCardView"),
        fails: cell(icons: 4, labels: 1).replacing("ObjectCell", with: "ObjectCardView"), saying: "shows 3 icons"),
    ]
  ) { node, context in
    let icons = context.children(node, .icon)
    let most = context.parent(node).map { mostIcons(in: $0, beside: context.name(node), context) } ?? 3
    guard icons.count > most else { return }
    let isBelowNumber = context.name(node) == .numericLabel
    let reason = isBelowNumber ? ", below its number" : most < 3 ? ", beside so few labels" : ""
    context.report(
      """
      \(isBelowNumber ? "A numeric label" : "An icon stack") shows \(most == 1 ? "one icon" : "\(most) icons") here\(reason); \
      this is number \(most + 1) of \(icons.count)
      """, at: context.tree.range(of: icons[most]),
      fixes: [context.removing(icons[most], "Remove this icon")])
  }
}

/// How many icons of a `part` are drawn in `holder`.
private func mostIcons(in holder: NodeID, beside part: ElementName, _ context: RuleContext) -> Int {
  guard context.name(holder) == .objectCell else { return 3 }
  let labels = [ElementName.title, .subtitle, .footnote].count { label in
    context.child(holder, label).map { !context.text($0).isEmpty } ?? false
  }
  return max(1, part == .numericLabel ? labels - 1 : labels)
}

/// A cell with so many icons, below a number or without one, beside so many labels.
private func cell(icons: Int, labels: Int, number: Int? = nil) -> String {
  let stack = String(repeating: #"<Icon name="actions.attachment" label="Attachment"/>"#, count: icons)
  let texts = ["<Title>Pump</Title>", "<Subtitle>Hall 3</Subtitle>", "<Footnote>Since Monday</Footnote>"]
  let leading = number.map { "<NumericLabel><Number>\($0)</Number>\(stack)</NumericLabel>" }
  return #"<ObjectCell xmlns="urn:cardwright:1">"# + (leading ?? "<IconStack>\(stack)</IconStack>")
    + texts.prefix(labels).joined() + "</ObjectCell>"
}
