import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A KPI is a number.
  static let kpiNumeric = DesignRule(
    "kpi-numeric", .warning, summary: "A KPI is not a number, or not of its format",
    explanation: """
      A KPI is a figure that a person compares: `86`, `4.5`, `1,204`, `12 K`. Words belong in a label or a status. Digits of \
      any script are numbers. The unit stands once: in `unit`, where it is set smaller, or before the number in `leadingUnit`. With a \
      `format` it is written as that asks for: a duration as hours and minutes, `1:30`, a fraction as `18/24`, a percentage as one number \
      without its sign; anything else is drawn as it stands, so that 135 minutes are “135” without a unit, and 96 % \
      has its sign twice.
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
        #"<KPI caption="Fill rate">high"#, passes: #"<KPI leadingUnit="€" caption="Open">189.90 K"#,
        fails: #"<KPI leadingUnit="€" caption="Open">189.90 €"#, saying: "leadingUnit"),
      Edge(
        #"<KPI caption="Fill rate">high"#, passes: #"<KPI leadingUnit="1" caption="Stock">12"#,
        fails: #"<KPI leadingUnit="€" caption="Open">€"#, saying: "<Label>"),
      Edge(
        #"<KPI caption="Fill rate">high"#, passes: #"<KPI format="duration" caption="Down">1:59"#,
        fails: #"<KPI format="duration" caption="Down">1:60"#, saying: "1:30"),
      Edge(
        #"<KPI caption="Fill rate">high"#, passes: #"<KPI format="duration" caption="Down">-31:00"#,
        fails: #"<KPI format="duration" caption="Down">135"#, saying: "“135”"),
      Edge(
        #"<KPI caption="Fill rate">high"#, passes: #"<KPI format="fraction" caption="Free">18/24"#,
        fails: #"<KPI format="fraction" caption="Free">75"#, saying: "18/24"),
      Edge(
        #"<KPI caption="Fill rate">high"#, passes: #"<KPI format="percent" caption="Free">96,2"#,
        fails: #"<KPI format="percent" caption="Free">3/4"#, saying: "one number"),
      Edge(
        #"<KPI caption="Fill rate">high"#, passes: #"<KPI format="duration" unit="min" caption="Down">135"#,
        fails: #"<KPI format="percent" caption="Free">96 %"#, saying: "one number"),
    ]
  ) { node, context in
    let text = context.text(node)
    for name in [AttributeName.unit, .leadingUnit] where !context.isBound(text) {
      guard let unit = context.value(node, name), !unit.isEmpty, !unit.hasNumber else { continue }
      // “189.90 €” has it at the other end than leadingUnit, and is read with it twice all the same.
      let isBehind = text.hasSuffix(unit)
      guard isBehind || text.hasPrefix(unit) else { continue }
      let number = (isBehind ? text.dropLast(unit.count) : text.dropFirst(unit.count))
        .drop { " \u{A0}\u{202F}".contains($0) }.trimmingSuffix { " \u{A0}\u{202F}".contains($0) }
      // “€” alone is no number, and the “m” of “12 km” no unit.
      guard number.hasNumber, (isBehind ? number.last : number.first)?.isLetter == false else { continue }
      return context.report(
        "“\(unit)” stands here and in \(name.rawValue), and is read twice", at: context.textRange(node),
        fixes: [Fix("Write the number alone", [TextEdit(context.textRange(node), String(number))])])
    }
    // A bound one shows what the sample has.
    let records = context.isBound(text) ? context.bindings?.values(of: node).last?.records : nil
    let texts = context.isBound(text) ? records?.scopes.compactMap { $0.filled(text) } ?? [] : [text]
    func hasDigit(_ text: String) -> Bool { text.unicodeScalars.contains { $0.properties.numericType == .decimal } }
    if let words = texts.first(where: { !$0.isEmpty && !hasDigit($0) }) {
      return context.report(
        "A KPI is a number; put “\(words)” into a <Label> or a <Status>", at: context.textRange(node))
    }
    // A length of time with its unit reads as what it is: “135 min”.
    guard let format = context.value(node, .format).flatMap({ KPIFormat(rawValue: $0) }),
      format != .duration || context.value(node, .unit)?.isEmpty != false,
      let other = texts.first(where: { !$0.isEmpty && !format.allows($0) })
    else { return }
    context.report(
      "\(format.form); “\(other)” is drawn \(format == .percent ? "with a percent sign beside it" : "as it stands")",
      at: context.textRange(node))
  }
}

extension KPIFormat {
  /// How a figure of it is written.
  fileprivate var form: String {
    switch self {
    case .number: "A KPI is a number"
    case .percent: "A percentage is one number without its sign, such as 97.4"
    case .fraction: "A fraction is written as a part of a whole, such as 18/24"
    case .duration: "A duration is written in hours and minutes, such as 1:30"
    }
  }

  /// Whether `text`, in which there is a digit, is written so.
  fileprivate func allows(_ text: String) -> Bool {
    switch self {
    case .number: true
    case .percent: !text.contains { "/:%٪％".contains($0) }
    case .fraction: text.contains("/")
    case .duration: Self.isDuration(text.drop { "-−+".contains($0) })
    }
  }

  private static func isDuration(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isWholeNumber } }
      && Int(parts[1]).map { $0 < 60 } ?? true
  }
}
