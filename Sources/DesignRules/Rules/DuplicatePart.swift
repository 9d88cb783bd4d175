import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A name stands once.
  static let duplicatePart = DesignRule(
    "duplicate-part", .hint, summary: "A tag, a key, a column, a category or an answer to an event stands twice",
    explanation: """
      Two tags of one word are one too many; two keys or columns of one name, and nobody knows which of their values is meant. The same is \
      true of two bars or slices of one name. Two `On` for one event of one part both happen, though mostly one is a copy. Leave one out, or \
      say in what they differ. Columns and bars of days, months and numbers, and three names or more that come round again in the same \
      order, as shifts do, are not asked.
      """,
    sources: ["TXT-W", "OWN"],
    elements: [
      "TagBar", "Row", "DataTable", "Body", "Chart", "PlainCard", "TableCard", "CollectionCard", "HostedCard",
    ],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="parts/1"><Title>Pump</Title><TagBar><Tag>Urgent</Tag><Tag>Spare part</Tag></TagBar></ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="parts/1"><Title>Pump</Title><TagBar><Tag>Urgent</Tag><Tag>⏩Urgent⏪</Tag></TagBar></ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(passes: "Urgent parts", fails: "urgent"),
      Edge("<Tag>Urgent</Tag><Tag>Urgent</Tag>", passes: "<Tag>{a}</Tag><Tag>{a}</Tag>"),
      .card(passes: tags("Urgent", "Spare part"), fails: tags("Urgent", "Urgent")),
      .card(passes: keys("Owner", "Deputy"), fails: keys("Owner", "Owner")),
      .card(passes: columns("Stock", "Due"), fails: columns("Stock", "Stock")),
      .card(passes: columns("", "")),
      .card(passes: chart("bar", "O", "A", "AB"), fails: chart("bar", "A", "a", "AB")),
      .card(passes: chart("bar", "M", "T", "T"), fails: chart("donut", "M", "T", "T")),
      .card(passes: chart("bar", "J", "J", "A"), fails: chart("bar", "O", "A", "B", "A")),
      .card(passes: chart("column", "Mon", "Tue", "Mon"), fails: chart("column", "Hall", "Yard", "Hall")),
      .card(
        passes: chart("column", "Mo", "Di", "Mi", "Di", language: "de"),
        fails: chart("column", "Hof", "Tor", "Hof", language: "de")),
      .card(
        passes: chart("column", "月曜日", "火曜日", "火曜日", language: "ja"),
        fails: chart("column", "倉庫", "門", "倉庫", language: "ja")),
      .card(passes: chart("column", "Tues", "Thurs", "Tues")),
      .card(passes: chart("bar", "Gård", "Hus", "Gård", language: "sv")),
      .card(passes: chart("column", "May", "June", "May"), fails: chart("stackedBar", "May Ltd", "Juno", "May Ltd")),
      .card(passes: chart("column", "W 52", "W 1", "W 52"), fails: chart("donut", "W 52", "W 1", "W 52")),
      .card(passes: chart("column", "Früh", "Spät", "Nacht", "Früh"), fails: chart("column", "Früh", "Spät", "Früh")),
      .card(passes: chart("column", "AM", "PM", "AM", "PM"), fails: chart("column", "Hall", "Hall", "Hall", "Hall")),
      .card(passes: chart("line", "Hall", "Yard", "Hall")), .card(passes: chart("bar", "{a}", "{a}", "Hall")),
      .card(passes: answers("b"), fails: answers("a"), saying: "event"),
      .card(passes: answers("a", "didMove\" position=\"extended")),
    ]
  ) { node, context in
    let name = context.name(node)
    if [.plainCard, .tableCard, .collectionCard, .hostedCard].contains(name) { return repeatedAnswer(node, &context) }
    let parts =
      switch name {
      case .tagBar, .row: context.children(node, .tag)
      case .dataTable: context.children(node, .column)
      case .chart: points(of: node, context)
      default: context.children(node, .keyValue).compactMap { context.child($0, .key) }
      }
    guard parts.count > 1, let second = repeated(in: parts, context) else { return }
    context.report("“\(context.text(second))” stands here already", at: context.textRange(second))
  }
}

/// The first of `parts` that says the same as one before it.
private func repeated(in parts: [NodeID], _ context: RuleContext) -> NodeID? {
  var seen: Set<String> = []
  return parts.prefix(200).first { part in
    let text = context.text(part)
    return !text.isEmpty && !context.isBound(text) && !seen.insert(text.lowercased()).inserted
  }
}

/// The points of the first series of `chart` that has a category twice where each should stand once; none where there is no such series.
private func points(of chart: NodeID, _ context: RuleContext) -> [NodeID] {
  guard let type = context.value(chart, .type),
    ["donut", "bar", "stackedBar", "column", "stackedColumn"].contains(type)
  else { return [] }
  return context.children(chart, .series).lazy.map { context.children($0, .point) }.first { points in
    guard let second = repeated(in: points, context) else { return false }
    if type == "donut" { return true }
    // Days, months and shifts come round again, and stand for their first letters.
    let texts = points.map(context.text)
    if let round = texts.dropFirst().firstIndex(of: texts[0]), round > 2 || round > 1 && texts.count > 3,
      zip(texts, texts.dropFirst(round)).allSatisfy({ $0 == $1 })
    {
      return false
    }
    let (language, dates) = (context.language(second), DateFormat(context.language(second)))
    // In others nobody knows the days.
    guard language == nil || language?.language != nil else { return false }
    if texts.contains(where: { $0.hasNumber || TimeOrder.isUnit($0, language) }) { return false }
    let initials = [dates.weekdays, (1...12).map { dates.month($0, of: 2026) }].map { names in
      Set(names.compactMap { $0.lowercased().first.map(String.init) })
    }
    return !initials.contains { known in texts.allSatisfy { known.contains($0.lowercased()) } }
  } ?? []
}

/// Reports the first `On` of a card of a scene that answers what another one does.
private func repeatedAnswer(_ card: NodeID, _ context: inout RuleContext) {
  var seen: Set<[String?]> = []
  for answer in context.children(card, .on).prefix(200) {
    let key = [AttributeName.event, .of, .position].map { context.value(answer, $0) }
    guard !seen.insert(key).inserted else { continue }
    return context.report(
      "This event is answered here already, and both happen; write what is meant into one",
      at: context.tree.nameRange(of: answer))
  }
}

/// A scene whose card answers an event of two parts.
private func answers(_ second: String, _ event: String = "tap") -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
    <MapContent id="town"><Pin latitude="48.1" longitude="11.6">Station</Pin></MapContent>
    <PlainCard id="home" map="town" position="peaking">
      <Title>Trip</Title>
      <FloatingRow><Action id="a">Start</Action><Action id="b">Stop</Action></FloatingRow>
      <On event="tap" of="a"><Move to="extended"/></On>
      <On event="\(event)" of="\(second)"><Info>Stopped</Info></On>
    </PlainCard>
  </CardScene>
  """
}

/// A card with two tags in a row.
private func tags(_ first: String, _ last: String) -> String {
  "<Card xmlns=\"urn:cardwright:1\" id=\"p\" target=\"a:b\"><Header><Title>Pump</Title></Header>"
    + "<ExtendedHeader><Row><Tag>\(first)</Tag><Tag>\(last)</Tag></Row></ExtendedHeader></Card>"
}

/// A card with two facts.
private func keys(_ first: String, _ last: String) -> String {
  card(
    "<KeyValue><Key>\(first)</Key><Value>Ana Silva</Value></KeyValue><KeyValue><Key>\(last)</Key><Value>Lars Holm</Value></KeyValue>"
  )
}

/// A card with a chart of these categories.
private func chart(_ type: String, _ categories: String..., language: String = "en") -> String {
  let points = categories.map { "<Point value=\"3\">\($0)</Point>" }
  return card(
    "<Chart type=\"\(type)\" xml:lang=\"\(language)\" label=\"Stock\"><Series>\(points.joined())</Series><CategoryAxis/></Chart>"
  )
}

/// A card with a table of two columns beside that of the names.
private func columns(_ first: String, _ last: String) -> String {
  card(
    "<DataTable label=\"Stock\"><Column width=\"infinity\">Part</Column><Column type=\"number\">\(first)</Column>"
      + "<Column type=\"number\">\(last)</Column><TableRow><Cell>Seal</Cell><Cell>12</Cell><Cell>3</Cell></TableRow></DataTable>"
  )
}

private func card(_ body: String) -> String {
  "<Card xmlns=\"urn:cardwright:1\" id=\"p\" target=\"a:b\"><Header><Title>Pump</Title></Header><Body>\(body)</Body></Card>"
}
