import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Each person has an address of their own.
  static let contactSame = DesignRule(
    "contact-same", .information, summary: "Two people are reached by the same phone number or mail",
    explanation: """
      Who taps the second name speaks with the first: mostly a line that was copied. Where all of them share a desk, one contact with its \
      name says so. Asked of phone numbers, and of mail addresses with the name of one of them, in lists of contacts whose pictures or initials are marked as those of persons, with the values of \
      the sample; short numbers, such as 112, are everybody's.
      """,
    sources: ["OWN"], elements: ["ContactCellList", "ObjectCellList"],
    passing: team("tel:+493012346", "Ben Berger"), failing: team("⏩tel:+493012345⏪", "Ben Berger"),
    edges: [
      Edge(passes: "mailto:ben@example.com", fails: "tel:+49 30 12345"), Edge(passes: "contacts/1"),
      Edge(passes: "tel:"),
      .card(passes: team("tel:+493012345", "Dr. Silva, Ana")),
      .card(passes: team("tel:+493012345", "Ben Berger").replacing(" represents=\"person\"", with: "")),
      .card(
        passes: team("mailto:Ana@example.com", "Ben Berger"),
        fails: team("mailto:ana.silva@example.com?subject=Shift", "Ben Berger").replacing(
          "tel:+493012346", with: "mailto:ana.silva@example.com"
        ).replacing("tel:+493012345", with: "mailto:Ana.Silva@example.com")),
      .card(
        passes: team("mailto:desk@example.com", "Ben Berger").replacing(
          "tel:+493012345", with: "mailto:desk@example.com")
      ),
      .card(passes: team("tel:112", "Ben Berger").replacing("tel:+493012345", with: "tel:112")),
    ]
  ) { node, context in
    var known: [String: (title: String, subtitle: String)] = [:]
    for contact in ContactCells.all(in: node, context) {
      guard let area = context.child(contact, .actionsArea), let title = context.child(contact, .title),
        context.child(contact, .detailImage).flatMap({ context.value($0, .represents) }) == "person"
      else { continue }
      var own: Set<String> = []
      for action in context.children(area, .action) {
        let subtitle = context.child(contact, .subtitle).map { context.text($0) } ?? ""
        for reading in readings(action, [context.value(action, .target) ?? "", context.text(title), subtitle], context)
        {
          guard let address = address(reading[0]), own.insert(address + reading[1]).inserted else { continue }
          guard let other = known[address] else {
            known[address] = (reading[1], reading[2])
            continue
          }
          // One person may stand there with several roles, and families share a line.
          let names = [other.title, reading[1]].map { Set($0.lowercased().split { !$0.isLetter }.map(String.init)) }
          // The mail of an office is everybody's.
          let isOwned = !address.contains("@") || names.contains { $0.contains { isName($0, in: address) } }
          guard isOwned, names[0].isDisjoint(with: names[1]),
            other.subtitle.isEmpty || other.subtitle != reading[2]
          else { continue }
          return context.report(
            "“\(other.title)” is reached by the same; give “\(reading[1])” \(address.contains("@") ? "an address" : "a number") of their own, or name what they share",
            at: context.valueRange(action, .target))
        }
      }
    }
  }
}

/// What `target` calls or writes to, if that belongs to one person or desk.
private func address(_ target: String) -> String? {
  if target.hasPrefix("tel:") {
    let number = target.filter { $0.isNumber }
    return number.count > 5 ? number : nil
  }
  guard target.hasPrefix("mailto:") else { return nil }
  let address = target.dropFirst(7).prefix { $0 != "?" }.lowercased()
  return address.contains("@") ? address : nil
}

/// Whether `name`, in small letters, stands before the at sign of `address`.
private func isName(_ name: String, in address: String) -> Bool {
  name.count > 2 && address.prefix { $0 != "@" }.split { !$0.isLetter }.contains { $0 == name }
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
