import CardModel
import JSON
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Points and commas stand once, at the word before them, and braces in pairs.
  static let textSigns = DesignRule(
    texts: "text-signs", .hint, summary: "A point, a comma or a brace stands twice or alone",
    explanation: """
      “Sent.. ” and “Hall 3 , Hall 4” are slips of the keyboard, or what a part left out leaves behind. Write the sign once, at the word \
      before it. Three points, points behind a number, as in 1..5, and paths are left alone. A `}` behind a word or a binding belongs \
      to a binding, `{path}`, or is one too many. In `{{path}}`, as other templates write it, people read the path, where the sample has \
      something there.
      """,
    sources: ["TXT-W"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>Hall 3, runs hot</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>⏩Hall 3 , runs hot⏪</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Hall 3 ... runs hot", fails: "Hall A.. runs hot"), Edge(passes: "Level 1..5", fails: "Runs hot.."),
      Edge(passes: "See ../notes", fails: "(Hall A..)"), Edge(passes: "In .NET, Hall 3", fails: "Hall 3 . It runs hot"),
      Edge(passes: "Seniors, 65..", fails: "Hall 3, , runs hot"), Edge(passes: "Price 5 , –", fails: ", runs hot"),
      Edge(passes: "Hall 3 ,5", fails: "Hall 3,, runs hot"), Edge(passes: "Hall 3…", fails: "Runs hot ."),
      Edge(passes: "From ,2 to ,3", fails: "{hall} , {state}"), Edge(passes: "Prices: ., -"),
      Edge(passes: "1 . . 5"), Edge(passes: "Hall 3. . .", fails: "Hall 3 ، runs hot"),
      Edge(passes: "{{hall}", fails: "hall}", saying: "Add {"), Edge(passes: "Hot :}", fails: "Hall 3} runs hot"),
      Edge(passes: "{hall}", fails: "{hall}}", saying: "Remove }"), Edge(passes: "{hall}}}"),
      .card(passes: order("{order/title}, hot"), fails: order("{empty}, hot"), saying: "With the sample"),
      .card(passes: order("{{name}}, hot"), fails: order("{{order/title}}, hot"), saying: "Write {order/title}"),
      .card(passes: order("{{{order/title}}}, hot")), .card(passes: order("{{{{order/title}}}}, hot")),
      .card(passes: order("{{order/title}}")), .card(passes: order("{{order}}, hot")),
      Edge(passes: "Hall 3 .. 5", fails: "Hall 3 ,, runs hot"),
      Edge("<Subtitle>Hall 3 , runs hot</Subtitle>", fails: #"<DetailImage src="pump.png" alt="Pump , red"/>"#),
    ]
  ) { text, context in
    // What stands in elements inside, which may lack their ends, is theirs.
    let isWhole = text.attribute != nil || context.children(text.node).isEmpty
    if isWhole, let brace = loneBrace(context.tree.text.bytes, text.range) {
      return report(brace, in: text, &context)
    }
    // Where nothing stands around it, it is told as a placeholder.
    let isPlaceholder = text.text.hasPrefix("{{") && text.text.hasSuffix("}}")
    if isWhole, !isPlaceholder, let doubled = doubledBinding(in: text, context) {
      return context.report(
        "People would read “\(singleBraces(doubled, context))”, not what the sample has there; a binding has single braces",
        at: doubled, fixes: [withSingleBraces(doubled, context)])
    }
    let bytes = text.wording(context).lower
    guard bytes.contains(where: { $0 == 0x2C || $0 == 0x2E || $0 == 0xD8 }) else { return }
    if let sign = strandedSign(String(decoding: bytes, as: UTF8.self)) {
      return context.report(
        "“\(sign)” stands alone or twice here; write it once, at the word before it", at: text.range)
    }
    guard context.isBound(text.text) else { return }
    for reading in text.readings(context) {
      guard let sign = strandedSign(reading) else { continue }
      return context.report(
        "With the sample this reads “\(reading)”, with a stranded “\(sign)”: have the data give the part, or the text as a whole",
        at: text.range)
    }
  }
}

/// A card with a title and the data of a draft.
private func order(_ title: String) -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/drafts.json"><Title>\(title)</Title></ObjectCardView>
  """
}

/// The first point or comma of `text` that stands alone behind a space or at its beginning, or twice behind a word; nil when there is none.
private func strandedSign(_ text: String) -> Unicode.Scalar? {
  let scalars = Array(text.unicodeScalars)
  func isSign(_ index: Int) -> Bool { scalars.indices.contains(index) && [".", ",", "،"].contains(scalars[index]) }
  func isWord(_ index: Int) -> Bool {
    scalars.indices.contains(index) && (TextRuns.letters.has(scalars[index]) || TextRuns.digits.has(scalars[index]))
  }
  func ends(_ index: Int) -> Bool {
    !scalars.indices.contains(index) || [" ", ")", "]", "”", "\"", "»"].contains(scalars[index])
  }
  func isDash(_ index: Int) -> Bool { scalars.indices.contains(index) && ["-", "–", "—"].contains(scalars[index]) }
  for index in scalars.indices where isSign(index) {
    // “65..” is a range without an end.
    let isRange = scalars[index] == "." && index > 0 && TextRuns.digits.has(scalars[index - 1])
    // Points with spaces between them, and “5 , –”, are meant so.
    let isBehindWord =
      index > 1 && scalars[index - 1] == " " && (isWord(index - 2) || scalars[index] != "." && isSign(index - 2))
    let isTwice =
      (isWord(index - 1) && !isRange || isBehindWord && scalars[index] != ".") && isSign(index + 1)
      && scalars[index + 1] == scalars[index] && ends(index + 2)
    let isFirst = index == 0 && scalars[index] != "." && scalars.count > 2 && scalars[1] == " "
    let isAlone = (isBehindWord || isFirst) && ends(index + 1) && !isSign(index + 2) && !isDash(index + 2)
    if isTwice || isAlone { return scalars[index] }
  }
  return nil
}

/// Where the first binding in double braces stands, `{{path}}`, for whose path the data have a text; nil when there is none.
func doubledBinding(in text: ReadText, _ context: RuleContext) -> ByteRange? {
  let (bytes, end) = (context.tree.text.bytes, text.range.end)
  let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
  var index = text.range.start
  while index + 1 < end {
    guard bytes[index] == open, bytes[index + 1] == open else {
      index += 1
      continue
    }
    let start = index + 2
    // `{{{path}}}` is a binding in braces, as the path does not begin with the third.
    let stop = bytes[start..<end].firstIndex { $0 == open || $0 == close } ?? end
    // Who doubles them twice wants to have them read.
    let isAsked = index > text.range.start && bytes[index - 1] == open
    let isPair = !isAsked && stop > start && stop + 1 < end && bytes[stop] == close && bytes[stop + 1] == close
    if isPair, let records = context.bindings?.records(at: text.node),
      records.values(at: context.tree.characters(in: ByteRange(start, stop)))
        .contains(where: { $0.array == nil && $0.object == nil })
    {
      return ByteRange(index, stop + 2)
    }
    index = max(stop, start)
  }
  return nil
}

/// The fix that makes a binding of `doubled`, which is in double braces.
func withSingleBraces(_ doubled: ByteRange, _ context: RuleContext) -> Fix {
  let binding = singleBraces(doubled, context)
  return Fix("Write \(binding)", [TextEdit(doubled, binding)])
}

/// What stands in `doubled` with single braces.
private func singleBraces(_ doubled: ByteRange, _ context: RuleContext) -> String {
  context.tree.text[ByteRange(doubled.start + 1, doubled.end - 1)]
}

/// Where the first `}` in `range` stands that closes nothing, behind a word or a binding; nil when there is none.
private func loneBrace(_ bytes: [UInt8], _ range: ByteRange) -> Int? {
  let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
  var index = range.start
  // Braces as text that are still to be closed.
  var written = 0
  while index < range.end {
    let isDouble = index + 1 < range.end && bytes[index + 1] == bytes[index]
    if bytes[index] == open, !isDouble {
      guard let end = bytes[index..<range.end].firstIndex(of: close) else { return nil }
      index = end + 1
    } else if bytes[index] == open || bytes[index] == close {
      if bytes[index] == close, !isDouble, written == 0, index > range.start, isWord(bytes[index - 1]) { return index }
      written = bytes[index] == open ? written + 1 : max(0, written - 1)
      index += isDouble ? 2 : 1
    } else {
      index += 1
    }
  }
  return nil
}

/// Whether the byte is of a word or of a path, or ends a binding.
private func isWord(_ byte: UInt8) -> Bool {
  byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "}")
}

/// Reports the `}` at `brace`, which closes nothing.
private func report(_ brace: Int, in text: ReadText, _ context: inout RuleContext) {
  let bytes = context.tree.text.bytes
  var start = brace
  while start > text.range.start, isWord(bytes[start - 1]) || "./-".utf8.contains(bytes[start - 1]) { start -= 1 }
  let removal = Fix("Remove }", [.delete(ByteRange(brace, brace + 1))])
  guard bytes[brace - 1] != UInt8(ascii: "}") else {
    return context.report(
      "The second “}” closes nothing, and people would read it; leave it out", at: text.range, fixes: [removal])
  }
  let path = context.tree.text[ByteRange(start, brace)]
  context.report(
    "The “}” closes nothing, and people would read it; write {\(path)} to bind the text, or leave it out",
    at: text.range,
    fixes: [Fix("Add {", [.insert("{", at: start)]), removal])
}
