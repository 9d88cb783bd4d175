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
      .card(passes: person("{few}"), fails: person("{order/title}"), saying: "which the sample has here"),
    ]
  ) { node, context in
    guard let written = context.value(node, .initials),
      let initials = readings(node, [written], context).first(where: { $0[0].count > 3 })?[0]
    else { return }
    let source = context.isBound(written) ? ", which the sample has here," : ""
    context.report(
      "“\(initials)”\(source) has \(initials.count) letters; write two, three at most",
      at: context.valueRange(node, .initials))
  }
}

/// A card over the sample with these initials.
private func person(_ initials: String) -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="person" sample="samples/drafts.json">
  <DetailImage initials="\(initials)" represents="person" alt=""/><Title>Ana Silva</Title></ObjectCardView>
  """
}
