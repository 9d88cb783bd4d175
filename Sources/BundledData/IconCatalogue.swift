import Standards

/// The icon names that the language knows, as it spells them.
package enum IconCatalogue {
  /// Every name, sorted.
  package static let names: [String] = BundledFile.table("icons.txt").pieces(between: 0x0A).map {
    String(decoding: $0, as: UTF8.self)
  }

  /// Whether there is an icon called `name`.
  package static func contains(_ name: String) -> Bool { set.contains(name) }

  private static let set = Set(names)
}
