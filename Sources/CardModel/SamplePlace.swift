/// A place in a sample file that bindings name, whether something stands there or not.
package struct SamplePlace: Hashable, Sendable {
  /// The file, as the card names it; empty while no sample is named.
  package var file = ""
  /// The names of the members that lead there; ``anyItem`` for every item of a list.
  package var names: [String] = []

  /// What stands for every item of a list in ``names``: a card mostly reads the same of each.
  package static let anyItem = "*"

  /// The place that the bindings of the element with `sample="reference"` start from.
  package init(reference: String = "") {
    let parts = reference.split(separator: "#", maxSplits: 1).map(String.init)
    file = parts.first ?? ""
    names = parts.count > 1 ? Self.names(parts[1].split(separator: "/").map(String.init)) : []
  }

  /// The place at `path`, which is written as in a binding.
  package func appending(_ path: String) -> SamplePlace {
    var place = self
    if path.utf8.first == 0x2F { place.names = [] }
    place.names += Self.names(path.split { $0 == "." || $0 == "/" }.map(String.init))
    return place
  }

  private static func names(_ tokens: [String]) -> [String] {
    tokens.map { $0.utf8.allSatisfy { $0 &- 0x30 < 10 } ? anyItem : $0 }
  }
}
