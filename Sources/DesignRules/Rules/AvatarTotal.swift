import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// There are as many people as are shown, or more.
  static let avatarTotal = DesignRule(
    "avatar-total", .warning, summary: "An avatar row counts fewer people than it shows",
    explanation: """
      `total` says how many there are in all, those that are drawn among them. A smaller number contradicts what everybody sees. Leave it \
      out where all of them are drawn.
      """,
    sources: ["AV-I"], elements: ["AvatarRow"],
    passing: crew("2"), failing: crew("⏩1⏪"),
    edges: [
      Edge(passes: "7", fails: "0"), Edge(passes: "{count}"),
      Edge("<Avatar initials=\"BB\"", passes: "<Avatar each=\"{crew}\" initials=\"BB\""),
    ]
  ) { node, context in
    let avatars = context.children(node, .avatar)
    guard !avatars.contains(where: { context.value($0, .each) != nil }) else { return }
    for reading in readings(node, [context.value(node, .total) ?? ""], context) {
      guard let total = Int(reading[0]), total < avatars.count else { continue }
      return context.report(
        "\(avatars.count) are shown, so there are not \(total) in all", at: context.valueRange(node, .total))
    }
  }
}

/// A card with two people, of `total`.
private func crew(_ total: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="crew" target="crews/5">
    <Header>
      <Title>Crew 5</Title>
    </Header>
    <Body>
      <AvatarRow total="\(total)">
        <Avatar initials="AS" represents="person" alt="Ana Silva"/>
        <Avatar initials="BB" represents="person" alt="Ben Berger"/>
      </AvatarRow>
    </Body>
  </Card>
  """
}
