import BundledData
import CardModel
import DesignRules
import JSON
import SchemaReader
import SourceText
import TestSupport
import Testing
import XMLSyntax

/// What the rules find where cards read samples.
@Suite struct SampleFindingTests {
  private static let knowledge = Result {
    RuleKnowledge(
      schema: try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) }))
  }

  private static let sample = """
    {"currency": "EUR", "none": [], "orders": [
      {"title": "Pump", "hours": 12, "due": "2026-03-14", "state": "negative", "plant": {"name": "Hall 3"}, "done": "half"},
      {"title": "Fan", "hours": "soon", "due": null, "state": "", "plant": {"name": "Hall 2"}},
      {"title": "Belt", "hours": 4, "due": "today", "state": "open", "plant": {}}]}
    """

  /// The findings in `body` of a list over the sample, as “code: message → fix”, and that each stands at ⏩…⏪.
  private func found(
    _ body: String, sample reference: String = "s.json", _ others: [String: String] = [:],
    _ location: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let marked = MarkedText(#"<CardList xmlns="urn:cardwright:1" sample="\#(reference)">\#(body)</CardList>"#)
    let files = ["s.json": Self.sample, "broken.json": "[1,\n 2,]"].merging(others) { $1 }.mapValues { Array($0.utf8) }
    let values = files.compactMapValues { try? JSONParser.parse($0) }
    let found = DesignRule.diagnostics(
      in: XMLParser.parse(SourceText(marked.text)), knowledge: try Self.knowledge.get(),
      files: RuleFiles(
        exists: { files[$0] != nil }, sample: { values[$0] },
        sampleProblem: { path in files[path].flatMap { SampleProblem($0) } })
    ).filter { finding in ["binding-", "sample-", "each-"].contains { finding.kind.code.hasPrefix($0) } }
    if let selection = marked.selection, let first = found.first {
      #expect(
        first.range == ByteRange(selection.lowerBound, selection.upperBound), sourceLocation: location)
    }
    return found.map {
      "\($0.kind.code): \($0.message)" + ($0.fixes.first.map { " → \($0.edits[0].replacement)" } ?? "")
    }
  }

  /// The codes of what rules that ask for lists and states find in `body`, which reads `sample`.
  private func listed(_ body: String, _ sample: String) throws -> [String] {
    let values = try ["s.json": JSONParser.parse(Array(sample.utf8))]
    let text =
      #"<Card xmlns="urn:cardwright:1" id="a" sample="s.json" target="a"><Header><Title>4711</Title></Header>"#
      + "<Body>\(body)</Body></Card>"
    let codes: Set = [
      "timeline-order", "chart-shares-sum", "column-values", "state-hidden", "chart-order", "icon-placeholder",
      "unknown-icon", "binding-type", "pin-swapped", "see-all-total", "image-alt-other",
      "column-numbers", "table-total", "numeric-order", "chart-axis-range", "chart-kind", "chart-categories",
      "chart-point", "kpi-numeric",
    ]
    return DesignRule.diagnostics(
      in: XMLParser.parse(SourceText(text)), knowledge: try Self.knowledge.get(),
      files: RuleFiles(exists: { values[$0] != nil }, sample: { values[$0] }, sampleProblem: { _ in nil })
    ).map(\.kind.code).filter(codes.contains)
  }

  @Test func whatIsRepeatedIsAskedWithTheValuesOfTheSample() throws {
    let steps =
      #"<Timeline><TimelineEntry each="{s}" state="{k}"><Timestamp>{t}</Timestamp><Title>A</Title></TimelineEntry></Timeline>"#
    func step(_ time: String, _ state: String = "complete") -> String { #"{"t": "\#(time)", "k": "\#(state)"}"# }
    func sample(_ steps: String...) -> String { #"{"s": [\#(steps.joined(separator: ","))]}"# }
    #expect(try listed(steps, sample(step("9:15"), step("7:15"), step("11:15"))) == ["timeline-order"])
    #expect(try listed(steps, sample(step("9:15"), step("10:15", "open"), step("11:15"))) == ["timeline-order"])
    #expect(try listed(steps, sample(step("9:15"), step("10:15"), step("11:15", "open"))) == [])
    #expect(try listed(steps, #"{"s": []}"#) == [])

    let shares =
      #"<Chart type="donut" label="Shares in percent"><Series><Point each="{s}" value="{v}">{n}</Point></Series></Chart>"#
    func share(_ value: Int) -> String { #"{"n": "A", "v": \#(value)}"# }
    #expect(try listed(shares, sample(share(60), share(60), share(60))) == ["chart-shares-sum"])
    #expect(try listed(shares, sample(share(60), share(40))) == [])

    let months = #"<Chart type="line" label="Visits"><Series><Point each="{s}" value="1">{n}</Point></Series></Chart>"#
    func month(_ name: String) -> String { #"{"n": "\#(name)"}"# }
    #expect(try listed(months, sample(month("Jan"), month("Mar"), month("Feb"), month("Apr"))) == ["chart-order"])
    #expect(try listed(months, sample(month("Jan"), month("Feb"), month("Mar"))) == [])
  }

  @Test("Totals, numbers of cells and values of charts are asked as people read them")
  func boundFigures() throws {
    let costs = """
      <DataTable label="A"><Column width="infinity">Item</Column><Column type="currency">Amount</Column>\
      <TableRow each="{s}"><Cell>{n}</Cell><Cell>{v}</Cell></TableRow>\
      <TableRow><Cell>Total</Cell><Cell>702.00 €</Cell></TableRow></DataTable>
      """
    func amounts(_ last: String) -> String { #"{"s": [{"n": "A", "v": "482.00 €"}, {"n": "B", "v": "\#(last) €"}]}"# }
    #expect(try listed(costs, amounts("120.00")) == ["table-total"])
    #expect(try listed(costs, amounts("220.00")) == [])
    // A cell behind one that names its column stands in the next, as it is drawn.
    let named = costs.replacing("<Column width", with: #"<Column id="i" width"#)
      .replacing("<Cell>{n}", with: #"<Cell column="i">{n}"#)
    #expect(try listed(named, amounts("120.00")) == ["table-total"])

    let steps = """
      <ObjectCellList id="b"><ObjectCell each="{s}" target="a"><NumericLabel><Number>{n}</Number></NumericLabel>\
      <Title>A</Title></ObjectCell></ObjectCellList>
      """
    func numbers(_ numbers: Int...) -> String {
      #"{"s": [\#(numbers.map { #"{"n": \#($0)}"# }.joined(separator: ","))]}"#
    }
    #expect(try listed(steps, numbers(1, 3, 2, 4)) == ["numeric-order"])
    #expect(try listed(steps, numbers(1, 2, 3, 4)) == [])

    func chart(_ type: String, _ axis: String = "", _ more: String = "") -> String {
      #"<Chart type="\#(type)" label="A">\#(axis)<Series><Label>A</Label><Point each="{s}" value="{v}">{n}</Point></Series>"#
        + more + #"<CategoryAxis labels="all"/></Chart>"#
    }
    func values(_ values: Int...) -> String {
      let points = values.enumerated().map { #"{"n": "Hall \#($0)", "v": \#($1)}"# }
      return #"{"most": 4, "s": [\#(points.joined(separator: ","))]}"#
    }
    let axis = #"<ValueAxis labels="2" maximum="{most}"/>"#
    #expect(try listed(chart("column", axis), values(3, 5)) == ["chart-axis-range"])
    #expect(try listed(chart("column", axis), values(3, 4)) == [])
    #expect(try listed(chart("donut"), values(3, -1)) == ["chart-kind"])
    #expect(try listed(chart("donut"), values(3, 0)) == [])
    let bubbles = chart("bubble").replacing(#"value="{v}""#, with: #"value="1" x="2" size="{v}""#)
    #expect(try listed(bubbles, values(3, 0)) == ["chart-point"])
    #expect(try listed(bubbles, values(3, 1)) == [])
    let downtime = #"<KPI format="duration" caption="Down">{d}</KPI>"#
    #expect(try listed(downtime, #"{"d": 135}"#) == ["kpi-numeric"])
    #expect(try listed(downtime, #"{"d": "2:15"}"#) == [])
    let other = #"<Series><Label>B</Label><Point value="2">Hall 1</Point></Series>"#
    #expect(try listed(chart("column", "", other), values(3, 4)) == ["chart-categories"])
    #expect(try listed(chart("column", "", other.replacing("Hall 1", with: "Hall 0")), values(3, 4)) == [])
  }

  @Test func pinsAndTimesAreAskedAsTheSampleHasThem() throws {
    let map = #"<Map label="A" height="120"><Pin each="{s}" latitude="{a}" longitude="{o}">{n}</Pin></Map>"#
    func pins(_ last: String) -> String {
      #"{"s": [{"n": "A", "a": 53.5511, "o": 9.9937}, {"n": "B", "a": 53.5503, "o": 10.0006}, {"n": "C", \#(last)}]}"#
    }
    #expect(try listed(map, pins(#""a": 9.9663, "o": 53.5459"#)) == ["pin-swapped"])
    #expect(try listed(map, pins(#""a": 53.5459, "o": 9.9663"#)) == [])

    let times = """
      <DataTable label="A"><Column width="infinity">Gate</Column><Column type="time">Time</Column>\
      <TableRow each="{s}"><Cell>{n}</Cell><Cell>{t}</Cell></TableRow></DataTable>
      """
    func time(_ text: String) -> String { #"{"s": [{"n": "A", "t": "06:00"}, {"n": "B", "t": "\#(text)"}]}"# }
    #expect(try listed(times, time("26:15")) == ["column-values"])
    #expect(try listed(times, time("06:15")) == [])
  }

  @Test func aTotalThatIsBoundIsNotSmallerThanTheList() throws {
    let list = """
      <ObjectCellList id="b"><ObjectCell each="{s}" target="a"><Title>{n}</Title></ObjectCell>\
      <SeeAll target="c" total="{t}">See all</SeeAll></ObjectCellList>
      """
    func sample(_ total: String) -> String { #"{"t": \#(total), "s": [{"n": "A"}, {"n": "B"}, {"n": "C"}]}"# }
    #expect(try listed(list, sample("2")) == ["see-all-total"])
    #expect(try listed(list, sample("3")) == [])
    #expect(try listed(list.replacing(#"id="b""#, with: #"id="b" limit="2""#), sample("2")) == [])
    #expect(try listed(list, #"{"s": [{"n": "A"}]}"#) == [])
  }

  @Test func whoIsDescribedBesideJobsIsNobodyElse() throws {
    let list = """
      <ObjectCellList id="b"><ObjectCell each="{s}" target="a"><DetailImage initials="{i}" represents="person" \
      alt="Miriam Berger"/><Title>{n}</Title></ObjectCell></ObjectCellList>
      """
    func sample(_ third: String) -> String {
      #"{"s": [{"n": "Ana Silva", "i": "A"}, {"n": "Seal of hall 3", "i": "B"}, {"n": "\#(third)", "i": "C"}]}"#
    }
    #expect(try listed(list, sample("Jonas Weber")) == ["image-alt-other"])
    #expect(try listed(list, sample("Replace valve")) == [])
  }

  @Test func iconsThatTheSampleNamesAreKnown() throws {
    let label = #"<Text>A</Text></Body><Footer><Action id="b" icon="{i}">Call</Action></Footer><Body>"#
    func icon(_ name: String) throws -> [String] { try listed(label, #"{"i": "\#(name)"}"#) }
    #expect(try icon("actions.phone") == [])
    #expect(try icon("sf:phone.fill") == ["icon-placeholder"])
    #expect(try icon("actions.fone") == ["unknown-icon"])
    #expect(try listed(label, "{}") == [])
  }

  @Test func boundCellsAndStatesAreAskedAsWrittenOnes() throws {
    let table = """
      <DataTable label="A"><Column width="infinity">Part</Column><Column type="number">Stock</Column>\
      <TableRow each="{s}"><Cell>{n}</Cell><Cell>{q}</Cell></TableRow></DataTable>
      """
    func rows(_ values: String...) -> String {
      #"{"s": [\#(values.map { #"{"n": "A", "q": "\#($0)"}"# }.joined(separator: ","))]}"#
    }
    #expect(try listed(table, rows("12", "many")) == ["column-values"])
    #expect(try listed(table, rows("12", "On request")) == [])
    #expect(try listed(table, rows("On request", "Sold out")) == ["binding-type"])
    let cells =
      #"<ObjectCellList id="b"><ObjectCell each="{s}" target="a"><Title>A</Title><Footnote>{f}</Footnote></ObjectCell></ObjectCellList>"#
    func notes(_ note: String) -> String { #"{"s": [{"f": "Hall 4"}, {"f": "\#(note)"}]}"# }
    #expect(try listed(cells, notes("Overdue")) == ["state-hidden"])
    #expect(try listed(cells, notes("Hall 5")) == [])
    #expect(
      try listed(cells.replacing("{f}", with: "Status: {f}"), #"{"s": [{"f": "stopped"}]}"#) == ["state-hidden"])
  }

  @Test func whatEachRecordSaysOfAColumnIsToldOnce() throws {
    let values = try [
      "s.json": JSONParser.parse(Array(#"{"s": [{"a": "1,412.00", "b": "390.00"}, {"a": "12.00", "b": "8.50"}]}"#.utf8))
    ]
    let card = """
      <CardList xmlns="urn:cardwright:1" sample="s.json"><Card each="{s}"><Header><Title>Costs</Title></Header><Body>\
      <DataTable label="Costs"><Column width="infinity">Item</Column><Column>Amount</Column>\
      <TableRow><Cell>Flight</Cell><Cell>{a}</Cell></TableRow><TableRow><Cell>Hotel</Cell><Cell>{b}</Cell></TableRow>\
      </DataTable></Body></Card></CardList>
      """
    let found = DesignRule.diagnostics(
      in: XMLParser.parse(SourceText(card)), knowledge: try Self.knowledge.get(),
      files: RuleFiles(exists: { values[$0] != nil }, sample: { values[$0] }, sampleProblem: { _ in nil }))
    #expect(found.filter { $0.kind.code == "column-numbers" }.count == 1)
  }

  private func each(_ body: String) -> String { #"<Card each="{orders}"><Header>\#(body)</Header></Card>"# }

  @Test func aPathThatIsNowhereIsTold() throws {
    #expect(
      try found(each("<Title>{title} {currency}</Title>")) == [
        "binding-unknown: The sample has no “currency” here; did you mean “/currency”? → /currency"
      ])
    #expect(
      try found(each("<Title>A {⏩titel⏪} of {title}</Title>")) == [
        "binding-unknown: The sample has no “titel” here; did you mean “title”? → title"
      ])
    #expect(
      try found(each("<Title>{name}</Title>")) == [
        "binding-unknown: The sample has no “name” here; did you mean “plant/name”? → plant/name"
      ])
    #expect(
      try found(each("<Title>{{titel}} {title} {/currency} {plant}</Title>")).map { $0.prefix(12) } == ["binding-type"])
  }

  @Test func aCellReadsWhatItsColumnHolds() throws {
    func table(_ type: String, _ cell: String, _ attribute: String = "") -> String {
      #"<Card><Header><Title>x</Title></Header><Body><DataTable><Column>A</Column><Column id="c" type="\#(type)">B</Column>"#
        + #"<TableRow each="{orders}"><Cell>{title}</Cell><Cell\#(attribute)>\#(cell)</Cell></TableRow></DataTable></Body></Card>"#
    }
    #expect(
      try found(table("number", "{⏩title⏪}")).map { $0.prefix(86) } == [
        "binding-type: “Pump”, which the sample has for “title”, is no number, which the column"
      ])
    // One record of several may say why it has none.
    #expect(try found(table("number", "{hours}")) == [])
    #expect(try found(table("date", "{due}")) == [])
    #expect(try found(table("date", "{hours}")).map { $0.prefix(17) } == ["binding-type: “12"])
    #expect(
      try found(
        table("number", "{day}"), sample: "d.json", ["d.json": #"{"orders": [{"title": "x", "day": "2026-03-14"}]}"#]
      )
      .map { $0.prefix(19) } == ["binding-type: “2026"])
    func told(_ type: String, _ first: String, _ second: String) throws -> [String] {
      let orders = #"{"orders": [{"title": "x", "at": "\#(first)"}, {"title": "y", "at": "\#(second)"}]}"#
      return try found(table(type, "{at}"), sample: "t.json", ["t.json": orders]).map { String($0.prefix(22)) }
    }
    #expect(try told("date", "06:30", "16:45") == ["binding-type: “06:30”,"])
    #expect(try told("date", "06:30", "2026-03-14") == [])
    #expect(try told("number", "06:30", "16:45") == [])
    #expect(try told("time", "06:30", "16:45") == [])
    #expect(try found(table("text", "{hours}")) == [])
    #expect(
      try found(table("number", "{/a}"), sample: "a.json", ["a.json": #"{"a": "n/a", "orders": [{"title": "x"}]}"#])
        == [])
    #expect(
      try found(
        table("date", "{⏩hours⏪}"), sample: "d.json",
        ["d.json": #"{"orders": [{"title": "Pump", "hours": "late", "due": "2026-03-14"}]}"#])
        == [
          "binding-type: “late”, which the sample has for “hours”, is no date, which the column holds; did you mean “due”? → due"
        ])
  }

  @Test("A path is offered that has a value in every record, and is near by its name or by what it is for")
  func aPathIsNear() throws {
    let orders = """
      {"orders": [{"person": "Ana", "priorityKind": "negative", "ref": null, "qty": 4, "qtyText": "four", "price": 12},
        {"person": "Bo", "priorityKind": "critical", "ref": "", "qty": 3, "qtyText": "three", "price": 9}]}
      """
    func told(_ part: String, _ sample: String = orders) throws -> [String] {
      try found(
        #"<ObjectCardView each="{orders}"><Title>A</Title>\#(part)</ObjectCardView>"#, sample: "o.json",
        ["o.json": sample]
      ).map { finding in finding.ranges(of: "; did").first.map { String(finding[$0.upperBound...]) } ?? "" }
    }
    #expect(
      try told(#"<Status kind="{⏩person⏪}">A</Status>"#) == [
        " you mean “priorityKind”? → priorityKind"
      ])
    #expect(try told(#"<Rating value="{⏩qtyText⏪}"/>"#) == [" you mean “qty”? → qty"])
    let without = #"{"orders": [{"person": "Ana", "ref": null}, {"person": "Bo", "ref": ""}]}"#
    #expect(try told(#"<Status kind="{⏩person⏪}">A</Status>"#, without) == [""])
  }

  @Test(arguments: [
    (1e21, "1000000000000000000000"), (-2.5e16, "-25000000000000000"), (1.25e-7, "0.000000125"), (1e-8, "0.00000001"),
    (12.5, "12.5"), (40, "40"), (1e300, "1e+300"),
  ])
  func numbersHaveNoExponentThatPeopleMustRead(_ number: Double, _ text: String) {
    #expect(SampleScope.text(.number(number)) == text)
  }

  @Test func namesAreReadAndWrittenAsXMLHasThem() throws {
    let sample = #"{"R&D": "x", "a<b": "<", "Say \"hi\"": 1, "it's": 2, "net.weight": 3}"#
    func first(_ body: String) throws -> [String] { try found(body, sample: "names.json", ["names.json": sample]) }
    #expect(try first("<Header><Title>{R&amp;D} {a&lt;b}</Title></Header>") == [])
    #expect(
      try first("<Header><Title>{⏩R&amp;E⏪}</Title></Header>") == [
        "binding-unknown: The sample has no “R&E” here; did you mean “R&D”? → R&amp;D"
      ])
    #expect(
      try first(#"<Card target="{say &quot;h&quot;}"/>"#).first?.hasSuffix("→ Say &quot;hi&quot;") == true)
    #expect(try first("<Card target='{its}'/>").first?.hasSuffix("→ it&apos;s") == true)
    #expect(
      try first("<Header><Title>{⏩net.weight⏪}</Title></Header>") == [
        "binding-unknown: No binding reaches “net.weight”, as . and / divide the steps of a path; rename it in the sample"
      ])
    #expect(try first("<Header><Title>{net_weight}</Title></Header>").map { $0.contains("net.") } == [false])
  }

  /// Each binding that is wrong has its finding in a sample of a megabyte: what it could mean is gathered once.
  @Test func manyWrongBindingsInALargeSampleAreTold() throws {
    let records = (0..<14_000).map { #"{"title": "Pump \#($0)", "plant": {"name": "Hall \#($0)", "code": "H\#($0)"}}"# }
    let sample = "[" + records.joined(separator: ",\n") + "]"
    let body = (0..<200).map { "<Text>{titl\($0 % 10)}</Text>" }.joined()
    let card = #"<Card each="{.}"><Header><Title>{title}</Title></Header><Body>\#(body)</Body></Card>"#
    let told = try found(card, sample: "large.json", ["large.json": sample])
    #expect(told.count == 200 && told.allSatisfy { $0.hasSuffix("did you mean “title”? → title") })
  }

  @Test func aPathThatSomeRecordsHaveIsAHint() throws {
    #expect(
      try found(each("<Title>{⏩plant/name⏪}</Title>")) == [
        "binding-partial: 2 of 3 records have “plant/name”; the others show the braces"
      ])
    #expect(
      try found(each(#"<DetailImage src="{⏩plant/name⏪}" initials="AB" alt=""/><Title>A</Title>"#)) == [
        "binding-partial: 2 of 3 records have “plant/name”; the others lack it"
      ])
    #expect(try found(each("<Title>{due}</Title>")) == [], "a value may be null")
  }

  @Test func aValueHasTheTypeOfItsPlace() throws {
    let status = try found(
      each(#"<Title>A</Title>"#)
        + #"<Card each="{orders}"><ExtendedHeader><Row><Status kind="{⏩state⏪}">x</Status></Row></ExtendedHeader></Card>"#
    )
    #expect(
      status.count == 1 && status[0].hasPrefix("binding-type: “open”, which the sample has for “state”, is not allowed")
    )
    let ring = #"<Card each="{orders}"><Body><ProgressKPI value="{⏩hours⏪}" caption="x"/></Body></Card>"#
    #expect(try found(ring).first?.contains("“soon”") == true)
    #expect(try found(ring.replacing("hours", with: "done")).count == 2, "a type and a record without it")
    #expect(try found(ring.replacing("⏩hours⏪", with: "/orders/0/hours")) == [])
  }

  @Test func aPartIsRepeatedForAList() throws {
    let card = #"<Card each="{⏩orders/0⏪}"><Header><Title>{title}</Title></Header></Card>"#
    #expect(
      try found(card) == [
        "each-list: “orders/0” is an object, and no list to repeat this for; did you mean “orders”? → orders"
      ])
    #expect(try found(#"<Card each="{none}"><Header><Title>{anything}</Title></Header></Card>"#) == [])
  }

  @Test("Where a sample is a list and no item of it, the item is to be named")
  func aListIsNoRecord() throws {
    func told(_ sample: String, _ body: String = "<Card><Header><Title>{⏩title⏪}</Title></Header></Card>") throws
      -> [String]
    {
      try found(body, sample: sample, ["l.json": #"[{"title": "Pump"}, {"title": "Fan"}]"#, "none.json": "[]"])
    }
    let words = "is a list; name the item that “title” is read from"
    #expect(try told("l.json") == ["binding-unknown: “l.json” \(words): “l.json#/0” → l.json#/0"])
    #expect(try told("l.json#") == ["binding-unknown: “l.json#” \(words): “l.json#/0” → l.json#/0"])
    #expect(
      try told("s.json#/orders") == [
        "binding-unknown: “s.json#/orders” \(words): “s.json#/orders/0” → s.json#/orders/0"
      ])
    #expect(try told("none.json") == ["binding-unknown: The sample has no “title” here"])
    #expect(
      try told("l.json", #"<Card each="{.}"><Header><Title>{titel}</Title></Header></Card>"#).map {
        $0.hasSuffix("→ title")
      } == [true])
    #expect(
      try told("l.json", "<Card><Header><Title>{2/title}</Title></Header></Card>").map {
        $0.hasPrefix("binding-unknown: The sample has no “2/title” here")
      } == [true])
    // Another item than the list would leave the part that is repeated for it without items.
    let heading = "<Card><Header><Title>{⏩title⏪}</Title></Header></Card>"
    let beside = try told("l.json", heading + #"<Card each="{.}"><Header><Title>{title}</Title></Header></Card>"#)
    #expect(beside.map { $0.hasPrefix("binding-unknown: The sample has no “title” here") } == [true])
  }

  @Test func theSampleIsLookedAt() throws {
    #expect(
      try found("", sample: "s.json#⏩/orders/3⏪") == [
        "sample-place: “s.json” has nothing at “/orders/3”: the list ends with /2 → /orders/2"
      ])
    #expect(
      try found("", sample: "s.json#/order") == [
        "sample-place: “s.json” has nothing at “/order”: there is no “order”; did you mean “orders”? → /orders"
      ])
    #expect(
      try found("", sample: "s.json#/orders/plant") == [
        "sample-place: “s.json” has nothing at “/orders/plant”: a list stands there; name an item, /0 to /2 → /orders/0/plant"
      ])
    #expect(
      try found("", sample: "s.json#/orders/title") == [
        "sample-place: “s.json” has nothing at “/orders/title”: a list stands there; name an item, /0 to /2 → /orders/0"
      ])
    #expect(
      try found("", sample: "s.json#/orders/plant/name").map { $0.hasSuffix(" → /orders/0/plant") } == [true],
      "a text is no record")
    #expect(
      try found("<Title>{x}</Title>", sample: "⏩broken.json⏪").map { $0.prefix(60) } == [
        "sample-unreadable: “broken.json” is no JSON: in line 2, colu"
      ])
    #expect(try found(each("<Title>{nothing}</Title>"), sample: "missing.json") == [], "file-missing tells it")
  }

  // MARK: JSON Schema

  private static let schema = """
    {"$defs": {
       "order": {"type": "object", "required": ["title"], "properties": {
         "title": {"type": "string"}, "state": {"enum": ["negative", "open"]}, "kind": {"enum": ["negative", "critical"]},
         "hours": {"type": "integer"}, "plant": {"$ref": "#/$defs/plant"}, "due": {"type": "string", "format": "date"},
         "parts": {"type": "array", "items": {"$ref": "#/$defs/order"}}, "free": {}, "loop": {"$ref": "#/$defs/loop"}}},
       "plant": {"type": "object", "properties": {"name": {"type": "string"}}, "additionalProperties": false},
       "loop": {"$ref": "#/$defs/loop"}},
     "type": "array", "items": {"$ref": "#/$defs/order"}}
    """

  /// The findings of a card for each record of `sample`, which has a schema.
  private func judged(_ body: String, _ sample: String = #"[{"title": "Pump"}]"#) throws -> [String] {
    try found(
      #"<Card each="{.}">\#(body)</Card>"#, sample: #"o.json" schema="schema.json"#,
      ["o.json": sample, "schema.json": Self.schema])
  }

  @Test func aPathThatTheSchemaDoesNotHaveIsTold() throws {
    let sample = #"[{"title": "Pump", "titel": "Pump", "plant": {"name": "Hall"}, "free": {"any": 1}, "loop": 1}]"#
    #expect(
      try judged("<Header><Title>{title} {plant/name} {free/any} {loop}</Title></Header>", sample) == [])
    #expect(
      try judged("<Header><Title>{titel}</Title></Header>", sample) == [
        "binding-unknown: The schema of the sample has no “titel” here; did you mean “title”? → title"
      ])
    #expect(
      try judged("<Header><Title>{hours}</Title></Header>") == [
        "binding-unknown: The sample has no “hours” here, though its schema knows it; add it to the sample"
      ])
  }

  @Test func aPlaceThatNeedsAnotherTypeIsTold() throws {
    let sample = #"[{"title": "Pump", "state": "negative", "kind": "critical", "hours": 3, "plant": {}, "parts": []}]"#
    func first(_ body: String) throws -> String? { try judged(body, sample).first }
    #expect(
      try first("<Header><Title>{plant}</Title></Header>")?.hasPrefix(
        "binding-type: By the schema of the sample “plant” is an object, which is no text") == true)
    let status = #"<ExtendedHeader><Row><Status kind="{KIND}">x</Status></Row></ExtendedHeader>"#
    #expect(try first(status.replacing("KIND", with: "kind")) == nil)
    #expect(
      try first(status.replacing("KIND", with: "state"))?.hasPrefix(
        "binding-type: By the schema of the sample “state” may be “open”, which is not allowed for kind; use") == true)
    #expect(try first(status.replacing("KIND", with: "state"))?.hasSuffix("→ kind") == true)
    let ring = #"<Body><ProgressKPI value="{PATH}" caption="x"/></Body>"#
    #expect(try first(ring.replacing("PATH", with: "hours")) == nil)
    #expect(
      try first(ring.replacing("PATH", with: "title"))?.contains("“title” is a text, which is not allowed for value")
        == true)
    #expect(
      try first(#"<ExtendedHeader><Row><Status each="{plant}">x</Status></Row></ExtendedHeader>"#)?.hasPrefix(
        "each-list: “plant” is an object by the schema of the sample") == true)
  }

  @Test func aSampleThatBreaksItsSchemaIsToldAtTheSchemaAndAtTheBinding() throws {
    let sample = #"[{"title": "Pump", "hours": "soon", "due": "2026-02-30"}, {"hours": 3}]"#
    #expect(
      try judged("<Header><Title>{hours}</Title></Header>", sample) == [
        "sample-schema: “o.json” breaks this schema: “/0/hours” must be a whole number; there are 2 other places",
        "binding-type: By the schema of the sample “hours” must be a whole number, and the sample has “soon”",
      ])
    #expect(
      try judged("<Header><Title>{/0/due}</Title></Header>", #"[{"title": "Pump", "due": "2026-02-30"}]"#).last
        == "binding-type: By the schema of the sample “/0/due” must be a date such as 2026-03-14, and the sample has "
        + "“2026-02-30”")
  }

  @Test func aSchemaAloneIsEnough() throws {
    let card = #"<Card schema="schema.json#/$defs/order"><Header><Title>TITLE</Title></Header></Card>"#
    func alone(_ title: String) throws -> [String] {
      try found(card.replacing("TITLE", with: title), sample: "none.json", ["schema.json": Self.schema])
    }
    #expect(try alone("{title} {plant/name} {parts/0/title}") == [])
    #expect(
      try alone("{plant/nam}") == [
        "binding-unknown: The schema of the sample has no “plant/nam” here; did you mean “plant/name”? → plant/name"
      ])
  }

  @Test func aFigureIsANumberInEveryRecord() throws {
    let tree = XMLParser.parse(
      SourceText(
        #"<CardList xmlns="urn:cardwright:1" sample="s.json"><Card each="{orders}"><Body><KPI caption="Due">{due}</KPI></Body></Card></CardList>"#
      ))
    let json = try JSONParser.parse(Self.sample)
    let findings = DesignRule.diagnostics(
      in: tree, knowledge: try Self.knowledge.get(),
      files: RuleFiles(exists: { _ in true }, sample: { _ in json }, sampleProblem: { _ in nil }))
    #expect(findings.contains { $0.kind.code == "kpi-numeric" && $0.message.contains("“today”") })
  }
}
