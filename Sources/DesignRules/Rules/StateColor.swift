import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A state has the colour of what it says.
  static let stateColor = DesignRule(
    "state-color", .warning, summary: "A colour says the opposite of the words beside it",
    explanation: """
      People look at the colour first: “Overdue” in green is passed over, “Approved” in red alarms for nothing. Choose \
      the kind by what the words mean for the person. The rule knows such words in \(WordTable.languages(.trouble)), and is silent \
      where anything but such words, what is so, and since when or by how long, stands beside them; beside something bad also who did it, \
      or when. What is sold out is good for a concert, \
      and what has stopped or run out for a leak or a quarantine: where the card speaks of a concert, or its title of a leak or a quarantine, it is not asked.
      """,
    sources: ["U-FUIObjectView", "HIG-A"],
    elements: ["Status", "Icon", "Cell", "Event", "KPI", "ProgressKPI", "Point", "Series", "Pin"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Invoice 7781</Title>
        <Status kind="negative" icon="status.statusNegative">Overdue</Status>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Invoice 7781</Title>
        <Status kind="⏩positive⏪">Overdue</Status>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "critical", saying: "negative"),
      Edge(">Overdue<", passes: ">Not rejected by finance<", fails: ">Rejected by finance<"),
      Edge(">Overdue<", passes: ">Rejected by nobody<", fails: ">Cancelled at 10:20<"),
      Edge(">Overdue<", passes: ">Cancelled at 3 stations<", fails: ">Expired on 3 June<"),
      Edge(">Overdue<", passes: ">Cancelled by request<"), Edge(">Overdue<", passes: ">Rejected by neither party<"),
      Edge(">Overdue<", passes: ">Rejected by all but Ana<"),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="es" kind="positive">Bloqueado por seguridad"#,
        fails: #"xml:lang="es" kind="positive">Rechazado por el banco"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="nl" kind="positive">Geblokkeerd door vergissing"#,
        fails: #"xml:lang="nl" kind="positive">Geblokkeerd door financiën"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="fr" kind="positive">Refusé par la banque par mégarde"#,
        fails: #"xml:lang="fr" kind="positive">Refusé par l’usine"#),
      .card(
        passes: invoice("Attack on line 2", "Blocked by firewall"), fails: invoice("Payment 12", "Blocked by finance")),
      .card(passes: invoice("Spam", "Rejected by filter")),
      .card(passes: invoice("Complaint 12", "Cancelled by customer")),
      .card(passes: invoice("Reminder", "Cancelled on 3 June")),
      .card(passes: invoice("Card 12", "Blocked at 10:20", "Stolen card")),
      .card(passes: invoice("Alerte météo", "Annulée le 3 juin", language: "fr", "Ligne 2")),
      .card(passes: invoice("Mahnung 12", "Storniert am 3. Juni", language: "de", "Linie 2")),
      Edge(">Overdue<", passes: ">Error by design<", fails: ">Failed twice<"),
      Edge(#"kind="positive">Overdue"#, passes: #"kind="negative">Approved by mistake"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="de" kind="positive">Fehler von gestern behoben"#,
        fails: #"xml:lang="de" kind="positive">Von der Bank abgelehnt"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="de" kind="positive">Nicht vom Kunden storniert"#,
        fails: #"xml:lang="de" kind="positive">Vom Kunden storniert"#),
      Edge(#"kind="positive">Overdue"#, fails: #"xml:lang="de" kind="positive">Abgelehnt am 3. Juni"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="fr" kind="positive">Payé par la banque"#,
        fails: #"xml:lang="fr" kind="positive">Refusé par la banque"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="ja" kind="negative">完了しませんでした"#,
        fails: #"xml:lang="ja" kind="negative">承認されました"#),
      .card(passes: invoice("Concert, hall 2", "Sold out"), fails: invoice("Coffee, 500 g", "Sold out")),
      .card(
        passes: invoice("Nordlicht Quartett", "Ausverkauft", language: "de", "Alle Karten sind weg"),
        fails: invoice("Kaffee", "Ausverkauft", language: "de", "500 g")),
      .card(passes: invoice("Quarantine of lot 12", "Expired"), fails: invoice("Permit of lot 12", "Expired")),
      .card(passes: invoice("Leak in hall 4", "Stopped"), fails: invoice("Line in hall 4", "Stopped")),
      Edge(
        #"kind="positive">Overdue"#, passes: #"kind="positive" icon="time.lateness">In two minutes"#,
        fails: #"kind="positive" icon="time.lateness">On time"#, saying: "icon"),
      Edge(
        #"kind="positive">Overdue"#, passes: #"kind="critical" icon="time.lateness">Late"#,
        fails: #"kind="critical" icon="time.lateness">On time"#, saying: "and the icon"),
      Edge(
        #"kind="positive">Overdue"#, passes: #"kind="critical">Almost approved"#, fails: #"kind="critical">Approved"#,
        saying: "good news"),
      Edge(">Overdue<", passes: ">Leak stopped<", fails: ">Stopped since 09:20<"),
      Edge(">Overdue<", passes: ">Critical path met<", fails: ">Critical<"),
      Edge(">Overdue<", passes: ">No longer overdue<", fails: ">Two days overdue<"),
      Edge(
        #"kind="positive">Overdue"#, passes: #"kind="negative">Not approved"#, fails: #"kind="negative">Approved"#,
        saying: "positive"),
      Edge(">Overdue<", passes: ">Overdue: 0<", fails: ">Payment overdue<"),
      Edge(">Overdue<", passes: ">0 days overdue<", fails: ">12 days overdue<"),
      Edge(">Overdue<", passes: ">Late hours<", fails: ">3 days late<"), Edge(">Overdue<", fails: ">Delayed by 2.5 h<"),
      Edge(">Overdue<", passes: ">0.0 h late<", fails: ">2.0 h late<"), Edge(">Overdue<", fails: ">0.5 h late<"),
      Edge(">Overdue<", passes: ">0.5 h late shift<", fails: ">Two working days late<"),
      Edge(">Overdue<", passes: ">Late working hours<", fails: ">Late: 15 min<"),
      Edge(">Overdue<", passes: ">Leak test, 2 h<", fails: ">Test failed<"),
      Edge(#"kind="positive">Overdue"#, passes: #"kind="negative">Approved for 3 days"#),
      Edge(#"kind="positive">Overdue"#, passes: #"kind="negative">Valid for 2 days"#),
      Edge(#"kind="positive">Overdue"#, passes: #"kind="negative">Ready by Monday"#),
      Edge(#"kind="positive">Overdue"#, passes: #"xml:lang="zh" kind="negative">有货 2天"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="zh" kind="positive">2027年过期"#,
        fails: #"xml:lang="zh" kind="positive">已过期"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="ko" kind="positive">15일 만료"#,
        fails: #"xml:lang="ko" kind="positive">3일 지연"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="de" kind="positive">Rechnung geprüft"#,
        fails: #"xml:lang="de" kind="positive">Rechnung überfällig"#),
      Edge(#"kind="positive">Overdue"#, passes: #"kind="positive">Payments overdue"#),
      Edge(">Overdue<", passes: ">Overdue items returned<"),
      Edge(">Overdue<", passes: ">Error resolved<", fails: ">Error<"),
      Edge(">Overdue<", passes: ">Leak sealed<", fails: ">Overdue since Monday<"),
      Edge(">Overdue<", passes: ">Fault tolerant<"),
      Edge(">Overdue<", passes: ">Within error budget<"),
      Edge(#"kind="positive">Overdue"#, passes: #"kind="negative">Delivered late"#),
      Edge(#"kind="positive">Overdue"#, passes: #"kind="negative">Delivered 3 days late"#),
      Edge(#"kind="positive">Overdue"#, passes: #"kind="negative">Completed with errors"#),
      Edge(#"kind="positive">Overdue"#, passes: #"xml:lang="de" kind="negative">Zu spät geliefert"#),
      Edge(#"kind="positive">Overdue"#, passes: #"xml:lang="de" kind="positive">Fehler korrigiert"#),
      Edge(#"kind="positive">Overdue"#, passes: #"xml:lang="fr" kind="positive">Retard rattrapé"#),
      Edge(#"kind="positive">Overdue"#, passes: #"xml:lang="es" kind="negative">Entregado tarde"#),
      Edge(#"kind="positive">Overdue"#, passes: #"xml:lang="zh" kind="positive">故障已排除"#),
      Edge(#"kind="positive">Overdue"#, passes: #"xml:lang="ko" kind="positive">오류 수정됨"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"icon="status.statusNegative">Overdue"#,
        fails: #"icon="status.statusPositive">Overdue"#, saying: "icon"),
      Edge(
        #"kind="positive">Overdue"#, passes: #"kind="positive" icon="status.statusPositive">Open"#,
        fails: #"kind="positive" icon="status.statusNegative">Open"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="de" kind="positive">Nicht überfällig"#,
        fails: #"xml:lang="de" kind="positive">Überfällig"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="ja" kind="negative">未承認"#,
        fails: #"xml:lang="ja" kind="negative">承認済み"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="de" kind="positive">Zugestellt"#,
        fails: #"xml:lang="de" kind="positive">Nicht zugestellt"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="pt" kind="positive">Aprovado"#,
        fails: #"xml:lang="pt" kind="positive">Reprovada"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="it" kind="positive">Idoneo"#,
        fails: #"xml:lang="it" kind="positive">Non idoneo"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="tr" kind="positive">Stokta"#,
        fails: #"xml:lang="tr" kind="positive">Stokta yok"#),
      Edge(#"kind="positive">Overdue"#, fails: #"xml:lang="ru" kind="positive">Не прошёл"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="zh" kind="positive">尚未通过"#,
        fails: #"xml:lang="zh" kind="positive">未通过"#),
      Edge(#"kind="positive">Overdue"#, fails: #"xml:lang="ar" kind="positive">غير مطابق"#),
      Edge(#"kind="positive">Overdue"#, fails: #"xml:lang="he" kind="positive">אזל מהמלאי"#),
      Edge(
        #"kind="positive">Overdue"#, passes: #"xml:lang="es" kind="positive">De baja tensión"#,
        fails: #"xml:lang="es" kind="positive">De baja"#),
      Edge(#"kind="positive">Overdue"#, passes: #"xml:lang="sv" kind="positive">Overdue"#),
      .card(
        passes: quality("positive", "statusPositive", "96"), fails: quality("negative", "statusPositive", "96"),
        saying: "opposite of the colour"),
      .card(
        passes: quality("positive", "statusNegative", "0"), fails: quality("positive", "statusNegative", "96")),
      .card(passes: quality("positive", "statusNegative", "2", "Rejected")),
      .card(passes: quality("positive", "alert", "2")),
      .card(passes: quality("negative", "statusPositive", "12", "Approved")),
      .card(passes: quality("positive", "statusNegative", "2", "Complaints")),
    ]
  ) { node, context in
    let kind = context.value(node, .kind) ?? context.value(node, .color) ?? ""
    let icon = context.value(node, .icon) ?? context.value(node, .name) ?? ""
    guard
      kind == "critical" || Sign(kind: kind) != nil || Sign(icon: icon) != nil || context.isBound(kind)
        || context.isBound(icon)
    else {
      return
    }
    for reading in readings(node, [kind, icon, said(node, context)], context) {
      let (color, sign) = (Sign(kind: reading[0]), shownSign(reading[1], reading[2], node, context))
      let wording = context.wording(reading[2], of: node)
      // “Delay” beside a figure says what is measured.
      let isFigure = [.series, .cell, .kpi].contains(context.name(node)) && wording.speaks(of: .mishaps)
      var mood =
        isFigure
        ? nil
        : wording.mood(with: .subjects).map { $0 == .good ? Sign.good : .bad } ?? wording.gravity
          ?? (StateWithCircumstance(wording)?.isBad == true ? .bad : nil)
      let isLate = reading[1] == "time.lateness"
      // What would be reported below.
      let isDoubted =
        [color, sign].contains { $0 != nil && $0 != mood } || mood == .good && (isLate || reading[0] == "critical")
      if mood != nil, isDoubted, dependsOnThing(wording, node, &context) { mood = nil }
      if reading[0] == "critical", mood == .good {
        return context.report(
          "“\(reading[2])” is good news in the colour of a warning; change the kind to positive",
          at: context.valueRange(node, context.value(node, .kind) == nil ? .color : .kind),
          fixes: context.isBound(kind) ? [] : [changing(node, to: "positive", icon, context)])
      }
      if let color, let mood, color != mood {
        let kinds = mood == .good ? ["positive"] : ["negative", "critical"]
        let isWritten = !context.isBound(kind) && context.value(node, .kind) != nil
        return context.report(
          "“\(reading[2])” has the colour of something \(color == .good ? "good" : "bad"); "
            + (isWritten ? "change the kind to \(kinds.joined(separator: " or "))" : "choose it by what the words say"),
          at: context.valueRange(node, context.value(node, .kind) == nil ? .color : .kind),
          fixes: isWritten ? kinds.map { changing(node, to: $0, icon, context) } : [])
      }
      // An icon of lateness may stand beside anything that tells a time.
      if let sign = isLate && mood == .good ? .bad : sign, let told = mood ?? color, sign != told {
        return context.report(
          "The icon says the opposite of the \(mood == nil ? "colour" : "words")",
          at: context.valueRange(node, context.value(node, .icon) == nil ? .name : .icon))
      }
    }
  }
}

/// What `icon` says of `node`, which reads `text`; nil where it may show what a figure counts: few alerts are good, and so are none
/// rejected, and few approved are bad.
private func shownSign(_ icon: String, _ text: String, _ node: NodeID, _ context: RuleContext) -> Sign? {
  guard let sign = Sign(icon: icon), context.name(node) == .kpi else { return Sign(icon: icon) }
  let caption = context.wording(context.value(node, .caption) ?? "", of: node)
  let counted: [WordTable.Topic] = sign == .bad ? [.trouble, .mishaps, .complaints, .nuisances] : [.achieved]
  let isCounted =
    icon == "status.alert" || !text.contains { ("1"..."9").contains($0) }
    || counted.contains(where: caption.speaks)
  return isCounted ? nil : sign
}

/// Changes the kind of `node` to `kind`, and `icon` where that says the opposite.
private func changing(_ node: NodeID, to kind: String, _ icon: String, _ context: RuleContext) -> Fix {
  let isWrong = kind == "positive" ? Sign(icon: icon) == .bad || icon == "time.lateness" : Sign(icon: icon) == .good
  var fix = context.setting(
    node, .kind, to: kind, "Change the kind\(isWrong ? " and the icon" : "") to “\(kind)”")
  guard isWrong else { return fix }
  let signs = ["positive": "status.statusPositive", "negative": "status.statusNegative"]
  let name: AttributeName = context.value(node, .icon) == nil ? .name : .icon
  fix.edits += context.setting(node, name, to: signs[kind] ?? "status.statusCritical", "").edits
  return fix
}

/// Whether the state `wording` is good or bad by what `node` is a part of: sold out, for what has a number of seats; stopped, for a
/// mishap; anything, for what is good once it is over.
private func dependsOnThing(_ wording: Wording, _ node: NodeID, _ context: inout RuleContext) -> Bool {
  guard let whole = context.ancestor(node, wholes) else { return false }
  let head = context.child(whole, .header) ?? whole
  let title = context.child(head, .title).map { context.wording($0) }
  if let title, title.speaks(of: .burdens) || title.speaks(of: .mishaps) && wording.says(.halted) { return true }
  let names = [title, context.child(head, .subtitle).map { context.wording($0) }].compactMap { $0 }
  if names.contains(where: { $0.speaks(of: .nuisances) || $0.speaks(of: .complaints) }) { return true }
  // What has its end told with who brought it about may be a fault.
  if StateWithCircumstance(wording)?.isBad == true,
    names.contains(where: { $0.speaks(of: .mishaps) || $0.speaks(of: .trouble) })
  {
    return true
  }
  return wording.says(.soldOut, with: [.auxiliaries, .subjects])
    && context.writtenTexts(whole).contains { $0.wording.speaks(of: .admissions) }
}

/// What a state may be told of.
private let wholes: [ElementName] = [.objectCell, .objectCardView, .card, .plainCard, .hostedCard]

/// An object with a state in green.
private func invoice(_ title: String, _ status: String, language: String = "en", _ subtitle: String = "Line 2")
  -> String
{
  """
  <ObjectCardView xmlns="urn:cardwright:1" xml:lang="\(language)" id="o"><Title>\(title)</Title><Subtitle>\(subtitle)</Subtitle>
  <Status kind="positive">\(status)</Status></ObjectCardView>
  """
}

/// A card with a figure in the colour of `kind` beside an icon.
private func quality(_ kind: String, _ icon: String, _ figure: String, _ caption: String = "First pass") -> String {
  """
  <Card xmlns="urn:cardwright:1" id="q" target="q/1"><Header><Title>Line 2</Title></Header><ExtendedHeader>
  <KPI caption="\(caption)" kind="\(kind)" icon="status.\(icon)">\(figure)</KPI></ExtendedHeader></Card>
  """
}

/// What a colour or an icon says of a state.
private enum Sign {
  case good, bad

  /// That of a kind, or of a colour by its semantic name; nil when it says neither.
  init?(kind: String) {
    switch kind {
    case "positive", "positiveLabel", "positiveBackground", "chartGood": self = .good
    case "negative", "negativeLabel", "negativeBackground", "chartBad": self = .bad
    default: return nil
    }
  }

  /// That of an icon which is nothing else; nil for the others.
  init?(icon: String) {
    switch icon {
    case "status.statusPositive": self = .good
    case "status.statusNegative", "status.alert": self = .bad
    default: return nil
    }
  }
}

/// A state with who brought it about, or with a day or time: “Rejected by finance”, “Expired on 3 June”.
private struct StateWithCircumstance {
  private let language: Language
  private let tokens: [String]
  /// What leads to who did it, and to when.
  private let agents, days: Set<String>

  /// That of `wording`; nil where it cannot be something bad with a circumstance.
  init?(_ wording: Wording) {
    guard let language = wording.language, language.setsWordsApart, wording.mayHave(.trouble),
      wording.mayHave(.agents) || wording.mayHave(.onDays)
    else { return nil }
    self.language = language
    (agents, days) = (WordTable.phrases(.agents, in: language), WordTable.phrases(.onDays, in: language))
    tokens = String(decoding: wording.lower, as: UTF8.self).split(separator: " ").map(String.init)
    if !(3...8).contains(tokens.count) { return nil }
  }

  /// Whether the state is something bad; its circumstance stands behind it, or before it in languages that put it there, too.
  var isBad: Bool {
    // “… tarafından reddedildi”
    if language == .tr, let place = tokens.firstIndex(where: agents.contains), place > 0 {
      return isCircumstance(tokens[place], tokens[..<place]) && isBad(tokens[(place + 1)...])
    }
    if [.de, .nl].contains(language), agents.contains(tokens[0]) || days.contains(tokens[0]) {
      return (1...2).contains { count in
        isBad(tokens.suffix(count)) && isCircumstance(tokens[0], tokens.dropFirst().dropLast(count))
      }
    }
    return tokens.indices.dropFirst().contains { place in
      place + 1 < tokens.count && isCircumstance(tokens[place], tokens[(place + 1)...]) && isBad(tokens[..<place])
    }
  }

  private func isBad(_ words: ArraySlice<String>) -> Bool {
    let state = part(words)
    return state.says(.trouble, with: [.auxiliaries, .subjects]) && !state.says(.mishaps)
  }

  /// Whether `lead` leads to `words`, and these tell who it was, or when.
  private func isCircumstance(_ lead: String, _ words: ArraySlice<String>) -> Bool {
    let told = part(words)
    if days.contains(lead) { return WrittenMoment(told.text, LanguageTag(language.code)) != nil }
    // “Bloqueado por seguridad” tells why, and “by neither party” that nobody did.
    if WordTable.phrases(.bareAgents, in: language).contains(lead), !(words.first.map(hasArticle) ?? false) {
      return false
    }
    if words.contains(where: WordTable.phrases(.agentExceptions, in: language).contains) { return false }
    // “Fehler von gestern behoben”
    return agents.contains(lead) && (1...4).contains(words.count) && !told.text.hasNumber
      && ![.achieved, .negation, .mishaps, .finished, .agreeing].contains(where: told.speaks)
  }

  /// Whether `word` is an article, or one stands in front of it: “l’usine”.
  private func hasArticle(_ word: String) -> Bool {
    WordTable.phrases(.articles, in: language).contains { $0.hasSuffix("'") ? word.hasPrefix($0) : word == $0 }
  }

  private func part(_ words: ArraySlice<String>) -> Wording {
    Wording(words.joined(separator: " "), in: language)
  }
}

extension Wording {
  /// Bad where it says nothing but how bad it is.
  fileprivate var gravity: Sign? { says(.grave) ? .bad : nil }
}

/// What is read beside the colour of `node`.
private func said(_ node: NodeID, _ context: RuleContext) -> String {
  switch context.name(node) {
  case .icon: return context.value(node, .label) ?? ""
  case .progressKPI: return context.value(node, .footnote) ?? ""
  case .series: return context.child(node, .label).map(context.text) ?? ""
  default:
    let text = context.text(node)
    return text.isEmpty ? context.value(node, .label) ?? "" : text
  }
}
