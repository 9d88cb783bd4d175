import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// What is said of a target is what the figure says.
  static let targetFalse = DesignRule(
    "target-false", .warning, summary: "A state or a colour tells the opposite of a figure and its target",
    explanation: """
      “Above target” beside 91 % of 95 %: who reads the state goes on, and who reads the figure acts. One of them is wrong. Asked of states that are this and nothing \
      else, where the only key figure of the card is a share and names its target in its caption, and is no share of something bad, of \
      which “below target” may judge; the rule knows such words in \(WordTable.languages(.aboveTarget)). A figure in the colour of something good is asked, too, where its \
      caption is the range that is allowed, in \(WordTable.languages(.allowed)).
      """,
    sources: ["OWN"], elements: ["Status", "KPI"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="uptime" xml:lang="en" target="uptime/1">
        <Header>
          <Title>Availability</Title>
        </Header>
        <ExtendedHeader>
          <Row>
            <Status kind="negative">Below target</Status>
          </Row>
          <KPI unit="%" caption="Target 95 %">91</KPI>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="uptime" xml:lang="en" target="uptime/1">
        <Header>
          <Title>Availability</Title>
        </Header>
        <ExtendedHeader>
          <Row>
            <Status kind="positive">⏩Above target⏪</Status>
          </Row>
          <KPI unit="%" caption="Target 95 %">91</KPI>
        </ExtendedHeader>
      </Card>
      """,
    edges: [
      Edge(">91<", passes: ">95.5<", fails: ">94.9<"),
      Edge(passes: "Above last year", fails: "Over target"),
      Edge(passes: "Line 2 above target"),
      Edge("Target 95 %", passes: "Since March 95 %", fails: "Goal: 95 %"),
      Edge("Target 95 %", passes: "Target last year 95 %", fails: "Target of 95 %"),
      Edge("Target 95 %", passes: "Target 95 or more of 120"),
      Edge("Target 95 %", passes: "Target 95 pcs"),
      Edge(
        "<Status kind=\"positive\">Above target", passes: #"<Status xml:lang="de">Unter Ziel"#,
        fails: #"<Status xml:lang="fr">Au-dessus de l’objectif"#),
      Edge(">91<", passes: ">{value}<"), Edge("Target 95 %", passes: "To target 95 %"),
      Edge("<Title>Availability", passes: "<Title>Scrap rate"),
      .card(passes: cold("Allowed 2 to 8 °C", "8"), fails: cold("Allowed 2 to 8 °C", "8.4"), saying: "outside"),
      .card(passes: cold("Allowed: 2–8 °C", "2"), fails: cold("Allowed: 2–8 °C", "1.9")),
      .card(passes: cold("Permitted -20 to -15 °C", "-18"), fails: cold("Permitted -20 to -15 °C", "-12")),
      .card(passes: cold("Allowed 2 to 8 °C", "9", kind: "critical"), fails: cold("Normal range 2-8", "9")),
      .card(
        passes: cold("Allowed 2000 to 8000", "4.5", unit: "k"), fails: cold("Allowed 2000 to 8000", "4.5", unit: "rpm")),
      .card(passes: cold("Zulässig 2000 bis 8000", "4,5", unit: "Tsd.", language: "de")),
      .card(passes: cold("Today 2 to 8 °C", "9"), fails: cold("Allowed between 2 and 8 °C", "9")),
      .card(passes: cold("Allowed 2 to 8 °F", "9")), .card(passes: cold("Allowed 2 to 8 days", "9")),
      .card(passes: cold("Allowed 8 °C", "9")), .card(passes: cold("Allowed 2 to 8 or 10 °C", "9")),
      .card(
        passes: cold("Zulässig 2,0 bis 8,5 °C", "8,5", language: "de"),
        fails: cold("Zulässig 2,0 bis 8,5 °C", "8,6", language: "de")),
      .card(passes: cold("許容範囲 2〜8 °C", "8", language: "ja"), fails: cold("許容範囲 2〜8 °C", "9", language: "ja")),
    ]
  ) { node, context in
    if context.name(node) == .kpi { return checkRange(node, &context) }
    let wording = context.wording(node)
    guard !wording.isBound, wording.speaks(of: .targets) else { return }
    // “Line 2 above target” is about another thing than the figure.
    let (isAbove, isBelow) = (wording.says(.aboveTarget, with: []), wording.says(.belowTarget, with: []))
    guard isAbove != isBelow, let card = context.ancestor(node, [.card]) else { return }
    let figures = context.sharedDescendants(card, [.kpi, .progressKPI])
    guard figures.count == 1, let figure = figures.first, let caption = context.value(figure, .caption) else { return }
    let format = NumberFormat(context.language(node))
    guard let (before, behind) = context.wording(caption, of: figure).around(.targets), before.isEmpty,
      !isAboutLosses(node, context)
    else { return }
    // “Target 95 %”, “Target: 95 %”, “Target of 95 %”.
    let number = behind.drop { !$0.isNumber }
    let joint = behind.prefix(behind.count - number.count)
    guard joint.count < 4, joint.allSatisfy({ $0.isLetter || " :：".contains($0) }),
      let target = Quantity(String(number), format),
      let value = Quantity(context.text(figure) + (context.value(figure, .unit) ?? ""), format),
      value.unit == "%", target.unit == "%",
      isAbove ? value.value < target.value : value.value > target.value
    else { return }
    context.report(
      "\(context.text(figure)) is \(isAbove ? "below" : "above") the target of the caption", at: context.textRange(node)
    )
  }
}

/// Reports the good colour of `figure` that lies outside of the range which its caption allows.
private func checkRange(_ figure: NodeID, _ context: inout RuleContext) {
  guard context.value(figure, .kind) == "positive", let caption = context.value(figure, .caption), caption.hasNumber,
    let (before, behind) = context.wording(caption, of: figure).around(.allowed), before.isEmpty
  else { return }
  let (format, unit) = (NumberFormat(context.language(figure)), context.value(figure, .unit) ?? "")
  guard let value = Quantity(context.text(figure) + unit, format),
    let range = allowedRange(in: behind, format, context.language(figure)?.language ?? .en),
    range.unit == value.unit.lowercased() || range.unit.isEmpty && !mayShorten(unit, format),
    value.value < range.low || value.value > range.high
  else { return }
  context.report(
    "\(context.text(figure)) is outside of what the caption allows, and has the colour of something good",
    at: context.valueRange(figure, .kind),
    fixes: ["negative", "critical"].map { context.setting(figure, .kind, to: $0, "Change the kind to “\($0)”") })
}

/// Whether `unit` may stand for thousands or more, so that a caption without it counts something else.
private func mayShorten(_ unit: String, _ format: NumberFormat) -> Bool {
  let sign = unit.lowercased().filter { $0.isLetter }
  return ["k", "m", "b", "t", "bn", "mn", "tn", "mln", "mld", "tsd", "mio", "mrd"].contains(sign)
    || format.shortenings.contains { $0.sign.lowercased().filter { $0.isLetter } == sign && !sign.isEmpty }
}

/// The two numbers that `text` is, with their unit in small letters: “2 to 8 °c”, “: 2–8”; nil where more is said.
private func allowedRange(
  in text: String, _ format: NumberFormat, _ language: Language
) -> (low: Double, high: Double, unit: String)? {
  // “between 2 and 8”, but no “3 of 10”.
  let leading = WordTable.grammar(of: language)
  let between = WordTable.phrases(.and, in: language).union(WordTable.phrases(.daysBetween, in: language))
  var (numbers, unit): ([Double], String) = ([], "")
  for word in text.split(atAny: " :：\u{A0}\u{202F}") {
    // “2-8”; the first sign of “-20” is its own.
    let dash = word.dropFirst().firstIndex { "-–—〜～−".contains($0) }
    let parts = dash.map { [word[..<$0], word[word.index(after: $0)...]] } ?? [word]
    for part in parts where !part.isEmpty && !["-", "–", "—", "〜", "～"].contains(part) {
      if between.contains(String(part)) || numbers.isEmpty && leading.contains(String(part)) { continue }
      if let number = Quantity(String(part), format) {
        numbers.append(number.value)
        unit += number.unit
      } else {
        unit += part
      }
    }
  }
  return numbers.count == 2 && numbers[0] < numbers[1] ? (numbers[0], numbers[1], unit) : nil
}

/// A card about a cold room, with a figure in the colour of something good.
private func cold(
  _ caption: String, _ figure: String, unit: String = "°C", kind: String = "positive", language: String = "en"
) -> String {
  """
  <Card xmlns="urn:cardwright:1" xml:lang="\(language)" id="c" target="c/1"><Header><Title>C-880</Title></Header>
  <ExtendedHeader><KPI unit="\(unit)" kind="\(kind)" caption="\(caption)">\(figure)</KPI></ExtendedHeader></Card>
  """
}

/// Whether the card of `status` is about something that is better the less there is of it: “below target” may judge it there.
private func isAboutLosses(_ status: NodeID, _ context: RuleContext) -> Bool {
  CardHead.part(.title, around: status, context).map { context.wording($0).speaks(of: .losses) } ?? true
}
