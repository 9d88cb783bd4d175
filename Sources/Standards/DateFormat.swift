/// How a language writes days (Unicode CLDR 48, Gregorian calendar): names of months and weekdays, their order, and the day on which
/// a week begins.
package struct DateFormat: Sendable {
  private let tag: LanguageTag?
  /// The table row of ``tag``; where no row is its own, English that America does not write is that of the world.
  private let written: LanguageTag?
  private let language: Language?
  private var numbers: NumberFormat { NumberFormat(tag) }

  /// That of `tag`; where the language is not known, English with the day first.
  package init(_ tag: LanguageTag?) {
    language = tag?.language
    let isWorld = language == nil || language == .en && tag.map { Self.patterns[exactly: $0] == nil } ?? true
    self.tag = tag
    written = isWorld ? Self.world : tag
    firstWeekday = Self.firstWeekday(tag)
  }

  private static let world = LanguageTag("en-001")

  /// The day on which a week begins: 0 for Monday to 6 for Sunday (CLDR, week data).
  ///
  /// Where no region is named it is that of the region which the language most likely is of, and Monday where the language is not
  /// known (ISO 8601).
  package let firstWeekday: Int

  /// The days of a week from the first, short enough for the columns of a calendar.
  package var weekdays: [String] {
    let names = Self.weekdayNames[tag]
    return Array(names[firstWeekday...] + names[..<firstWeekday])
  }

  /// The day of the week, 0 for Monday to 6 for Sunday, that `name` is in full, or by three letters or more that it begins with,
  /// whatever its case; in Japanese and Korean by its sign alone, in Chinese by that behind 周 or 星期.
  ///
  /// Nil where it is none, and in Hebrew, where Sunday is “first”, and languages that are not known.
  package func weekday(named name: String) -> Int? {
    guard let names = weekdaysInFull else { return nil }
    let word = Self.inSmall(name)
    if let place = names.firstIndex(of: word) { return place }
    // The sign alone stands behind a day: “24日（火）”.
    if language == .ja || language == .ko { return Self.weekdayNames[tag].firstIndex(of: word) }
    // “周三”, “星期天”
    if language == .zh, word.count > 1, let sign = word.last, ["周", "週", "星期"].contains(word.dropLast()) {
      return sign == "天" ? 6 : Self.weekdayNames[tag].firstIndex(of: String(sign))
    }
    return word.count < 3 ? nil : names.firstIndex { $0.hasPrefix(word) }
  }

  /// The same for a label that is nothing but a day, which may have as few letters as the columns of a calendar, “Mi”, or two with
  /// which no other day begins.
  package func weekday(labelled name: String) -> Int? {
    let word = Self.inSmall(name)
    if let day = weekday(named: name) ?? Self.weekdayNames[tag].firstIndex(where: { Self.inSmall($0) == word }) {
      return day
    }
    if language == .pl, word == "pt" { return 4 }
    guard word.count == 2, let names = weekdaysInFull else { return nil }
    let found = names.indices.filter { names[$0].hasPrefix(word) }
    return found.count == 1 ? found[0] : nil
  }

  /// The name of a day, 0 for Monday to 6 for Sunday, as it stands in a sentence; nil where ``weekday(named:)`` knows none.
  package func weekdayName(_ day: Int) -> String? {
    guard let name = weekdaysInFull?[day] else { return nil }
    let hasCapital = language.map { [.en, .de, .tr].contains($0) } ?? true
    return hasCapital ? name.prefix(1).uppercased() + name.dropFirst() : name
  }

  /// The days of the week in small letters, from Monday on; nil where ``weekday(named:)`` knows none.
  package var weekdaysInFull: [String]? {
    language == .he || language == nil && tag != nil ? nil : Self.weekdaysInFull[tag]
  }

  /// A month with its year, such as “March 2026”.
  ///
  /// - Parameter month: 1 to 12.
  package func month(_ month: Int, of year: Int) -> String {
    let (name, year) = (Self.months[tag][month - 1], numbers.digits("\(year)"))
    return switch language {
    case .es, .pt: "\(name) de \(year)"
    case .ru: "\(name) \(year) г."
    case .ja, .zh: "\(year)年\(month)月"
    case .ko: "\(year)년 \(month)월"
    default: "\(name) \(year)"
    }
  }

  /// The month, 1 to 12, that `name` is in full or shortened, whatever its case; nil when it is none.
  package func month(named name: String) -> Int? {
    // Numbers alone are none, and need not be compared with all names.
    guard name.utf8.contains(where: { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) }), Self.mayBeMonth(name)
    else { return nil }
    let name = Self.inSmall(name)
    let lists = Self.monthsInSmall.map { $0[tag] }
    for months in lists {
      if let place = months.firstIndex(of: name) { return place + 1 }
    }
    if let place = language.flatMap({ Self.monthsBehindDays[$0] })?.firstIndex(of: name) { return place + 1 }
    // Behind a day it has a prefix, “31 בפברואר”, with which no month begins.
    if language == .he, name.first == "ב" {
      let month = String(name.dropFirst())
      return lists.lazy.compactMap { $0.firstIndex(of: month) }.first.map { $0 + 1 }
    }
    guard name.count > 2 else { return nil }
    let found = lists[0].indices.filter { lists[0][$0].hasPrefix(name) }
    return found.count == 1 ? found[0] + 1 : nil
  }

  /// Months as they are inflected behind a day, where that is not the form that stands alone (CLDR, months of dates).
  private static let monthsBehindDays: [Language: [String]] = [
    .pl: [
      "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia", "września", "października",
      "listopada", "grudnia",
    ],
    .ru: [
      "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября",
      "декабря",
    ],
  ]

  /// Both tables of months as ``month(named:)`` compares them, made once.
  private static let monthsInSmall = [months, shortMonths].map { $0.mapCells(inSmall) }

  /// Whether `name` begins with the three letters of a month in some language, or the two that it has before what is no letter; true
  /// where these or others are not ASCII.
  private static func mayBeMonth(_ name: String) -> Bool {
    var (letters, count): (UInt32, Int) = (0, 0)
    for byte in name.utf8.prefix(3) {
      guard byte.isASCIILetter else { break }
      letters = letters << 8 | UInt32(byte | 0x20)
      count += 1
    }
    guard count > 1, name.utf8.allSatisfy({ $0 < 0x80 }) else { return true }
    return monthBeginnings.contains(letters)
  }

  /// The first two and the first three bytes of each month that ``month(named:)`` knows.
  private static let monthBeginnings: Set<UInt32> = {
    let names = monthsInSmall.flatMap { $0.cells } + monthsBehindDays.values.joined()
    return Set([2, 3].flatMap { count in names.map { $0.utf8.prefix(count).reduce(0) { $0 << 8 | UInt32($1) } } })
  }()

  private static func inSmall(_ name: String) -> String {
    let small = name.lowercased()
    return small.utf8.contains(0x2E) ? String(decoding: small.utf8.filter { $0 != 0x2E }, as: UTF8.self) : small
  }

  /// A day in medium style, such as “4 Mar 2026”.
  ///
  /// - Parameter month: 1 to 12.
  package func medium(_ day: Int, _ month: Int, _ year: Int) -> String {
    var (text, isPadded) = ("", false)
    for sign in Self.patterns[written][0] {
      switch sign {
      case "0": break
      case "D": text += isPadded && day < 10 ? "0\(day)" : "\(day)"
      case "M": text += isPadded && month < 10 ? "0\(month)" : "\(month)"
      case "N": text += shortMonths[month - 1]
      case "Y": text += "\(year)"
      default: text.append(sign)
      }
      isPadded = sign == "0"
    }
    return numbers.digits(text)
  }

  /// Months within a day; English that is not named is as short as that of America.
  private var shortMonths: [String] {
    tag.flatMap { Self.shortMonths[exactly: $0] } ?? Self.shortMonths[language == .en ? written : tag]
  }

  private static func firstWeekday(_ tag: LanguageTag?) -> Int {
    guard let tag else { return 0 }
    let isTaiwan = tag.language == .zh && tag.isOtherForm
    let region = !tag.region.isEmpty ? tag.region : isTaiwan ? "TW" : likelyRegions[tag][0]
    return Int(weekStarts[LanguageTag("und-" + region)][0]) ?? 0
  }
}

extension DateFormat {
  /// The region that a language most likely is of (CLDR, likely subtags), where weeks do not begin on Monday.
  private static let likelyRegions = RegionTable(
    """
    001 und
    US en
    BR pt
    JP ja
    KR ko
    IL he iw
    EG ar
    IR fa
    AF ps
    PK ur sd
    IN hi bn gu kn ml mr pa ta te
    TH th
    ID id
    """, columns: 1)

  private static let weekStarts = RegionTable(
    """
    0 und
    4 und-MV
    5 und-AF und-BH und-DJ und-DZ und-EG und-IQ und-IR und-JO und-KW und-LY und-OM und-QA und-SD und-SY
    6 und-AG und-AS und-BD und-BR und-BS und-BT und-BW und-BZ und-CA und-CO und-DM und-DO und-ET und-GT und-GU und-HK \
    und-HN und-ID und-IL und-IN und-IS und-JM und-JP und-KE und-KH und-KR und-LA und-MH und-MM und-MO und-MT und-MX \
    und-MZ und-NI und-NP und-PA und-PE und-PH und-PK und-PR und-PT und-PY und-SA und-SG und-SV und-TH und-TT und-TW \
    und-UM und-US und-VE und-VI und-WS und-YE und-ZA und-ZW
    """, columns: 1)

  /// How dates are written: `D` the day, `M` the month, both with two digits behind `0`, `N` the month's name, `Y` the year.
  private static let patterns = RegionTable(
    """
    D+N+Y en-001 fr es it nl pl tr
    N+D,+Y en en-US en-CA en-PH en-AS en-BI en-GU en-MH en-MP en-PR en-UM en-VI
    0D+N+Y en-BE en-BW en-MT en-ZA
    0D-N-Y en-BZ en-PK
    0D-0M-Y en-MV es-CL
    0D+N,Y en-ZW
    0D.0M.Y de
    D/0M/Y es-CO es-GT
    0M/0D/Y es-PA es-PR
    D+N+de+Y es-BO
    D+de+N+de+Y pt pt-BR
    0D/0M/Y pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL
    D+N+Y+г. ru
    Y/0M/0D ja
    Y年M月D日 zh
    Y.+M.+D. ko
    0D\u{200F}/0M\u{200F}/Y ar
    D+בN+Y he iw
    """, columns: 1)

  /// Months alone.
  private static let months = RegionTable(
    """
    January February March April May June July August September October November December en
    Januar Februar März April Mai Juni Juli August September Oktober November Dezember de
    Jänner Februar März April Mai Juni Juli August September Oktober November Dezember de-AT
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre fr
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre es
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre it
    janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro pt
    januari februari maart april mei juni juli augustus september oktober november december nl
    styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień pl
    Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık tr
    январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь ru
    1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月 ja
    一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月 zh
    1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월 ko
    يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر ar
    كانون+الثاني شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين+الأول تشرين+الثاني كانون+الأول ar-IQ ar-JO ar-LB ar-PS ar-SY
    جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر ar-DZ ar-TN
    يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر ar-MA
    ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר he iw
    """, columns: 12)

  /// Months within a day in medium style, in the languages that write a name there.
  private static let shortMonths = RegionTable(
    """
    Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec en
    Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec en-001
    Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec en-AU
    janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc. fr
    janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc. fr-CA
    ene feb mar abr may jun jul ago sept oct nov dic es
    ene feb mar abr may jun jul ago sep oct nov dic es-MX
    gen feb mar apr mag giu lug ago set ott nov dic it
    jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez. pt
    jan feb mrt apr mei jun jul aug sep okt nov dec nl
    sty lut mar kwi maj cze lip sie wrz paź lis gru pl
    Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara tr
    янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек. ru
    ינו׳ פבר׳ מרץ אפר׳ מאי יוני יולי אוג׳ ספט׳ אוק׳ נוב׳ דצמ׳ he iw
    """, columns: 12)

  /// Days of the week from Monday, wide, in small letters.
  private static let weekdaysInFull = RegionTable(
    """
    monday tuesday wednesday thursday friday saturday sunday en
    montag dienstag mittwoch donnerstag freitag samstag sonntag de
    lundi mardi mercredi jeudi vendredi samedi dimanche fr
    lunes martes miércoles jueves viernes sábado domingo es
    lunedì martedì mercoledì giovedì venerdì sabato domenica it
    segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo pt
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag nl
    poniedziałek wtorek środa czwartek piątek sobota niedziela pl
    pazartesi salı çarşamba perşembe cuma cumartesi pazar tr
    понедельник вторник среда четверг пятница суббота воскресенье ru
    月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 ja
    星期一 星期二 星期三 星期四 星期五 星期六 星期日 zh
    월요일 화요일 수요일 목요일 금요일 토요일 일요일 ko
    الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد ar
    """, columns: 7)

  /// The same, narrow.
  private static let weekdayNames = RegionTable(
    """
    Mo Tu We Th Fr Sa Su en
    Mo Di Mi Do Fr Sa So de
    lu ma me je ve sa di fr
    LU MA MI JU VI SA DO es
    lun mar mer gio ven sab dom it
    seg. ter. qua. qui. sex. sáb. dom. pt
    ma di wo do vr za zo nl
    pon wto śro czw pią sob nie pl
    Pt Sa Ça Pe Cu Ct Pa tr
    пн вт ср чт пт сб вс ru
    月 火 水 木 金 土 日 ja
    一 二 三 四 五 六 日 zh
    월 화 수 목 금 토 일 ko
    ن ث ر خ ج س ح ar
    ב׳ ג׳ ד׳ ה׳ ו׳ ש׳ א׳ he iw
    """, columns: 7)
}
