import CardModel
import JSON
import SourceText
import XMLSyntax

extension DesignRule {
  /// A binding reads what is there.
  static let bindingUnknown = DesignRule(
    binding: "binding-unknown", .warning, summary: "A binding reads what the sample does not have",
    explanation: """
      Nothing stands at this path in the sample, so that the card shows the braces. Mostly the path is misspelt; otherwise add the \
      value to the sample. A path starts at the record that the nearest `sample` or `each` gives, with a `/` in front at the top \
      of the sample. Where `sample` names a list, a number behind it says which item the card shows: `orders.json#/0`. Where `schema` \
      names the schema of the sample, that must have the path too.
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
      .card(passes: order("#/0"), fails: order(""), saying: "Name “samples/orders.json#/0”"),
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
    if let list = bound.listInPlaceOfRecord(context) {
      return context.report(
        "“\(list.reference)” is a list; name the item that “\(bound.path)” is read from: “\(list.item)”",
        at: bound.range, fixes: [list.fix])
    }
    let (words, fixes) = bound.advice(bound.want)
    context.report("The sample has no “\(bound.path)” here" + words, at: bound.range, fixes: fixes)
  }
}

extension BoundValue {
  /// The `sample` around, where that names a list of records itself and not one of them, and its first item with the fix that names that;
  /// nil also where parts are repeated for the list.
  fileprivate func listInPlaceOfRecord(_ context: RuleContext) -> (reference: String, item: String, fix: Fix)? {
    // A number picks an item of the list, a slash begins at the top.
    guard !isRepetition, let start = path.utf8.first, !"/0123456789".utf8.contains(start), records.scopes.count == 1,
      let first = records.scopes[0].item?.array?.first, first.object != nil, !context.reach.leave(),
      context.bindings?.repeatsSamples == false
    else { return nil }
    var node: NodeID? = context.node
    for _ in 0..<RuleContext.deepest {
      guard let part = node, context.attribute(.each, of: part) == nil else { return nil }
      guard let sample = context.attribute(.sample, of: part) else {
        node = context.parent(part)
        continue
      }
      let range = context.tree.valueRange(of: sample)
      let (reference, written) = (context.tree.value(of: sample), context.tree.text[range])
      let end = reference.utf8.contains(UInt8(ascii: "#")) ? "/0" : "#/0"
      let fix = Fix(
        "Name “\(reference + end)”", [TextEdit(range, written + end)],
        isPreferred: SampleScope(root: first, item: first).value(path) != nil)
      return (reference, reference + end, fix)
    }
    return nil
  }
}

/// A card that reads what stands at `place` in the orders.
private func order(_ place: String) -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/orders.json\(place)"><Title>{title}</Title></ObjectCardView>
  """
}
