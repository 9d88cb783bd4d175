import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A trend is coloured by what it means.
  static let trendSense = DesignRule(
    "trend-sense", .warning, summary: "A rise of something bad is shown as good",
    explanation: """
      More scrap, complaints or downtime is bad news, and less of it is good. Green beside a rising reject rate tells \
      the wrong story at a glance. The rule knows such measures in \(WordTable.languages(.losses)); it asks the title of the card, \
      or what stands below it where that is a place only, \
      which must name nothing else but their rate, their kind and those who complain: of resolved complaints there may be more.
      """,
    sources: ["CH-I", "HIG-A"], elements: ["Trend"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="rejects" target="quality/rejects">
        <Header>
          <Title>Reject rate</Title>
        </Header>
        <Body>
          <Chart type="line" label="The reject rate rose from 1.8 to 3.4 percent">
            <Trend direction="up" kind="negative">0.9 points above last week</Trend>
            <Series>
              <Point value="1.8">W 44</Point>
              <Point value="3.4">W 45</Point>
            </Series>
            <CategoryAxis labels="firstAndLast"/>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="rejects" target="quality/rejects">
        <Header>
          <Title>Reject rate</Title>
        </Header>
        <Body>
          <Chart type="line" label="The reject rate rose from 1.8 to 3.4 percent">
            <Trend direction="up" kind="⏩positive⏪">0.9 points above last week</Trend>
            <Series>
              <Point value="1.8">W 44</Point>
              <Point value="3.4">W 45</Point>
            </Series>
            <CategoryAxis labels="firstAndLast"/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "critical", saying: "negative"),
      Edge(">0.9 points above last week", passes: ">0.9 points below last week", fails: ">0.9 points"),
      Edge(
        #"direction="up" kind="positive">0.9 points above"#,
        passes: #"direction="down" kind="positive">0.9 points below"#,
        fails: #"direction="down" kind="negative">0.9 points below"#, saying: "positive"),
      Edge("<Title>Reject rate", passes: "<Title>Orders without complaints", fails: "<Title>Complaints"),
      Edge("<Title>Reject rate", passes: "<Title>Mean time between failures", fails: "<Title>Errors this week"),
      Edge("<Title>Reject rate", passes: "<Title>Waste recycled"),
      Edge("<Title>Reject rate", passes: "<Title>Complaints, satisfaction", fails: "<Title>Scrap, line 2"),
      Edge(
        "<Title>Reject rate", passes: "<Title>Waste, share recycled", fails: "<Title>Complaints per 1,000,000 orders"),
      Edge("<Title>Reject rate", passes: "<Title>Leak tests", fails: "<Title>Number of leaks"),
      Edge("<Title>Reject rate", passes: "<Title>Orders per complaint", fails: "<Title>Complaints per 1,000 orders"),
      Edge("<Title>Reject rate", passes: "<Title>Emissions saved", fails: "<Title>CO₂ emissions"),
      Edge("<Title>Reject rate", passes: "<Title>Overtime hours", fails: "<Title>Downtime hours"),
      Edge(
        "<Title>Reject rate</Title>", passes: "<Title>Packing</Title><Subtitle>Scrap rate</Subtitle>",
        fails: "<Title>Line 3</Title><Subtitle>Scrap rate</Subtitle>"),
      .card(
        passes: complaints("Taux de valorisation des rebuts", "1,9 point", "fr"),
        fails: complaints("Taux de rebut", "1,9 point", "fr")),
      .card(
        passes: complaints("Tasa de reciclaje", "2 puntos", "es"),
        fails: complaints("Tasa de rechazo", "2 puntos", "es")),
      .card(
        passes: complaints("Tasso di riuso", "2 punti", "it"), fails: complaints("Tasso d’errore", "2 punti", "it")),
      .card(
        passes: complaints("Dias sem acidentes", "mais 2", "pt"),
        fails: complaints("Número de acidentes", "mais 2", "pt")),
      .card(
        passes: complaints("Dni bez wypadków", "o 2 więcej", "pl"), fails: complaints("Liczba wypadków", "o 2", "pl")),
      .card(
        passes: complaints("Überstunden", "2 Stunden", "de"), fails: complaints("Ausfallzeit", "2 Stunden", "de")),
      .card(passes: complaints("无事故天数", "2天", "zh"), fails: complaints("事故次数", "2次", "zh")),
      .card(passes: complaints("不良解消率", "2ポイント", "ja"), fails: complaints("不良品数", "2個", "ja")),
      .card(passes: complaints("무사고 일수", "2일", "ko"), fails: complaints("사고 건수", "2건", "ko")),
      .card(passes: complaints("ימים ללא תקלות", "2", "he"), fails: complaints("מספר תקלות", "2", "he")),
      .card(
        passes: complaints("Customer complaints", "8 answered"), fails: complaints("Customer complaints", "8 more")),
      .card(
        passes: complaints("Réclamations traitées", "8 de plus", "fr"),
        fails: complaints("Réclamations clients", "8 de plus", "fr")),
    ]
  ) { node, context in
    let said = ["up", "down"]
    guard let direction = context.value(node, .direction), said.contains(direction),
      let kind = context.value(node, .kind),
      ["positive", "negative"].contains(kind), (direction == "up") == (kind == "positive"), isAboutLosses(node, context)
    else { return }
    // While the words say that it goes the other way, nobody knows what it means.
    if let told = context.wording(node).toldDirection, told != direction { return }
    let other = kind == "positive" ? "negative" : "positive"
    context.report(
      direction == "up"
        ? "More of this is no good news; change the kind to negative"
        : "Less of this is good news; change the kind to positive",
      at: context.valueRange(node, .kind),
      fixes: [context.setting(node, .kind, to: other, "Change the kind to “\(other)”")])
  }
}

/// Whether the card of the trend `node` is about something that is better the less there is of it, and nothing else.
private func isAboutLosses(_ node: NodeID, _ context: RuleContext) -> Bool {
  guard var title = CardHead.part(.title, around: node, context) else { return false }
  if context.wording(title).isPlace { title = CardHead.part(.subtitle, around: node, context) ?? title }
  let label = context.ancestor(node, [.chart]).flatMap { context.value($0, .label) } ?? ""
  // Of answered complaints there may be more.
  guard ![context.text(node), label].contains(where: { context.wording($0, of: node).speaks(of: .achieved) })
  else { return false }
  // “Scrap, line 2”: what stands behind is where and when, and not what becomes of it.
  let parts = context.text(title).replacing(", ", with: "·").split(atAny: "·–").map(String.init)
  let isRestPlace = parts.dropFirst().allSatisfy { part in
    let rest = context.wording(part, of: title)
    return rest.isPlace || rest.says(.periods) || part.hasNumber && rest.words.count < 3
  }
  let wording = context.wording(isRestPlace ? parts.first ?? "" : context.text(title), of: title)
  if wording.isOnly(.losses) || measured(wording).says(.losses, with: [.rates, .lossKinds, .periods]) { return true }
  let trend = context.wording(node)
  if context.wording(wording.withoutCustomers, of: title).isOnly(.complaints),
    [.more, .less, .rising, .falling].contains(where: trend.speaks)
  {
    return true
  }
  // “Retards de livraison”
  let words = wording.words
  return words.count == 3 && ofWords.contains(words[1]) && context.wording(words[0], of: title).isOnly(.losses)
}

/// What stands between a thing and what it is of.
private let ofWords: Set<String> = ["de", "des", "du", "di", "del", "della", "delle", "dei", "do", "da", "dos", "das"]

extension Wording {
  /// The text without those who complain, and the small words before them: “Réclamations clients”.
  fileprivate var withoutCustomers: String {
    guard let language else { return text }
    let customers = WordTable.phrases(.customers, in: language)
    guard !language.setsWordsApart else { return words.filter { !customers.contains($0) }.joined(separator: " ") }
    let found = customers.first { text.contains($0) } ?? "の"
    return text.replacing(found, with: "").filter { !"の的 ".contains($0) }
  }
}

/// What `wording` says is counted or measured, without what it is counted by and without numbers.
private func measured(_ wording: Wording) -> Wording {
  let per = wording.language.map { WordTable.phrases(.per, in: $0) } ?? []
  let words = wording.text.split(separator: " ").prefix { !per.contains($0.lowercased()) }
  // The 2 of CO₂ is none of its words.
  let rest = words.joined(separator: " ").filter { !$0.isNumber }
  return Wording(rest, in: wording.language, isNamed: wording.language != nil)
}

/// A card about `title` with `trend`.
private func complaints(_ title: String, _ trend: String, _ language: String = "en") -> String {
  """
  <Card xmlns="urn:cardwright:1" xml:lang="\(language)" id="service" target="service/1"><Header><Title>\(title)</Title></Header>
  <Body><Chart type="column" label="2026"><Trend direction="up" kind="positive">\(trend)</Trend>
  <Series><Point value="21">S</Point><Point value="34">O</Point></Series><CategoryAxis labels="all"/></Chart></Body></Card>
  """
}
