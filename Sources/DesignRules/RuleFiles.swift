package import CardModel
package import JSON

/// What rules may ask of the files around a document; paths are relative to it.
package struct RuleFiles: Sendable {
  /// Whether a file can be read; nil when nothing is known of the files around the document, so that rules keep silent.
  let exists: (@Sendable (_ path: String) -> Bool)?
  /// The names in a folder, which ends with `/` (empty for the document's own), folders with a `/` at the end.
  let names: @Sendable (_ folder: String) -> [String]
  /// What a JSON file holds; nil when there is no such file, or nothing can be read from it.
  let sample: @Sendable (_ path: String) -> JSONValue?
  /// Why nothing can be read from a sample that is there.
  let sampleProblem: @Sendable (_ path: String) -> SampleProblem?

  /// Files as these functions tell.
  package init(
    exists: (@Sendable (_ path: String) -> Bool)?,
    names: @escaping @Sendable (_ folder: String) -> [String] = { _ in [] },
    sample: @escaping @Sendable (_ path: String) -> JSONValue?,
    sampleProblem: @escaping @Sendable (_ path: String) -> SampleProblem?
  ) {
    (self.exists, self.names, self.sample, self.sampleProblem) = (exists, names, sample, sampleProblem)
  }

  /// Nothing is known of any file.
  package static let unknown = RuleFiles(exists: nil, sample: { _ in nil }, sampleProblem: { _ in nil })
}

/// What may be meant by files that are missing, in folders that are listed once each.
final class FolderListings {
  private let files: RuleFiles
  private var known: [String: [String]] = [:]
  /// Where more are missing it is no slip.
  private var left = 10

  init(_ files: RuleFiles) { self.files = files }

  /// Whether there is still something to be looked for; each call is one less.
  func takesAnother() -> Bool {
    left -= 1
    return left >= 0
  }

  /// The names in `folder` that do not begin with a point, sorted.
  func names(in folder: String) -> [String] {
    if let names = known[folder] { return names }
    let names = files.names(folder).filter { !$0.hasPrefix(".") }.sorted()
    known[folder] = names
    return names
  }
}
