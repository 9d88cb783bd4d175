package import CardAnalysis
package import SourceText

/// A document whose findings have been fixed, as far as they have fixes that leave it better.
///
/// Stage by stage: what is wrong as XML first, as everything behind that is a guess. Fixes that do not get in each other's way
/// are made together; where that does not leave fewer findings, half of them, and so on. Claims of scenarios are
/// never changed: what happens may be what is wrong.
package struct DocumentRepair {
  /// Which fixes are made.
  package enum Reach: Sendable {
    /// The preferred ones, as an editor makes them without asking.
    case preferred
    /// Where a finding has none of those, also the first of its others, which may change what the card says.
    case every

    /// The fix of `finding` that is made; nil for none.
    package func fix(of finding: Diagnostic) -> Fix? {
      finding.fixes.first { $0.isPreferred } ?? (self == .every ? finding.fixes.first : nil)
    }
  }

  /// The document as it was.
  package let original: DocumentSnapshot
  /// The document behind the fixes.
  package private(set) var snapshot: DocumentSnapshot
  /// How many fixes were made.
  package private(set) var count = 0

  private let reach: Reach
  private let beside: (DocumentSnapshot) -> [Diagnostic]
  private let isWanted: (Diagnostic) -> Bool
  private let accepted: (_ findings: [Diagnostic], DocumentSnapshot) -> Set<Diagnostic>
  private let goesOn: () -> Bool
  /// What is wrong with ``snapshot``, in document order.
  private var findings: [Diagnostic]
  /// Fixes that did not leave it better, by what is said of them: their places move.
  private var refused: Set<String> = []
  /// How often the document may still be looked at again for the fixes of a stage, so that hopeless ones of one leave room for the
  /// others: small ones as often as it takes, large ones a second or two.
  private var trials: [DiagnosticSource: Int]

  /// The stages whose findings have fixes, in their order.
  private static let stages: [DiagnosticSource] = [.syntax, .schema, .design, .layout]

  /// `snapshot` with the fixes of those of its findings that are wanted.
  ///
  /// - Parameters:
  ///   - goesOn: Asked before each trial; after a no nothing more is fixed.
  ///   - beside: What is wrong with a version of the document beside what its own analysis finds.
  ///   - accepted: Which findings in a version of the document are to be left as they are.
  package init(
    _ snapshot: DocumentSnapshot, _ reach: Reach, where isWanted: @escaping (Diagnostic) -> Bool = { _ in true },
    while goesOn: @escaping () -> Bool = { true }, beside: @escaping (DocumentSnapshot) -> [Diagnostic] = { _ in [] },
    accepted: @escaping (_ findings: [Diagnostic], DocumentSnapshot) -> Set<Diagnostic> = { _, _ in [] }
  ) {
    (original, self.snapshot, self.reach, self.isWanted) = (snapshot, snapshot, reach, isWanted)
    (self.goesOn, self.accepted) = (goesOn, accepted)
    (self.beside, findings) = (beside, Self.findings(snapshot, beside))
    let most = min(400, max(20, 4_000_000 / (snapshot.text.count + 1)))
    trials = Dictionary(uniqueKeysWithValues: Self.stages.map { ($0, most) })
    var made = -1
    // What was no gain may be one behind others.
    while made < count {
      (made, refused) = (count, [])
      makeAll()
    }
  }

  private mutating func makeAll() {
    var stage = 0
    while stage < Self.stages.count {
      let fixes = fixes(of: Self.stages[stage])
      if fixes.isEmpty || trials[Self.stages[stage]] == 0 {
        stage += 1
      } else {
        _ = make(fixes[...], Self.stages[stage])
        // A design that is better may have another error of the schema.
        stage = 0
      }
    }
  }

  private static func findings(
    _ snapshot: DocumentSnapshot, _ beside: (DocumentSnapshot) -> [Diagnostic]
  ) -> [Diagnostic] {
    let others = beside(snapshot)
    return others.isEmpty
      ? snapshot.diagnostics : (snapshot.diagnostics + others).sorted { $0.range.start < $1.range.start }
  }

  /// The edits of the text as it was that make the text behind the fixes, line by line.
  package var edits: [TextEdit] { LineChanges(of: original.text, by: snapshot.text).edits }

  /// Fixes of findings of `stage` that can be made together.
  private func fixes(of stage: DiagnosticSource) -> [(fix: Fix, name: String)] {
    var end = -1
    let accepted = accepted(findings, snapshot)
    return findings.compactMap { diagnostic in
      guard diagnostic.kind.source == stage, isWanted(diagnostic), !accepted.contains(diagnostic),
        let fix = reach.fix(of: diagnostic),
        case let name = "\(diagnostic.kind.code) \(diagnostic.message) \(fix.title)", !refused.contains(name),
        let first = fix.edits.map({ $0.range.start }).min(), let last = fix.edits.map({ $0.range.end }).max(),
        first > end
      else { return nil }
      end = last
      return (fix, name)
    }
  }

  /// Makes `fixes`, or the first half of them that is for the better, down to a single one; false when none is.
  private mutating func make(_ fixes: ArraySlice<(fix: Fix, name: String)>, _ stage: DiagnosticSource) -> Bool {
    if let better = better(with: fixes.map({ $0.fix }), stage) {
      (snapshot, findings) = (better, Self.findings(better, beside))
      count += fixes.count
      return true
    }
    guard fixes.count > 1 else {
      refused.formUnion(fixes.map { $0.name })
      return false
    }
    let middle = fixes.startIndex + fixes.count / 2
    return make(fixes[..<middle], stage) || make(fixes[middle...], stage)
  }

  /// The document with `fixes`; nil when it would not be better.
  private mutating func better(with fixes: [Fix], _ stage: DiagnosticSource) -> DocumentSnapshot? {
    guard goesOn(), let left = trials[stage], left > 0, let text = snapshot.text.applying(fixes.flatMap({ $0.edits })),
      text != snapshot.text
    else {
      return nil
    }
    trials[stage] = left - 1
    let after = snapshot.edited(text)
    // What is wrong beside the document does not count among errors of XML and of the schema.
    let found = Self.isEarly(stage) ? after.diagnostics : Self.findings(after, beside)
    let (now, then) = (Self.badness(findings, stage), Self.badness(found, stage))
    // Nobody wants a warning for a hint.
    return (then.errors, then.all) < (now.errors, now.all)
      && (then.errors < now.errors || then.warnings <= now.warnings)
      ? after : nil
  }

  private static func isEarly(_ stage: DiagnosticSource) -> Bool { stage == .syntax || stage == .schema }

  /// How bad a document with these `findings` is as far as fixes of `stage` count.
  ///
  /// Its errors, then its findings, of which no more are warnings. What could not be read before may have findings of later stages, which is no harm.
  private static func badness(
    _ findings: [Diagnostic], _ stage: DiagnosticSource
  ) -> (errors: Int, warnings: Int, all: Int) {
    let isEarly = isEarly(stage)
    let counted = findings.filter {
      switch $0.kind.source {
      case .syntax: true
      case .schema: stage != .syntax
      case .design, .layout: !isEarly
      default: false
      }
    }
    guard !isEarly else { return (0, 0, counted.count) }
    return (counted.count { $0.severity == .error }, counted.count { $0.severity == .warning }, counted.count)
  }
}
