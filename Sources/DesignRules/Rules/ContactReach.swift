import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Contacts can be reached.
  static let contactReach = DesignRule(
    "contact-reach", .information, summary: "Contacts cannot be reached",
    explanation: """
      A list of contacts is there to call or to write somebody. Give the cells an `ActionsArea` with a phone, a \
      message or a mail, or a target that opens the person.
      """,
    sources: ["FS/ContactItemStyle", "SEED2"], elements: ["ContactCellList"],
    passing: """
      <ContactCellList xmlns="urn:cardwright:1" id="parts">
        <ContactCell>
          <Title>Ana Silva</Title>
          <ActionsArea>
            <Action purpose="phone"/>
          </ActionsArea>
        </ContactCell>
      </ContactCellList>
      """,
    failing: """
      <⏩ContactCellList⏪ xmlns="urn:cardwright:1" id="parts">
        <ContactCell>
          <Title>Ana Silva</Title>
        </ContactCell>
      </ContactCellList>
      """,
    edges: [
      Edge("<ContactCell>", passes: #"<ContactCell target="people/ana">"#)
    ]
  ) { node, context in
    let contacts = context.children(node, .contactCell)
    guard !contacts.isEmpty, context.parent(node).map(context.name) != .tableCard,
      contacts.allSatisfy({ context.child($0, .actionsArea) == nil && context.value($0, .target) == nil })
    else { return }
    if let card = context.ancestor(node, [.card]), context.value(card, .target) != nil { return }
    context.report("Say how these people can be reached", at: context.tree.nameRange(of: node))
  }
}
