import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// What becomes of a button follows from what it does.
  static let afterOpposite = DesignRule(
    "after-opposite", .warning, summary: "After the tap, a button tells the opposite of what it does",
    explanation: """
      Who taps “Approve” and then reads “Rejected” believes that it went wrong, and decides again. Such texts are \
      copied from the button beside: so are they where both tell \
      the same, and it is what the other does. The rule knows the words of decisions in \(WordTable.languages(.agreeing)).
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
      Edge(
        #"after="Rejected">Reject</Action>\#n    <Action id="approve" role="primary" after="Declined">Approve"#,
        passes: #"after="Saved">Save as draft</Action><Action id="approve" role="primary" after="Saved">Save"#,
        fails: #"after="Locked">Lock</Action><Action id="approve" role="primary" after="Locked">Unlock"#,
        saying: "beside"),
      Edge(
        #"after="Rejected">Reject</Action>\#n    <Action id="approve" role="primary" after="Declined">Approve"#,
        passes: #"after="Planned">Ring</Action><Action id="approve" role="primary" after="Planned">Visit"#,
        fails:
          #"xml:lang="de" after="Gesperrt">Sperren</Action><Action id="a" xml:lang="de" after="Gesperrt">Freigeben"#),
      Edge(
        #"after="Rejected">Reject</Action>\#n    <Action id="approve" role="primary" after="Declined">Approve"#,
        passes: #"after="disabled">Disable</Action><Action id="approve" role="primary" after="disabled">Open"#,
        fails: #"xml:lang="ja" after="開始済み">開始</Action><Action id="a" xml:lang="ja" after="開始済み">停止"#),
      Edge(#"after="Declined">Approve"#, passes: #"xml:lang="fr" after="Refus confirmé">Refuser"#),
      Edge(#"after="Declined">Approve"#, passes: #"xml:lang="de" after="Genehmigt">Ablehnung aufheben"#),
    ]
  ) { node, context in
    guard let after = context.value(node, .after), !context.isBound(after),
      !["unchanged", "disabled", "hidden"].contains(after)
    else { return }
    if let other = taken(after, by: node, &context) {
      return context.report(
        "“\(after)” is what becomes of “\(other)” beside it, not of “\(context.text(node))”",
        at: context.valueRange(node, .after))
    }
    let label = context.wording(node)
    let (agrees, refuses) = (label.affirms(.agreeing), label.affirms(.refusing))
    guard agrees != refuses else { return }
    let result = context.wording(after, of: node)
    let (agreed, refused) = (result.says(.agreeing), result.says(.refusing))
    guard agreed != refused, agreed != agrees else { return }
    context.report("“\(after)” is the opposite of “\(label.text)”", at: context.valueRange(node, .after))
  }
}

/// The label of the button beside `node` that tells the same `after` the tap and has it from its own word, as `node` has not; nil where
/// there is none.
private func taken(_ after: String, by node: NodeID, _ context: inout RuleContext) -> String? {
  guard let group = context.parent(node), let own = stem(context.text(node)) else { return nil }
  let result = after.lowercased()
  guard !result.contains(own) else { return nil }
  return context.children(group, .action).prefix(8).filter { $0 != node && context.value($0, .after) == after }
    .map { context.text($0) }.first { text in stem(text).map { $0 != own && result.contains($0) } ?? false }
}

/// How the first word of `label` begins, as much of it as its other forms share; nil for short words.
private func stem(_ label: String) -> String? {
  guard let word = label.lowercased().split(whereSeparator: { !$0.isLetter }).first,
    let first = word.unicodeScalars.first
  else { return nil }
  // Of ideographs two are a word.
  let length = first.value >= 0x2E80 ? 2 : 4
  return word.count < length ? nil : String(word.prefix(length))
}
