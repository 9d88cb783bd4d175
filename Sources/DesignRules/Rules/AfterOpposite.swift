import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What becomes of a button follows from what it does.
  static let afterOpposite = DesignRule(
    "after-opposite", .warning, summary: "After the tap, a button tells the opposite of what it does",
    explanation: """
      Who taps “Approve” and then reads “Rejected” believes that it went wrong, and decides again. Such texts are \
      copied from the button beside. The rule knows the words of decisions in \(WordTable.languages(.agreeing)).
      """,
    sources: ["U-FUICardFooterView", "OWN"], elements: ["Action"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="invoice" variation="twoActions">
        <Title>Invoice 900</Title>
        <Actions>
          <Action id="reject" kind="negative" after="Rejected">Reject</Action>
          <Action id="approve" role="primary" after="Approved">Approve</Action>
        </Actions>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="invoice" variation="twoActions">
        <Title>Invoice 900</Title>
        <Actions>
          <Action id="reject" kind="negative" after="Rejected">Reject</Action>
          <Action id="approve" role="primary" after="⏩Declined⏪">Approve</Action>
        </Actions>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Accepted", fails: "Rejected"),
      Edge(#"after="Declined">Approve"#, passes: #"after="Sent">Approve"#, fails: #"after="Approved">Decline"#),
      Edge(#"after="Declined">Approve"#, passes: #"after="Refusal confirmed">Decline"#),
      Edge(#"after="Declined">Approve"#, passes: #"after="Confirmed">Decline"#),
      Edge(#"after="Declined">Approve"#, passes: #"after="Approved">Undo rejection"#),
      Edge(#"after="Declined">Approve"#, passes: #"xml:lang="fr" after="Refus confirmé">Refuser"#),
      Edge(#"after="Declined">Approve"#, passes: #"xml:lang="de" after="Genehmigt">Ablehnung aufheben"#),
    ]
  ) { node, context in
    guard let after = context.value(node, .after), !context.isBound(after) else { return }
    let label = context.wording(node)
    let (agrees, refuses) = (label.affirms(.agreeing), label.affirms(.refusing))
    guard agrees != refuses else { return }
    let result = context.wording(after, of: node)
    let (agreed, refused) = (result.says(.agreeing), result.says(.refusing))
    guard agreed != refused, agreed != agrees else { return }
    context.report("“\(after)” is the opposite of “\(label.text)”", at: context.valueRange(node, .after))
  }
}
