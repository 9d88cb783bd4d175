import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A call calls.
  static let purposeTarget = DesignRule(
    "purpose-target", .warning, summary: "The target of an action is of another kind than its purpose",
    explanation: """
      The purpose of an action gives it its icon and what is spoken. Where a phone opens a mail, people tap it in a \
      hurry and lose time, and so where the words say “Call”, written or spoken. A number to call has digits and no letters, and an \
      address for mail an at sign; bound ones are asked with the sample. The rule knows such words in \(WordTable.languages(.calling)).
      """,
    sources: ["FS/ContactItemStyle"], elements: ["Action", "HeaderAction"],
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
      Edge("mailto:ana@example.com", passes: "tel:{phone}", fails: "tel:", saying: "number"),
      Edge(
        purpose, passes: #"<Action purpose="message" target="sms:+49401234"/>"#,
        fails: #"<Action purpose="message" target="mailto:ana@example.com"/>"#, saying: "and this target opens"),
      Edge(purpose, passes: spoken("tel:+49401234", "Call Ana"), fails: spoken("mailto:ana@example.com", "Call Ana")),
      Edge(
        purpose, passes: spoken("mailto:ana@example.com", "Send e-mail"), fails: spoken("tel:+49401234", "Send e-mail")),
      Edge(purpose, passes: spoken("mailto:{mail}", "Recall"), fails: spoken("mailto:ana", "Write"), saying: "address"),
      Edge(
        purpose, passes: #"<Action purpose="phone">Call Ana</Action>"#,
        fails: #"<Action purpose="phone">Send e-mail</Action>"#,
        saying: "email"),
      Edge(purpose, passes: #"<Action purpose="email">Request a call</Action>"#),
      Edge(purpose, passes: #"<Action purpose="email" xml:lang="de">Anruf vereinbaren</Action>"#),
      Edge(purpose, passes: #"<Action purpose="email" xml:lang="ja">電話番号を送る</Action>"#),
      Edge(purpose, passes: #"<Action purpose="email" xml:lang="ko">전화 예약</Action>"#),
      Edge(purpose, passes: #"<Action purpose="email">Ring binder</Action>"#),
      Edge(purpose, passes: meant("email", "Phone list"), fails: meant("email", "Phone Ana")),
      Edge(purpose, passes: meant("email", "Phone number change"), fails: meant("email", "Phone us")),
      Edge(purpose, passes: meant("email", "Phone List"), fails: meant("email", "Phone supplier")),
      Edge(purpose, passes: meant("email", "Call for papers"), fails: meant("email", "Call the supplier")),
      Edge(purpose, passes: meant("email", "Dial-in details"), fails: meant("email", "Dial")),
      Edge(purpose, passes: meant("phone", "Mail room"), fails: meant("phone", "Mail us")),
      Edge(purpose, passes: meant("phone", "Mail order hotline"), fails: meant("phone", "Email support")),
      Edge(purpose, passes: #"<Action purpose="phone">Leave voice mail</Action>"#),
      Edge(purpose, passes: #"<Action purpose="phone" xml:lang="es">Correo de voz</Action>"#),
      Edge(purpose, passes: #"<Action purpose="phone" xml:lang="ru">Почта России</Action>"#),
      Edge(purpose, passes: spoken("mailto:?subject=Pump", "Share"), fails: spoken("tel:", "Ask Ana")),
      Edge(
        purpose, passes: #"<Action icon="actions.call" label="Call Ana" target="tel:+49401234"/>"#,
        fails: #"<Action icon="actions.call" label="Call Ana" target="mailto:ana@example.com"/>"#),
      .card(passes: header("tel:+49401234"), fails: header("mailto:ana@example.com")),
      .card(passes: header("tel:{few}"), fails: header("tel:{order/title}"), saying: "has “tel:Coolant pump”"),
      .card(passes: header("tel:{empty}")),
    ]
  ) { node, context in
    if reportWords(of: node, &context) { return }
    guard let written = context.value(node, .target) else { return }
    let texts = [written, said(by: node, context)]
    let read = readings(node, texts, context)
    // Where the data are not known, what is written before an address tells what it is.
    let first = context.findingCount
    for reading in read.isEmpty ? [texts] : read where context.findingCount == first {
      report(reading[0], reading[1], of: node, written, &context)
    }
  }
}

/// Reports what is wrong with `node`, which opens `target`, written as `written`, and says `words`.
private func report(
  _ target: String, _ words: String, of node: NodeID, _ written: String, _ context: inout RuleContext
) {
  guard target.hasPrefix("tel:") || target.hasPrefix("mailto:") || target.hasPrefix("sms:") else { return }
  let isRead = target != written
  // A record without an address is no wrong one.
  if !context.isBound(target), !isRead || target.last != ":", let problem = problem(of: target) {
    return context.report(
      problem + (isRead ? "; the sample has “\(target)”" : ""), at: context.valueRange(node, .target))
  }
  guard let purpose = context.value(node, .purpose) else {
    let wording = context.wording(words, of: node)
    guard saysOther(wording, isMail: target.hasPrefix("mailto:")) else { return }
    return context.report("“\(wording.text)” opens \(opened(by: target)) here", at: context.valueRange(node, .target))
  }
  let meant = ActionPurpose.allCases.first { $0.scheme.map { target.hasPrefix($0 + ":") } ?? false }?.rawValue
  guard let meant, meant != purpose, ActionPurpose(rawValue: purpose)?.scheme != nil else { return }
  // Where another action has that purpose already, it is the target that is wrong.
  let isTaken =
    context.parent(node).map { area in
      context.children(area, .action).prefix(20).contains { $0 != node && context.value($0, .purpose) == meant }
    } ?? false
  context.report(
    "The purpose is “\(purpose)”, and this target opens \(opened(by: target))", at: context.valueRange(node, .target),
    fixes: isTaken || speaks(of: purpose, node, context)
      ? [] : [context.setting(node, .purpose, to: meant, "Change the purpose to “\(meant)”")])
}

/// Reports the purpose of `node` that is another one than its words say; whether it is.
private func reportWords(of node: NodeID, _ context: inout RuleContext) -> Bool {
  guard let purpose = context.value(node, .purpose), ["phone", "email"].contains(purpose) else { return false }
  let wording = context.wording(said(by: node, context), of: node)
  let isMail = purpose == "email"
  guard saysOther(wording, isMail: isMail) else { return false }
  let meant = isMail ? "phone" : "email"
  context.report(
    "“\(wording.text)” is another purpose than “\(purpose)”", at: context.valueRange(node, .purpose),
    fixes: context.value(node, .target) == nil
      ? [context.setting(node, .purpose, to: meant, "Change the purpose to “\(meant)”")] : [])
  return true
}

/// Whether `wording` says that somebody is called, of an action that writes a mail, or written to, of one that calls.
private func saysOther(_ wording: Wording, isMail: Bool) -> Bool {
  !wording.isBound && (isMail ? wording.calls : wording.mails) && !wording.hasWord(of: isMail ? .mailing : .calling)
}

/// What a phone opens for `target`, in words.
private func opened(by target: String) -> String {
  target.hasPrefix("mailto:") ? "a mail" : target.hasPrefix("sms:") ? "a text message" : "a call"
}

/// Whether icon or words of `node` go with its `purpose`, so that it is the target that is wrong.
private func speaks(of purpose: String, _ node: NodeID, _ context: RuleContext) -> Bool {
  if let icon = context.value(node, .icon), icon == ActionPurpose(rawValue: purpose)?.icon { return true }
  let wording = context.wording(said(by: node, context), of: node)
  return switch purpose {
  case "phone": wording.calls
  case "email": wording.mails
  default: !wording.text.isEmpty && !wording.calls && !wording.mails
  }
}

/// What is wrong with `target`, a number to call or an address; nil where nothing is.
private func problem(of target: String) -> String? {
  if target.hasPrefix("mailto:") {
    let address = target.dropFirst(7).prefix { $0 != "?" }
    return address.isEmpty && target.contains("?") || address.contains("@") || address.contains("%40")
      ? nil : "This is no address for mail: it has no @"
  }
  guard target.hasPrefix("tel:") else { return nil }
  let number = target.dropFirst(4).prefix { $0 != ";" }
  if number.contains(where: { $0.isLetter }) { return "A number to call has no letters" }
  return number.hasNumber ? nil : "There is no number to call"
}

/// What the failing example says of its action.
private let purpose = #"<Action purpose="phone" target="mailto:ana@example.com"/>"#

/// An action with a purpose and words.
private func meant(_ purpose: String, _ words: String) -> String {
  #"<Action purpose="\#(purpose)">\#(words)</Action>"#
}

/// An action with words.
private func spoken(_ target: String, _ words: String) -> String { #"<Action target="\#(target)">\#(words)</Action>"# }

/// A card whose header calls Ana.
private func header(_ target: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="ana" target="people/1" sample="samples/drafts.json"><Header><Title>Ana Silva</Title>
  <HeaderAction icon="actions.call" label="Call Ana" target="\(target)"/></Header></Card>
  """
}
