import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Contacts can be reached.
  static let contactReach = DesignRule(
    "contact-reach", .information, summary: "Contacts cannot be reached",
    explanation: """
      A list of contacts is there to call or to write somebody. Give the cells an `ActionsArea` with a phone, a \
      message or a mail, or a target that opens the person; for one person a button of the card does, too. Where all others in the list \
      can be reached, the one without any way is told, unless the card says why.
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
      .card(
        passes: list(beside: #"target="people/ana""#), fails: list(beside: "", state: "<Subtitle>Sales</Subtitle>"),
        saying: "Others"),
      .card(
        passes: list(beside: "", state: "<Subtitle>On leave</Subtitle>"),
        fails: list(beside: "", state: "<Subtitle>Logistics</Subtitle>")),
      .card(passes: list(beside: "", state: "<Subtitle>Off duty</Subtitle>")),
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
    let people = isAlone ? [node].filter { ContactCells.isOne($0, context) } : ContactCells.all(in: node, context)
    let mute = people.filter { context.child($0, .actionsArea) == nil && !SelectedRows.open($0, &context) }
    guard !mute.isEmpty else { return }
    // Who is chosen from a list is not called from it.
    if context.value(node, .selection).map({ $0 != "none" }) == true { return }
    if SelectedRows.around(node, &context)?.saysNothing == true { return }
    if mute.count < people.count {
      // Sections tell who is on duty and who is not, and several may be listed beside the one to call.
      guard mute.count == 1, Set(people.compactMap(context.parent)).count == 1 else { return }
      return reportMute(mute[0], &context)
    }
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

/// Reports `contact`, where the others in the list can be reached and nothing tells why this one cannot.
private func reportMute(_ contact: NodeID, _ context: inout RuleContext) {
  let reasons: [ElementName] = [.status, .icon, .description, .footnote, .swipeActions]
  guard context.descendants(contact, reasons).isEmpty else { return }
  let told = [context.child(contact, .title), context.child(contact, .subtitle)].compactMap { $0 }
    .map { context.wording($0) }
  // In other languages nobody knows who is on leave.
  guard told.count == 2, told[0].words.count > 1, let language = told[1].language,
    WordTable.lexicon(.away, in: language) != nil,
    told.allSatisfy({ part in
      !part.isBound && !part.speaks(of: .away) && !part.text.contains { $0.isNumber || "@(".contains($0) }
    })
  else { return }
  context.report(
    "Others in this list can be reached, this person cannot", at: context.tree.nameRange(of: contact))
}

/// A list of somebody who can be called and somebody else, with `attributes` and `state`.
private func list(beside attributes: String, state: String = "") -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" id="team"><ObjectCell variation="contact"><Title>Ben Berger</Title>
  <ActionsArea><Action purpose="phone" target="tel:+49301"/></ActionsArea></ObjectCell>
  <ObjectCell variation="contact" \(attributes)><Title>Ana Silva</Title>\(state)</ObjectCell></ObjectCellList>
  """
}

/// Whether `action` calls somebody or writes to them.
private func reaches(_ action: NodeID, _ context: RuleContext) -> Bool {
  if ["phone", "message", "email", "videoCall"].contains(context.value(action, .purpose)) { return true }
  return ["tel:", "sms:", "mailto:"].contains { (context.value(action, .target) ?? "").hasPrefix($0) }
}
