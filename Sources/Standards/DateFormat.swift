/// How a language writes days (CLDR, calendar data): names of months and weekdays, and their order.
package struct DateFormat: Sendable {
  private let language: Language?
  private let region: String
  private let numbers: NumberFormat

  /// That of `tag`; where the language is not known, English with the day first.
  package init(_ tag: LanguageTag?) {
    (language, region) = (tag?.language, tag?.region ?? "")
    numbers = NumberFormat(tag)
  }

  /// Monday to Sunday, short enough for the columns of a calendar.
  package var weekdays: [String] { Self.names[(language ?? .en).rawValue][2] }

  /// A month with its year, such as “March 2026”.
  ///
  /// - Parameter month: 1 to 12.
  package func month(_ month: Int, of year: Int) -> String {
    let (name, year) = (Self.names[(language ?? .en).rawValue][0][month - 1], numbers.digits("\(year)"))
    return switch language {
    case .es, .pt: "\(name) de \(year)"
    case .ru: "\(name) \(year) г."
    case .ja, .zh: "\(year)年\(month)月"
    case .ko: "\(year)년 \(month)월"
    default: "\(name) \(year)"
    }
  }

  /// A day in medium style, such as “4 Mar 2026”.
  ///
  /// - Parameter month: 1 to 12.
  package func medium(_ day: Int, _ month: Int, _ year: Int) -> String {
    let name = Self.names[(language ?? .en).rawValue][1][month - 1]
    let (dd, mm) = (Self.twoDigits(day), Self.twoDigits(month))
    switch language {
    case nil: return "\(day) \(name) \(year)"
    case .en: return region.isEmpty || region == "us" ? "\(name) \(day), \(year)" : "\(day) \(name) \(year)"
    case .de: return "\(dd).\(mm).\(year)"
    case .fr, .es, .it, .nl, .pl, .tr: return "\(day) \(name) \(year)"
    case .pt: return "\(day) de \(name) de \(year)"
    case .ru: return "\(day) \(name) \(year) г."
    case .ja: return "\(year)/\(mm)/\(dd)"
    case .zh: return "\(year)年\(month)月\(day)日"
    case .ko: return "\(year). \(month). \(day)."
    case .ar: return numbers.digits("\(dd)\u{200F}/\(mm)\u{200F}/\(year)")
    case .he: return "\(day) ב\(name) \(year)"
    }
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// For each language in turn: months alone, months within a day in medium style, weekdays from Monday.
  private static let names: [[[String]]] = {
    let lines = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return Language.allCases.map { Array(lines[$0.rawValue * 3..<$0.rawValue * 3 + 3]) }
  }()

  private static let table = """
    January February March April May June July August September October November December
    Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
    Mo Tu We Th Fr Sa Su
    Januar Februar März April Mai Juni Juli August September Oktober November Dezember
    Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.
    Mo Di Mi Do Fr Sa So
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre
    janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.
    lu ma me je ve sa di
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    ene feb mar abr may jun jul ago sept oct nov dic
    LU MA MI JU VI SA DO
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
    gen feb mar apr mag giu lug ago set ott nov dic
    lun mar mer gio ven sab dom
    janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
    jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.
    seg. ter. qua. qui. sex. sáb. dom.
    januari februari maart april mei juni juli augustus september oktober november december
    jan feb mrt apr mei jun jul aug sep okt nov dec
    ma di wo do vr za zo
    styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień
    sty lut mar kwi maj cze lip sie wrz paź lis gru
    pon wto śro czw pią sob nie
    Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık
    Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara
    Pt Sa Ça Pe Cu Ct Pa
    январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь
    янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.
    пн вт ср чт пт сб вс
    1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月
    1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月
    月 火 水 木 金 土 日
    一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月
    1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月
    一 二 三 四 五 六 日
    1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월
    1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월
    월 화 수 목 금 토 일
    يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
    يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
    ن ث ر خ ج س ح
    ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר
    ינו׳ פבר׳ מרץ אפר׳ מאי יוני יולי אוג׳ ספט׳ אוק׳ נוב׳ דצמ׳
    ב׳ ג׳ ד׳ ה׳ ו׳ ש׳ א׳
    """
}
