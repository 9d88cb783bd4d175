package import SourceText

/// One value of a card file that names another file, or a part.
package struct CardLink: Hashable, Sendable {
  /// What kind of file it names.
  package enum Kind: UInt8, Sendable { case card, image, sample }

  /// What kind of file it names.
  package let kind: Kind
  /// The value without what stands behind `#`.
  package let written: String
  /// The absolute path of the file; nil where the value names a part of its own file, or none that may be seen.
  package let path: String?
  /// What stands behind `#`: a part of the other card, a place in the sample; for a part of the same file its id.
  package let fragment: String
  /// What leads there, as people see it: a button's label, the title of a cell.
  package let label: String

  /// Whether `address`, which has no scheme, begins with a host as people say it: `www.sap.com`, `example.com/orders`.
  static func namesHost(_ address: String) -> Bool {
    let host = String(address.prefix { $0 != "/" }).lowercased()
    return host.hasPrefix("www.") || [".com", ".org", ".net", ".edu", ".gov"].contains { host.hasSuffix($0) }
  }
}

/// What a person can do in a card.
package struct ActionFact: Hashable, Sendable {
  /// Its id; empty without one.
  package let id: String
  /// Its label, as written.
  package let label: String
  /// The language that the label is in; empty when nothing says.
  package let language: String
}

/// A card of a scene.
package struct StackedCard: Hashable, Sendable {
  /// Its id.
  package let id: String
  /// The name of its element.
  package let element: String
  /// The title that people see first in it; empty without one.
  package internal(set) var title: String
}

/// A card of a scene that comes on top of another, or in its place.
package struct StackMove: Hashable, Sendable {
  /// The id of the card that it comes from; empty for the scene itself.
  package let from: String
  /// The id of the card that comes.
  package let to: String
  /// What brings it: `Push`, `Swap`, or `Begin` for the card at the bottom.
  package let word: String
}

/// What one card file has to do with others: what stands in it, and where.
package struct FileFacts: Sendable {
  /// What stands in it, whatever its place.
  package struct Meaning: Hashable, Sendable {
    /// The root element's name.
    package var element = ""
    /// The id of the root element; empty without one.
    package var id = ""
    /// The title that people see first; empty without one.
    package var title = ""
    /// What names other files and parts, in document order.
    package var links: [CardLink] = []
    /// What can be done, in document order.
    package var actions: [ActionFact] = []
    /// All ids.
    package var ids: Set<String> = []
    /// The cards of a scene, in document order.
    package var stack: [StackedCard] = []
    /// Which of them is put on which.
    package var moves: [StackMove] = []
    /// In which row of the header a part stands: its name and the row, 0 for the header itself.
    package var header: [String: Int] = [:]

    /// The absolute paths of the cards that it names, in document order.
    var targets: [String] { links.compactMap { $0.kind == .card ? $0.path : nil } }
  }

  /// What stands in it.
  package internal(set) var meaning = Meaning()
  /// Where the root's id stands, or else its name.
  package internal(set) var place = ByteRange(at: 0)
  /// Where the root's last attribute ends.
  var attributesEnd = 0
  /// Where each of the links stands: the value without what is behind `#`.
  package internal(set) var links: [ByteRange] = []
  /// Where what is behind `#` stands in each of the links; the whole value where that is an id.
  package internal(set) var fragments: [ByteRange] = []
  /// Where the id of each card of the stack stands.
  package internal(set) var stack: [ByteRange] = []
  /// Where each of the moves names the card that comes.
  package internal(set) var moves: [ByteRange] = []
  /// Where each of the actions' ids stands, or else its element's name.
  package internal(set) var actions: [ByteRange] = []
  /// Where each part of the header stands.
  package internal(set) var header: [String: ByteRange] = [:]

  /// Where the whole value of the link with this index stands.
  func value(_ index: Int) -> ByteRange { ByteRange(links[index].start, fragments[index].end) }

  /// Those of a file without a root element.
  package init() {}
}

extension FileFacts {
  /// What a card is called: by its title, or by its id where that reads something from a sample, which is not known here.
  package static func name(_ title: String, _ id: String) -> String {
    title.isEmpty || title.contains("{") ? id : title
  }
}
