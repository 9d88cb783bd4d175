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

extension DocumentResources {
  /// The same, with the files of `set` in the place of others.
  package func reading(_ set: SampleSet?) -> DocumentResources {
    guard let set else { return self }
    let whole = self
    // Where nothing is known of files there is none to be another.
    guard let exists else { return self }
    // One that cannot be read is told of where it is named.
    @Sendable func other(_ path: String) -> String {
      let other = whole.absolute(path).flatMap { set.files[$0] }
      return other.flatMap { exists($0) && whole.sampleProblem($0) == nil ? $0 : nil } ?? path
    }
    return DocumentResources(
      bytes: { whole.bytes(other($0)) }, names: names, exists: { exists(other($0)) },
      sample: { whole.sample(other($0)) }, sampleProblem: { whole.sampleProblem(other($0)) }, absolute: absolute)
  }
}

extension DocumentSnapshot {
  /// What is wrong with it with the samples that it names, and beside that with the sample sets of its project: it says with which.
  ///
  /// An instruction that ignores something is of use where it is with any of them.
  package var diagnosticsWithSampleSets: (own: [Diagnostic], others: [Diagnostic]) {
    let sets = checks.sampleSets.filter { set in
      facts.meaning.links.contains { $0.kind == .sample && $0.path.map { set.files[$0] != nil } == true }
    }
    guard !sets.isEmpty else { return (diagnostics, []) }
    let own = Set(diagnostics.map(Told.init))
    var unused = own.filter(\.isUnused)
    var found: [(finding: Diagnostic, sets: [String])] = []
    var places: [Told: Int] = [:]
    for set in sets {
      // All is as it was but what reads a sample that is another.
      let other = DocumentSnapshot(
        uri: uri, version: version, text: text, language: language, resources: resources.reading(set), checks: checks,
        isEdited: isEdited, lines: lines, memo: memo(after: Replacement(from: 0, to: 0, newEnd: 0)))
      unused.formIntersection(other.diagnostics.map(Told.init))
      for finding in other.diagnostics where !own.contains(Told(finding)) && !Told(finding).isUnused {
        if let known = places[Told(finding)] {
          found[known].sets.append(set.name)
        } else {
          places[Told(finding)] = found.count
          found.append((finding, [set.name]))
        }
      }
    }
    let others = found.map { finding, sets in
      var finding = finding
      let names = sets.map { "“\($0)”" }.joined(separator: ", ")
      finding.message += " (with sample set\(sets.count == 1 ? "" : "s") \(names))"
      return finding
    }
    return (diagnostics.filter { !Told($0).isUnused || unused.contains(Told($0)) }, others)
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
