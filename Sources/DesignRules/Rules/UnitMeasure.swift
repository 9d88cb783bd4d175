import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A unit measures what the figure is.
  static let unitMeasure = DesignRule(
    "unit-measure", .warning, summary: "A unit does not measure what the figure is called",
    explanation: """
      A temperature in kWh is a slip of the keyboard or of the data, and nobody knows which of both is right. Asked for temperatures, \
      pressures, weights and lengths by the word that names the figure, and for units that the rule knows, in \
      \(WordTable.languages(.temperatures)).
      """,
    sources: ["TXT-W", "OWN"], elements: ["KPI", "ProgressKPI", "KeyValue", "ValueAxis"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="roll" target="rolls/2">
        <Header>
          <Title>Roll 2</Title>
        </Header>
        <ExtendedHeader>
          <KPI unit="°C" caption="Roll temperature">84</KPI>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="roll" target="rolls/2">
        <Header>
          <Title>Roll 2</Title>
        </Header>
        <ExtendedHeader>
          <KPI unit="⏩kWh⏪" caption="Roll temperature">84</KPI>
        </ExtendedHeader>
      </Card>
      """,
    edges: [
      Edge(passes: "°F", fails: "bar", saying: "pressure"), Edge(passes: "%", fails: "t"),
      Edge("Roll temperature", passes: "Roll heating", fails: "Temperature"),
      Edge("Roll temperature", passes: "Pressure vessels", fails: "Oil pressure"),
      Edge("Roll temperature", passes: "Heating energy", fails: "Net weight"),
      Edge(
        #"<KPI unit="kWh" caption="Roll temperature">84</KPI>"#,
        passes: #"<KPI unit="km" caption="Distance">84</KPI>"#, fails: #"<KPI unit="kg" caption="Distance">84</KPI>"#),
      Edge(#"unit="kWh""#, passes: #"xml:lang="sv" unit="kWh""#),
      Edge(#"unit="kWh" caption="Roll temperature""#, passes: #"unit="K" caption="Distance""#),
      Edge(
        #"unit="kWh" caption="Roll temperature""#, passes: #"unit="m" caption="Pump pressure""#,
        fails: #"unit="t" caption="Pump pressure""#),
      Edge(
        #"unit="kWh" caption="Roll temperature""#, passes: #"xml:lang="de" unit="°C" caption="Schwankungsbreite""#,
        fails: #"xml:lang="de" unit="kg" caption="Breite""#),
      Edge(
        #"unit="kWh" caption="Roll temperature""#, passes: #"xml:lang="ko" unit="kg" caption="국거리""#,
        fails: #"xml:lang="ko" unit="kg" caption="주행 거리""#),
      Edge(#"unit="kWh" caption="Roll temperature""#, fails: #"xml:lang="ar" unit="kWh" caption="درجة الحرارة""#),
      Edge(
        #"unit="kWh" caption="Roll temperature""#, passes: #"xml:lang="fr" unit="hl" caption="Pression""#),
      Edge(
        #"unit="kWh" caption="Roll temperature""#, passes: #"xml:lang="fr" unit="t" caption="Acier à pression""#,
        fails: #"xml:lang="fr" unit="t" caption="Pression du rouleau""#),
      .card(passes: chart(#"unit="°C""#), fails: chart(#"unit="kg""#), saying: "a unit of mass"),
      .card(
        passes: chart(#"unit="t""#, "<Label>Load</Label>"), fails: chart(#"unit="t""#, "<Label>Temperature</Label>")),
      .card(
        passes: chart(#"unit="kg""#).replacing(
          "</Series>", with: #"</Series><Series><Label>Weight</Label><Point value="4">Jan</Point></Series>"#)),
    ]
  ) { node, context in
    if context.name(node) == .keyValue {
      guard let key = context.child(node, .key), let value = context.child(node, .value) else { return }
      let texts = readings(node, [context.text(value)], context).map { $0[0] }
      let format = NumberFormat(context.language(value))
      guard let unit = texts.lazy.compactMap({ Quantity($0, format)?.unit }).first else { return }
      return report(unit, context.wording(key), at: context.textRange(value), &context)
    }
    if context.name(node) == .valueAxis {
      guard let chart = context.parent(node), let unit = context.value(node, .unit) else { return }
      let series = context.children(chart, .series)
      let labels = series.compactMap { context.child($0, .label) }
      let caption = context.child(chart, .kpi).flatMap { kpi in
        context.value(kpi, .caption).map { context.wording($0, of: kpi) }
      }
      // Of several series each has its name, and the figure may be of another.
      let label = series.count == 1 ? labels.first.map { context.wording($0) } : nil
      guard let name = label ?? (labels.isEmpty ? caption : nil) else { return }
      return report(unit, name, at: context.valueRange(node, .unit), &context)
    }
    guard let unit = context.value(node, .unit), let caption = context.value(node, .caption) else { return }
    report(unit, context.wording(caption, of: node), at: context.valueRange(node, .unit), &context)
  }
}

/// A card with a chart of temperatures, as its figure says, or the label of its series.
private func chart(_ axis: String, _ label: String = "") -> String {
  """
  <Card xmlns="urn:cardwright:1" id="roll" target="rolls/2"><Header><Title>Roll 2</Title></Header><Body>
  <Chart type="line" label="20 to 31 degrees">\(label.isEmpty ? #"<KPI caption="Temperature" unit="°C">31</KPI>"# : "")
  <ValueAxis labels="3" \(axis)/><Series>\(label)<Point value="20">Jan</Point><Point value="31">Feb</Point></Series>
  <CategoryAxis labels="none"/></Chart></Body></Card>
  """
}

/// Reports `unit` at `range` where the figure called `name` is measured in others.
private func report(_ unit: String, _ name: Wording, at range: ByteRange, _ context: inout RuleContext) {
  guard let measure = Quantity.measure(of: unit)?.kind else { return }
  // K is short for thousand, too.
  guard unit != "K" else { return }
  for (topic, kinds) in measured where !kinds.contains(measure) && names(name, topic) {
    return context.report(
      "“\(unit)” is a unit of \(measure), and “\(name.text)” is measured in other units; correct the unit or the name",
      at: range)
  }
}

/// What figures are called, and what their units measure.
private let measured: [(WordTable.Topic, [String])] = [
  (.temperatures, ["temperature"]),
  // The head of a pump is a height, and cold is made at the temperature of a pressure.
  (.pressures, ["pressure", "length", "temperature"]), (.weights, ["mass"]), (.lengths, ["length"]),
]

/// Whether `name` is that of something of `topic`: the word that tells of what kind it is stands last in Germanic languages, in
/// Turkish and in those that set no words apart, and first elsewhere.
private func names(_ name: Wording, _ topic: WordTable.Topic) -> Bool {
  guard let language = name.language, let lexicon = WordTable.lexicon(topic, in: language),
    (1...3).contains(name.words.count)
  else { return false }
  if !language.setsWordsApart {
    return WordTable.bytes(topic, in: language).contains { word in
      let rest = name.lower.dropLast(word.count)
      // “국거리” is meat for soup.
      return name.lower.suffix(word.count).elementsEqual(word)
        && (language != .ko || rest.isEmpty || rest.last == 0x20)
    }
  }
  // “Queue length”
  if topic == .lengths, name.words.count > 1 { return false }
  let endsWithKind = [Language.en, .de, .nl, .tr].contains(language)
  return (1...2).contains { count in
    lexicon.has((endsWithKind ? name.words.suffix(count) : name.words.prefix(count)).joined(separator: " "))
  }
}
