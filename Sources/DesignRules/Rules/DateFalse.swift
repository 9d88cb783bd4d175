import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A day is one of the calendar.
  static let dateFalse = DesignRule(
    texts: "date-false", .warning, summary: "A day is none of the calendar, or another day of the week",
    explanation: """
      “Monday, 24 November 2026” is a Tuesday: who reads it does not know which of the two holds, and half of them come on the wrong \
      day. The rule asks for the day of the week beside a day with its year, for days that the month does not have, and for days \
      that run backwards, such as “12–9 November” or “14 December to 9 December”; in English and German for times such as “25:30 pm”, and for \
      more nights or days than lie between two that are told with them. It knows the days of the week in \
      \(Language.listed(Language.allCases.filter { DateFormat(LanguageTag($0.code)).weekdaysInFull != nil })).
      """,
    sources: ["OWN"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="visit" target="visits/12">
        <Title>Visit 12</Title>
        <Subtitle>Tuesday, 24 November 2026</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="visit" target="visits/12">
        <Title>Visit 12</Title>
        <Subtitle>⏩Monday, 24 November 2026⏪</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "31.004.118"),
      Edge(passes: "Due on Tue, 24 November 2026", fails: "Due on Wed, 24 November 2026"),
      Edge(passes: "24 November 2026 (Tuesday)", fails: "24 November 2026 (Sunday)"),
      Edge(passes: "Monday, 24 November", fails: "Open from Monday 24 November 2026"),
      Edge(passes: "Created 28 February 2026", fails: "Created 29 February 2026", saying: "has 28 days"),
      Edge(passes: "29 February 2028", fails: "31 November", saying: "has 30 days"),
      Edge(passes: "29 February", fails: "30 February"),
      Edge(passes: "Closed 9–12 November 2026", fails: "Closed 12–9 November 2026", saying: "backwards"),
      Edge(passes: "9–9 November", fails: "Leave, November 12–9"),
      Edge(
        passes: "14 December to 9 January", fails: "14 to 9 December 2026, line 2", saying: "“14 to 9 December 2026”"),
      Edge(passes: "14 December 2025 to 9 December 2026", fails: "14 December – 9 December"),
      Edge(passes: "From 9 December to 14 December", fails: "From 14 December to 9 December"),
      .card(
        passes: visit("moved", subtitle: "From 14 to 11 March 2026"),
        fails: visit("1", subtitle: "From 14 to 11 March 2026"), saying: "“14 to 11 March 2026”"),
      Edge(passes: "Down from 14 to 11 March 2026"), Edge(passes: "Rooms from 14 to 11, March plan"),
      Edge(passes: "28 to 3 December"),
      Edge(passes: "3 to 1 May", fails: "18 to 12 December"),
      Edge(passes: "15 May – 14 May", fails: "16 May – 14 May"), Edge(passes: "28–3 December", fails: "18–12 December"),
      Edge(passes: "Delivered 14 December – 9 December planned"), Edge(passes: "Hall 14 – 9 December"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="de">Vorgezogen: 14.12. – 9.12."#,
        fails: #"<Subtitle xml:lang="de">Urlaub vom 14. bis 9. Dezember"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="pl">9 do 14 grudnia"#,
        fails: #"<Subtitle xml:lang="pl">14 do 9 grudnia"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="ja">12月28日〜3日"#,
        fails: #"<Subtitle xml:lang="ja">12月14日〜9日"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="ja">2026年8月14日〜8月13日"#,
        fails: #"<Subtitle xml:lang="ja">2026年8月14日〜8月10日"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="fr">Congés du 4 au 8 mai"#,
        fails: #"<Subtitle xml:lang="fr">Congés du 8 au 4 mai"#, saying: "“8 au 4 mai”"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="fr">Avancé du 8 au 4 mai"#,
        fails: #"<Subtitle xml:lang="es">Vacaciones del 8 al 4 de mayo"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="it">Ferie dal 28 al 4 maggio"#,
        fails: #"<Subtitle xml:lang="it">Ferie dal 8 al 4 maggio"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="it">Ferie dall’8 all’11 maggio"#,
        fails: #"<Subtitle xml:lang="it">Ferie dall’11 all’8 maggio"#, saying: "“11 all’8 maggio”"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="nl">Van 11 t/m 14 maart 2026"#,
        fails: #"<Subtitle xml:lang="nl">Van 14 t/m 11 maart 2026"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="pl">Od 11 do 14 marca 2026"#,
        fails: #"<Subtitle xml:lang="pl">Od 14 do 11 marca 2026"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="pt">De 11 a 14 de março de 2026"#,
        fails: #"<Subtitle xml:lang="pt">De 14 a 11 de março de 2026"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="ru">Отпуск с 4 по 8 мая"#,
        fails: #"<Subtitle xml:lang="ru">Отпуск с 8 по 4 мая"#),
      Edge(passes: "Opens 23:59 pm", fails: "Opens 25:30 pm", saying: "“25:30”"),
      Edge(passes: "Tuesday at 25:30", fails: "Closes 17:60 p.m."),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="de">31:28 am Samstag"#,
        fails: #"<Subtitle xml:lang="de">Abfahrt 25:30 Uhr"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="pt">Encomenda de 12 até 8 de maio"#,
        fails: #"<Subtitle xml:lang="pt">12 até 8 de maio"#),
      Edge(passes: "12–14 June, 2 nights", fails: "12–14 June, 3 nights", saying: "has two nights"),
      Edge(passes: "12–14 June 2026, 3 days", fails: "12–14 June 2026, 5 days"),
      Edge(passes: "12–14 June, 5 days left"), Edge(passes: "12–14 June, 3–5 August, 4 nights"),
      Edge(passes: "12–14 June and 20–22 June, 4 nights"), Edge(passes: "Trip 12–14 June, 2 rooms, 4 nights"),
      Edge(passes: "Arrives 12–14 June, 5 days"), Edge(passes: "Invoice 11/31/2026"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="de">3.–5. August 2026, 3 Tage"#,
        fails: #"<Subtitle xml:lang="de">3.–5. August 2026, 10 Tage"#),
      Edge(passes: "06/30/2026", fails: "06/31/2026", saying: "30 days"),
      Edge(passes: "12/11/2026", fails: "30/02/2026"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="it">Set 31"#,
        fails: #"<Subtitle xml:lang="it">31 set"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="it">Reparto 3, Set 31"#,
        fails: #"<Subtitle xml:lang="de">Nov 31"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="it">Set 12–14, 3 notti"#,
        fails: #"<Subtitle xml:lang="pt">31 de set de 2026"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="pl">Lis 31"#,
        fails: #"<Subtitle xml:lang="de">November 31"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="cs">Lis 31"#,
        fails: #"<Subtitle xml:lang="hu">jún 31"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="cs">Dub 31"#,
        fails: #"<Subtitle xml:lang="it">31 set 8:30"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="uk">Лист 31"#,
        fails: #"<Subtitle xml:lang="uk">31 лист. 2026"#),
      Edge(passes: "Ratio 06/31/4"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="ja">6月30日"#,
        fails: #"<Subtitle xml:lang="ja">6月31日"#,
        saying: "30 days"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="ja">2026年6月31日間"#,
        fails: #"<Subtitle xml:lang="ja">2026年6月31日"#),
      Edge("<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="zh">历时2月30日"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="zh">2028年2月29日到达"#,
        fails: #"<Subtitle xml:lang="zh">2026年2月29日到达"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="ko">6개월 31일"#,
        fails: #"<Subtitle xml:lang="ko">6월 31일"#),
      Edge(passes: "Tue 8 Dec to Wed 9 Dec 2026", fails: "Tue 7 Dec to Wed 9 Dec 2026", saying: "“Monday”"),
      Edge(passes: "Mon 29 Dec to Wed 6 Jan 2027", fails: "Wed 9 Dec to Mon 7 Dec 2026", saying: "backwards"),
      Edge(passes: "5 to 7 December 2026", fails: "9 to 7 December 2026"),
      Edge(passes: "Room 31; November 2026", fails: "On 31 November; mobilise"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="th">๒๙ กุมภาพันธ์ ๒๕๖๗"#,
        fails: #"<Subtitle xml:lang="th">๒๙ กุมภาพันธ์ ๒๕๖๘"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="ar">الأحد ٦ ديسمبر ٢٠٢٦"#,
        fails: #"<Subtitle xml:lang="ar">الاثنين ٦ ديسمبر ٢٠٢٦"#, saying: "الأحد"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="ar">٣٠ نوفمبر"#,
        fails: #"<Subtitle xml:lang="ar">٣١ نوفمبر"#, saying: "30 days"),
      Edge(passes: "Rooms 12–9, November plan"), Edge(passes: "Sun shade, 24 November 2026"),
      Edge(passes: "Sat phone, 24 November 2026"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="de">Dienstag, 24.11.2026"#,
        fails: #"<Subtitle xml:lang="de">Fällig am Montag, den 24.11.2026"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="de">Position 31.2."#,
        fails: #"<Subtitle xml:lang="de">Fällig 31.2.2026"#, saying: "28 days"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="ja">2026年11月24日（火）"#,
        fails: #"<Subtitle xml:lang="ja">2026年11月24日（月）"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="ja">2026年11月24日火曜日"#,
        fails: #"<Subtitle xml:lang="ja">2026年11月24日水曜日"#, saying: "火曜日"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="zh">2026年11月24日周二"#,
        fails: #"<Subtitle xml:lang="zh">2026年11月24日星期三"#, saying: "星期二"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="ko">2026년 11월 24일 화요일"#,
        fails: #"<Subtitle xml:lang="ko">2026년 11월 24일 수요일"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="ar">الثلاثاء، 24 نوفمبر 2026"#,
        fails: #"<Subtitle xml:lang="ar">الأربعاء، 24 نوفمبر 2026"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="he">28 בפברואר 2026"#,
        fails: #"<Subtitle xml:lang="he">31 בפברואר 2026"#, saying: "28 days"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="de">Di., 24. November 2026"#,
        fails: #"<Subtitle xml:lang="de">Mi., 24. November 2026"#, saying: "Dienstag"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="de">Zug Mi 24.11.2026"#,
        fails: #"<Subtitle xml:lang="de">24.11.2026 (Mi)"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="pl">wt., 24 listopada 2026"#,
        fails: #"<Subtitle xml:lang="pl">śr., 24 listopada 2026"#, saying: "wtorek"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="en">We, 24 November 2026"#,
        fails: #"<Subtitle xml:lang="en">Wed, 24 November 2026"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="ko">2026년 11월 24일, 월 1회"#,
        fails: #"<Subtitle xml:lang="ko">2026년 11월 24일 (월)"#),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="ja">2026年11月24日、木 3本"#,
        fails: #"<Subtitle xml:lang="ja">2026年11月24日 木"#),
      Edge(passes: "Firmware 2026.02.30"),
      Edge(
        "<Subtitle>Monday, 24 November 2026", passes: #"<Subtitle xml:lang="sv">Måndag 24 november 2026"#,
        fails: #"<Subtitle xml:lang="fr">Lundi 24 novembre 2026"#),
      .card(passes: visit("{days/right}"), fails: visit("{days/wrong}"), saying: "With the sample"),
      .card(passes: visit("A", after: "Closed 24 November 2026"), fails: visit("A", after: "Closed 31 November 2026")),
    ]
  ) { text, context in
    for reading in text.readings(context) {
      let words = reading.hasNumber ? reading.inASCIIDigits : reading
      guard let found = problem(in: words, text, &context) else { continue }
      let isBound = context.isBound(text.text)
      return context.report(
        isBound ? "With the sample this reads “\(reading)”. \(found.message)" : found.message, at: text.range,
        fixes: isBound ? [] : found.fixes)
    }
  }
}

/// What is wrong with the days in `words`, which people read at `text`, and what mends it; nil where nothing is.
private func problem(in words: String, _ text: ReadText, _ context: inout RuleContext) -> (
  message: String, fixes: [Fix]
)? {
  // Most texts have no number, or nothing but one.
  guard words.utf8.contains(where: { $0.isASCIIDigit || $0 >= 0x80 }), words.utf8.count < 200,
    words.utf8.contains(where: { $0 >= 0x80 || $0.isASCIILetter })
      || words.utf8.count(where: { $0 == 0x2E || $0 == 0x2F }) > 1,
    words.hasNumber, mayBeFalse(words.utf8)
  else { return nil }
  let wording = context.wording(words, of: text.node)
  // “Brought forward from 14 to 9 December”
  let mayBeSpan = WrittenSpan.mayStand(in: wording) && !wording.speaks(of: .moves)
  let language = context.language(text.node)
  var read = WrittenDays(words, language, mayBeSpan: mayBeSpan)
  // “From 14 to 9 December” may be about a visit that was brought forward.
  if mayBeSpan, wording.hasWord(of: .daysOpening), read.problem != nil, isAboutMove(text.node, &context) {
    read = WrittenDays(words, language, mayBeSpan: false)
  }
  if let problem = read.problem { return (problem, []) }
  if let day = read.falseWeekday {
    return ("\(day.date) is a “\(day.meant)”", fixes(day.written, day.meant, in: text, context))
  }
  return words.utf8.contains(0x3A) ? read.falseTime.map { ($0, []) } : nil
}

/// What writes the weekday `meant` for `written`; nothing where that is shortened or in capitals, or does not stand in `text` once.
private func fixes(_ written: String, _ meant: String, in text: ReadText, _ context: RuleContext) -> [Fix] {
  let source = context.tree.text[text.range]
  let places = source.ranges(of: written)
  guard places.count == 1, written.contains(where: { $0.isLowercase }) || !written.contains(where: { $0.isUppercase }),
    DateFormat(context.language(text.node)).weekdaysInFull?.contains(written.lowercased()) == true
  else { return [] }
  let start = text.range.start + source[..<places[0].lowerBound].utf8.count
  let isCapital = written.first?.isUppercase == true
  let word = isCapital ? meant.prefix(1).uppercased() + meant.dropFirst() : meant.lowercased()
  let range = ByteRange(start, start + source[places[0]].utf8.count)
  return [Fix("Write “\(word)”", [TextEdit(range, word)])]
}

/// Whether a number in `text` may be of a false day: alone only a 30th or 31st.
private func mayBeFalse(_ text: String.UTF8View) -> Bool {
  let numbers = text.split { !$0.isASCIIDigit }
  // Beyond Latin and Greek letters there are other digits.
  guard numbers.count == 1, text.allSatisfy({ $0 < 0xD0 }) else { return true }
  return numbers[0].count == 2 && numbers[0].first == 0x33
}

/// The days in a text.
private struct WrittenDays {
  private let text: String
  private let tokens: [String]
  private let language: LanguageTag?
  private let dates: DateFormat
  /// Whether the signs or words of a span stand in it.
  private let mayBeSpan: Bool

  init(_ text: String, _ language: LanguageTag?, mayBeSpan: Bool) {
    (self.text, self.mayBeSpan) = (text, mayBeSpan)
    let dates = DateFormat(language)
    tokens = text.split(atAny: " ,，،、()（）").flatMap { Self.parted($0, dates) }.map(String.init)
    (self.language, self.dates) = (language, dates)
  }

  /// `token`, or the day and its weekday that stand in it with nothing between them: “3月10日” and “星期二”; a sign that ends a part of a
  /// sentence is one of its own, over which no day goes.
  private static func parted(_ token: Substring, _ dates: DateFormat) -> [Substring] {
    if token.utf8.count > 1, let last = token.last, ";:!?؛；：".contains(last) {
      return parted(token.dropLast(), dates) + [token.suffix(1)]
    }
    guard let sign = token.firstIndex(where: { "日号일".contains($0) }), sign > token.startIndex else { return [token] }
    let behind = token[token.index(after: sign)...]
    return behind.count > 1 && dates.weekday(named: String(behind)) != nil ? [token[...sign], behind] : [token]
  }

  /// What is wrong with them; nil where nothing is.
  var problem: String? {
    if let problem = problemOfSigns ?? problemOfLength { return problem }
    for (place, token) in tokens.enumerated() {
      let isMonth = isMonth(at: place)
      if isMonth, let range = reversedRange(beside: place) { return "“\(range)” runs backwards" }
      // “Position 31.2.” has figures alone.
      // “31.004.118” names somebody.
      if isMonth || Self.mayBeDay(token), let day = day(around: place),
        isMonth || day.year != nil,
        let length = Self.length(of: day)
      {
        return "That month has \(length) days"
      }
    }
    // A day with its year has two numbers, as has a span.
    guard mayBeSpan, TextRuns.digits.ranges(in: Array(text.utf8)).count > 1 else { return nil }
    return WrittenSpan.backwards(in: text, language).map { "“\($0)” runs backwards" }
  }

  /// Whether the word at `place` is a month: “Set 31” is a set of something.
  private func isMonth(at place: Int) -> Bool {
    guard dates.month(named: tokens[place]) != nil else { return false }
    // Behind “31 set 8:30” stands a time.
    guard language != nil, language?.language != .en, Self.otherWords.contains(tokens[place].lowercased()),
      tokens.indices.contains(place + 1), !tokens[place + 1].utf8.contains(0x3A),
      let next = Int(tokens[place + 1].prefix { $0.isNumber })
    else { return true }
    return !(1...31).contains(next)
  }

  /// Short months that are other words, too, where the day stands before its month, such as a set, a Tuesday, a fox, an oak, a sheet, a
  /// pearl or the summer.
  private static let otherWords: Set = [
    "set", "mar", "lis", "lip", "stu", "tra", "dub", "helmi", "kes", "kesä", "lap", "вер", "лист", "kas",
  ]

  /// A weekday that is not that of the day beside it: the day, what it is, and what is written; nil where there is none.
  var falseWeekday: (date: String, meant: String, written: String)? {
    guard TextRuns.digits.ranges(in: Array(text.utf8)).count > 1 else { return nil }
    for place in tokens.indices {
      guard let weekday = weekday(at: place), let day = day(beside: place),
        let year = day.year ?? (mayBeSpan ? WrittenSpan.year(of: tokens[(place + 1)...], language) : nil),
        let date = CardDate("\(year)-\(Self.twoDigits(day.month))-\(Self.twoDigits(day.day))"),
        date.weekday != weekday, let meant = dates.weekdayName(date.weekday)
      else { continue }
      return (dates.medium(day.day, day.month, year), meant, tokens[place])
    }
    return nil
  }

  /// The day of the week that the word at `place` is: one of two letters, such as “Mi”, where it begins the text with a dot or comma
  /// behind it, or stands in brackets.
  private func weekday(at place: Int) -> Int? {
    let token = tokens[place]
    if let day = dates.weekday(named: token) {
      // A sign alone is one of many words: “11월 24일, 월 1회”.
      return token.count > 1 || place == tokens.count - 1 || text.contains("(\(token))") || text.contains("（\(token)）")
        ? day : nil
    }
    // “We” and “Mo” are other words in English.
    guard let known = language?.language, known != .en, (2...3).contains(token.count),
      place == 0 && (token.last == "." || text.hasPrefix(token + ",")) || text.contains("(\(token))")
    else { return nil }
    return dates.weekday(labelled: token)
  }

  /// What is wrong with a day that signs behind its numbers make one, “6月31日”, “6월 31일”, or that strokes do, “06/31/2026”; nil where
  /// nothing is.
  private var problemOfSigns: String? {
    // “Invoice 11/31/2026” has a number.
    for token in tokens where tokens.count == 1 && token.utf8.contains(0x2F) {
      let parts = token.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[2].utf8.count == 4, let year = Int(parts[2]), let first = Int(parts[0]),
        let second = Int(parts[1]), (1...31).contains(first), (1...31).contains(second), min(first, second) <= 12
      else { continue }
      // Either may be the month; where both can be, one is right.
      let lengths = [(first, second), (second, first)].filter { $0.0 <= 12 }.compactMap { month, day in
        Self.length(of: (year, month, day))
      }
      if lengths.count == (max(first, second) <= 12 ? 2 : 1), let length = lengths.first {
        return "That month has \(length) days"
      }
    }
    guard let known = language?.language, !known.setsWordsApart,
      let sign = text.firstIndex(where: { "月월".contains($0) })
    else { return nil }
    let behind = text[text.index(after: sign)...].drop { $0 == " " }
    let (month, day) = (
      Self.number(text[..<sign].reversed().prefix { $0.isNumber }.reversed()), behind.prefix { $0.isNumber }
    )
    guard let month, let number = Self.number(day), (1...12).contains(month), number > 28,
      let unit = behind.dropFirst(day.count).first, "日일号".contains(unit),
      // “6月31日間”, “历时2月30日” are lengths.
      !(behind.dropFirst(day.count + 1).first.map { "間间동".contains($0) } ?? false),
      text[..<sign].trimmingSuffix(while: { $0.isNumber }).last.map({ "年년 ".contains($0) }) ?? true
    else { return nil }
    let numbers: [Substring] = text[..<sign].split { !$0.isNumber }
    let year = numbers.dropLast().last.flatMap { $0.count == 4 ? Self.number($0) : nil }
    return Self.length(of: (year, month, number)).map { "That month has \($0) days" }
  }

  private static func number(_ digits: some Sequence<Character>) -> Int? { Int(String(digits)) }

  /// What is wrong with the number of nights or days that a text tells beside the first and the last of them: “12–14 June, 3 nights”; nil
  /// where nothing is.
  private var problemOfLength: String? {
    guard mayBeSpan, let known = language == nil ? .en : language?.language,
      let place = tokens.indices.first(where: { isMonth(at: $0) }),
      let span = span(beside: place), span.first <= span.last
    else { return nil }
    let days = span.last - span.first + 1
    // The days and their number are all there is: “Delivery 3–5 August, 10 days” may tell two things.
    let parts = text.split(atAny: ",;·|()（）").map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
    guard parts.count == 2, parts[1].count == 2, let told = Int(parts[1][0]),
      parts[0].allSatisfy({ $0 == span.text || dates.month(named: $0) != nil || $0.count == 4 && Int($0) != nil })
    else { return nil }
    let isUnit = { (topic: WordTable.Topic) in WordTable.phrases(topic, in: known).contains(parts[1][1].lowercased()) }
    if told > days, isUnit(.daysCounted) { return "“\(span.text)” has \(Count(days).of("day")), not \(told)" }
    guard told >= days, isUnit(.nights) else { return nil }
    return "“\(span.text)” has \(Count(days - 1).of("night")), not \(told)"
  }

  /// What is wrong with a time that no day has, which a word behind it makes one: 25:30 alone may be a score, or how long something took.
  var falseTime: String? {
    let known = language.map { $0.language } ?? .en
    let signs = known == .de ? ["uhr"] : known == .en ? ["am", "pm"] : []
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      guard token.utf8.count == 5, WrittenTime(token[...])?.isWrong(until: 24) == true,
        signs.contains(next.lowercased().filter { $0 != "." })
      else { continue }
      return "There is no time “\(token)”"
    }
    return nil
  }

  /// The day behind the word at `place`, or before it.
  private func day(beside place: Int) -> WrittenMoment.Day? {
    let behind = tokens[(place + 1)...].drop {
      ["the", "den", "dem", "der", "le", "el", "il", "o"].contains($0.lowercased())
    }
    for count in (1...5).reversed() {
      if behind.count >= count, let day = WrittenMoment.day(Array(behind.prefix(count)), language) { return day }
    }
    for count in (1...5).reversed() where place >= count {
      if let day = WrittenMoment.day(Array(tokens[(place - count)..<place]), language) { return day }
    }
    return nil
  }

  /// The longest day that holds the word at `place`.
  private func day(around place: Int) -> WrittenMoment.Day? {
    for (before, behind) in [(2, 2), (1, 2), (0, 2), (2, 1), (1, 1), (0, 1), (2, 0), (1, 0), (0, 0)]
    where place >= before && place + behind < tokens.count {
      if let day = WrittenMoment.day(Array(tokens[(place - before)...(place + behind)]), language) { return day }
    }
    return nil
  }

  /// How many days the month of `day` has, where that is fewer; nil where it has such a day.
  private static func length(of day: WrittenMoment.Day) -> Int? {
    // Months of the years 1405 in Iran and 1448 in Arabia have other lengths; 2567 in Thailand is 2024.
    if let year = day.year, (1300..<1583).contains(year) { return nil }
    // A leap year, where none is told.
    let year = day.year.map { $0 >= 2400 ? $0 - 543 : $0 } ?? 2024
    let length = GregorianCalendar.days(inMonth: day.month, of: year)
    return day.day > length ? length : nil
  }

  /// Two numbers beside the month at `place` of which the first is greater: “12–9”.
  private func reversedRange(beside place: Int) -> String? {
    span(beside: place).flatMap { WrittenSpan.isBackwards($0.first, $0.last) ? $0.text : nil }
  }

  /// Two days of the month at `place`, with a dash between them: “12–9”.
  private func span(beside place: Int) -> (first: Int, last: Int, text: String)? {
    for beside in [place - 1, place + 1] where tokens.indices.contains(beside) {
      let parts = tokens[beside].split { "–-".contains($0) }.map { Int($0.hasSuffix(".") ? $0.dropLast() : $0) }
      guard parts.count == 2, let first = parts[0], let last = parts[1], (1...31).contains(first),
        (1...31).contains(last),
        text.contains(tokens[min(beside, place)] + " " + tokens[max(beside, place)])
      else { continue }
      return (first, last, tokens[beside])
    }
    return nil
  }

  /// Whether `token` has three parts, and none of them three signs as groups of thousands have.
  private static func mayBeDay(_ token: String) -> Bool {
    token.utf8.count { $0 == 0x2E } == 2 && !token.utf8.split(separator: 0x2E).contains { $0.count == 3 }
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// A card with `day` in the title, and the data of a draft.
private func visit(_ day: String, after: String = "Closed", subtitle: String = "Hall 4") -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="visit" sample="samples/drafts.json"><Title>Visit \(day)</Title>
  <Subtitle>\(subtitle)</Subtitle>
  <Actions><Action id="close" role="primary" after="\(after)">Close visit</Action></Actions></ObjectCardView>
  """
}
