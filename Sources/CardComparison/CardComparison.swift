package import CardAnalysis
package import CardLayout
import LayoutCore
package import SourceText
import XMLSyntax

/// What differs between two versions of a card, in words.
package struct CardComparison: Sendable {
  /// An environment in which both versions are laid out, and what people call it.
  package struct Place: Sendable {
    /// Such as “iPhone 15, text size AX3”.
    package let name: String
    /// The environment.
    package let environment: CardEnvironment

    /// The environment called `name`.
    package init(_ name: String, _ environment: CardEnvironment) { (self.name, self.environment) = (name, environment) }
  }

  /// What has changed, in the order of the text now; what came of it in the drawings stands behind that.
  package let changes: [CardChange]
  /// What is found now and was not before, in document order.
  package let gained: [Diagnostic]
  /// What was found before and is not any more.
  package let lost: [Diagnostic]

  /// Compares `new` with `old`, also as they are laid out in `places`.
  ///
  /// What is broken is compared as far as it is understood.
  package init(of old: DocumentSnapshot, by new: DocumentSnapshot, in places: [Place]) {
    let match = ElementMatch(old.tree, new.tree)
    var told = ChangedElements(old.tree, new.tree, match)
    told.tellElements()
    if let place = places.first, let before = old.scene(place.environment), let now = new.scene(place.environment) {
      told.tellShown(before, now)
    }
    told.tellSizes(
      places.lazy.compactMap { place in
        guard let before = old.scene(place.environment), let now = new.scene(place.environment) else { return nil }
        return (place.name, before, now)
      })
    changes = told.changes
    (gained, lost) = Self.findings(old, new, match)
  }

  /// What is found in one of both alone: findings of one kind in the same element are the same, whatever their words.
  private static func findings(
    _ old: DocumentSnapshot, _ new: DocumentSnapshot, _ match: ElementMatch
  ) -> (gained: [Diagnostic], lost: [Diagnostic]) {
    struct Key: Hashable {
      let code: String
      /// The element now; below zero for one that is gone.
      let element: Int
      var message: String?
    }
    func all(_ snapshot: DocumentSnapshot) -> [Diagnostic] {
      let told = snapshot.diagnosticsWithSampleSets
      return told.own + told.others.map(\.finding)
    }
    var lost = all(old).map { finding in
      let node = old.tree.element(at: finding.range.start)?.index
      let element = node.map { match.newNodes[$0] ?? -1 - $0 } ?? 0
      return (finding, Key(code: finding.kind.code, element: element, message: finding.message))
    }
    var gained = all(new).map { finding in
      let element = new.tree.element(at: finding.range.start)?.index ?? 0
      return (finding, Key(code: finding.kind.code, element: element, message: finding.message))
    }
    // Those with the same words first, so that of several in one element the right one is left.
    for countsWords in [true, false] {
      func key(_ key: Key) -> Key { countsWords ? key : Key(code: key.code, element: key.element) }
      var counts: [Key: Int] = [:]
      for (_, name) in gained { counts[key(name), default: 0] += 1 }
      var both: [Key: Int] = [:]
      lost = lost.filter { _, name in
        guard let count = counts[key(name)], count > 0 else { return true }
        counts[key(name)] = count - 1
        both[key(name), default: 0] += 1
        return false
      }
      gained = gained.filter { _, name in
        guard let count = both[key(name)], count > 0 else { return true }
        both[key(name)] = count - 1
        return false
      }
    }
    return (gained.map(\.0), lost.map(\.0))
  }
}
