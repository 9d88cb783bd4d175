import Standards

/// A number with what is counted or measured, as people write it: `12.400,50 €`, `USD 412.00`, `18 kWh`.
struct Quantity {
  /// The number.
  let value: Double
  /// What stands beside it, without spaces: a unit, a currency, or nothing.
  let unit: String
  /// Whether it has groups of digits and a fraction of two, as only amounts have.
  let isAmount: Bool
  /// Whether its thousands are set apart by a sign other than a space: amounts, and many numbers that name something.
  let isGrouped: Bool

  /// Reads `text`, which is nothing but one number and a unit of one word; its signs are those of `format`.
  init?(_ text: String, _ format: NumberFormat) {
    // Digits of other scripts take several bytes.
    guard text.utf8.contains(where: { $0 >= 0x80 || $0.isASCIIDigit }) else { return nil }
    let (before, number, behind, isNegative) = Self.pieces(of: text)
    guard number.first?.isNumber == true, before.isEmpty || behind.isEmpty,
      !(before + behind).hasNumber,
      let read = Self.read(number, format)
    else { return nil }
    value = isNegative ? -read.value : read.value
    unit = before + behind
    isAmount = read.groups > 1 && read.fraction == 2
    isGrouped = read.groups > 1 && !number.unicodeScalars.contains(where: Self.isSpace)
  }

  /// What stands before the first digit of `text` without its spaces and what tells whether it is negative, its number with the
  /// signs in it and behind it, and what follows without its spaces.
  private static func pieces(of text: String) -> (before: String, number: String, behind: String, isNegative: Bool) {
    let all = text.unicodeScalars
    if all.allSatisfy(isAlone) {
      let start = all.firstIndex(where: isDigit) ?? all.endIndex
      let end = all[start...].firstIndex { !isDigit($0) && !isSign($0) } ?? all.endIndex
      var number = all[start..<end]
      while let last = number.last, isSpace(last) { number = number.dropLast() }
      let (before, behind) = (all[..<start], all[end...])
      return (
        String(Substring(before.filter { !isDash($0) && !isSpace($0) && $0 != "+" })), String(Substring(number)),
        String(Substring(behind.filter { !isSpace($0) })), before.contains(where: isDash)
      )
    }
    var (number, before, behind) = ("", "", "")
    var hasEnded = false
    for character in text {
      // Whether it is a sign is asked last, as most are letters.
      if !hasEnded, let digit = character.unicodeScalars.first?.decimalDigit {
        number += "\(digit)"
      } else if number.isEmpty {
        before.append(character)
      } else if !hasEnded, character.unicodeScalars.allSatisfy(isSign) {
        number.append(character)
      } else {
        hasEnded = true
        behind.append(character)
      }
    }
    let isNegative = before.contains { $0.unicodeScalars.allSatisfy(isDash) }
    before.removeAll { $0 == "+" || $0.unicodeScalars.allSatisfy { isDash($0) || isSpace($0) } }
    behind.removeAll { $0.unicodeScalars.allSatisfy(isSpace) }
    return (
      before, String(number.trimmingSuffix { $0.unicodeScalars.allSatisfy(isSpace) }), behind, isNegative
    )
  }

  /// Whether `scalar` is a character by itself wherever it stands among such: no marks, and nothing that joins.
  private static func isAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Latin letters and their signs; dashes and quotation marks, narrow spaces, currencies, the minus sign.
    case 0x20..<0x7F, 0xA0..<0x300, 0x2010...0x2027, 0x202F...0x205E, 0x20A0..<0x20D0, 0x2212: true
    default: false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\u{A0}", "\u{202F}": true
    default: false
    }
  }

  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "−", "–": true
    default: false
    }
  }

  /// Whether `scalar` may stand between the digits of a number, or before its unit.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "’", "'", "٬", "٫": true
    default: isSpace(scalar)
    }
  }

  /// The currencies by ISO 4217 that its unit may be, as several have the same sign; none when it is none.
  var currencies: Set<String> { Self.currencies(of: unit) }

  /// Whether both units are certainly the same currency: “$” and “CAD” are not, as the one says which dollar the other is.
  static func isOneCurrency(_ unit: String, _ other: String) -> Bool {
    let known = currencies(of: unit)
    return !known.isEmpty && (unit == other || known.count == 1 && known == currencies(of: other))
  }

  private static func currencies(of unit: String) -> Set<String> {
    currencies[unit] ?? (codes.contains(unit) ? [unit] : [])
  }

  /// Whether one of the ``currencies`` may stand in `text`: it begins as one does, whatever its spaces and signs, or is not ASCII.
  static func mayHaveCurrency(in text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 where byte != 0x20 && byte != 0x2B && byte != 0x2D {
      if byte >= 0x80 { return true }
      let isKnown = firstBytes[Int(byte)] && beginnings.contains(UInt16(byte))
      if isKnown || firstBytes[Int(previous)] && beginnings.contains(UInt16(previous) << 8 | UInt16(byte)) {
        return true
      }
      previous = byte
    }
    return false
  }

  /// The first two bytes of each currency in ASCII, or the one that it has.
  private static let beginnings = Set(
    codes.union(currencies.keys).filter { $0.utf8.allSatisfy { $0 < 0x80 } }.map { name in
      name.utf8.prefix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
    })

  /// Whether a currency in ASCII begins with a byte.
  private static let firstBytes: [Bool] = beginnings.reduce(into: Array(repeating: false, count: 128)) {
    $0[Int($1 > 0xFF ? $1 >> 8 : $1)] = true
  }

  /// Reads `number`, whose groups have three digits and whose fraction stands behind the sign of `format`; nil for what is written
  /// otherwise, such as days, times, versions and phone numbers.
  private static func read(_ number: String, _ format: NumberFormat) -> (value: Double, groups: Int, fraction: Int)? {
    guard let decimal = format.decimal.first else { return nil }
    // Most are digits alone.
    if number.utf8.allSatisfy({ $0.isASCIIDigit }) {
      return number.utf8.first == 0x30 && number != "0" ? nil : Double(number).map { ($0, 1, 0) }
    }
    let parts = number.split(separator: decimal, omittingEmptySubsequences: false)
    let groups = parts[0].split(omittingEmptySubsequences: false) { !$0.isNumber }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard parts.count == 1 || parts.count == 2 && !fraction.isEmpty && fraction.allSatisfy({ $0.isNumber }),
      Set(parts[0].filter { !$0.isNumber }).count <= 1, !groups[0].isEmpty, groups[0].first != "0" || parts[0] == "0",
      groups.count == 1 || groups[0].count <= 3 && groups.dropFirst().allSatisfy({ $0.count == 3 }),
      let value = Double(groups.joined() + (fraction.isEmpty ? "" : "." + fraction))
    else { return nil }
    return (value, groups.count, fraction.count)
  }

  private static let currencies: [String: Set<String>] = [
    "€": ["EUR"], "$": ["USD", "CAD", "AUD", "MXN", "SGD", "HKD"], "US$": ["USD"], "£": ["GBP", "EGP"],
    "¥": ["JPY", "CNY"],
    "円": ["JPY"], "元": ["CNY", "HKD"], "₩": ["KRW"], "원": ["KRW"], "zł": ["PLN"], "₺": ["TRY"], "TL": ["TRY"],
    "₽": ["RUB"], "руб.": ["RUB"], "₪": ["ILS"], "R$": ["BRL"], "kr": ["SEK", "NOK", "DKK"], "kr.": ["DKK"],
  ]

  private static let codes: Set<String> = [
    "EUR", "USD", "GBP", "JPY", "CNY", "KRW", "PLN", "TRY", "RUB", "ILS", "BRL", "CHF", "SEK", "NOK", "DKK", "CZK",
    "HUF", "AED",
    "SAR", "EGP", "INR", "CAD", "AUD", "MXN", "SGD", "HKD", "ZAR",
  ]

  /// What a unit measures, and how many of the smallest unit it is; nil for units that are not known, and for those in which
  /// people mix freely, such as those of time.
  static func measure(of unit: String) -> (kind: String, factor: Double)? {
    measures[unit].map { ($0.0, $0.1) }
  }

  private static let measures: [String: (String, Double)] = [
    "Wh": ("energy", 1), "kWh": ("energy", 1e3), "MWh": ("energy", 1e6), "GWh": ("energy", 1e9),
    "GJ": ("energy", 277_778),
    "MJ": ("energy", 278), "W": ("power", 1), "kW": ("power", 1e3), "MW": ("power", 1e6), "GW": ("power", 1e9),
    "PS": ("power", 735), "hp": ("power", 746), "mm": ("length", 1), "cm": ("length", 10), "m": ("length", 1e3),
    "km": ("length", 1e6), "mi": ("length", 1.609e6), "ft": ("length", 304.8), "g": ("mass", 1), "kg": ("mass", 1e3),
    "t": ("mass", 1e6), "lb": ("mass", 453.6), "ml": ("volume", 1), "l": ("volume", 1e3), "L": ("volume", 1e3),
    "hl": ("volume", 1e5),
    "m³": ("volume", 1e6), "gal": ("volume", 3785), "°C": ("temperature", 1), "°F": ("temperature", 2),
    "K": ("temperature", 3),
    "bar": ("pressure", 1e5), "mbar": ("pressure", 100), "Pa": ("pressure", 1), "kPa": ("pressure", 1e3),
    "MPa": ("pressure", 1e6),
    "psi": ("pressure", 6895),
  ]
}
