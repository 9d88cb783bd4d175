import CardModel
import Guidelines
import JSON
import SourceText
import XMLSyntax

extension DesignRule {
  /// The place in a sample that a part names is there.
  static let samplePlace = DesignRule(
    "sample-place", .warning, summary: "A sample has nothing at the place that is named",
    explanation: """
      Behind `#` stands a JSON pointer (RFC 6901) to the record that bindings read: names and numbers of items, each behind a \
      `/`; the first item of a list is `/0`. Nothing stands at this one, so that all bindings show their braces.
      """,
    sources: ["SEED4"], holding: [.sampleFile],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/orders.json#/3">
        <Title>{title}</Title>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/orders.json#⏩/4⏪">
        <Title>{title}</Title>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "/3", fails: "/4", saying: "Change to “/3”"),
      Edge(passes: "/0/title", fails: "/0/titel", saying: "Change to “/0/title”"),
      Edge(fails: "/0/title/0", saying: "a single value"), Edge(fails: "/title", saying: "Change to “/0”"),
    ]
  ) { attribute, value, context in
    let parts = value.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, var place = context.files.sample(parts[0]),
      let pointer = JSONPointer(fragment: parts[1])
    else { return }
    let all = context.tree.valueRange(of: attribute)
    guard all.end - all.start == value.utf8.count else { return }
    let range = ByteRange(all.end - parts[1].utf8.count, all.end)
    for (index, token) in pointer.tokens.enumerated() {
      if let next = place[JSONPointer(tokens: [token])] {
        place = next
        continue
      }
      let (words, nearest) = missing(token, in: place)
      var better = pointer
      if let nearest { better.tokens[index] = nearest }
      // One who names something in a list's items has forgotten to say in which. A single value in one is read by bindings.
      let rest = Array(pointer.tokens[index...])
      if let inFirst = place.array?.first?[JSONPointer(tokens: rest)] {
        let isRecord = inFirst.object != nil || inFirst.array != nil
        let kept = Array(isRecord ? rest[...] : rest.dropLast())
        better = JSONPointer(tokens: Array(pointer.tokens[..<index]) + ["0"] + kept)
      }
      return context.report(
        "“\(parts[0])” has nothing at “\(pointer)”: \(words)", at: range,
        fixes: nearest == nil ? [] : [Fix("Change to “\(better)”", [TextEdit(range, "\(better)")], isPreferred: true)])
    }
  }
}

/// Why there is no `token` in `value`, and the nearest one that there is.
private func missing(_ token: String, in value: JSONValue) -> (words: String, nearest: String?) {
  if let items = value.array {
    let last = items.count - 1
    if last >= 0, Int(token) == nil {
      return ("a list stands there; name an item, /0" + (last > 0 ? " to /\(last)" : ""), "0")
    }
    let words = last < 0 ? "the list is empty" : last == 0 ? "the list has one item, /0" : "the list ends with /\(last)"
    return (words, last < 0 ? nil : "\(last)")
  }
  guard let object = value.object else { return ("there stands a single value", nil) }
  let nearest = Spelling.nearest(to: token, among: object.names)
  return ("there is no “\(token)”" + (nearest.map { "; did you mean “\($0)”?" } ?? ""), nearest)
}
