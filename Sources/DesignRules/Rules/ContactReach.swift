import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Contacts can be reached.
  static let contactReach = DesignRule(
    "contact-reach", .information, summary: "Contacts cannot be reached",
    explanation: """
      A list of contacts is there to call or to write somebody. Give the cells an `ActionsArea` with a phone, a \
      message or a mail, or a target that opens the person; for one person a button of the card does, too.
      """,
    sources: ["FS/ContactItemStyle", "SEED2"], elements: ["ContactCellList", "ObjectCellList", "ObjectCell"],
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
      Edge(
        "<ContactCellList xmlns=\"urn:cardwright:1\" id=\"parts\">\n  <ContactCell>\n    <Title>Ana Silva</Title>\n  </ContactCell>\n"
          + "</ContactCellList>",
        passes:
          #"<ObjectCell xmlns="urn:cardwright:1" variation="contact" target="people/ana"><Title>Ana Silva</Title></ObjectCell>"#,
        fails: #"<ObjectCell xmlns="urn:cardwright:1" variation="contact"><Title>Ana Silva</Title></ObjectCell>"#,
        saying: "this person"),
      Edge(
        "<ContactCellList xmlns=\"urn:cardwright:1\" id=\"parts\">\n  <ContactCell>\n    <Title>Ana Silva</Title>\n  </ContactCell>\n"
          + "</ContactCellList>",
        passes:
          #"<ObjectCellList xmlns="urn:cardwright:1" id="a"><Section><Title>Team</Title><ObjectCell><Title>Ana Silva</Title></ObjectCell></Section></ObjectCellList>"#,
        fails:
          #"<ObjectCellList xmlns="urn:cardwright:1" id="a"><Section><Title>Team</Title><ObjectCell variation="contact"><Title>Ana Silva</Title></ObjectCell></Section></ObjectCellList>"#
      ),
      Edge("<ContactCell>", passes: #"<ContactCell target="people/ana">"#),
      Edge(
        "<ContactCellList xmlns=\"urn:cardwright:1\" id=\"parts\">\n  <ContactCell>\n    <Title>Ana Silva</Title>\n  </ContactCell>\n"
          + "</ContactCellList>",
        passes:
          #"<ObjectCellList xmlns="urn:cardwright:1" id="a"><ObjectCell><Title>Ana Silva</Title></ObjectCell></ObjectCellList>"#,
        fails:
          #"<ObjectCellList xmlns="urn:cardwright:1" id="a"><ObjectCell variation="contact"><Title>Ana Silva</Title></ObjectCell></ObjectCellList>"#
      ),
    ]
  ) { node, context in
    let isAlone = context.name(node) == .objectCell
    if isAlone, context.parent(node) != nil { return }
    let holders = isAlone ? [] : [node] + context.children(node, .section)
    let contacts =
      (isAlone ? [node] : holders.flatMap { context.children($0, .contactCell) + context.children($0, .objectCell) })
      .filter { context.name($0) == .contactCell || context.value($0, .variation) == "contact" }
    guard !contacts.isEmpty,
      contacts.allSatisfy({ context.child($0, .actionsArea) == nil && !SelectedRows.open($0, &context) })
    else { return }
    // Who is chosen from a list is not called from it.
    if context.value(node, .selection).map({ $0 != "none" }) == true { return }
    if SelectedRows.around(node, &context)?.saysNothing == true { return }
    if let card = context.ancestor(node, SelectedRows.holders + [.card]),
      context.sharedDescendants(card, [.action]).contains(where: { reaches($0, context) })
    {
      return
    }
    context.report(
      isAlone ? "Say how this person can be reached" : "Say how these people can be reached",
      at: context.tree.nameRange(of: node))
  }
}

/// Whether `action` calls somebody or writes to them.
private func reaches(_ action: NodeID, _ context: RuleContext) -> Bool {
  if ["phone", "message", "email", "videoCall"].contains(context.value(action, .purpose)) { return true }
  return ["tel:", "sms:", "mailto:"].contains { (context.value(action, .target) ?? "").hasPrefix($0) }
}
