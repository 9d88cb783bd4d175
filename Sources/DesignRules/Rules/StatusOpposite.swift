import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The states of one thing agree.
  static let statusOpposite = DesignRule(
    "status-opposite", .warning, summary: "Two states of one thing contradict each other",
    explanation: """
      A claim is accepted or rejected; a task with a progress of 40 percent is not done, and a parcel that was delivered is not on its \
      way. Who reads both trusts neither. Show the state that holds. Judged are states of such words alone, in \(WordTable.languages(.agreeing)).
      """,
    sources: ["OWN"], elements: ["ObjectCardView", "Card", "ObjectCell"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="claim">
        <Title>Claim 58</Title>
        <Status kind="positive">Accepted</Status>
        <Status kind="negative">Box damaged</Status>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="claim">
        <Title>Claim 58</Title>
        <Status kind="positive">Accepted</Status>
        <Status kind="negative">⏩Rejected⏪</Status>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Not rejected", fails: "Declined"),
      Edge(passes: "Part of claim"),
      Edge(passes: "3 rejected"),
      Edge(passes: "Rejected by Lars"),
      Edge(
        "Accepted</Status>\n  <Status kind=\"negative\">Rejected",
        passes: #"Delivered</Status><Status kind="critical">Not paid"#,
        fails: #"Delivered</Status><Status kind="informative">In transit"#, saying: "cannot both be so"),
      Edge(
        "Accepted</Status>\n  <Status kind=\"negative\">Rejected",
        passes: #"In progress</Status><Status kind="positive">Approved"#,
        fails: #"In progress</Status><Status kind="positive">Completed"#),
      Edge(
        "Accepted</Status>\n  <Status kind=\"negative\">Rejected",
        passes: #"Delivered</Status><Status kind="informative">In progress"#),
      Edge(
        "Accepted</Status>\n  <Status kind=\"negative\">Rejected",
        passes: #"Completed</Status><Status kind="informative">On the way"#),
    ]
  ) { node, context in
    let parts = ownStates(node, context)
    if parts.states.isEmpty { return }
    for states in context.readLists(node, parts.states, { [context.text($0)] })
    where reports(states, beside: parts.progress, &context) { return }
  }
}

/// States of which two cannot both be so: what was delivered may be in work, and what is done on its way back.
private let opposites: [(WordTable.Topic, WordTable.Topic)] = [
  (.agreeing, .refusing), (.finished, .inWork), (.arrived, .moving),
]

/// Reports those of `states` which contradict each other, or `progress`, which is not at its end; whether there are some.
private func reports(_ states: [ReadPart], beside progress: NodeID?, _ context: inout RuleContext) -> Bool {
  let told = states.map { (part: $0.part, wording: context.wording($0.texts[0], of: $0.part)) }
  if let progress, let done = told.first(where: { $0.wording.says(.finished) }),
    !context.wording(context.value(progress, .caption) ?? "", of: progress).speaks(of: .measures)
  {
    context.report(
      "“\(done.wording.text)” and a progress of \(context.value(progress, .value) ?? "") do not go together",
      at: context.textRange(done.part))
    return true
  }
  for (topic, opposite) in opposites {
    // A status with `each` shows one after the other, and a list of them tells how people voted.
    guard let one = told.first(where: { $0.wording.says(topic) }),
      let other = told.first(where: { $0.wording.says(opposite) }), one.part != other.part
    else { continue }
    let (first, last) = one.part < other.part ? (one, other) : (other, one)
    context.report(
      "“\(first.wording.text)” and “\(last.wording.text)” cannot both be so", at: context.textRange(last.part))
    return true
  }
  return false
}

/// The states of what `node` is about, and its only progress, if that is not at its end; not those of cells in it.
private func ownStates(_ node: NodeID, _ context: RuleContext) -> (states: [NodeID], progress: NodeID?) {
  var (states, progress): ([NodeID], [NodeID]) = ([], [])
  context.forEachDescendant(of: node) { part in
    switch context.name(part) {
    case .status: states.append(part)
    case .progressKPI: progress.append(part)
    case .objectCell, .contactCell, .timeline, .dataTable, .card, .objectCardView: return false
    default: break
    }
    return true
  }
  guard progress.count == 1, let value = context.number(progress[0], .value),
    let maximum = Double(context.value(progress[0], .maximum) ?? "100"), value < maximum
  else { return (states, nil) }
  return (states, progress[0])
}
