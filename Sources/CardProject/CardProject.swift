package import SourceText

/// Card files that belong together: what each has to do with the others.
///
/// A value; what follows from all files is found out when it is asked for, and anew once what stands in a file has changed in
/// what matters to others.
package struct CardProject: Sendable {
  /// What is known of each file, by its absolute path.
  package private(set) var files: [String: CardFacts] = [:]
  private var known: CardRelations?
  /// How often something has changed in what matters to others.
  package private(set) var generation = 0

  /// A project of no file yet.
  package init() {}

  /// Takes `facts` for the file at `path`, or lets it go.
  ///
  /// - Returns: whether others may be concerned.
  @discardableResult
  package mutating func set(_ facts: CardFacts?, at path: String) -> Bool {
    let old = files.updateValue(facts ?? CardFacts(), forKey: path)
    if facts == nil { files[path] = nil }
    let isSame = old?.meaning == facts?.meaning
    if !isSame { (known, generation) = (nil, generation + 1) }
    return !isSame
  }

  /// What follows from all files together.
  package var relations: CardRelations {
    mutating get {
      if let known { return known }
      let made = CardRelations(files)
      known = made
      return made
    }
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
