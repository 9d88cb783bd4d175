import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The same measure has the same unit.
  static let unitsMixed = DesignRule(
    "units-mixed", .warning, summary: "Cards beside each other measure the same in different units",
    explanation: """
      Numbers with one caption, on cards whose titles differ by a number only, are compared at a glance: 41 MWh and \
      38,200 kWh look like a large difference and are nearly the same. Use one unit for all of them.
      """,
    sources: ["OWN"], elements: ["CardMasonry", "CardCarousel", "CardList", "Card"],
    passing: """
      <CardMasonry xmlns="urn:cardwright:1" id="energy" columns="1" regularColumns="2">
        <Header>
          <Title>Power</Title>
        </Header>
        <Card id="h1" target="energy/1">
          <Header>
            <Title>Hall 1</Title>
          </Header>
          <ExtendedHeader>
            <KPI unit="MWh" caption="Consumption">41</KPI>
          </ExtendedHeader>
        </Card>
        <Card id="h2" target="energy/2">
          <Header>
            <Title>Hall 2</Title>
          </Header>
          <ExtendedHeader>
            <KPI unit="MWh" caption="Consumption">38</KPI>
          </ExtendedHeader>
        </Card>
      </CardMasonry>
      """,
    failing: """
      <CardMasonry xmlns="urn:cardwright:1" id="energy" columns="1" regularColumns="2">
        <Header>
          <Title>Power</Title>
        </Header>
        <Card id="h1" target="energy/1">
          <Header>
            <Title>Hall 1</Title>
          </Header>
          <ExtendedHeader>
            <KPI unit="MWh" caption="Consumption">41</KPI>
          </ExtendedHeader>
        </Card>
        <Card id="h2" target="energy/2">
          <Header>
            <Title>Hall 2</Title>
          </Header>
          <ExtendedHeader>
            <KPI unit="⏩kWh⏪" caption="Consumption">38</KPI>
          </ExtendedHeader>
        </Card>
      </CardMasonry>
      """,
    edges: [
      Edge(#"kWh" caption="Consumption""#, passes: #"kWh" caption="Fed in""#, fails: #"GJ" caption="Consumption""#),
      Edge(passes: "t", fails: "GWh"),
      Edge("<Title>Hall 2", passes: "<Title>Heating", fails: "<Title>Hall 12"),
    ]
  ) { node, context in
    let measures = context.descendants(node, [.kpi]).compactMap {
      kpi -> (kpi: NodeID, unit: String, caption: String)? in
      guard let unit = context.value(kpi, .unit), let caption = context.value(kpi, .caption), !caption.isEmpty
      else { return nil }
      return (kpi, unit, caption)
    }
    // The titles are read only where one caption has several units.
    let units = measures.reduce(into: [:]) { units, measure in
      units[measure.caption] = units[measure.caption, default: measure.unit] == measure.unit ? measure.unit : ""
    }
    var first: [String: (kind: String, unit: String)] = [:]
    for (kpi, unit, caption) in measures where units[caption] == "" {
      guard let kind = Quantity.measure(of: unit)?.kind else { continue }
      let key = caption + "\n" + title(of: kpi, context)
      if let known = first[key], known.kind == kind, known.unit != unit {
        return context.report(
          "“\(caption)” is in \(known.unit) on the card before; use one unit for all",
          at: context.valueRange(kpi, .unit))
      }
      first[key] = first[key] ?? (kind, unit)
    }
  }
}

/// The title of the card of `kpi` without its numbers: those of Hall 1 and Hall 2 can be compared, those of water and diesel not.
private func title(of kpi: NodeID, _ context: RuleContext) -> String {
  CardHead.part(.title, around: kpi, context).map { title in context.text(title).filter { !$0.isNumber } } ?? ""
}
