import BundledData
import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Texts are not left from a draft.
  static let placeholderText = DesignRule(
    texts: "placeholder-text", .warning, summary: "A text is left from a draft",
    explanation: """
      “Lorem ipsum”, a note of the author, a key such as `order.card.title`, `%s` of a format, a time as programs write it, \
      “Title” as title, “asdf”, “[Customer name]”, the name of a field or of an icon, `null` or `undefined` say nothing to the people who use the card. Write what they shall read, or bind the text to the sample data.
      """,
    sources: ["TXT-W"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>Hall 4</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>⏩Lorem ipsum dolor⏪</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Todo list", fails: "TO" + "DO: name"), Edge(fails: "TO" + "DO"),
      Edge(passes: "Lorenz &amp; Ipsen", fails: "Lorem ipsum"),
      Edge(passes: "www.sap.com", fails: "order.card.title"),
      Edge(passes: "pump.v2", fails: "order.subtitle_text.delivery"),
      Edge(passes: "sap.com", fails: "order.title"), Edge(passes: "report.pdf", fails: "purchase_order.title"),
      Edge(passes: "node.js", fails: "purchaseOrder.title"), Edge(passes: "Order.title", fails: "purchase-order.title"),
      Edge(passes: "anna.name", fails: "po.card.header.title"), Edge(passes: "notes.text", fails: "i18n.purchaseOrder"),
      Edge(passes: "$t", fails: "$t(po.title)"), Edge(passes: "i18n.js"), Edge(passes: "photo.jpegXL"),
      Edge(passes: "com.acme.fieldService"),
      Edge(passes: "purchaseOrder.xml", fails: "order.deliveryDate"),
      Edge(passes: "Nullserie", fails: "null"),
      Edge(passes: "XXL", fails: "XX" + "X"),
      Edge(passes: "{title}", fails: "{{title}}"),
      Edge(passes: "Undefined behaviour", fails: "undefined"),
      Edge(passes: "Growth in %", fails: "Due %s"),
      Edge(passes: "Title", fails: "Subtitle"),
      Edge(
        "<Subtitle>Lorem ipsum dolor</Subtitle>", fails: #"<Status icon="actions.refresh" label="actions.refresh"/>"#),
      Edge(passes: "Due 2026-11-24", fails: "Due 2026-11-24T00:00:00Z"),
      Edge(passes: "100 %sample", fails: "%1$@ of 12"),
      Edge(passes: "5 %d", fails: "Job %d"),
      Edge(passes: "Pump [A]", fails: "[Customer name]"), Edge(passes: "[4711]", fails: "asdf"),
      Edge(passes: "Test of pump 3", fails: "Test 3"), Edge(passes: "Foo Fighters", fails: "foo"),
      Edge(
        "<Subtitle>Lorem ipsum dolor</Subtitle>", passes: "<Status>iPhone</Status>",
        fails: "<Status>orderStatus</Status>",
        saying: "call it"),
      Edge(
        "<Subtitle>Lorem ipsum dolor</Subtitle>", passes: "<Status>ZF_4711</Status>",
        fails: "<Status>ORDER_STATUS</Status>"),
      Edge(passes: "TRUE NORTH", fails: "true"), Edge(passes: "Bar"),
      .card(
        passes: marked(#"<Icon name="actions.flag" label="Flagged"/>"#),
        fails: marked(#"<Icon label="Flagged">actions.flag</Icon>"#), saying: "belongs into name"),
      .card(passes: figure(caption: "Captions set"), fails: figure(caption: "Caption")),
      .card(passes: figure(footnote: "Ramp 3"), fails: figure(footnote: "Lorem ipsum dolor")),
      .card(passes: figure(after: "unchanged"), fails: figure(after: "undefined")),
      .card(passes: figure(alt: "Ana Silva"), fails: figure(alt: "asdf")),
      .card(passes: figure(label: "Test ring"), fails: figure(label: "test")),
      .card(passes: figure(event: "Test"), fails: figure(event: "TO" + "DO")),
      .card(passes: figure(event: "{order/title}"), fails: figure(event: "{draft}")),
      .card(passes: figure(caption: "{order/title}"), fails: figure(caption: "{draft}"), saying: "With the sample"),
      .card(
        passes: figure(caption: "{order/title}"), fails: figure(caption: "{{order/title}}"),
        saying: "Write {order/title}"),
    ]
  ) { text, context in
    if text.text.utf8.contains(0x2E), IconCatalogue.contains(text.text) {
      if text.attribute == nil, context.name(text.node) == .icon, context.attribute(.name, of: text.node) == nil {
        return context.report(
          "“\(text.text)” is the name of an icon; it belongs into name", at: text.range,
          fixes: naming(text.node, text.text, context.tree))
      }
      return context.report("“\(text.text)” is the name of an icon; write what it does or means", at: text.range)
    }
    let wording = text.wording(context)
    if wording.isDataName {
      return context.report("“\(wording.text)” is the name of a field; write what people call it", at: text.range)
    }
    if let what = wording.placeholder ?? (isNameOfPart(text, text.text, context) ? text.text : nil),
      !isThing(text, what, context)
    {
      let doubled = what.hasPrefix("{{") ? doubledBinding(in: text, context) : nil
      return context.report(
        "“\(what)” is left from a draft; write what people shall read, or bind the text", at: text.range,
        fixes: doubled.map { [withSingleBraces($0, context)] } ?? [])
    }
    guard wording.isBound else { return }
    for reading in text.readings(context) {
      // What programs write is told of the binding; “Test” may be a stage of work there.
      guard
        let what = context.wording(reading, of: text.node).placeholder
          ?? (isNameOfPart(text, reading, context) ? reading : nil),
        !what.isNoValue, what.machineTime == nil, !["true", "false", "test"].contains(what.lowercased())
      else { continue }
      return context.report(
        "With the sample this reads “\(what)”, which is left from a draft; write there what people shall read",
        at: text.range)
    }
  }
}

/// Whether `words`, which people read at `text`, are what the part or the attribute is called.
private func isNameOfPart(_ text: ReadText, _ words: String, _ context: RuleContext) -> Bool {
  guard let attribute = text.attribute else {
    let name = context.name(text.node)
    return words == name.rawValue && namesOfParts.contains(name)
  }
  return words.lowercased() == attribute.rawValue && namesOfAttributes.contains(attribute)
}

/// Whether `words`, which stand in for others elsewhere, may be what is meant at `text`: a test is held at school.
private func isThing(_ text: ReadText, _ words: String, _ context: RuleContext) -> Bool {
  text.attribute == nil && [.point, .pin, .event].contains(context.name(text.node)) && words.lowercased() == "test"
}

/// The fix that makes the text of `icon`, if it holds nothing else, its `name`.
private func naming(_ icon: NodeID, _ name: String, _ tree: XMLTree) -> [Fix] {
  guard let end = tree.endTagRange(of: icon)?.end, tree.children(of: icon).allSatisfy({ tree[$0].kind == .text }),
    !tree.attributes(of: icon).contains(where: { $0.flags.contains(.missingCloseQuote) })
  else { return [] }
  let start = tree.attributes(of: icon).last.map { Int($0.end) } ?? tree.nameRange(of: icon).end
  return [Fix("Write it as name", [TextEdit(ByteRange(start, end), " name=\"\(name)\"/>")], isPreferred: true)]
}

/// Attributes that never hold what they are called.
private let namesOfAttributes: [AttributeName] = [.alt, .caption, .footnote, .label]

/// Parts that never hold what they are called.
private let namesOfParts: [ElementName] = [.title, .subtitle, .footnote, .description, .caption, .status, .label]

extension Wording {
  /// What authors leave for themselves.
  private static let notes = ["TO" + "DO", "FIX" + "ME"]

  /// The part of the text that only stands in for another; nil when there is none.
  fileprivate var placeholder: String? {
    guard !lower.isEmpty else { return nil }
    // In Spanish and Portuguese, and where the next word is in capitals, it is the word for “all”.
    let isNote = { [text, language] (note: String) in
      text.hasPrefix(note + " ") && ![.es, .pt].contains(language)
        && text.split(separator: " ").dropFirst().first.map { $0.contains { $0.isLowercase } } ?? false
    }
    let isLeft = Self.notes.contains { note in
      text.hasPrefix(note) && (text == note || text.hasPrefix(note + ":") || isNote(note))
    }
    if isLeft { return text }
    if lower.count >= 3, lower.allSatisfy({ $0 == 0x78 }) { return text }
    if text.isNoValue || ["N/N", "tbd", "TBD"].contains(text) { return text }
    if lower.count <= Self.longestDummy, Self.dummies.contains(String(decoding: lower, as: UTF8.self)) { return text }
    if lower.starts(with: "test ".utf8), String(decoding: lower[5...], as: UTF8.self).allSatisfy({ $0.isNumber }) {
      return text
    }
    if text.hasPrefix("["), text.hasSuffix("]"), text.utf8.count > 4,
      text.dropFirst().dropLast().allSatisfy({ $0.isLetter || $0 == " " })
    {
      return text
    }
    if lower.starts(with: "lorem ipsum".utf8) { return "Lorem ipsum" }
    if text.hasPrefix("{{"), text.hasSuffix("}}") { return text }
    return isKey ? text : format ?? text.machineTime
  }

  /// What people type to have something there, and what programs call what is so.
  private static let dummies: Set<String> = [
    "asdf", "asdfasdf", "qwerty", "qwertz", "foo", "foo bar", "foobar", "test", "test test", "dummy",
    "placeholder", "true", "false",
    "sample text", "your text here", "text here", "blabla", "bla bla",
  ]
  private static let longestDummy = dummies.reduce(0) { max($0, $1.utf8.count) }

  /// Whether it is one name of a field of the data: “orderStatus”, “ORDER_STATUS”.
  fileprivate var isDataName: Bool {
    guard text.utf8.count > 6, text.utf8.allSatisfy({ $0.isASCIILetter || $0 == 0x5F }) else {
      return false
    }
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    if parts.count > 1 { return parts.allSatisfy { $0.count > 1 } && parts.contains { $0.count > 3 } }
    // Two letters before a capital, and after it: “macOS” and “iPhone” are names.
    let letters = Array(text.utf8)
    guard letters.first.map({ (0x61...0x7A).contains($0) }) == true else { return false }
    return letters.indices.contains { place in
      place > 1 && place + 3 < letters.count && (0x41...0x5A).contains(letters[place])
        && letters[(place + 1)...(place + 3)].allSatisfy { (0x61...0x7A).contains($0) }
    }
  }

  /// A part that a program was to fill in, such as `%s` or `%1$@`; nil when there is none.
  ///
  /// Behind a number it is a percent sign.
  private var format: String? {
    guard lower.contains(0x25) else { return nil }
    let words = text.split(atAny: " ,;:()")
    return words.indices.first { index in
      guard words[index].first == "%" else { return false }
      let (kind, number) = (words[index].last, words[index].dropFirst().dropLast())
      let isFormat = kind.map { "sd@f".contains($0) } ?? false
      let isCounted = number.isEmpty || number.last == "$" && number.dropLast().allSatisfy { $0.isNumber }
      return isFormat && isCounted && (index == 0 || !words[index - 1].hasNumber)
    }.map { String(words[$0]) }
  }

  /// What texts are for, as keys of translations say it.
  private static let uses: Set<String> = [
    "title", "subtitle", "label", "text", "name", "description", "message", "button", "hint", "header", "action",
    "status",
    "placeholder", "caption", "tooltip", "heading",
  ]

  /// Whether it is the key of a translation, or calls for one with `$t(…)`: a key by its last name, or three names or more with points
  /// between them, none with a capital at the start, one with a capital or a line in it, or that says what a text is for; names of hosts
  /// are not like that.
  private var isKey: Bool {
    if text.hasPrefix("$t("), text.hasSuffix(")") { return true }
    let points = lower.count { $0 == 0x2E }
    guard points >= 1, !lower.contains(0x20), !isBound, !text.hasPrefix("www.")
    else { return false }
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    if Self.isKey(of: names) { return true }
    guard points >= 2,
      names.contains(where: { Self.uses.contains($0.lowercased()) })
        || text.contains(where: { $0 == "_" || $0.isUppercase })
    else { return false }
    return names.allSatisfy { name in
      name.utf8.count >= 4 && name.first?.isLowercase == true
        && name.utf8.allSatisfy { $0.isASCIILetter || $0 == 0x5F || $0 == 0x2D }
    }
  }

  /// Whether `names` are a key however short they are: below “i18n”, or its last one says what a text is for, or is two words in one.
  ///
  /// “anna.name” and “notes.text” are a host and a file; so is what ends with one small word.
  private static func isKey(of names: [Substring]) -> Bool {
    for name in names where name != "i18n" {
      guard name.utf8.count > 1, name.first?.isLowercase == true,
        name.utf8.allSatisfy({ $0.isASCIILetter || $0 == 0x5F || $0 == 0x2D })
      else { return false }
    }
    guard let last = names.last else { return false }
    if names[0] == "i18n" && last.utf8.count > 4 || uses.contains(String(last)) && last != "name" && last != "text" {
      return true
    }
    // “kWh” is a unit, and “com.acme.fieldService” an app.
    return names[0].utf8.count > 3 && last.utf8.count > 6 && last.contains { $0.isUppercase }
      && last.last?.isUppercase == false
  }
}

/// A cell that `icon` marks.
private func marked(_ icon: String) -> String {
  """
  <ObjectCell xmlns="urn:cardwright:1"><IconStack>\(icon)</IconStack><Title>Electric pump</Title></ObjectCell>
  """
}

/// A card with texts in its elements and attributes.
private func figure(
  caption: String = "Pallets", footnote: String = "Ramp 4", after: String = "Counted", alt: String = "Coolant pump",
  label: String = "Visit", event: String = "Visit"
) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="stock" target="stock/1" sample="samples/drafts.json">
  <Header><DetailImage src="pump.png" alt="\(alt)"/><Title>Hall 4</Title></Header>
  <Body><ProgressKPI value="18" maximum="24" caption="\(caption)" footnote="\(footnote)">18</ProgressKPI>
  <Calendar view="week" date="2026-03-11" label="\(label)"><Event date="2026-03-11">\(event)</Event></Calendar></Body>
  <Footer><Action id="count" role="primary" after="\(after)">Count</Action></Footer></Card>
  """
}
