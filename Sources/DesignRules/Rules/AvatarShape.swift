import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// People are round, things are square.
  static let avatarShape = DesignRule(
    "avatar-shape", .warning, summary: "An image has the shape of the other kind",
    explanation: """
      The frame tells what the picture is of before anyone looks at it: a circle for a person, a rounded square for an object. Leave \
      `shape` out and the right one follows from `represents`.
      """,
    sources: ["OC-I", "SEED2", "AV-I"], elements: ["DetailImage", "Avatar"],
    passing: """
      <ObjectCell xmlns="urn:cardwright:1">
        <DetailImage src="ana.png" represents="person" shape="circle" alt="Ana Silva"/>
        <Title>Ana Silva</Title>
      </ObjectCell>
      """,
    failing: """
      <ObjectCell xmlns="urn:cardwright:1">
        <DetailImage src="ana.png" represents="person" shape="⏩square⏪" alt="Ana Silva"/>
        <Title>Ana Silva</Title>
      </ObjectCell>
      """,
    edges: [
      Edge(
        #"represents="person" shape="square""#, passes: #"shape="square""#, fails: #"shape="circle""#,
        saying: "A thing has a square frame"),
      Edge(
        #"represents="person" shape="square" alt="Ana Silva""#,
        passes: #"represents="object" shape="square" alt="Pump""#,
        fails: #"represents="object" shape="circle" alt="""#, saying: "Say that the picture shows a person"),
      Edge(#"src="ana.png" represents="person" shape="square""#, passes: #"initials="山田" shape="circle""#),
    ]
  ) { node, context in
    guard let shape = context.value(node, .shape), ["circle", "square"].contains(shape) else { return }
    // What is not said is an object, the default of `represents`; what has initials may be somebody.
    let isNamed = context.value(node, .initials) != nil
    let represents = context.value(node, .represents) ?? (isNamed ? "" : "object")
    let (expected, other) = represents == "person" ? ("circle", "object") : ("square", "person")
    guard shape != expected, ["object", "person"].contains(represents) else { return }
    var fixes = [
      context.setting(node, .shape, to: expected, "Change the shape to “\(expected)”", isPreferred: true),
      context.setting(
        node, .represents, to: other, "Say that the picture shows \(other == "person" ? "a person" : "a thing")"),
    ]
    // A round picture of “Elif Kaya” is of a person, whatever it says that it represents.
    if other == "person", isNamed || mayBePerson(node, context) {
      fixes = [fixes[1], context.setting(node, .shape, to: expected, "Change the shape to “\(expected)”")]
    }
    context.report(
      represents == "person"
        ? "A person has a round frame" : "A thing has a square frame; only a person has a round one",
      at: context.valueRange(node, .shape),
      fixes: fixes)
  }
}

/// Whether what stands beside the picture, or its description, may be the name of a person.
private func mayBePerson(_ node: NodeID, _ context: RuleContext) -> Bool {
  let title = context.parent(node).flatMap { context.child($0, .title) }.map(context.text) ?? ""
  return [context.value(node, .alt) ?? "", title].contains { $0.mayNamePerson || context.isBound($0) }
}
