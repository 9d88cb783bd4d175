import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// What begins ends later.
  static let eventOrder = DesignRule(
    "event-order", .hint, summary: "Something ends before it begins",
    explanation: """
      The end of an event is its last day; before the first it makes no sense, and the calendar cannot show it. A contract that begins \
      on 1 July and ends on 30 June of the same year has one of the days wrong, and nobody knows which. Asked of events, and of two \
      days with their years that stand behind names such as “Start” and “End”, or “Ordered” and “Delivered”, in \
      \(WordTable.languages(.begins)). No guideline needs to say so.
      """,
    sources: ["OWN"], elements: ["Event", "KeyValue"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Calendar view="month" date="2026-12-01" label="Fair from 8 to 11 December">
            <Event date="2026-12-08" end="2026-12-11">Fair</Event>
          </Calendar>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Calendar view="month" date="2026-12-01" label="Fair from 8 to 11 December">
            <Event date="2026-12-11" end="⏩2026-12-08⏪">Fair</Event>
          </Calendar>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "2026-12-11", fails: "2026-12-10"),
      .card(
        passes: term("en", "Start", "1 July 2026", "End", "30 June 2027"),
        fails: term("en", "Start", "1 July 2026", "End", "30 June 2026"), saying: "1 July 2026"),
      .card(
        passes: term("en", "Start", "1 July 2026", "End", "1 July 2026"),
        fails: term("en", "Valid from", "2 July 2026", "Valid until", "1 July 2026")),
      .card(
        passes: term("en", "New contract starts", "1 July 2026", "Old contract ends", "30 June 2026"),
        fails: term("en", "Contract starts", "1 July 2026", "Contract ends", "30 June 2026")),
      .card(
        passes: term("en", "Start", "9 July 2026", "End", "2 July 2026", title: "Delivery moved"),
        fails: term("en", "Start", "9 July 2026", "End", "2 July 2026")),
      .card(passes: term("en", "End", "30 June 2026", "Start", "1 July 2026")),
      .card(
        passes: term("en", "Start", "1 July 2026", "Planned end of notice", "30 June 2026"),
        fails: term("en", "Start", "1 July 2026", "Planned end", "30 June 2026")),
      .card(
        passes: term("pt", "Início", "1 de julho de 2026", "Fim previsto", "2 de julho de 2026"),
        fails: term("pt", "Início", "1 de julho de 2026", "Fim previsto", "30 de junho de 2026")),
      .card(
        passes: term("de", "Geplanter Beginn", "01.07.2026", "Voraussichtliches Ende", "01.07.2026"),
        fails: term("de", "Geplanter Beginn", "01.07.2026", "Voraussichtliches Ende", "30.06.2026")),
      .card(
        passes: term("ja", "開始日", "2026年7月1日", "終了予定日", "2026年7月1日"),
        fails: term("ja", "開始日", "2026年7月1日", "終了予定日", "2026年6月30日")),
      .card(
        passes: term("en", "Ordered", "3 July 2026", "Delivered", "3 July 2026"),
        fails: term("en", "Ordered", "3 July 2026", "Delivered", "2 July 2026")),
      .card(passes: term("en", "Order by", "3 July 2026", "Delivery", "2 July 2026")),
      .card(passes: term("en", "Planned start", "3 July 2026", "Actual end", "2 July 2026")),
      .card(
        passes: term("en", "Last order", "3 July 2026", "Last delivery", "2 July 2026"),
        fails: term("en", "Order date", "3 July 2026", "Expected delivery", "2 July 2026")),
      .card(passes: term("en", "Ordered", "3 July 2026", "End", "2 July 2026")),
      .card(
        passes: term("de", "Letzte Bestellung", "03.07.2026", "Lieferung", "02.07.2026"),
        fails: term("de", "Bestellt am", "03.07.2026", "Liefertermin", "02.07.2026")),
      .card(
        passes: term("fr", "Livré le", "2 juillet 2026", "Commandé le", "3 juillet 2026"),
        fails: term("fr", "Commandé le", "3 juillet 2026", "Livré le", "2 juillet 2026")),
      .card(passes: term("en", "Start", "1 July", "End", "30 June")),
      .card(
        passes: term("en", "Start", "1 July 2026, 9:00", "End", "1 July 2026"),
        fails: term("en", "Check-in", "3 July 2026, 15:00", "Check-out", "2 July 2026, 10:00")),
      .card(
        passes: term("fr", "Date de début", "1er juillet 2026", "Fin du préavis", "30 juin 2026"),
        fails: term("fr", "Date de début", "1er juillet 2026", "Date de fin", "30 juin 2026")),
      .card(
        passes: term("de", "Mietbeginn", "01.07.2026", "Vertragsende", "30.06.2026"),
        fails: term("de", "Vertragsbeginn", "01.07.2026", "Vertragsende", "30.06.2026")),
      .card(
        passes: term("es", "Desde", "1 de julio de 2026", "Hasta", "30 de junio de 2026"),
        fails: term("es", "Inicio", "1 de julio de 2026", "Fin", "30 de junio de 2026")),
      .card(
        passes: term("it", "Inizio", "1 luglio 2026", "Fine", "30 giugno 2027"),
        fails: term("it", "Inizio", "1 luglio 2026", "Fine", "30 giugno 2026")),
      .card(
        passes: term("pl", "Ważne od", "1 lipca 2026", "Ważne do", "30 czerwca 2027"),
        fails: term("pl", "Ważne od", "1 lipca 2026", "Ważne do", "30 czerwca 2026")),
      .card(
        passes: term("ja", "契約開始日", "2026年7月1日", "契約終了日", "2027年6月30日"),
        fails: term("ja", "契約開始日", "2026年7月1日", "契約終了日", "2026年6月30日")),
      .card(
        passes: term("ko", "시작일", "2026년 7월 1일", "종료일", "2026년 7월 1일"),
        fails: term("ko", "시작일", "2026년 7월 1일", "종료일", "2026년 6월 30일")),
      .card(
        passes: term("ko", "시작일", "2026.07.01", "종료일", "2027.06.30"),
        fails: term("ko", "시작일", "2026.07.01", "종료일", "2026.06.30")),
      .card(
        passes: term("he", "תחילה", "1 ביולי 2026", "סיום", "30 ביוני 2027"),
        fails: term("he", "תחילה", "1 ביולי 2026", "סיום", "30 ביוני 2026")),
      .card(
        passes: term("zh", "开始日期", "2026年7月1日", "结束日期", "2027年6月30日"),
        fails: term("zh", "开始日期", "2026年7月1日", "结束日期", "2026年6月30日")),
    ]
  ) { node, context in
    if context.name(node) == .keyValue { return checkEnd(node, &context) }
    guard let date = context.value(node, .date), let end = context.value(node, .end) else { return }
    let isWrong = readings(node, [date, end], context).contains { isDay($0[0]) && isDay($0[1]) && $0[1] < $0[0] }
    guard isWrong else { return }
    let (first, last) = (context.valueRange(node, .date), context.valueRange(node, .end))
    context.report(
      "This event ends before it begins", at: last,
      // Either day may be mistyped, and be the wrong one alone.
      fixes: context.isBound(date + end)
        ? [] : [Fix("Swap the days", [TextEdit(first, end), TextEdit(last, date)])])
  }
}

/// Reports the day of `node`, which names the end of something, where it is before the one beside it at which that begins.
private func checkEnd(_ node: NodeID, _ context: inout RuleContext) {
  for course in courses {
    guard let name = subject(of: node, course.last, unlike: course.first, context),
      course.last == .ends || name.isEmpty || name == "|"
    else { continue }
    return checkEnd(node, of: name, course, &context)
  }
}

/// Reports the day of `node`, with which `name` takes the last step of its `course`.
private func checkEnd(
  _ node: NodeID, of name: String, _ topics: (first: WordTable.Topic, last: WordTable.Topic),
  _ context: inout RuleContext
) {
  guard let parent = context.parent(node), let end = context.child(node, .value) else { return }
  // A card with more of them is no card any more.
  let pairs = context.sharedDescendants(parent, [.keyValue]).prefix(20)
  let firsts = pairs.filter { subject(of: $0, topics.first, unlike: topics.last, context) == name }
  let lasts = pairs.filter { subject(of: $0, topics.last, unlike: topics.first, context) == name }
  guard firsts.count == 1, lasts == [node], firsts[0] < node, let begin = context.child(firsts[0], .value) else {
    return
  }
  for read in readings(node, [context.text(begin), context.text(end)], context) {
    guard let first = WrittenMoment(read[0], context.language(begin))?.dayInOrder,
      let last = WrittenMoment(read[1], context.language(end))?.dayInOrder, last < first,
      !isAboutMove(node, &context)
    else { continue }
    return context.report("This ends before it begins, on “\(read[0])”", at: context.textRange(end))
  }
}

/// Words with which a key leads to its day: “Ordered on”.
private let on: Set = ["on", "am", "le", "el", "em", "il", "op", "den"]

/// What comes first of something, and what comes of it; of orders those alone of which nothing else is said, as of several the last
/// may not be delivered yet.
private let courses: [(first: WordTable.Topic, last: WordTable.Topic)] = [(.begins, .ends), (.ordered, .handedOver)]

/// Of what the key of `pair` tells when it begins or ends, by words of `topic` and none of `other`: “contract” in “Start of contract”,
/// nothing in “Start” and “Planned start”; nil where it tells no such thing, or of the last order.
private func subject(
  of pair: NodeID, _ topic: WordTable.Topic, unlike other: WordTable.Topic, _ context: RuleContext
) -> String? {
  guard context.value(pair, .each) == nil, let key = context.child(pair, .key) else { return nil }
  let text = context.text(key)
  guard text.utf8.count < 80, !context.isBound(text) else { return nil }
  let wording = context.wording(text, of: key)
  guard let language = wording.language, let around = wording.around(topic),
    !wording.speaks(of: other), topic == .begins || topic == .ends || !wording.speaks(of: .periods)
  else { return nil }
  let (expected, days) = (WordTable.lexicon(.expected, in: language), WordTable.phrases(.dayWords, in: language))
  guard language.setsWordsApart else {
    let unsaid = WordTable.phrases(.expected, in: language).union(days).sorted { $0.count > $1.count }
    return unsaid.reduce(around.before + "|" + around.behind) { $0.replacing($1, with: "") }
  }
  // “Vertragsbeginn” is one word.
  let endings = WordTable.phrases(topic, in: language).filter { $0.first == "*" }.map { $0.dropFirst() }
  let stems = wording.words.compactMap { word in endings.first(where: word.hasSuffix).map { word.dropLast($0.count) } }
  let small = WordTable.grammar(of: language)
  let words = [around.before, around.behind].joined(separator: " ").split { !$0.isLetter }.map(String.init)
  // “Order by”, “Next delivery”: of several, or not yet of one.
  if topic == .ordered || topic == .handedOver,
    !words.allSatisfy({ days.contains($0) || expected?.has($0) == true || on.contains($0) })
  {
    return nil
  }
  let rest =
    words.filter { !small.contains($0) && !days.contains($0) && expected?.has($0) != true }
    + stems.map(String.init).filter { !$0.isEmpty }
  return rest.sorted().joined(separator: " ")
}

/// Whether the card of `node` tells of a day that was changed, so that the new one may be the earlier one.
func isAboutMove(_ node: NodeID, _ context: inout RuleContext) -> Bool {
  var part = node
  // A cell is one of many things on its card, which may tell of all of them.
  while let whole = context.ancestor(
    part, [.card, .plainCard, .tableCard, .hostedCard, .collectionCard, .objectCardView, .objectCell, .contactCell])
  {
    if context.writtenTexts(whole).contains(where: { $0.wording.speaks(of: .moves) }) { return true }
    part = whole
  }
  return false
}

/// A card of something that begins and ends.
private func term(
  _ language: String, _ start: String, _ first: String, _ end: String, _ last: String, title: String = "C-880"
) -> String {
  """
  <Card xmlns="urn:cardwright:1" xml:lang="\(language)" id="c" target="c/1"><Header><Title>\(title)</Title></Header><Body>
  <KeyValue><Key>\(start)</Key><Value>\(first)</Value></KeyValue>
  <KeyValue><Key>\(end)</Key><Value>\(last)</Value></KeyValue></Body></Card>
  """
}

/// Whether `text` is a day such as 2026-12-08; such texts are in the order of the days.
private func isDay(_ text: String) -> Bool {
  text.utf8.count == 10 && text.utf8.allSatisfy { $0.isASCIIDigit || $0 == 0x2D }
}
