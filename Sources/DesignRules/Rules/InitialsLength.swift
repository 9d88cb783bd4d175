import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Initials are few.
  static let initialsLength = DesignRule(
    "initials-length", .warning, summary: "Initials are too long",
    explanation: """
      Two letters have room in an avatar, three at most; more are cut or shrunk until nobody can read them.
      """,
    sources: ["AV-I"], elements: ["DetailImage", "Avatar"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="person">
        <DetailImage initials="AS" represents="person" alt=""/>
        <Title>Ana Silva</Title>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="person">
        <DetailImage initials="⏩ASilva⏪" represents="person" alt=""/>
        <Title>Ana Silva</Title>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "ANS", fails: "ANSI"),
      Edge(passes: "{initials}"),
    ]
  ) { node, context in
    guard let initials = context.value(node, .initials), !context.isBound(initials), initials.count > 3 else { return }
    context.report(
      "“\(initials)” has \(initials.count) letters; write two, three at most", at: context.valueRange(node, .initials))
  }
}
