import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A trend is coloured by what it means.
  static let trendSense = DesignRule(
    "trend-sense", .warning, summary: "A rise of something bad is shown as good",
    explanation: """
      More scrap, complaints or downtime is bad news, and less of it is good. Green beside a rising reject rate tells \
      the wrong story at a glance. The rule knows such measures in \(WordTable.languages(.losses)); it asks the title of the card, \
      which must name nothing else: of resolved complaints there may be more.
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
      Edge(
        #"direction="up" kind="positive""#, passes: #"direction="down" kind="positive""#,
        fails: #"direction="down" kind="negative""#, saying: "positive"),
      Edge("<Title>Reject rate", passes: "<Title>Orders without complaints", fails: "<Title>Complaints"),
      Edge("<Title>Reject rate", passes: "<Title>Mean time between failures", fails: "<Title>Errors this week"),
      Edge("<Title>Reject rate", passes: "<Title>Waste recycled"),
    ]
  ) { node, context in
    let said = ["up", "down"]
    guard let direction = context.value(node, .direction), said.contains(direction),
      let kind = context.value(node, .kind),
      ["positive", "negative"].contains(kind), (direction == "up") == (kind == "positive"), isAboutLosses(node, context)
    else { return }
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
  guard let card = context.ancestor(node, [.card]), let header = context.child(card, .header),
    let title = context.child(header, .title)
  else { return false }
  let label = context.ancestor(node, [.chart]).flatMap { context.value($0, .label) } ?? ""
  // Of answered complaints there may be more.
  guard ![context.text(node), label].contains(where: { context.wording($0, of: node).speaks(of: .achieved) })
  else { return false }
  let wording = context.wording(context.text(title), of: title)
  if wording.isOnly(.losses) { return true }
  // “Retards de livraison”
  let words = wording.words
  return words.count == 3 && ofWords.contains(words[1]) && context.wording(words[0], of: title).isOnly(.losses)
}

/// What stands between a thing and what it is of.
private let ofWords: Set<String> = ["de", "des", "du", "di", "del", "della", "delle", "dei", "do", "da", "dos", "das"]
