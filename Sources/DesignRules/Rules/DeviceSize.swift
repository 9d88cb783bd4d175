import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A device has a screen.
  static let deviceSize = DesignRule(
    "device-size", .error, summary: "A device says neither what it is like nor how large its screen is",
    explanation: """
      Without `like` a device has the figures that stand there and no others, so that width and height must. Else a scenario runs on a \
      screen that nobody has described.
      """,
    sources: ["TGC"], elements: ["Device"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="depots" root="list">
        <Device id="scanner" width="360" height="640"/>
        <PlainCard id="list">
          <Title>Depots</Title>
          <Text>Open until six.</Text>
        </PlainCard>
        <Scenario id="start" device="scanner">
          <Expect top="list"/>
        </Scenario>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="depots" root="list">
        <⏩Device⏪ id="scanner" width="360"/>
        <PlainCard id="list">
          <Title>Depots</Title>
          <Text>Open until six.</Text>
        </PlainCard>
        <Scenario id="start" device="scanner">
          <Expect top="list"/>
        </Scenario>
      </CardScene>
      """,
    edges: [
      Edge(#"width="360""#, passes: #"like="iphone-15""#, fails: #"height="640""#, saying: "how wide"),
      Edge(#" width="360""#, fails: "", saying: "width and height"),
    ]
  ) { node, context in
    guard context.value(node, .like) == nil else { return }
    let (hasWidth, hasHeight) = (context.value(node, .width) != nil, context.value(node, .height) != nil)
    if hasWidth, hasHeight { return }
    let missing = hasWidth ? "how high it is" : hasHeight ? "how wide it is" : "its width and height"
    context.report(
      "Say \(missing), or with like which device this is", at: context.tree.nameRange(of: node),
      fixes: [context.setting(node, .like, to: "iphone-15", "Take the figures of iphone-15")])
  }
}
