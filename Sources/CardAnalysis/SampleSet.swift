import CardProject
package import SourceText

/// Sample files in the place of those that cards name: what the cards show in another case, such as an empty list.
package struct SampleSet: Hashable, Sendable {
  /// What it is called.
  package let name: String
  /// The absolute path of each file that is read, by that of the file in whose place it is.
  package let files: [String: String]

  /// The set called `name`.
  package init(_ name: String, _ files: [String: String]) { (self.name, self.files) = (name, files) }
}

extension CheckSettings {
  /// The sample set called `name`; nil where there is none.
  package func sampleSet(_ name: String) -> SampleSet? { sampleSets.first { $0.name == name } }
}

extension DocumentSnapshot {
  /// The sample sets of its project that have another sample of those that it names.
  package var sampleSets: [SampleSet] {
    checks.sampleSets.filter { set in
      facts.meaning.links.contains { $0.kind == .sample && $0.path.map { set.files[$0] != nil } == true }
    }
  }

  /// The same document with the samples of the set called `name`: with those that it names where that is empty, and as it is
  /// where there is no such set, or none is named.
  package func reading(setNamed name: String?) -> DocumentSnapshot {
    guard let name else { return self }
    if name.isEmpty { return reading(nil) }
    return checks.sampleSet(name).map(reading) ?? self
  }

  /// A finding that there is with some sample sets alone.
  package struct SampleFinding: Sendable {
    /// The finding, which says so.
    package let finding: Diagnostic
    /// The first of those sets.
    package let set: SampleSet
  }

  /// What is wrong with it with the samples that it names, and beside that with the sample sets of its project: it says with which.
  ///
  /// An instruction that ignores something is of use where it is with any of them.
  package var diagnosticsWithSampleSets: (own: [Diagnostic], others: [SampleFinding]) {
    let sets = sampleSets
    guard !sets.isEmpty else { return (diagnostics, []) }
    let own = Set(diagnostics.map(Told.init))
    var unused = own.filter { $0.isUnused }
    var found: [(finding: Diagnostic, sets: [SampleSet])] = []
    var places: [Told: Int] = [:]
    for set in sets {
      let other = made(reading: set)
      unused.formIntersection(other.diagnostics.map(Told.init))
      for finding in other.diagnostics where !own.contains(Told(finding)) && !Told(finding).isUnused {
        if let known = places[Told(finding)] {
          found[known].sets.append(set)
        } else {
          places[Told(finding)] = found.count
          found.append((finding, [set]))
        }
      }
    }
    let others = found.map { SampleFinding(finding: $0.with($1), set: $1[0]) }
    return (diagnostics.filter { !Told($0).isUnused || unused.contains(Told($0)) }, others)
  }

  /// What is wrong with it by the samples that it reads; what is so with the sample set that is chosen for it alone says so.
  ///
  /// That has no fixes: the card may be right by the sample that it names, and would not be any more.
  package var diagnosticsAsRead: [Diagnostic] {
    guard let set = resources.set, sampleSets.contains(set) else { return diagnostics }
    let own = Set(reading(nil).diagnostics.map(Told.init))
    return diagnostics.compactMap { finding in
      if own.contains(Told(finding)) { return finding }
      if Told(finding).isUnused { return nil }
      var finding = finding.with([set])
      finding.fixes = []
      return finding
    }
  }
}

extension Diagnostic {
  /// The same as what there is with `sets` alone.
  fileprivate func with(_ sets: [SampleSet]) -> Diagnostic {
    var finding = self
    let names = sets.map { "“\($0.name)”" }.joined(separator: ", ")
    finding.message += " (with sample set\(sets.count == 1 ? "" : "s") \(names))"
    return finding
  }
}

/// What a finding says, and where.
private struct Told: Hashable {
  let code: String
  let range: ByteRange
  let message: String

  /// Whether it is about an instruction that ignores nothing.
  var isUnused: Bool { code == Suppressions.unused.code }

  init(_ finding: Diagnostic) { (code, range, message) = (finding.kind.code, finding.range, finding.message) }
}
