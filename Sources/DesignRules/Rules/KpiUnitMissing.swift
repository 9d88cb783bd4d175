import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A measured number has a unit.
  static let kpiUnitMissing = DesignRule(
    "kpi-unit-missing", .warning, summary: "A number is measured in nothing",
    explanation: """
      412 of what: cubic metres, litres, euros? A count needs no unit; what is weighed, measured or paid does. The \
      rule knows such measures in \(WordTable.languages(.measures)), by the caption and the title of the card, and what is used or \
      saved of energy, water and the like.
      """,
    sources: ["KPI-I", "KPI-A"], elements: ["KPI"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="water" target="water/2">
        <Header>
          <Title>Water consumption</Title>
        </Header>
        <ExtendedHeader>
          <KPI unit="m³" caption="This month">412</KPI>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="water" target="water/2">
        <Header>
          <Title>Water consumption</Title>
        </Header>
        <ExtendedHeader>
          <⏩KPI⏪ caption="This month">412</KPI>
        </ExtendedHeader>
      </Card>
      """,
    edges: [
      Edge("<Title>Water consumption", passes: "<Title>Orders", fails: "<Title>Costs"),
      Edge("<Title>Water consumption", passes: "<Title>Cost centres"),
      Edge("<Title>Water consumption", passes: "<Title>Temperature alarms", fails: "<Title>Temperature"),
      Edge("This month", passes: "Open orders", fails: "Since August"),
      Edge("<KPI caption", passes: #"<KPI format="percent" caption"#, fails: #"<KPI size="large" caption"#),
      Edge(">412<", passes: ">€412<", fails: ">1,412<"),
      Edge("This month", passes: "Energy meters used", fails: "Energy used"),
      Edge("This month", passes: "Gas bottles delivered", fails: "Fuel saved this month"),
      Edge("This month", passes: "Energy used, kWh", fails: "Distance travelled"),
      .card(passes: used("Wasserproben verbraucht", "de"), fails: used("Wasser verbraucht", "de")),
      .card(passes: used("Eau consommée, m³", "fr"), fails: used("Énergie consommée", "fr")),
      .card(passes: used("Zużyte filtry wody", "pl"), fails: used("Zużyta woda", "pl")),
      .card(passes: used("用电户数", "zh"), fails: used("已用电量", "zh")),
      .card(passes: used("使用中", "ja"), fails: used("電力使用量", "ja")),
    ]
  ) { node, context in
    guard [.unit, .leadingUnit].allSatisfy({ (context.value(node, $0) ?? "").isEmpty }),
      (context.value(node, .format) ?? "number") == "number"
    else { return }
    let text = context.text(node)
    guard text.hasNumber || context.isBound(text),
      text.allSatisfy({ $0.isNumber || ".,’ \u{A0}".contains($0) }) || context.isBound(text)
    else { return }
    if context.isBound(text), !text.hasPrefix("{") || !text.hasSuffix("}") { return }
    var said = [context.value(node, .caption) ?? ""]
    if let card = context.ancestor(node, [.card]), let title = CardHead.part(.title, around: node, context) {
      let heads = [title] + [CardHead.part(.subtitle, around: node, context)].compactMap { $0 }
      if heads.contains(where: { hasUnit(context.text($0)) }) { return }
      if context.ancestor(node, [.extendedHeader]) != nil || context.sharedDescendants(card, [.kpi]).count == 1 {
        // What the caption counts need not be what the title measures.
        if said[0].isEmpty || context.wording(said[0], of: node).isPeriod { said.append(context.text(title)) }
      }
    }
    for reading in readings(node, [text], context)
    where reading[0].contains(where: { $0.isLetter }) || reading[0].contains("%") { return }
    guard !said.contains(where: hasUnit), said.contains(where: { isMeasure(context.wording($0, of: node)) })
    else { return }
    context.report("Say with unit in what this is measured", at: context.tree.nameRange(of: node))
  }
}

/// Whether `wording` names something that is measured: “Water consumption” or “Energy used”, and not “Price lists”.
private func isMeasure(_ wording: Wording) -> Bool {
  wording.isNamed(.measures) && wording.affirms(.measures)
    || (wording.speaks(of: .supplies) || wording.speaks(of: .measures))
      && wording.says(.spent, with: [.supplies, .measures, .periods])
}

/// A card with a number without unit that `caption` names.
private func used(_ caption: String, _ language: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" xml:lang="\(language)" id="c" target="c/1"><Header><Title>C</Title></Header>
  <ExtendedHeader><KPI caption="\(caption)">412</KPI></ExtendedHeader></Card>
  """
}

/// Whether `text` says in what it measures.
private func hasUnit(_ text: String) -> Bool {
  if text.contains(where: { "°%€$£¥₺₽₪₩(".contains($0) }) { return true }
  return text.split { !($0.isLetter || $0 == "/" || $0 == "³") }.contains { word in
    Quantity.measure(of: String(word)) != nil || units.contains(word.lowercased())
  }
}

/// Units that captions write out.
private let units: Set<String> = [
  "min", "h", "hours", "minutes", "days", "stunden", "minuten", "tage", "heures", "jours", "horas", "días", "ore",
  "giorni", "dias",
  "uur", "dagen", "godziny", "dni", "saat", "gün", "euro", "euros", "eur", "usd", "dollars", "percent", "prozent", "w",
  "kw",
]
