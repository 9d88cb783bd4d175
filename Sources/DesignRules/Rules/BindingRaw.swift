import CardModel
import JSON
import SourceText
import XMLSyntax

extension DesignRule {
  /// What the data give is for people.
  static let bindingRaw = DesignRule(
    binding: "binding-raw", .warning, summary: "A text shows what is meant for programs",
    explanation: """
      A binding shows a value as it stands in the data. A time as programs write it (`2026-11-24T06:30:00Z`), `undefined`, the \
      name of an exception or letters that were lost in a wrong encoding are seen by people then. Have the data give a text for \
      people, such as “6:30”, or bind to another member. In `${path}`, as programs write it, people would read the `$`. Asked for what the sample has, in all that people read or hear.
      """,
    sources: ["TXT-W", "OWN"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/stock.json">
        <Title>Parts in stock</Title>
        <Subtitle>Counted at {counted}</Subtitle>
        <Status>{total} pieces</Status>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/stock.json">
        <Title>Parts in stock</Title>
        <Subtitle>Counted at {⏩countedAt⏪}</Subtitle>
        <Status>{total} pieces</Status>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "counted", fails: "countedAt", saying: "as programs write it"),
      .card(passes: picture("{counted}"), fails: picture("{countedAt}")),
      Edge("{countedAt}", passes: "for ${total}", fails: "by ${parts/0/supplier}", saying: "Remove $"),
      Edge("{countedAt}", passes: "for ${none}"),
    ]
  ) { bound, context in
    guard bound.isRead, bound.column == nil else { return }
    let dollar = ByteRange(bound.range.start - 2, bound.range.start - 1)
    if context.tree.text.bytes[dollar.start] == UInt8(ascii: "$"), let text = words(bound.values) {
      return context.report(
        "People would read the “$” before “\(text)”; a binding is written {\(bound.path)}", at: bound.range,
        fixes: [Fix("Remove $", [.delete(dollar)])])
    }
    for case let text? in bound.values.lazy.map(SampleScope.text) {
      guard let what = whatIsRaw(in: text) else { continue }
      return context.report(
        "“\(text)”, which the sample has for “\(bound.path)”, is \(what); give people a text that they read",
        at: bound.range)
    }
  }
}

/// The first of `values` if all are words, so that none is a price; nil when one may be, or there is none.
private func words(_ values: [JSONValue]) -> String? {
  let texts = values.compactMap(SampleScope.text)
  guard texts.count == values.count,
    texts.allSatisfy({ !$0.contains { $0.isNumber } && $0.count { $0.isLetter } > 3 })
  else { return nil }
  return texts.first
}

/// What of `text`, a value of the data, is for programs; nil when people read it.
private func whatIsRaw(in text: String) -> String? {
  if text.isNoValue { return "what programs write where there is no value" }
  if text.machineTime != nil { return "a time as programs write it" }
  if text.exception != nil { return "what a program reports to its makers" }
  return text.hasTraceOfEncoding ? "garbled by a wrong encoding" : nil
}

/// A card over the sample with a picture that is spoken as `alt`.
private func picture(_ alt: String) -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/stock.json">
  <DetailImage src="pump.png" alt="\(alt)"/><Title>Parts in stock</Title></ObjectCardView>
  """
}
