import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An avatar row shows six avatars.
  static let avatarStackMax = DesignRule(
    "avatar-stack-max", .information, summary: "An avatar row has more than six avatars",
    explanation: """
      Six avatars are seen, the last of them as the number of all others. Leave the rest out and say with `total` how \
      many there are.
      """,
    sources: ["AV-I", "AV-A"], elements: ["AvatarRow"], limit: 6,
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <AvatarRow>
            <Avatar initials="AS" represents="person" alt="Ana"/>
          </AvatarRow>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <⏩AvatarRow⏪>
            <Avatar initials="AA" represents="person" alt="AA"/>
            <Avatar initials="AB" represents="person" alt="AB"/>
            <Avatar initials="AC" represents="person" alt="AC"/>
            <Avatar initials="AD" represents="person" alt="AD"/>
            <Avatar initials="AE" represents="person" alt="AE"/>
            <Avatar initials="AF" represents="person" alt="AF"/>
            <Avatar initials="AG" represents="person" alt="AG"/>
          </AvatarRow>
        </Body>
      </Card>
      """,
    edges: [Edge(#"<Avatar initials="AG" represents="person" alt="AG"/>"#, passes: "")]
  ) { node, context in
    let avatars = context.children(node, .avatar)
    guard avatars.count > context.limit, !avatars.contains(where: { context.value($0, .each) != nil }) else { return }
    context.report(
      "\(avatars.count) avatars have no room; give the first \(Count(context.limit).word) and say with total how many there are",
      at: context.tree.nameRange(of: node))
  }
}
