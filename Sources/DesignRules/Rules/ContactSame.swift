import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Each person has an address of their own.
  static let contactSame = DesignRule(
    "contact-same", .information, summary: "Two people are reached by the same phone number",
    explanation: """
      Who taps the second name speaks with the first: mostly a line that was copied. Where all of them share a desk, one contact with its \
      name says so. Asked of phone numbers in lists of contacts whose pictures or initials are marked as those of persons, with the values of \
      the sample; short numbers, such as 112, are everybody's.
      """,
    sources: ["OWN"], elements: ["ContactCellList", "ObjectCellList"],
    passing: team("tel:+493012346", "Ben Berger"), failing: team("⏩tel:+493012345⏪", "Ben Berger"),
    edges: [
      Edge(passes: "mailto:ben@example.com", fails: "tel:+49 30 12345"), Edge(passes: "contacts/1"),
      Edge(passes: "tel:"),
      .card(passes: team("tel:+493012345", "Dr. Silva, Ana")),
      .card(passes: team("tel:+493012345", "Ben Berger").replacing(" represents=\"person\"", with: "")),
      .card(passes: team("tel:112", "Ben Berger").replacing("tel:+493012345", with: "tel:112")),
    ]
  ) { node, context in
    let holders = [node] + context.children(node, .section)
    var known: [String: (title: String, subtitle: String)] = [:]
    for contact in holders.flatMap({ context.children($0, .contactCell) + context.children($0, .objectCell) }) {
      guard context.name(contact) == .contactCell || context.value(contact, .variation) == "contact",
        let area = context.child(contact, .actionsArea), let title = context.child(contact, .title),
        context.child(contact, .detailImage).flatMap({ context.value($0, .represents) }) == "person"
      else { continue }
      var own: Set<String> = []
      for action in context.children(area, .action) {
        let subtitle = context.child(contact, .subtitle).map { context.text($0) } ?? ""
        for reading in readings(action, [context.value(action, .target) ?? "", context.text(title), subtitle], context)
        {
          let address = reading[0].filter { $0.isNumber }
          guard reading[0].hasPrefix("tel:"), address.count > 5, own.insert(address + reading[1]).inserted
          else { continue }
          guard let other = known[address] else {
            known[address] = (reading[1], reading[2])
            continue
          }
          // One person may stand there with several roles, and families share a line.
          let names = [other.title, reading[1]].map { Set($0.split { !$0.isLetter }) }
          guard names[0].isDisjoint(with: names[1]),
            other.subtitle.isEmpty || other.subtitle != reading[2]
          else { continue }
          return context.report(
            "“\(other.title)” is reached by the same; give “\(reading[1])” a number of their own, or name what they share",
            at: context.valueRange(action, .target))
        }
      }
    }
  }
}

/// Ana Silva and `name`, who is called at `target`.
private func team(_ target: String, _ name: String) -> String {
  """
  <ContactCellList xmlns="urn:cardwright:1" id="team">
    <ContactCell>
      <DetailImage initials="AS" represents="person" alt=""/>
      <Title>Ana Silva</Title>
      <ActionsArea>
        <Action purpose="phone" target="tel:+493012345"/>
      </ActionsArea>
    </ContactCell>
    <ContactCell>
      <DetailImage initials="BB" represents="person" alt=""/>
      <Title>\(name)</Title>
      <ActionsArea>
        <Action purpose="phone" target="\(target)"/>
      </ActionsArea>
    </ContactCell>
  </ContactCellList>
  """
}
