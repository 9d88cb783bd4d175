import CardModel
import JSON
import SourceText

extension DesignRule {
  /// A binding reads what is there.
  static let bindingUnknown = DesignRule(
    binding: "binding-unknown", .warning, summary: "A binding reads what the sample does not have",
    explanation: """
      Nothing stands at this path in the sample, so that the card shows the braces. Mostly the path is misspelt; otherwise add the \
      value to the sample. A path starts at the record that the nearest `sample` or `each` gives, with a `/` in front at the top \
      of the sample. Where `schema` names the schema of the sample, that must have the path too.
      """,
    sources: ["SEED4"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/orders.json#/0">
        <Title>{title}</Title>
        <Subtitle>{workCenter}</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/orders.json#/0">
        <Title>{title}</Title>
        <Subtitle>{⏩workCentre⏪}</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "place", fails: "plase", saying: "did you mean “place”"),
      Edge(passes: "/3/workCenter", fails: "/4/workCenter", saying: "Change to “workCenter”"),
      Edge("{workCentre}", passes: "{{workCentre}}"),
    ]
  ) { bound, context in
    if case .nothing = bound.shape {
      let (words, fixes) = bound.advice(bound.want)
      return context.report(
        "The schema of the sample has no “\(bound.path)” here" + words, at: bound.range, fixes: fixes)
    }
    guard bound.values.isEmpty, !bound.records.scopes.isEmpty else { return }
    if bound.records.scopes.contains(where: { $0.item?[bound.path] != nil }) {
      return context.report(
        "No binding reaches “\(bound.path)”, as . and / divide the steps of a path; rename it in the sample",
        at: bound.range)
    }
    if bound.shape.schema != nil {
      return context.report(
        "The sample has no “\(bound.path)” here, though its schema knows it; add it to the sample", at: bound.range)
    }
    let (words, fixes) = bound.advice(bound.want)
    context.report("The sample has no “\(bound.path)” here" + words, at: bound.range, fixes: fixes)
  }
}
