import CardModel
import Guidelines
import SourceText
import XMLSyntax

extension DesignRule {
  /// An icon can be seen on both platforms.
  static let iconPlaceholder = DesignRule(
    "icon-placeholder", .hint, summary: "An icon is drawn as a placeholder",
    explanation: """
      SF Symbols are Apple’s: Android has none of them, and drawings here show an empty frame with two letters. Take the icon of \
      Fiori’s library that means the same, or say with `platform` that the part is for iOS alone.
      """,
    sources: ["FS", "OWN"], holding: [.iconName],
    passing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Spare parts</Title>
          <HeaderAction id="call" icon="actions.phone" label="Contact"/>
        </Header>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Spare parts</Title>
          <HeaderAction id="call" icon="⏩sf:phone.fill⏪" label="Contact"/>
        </Header>
      </Card>
      """,
    edges: [
      Edge("<HeaderAction ", passes: #"<HeaderAction platform="ios" "#, fails: #"<HeaderAction platform="android" "#),
      Edge("<HeaderAction ", passes: #"<HeaderAction platform=" ios " "#),
      Edge(fails: "sf:bolt.horizontal", saying: "Android has none"),
      Edge(fails: "sf:calendar", saying: "calendar"), Edge(fails: "sf:trash.fill", saying: "actions.delete"),
      Edge(fails: "sf:doc.text.fill", saying: "documents.documentText"),
    ]
  ) { attribute, name, context in
    guard name.hasPrefix("sf:"), !context.situations.climb(from: context.node).isSubset(of: Situations(on: .ios))
    else { return }
    let range = context.tree.valueRange(of: attribute)
    let nearest = IconMeaning.counterpart(ofSymbol: String(name.dropFirst(3)))
    context.report(
      "“\(name)” is Apple’s: Android has none, and drawings show an empty frame"
        + (nearest.map { "; “\($0)” is drawn on both" } ?? ""), at: range,
      fixes: context.isBound(context.tree.text[range])
        ? [] : nearest.map { [Fix("Change to “\($0)”", [TextEdit(range, $0)])] } ?? [])
  }
}
