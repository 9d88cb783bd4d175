import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A device reads in the direction of the language.
  static let directionLanguage = DesignRule(
    "direction-language", .warning, summary: "A device reads against the direction of the language",
    explanation: """
      Arabic and Hebrew are read from right to left: drawn and tested the other way round, a scene shows what nobody \
      will see. Leave the direction out, and the language decides.
      """,
    sources: ["TGC", "BCP47"], elements: ["Device"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="stops" xml:lang="ar" root="a">
        <Device id="phone" like="iphone-15" direction="rtl"/>
        <PlainCard id="a">
          <Title>خطوط المترو</Title>
        </PlainCard>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="stops" xml:lang="ar" root="a">
        <Device id="phone" like="iphone-15" direction="⏩ltr⏪"/>
        <PlainCard id="a">
          <Title>خطوط المترو</Title>
        </PlainCard>
      </CardScene>
      """,
    edges: [
      Edge(#"xml:lang="ar""#, passes: #"xml:lang="de""#, fails: #"xml:lang="he""#),
      Edge(#"direction="ltr"/>"#, passes: #"direction="ltr"/><Device id="mirrored" like="iphone-15"/>"#),
    ]
  ) { node, context in
    guard let direction = context.value(node, .direction), let tag = context.language(node), tag.isRightToLeft,
      direction == "ltr",
      let scene = context.parent(node),
      context.children(scene, .device).allSatisfy({ context.value($0, .direction) == "ltr" })
    else { return }
    context.report(
      "\(tag.language?.name ?? "This language") is read from right to left",
      at: context.valueRange(node, .direction),
      fixes: context.removingAttribute(node, .direction, "Let the language decide"))
  }
}
