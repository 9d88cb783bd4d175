import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// What is said of a target is what the figure says.
  static let targetFalse = DesignRule(
    "target-false", .warning, summary: "A state tells the opposite of a figure and its target",
    explanation: """
      “Above target” beside 91 % of 95 %: who reads the state goes on, and who reads the figure acts. One of them is wrong. Asked of states that are this and nothing \
      else, where the only key figure of the card is a share and names its target in its caption, and is no share of something bad, of \
      which “below target” may judge; the rule knows such words in \(WordTable.languages(.aboveTarget)).
      """,
    sources: ["OWN"], elements: ["Status"],
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
    ]
  ) { node, context in
    let wording = context.wording(node)
    guard !wording.isBound, wording.speaks(of: .targets) else { return }
    // “Line 2 above target” is about another thing than the figure.
    let (isAbove, isBelow) = (wording.says(.aboveTarget, with: []), wording.says(.belowTarget, with: []))
    guard isAbove != isBelow, let card = context.ancestor(node, [.card]) else { return }
    let figures = context.sharedDescendants(card, [.kpi, .progressKPI])
    guard figures.count == 1, let figure = figures.first, let caption = context.value(figure, .caption) else { return }
    let format = NumberFormat(context.language(node))
    guard let (before, behind) = context.wording(caption, of: figure).around(.targets), before.isEmpty,
      !isAboutLosses(card, context)
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

/// Whether `card` is about something that is better the less there is of it: “below target” may judge it there.
private func isAboutLosses(_ card: NodeID, _ context: RuleContext) -> Bool {
  guard let header = context.child(card, .header), let title = context.child(header, .title) else { return true }
  return context.wording(context.text(title), of: title).speaks(of: .losses)
}
