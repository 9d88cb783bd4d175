import BundledData
import Guidelines
import SourceText
import XMLSyntax

extension DesignRule {
  /// An icon is one of the catalogue.
  static let unknownIcon = DesignRule(
    "unknown-icon", .warning, summary: "An icon name is not in the catalogue",
    explanation: """
      Icons come from the Fiori icon library, or from SF Symbols with `sf:` in front. A name that is in neither is drawn as an empty \
      frame. Completion inside the quotes lists the names.
      """,
    sources: ["FS"], holding: [.iconName],
    passing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Spare parts</Title>
          <HeaderAction id="filter" icon="actions.filter" label="Filter"/>
        </Header>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Spare parts</Title>
          <HeaderAction id="filter" icon="⏩actions.filtre⏪" label="Filter"/>
        </Header>
      </Card>
      """
  ) { attribute, name, context in
    guard !name.isEmpty, !name.hasPrefix("sf:"), !IconCatalogue.contains(name) else { return }
    context.reportUnknown("icon “\(name)”", name, attribute, among: IconCatalogue.names)
  }
}
