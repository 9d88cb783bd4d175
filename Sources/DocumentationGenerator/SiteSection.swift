/// A part of the site with an entry of its own.
struct SiteSection: Sendable {
  /// Its folder, by which its pages are told from others.
  let folder: String
  /// Its title.
  let title: String
  /// What stands in it.
  let summary: String

  /// All sections in the order of the navigation.
  static let all = [
    SiteSection(folder: "guides", title: "Guides", summary: "How to make a card, and how to check it."),
    SiteSection(folder: "elements", title: "Elements", summary: "Every element that a file may hold."),
    SiteSection(folder: "types", title: "Types", summary: "Every type of values and contents that has a name."),
    SiteSection(folder: "rules", title: "Findings", summary: "Every finding: what it means and what to do."),
    SiteSection(folder: "devices", title: "Devices", summary: "The devices that cards are drawn for."),
    SiteSection(folder: "examples", title: "Examples", summary: "A page for every example card: text and pictures."),
    SiteSection(folder: "icons", title: "Icons", summary: "Every icon that a card may name."),
    SiteSection(folder: "colors", title: "Colours", summary: "Every colour that a card may name."),
    SiteSection(folder: "text-styles", title: "Text styles", summary: "Sizes of texts."),
    SiteSection(folder: "commands", title: "Commands", summary: "Every command of the command line."),
  ]

  /// The path of its entry.
  var page: String { folder + "/index" }

  /// Whether its pages are looked up by name rather than read in order.
  var isLookedUp: Bool { ["elements", "types", "rules"].contains(folder) }

  /// Whether `page` stands in it.
  func holds(_ page: Page) -> Bool { page.path.hasPrefix(folder + "/") }
}
