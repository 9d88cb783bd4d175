import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A call calls.
  static let purposeTarget = DesignRule(
    "purpose-target", .warning, summary: "The target of an action is of another kind than its purpose",
    explanation: """
      The purpose of an action gives it its icon and what is spoken. Where a phone opens a mail, people tap it in a \
      hurry and lose time. A number to call has digits and no letters.
      """,
    sources: ["FS/ContactItemStyle"], elements: ["Action"],
    passing: """
      <ContactCellList xmlns="urn:cardwright:1" id="parts">
        <ContactCell>
          <Title>Ana Silva</Title>
          <ActionsArea>
            <Action purpose="phone" target="tel:+49401234"/>
          </ActionsArea>
        </ContactCell>
      </ContactCellList>
      """,
    failing: """
      <ContactCellList xmlns="urn:cardwright:1" id="parts">
        <ContactCell>
          <Title>Ana Silva</Title>
          <ActionsArea>
            <Action purpose="phone" target="⏩mailto:ana@example.com⏪"/>
          </ActionsArea>
        </ContactCell>
      </ContactCellList>
      """,
    edges: [
      Edge("mailto:ana@example.com", passes: "app://people/ana", fails: "sms:+49401234"),
      Edge("mailto:ana@example.com", passes: "tel:+49-40-1234;ext=7", fails: "tel:+49 ABC", saying: "letters"),
      Edge("mailto:ana@example.com", passes: "tel:{phone}"),
    ]
  ) { node, context in
    guard let purpose = context.value(node, .purpose), let target = context.value(node, .target) else { return }
    let number = target.dropFirst(4).prefix { $0 != ";" }
    if target.hasPrefix("tel:"), !context.isBound(target), number.contains(where: \.isLetter) {
      return context.report("A number to call has no letters", at: context.valueRange(node, .target))
    }
    let schemes = ["tel": "phone", "mailto": "email", "sms": "message"]
    guard let colon = target.firstIndex(of: ":"), let meant = schemes[String(target[..<colon])], meant != purpose,
      ["phone", "email", "message"].contains(purpose)
    else { return }
    context.report(
      "“\(purpose)” opens something else here", at: context.valueRange(node, .target),
      fixes: [context.setting(node, .purpose, to: meant, "Change the purpose to “\(meant)”")])
  }
}
