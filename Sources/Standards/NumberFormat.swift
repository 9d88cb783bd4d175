/// How a language writes numbers (Unicode CLDR 48, number symbols): its signs, its digits, and how it shortens them.
package struct NumberFormat: Sendable {
  /// Between whole numbers and fractions.
  package private(set) var decimal: String
  /// Between groups of three digits.
  package private(set) var group: String
  /// What stands before a negative number.
  package private(set) var minus = "−"
  /// What stands before a number that is said to be positive.
  private var plus = "+"
  /// How many digits a number has at least before its first group: 1, or 2 where `1000` stays whole.
  private let leastBeforeGroup: Int
  /// Whether people count in lakhs: the groups before the last have two digits.
  private let countsInLakhs: Bool
  /// Whether digits are those of Arabic script.
  private let hasArabicDigits: Bool
  /// Whose numbers they are.
  let tag: LanguageTag?
  /// From which value on numbers are shortened, by what, and the sign that says so; the greatest first.
  package var shortenings: [Shortening] {
    guard countsInLakhs else { return Self.shortenings(tag?.language, tag) }
    let signs =
      tag?.language == .en
      ? [(1e7, "Cr"), (1e5, "L"), (1e3, "K")]
      : [(1e13, "नील"), (1e11, "ख॰"), (1e9, "अ॰"), (1e7, "क॰"), (1e5, "लाख"), (1e3, "हज़ार")]
    return signs.map { unit, sign in
      Shortening(least: max(1e4, unit), unit: unit, sign: "\u{A0}" + sign)
    }
  }

  /// A sign in place of digits.
  package struct Shortening: Hashable, Sendable {
    /// The least value that is shortened.
    package let least: Double
    /// What it is divided by.
    package let unit: Double
    /// What stands after it, the space before it included.
    package let sign: String
  }

  /// That of `tag`, or of English where the language is not known.
  package init(_ tag: LanguageTag?) {
    self.tag = tag
    let language = tag?.language
    var signs = Self.signs[tag]
    if language == .ar, let digits = tag?.digits, (digits == .arab) != (signs[0] == "٫") {
      signs = digits == .arab ? ["٫", "٬", "1"] : [".", ",", "1"]
    }
    (decimal, group) = (signs[0], signs[1])
    leastBeforeGroup = signs[2] == "2" ? 2 : 1
    hasArabicDigits = decimal == "٫"
    // The mark keeps the sign on the side of the number where it belongs, among lines from right to left.
    if language == .ar || language == .he {
      let mark = hasArabicDigits ? "\u{61C}" : "\u{200E}"
      (minus, plus) = (mark + minus, mark + plus)
    }
    countsInLakhs = language == .en && tag?.region == "in" || tag?.primary == "hi"
  }

  /// Whether the numbers of the language of `tag` are known, even where its words are not.
  package static func knows(_ tag: LanguageTag) -> Bool { signs.has(tag) }

  /// Decimal sign, group sign (`_` a space that breaks no line, `~` a narrow one) and the digits before the first group, then who writes
  /// so.
  private static let signs = RegionTable(
    """
    . , 1 en ja zh ko he ar hi ms th es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV es-US
    , . 1 de nl pt tr ca da el hr id ro vi ms-BN ms-ID fr-LU fr-MA es-AR es-BO es-CL es-CO es-EC es-PY es-UY es-VE ar-DZ ar-EH ar-LY ar-MA ar-TN \
    en-AT en-BE en-DE en-DK en-ES en-ID en-IT en-NL en-PL en-RO en-SI
    , . 2 es it sl
    . ' 1 de-CH de-LI en-CH
    . ' 2 it-CH
    , _ 1 ru cs fi kk lt nb nn no sk sv uk de-AT fr-CA es-CR pt-AO en-CZ en-EE en-FI en-HU en-LT en-LV en-NO en-PT en-SE en-SK en-UA en-ZA
    , _ 2 pl bg et hu lv ru-UA pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL
    , ~ 1 fr en-FR en-GE
    ٫ ٬ 1 ar-BH ar-DJ ar-EG ar-ER ar-IL ar-IQ ar-JO ar-KM ar-KW ar-LB ar-MR ar-OM ar-PS ar-QA ar-SA ar-SD ar-SO ar-SS \
    ar-SY ar-TD ar-YE
    """, columns: 3)

  /// Signs of CLDR's short forms for a thousand, a million, 10⁹ and 10¹², then who writes them.
  ///
  /// `-` is where CLDR has no sign of its own. East Asia counts in ten thousands, hundred millions and 10¹².
  private static let compact = RegionTable(
    """
    K M B T en he zh-HK zh-MO
    k m bn tn en-GB
    k M Md Bn fr
    k M G T fr-CA
    K M - B es-US
    k M - B es-419 es-AR es-BO es-BR es-BZ es-CL es-CO es-CR es-CU es-DO es-EC es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-PY \
    es-SV es-UY es-VE
    - Mio. Mrd. Bio. de
    mil M - B es
    mil M mM Bi pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL
    K Mln Mld Bln it
    mil mi bi tri pt
    K mln. mld. bln. nl
    tys. mln mld bln pl
    B Mn Mr Tn tr
    тыс. млн млрд трлн ru
    ألف مليون مليار ترليون ar
    万 億 - 兆 ja
    万 亿 - 万亿 zh
    萬 億 - 兆 zh-TW
    만 억 - 조 ko
    хил. млн. млрд. трлн. bg
    k M - B ca
    tis. mil. mld. bil. cs sk
    t mio. mia. bio. da
    χιλ. εκ. δισ. τρισ. el
    tuh mln mld trln et
    t. milj. mrd. bilj. fi
    tis. mil. mlr. bil. hr
    E M Mrd B hu
    rb jt M T id
    мың млн млрд трлн kk
    tūkst. mln. mlrd. trln. lt
    tūkst. milj. mljrd. trilj. lv
    K J B T ms
    k mill. mrd. bill. nb nn no
    K mil. mld. tril. ro
    tis. mio. mrd. bil. sl
    tn mn md bn sv
    тис. млн млрд трлн uk
    N Tr T NT vi
    """, columns: 4)

  /// Below ten thousand a number is written out; where the unit is itself ten thousand, below ten of it.
  private static func shortenings(_ language: Language?, _ tag: LanguageTag?) -> [Shortening] {
    // Traditional characters without a region are those of Taiwan (CLDR, likely subtags).
    let isTaiwan = language == .zh && tag?.isOtherForm == true && tag?.region.isEmpty == true
    let signs = compact[isTaiwan ? LanguageTag("zh-TW") : tag]
    let isEastAsian = ["万", "萬", "만"].contains(signs[0])
    let (units, least) = isEastAsian ? ([1e4, 1e8, 1e9, 1e12], 1e5) : ([1e3, 1e6, 1e9, 1e12], 1e4)
    return zip(units, signs).reversed().filter { $1 != "-" }.map { unit, sign in
      Shortening(least: max(least, unit), unit: unit, sign: (isEastAsian ? "" : "\u{A0}") + sign)
    }
  }

  /// `digits`, which are those of a whole number, in groups.
  package func whole(_ digits: String) -> String {
    let all = Array(digits)
    guard all.count >= 3 + leastBeforeGroup else { return self.digits(digits) }
    var text = ""
    for (index, digit) in all.enumerated() {
      let left = all.count - index
      if index > 0, left >= 3, (left - 3) % (countsInLakhs ? 2 : 3) == 0 { text += group }
      text.append(digit)
    }
    return self.digits(text)
  }

  /// `value` with so many digits behind the decimal sign, nine at most; empty where it is no number or too large to read.
  package func decimal(_ value: Double, places: Int) -> String {
    let factor = (0..<min(places, 9)).reduce(Int64(1)) { factor, _ in factor * 10 }
    let product = abs(value) * Double(factor)
    // What is nearly too large for a whole number of 64 bits.
    guard value.isFinite, abs(value) < 1e15, product < 9e18 else { return "" }
    let scaled = Int64(product.rounded())
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: factor)
    var text = self.whole(String(whole))
    if places > 0 {
      let fraction = String(rest)
      text += decimal + digits(String(repeating: "0", count: max(0, places - fraction.utf8.count)) + fraction)
    }
    return value < 0 && scaled > 0 ? minus + text : text
  }

  /// `value` in the language's short form with one decimal, such as `128,5 Mio.`; nil where it is written out.
  package func short(_ value: Double) -> String? {
    shortenings.first { abs(value) >= $0.least }.map { decimal(value / $0.unit, places: 1) + $0.sign }
  }

  /// `number`, which is written as JSON has it, with the signs and digits of the language and all its decimals; as it stands where it is
  /// no such number, or has an exponent.
  package func number(_ number: String, inGroups: Bool) -> String {
    let isNegative = number.utf8.first == 0x2D
    let parts = (isNegative ? number.dropFirst() : number[...]).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }) else {
      return number
    }
    var text = inGroups ? whole(String(parts[0])) : digits(String(parts[0]))
    if parts.count == 2 { text += decimal + digits(String(parts[1])) }
    return isNegative ? minus + text : text
  }

  /// The sign that `number`, which people wrote, begins with, as the language has it, and what stands behind it; no sign where no digit
  /// follows one, nor in a range or a code, which has more hyphens: “-20 to -5”.
  package func sign(of number: String) -> (sign: String, amount: Substring) {
    let amount = number.dropFirst()
    guard amount.first?.isNumber == true else { return ("", number[...]) }
    return switch number.first {
    case "-"? where amount.utf8.contains(0x2D): ("", number[...])
    case "-"?, "−"?: (minus, amount)
    case "+"?: (plus, amount)
    default: ("", number[...])
    }
  }

  /// `number`, which people wrote, with its sign as the language has it; digits alone `inGroups`, as they are a whole number in every
  /// language, while signs between digits are those of the file.
  package func written(_ number: String, inGroups: Bool) -> String {
    let (sign, amount) = self.sign(of: number)
    let isWhole = amount.utf8.allSatisfy { $0 &- 0x30 < 10 }
    if inGroups, isWhole { return sign + whole(String(amount)) }
    // European digits run from left to right among Arabic ones, too.
    let keepsDigits = hasArabicDigits && amount.utf8.first.map { $0 < 0x80 } ?? false
    let marked = keepsDigits && !sign.isEmpty ? "\u{200E}" + String(sign.dropFirst()) : sign
    return marked + String(amount)
  }

  /// `text` with the language's digits in place of 0 to 9.
  package func digits(_ text: String) -> String {
    guard hasArabicDigits else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      let isDigit = (0x30...0x39).contains(scalar.value)
      result.unicodeScalars.append(isDigit ? Unicode.Scalar(scalar.value - 0x30 + 0x660) ?? scalar : scalar)
    }
    return result
  }
}
