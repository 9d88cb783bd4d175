package import SchemaModel
import Synchronization

/// What every import looks up, found once for all of them.
package final class ImportKnowledge: Sendable {
  /// The schema of cards.
  let schema: Schema
  /// Our icons by their addresses, and our illustrations by their names in UI5.
  let icons: [String: String]
  let illustrations: [String: String]
  /// What may stand in an element, by the format and the way to it.
  private let options: Mutex<[String: [ImportOption]]> = Mutex([:])

  /// Knowledge of cards by `schema`, and of icons of these names.
  package init(_ schema: Schema, icons names: [String]) {
    self.schema = schema
    var (icons, illustrations): ([String: String], [String: String]) = ([:], [:])
    for name in names {
      if name.hasPrefix("illustrations.") {
        let word = HandoverPart.illustration(name).lowercased()
        let isSmall = name.hasSuffix("Small") && !name.hasSuffix("ExtraSmall")
        if illustrations[word] == nil || isSmall { illustrations[word] = name }
      } else if let address = IconNames.address(name) {
        // Of a plain and a filled one that are the same there the plain one is meant.
        let known = icons[address]
        if known == nil || known?.hasSuffix("Fill") == true && !name.hasSuffix("Fill") { icons[address] = name }
      }
    }
    (self.icons, self.illustrations) = (icons, illustrations)
  }

  /// The options of that key, which are found once.
  func options(_ key: String, _ find: () -> [ImportOption]) -> [ImportOption] {
    if let known = options.withLock({ $0[key] }) { return known }
    let found = find()
    options.withLock { $0[key] = found }
    return found
  }
}
