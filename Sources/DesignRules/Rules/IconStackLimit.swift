import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An icon stack holds three icons.
  static let iconStackLimit = DesignRule(
    "icon-stack-limit", .warning, summary: "An icon stack has more than three icons",
    explanation: """
      At most three small icons are stacked before a title. What comes after the third is not drawn.
      """,
    sources: ["OC-I", "FS/IconStack"], elements: ["IconStack"],
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
      </ObjectCell>
      """
  ) { node, context in
    let icons = context.children(node, .icon)
    guard icons.count > 3 else { return }
    let fourth = icons[3]
    context.report(
      "An icon stack shows three icons; this is number 4 of \(icons.count)", at: context.tree.range(of: fourth),
      fixes: [context.removing(fourth, "Remove the fourth icon")])
  }
}
