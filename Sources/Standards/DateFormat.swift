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
    let isWorld =
      switch tag {
      case nil: true
      case let tag? where tag.language == .en: Self.patterns[exactly: tag] == nil
      case let tag?: tag.language == nil && !Self.patterns.has(tag)
      }
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
    text(Self.monthPatterns[tag][0], 1, month, year, Self.months[tag])
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
    text(Self.patterns[written][0], day, month, year, shortMonths)
  }

  /// `pattern` with what its letters stand for, where months have these `names`.
  private func text(_ pattern: String, _ day: Int, _ month: Int, _ year: Int, _ names: [String]) -> String {
    var (text, isPadded) = ("", false)
    for sign in pattern {
      switch sign {
      case "0": break
      case "D": text += isPadded && day < 10 ? "0\(day)" : "\(day)"
      case "M": text += isPadded && month < 10 ? "0\(month)" : "\(month)"
      case "N": text += names[month - 1]
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
    D+N+Y en-001 fr es it nl pl tr el hi id ms ro sv th
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
    D.0M.Y+г. bg
    D+N+Y ca
    D.+M.+Y cs sk
    D.+N+Y da et nb nn no sl
    D.M.Y fi
    D.+N+Y. hr
    Y.+N+D. hu
    Y+ж.+0D+N kk
    Y-0M-0D lt
    Y.+gada+D.+N lv
    D+N+Y+р. uk
    D+N,+Y vi
    """, columns: 1)

  /// How a month is written with its year.
  private static let monthPatterns = RegionTable(
    """
    N+Y en
    N+de+Y es pt
    N+Y+г. ru bg
    Y年M月 ja zh
    Y년+M월 ko
    N+del+Y ca
    N+Y. hr
    Y.+N hu
    Y+ж.+N kk
    Y+m.+N lt
    Y.+g.+N lv
    N+Y+р. uk
    N+năm+Y vi
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
    януари февруари март април май юни юли август септември октомври ноември декември bg
    gener febrer març abril maig juny juliol agost setembre octubre novembre desembre ca
    leden únor březen duben květen červen červenec srpen září říjen listopad prosinec cs
    januar februar marts april maj juni juli august september oktober november december da
    Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος el
    jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember et
    tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu fi
    जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर hi
    siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni prosinac hr
    január február március április május június július augusztus szeptember október november december hu
    Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember id
    қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан kk
    sausis vasaris kovas balandis gegužė birželis liepa rugpjūtis rugsėjis spalis lapkritis gruodis lt
    janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris lv
    Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember ms
    januar februar mars april mai juni juli august september oktober november desember nb no nn
    ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie ro
    január február marec apríl máj jún júl august september október november december sk
    januar februar marec april maj junij julij avgust september oktober november december sl
    januari februari mars april maj juni juli augusti september oktober november december sv
    มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม th
    січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень uk
    tháng+1 tháng+2 tháng+3 tháng+4 tháng+5 tháng+6 tháng+7 tháng+8 tháng+9 tháng+10 tháng+11 tháng+12 vi
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
    de+gen. de+febr. de+març d’abr. de+maig de+juny de+jul. d’ag. de+set. d’oct. de+nov. de+des. ca
    jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec. da
    Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ el
    jaan veebr märts apr mai juuni juuli aug sept okt nov dets et
    जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰ hi
    sij velj ožu tra svi lip srp kol ruj lis stu pro hr
    jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec. hu
    Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des id
    қаң. ақп. нау. сәу. мам. мау. шіл. там. қыр. қаз. қар. жел. kk
    janv. febr. marts apr. maijs jūn. jūl. aug. sept. okt. nov. dec. lv
    Jan Feb Mac Apr Mei Jun Jul Ogo Sep Okt Nov Dis ms
    jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des. nb no nn
    ian. feb. mar. apr. mai iun. iul. aug. sept. oct. nov. dec. ro
    jan. feb. mar. apr. maj jun. jul. avg. sep. okt. nov. dec. sl
    jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec. sv
    ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค. th
    січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд. uk
    thg+1 thg+2 thg+3 thg+4 thg+5 thg+6 thg+7 thg+8 thg+9 thg+10 thg+11 thg+12 vi
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
    пн вт ср чт пт сб нд bg uk
    dl dt dc dj dv ds dg ca
    po út st čt pá so ne cs
    ma ti on to fr lø sø da nb no
    Δε Τρ Τε Πέ Πα Σά Κυ el
    E T K N R L P et
    ma ti ke to pe la su fi
    सो मं बु गु शु श र hi
    pon uto sri čet pet sub ned hr
    H K Sze Cs P Szo V hu
    Sen Sel Rab Kam Jum Sab Min id
    дс сс ср бс жм сб жс kk
    pr an tr kt pn št sk lt
    Pr Ot Tr Ce Pk Se Sv lv
    Isn Sel Rab Kha Jum Sab Ahd ms
    må ty on to fr la sø nn
    lu ma mi jo vi sâ du ro
    po ut st št pi so ne sk
    pon tor sre čet pet sob ned sl
    må ti on to fr lö sö sv
    จ อ พ พฤ ศ ส อา th
    T2 T3 T4 T5 T6 T7 CN vi
    """, columns: 7)
}
