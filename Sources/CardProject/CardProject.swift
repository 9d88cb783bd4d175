package import SourceText

/// Card files that belong together: what each has to do with the others.
///
/// A value; what follows from several files is found out when it is asked for, and again once something has changed on which it
/// depends.
package struct CardProject: Sendable {
  /// What is known of each file, by its absolute path.
  package private(set) var files: [String: FileFacts] = [:]
  /// What follows from them.
  var relations = CardRelations()
  /// How often something has changed in what matters to others.
  package private(set) var generation = 0

  /// The names of the files with which an app begins where nothing is said of that.
  private static let entryNames: Set<Substring> = [
    "home.card.xml", "index.card.xml", "main.card.xml", "start.card.xml",
  ]

  /// A project of no file yet.
  package init() {}

  /// Takes `facts` for the file at `path`, or lets it go.
  ///
  /// - Parameter isEntry: whether an app begins with it; nil where nothing is said of that, so that its name tells.
  /// - Returns: whether others may be concerned.
  @discardableResult
  package mutating func set(_ facts: FileFacts?, at path: String, isEntry: Bool? = nil) -> Bool {
    let old = files[path]
    files[path] = facts
    let isEntry = facts != nil && (isEntry ?? Self.entryNames.contains(CardGraph.fileName(path)))
    guard old?.meaning != facts?.meaning || isEntry != relations.entries.contains(path) else { return false }
    if isEntry { relations.entries.insert(path) } else { relations.entries.remove(path) }
    relations.change(path, from: old?.meaning, to: facts?.meaning)
    generation += 1
    return true
  }

  /// Where files name the one at `path`, file by file in the order of their paths; with the part `fragment` alone, where one is
  /// given.
  package func places(naming path: String, fragment: String? = nil) -> [(path: String, ranges: [ByteRange])] {
    files.keys.sorted().compactMap { other in
      guard let facts = files[other] else { return nil }
      let ranges = facts.meaning.links.indices.compactMap { index -> ByteRange? in
        let link = facts.meaning.links[index]
        guard link.path == path else { return nil }
        guard let fragment else { return facts.links[index] }
        return link.fragment == fragment ? facts.fragments[index] : nil
      }
      return ranges.isEmpty ? nil : (other, ranges)
    }
  }
}
