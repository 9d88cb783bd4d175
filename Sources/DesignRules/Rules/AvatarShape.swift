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
    sources: ["OC-I", "SEED2", "AV-I"], elements: ["DetailImage"],
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
      """
  ) { node, context in
    guard let shape = context.value(node, "shape"), let represents = context.value(node, "represents") else { return }
    let expected: String? =
      switch represents {
      case "person": "circle"
      case "object": "square"
      default: nil
      }
    guard let expected, shape != expected, ["circle", "square"].contains(shape) else { return }
    let what = represents == "person" ? "A person has a circle" : "An object has a rounded square"
    context.report(
      "\(what) as its frame, not a \(shape)", at: context.valueRange(node, "shape"),
      fixes: [context.setting(node, "shape", to: expected, "Change the shape to “\(expected)”", isPreferred: true)])
  }
}
