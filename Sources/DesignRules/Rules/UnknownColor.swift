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
      Edge(fails: "#f00", saying: "negativeLabel"), Edge(fails: "#ff000080", saying: "negativeLabel"),
    ]
  ) { attribute, name, context in
    guard !name.isEmpty, Palette.token(named: name) == nil else { return }
    context.reportUnknown("colour “\(name)” in the palette", attribute, meaning: meaning(of: name))
  }
}

/// The tokens that may be meant by `name`, the likeliest first, and whether that is certain.
private func meaning(of name: String) -> (names: [String], isCertain: Bool)? {
  guard let color = PaletteColor(written: name) else {
    return Spelling.nearest(to: name, among: Palette.tokens.map { $0.name })
      .map { ([$0], Spelling.isTypingError(name, for: $0)) }
  }
  // A colour that is written as it looks is meant to look so; tokens with a number say nothing but that.
  let nearest = Palette.tokens.enumerated().map { order, token in
    (token: token, difference: token.light.difference(from: color), order: order)
  }
  .sorted { ($0.difference, $0.order) < ($1.difference, $1.order) }.map { $0.token }
  guard let telling = nearest.first(where: { !$0.name.utf8.contains { $0.isASCIIDigit } }) else { return nil }
  var (names, looks) = ([telling.name], Set([telling.light]))
  for token in nearest where names.count < 3 && looks.insert(token.light).inserted { names.append(token.name) }
  return (names, false)
}

extension PaletteColor {
  /// The colour that CSS writes as `#RGB` or `#RRGGBB`, or with its opacity behind, which no token takes over; nil for another text.
  fileprivate init?(written text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = text.dropFirst()
    switch text.utf8.count {
    case 4, 5: self.init(hex: "#" + digits.prefix(3).map { String(repeating: $0, count: 2) }.joined())
    case 7, 9: self.init(hex: "#" + String(digits.prefix(6)))
    default: return nil
    }
  }
}
