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
      date where a number is, nothing but words in a column of numbers. What is no text is drawn as if nothing stood there. Read \
      another path, or correct the sample. Where \
      `schema` names the schema of the sample, every value that it allows has to fit.
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
    if let shape = bound.shape.schema, let (problem, want) = problem(of: shape, bound, context.knowledge?.schema) {
      let (words, fixes) = bound.advice(want)
      return context.report(
        "By the schema of the sample “\(bound.path)” " + problem + words, at: bound.range, fixes: fixes)
    }
    if let other = bound.values.first(where: { SampleScope.text($0) == nil }) {
      let (words, fixes) = bound.advice(bound.want)
      let kind = other.array == nil ? "an object" : "a list"
      return context.report("“\(bound.path)” is \(kind), which is no text" + words, at: bound.range, fixes: fixes)
    }
    if let column = bound.column, let wanted = column.valueName {
      let texts = bound.records.scopes.lazy.compactMap { $0.filled(bound.value) }
      // “On request” among prices says why there is none; where no record has one, the path is another's.
      guard let text = texts.first(where: { !column.holds($0) }),
        !texts.contains(where: { $0.hasNumber && column.holds($0) })
      else { return }
      let (words, fixes) = bound.advice(bound.isAlone ? bound.want : nil)
      return context.report(
        "“\(text)”, which the sample has for “\(bound.path)”, is no \(wanted), which the column holds" + words,
        at: bound.range, fixes: fixes)
    }
    guard let type = bound.type, let schema = context.knowledge?.schema else { return }
    for scope in bound.records.scopes {
      guard let value = scope.value(bound.path), SampleScope.text(value) != "", let text = scope.filled(bound.value),
        schema.problem(of: text, as: type) != nil
      else { continue }
      let (words, fixes) = bound.advice(bound.isAlone ? .value(type) : nil)
      return context.report(
        "“\(text)”, which the sample has for “\(bound.path)”, is not allowed for \(bound.owner); "
          + "use \(schema.wordsForValues(of: type))" + words, at: bound.range, fixes: fixes)
    }
  }
}

extension ColumnType {
  /// Whether it allows `text`, and that is no time of day among days, or among numbers with a zero that none of those has.
  fileprivate func holds(_ text: String) -> Bool {
    guard allows(text), self != .time, self != .duration, let time = WrittenTime(text[...]) else { return allows(text) }
    return time.isWrong(until: 24) || self != .date && !time.hasZero
  }
}

/// Why what `shape` allows for `bound` cannot stand there, as the end of a sentence, and what is wanted in its place; nil where
/// it can, or may.
private func problem(
  of shape: JSONSchema, _ bound: BoundValue, _ schema: Schema?
) -> (words: String, want: SamplePaths.Want?)? {
  guard shape.types.contains(where: { $0 != .array && $0 != .object }) else {
    return ("is \(shape.wordsForTypes), which is no text", bound.want)
  }
  if let value = bound.values.first(where: { shape.problem(of: $0) != nil }), let words = shape.problem(of: value) {
    return ("\(words), and the sample has “\(SampleScope.text(value) ?? value.kind)”", nil)
  }
  guard let type = bound.type, let schema, bound.isAlone else { return nil }
  func isAllowed(_ text: String) -> Bool { text.isEmpty || schema.problem(of: text, as: type) == nil }
  let listed = shape.enumeration.compactMap(SampleScope.text)
  if let wrong = listed.first(where: { !isAllowed($0) }) {
    return (
      "may be “\(wrong)”, which is not allowed for \(bound.owner); use \(schema.wordsForValues(of: type))", .value(type)
    )
  }
  guard listed.isEmpty, shape.hasTypes else { return nil }
  // A text may be anything but a number; of what else there is some value has to be allowed.
  let isNumeric = isAllowed("1") && !isAllowed("x")
  let fits = shape.types.contains { type in
    switch type {
    case .null, .array, .object: false
    case .boolean: isAllowed("true")
    case .integer, .number: ["0", "1", "10", "0.5"].contains(where: isAllowed)
    case .string: !isNumeric
    }
  }
  return fits
    ? nil
    : (
      "is \(shape.wordsForTypes), which is not allowed for \(bound.owner); use \(schema.wordsForValues(of: type))",
      .value(type)
    )
}
