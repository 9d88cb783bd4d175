import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Points and commas stand once, at the word before them.
  static let textSigns = DesignRule(
    texts: "text-signs", .hint, summary: "A point or a comma stands twice or alone",
    explanation: """
      “Sent.. ” and “Hall 3 , Hall 4” are slips of the keyboard, or what a part left out leaves behind. Write the sign once, at the word \
      before it. Three points, points behind a number, as in 1..5, and paths are left alone.
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
      .card(passes: order("{order/title}, hot"), fails: order("{empty}, hot"), saying: "With the sample"),
      Edge("<Subtitle>Hall 3 , runs hot</Subtitle>", fails: #"<DetailImage src="pump.png" alt="Pump , red"/>"#),
    ]
  ) { text, context in
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
    let isTwice =
      isWord(index - 1) && !isRange && isSign(index + 1) && scalars[index + 1] == scalars[index] && ends(index + 2)
    // Points with spaces between them, and “5 , –”, are meant so.
    let isBehindWord =
      index > 1 && scalars[index - 1] == " " && (isWord(index - 2) || scalars[index] != "." && isSign(index - 2))
    let isFirst = index == 0 && scalars[index] != "." && scalars.count > 2 && scalars[1] == " "
    let isAlone = (isBehindWord || isFirst) && ends(index + 1) && !isSign(index + 2) && !isDash(index + 2)
    if isTwice || isAlone { return scalars[index] }
  }
  return nil
}
