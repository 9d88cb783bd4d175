import BundledData
import Guidelines
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A colour is a token of the palette.
  static let unknownColor = DesignRule(
    "unknown-color", .error, summary: "A colour is not a token of the palette",
    explanation: """
      Colours are named by their meaning, such as `tintColor` or `chart3`, so that they are right in light, dark and high-contrast \
      appearance. A name that the palette does not have cannot be drawn.
      """,
    sources: ["FS"], holding: [.colorToken],
    passing: """
      <Card xmlns="urn:cardwright:1" target="orders/4711">
        <Header>
          <Title>Depots</Title>
        </Header>
        <Body>
          <Map label="One depot in Nuremberg">
            <Pin latitude="49.45" longitude="11.08" color="tintColor">Nuremberg</Pin>
          </Map>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" target="orders/4711">
        <Header>
          <Title>Depots</Title>
        </Header>
        <Body>
          <Map label="One depot in Nuremberg">
            <Pin latitude="49.45" longitude="11.08" color="⏩tintColour⏪">Nuremberg</Pin>
          </Map>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "chart7", fails: "#0070f3", saying: "tintColor"), Edge(fails: "#ff0000", saying: "negativeLabel"),
    ]
  ) { attribute, name, context in
    guard !name.isEmpty, Palette.token(named: name) == nil else { return }
    // A colour that is written as it looks is meant to look so; tokens with a number say nothing but that.
    let looks = PaletteColor(hex: name).flatMap { color in
      Palette.tokens.filter { !$0.name.utf8.contains { $0.isASCIIDigit } }
        .min { $0.light.difference(from: color) < $1.light.difference(from: color) }?.name
    }
    let nearest = looks ?? Spelling.nearest(to: name, among: Palette.tokens.map { $0.name })
    context.reportUnknown(
      "colour “\(name)” in the palette", attribute,
      meaning: nearest.map { ($0, looks == nil && Spelling.isTypingError(name, for: $0)) })
  }
}
