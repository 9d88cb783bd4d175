import BundledData
import Guidelines
import SourceText
import XMLSyntax

extension DesignRule {
  /// An icon is one of the catalogue.
  static let unknownIcon = DesignRule(
    "unknown-icon", .warning, summary: "An icon name is not in the catalogue",
    explanation: """
      Icons come from the Fiori icon library, family and name, or from SF Symbols with `sf:` in front. A name that is in neither is \
      drawn as an empty frame, and so are SF Symbols here, as they are Apple's to draw; which of them exist is not checked. \
      Completion inside the quotes lists the names of Fiori's.
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
      """,
    edges: [
      Edge(passes: "sf:line.3.horizontal.decrease", fails: "sf", saying: "sf"),
      Edge(passes: "actions.filter", fails: "filter", saying: "actions.filter"),
      Edge(passes: "things.calendar", fails: "status.calendar", saying: "calendars.calendar"),
      Edge(fails: "cart.fill", saying: "shopping.cart"), Edge(fails: "cart.badge", saying: "shopping.cart"),
      Edge(fails: "doc.text", saying: "documents.documentText"),
      Edge(fails: "action.flag", saying: "actions.flag"), Edge(fails: "action.filtre", saying: "actions.filter"),
      Edge(fails: "arrow.reload", saying: "actions.refresh"), Edge(fails: "folders.filter", saying: "actions.filter"),
      Edge(fails: "Actions.Flag", saying: "actions.flag"),
      Edge(fails: "places.Home", saying: "places.home"),
      Edge(fails: "bell.badge", saying: "objects.bell"), Edge(fails: "lock.shield", saying: "objects.locked"),
      Edge(fails: "actions.cog", saying: "actions.settings"),
      Edge(fails: "actions.off", saying: "actions.off"),
      .card(
        passes: bound("{icons/right}"), fails: bound("{icons/wrong}"),
        saying: "“actions.filtre”, which the sample has here"),
    ]
  ) { attribute, name, context in
    guard !name.isEmpty, !name.hasPrefix("sf:"), !IconCatalogue.contains(name) else { return }
    context.reportUnknown(
      "icon “\(name)”", attribute, meaning: IconMeaning.nearest(to: name).map { ([$0.name], $0.isCertain) })
  }
}

/// A card whose icon is bound to the data of a draft.
private func bound(_ icon: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="parts" target="parts" sample="samples/drafts.json"><Header><Title>Spare parts</Title>
  <HeaderAction id="filter" icon="\(icon)" label="Filter"/></Header></Card>
  """
}
