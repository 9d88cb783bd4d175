import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// The actions of a contact stand beside its labels.
  static let contactActions = DesignRule(
    layout: "contact-actions", .information, summary: "The actions of contacts move below their labels",
    explanation: """
      Each action of a contact takes 60 points. With more of them than fit beside the longest name, all cells of the \
      list show theirs below the labels and become higher. Offer the two or three ways that people use; these may stand \
      below a long name.
      """,
    sources: ["FS/ContactItemStyle"],
    about: ["ContactCellList", "ObjectCellList", "ObjectCell"], in: [.smallPhone, .androidPhone],
    passing: """
      <ContactCellList xmlns="urn:cardwright:1" id="team">
        <ContactCell>
          <Title>Ana Silva</Title>
          <ActionsArea>
            <Action purpose="phone"/>
          </ActionsArea>
        </ContactCell>
      </ContactCellList>
      """,
    failing: """
      <⏩ContactCellList⏪ xmlns="urn:cardwright:1" id="team">
        <ContactCell>
          <Title>Ana Silva</Title>
          <Subtitle>Head of maintenance</Subtitle>
          <ActionsArea>
            <Action purpose="phone"/>
            <Action purpose="email"/>
            <Action purpose="message"/>
            <Action purpose="videoCall"/>
          </ActionsArea>
        </ContactCell>
      </ContactCellList>
      """,
    edges: [Edge(#"<Action purpose="videoCall"/>"#, passes: "")]
  ) { survey, context in
    for compromise in survey.compromises where compromise.kind == .actionsBelow {
      let elements = context.elements
      let most = elements.descendants(compromise.source.node, [.actionsArea])
        .map { elements.children($0, .action).count }.max()
      guard let most, most > 3 else { continue }
      context.report(
        "Beside the longest name there is no room for \(most) actions \(context.place), so that they stand below; offer three",
        compromise.source, at: context.nameRange(compromise.source))
    }
  }
}
