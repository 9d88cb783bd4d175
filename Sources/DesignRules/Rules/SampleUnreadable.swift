import CardModel
import Guidelines
import JSON
import SourceText
import XMLSyntax

extension DesignRule {
  /// A sample is JSON.
  static let sampleUnreadable = DesignRule(
    "sample-unreadable", .warning, summary: "Nothing can be read from a sample file",
    explanation: """
      A sample is a JSON file (RFC 8259) of a few records. Comments and commas at the end of a list are not JSON. Of a very large file \
      nothing is read; a handful of records, the longest real texts among them, shows all that a card can show.
      """,
    sources: ["SEED4"], holding: [.sampleFile],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/orders.json#/0">
        <Title>{title}</Title>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="⏩broken.json⏪#/0">
        <Title>{title}</Title>
      </ObjectCardView>
      """,
    edges: [Edge(passes: "samples/orders.json", fails: "broken.json", saying: "line 1, column 12")]
  ) { attribute, value, context in
    let path = String(value.prefix { $0 != "#" })
    guard let problem = context.sampleProblem(path) else { return }
    var range = context.tree.valueRange(of: attribute)
    range.end = min(range.end, range.start + path.utf8.count)
    switch problem {
    case .syntax(let error):
      context.report(
        "“\(path)” is no JSON: in line \(error.line), column \(error.column), \(error.message)", at: range)
    case .size(let limit):
      context.report(
        "“\(path)” has more than \(limit >> 20) MB, so that nothing is read from it; keep a few records", at: range)
    }
  }
}
