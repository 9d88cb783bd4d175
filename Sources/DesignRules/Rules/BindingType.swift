import CardModel
import JSON
import SchemaModel
import SchemaValidation
import SourceText

extension DesignRule {
  /// A binding reads what can stand where it stands.
  static let bindingType = DesignRule(
    binding: "binding-type", .warning, summary: "A binding reads a value of the wrong type",
    explanation: """
      What the sample has at this path is no text, or none of the values that are allowed here: a name where a `kind` is meant, a \
      date where a number is. The card is drawn as if nothing stood there. Read another path, or correct the sample.
      """,
    sources: ["SEED4"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/orders.json#/0">
        <Title>{title}</Title>
        <Status kind="{priorityKind}">High</Status>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/orders.json#/0">
        <Title>{title}</Title>
        <Status kind="{⏩priority⏪}">High</Status>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "priorityKind", fails: "priority", saying: "Change to “priorityKind”"),
      Edge(fails: "number", saying: "negative"),
      Edge(passes: "priorityKind", fails: "/", saying: "is a list"),
    ]
  ) { bound, context in
    guard !bound.isRepetition else { return }
    if let other = bound.values.first(where: { SampleScope.text($0) == nil }) {
      let (words, fixes) = bound.advice(bound.want)
      let kind = other.array == nil ? "an object" : "a list"
      return context.report("“\(bound.path)” is \(kind), which is no text" + words, at: bound.range, fixes: fixes)
    }
    guard let type = bound.type, let schema = context.knowledge?.schema else { return }
    let isAlone = bound.value.utf8.count == bound.path.utf8.count + 2
    for scope in bound.records.scopes {
      guard let value = scope.value(bound.path), SampleScope.text(value) != "", let text = scope.filled(bound.value),
        schema.problem(of: text, as: type) != nil
      else { continue }
      let (words, fixes) = bound.advice(isAlone ? .value(type) : nil)
      return context.report(
        "“\(text)”, which the sample has for “\(bound.path)”, is not allowed for \(bound.owner); "
          + "use \(schema.wordsForValues(of: type))" + words, at: bound.range, fixes: fixes)
    }
  }
}
