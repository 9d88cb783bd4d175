import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Shares make a whole.
  static let chartSharesSum = DesignRule(
    "chart-shares-sum", .hint, summary: "Parts of a whole do not add up to it",
    explanation: """
      A ring shows the parts of a whole. Where its labels, what it says of itself, or the subtitle of its card speaks of percent, the \
      parts add up to 100; otherwise a part is missing or counted twice, and people trust none of them. No guideline needs to say so. The rule \
      knows the percent sign of every script, and words in \(WordTable.languages(.percent)). In a waterfall, a point that is a total \
      is the sum of the steps before it, as far as these are not rounded, and a last point that is exactly that sum is a total. A small \
      ring or pie shows no more than the whole, and says “100 %” of all that is more.
      """,
    sources: ["OWN"], elements: ["Chart"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="donut" label="Visits, rising since May">
            <Series>
              <Point value="62">Grid 62 %</Point>
              <Point value="38">Solar 38 %</Point>
            </Series>
            <Legend/>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <⏩Chart⏪ type="donut" label="Visits, rising since May">
            <Series>
              <Point value="62">Grid 62 %</Point>
              <Point value="41">Solar 41 %</Point>
            </Series>
            <Legend/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge("41 %", passes: "39.5 %", fails: "39.6 %"),
      Edge("Grid 62 %", passes: "Grid"),
      .card(passes: steps("8.2", "1.3", "-0.4", total: "9.1"), fails: steps("8.2", "1.3", "-0.4", total: "9.9")),
      .card(passes: steps("8.2", "1.3", "-0.4", total: "9.3"), fails: steps("8.2", "1.3", "-0.4", total: "8.8")),
      .card(passes: steps("80", "13", total: "94"), fails: steps("80", "13", total: "95"), saying: "steps before it"),
      .card(passes: steps(total: "95"), fails: steps("95", total: "59")),
      .card(
        passes: bridge("4.0", "0.9", "-0.4", "4.4"), fails: bridge("4.0", "0.9", "-0.4", "4.5"),
        saying: "Make it a total"),
      .card(passes: bridge("50", "50", "100")),
      .card(passes: share("microRadial", "10", "10"), fails: share("microRadial", "11", "10"), saying: "the whole"),
      .card(passes: share("microRadial", "100"), fails: share("microRadial", "101")),
      .card(passes: share("microBullet", "11", "10"), fails: share("microHarveyBall", "11", "10")),
      .card(passes: signed(38), fails: signed(41), saying: "103 percent"),
      .card(
        passes: signed(41).replacing(", %", with: ""),
        fails: signed(41).replacing(", %", with: "").replacing(
          "</Title>", with: "</Title><Subtitle>In percent</Subtitle>")),
      Edge(
        #"rising since May">\#n      <Series>\#n        <Point value="62">Grid 62 %"#,
        passes: #"rising since May">\#n      <Series>\#n        <Point value="62">Grid"#,
        fails: #"in percent">\#n      <Series>\#n        <Point value="62">Grid"#),
    ]
  ) { node, context in
    if context.value(node, .type) == "waterfall" { return checkSteps(node, &context) }
    if let type = context.value(node, .type), ["microRadial", "microHarveyBall"].contains(type) {
      return checkShare(node, &context)
    }
    guard context.value(node, .type) == "donut", let series = context.child(node, .series) else { return }
    let points = context.children(series, .point).filter { context.value($0, .total)?.flag != true }
    let areMarked = points.allSatisfy { point in
      let text = context.text(point)
      return !text.hasNumber && text.contains(where: isPercentSign)
    }
    let isPercent = areMarked || saysPercent(node, &context)
    for read in context.readLists(series, points, { [context.text($0), context.value($0, .value) ?? ""] }) {
      // The value of “Below 5 %” is not that percentage.
      let written = read.compactMap { part in
        percent(part.texts[0]).flatMap { told in Double(part.texts[1]).map { abs($0 - told) <= 2 } ?? true ? told : nil
        }
      }
      var shares = written.count == read.count ? written : []
      if shares.isEmpty, isPercent {
        // What is no share at all, such as an amount, is larger than the whole.
        let values = read.compactMap { Double($0.texts[1]) }
        if values.count == read.count, values.allSatisfy({ (0...100).contains($0) }) { shares = values }
      }
      let sum = shares.reduce(0, +)
      guard sum > 0, abs(sum - 100) > 1.5 else { continue }
      return context.report(
        "The shares add up to \(sum.whole) percent, not to 100", at: context.tree.nameRange(of: node))
    }
  }
}

private func isPercentSign(_ character: Character) -> Bool { "%٪％".contains(character) }

/// Whether `chart`, or the subtitle of its card, says in words or with a sign that its values are parts of a hundred.
private func saysPercent(_ chart: NodeID, _ context: inout RuleContext) -> Bool {
  let axis = context.child(chart, .valueAxis).map(context.text) ?? ""
  let subtitle = CardHead.part(.subtitle, around: chart, context).map(context.text) ?? ""
  // “Down compared with last year in percent” tells a change.
  let isShort = subtitle.split(separator: " ").count <= 3
  return [context.value(chart, .label) ?? "", axis, isShort ? subtitle : ""].contains { text in
    let wording = context.wording(text, of: chart)
    // “62 percent solar” tells one of the shares, not what the values are.
    return !text.hasNumber
      && (text.contains(where: isPercentSign) || wording.speaks(of: .percent))
  }
}

/// The number before the percent sign of `label`; nil when there is none.
private func percent(_ label: String) -> Double? {
  guard let sign = label.firstIndex(where: isPercentSign) else { return nil }
  let digits = label[..<sign].reversed().drop { $0.isWhitespace }.prefix { $0.isWholeNumber || $0 == "." || $0 == "," }
  return Double(String(digits.reversed().map { $0 == "," ? "." : $0 }))
}

/// Reports the share that `chart`, a small ring or pie, shows where it is more than the whole.
private func checkShare(_ chart: NodeID, _ context: inout RuleContext) {
  guard let series = context.child(chart, .series) else { return }
  let points = context.children(series, .point)
  for read in context.readLists(series, points, { [context.value($0, .value) ?? ""] }) {
    // A pie of one point has no whole.
    guard let part = read.first, let value = Double(part.texts[0]),
      let whole = read.count > 1
        ? Double(read[1].texts[0]) : context.value(chart, .type) == "microRadial" ? 100 : nil,
      whole > 0, value > whole * 1.005
    else { continue }
    return context.report(
      "This is more than the whole, and shown as 100 %", at: context.valueRange(part.part, .value))
  }
}

/// Reports the first total of `chart`, a waterfall, that is not the sum of the steps before it, and its last point where that is the
/// sum of all before it and no total.
private func checkSteps(_ chart: NodeID, _ context: inout RuleContext) {
  let series = context.children(chart, .series)
  guard series.count == 1 else { return }
  let points = context.children(series[0], .point)
  for read in context.readLists(
    series[0], points, { [context.value($0, .value) ?? "", context.value($0, .total) ?? ""] })
  {
    // Each may be rounded by half of its last digit.
    var (sum, rounding, steps, hasTotal) = (0.0, 0.0, 0, false)
    for (place, part) in read.enumerated() {
      guard let value = Double(part.texts[0]) else { break }
      let decimals = part.texts[0].split(separator: ".").dropFirst().first?.count ?? 0
      rounding += (0..<decimals).reduce(0.5) { half, _ in half / 10 }
      if part.texts[1].flag == true {
        if steps > 0, abs(value - sum) > rounding + 1e-9 {
          return context.report(
            "The steps before it do not add up to this total", at: context.valueRange(part.part, .value))
        }
        (sum, rounding, steps, hasTotal) = (value, 0, 0, true)
      } else {
        // Two may make a third one by chance.
        if place == read.count - 1, steps + (hasTotal ? 1 : 0) > 2, part.texts[1].isEmpty, value != 0,
          abs(value - sum) < 1e-9
        {
          let isWritten = context.value(part.part, .each) == nil && context.value(part.part, .total) == nil
          return context.report(
            "This is the sum of the points before it, and drawn on top of them; say that it is a total",
            at: context.valueRange(part.part, .value),
            fixes: isWritten ? [context.setting(part.part, .total, to: "true", "Make it a total")] : [])
        }
        sum += value
        steps += 1
      }
    }
  }
}

/// A waterfall of steps and their total.
private func steps(_ steps: String..., total: String) -> String {
  let points = steps.enumerated().map { "<Point value=\"\($1)\">Step \($0)</Point>" }
  return """
    <Card xmlns="urn:cardwright:1" id="mix" target="mix/1"><Header><Title>Costs</Title></Header>
    <Body><Chart type="waterfall" label="How the costs came about"><Series>\(points.joined())
    <Point value="\(total)" total="true">All</Point></Series><CategoryAxis labels="all"/></Chart></Body></Card>
    """
}

/// A waterfall that begins with a total and ends with none.
private func bridge(_ values: String...) -> String {
  let points = values.enumerated().map { place, value in
    "<Point value=\"\(value)\" " + (place == 0 ? #"total="true""# : "") + ">Step \(place)</Point>"
  }
  return """
    <Card xmlns="urn:cardwright:1" id="mix" target="mix/1"><Header><Title>Costs</Title></Header>
    <Body><Chart type="waterfall" label="How the costs came about"><Series>\(points.joined())</Series>
    <CategoryAxis labels="all"/></Chart></Body></Card>
    """
}

/// A small chart of a share.
private func share(_ type: String, _ values: String...) -> String {
  let points = values.map { "<Point value=\"\($0)\"/>" }.joined()
  return """
    <Card xmlns="urn:cardwright:1" id="mix" variation="chart" target="mix/1"><Header><Title>Calls</Title></Header><Body>
    <Chart type="\(type)" label="Calls of this week"><Series>\(points)</Series></Chart></Body></Card>
    """
}

/// A ring of two shares, whose labels have the sign alone.
private func signed(_ value: Int) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="mix" target="mix/1"><Header><Title>Energy mix</Title></Header>
  <Body><Chart type="donut" label="Most of it from the grid"><Series><Point value="62">Grid, %</Point>
  <Point value="\(value)">Solar, %</Point></Series></Chart></Body></Card>
  """
}
