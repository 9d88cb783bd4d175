import CardModel
import Guidelines
import JSON
import SourceText
import XMLSyntax

extension DesignRule {
  /// A sample keeps its schema.
  static let sampleSchema = DesignRule(
    "sample-schema", .warning, summary: "A sample breaks its schema",
    explanation: """
      The file that `schema` names says what the app gets. The sample has something else, so that the picture shows what never comes. \
      Correct the sample, or the schema where that is behind. The first place that differs is told, and each again at the \
      binding that reads it. Of a schema, `type`, `enum`, `const`, `required`, `properties`, `additionalProperties`, `items`, \
      `format` and `$ref` within the file are looked at. A file that has none of JSON Schema's words is no schema, and a type \
      that it does not know says nothing.
      """,
    sources: ["SEED4"], holding: [.sampleFile],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/orders.json#/0" schema="samples/orders.schema.json">
        <Title>{title}</Title>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="stock" sample="samples/stock.json" schema="⏩samples/orders.schema.json⏪">
        <Title>Spare parts</Title>
      </ObjectCardView>
      """,
    edges: [
      Edge(fails: "types.schema.json", saying: "did you mean “object”?"),
      Edge(fails: "samples/orders.schema.json#/items", saying: "must have “title”"),
      Edge(fails: "samples/stock.json", saying: "no JSON Schema"),
      Edge(fails: "samples/orders.json", saying: "no JSON Schema"),
    ]
  ) { attribute, value, context in
    guard context.tree.name(of: attribute).local == AttributeName.schema.rawValue,
      let reference = context.value(context.node, .sample)
    else { return }
    let parts = value.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = String(reference.prefix { $0 != "#" })
    let pointer = parts.count > 1 ? JSONPointer(fragment: parts[1]) : JSONPointer()
    guard let file = parts.first, let pointer, let document = context.files.sample(file) else { return }
    let schema = JSONSchema(document, at: pointer)
    if schema?.isWordless ?? (document[pointer].map { $0.object == nil && $0.bool == nil } ?? false) {
      return context.report(
        "“\(file)” is no JSON Schema: it says nothing of the data", at: context.tree.valueRange(of: attribute))
    }
    if let (place, name) = JSONSchema.unknownType(in: document, at: pointer) {
      let known = JSONSchema.ValueType.allCases.map { $0.rawValue }
      let meant = known.first { $0.hasPrefix(name) || name.hasPrefix($0) } ?? Spelling.nearest(to: name, among: known)
      let nearest = meant.map { "did you mean “\($0)”?" }
      return context.report(
        "“\(file)” names a type “\(name)” at “\(place)”, which JSON Schema does not have; "
          + (nearest ?? "it has \(known.joined(separator: ", "))"), at: context.tree.valueRange(of: attribute))
    }
    guard let schema, let sample = context.files.sample(path) else { return }
    let problems = schema.problems(in: sample)
    guard let first = problems.first else { return }
    let place = first.place.tokens.isEmpty ? "the whole" : "“\(first.place)”"
    let others = problems.count - 1
    let more =
      others == 0
      ? ""
      : others == 1 ? "; there is another place" : "; there are \(others < 99 ? "" : "at least ")\(others) other places"
    context.report(
      "“\(path)” breaks this schema: \(place) \(first.words)\(more)", at: context.tree.valueRange(of: attribute))
  }
}
