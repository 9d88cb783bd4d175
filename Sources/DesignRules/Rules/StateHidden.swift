import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A state is shown as a state.
  static let stateHidden = DesignRule(
    "state-hidden", .information, summary: "A state stands in a grey line, a tag, a label or the body",
    explanation: """
      Whether something is overdue or done is what people look for. A status has the colour and the place for it: at \
      the trailing edge of a cell, in the header of a card. Asked for footnotes, subtitles, tags, labels and bare texts of the body where \
      no status stands, and for pairs of a key and a value there: for those that are a state and nothing else, name it (“Status: Stopped”), say since when, where or by how much \
      something is \
      bad, or list that among other facts; not for what a report is about (“Leak”) or a thing is called (“Paid leave”). The rule \
      knows states in \(WordTable.languages(.trouble)).
      """,
    sources: ["OC-I", "SEED2", "HD-I26"], elements: ["ObjectCell", "ObjectCardView", "Card"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="orders">
        <ObjectCell target="orders/4711">
          <Title>Coolant pump</Title>
          <Attribute>
            <Status kind="negative">Overdue</Status>
          </Attribute>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="orders">
        <ObjectCell target="orders/4711">
          <Title>Coolant pump</Title>
          <Footnote>⏩Overdue⏪</Footnote>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(passes: "Hall 4", fails: "In progress"),
      Edge(passes: "High priority"),
      Edge(passes: "Urgent"),
      Edge(passes: "Paid leave"),
      Edge(passes: "Damaged goods"),
      Edge(passes: "Leak detection"),
      Edge(passes: "Leak"),
      Edge(passes: "Overdue?"),
      Edge(passes: "Leak since the last week", fails: "Overdue since the last week"),
      Edge(passes: "Delivered 3 May, 09:20", fails: "Stopped since 09:20"),
      Edge(passes: "0 days overdue", fails: "3 days overdue"),
      Edge(passes: "Reason: leak", fails: "Status: stopped"),
      Edge(passes: "Step: approved", fails: "Status: approved"),
      Edge(passes: "Payment by card", fails: "Payment 2 weeks overdue"),
      Edge(passes: "Payment: by card", fails: "Payment: overdue"),
      Edge(passes: "Stop sign, dock 4", fails: "Stopped, dock 4"),
      Edge(passes: "Stopped in time", fails: "Stopped in hall 4"),
      Edge(passes: "Fault in hall 4", fails: "Overdue at gate B12"),
      Edge(passes: "Pump failure", fails: "Pump down since 06:10"), Edge(passes: "Delivery", fails: "Delivery late"),
      Edge(passes: "Late shift in hall 4", fails: "Running late"),
      Edge(passes: "Approval", fails: "Waiting for approval"),
      Edge(passes: "Delay per stop", fails: "Payment is 14 days late"),
      Edge(
        "<Footnote>Overdue", passes: #"<Footnote xml:lang="es">Parada"#,
        fails: #"<Footnote xml:lang="es">Parada desde las 09:20"#),
      Edge(
        "<Footnote>Overdue", passes: #"<Footnote xml:lang="es">Retraso de 0 días"#,
        fails: #"<Footnote xml:lang="es">Retraso de 3 días"#),
      Edge("<Footnote>Overdue", fails: #"<Footnote xml:lang="de">Seit 2 Stunden in Störung"#),
      Edge("<Footnote>Overdue", fails: #"<Footnote xml:lang="nl">Sinds maandag stil"#),
      Edge("<Footnote>Overdue", fails: #"<Footnote xml:lang="tr">Pazartesiden beri durdu"#),
      Edge(passes: "Leak · Hall 4", fails: "Hall 4 · Overdue"),
      Edge(passes: "A, b, c, overdue", fails: "A, b, overdue"),
      Edge(passes: "Status: {state}"),
      .card(
        passes: card(
          "Batch of the early shift", "en", "<KeyValue><Key>Status of seal</Key><Value>On hold</Value></KeyValue>"),
        fails: card("Batch of the early shift", "en", "<KeyValue><Key>Status</Key><Value>On hold</Value></KeyValue>")),
      .card(
        passes: card("Batch", "en", "<KeyValue><Key>Status</Key><Value>Full-time</Value></KeyValue>"),
        fails: card("Batch", "en", "<KeyValue><Key>Status</Key><Value>Published</Value></KeyValue>")),
      .card(
        passes: card("Charge", "de", "<KeyValue><Key>Zustand</Key><Value>Neu</Value></KeyValue>"),
        fails: card("Charge", "de", "<KeyValue><Key>Zustand</Key><Value>Gestoppt</Value></KeyValue>")),
      .card(
        passes: card("Fattura", "it", "<KeyValue><Key>Stato</Key><Value>Danneggiato</Value></KeyValue>"),
        fails: card("Fattura", "it", "<KeyValue><Key>Stato</Key><Value>Scaduta</Value></KeyValue>")),
      .card(
        passes: card("Счёт", "ru", "<KeyValue><Key>Состояние</Key><Value>Новый</Value></KeyValue>"),
        fails: card("Счёт", "ru", "<KeyValue><Key>Состояние</Key><Value>Просрочен</Value></KeyValue>")),
      .card(
        passes: card("Sipariş", "tr", "<KeyValue><Key>Durum</Key><Value>Hasarlı</Value></KeyValue>"),
        fails: card("Sipariş", "tr", "<KeyValue><Key>Durum</Key><Value>Gecikti</Value></KeyValue>")),
      .card(
        passes: card("批次", "zh", "<KeyValue><Key>状态</Key><Value>新</Value></KeyValue>"),
        fails: card("批次", "zh", "<KeyValue><Key>状态</Key><Value>逾期</Value></KeyValue>")),
      .card(passes: marker("ar"), fails: marker("object")),
      .card(passes: card("Blocked by the inspector"), fails: card("Blocked"), saying: "Status"),
      .card(passes: card("Blocked", "en", #"<Text lines="1">Gate 4</Text>"#)),
      .card(
        passes: card(
          "Blocked", "en",
          "<KeyValue><Key>Orders</Key><Value>3</Value></KeyValue><KeyValue><Key>Batches</Key><Value>4</Value></KeyValue>"
        )),
      .card(passes: card("Fermé le lundi", "fr"), fails: card("Bloqué", "fr")),
      .card(passes: card(#"Gesperrte Wege meiden"#, "de"), fails: card("Gesperrt", "de")),
      Edge(
        "<Footnote>Overdue</Footnote>", passes: "<TagBar><Tag>Overdue, hall 4</Tag></TagBar>",
        fails: "<TagBar><Tag>Overdue</Tag></TagBar>"),
      Edge(
        "<Footnote>Overdue", passes: #"<Footnote xml:lang="fr">Retard moyen : 3 min"#,
        fails: #"<Footnote xml:lang="fr">En retard de 2 h"#),
      Edge(
        "<Footnote>Overdue", passes: #"<Footnote xml:lang="de">Seit Montag im Lager"#,
        fails: #"<Footnote xml:lang="de">Seit dem 3. Mai gesperrt"#),
      Edge(
        "<Footnote>Overdue", passes: #"<Footnote xml:lang="ja">遅延証明書"#,
        fails: #"<Footnote xml:lang="ja">3日前から停止中"#),
      Edge(
        "<Footnote>Overdue", passes: #"<Footnote xml:lang="ja">漏水"#, fails: #"<Footnote xml:lang="ja">状態：遅延"#),
      Edge(
        "<Footnote>Overdue", passes: #"<Footnote xml:lang="zh">停机坪 3"#, fails: #"<Footnote xml:lang="zh">已逾期3天"#),
      Edge(
        "<Footnote>Overdue</Footnote>",
        passes: "<Footnote>Overdue</Footnote><Attribute><Status>Late</Status></Attribute>"),
    ]
  ) { node, context in
    // A marker in augmented reality has a title, a subtitle and nothing else.
    if context.value(node, .variation) == "ar" { return }
    var hasStatus = false
    var texts: [NodeID] = []
    var alone: NodeID?
    context.forEachDescendant(of: node) { part in
      switch context.name(part) {
      case .status, .icon, .progressKPI, .timeline, .emptyState, .illustratedMessage, .dataTable: hasStatus = true
      case .objectCell, .contactCell, .objectCardView, .card, .chart, .calendar: return false
      case .footnote, .tag, .subtitle: texts.append(part)
      case .label where context.name(node) == .card: texts.append(part)
      case .body: alone = loneText(of: part, context)
      case .text where part == alone: texts.append(part)
      case .keyValue: texts.append(part)
      default: break
      }
      return true
    }
    guard !hasStatus else { return }
    for part in texts {
      guard let state = toldState(part, context) else { continue }
      return context.report("“\(state)” is a state; show it as a Status", at: context.textRange(part))
    }
  }
}

/// The only text of `body`, if nothing but facts stands behind it whose heading it might be.
private func loneText(of body: NodeID, _ context: RuleContext) -> NodeID? {
  let parts = context.children(body)
  guard let place = parts.firstIndex(where: { context.name($0) == .text }) else { return nil }
  let facts = parts[(place + 1)...]
  guard facts.allSatisfy({ context.name($0) == .keyValue }) else { return nil }
  // “Blocked” above several counts is their heading.
  let areCounts = facts.allSatisfy { fact in
    context.child(fact, .value).map { value in context.text(value).allSatisfy { $0.isNumber } } ?? false
  }
  return facts.count < 2 || !areCounts ? parts[place] : nil
}

/// The text of `part` that says a state with its words, or a label with its icon.
private func toldState(_ part: NodeID, _ context: RuleContext) -> String? {
  if context.name(part) == .keyValue {
    guard let key = context.child(part, .key), let value = context.child(part, .value),
      context.wording(key).isPhrase(.stateLabels)
    else { return nil }
    // “Condition: New” is told of goods, as is “Zustand: Offen”.
    let label = context.text(key).lowercased()
    let isOfStatus = statuses.contains(where: label.contains)
    return readings(part, [context.text(key), context.text(value)], context).first { texts in
      let state = context.wording(texts[1], of: value)
      return [.halted, .late, .refusing].contains { state.says($0, with: [.auxiliaries, .times]) }
        || conditions.contains(label) && state.mood == .bad
        || isOfStatus && (state.says(.going) || isTold(texts, of: part, context))
    }.map { "\($0[0]): \($0[1])" }
  }
  let text = context.text(part)
  if context.name(part) == .label { return context.value(part, .icon).map(alarming.contains) ?? false ? text : nil }
  if context.name(part) == .text {
    let wording = context.wording(text, of: part)
    return (wording.says(.trouble) || wording.says(.halted)) && !wording.says(.mishaps) ? text : nil
  }
  return readings(part, [text], context).map { $0[0] }.first {
    ToldState(wording: context.wording($0, of: part), isLine: context.name(part) != .tag).isTold
  }
}

/// Whether the texts of a key and a value tell a state together.
private func isTold(_ texts: [String], of part: NodeID, _ context: RuleContext) -> Bool {
  ToldState(wording: context.wording("\(texts[0]): \(texts[1])", of: part), isLine: true).isTold
}

/// What a status is called, or how that ends, in languages that tell it from the condition of goods.
private let statuses = ["status", "statut", "estatus", "statü", "статус", "ステータス", "סטטוס"]

/// What both a status and the condition of goods are called: what is bad there is a state.
private let conditions = ["状态", "狀態", "状態", "상태", "الحالة"]

/// A valve as a card of this variation.
private func marker(_ variation: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" xml:lang="en" id="valve" variation="\(variation)" target="valves/17">
  <Header><Title>Valve V-17</Title><Subtitle>Overdue</Subtitle></Header></Card>
  """
}

/// A card with `text` in its body.
private func card(_ text: String, _ language: String = "en", _ rest: String = "") -> String {
  """
  <Card xmlns="urn:cardwright:1" xml:lang="\(language)" id="batch" target="batches/4"><Header><Title>26-0412</Title></Header>
  <Body><Text lines="1">\(text)</Text>\(rest)</Body></Card>
  """
}

/// Icons that say that something is wrong.
private let alarming: Set<String> = [
  "status.statusNegative", "status.statusCritical", "status.warning", "status.alert",
]
