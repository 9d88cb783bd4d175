// Where signs stand at numbers (Unicode CLDR 48, patterns of percentages and currencies).
extension NumberFormat {
  /// Where a sign stands at a number.
  package struct SignPlace: Hashable, Sendable {
    /// Whether it stands before the number.
    package let isBefore: Bool
    /// What stands between sign and number: nothing, or a space that breaks no line.
    package let space: String

    fileprivate init(_ cells: [String]) {
      isBefore = cells[0] == "before"
      space = cells[1] == "-" ? "" : cells[1]
    }
  }

  /// The sign of percentages: that of Arabic script beside its digits.
  package var percentSign: String { decimal == "٫" ? "٪" : "%" }

  /// Where the sign of percentages stands.
  package var percentPlace: SignPlace { SignPlace(Self.percents[tag]) }

  /// `number`, which is written as the language does, with `unit` where the language has it: `64 %`, `%64`, `$5`, `5 €`, `400万円`, `5 h`.
  package func with(_ unit: String, _ number: String) -> String {
    guard let first = unit.unicodeScalars.first else { return number }
    if unit == "%" { return with(percentSign, number, percentPlace) }
    if Self.isCurrencySign(unit) { return with(unit, number, SignPlace(Self.currencies[tag])) }
    // Scripts of East Asia have no spaces.
    return number + (first.value >= 0x2E80 && first.value < 0xFB00 ? "" : "\u{A0}") + unit
  }

  private func with(_ sign: String, _ number: String, _ place: SignPlace) -> String {
    guard place.isBefore else { return number + place.space + sign }
    let isNegative = number.hasPrefix(minus)
    return (isNegative ? minus : "") + sign + place.space
      + (isNegative ? String(number.dropFirst(minus.count)) : number)
  }

  /// Whether `unit` is the sign of a currency and nothing else: `€`, `R$`, `US$`; no code such as `EUR`, and no `k€`.
  private static func isCurrencySign(_ unit: String) -> Bool {
    guard let last = unit.unicodeScalars.last, last.isCurrencySign else { return false }
    let letters = unit.unicodeScalars.dropLast()
    guard letters.allSatisfy({ (0x41...0x5A).contains($0.value) }) else { return false }
    // “K$” and “M$” are thousands and millions of them.
    return letters.isEmpty
      || last == "$" && (letters.count == 2 || letters.count == 1 && letters.first != "K" && letters.first != "M")
  }

  private static let percents = RegionTable(
    """
    behind - en de-CH de-LI fr-CH it pt nl pl ja zh ko ar he bg el et hi hu id kk lv ms th uk vi es-419 es-AR es-BO es-BR es-BZ es-CL es-CO es-CR es-CU es-DO \
    es-EC es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-PY es-SV es-US es-UY es-VE
    behind _ de fr es ru ca cs da fi hr lt nb nn no ro sk sl sv en-AT en-DE en-DK en-FI en-NO en-SE
    before - tr
    """, columns: 2)

  private static let currencies = RegionTable(
    """
    before - en ja zh ko tr hi id ms th es-419 es-BO es-BR es-BZ es-CL es-CR es-CU es-DO es-EC es-GQ es-GT es-HN es-MX es-NI es-PA es-PR \
    es-SV es-US es-VE
    before _ nl pt de-AT de-CH de-LI it-CH en-AT en-CH es-AR es-CO es-PE es-PY es-UY
    behind _ de fr es it pl ru ar he bg ca cs da el et fi hr hu kk lt lv nb nn no ro sk sl sv uk vi pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL en-CZ en-DK en-GE en-HU \
    en-NO en-PL en-RO en-SE en-UA
    """, columns: 2)
}

extension Unicode.Scalar {
  /// Whether it is a dollar, or stands among the signs of currencies in Latin-1 or the block of its own (Unicode, general category Sc).
  package var isCurrencySign: Bool {
    switch value {
    case 0x24, 0xA2...0xA5, 0x20A0...0x20CF: true
    default: false
    }
  }
}
