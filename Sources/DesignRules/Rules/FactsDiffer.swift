import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A card says one thing of a fact.
  static let factsDiffer = DesignRule(
    "facts-differ", .warning, summary: "Two parts of a card contradict each other",
    explanation: """
      “Due 14 December” in the subtitle and 4 December beside “Due date”: nobody knows which of them holds, and the wrong one is \
      acted on. Say it once, or the same. Asked of days and times that stand behind the same word, of figures with the same name and \
      unit, and of amounts that are the same number in two currencies.
      """,
    sources: ["OWN"], elements: ["Card", "ObjectCardView"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="invoice" target="invoices/4780">
        <Header>
          <Title>Invoice 4780</Title>
          <Subtitle>Nordlager, due 14 December 2026</Subtitle>
        </Header>
        <Body>
          <KeyValue>
            <Key>Due date</Key>
            <Value>14 December 2026</Value>
          </KeyValue>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="invoice" target="invoices/4780">
        <Header>
          <Title>Invoice 4780</Title>
          <Subtitle>Nordlager, due 14 December 2026</Subtitle>
        </Header>
        <Body>
          <KeyValue>
            <Key>Due date</Key>
            <Value>⏩4 December 2026⏪</Value>
          </KeyValue>
        </Body>
      </Card>
      """,
    edges: [
      Edge("Due date", passes: "Delivery date", fails: "Due"),
      Edge("Due date", passes: "First due", fails: "due on"),
      Edge("due 14 December 2026", passes: "until 14 December 2026"),
      Edge("Nordlager, ", passes: "Nordlager,\u{301} ", fails: "Nordlager، "),
      Edge("Nordlager, ", fails: "Nordlager、"),
      Edge(
        "<Key>Due date</Key>\n      <Value>4 December 2026", passes: "<Key>Advance, $500</Key><Value>€500",
        fails: "<Key>Advance, $510</Key><Value>€510", saying: "two currencies"),
      Edge("<Value>4 December 2026", passes: "<Value>14 December", fails: "<Value>13 December 2026"),
      Edge("due 14 December 2026", passes: "14 December 2026", fails: "Due: 14 December 2026"),
      Edge(
        "</KeyValue>", passes: "</KeyValue><KeyValue><Key>Due date</Key><Value>14 December 2026</Value></KeyValue>"),
      Edge(
        "<Value>4 December 2026",
        passes: "<Value>Paid</Value></KeyValue><KeyValue><Key>Fee</Key><Value>€4,250</Value></KeyValue>"
          + "<KeyValue><Key>Cost</Key><Value>$4,205"),
      Edge(
        "<Key>Due date</Key>\n      <Value>4 December 2026",
        passes: "<Key>Fee, $99</Key><Value>€99",
        fails: "<Key>Fee, $101</Key><Value>€101", saying: "two currencies"),
      Edge(
        "<Key>Due date</Key>\n      <Value>4 December 2026", passes: "<Key>Fee, 412 kr</Key><Value>412 crates",
        fails: "<Key>Fee, 412 kr</Key><Value>412 T L", saying: "two currencies"),
      Edge(
        "<Key>Due date</Key>\n      <Value>4 December 2026", passes: "<Key>Fee, 412 EUR</Key><Value>412 EUR",
        fails: "<Key>Fee, 412 EUR</Key><Value>412 USD", saying: "two currencies"),
      Edge(
        "due 14 December 2026</Subtitle>\n  </Header>\n  <Body>\n    <KeyValue>\n      <Key>Due date</Key>\n      <Value>4 December 2026",
        passes:
          "open</Subtitle></Header><ExtendedHeader><KPI caption=\"Open\" unit=\"€\">3,410.00</KPI></ExtendedHeader><Body>"
          + "<KeyValue><Key>Open</Key><Value>3,410 €",
        fails:
          "open</Subtitle></Header><ExtendedHeader><KPI caption=\"Open\" unit=\"€\">3,410.00</KPI></ExtendedHeader><Body>"
          + "<KeyValue><Key>Open</Key><Value>3,140 €"),
      Edge("Nordlager, due", passes: "Nordlager, originally due"),
      .card(
        passes: days("Was due 14 March 2026", "Now due 21 March 2026"),
        fails: days("Due 14 March 2026", "Due on 21 March 2026")),
      .card(
        passes: days("Bisher fällig: 14. März 2026", "Neu fällig: 21. März 2026", language: "de"),
        fails: days("Fällig: 14. März 2026", "Fällig am 21. März 2026", language: "de")),
      .card(passes: departure("Until boarding", "0:35"), fails: departure("Boarding", "16:35")),
      .card(passes: departure("Boarding", "0:35", format: "duration"), fails: departure("Boarding at", "16:35")),
    ]
  ) { node, context in
    let facts = Fact.all(in: node, &context)
    guard facts.count > 1 else { return }
    let counts: [Fact.Kind: Int] = facts.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    for (place, fact) in facts.enumerated() {
      for other in facts[..<place] {
        guard let problem = fact.contradiction(of: other) else { continue }
        // Several of one kind are about several things.
        guard problem == .currency || counts[fact.kind] == 1 && counts[other.kind] == 1 else { continue }
        return context.report(
          problem == .currency
            ? "The same number stands in two currencies here, in “\(other.text(context))” before"
            : "“\(other.text(context))” says something else", at: context.textRange(fact.statement.part))
      }
    }
  }
}

/// What may say something of a day, a time or an amount.
///
/// It is not read yet, as most say nothing that another part says, too.
private struct Statement {
  let part: NodeID
  /// The kind of part.
  let holder: ElementName
  /// The words before it.
  let name: String
  let written: String
  /// What it is told of: the words of ``name`` without those of any day, in one order; known once it is compared with others.
  private(set) var label = ""

  init(_ part: NodeID, _ name: String, _ written: String, _ context: RuleContext) {
    (self.part, self.name, self.written) = (part, name, written)
    holder = context.name(part)
  }

  /// The same with its ``label``.
  private func labelled(_ context: RuleContext) -> Statement {
    if name.isEmpty { return self }
    let known = context.language(part)?.language ?? .en
    let (grammar, days) = (WordTable.grammar(of: known), WordTable.phrases(.dayWords, in: known))
    // “Was due” and “now due” are two days, and “until boarding” is no time of day.
    let telling = WordTable.phrases(.otherTimes, in: known)
    let words = name.lowercasedWords().filter { telling.contains($0) || !grammar.contains($0) && !days.contains($0) }
    var labelled = self
    labelled.label = Set(words).sorted().joined(separator: " ")
    return labelled
  }

  /// Whether both are told of the same, in parts of two kinds.
  func isSame(_ other: Statement) -> Bool { !label.isEmpty && label == other.label && holder != other.holder }

  /// Whether an amount of three digits with its currency may stand there.
  var mayBeMoney: Bool {
    let texts = [name, written]
    let digits = texts.reduce(0) { $0 + $1.utf8.count { $0 >= 0x80 || $0.isASCIIDigit } }
    return digits > 2 && texts.contains(where: Quantity.mayHaveCurrency(in:))
  }

  /// Those that may contradict another.
  static func worthReading(_ statements: [Statement], _ context: RuleContext) -> [Statement] {
    let money = statements.map { $0.mayBeMoney }
    let isMoneyTwice = money.count { $0 } > 1
    // Parts of one kind are about several things.
    guard isMoneyTwice || statements.contains(where: { $0.holder != statements[0].holder }) else { return [] }
    let statements = statements.map { $0.labelled(context) }
    return statements.indices.filter { index in
      isMoneyTwice && money[index] || statements.contains { $0.isSame(statements[index]) }
    }.map { statements[$0] }
  }
}

/// Something that a card says of a day, a time or an amount.
private struct Fact {
  enum Problem { case value, currency }

  let statement: Statement
  let moment: WrittenMoment?
  let quantity: Quantity?

  /// How `other` contradicts it; nil where it does not.
  func contradiction(of other: Fact) -> Problem? {
    if let quantity, let before = other.quantity {
      let (own, others) = (quantity.currencies, before.currencies)
      // Two things may cost the same round sum.
      let isTelling =
        quantity.value.truncatingRemainder(dividingBy: 100) != 0
        || !statement.label.isEmpty && statement.label == other.statement.label
      if quantity.value >= 100, isTelling, quantity.value == before.value, !own.isEmpty, !others.isEmpty,
        own.isDisjoint(with: others)
      {
        return .currency
      }
      guard statement.isSame(other.statement), quantity.unit == before.unit, !quantity.unit.isEmpty else { return nil }
      return quantity.value == before.value ? nil : .value
    }
    guard statement.isSame(other.statement), let moment, let before = other.moment, moment.form == before.form else {
      return nil
    }
    return moment.place == before.place ? nil : .value
  }

  /// What it is told of, and by which kind of part.
  struct Kind: Hashable {
    var label: String
    var holder: ElementName
  }

  var kind: Kind { Kind(label: statement.label, holder: statement.holder) }

  /// What a person reads there.
  func text(_ context: RuleContext) -> String {
    Self.isName(statement.holder) ? statement.name + ": " + statement.written : context.text(statement.part)
  }

  /// Whether the name of such a part stands beside it, so that it is one amount and no sentence.
  private static func isName(_ holder: ElementName) -> Bool { holder == .kpi || holder == .value }

  /// The facts of a card that its author wrote, without those of rows, which are about other things.
  static func all(in card: NodeID, _ context: inout RuleContext) -> [Fact] {
    var statements: [Statement] = []
    for kpi in context.sharedDescendants(card, [.kpi]).prefix(most) {
      // A length of time is no time of day.
      if context.value(kpi, .format) == "duration" { continue }
      let parts = [context.value(kpi, .leadingUnit) ?? "", context.text(kpi), context.value(kpi, .unit) ?? ""]
      let written = parts.filter { !$0.isEmpty }.joined(separator: " ")
      statements.append(Statement(kpi, context.value(kpi, .caption) ?? "", written, context))
    }
    for text in context.writtenTexts(card) where statements.count < most {
      guard text.text.hasNumber, context.ancestor(text.part, rows) == nil
      else { continue }
      guard context.name(text.part) != .value else {
        let key = context.parent(text.part).flatMap { context.child($0, .key) }
        statements.append(Statement(text.part, key.map(context.text) ?? "", text.text, context))
        continue
      }
      let isOne = !text.text.utf8.contains { $0 >= 0x80 || $0 == 0x2C || $0 == 0x3B || $0 == 0x7C }
      let lines = isOne ? [text.text[...]] : text.text.split(atAny: ";·•|").flatMap(parts)
      for line in lines.prefix(most) {
        let words = line.split(separator: " ")
        // Written texts have one space between their words (`CollapsedText`).
        let name = words.prefix { !$0.hasNumber }
        let rest = words.dropFirst(name.count)
        statements.append(
          Statement(
            text.part, String(Self.whole(name, of: line)), String(rest.isEmpty ? line : Self.whole(rest, of: line)),
            context))
      }
    }
    return Statement.worthReading(statements, context).compactMap { Fact($0, context) }
  }

  /// `words`, which stand one behind the other in `line`, as they stand there.
  private static func whole(_ words: ArraySlice<Substring>, of line: Substring) -> Substring {
    words.first.flatMap { first in words.last.map { line[first.startIndex..<$0.endIndex] } } ?? ""
  }

  /// What stands between commas that are none of numbers.
  private static func parts(_ line: Substring) -> [Substring] {
    // Most have none: those beyond ASCII begin with these bytes.
    guard line.utf8.contains(where: { $0 == 0x2C || $0 == 0xD8 || $0 == 0xE3 }) else { return [line] }
    var (found, start): ([Substring], String.Index) = ([], line.startIndex)
    for index in line.indices where [",", "،", "、"].contains(line[index]) {
      let next = line.index(after: index)
      guard next == line.endIndex || !line[next].isNumber else { continue }
      found.append(line[start..<index])
      start = next
    }
    return found + [line[start...]]
  }

  /// Reads `statement`; nil where it is neither a moment nor an amount.
  private init?(_ statement: Statement, _ context: RuleContext) {
    self.statement = statement
    let language = context.language(statement.part)
    moment = WrittenMoment(statement.written, language)
    quantity =
      moment != nil
      ? nil
      : Self.quantity(
        in: statement.written, behind: statement.name, Self.isName(statement.holder), NumberFormat(language))
    if moment == nil, quantity == nil { return nil }
  }

  /// The amount that `written` is or begins with; in a sentence money alone is one.
  private static func quantity(
    in written: String, behind name: String, _ isName: Bool, _ format: NumberFormat
  ) -> Quantity? {
    // What follows an amount in a sentence is not of it.
    let tokens = written.split(separator: " ").prefix(2)
    let first = tokens.first.map(String.init) ?? ""
    let last = name.split(separator: " ").last.map(String.init) ?? ""
    var tried: [String] = []
    for trial in [written, tokens.joined(separator: " "), first, last + " " + first] {
      let trial = String(trial.trimmingSuffix { ".!?".contains($0) })
      guard !tried.contains(trial) else { continue }
      tried.append(trial)
      if let quantity = Quantity(trial, format), isName || !quantity.currencies.isEmpty { return quantity }
    }
    return nil
  }
}

/// A card with a key figure about the time of boarding, and that time.
private func departure(_ caption: String, _ figure: String, format: String = "number") -> String {
  """
  <Card xmlns="urn:cardwright:1" id="f" target="f/1"><Header><Title>LX 318</Title></Header>
  <ExtendedHeader><KPI format="\(format)" caption="\(caption)">\(figure)</KPI></ExtendedHeader>
  <Body><KeyValue><Key>Boarding</Key><Value>17:05</Value></KeyValue></Body></Card>
  """
}

/// A card view with two lines that tell of days.
private func days(_ subtitle: String, _ footnote: String, language: String = "en") -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" xml:lang="\(language)" id="o"><Title>4780</Title>
  <Subtitle>\(subtitle)</Subtitle><Footnote>\(footnote)</Footnote></ObjectCardView>
  """
}

/// A card of more facts, or a line of them, is no card any more.
private let most = 60

/// What holds facts of things of its own.
private let rows: [ElementName] = [
  .objectCell, .contactCell, .tableRow, .timelineEntry, .event, .series, .pin, .emptyState, .scenario,
]
