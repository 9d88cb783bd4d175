import CardLayout
import SourceText

extension DesignRule {
  /// What a card holds has room when texts are large.
  static let dynamicTypeReflow = DesignRule(
    layout: "dynamic-type-reflow", .information, summary: "Something has no room at a large text size",
    explanation: """
      At accessibility sizes letters are more than twice as wide. A long word then has no room on a line and is \
      broken where a syllable seems to end; what stands side by side may reach beyond the card. Use shorter words in \
      titles, soft hyphens in long ones, and fewer things side by side.
      """,
    sources: ["HIG-T", "FS/CardMainHeaderStyle"],
    about: ["Title"], in: [.largeText],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
          <Subtitle>Hall 3</Subtitle>
        </Header>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>⏩Sicherheitsdatenblatt⏪</Title>
        </Header>
      </Card>
      """,
    edges: [Edge(passes: "Wartungshandbuch"), Edge(passes: "Sicherheits&#xAD;datenblatt")]
  ) { survey, context in
    for source in survey.clipped where !context.isScene && !context.hasReported(.cardWidthMin, source) {
      context.report("This reaches beyond the edge of its card \(context.place)", source)
    }
    for compromise in survey.compromises {
      guard case .brokenWord(let share) = compromise.kind, share < 0.8,
        !context.isBound(compromise.source), !context.hasReported(.cardWidthMin, compromise.source)
      else { continue }
      context.report(
        "A word is wider than a line \(context.place), which has room for \(Int((share * 100).rounded())) % of it; use a "
          + "shorter one, or a soft hyphen where it may be broken", compromise.source)
    }
  }
}
