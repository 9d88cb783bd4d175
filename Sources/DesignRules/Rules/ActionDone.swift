import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What is done is not asked for again.
  static let actionDone = DesignRule(
    "action-done", .hint, summary: "A button asks for what is done",
    explanation: """
      Beside “Paid”, the button “Pay” makes people doubt the state, or pay twice. Offer what comes next, or nothing. Asked of the \
      only state of a card and of its primary or only button, where that names the same deed and nothing else but what the title \
      names: “Pay again” and “Send reminder” are other things. The rule knows such deeds in \(WordTable.languages(.deeds)). No \
      guideline needs to say so.
      """,
    sources: ["OWN"], elements: ["Action"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="invoice">
        <Title>Invoice 2210</Title>
        <Status kind="positive">Paid</Status>
        <Actions>
          <Action id="receipt" role="primary">Send receipt</Action>
        </Actions>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="invoice">
        <Title>Invoice 2210</Title>
        <Status kind="positive">Paid</Status>
        <Actions>
          <Action id="receipt" role="primary">⏩Pay⏪</Action>
        </Actions>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Pay again", fails: "Pay now"), Edge(passes: "Pay deposit", fails: "Pay invoice"),
      Edge("Paid", passes: "Paid 12 of 24", fails: "Is paid"), Edge("Paid", passes: "Not paid"),
      Edge("Paid", passes: "Partly paid"),
      Edge("Paid", passes: "To be paid", fails: "Has been paid"), Edge("Paid", passes: "Paid by Lars"),
      Edge("Paid</Status>", passes: "Paid</Status><Status>Deposit open</Status>"),
      Edge(#" role="primary">Pay"#, passes: #" role="primary" disabled="true">Pay"#, fails: ">Pay"),
      Edge(
        #"<Action id="receipt" role="primary">Pay"#,
        passes: #"<Action id="receipt">Pay</Action><Action id="b" role="primary">Print"#),
      Edge(
        "<Title>Invoice 2210</Title>", passes: "<Title>Invoice 2210</Title><Subtitle>Second rate pending</Subtitle>"),
      .card(passes: deed("en", "Shipped", "Ship rest"), fails: deed("en", "Shipped", "Ship order")),
      .card(passes: deed("en", "Confirmed", "Confirm receipt"), fails: deed("en", "Confirmed", "Confirm the order")),
      .card(passes: deed("en", "Closed", "Close"), fails: deed("en", "Closed", "Close order")),
      .card(passes: deed("en", "Sent", "Send reminder"), fails: deed("en", "Sent", "Send")),
      .card(passes: deed("de", "Wird bezahlt", "Bezahlen"), fails: deed("de", "Bezahlt", "Bezahlen")),
      .card(passes: deed("de", "Genehmigt", "Reise genehmigen"), fails: deed("de", "Genehmigt", "Genehmigen")),
      .card(passes: deed("fr", "À valider", "Valider"), fails: deed("fr", "Validée", "Valider")),
      .card(passes: deed("es", "Enviado", "Enviar copia"), fails: deed("es", "Enviado", "Enviar")),
      .card(passes: deed("it", "Da firmare", "Firma"), fails: deed("it", "Firmato", "Firma")),
      .card(passes: deed("pl", "Niezapłacona", "Zapłać"), fails: deed("pl", "Zapłacona", "Zapłać")),
      .card(passes: deed("ru", "Не оплачен", "Оплатить"), fails: deed("ru", "Оплачен", "Оплатить")),
      .card(passes: deed("ko", "결제 대기", "결제하기"), fails: deed("ko", "결제 완료", "결제하기")),
      .card(passes: deed("ja", "未承認", "承認する"), fails: deed("ja", "承認済み", "承認する")),
      .card(passes: deed("zh", "待付款", "付款"), fails: deed("zh", "已付款", "付款")),
    ]
  ) { node, context in
    guard isMain(node, context), context.value(node, .disabled) == nil,
      context.ancestor(node, [.objectCell, .contactCell, .emptyState]) == nil,
      let whole = context.ancestor(node, [.card, .objectCardView])
    else { return }
    // Of many states none is that of the whole.
    let states = context.sharedDescendants(whole, [.status]).prefix(50).filter { context.ancestor($0, rows) == nil }
    guard states.count == 1 else { return }
    // Which records show the button is up to the app.
    let read = readings(node, [context.text(node), context.text(states[0])], context)
    guard read.count == 1 else { return }
    let (label, state) = (context.wording(read[0][0], of: node), context.wording(read[0][1], of: states[0]))
    let head = context.child(whole, .header) ?? whole
    let texts = [ElementName.title, .subtitle, .footnote, .description].compactMap { context.child(head, $0) }
      .map { context.wording($0) }
    guard AskedDeed(label: label, state: state).isDone(of: texts), !texts.contains(where: { $0.speaks(of: .going) })
    else { return }
    context.report(
      "“\(state.text)” says that this is done; offer what comes next, or leave the button out",
      at: context.textRange(node))
  }
}

/// What has states of its own.
private let rows: [ElementName] = [
  .objectCell, .contactCell, .tableRow, .timelineEntry, .event, .series, .pin, .emptyState, .dataTable, .timeline,
]

/// Whether `node` is the button that a person is to tap: the primary one, or the only one.
private func isMain(_ node: NodeID, _ context: RuleContext) -> Bool {
  guard let parent = context.parent(node), [.actions, .footer].contains(context.name(parent)) else { return false }
  return context.value(node, .role) == "primary" || context.children(parent, .action).count == 1
}

/// A card with one state and one button.
private func deed(_ language: String, _ state: String, _ label: String) -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" xml:lang="\(language)" id="c"><Title>Order 12</Title><Status>\(state)</Status>
  <Actions><Action id="a" role="primary">\(label)</Action></Actions></ObjectCardView>
  """
}
