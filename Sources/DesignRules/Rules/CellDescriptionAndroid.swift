import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A description of a cell is for where it is shown.
  static let cellDescriptionAndroid = DesignRule(
    "cell-description-android", .hint, summary: "Android phones show no descriptions in cells",
    explanation: """
      On Android the description of a cell is for tablets only; a phone leaves it out. Say what matters in the labels, \
      or set `in="regular"` on what is for wide screens alone. It is reported in files that say something about platforms.
      """,
    sources: ["SEED2"], elements: ["Description"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a/1">
          <Title>Pump</Title>
          <Description in="regular">The seal leaks.</Description>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a/1">
          <Title>Pump</Title>
          <Subtitle platform="android">Hall 3</Subtitle>
          <⏩Description⏪>The seal leaks.</Description>
        </ObjectCell>
      </ObjectCellList>
      """
  ) { node, context in
    guard context.distinguishesPlatforms, let cell = context.parent(node), context.name(cell) == .objectCell,
      context.situations.narrow(to: .androidPhone)
    else { return }
    context.reportOnce(
      "Android phones leave the descriptions of cells out; say what matters in the labels",
      at: context.tree.nameRange(of: node),
      fixes: [context.setting(node, .in, to: "regular", "Show it on wide screens only")])
  }
}
