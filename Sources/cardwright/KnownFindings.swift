import FileSystem
import Reporting
import SourceText
import Standards
import Workspace
import XMLSyntax

/// The baseline that `cardwright validate` is called with.
struct KnownFindings: Sendable {
  /// What came of one file.
  struct Outcome: Sendable {
    /// The path by which the baseline names it.
    var path = ""
    /// What its findings are known by.
    var findings: [Baseline.Finding] = []
    /// Findings that are accepted and do not occur any more.
    var gone: [(finding: Baseline.Finding, count: Int)] = []
    /// How many findings that are accepted could have been fixed.
    var unfixed = 0
  }

  private let path: String
  private let baseline: Baseline
  /// Whether the findings of this run are accepted.
  let isWritten: Bool
  private let folder: String
  /// The paths of files that are known and not there any more.
  private let missing: [String]

  /// The baseline at `path`.
  ///
  /// - Throws: when it cannot be read; one that is to be written may be missing.
  init(_ path: String, isWritten: Bool) throws(CommandFailure) {
    (self.path, self.isWritten) = (path, isWritten)
    folder = FileURI.folder(of: WorkingFolder.absolute(path))
    guard File(path).exists || !isWritten else {
      (baseline, missing) = (Baseline(), [])
      return
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try File(path).read()
    } catch {
      throw CommandFailure(error.description + (isWritten ? "" : "; --write-baseline writes it"))
    }
    do throws(BaselineError) {
      baseline = try Baseline(parsing: bytes)
    } catch {
      throw CommandFailure("\(path) \(error.reason)")
    }
    missing = baseline.paths.filter { [folder] in !File(AbsolutePath.resolve($0, in: folder)).exists }
  }

  /// What there is to tell of `diagnostics` in the file `input` with this `tree`, which is asked for where there are some, and what the baseline is to know of them.
  ///
  /// - Parameter namesakes: The absolute paths of the cards with the id of its root: of those the first takes the place of a file that
  ///   is not there any more, as the others are copies.
  func sort(
    _ diagnostics: [Diagnostic], in input: InputFile, _ tree: @autoclosure () -> XMLTree, namesakes: () -> [String]
  ) -> (
    told: [Diagnostic], outcome: Outcome
  ) {
    var outcome = Outcome(path: path(of: input))
    if !diagnostics.isEmpty {
      let tree = tree()
      outcome.findings = diagnostics.map { Self.finding($0, tree) }
    }
    if isWritten { return ([], outcome) }
    let difference = difference(outcome.findings, in: outcome.path, namesakes)
    outcome.gone = difference.gone
    return (zip(diagnostics, difference.isNew).filter(\.1).map(\.0), outcome)
  }

  /// Which of `diagnostics` in the file `input` with this `tree` are accepted.
  func accepted(
    _ diagnostics: [Diagnostic], in input: InputFile, _ tree: XMLTree, namesakes: () -> [String]
  ) -> Set<Diagnostic> {
    let isNew = difference(diagnostics.map { Self.finding($0, tree) }, in: path(of: input), namesakes).isNew
    return Set(zip(diagnostics, isNew).filter { !$1 }.map(\.0))
  }

  /// The path by which the baseline names `input`.
  private func path(of input: InputFile) -> String { path(WorkingFolder.absolute(input.name)) }

  private func path(_ whole: String) -> String {
    FileURI.isInside(whole, folder) ? FileURI.name(whole, in: folder) : whole
  }

  private func difference(
    _ findings: [Baseline.Finding], in path: String, _ namesakes: () -> [String]
  ) -> (isNew: [Bool], gone: [(finding: Baseline.Finding, count: Int)]) {
    var earlier = missing.isEmpty ? nil : baseline.earlier(findings, in: path, among: missing)
    if earlier != nil {
      let known = Set(baseline.paths)
      let first = namesakes().map { self.path($0) }.filter { !known.contains($0) }.min()
      if let first, first < path { earlier = nil }
    }
    return baseline.difference(findings, in: earlier ?? path)
  }

  private static func finding(_ diagnostic: Diagnostic, _ tree: XMLTree) -> Baseline.Finding {
    var steps: [String] = []
    let element = tree.element(at: diagnostic.range.start)
    var next = element
    while let node = next, node != .document {
      let id = tree.value(ofAttribute: "id", of: node)
      steps.append(tree.name(of: node).local + (id.map { "#" + $0 } ?? ""))
      next = tree.parent(of: node)
    }
    return Baseline.Finding(
      rule: diagnostic.kind.code, element: steps.reversed().joined(separator: "/"), text: tree.text[diagnostic.range],
      // Of a tag's name or a value there are many: what the element says tells them apart.
      words: element.map { words(of: $0, beside: diagnostic.range, tree) } ?? "")
  }

  /// What `element` says itself, where `range` lies in its start tag; empty where it says nothing.
  private static func words(of element: NodeID, beside range: ByteRange, _ tree: XMLTree) -> String {
    let texts = tree.children(of: element).filter { tree[$0].kind == .text }
    guard let first = texts.first, range.end <= tree.range(of: first).start else { return "" }
    return texts.map { tree.text[tree.range(of: $0)] }.joined()
  }

  /// Writes what came of this run, or tells what is accepted and does not occur any more.
  func finish(_ outcomes: [Outcome]) throws(FileError) {
    guard isWritten else { return tellGone(outcomes) }
    var written = baseline
    // What was not checked stays accepted, unless it is gone.
    for known in missing { written.accept([], in: known) }
    for outcome in outcomes { written.accept(outcome.findings, in: outcome.path) }
    try File(path).replace(with: written.bytes)
    let count = outcomes.reduce(0) { $0 + $1.findings.count }
    StandardStream.error.write("accepted \(count) finding\(count == 1 ? "" : "s") in \(path)\n")
  }

  private func tellGone(_ outcomes: [Outcome]) {
    let unfixed = outcomes.reduce(0) { $0 + $1.unfixed }
    if unfixed > 0 {
      StandardStream.tell(
        "left \(unfixed) finding\(unfixed == 1 ? "" : "s") as \(path) accepts; fix without --baseline to mend "
          + "\(unfixed == 1 ? "it" : "them")")
    }
    let gone = outcomes.flatMap { outcome in outcome.gone.map { (outcome.path, $0.finding, $0.count) } }
    guard !gone.isEmpty else { return }
    for (file, finding, count) in gone.prefix(Self.mostTold) {
      let times = count > 1 ? " (\(count) times)" : ""
      StandardStream.error.write("\(file): no longer found: \(finding.rule) in \(finding.element)\(times)\n")
    }
    let more = gone.count > Self.mostTold ? "and \(gone.count - Self.mostTold) more; " : ""
    StandardStream.tell("\(more)--write-baseline takes what is no longer found out of \(path)")
  }

  /// More findings are not named one by one.
  private static let mostTold = 20
}
