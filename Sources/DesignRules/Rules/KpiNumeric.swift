import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A KPI is a number.
  static let kpiNumeric = DesignRule(
    "kpi-numeric", .warning, summary: "A KPI is not a number",
    explanation: """
      A KPI is a figure that a person compares: `86`, `4.5`, `1,204`, `12 K`. Words belong in a label or a status. Digits of \
      any script are numbers. The unit stands once: in `unit`, where it is set smaller, or before the number in `leadingUnit`.
      """,
    sources: ["KPI-A"], elements: ["KPI"],
    passing: """
      <Card xmlns="urn:cardwright:1" target="orders/4711">
        <Header>
          <Title>Warehouse</Title>
        </Header>
        <ExtendedHeader>
          <KPI unit="%" caption="Fill rate">86</KPI>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" target="orders/4711">
        <Header>
          <Title>Warehouse</Title>
        </Header>
        <ExtendedHeader>
          <KPI caption="Fill rate">⏩high⏪</KPI>
        </ExtendedHeader>
      </Card>
      """,
    edges: [
      Edge(passes: "0"), Edge(passes: "٧٢"), Edge(passes: "７２"),
      Edge(#"<KPI caption="Fill rate">high"#, passes: #"<KPI unit="K" caption="Stock">12"#),
      Edge(
        #"<KPI caption="Fill rate">high"#, passes: #"<KPI unit="kW" caption="Load">48"#,
        fails: #"<KPI unit="kW" caption="Load">48 kW"#, saying: "twice"),
      Edge(
        #"<KPI caption="Fill rate">high"#, passes: #"<KPI leadingUnit="€" caption="Open">85"#,
        fails: #"<KPI leadingUnit="€" caption="Open">€\#u{202F}85"#, saying: "leadingUnit"),
      Edge(
        #"<KPI caption="Fill rate">high"#, passes: #"<KPI leadingUnit="1" caption="Stock">12"#,
        fails: #"<KPI leadingUnit="€" caption="Open">€"#, saying: "<Label>"),
    ]
  ) { node, context in
    let text = context.text(node)
    for name in [AttributeName.unit, .leadingUnit] where !context.isBound(text) {
      guard let unit = context.value(node, name), !unit.isEmpty, !unit.hasNumber,
        name == .unit ? text.hasSuffix(unit) : text.hasPrefix(unit)
      else { continue }
      let number = (name == .unit ? text.dropLast(unit.count) : text.dropFirst(unit.count))
        .drop { " \u{A0}\u{202F}".contains($0) }.trimmingSuffix { " \u{A0}\u{202F}".contains($0) }
      // “€” alone is no number, and the “m” of “12 km” no unit.
      guard number.hasNumber, (name == .unit ? number.last : number.first)?.isLetter == false else { continue }
      return context.report(
        "“\(unit)” stands here and in \(name.rawValue), and is read twice", at: context.textRange(node),
        fixes: [Fix("Write the number alone", [TextEdit(context.textRange(node), String(number))])])
    }
    // A bound one shows what the sample has.
    let records = context.isBound(text) ? context.bindings?.values(of: node).last?.records : nil
    let texts = context.isBound(text) ? records?.scopes.compactMap { $0.filled(text) } ?? [] : [text]
    func hasDigit(_ text: String) -> Bool { text.unicodeScalars.contains { $0.properties.numericType == .decimal } }
    guard let words = texts.first(where: { !$0.isEmpty && !hasDigit($0) }) else { return }
    context.report("A KPI is a number; put “\(words)” into a <Label> or a <Status>", at: context.textRange(node))
  }
}
