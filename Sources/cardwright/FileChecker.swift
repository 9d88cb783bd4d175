import CardAnalysis
import CardModel
import DesignRules
import EditorFeatures
import FileSystem
import Reporting
import SourceText
import Workspace
import XMLSyntax

/// Checks files as the language server checks documents, large ones as a whole; shared by all workers.
struct FileChecker: Sendable {
  private let cards: RunCards
  private let crossCheck: CrossCheck?
  private let repairs: FileRepair?
  private let pseudo: [PseudoLanguage]
  private let known: KnownFindings?
  private let draws: Bool
  private let project: RunProject

  /// A checker that knows the card language and, when asked to, has libxml2 judge as well, fixes what it finds, and looks for
  /// room to grow in `pseudo`; cards read what `samples` asks for; what is told is as `configurations` say, and what is `known` is not; where it `draws`, cards are drawn where they fail.
  init(
    _ configurations: ConfigurationFiles, crossChecks: Bool, repairs: FileRepair? = nil,
    growsIn pseudo: [PseudoLanguage] = [], samples: SampleOptions, known: KnownFindings? = nil, draws: Bool = false
  ) throws(CommandFailure) {
    (self.known, self.draws, self.repairs, self.pseudo) = (known, draws, repairs, pseudo)
    cards = RunCards(try CardLanguage.bundled(), configurations, sample: samples.sample)
    project = RunProject(cards.language, configurations)
    crossCheck = crossChecks ? try CrossCheck() : nil
  }

  /// Whether fixes are shown rather than made.
  var isDry: Bool { repairs?.isDry ?? false }

  /// What came of one input.
  struct Outcome: Sendable {
    /// What there is to say of it, in document order.
    var file: CheckedFile
    /// What was fixed before that.
    var repair = FileRepair.Outcome()
    /// What the baseline knows of it.
    var known: KnownFindings.Outcome?
    /// The sample sets with which alone some of its findings are.
    fileprivate var sets: [Diagnostic: SampleSet] = [:]
    /// Its text as it was, where fixes are made in it.
    fileprivate var original: SourceText?

    /// Takes over what `other` says of a newer text.
    fileprivate mutating func take(_ other: Outcome) { (file, sets) = (other.file, other.sets) }
  }

  /// Takes `others`, cards that are not checked, so that those that are can be seen beside them.
  func look(at others: [(folder: String, cards: [String])], jobs: Int) async {
    for (folder, cards) in others {
      let size = 16
      let parts = stride(from: 0, to: cards.count, by: size).map { cards[$0..<min($0 + size, cards.count)] }
      await ParallelLoop.forEach(parts, jobs: jobs) { [project] in
        project.read($0, in: folder)
      } consume: { _, _ in
      }
    }
  }

  /// Checks `input` by itself, and fixes what can be before that; nothing is written yet.
  func check(_ input: InputFile) throws(FileError) -> Outcome {
    let bytes = try input.read()
    let decoding = XMLDecoding.decode(bytes)
    let snapshot = cards.snapshot(decoding.text, of: input)
    guard let repairs else { return outcome(snapshot, input, (bytes, decoding)) }
    let document = DocumentRepair(snapshot, repairs.reach, accepted: accepted(in: input))
    // Letters beyond ASCII would be others in an encoding that its declaration names.
    guard snapshot.text.bytes == bytes, decoding.encoding == .utf8 else {
      let trouble = document.count == 0 ? nil : Self.unfixed(input)
      var outcome = outcome(snapshot, input, (bytes, decoding))
      outcome.repair = FileRepair.Outcome(trouble: trouble)
      return outcome
    }
    var outcome = outcome(document.snapshot, input)
    (outcome.repair, outcome.original) = (FileRepair.Outcome(count: document.count), snapshot.text)
    return outcome
  }

  /// Fixes what can be in `input` now that all inputs have been `checked`, and writes it with what was fixed before.
  func repaired(_ checked: Outcome, of input: InputFile) -> Outcome {
    guard let repairs else { return checked }
    var outcome = checked
    // Not what is shown: that may be cut, and tells what instructions ignore.
    let isRelated =
      !project.findings(in: input).isEmpty
      && project.repaired(input)(cards.snapshot(checked.file.text, of: input)).contains {
        repairs.reach.fix(of: $0) != nil
      }
    guard let original = checked.original else {
      if isRelated { outcome.repair.trouble = Self.unfixed(input) }
      return outcome
    }
    if isRelated {
      let document = DocumentRepair(
        cards.snapshot(outcome.file.text, of: input), repairs.reach, beside: project.repaired(input),
        accepted: accepted(in: input))
      if document.count > 0 { outcome.take(self.outcome(document.snapshot, input)) }
      outcome.repair.count += document.count
    }
    outcome.repair = repairs.write(outcome.file.text, in: input, over: original, outcome.repair.count)
    if outcome.repair.trouble != nil { outcome.take(self.outcome(cards.snapshot(original, of: input), input)) }
    return outcome
  }

  /// What tells which findings in `input` the baseline accepts.
  private func accepted(in input: InputFile) -> ([Diagnostic], DocumentSnapshot) -> Set<Diagnostic> {
    { findings, snapshot in
      known?.accepted(findings, in: input, snapshot.tree) { project.namesakes(of: input) } ?? []
    }
  }

  /// How many of `findings` have a fix of those that are made.
  private func fixable(_ findings: [Diagnostic]) -> Int { findings.count { repairs?.reach.fix(of: $0) != nil } }

  private static func unfixed(_ input: InputFile) -> String {
    "\(input.name): nothing was fixed, as only files that are stored as UTF-8 are"
  }

  /// What there is to say by itself of `snapshot`, which is what is `stored` in `input`, or will be.
  private func outcome(
    _ snapshot: DocumentSnapshot, _ input: InputFile, _ stored: (bytes: [UInt8], decoding: XMLDecoding)? = nil
  ) -> Outcome {
    let (bytes, decoding) = stored ?? (snapshot.text.bytes, XMLDecoding.decode(snapshot.text.bytes))
    let told = cards.sample == nil ? snapshot.diagnosticsWithSampleSets : (own: snapshot.diagnostics, others: [])
    var diagnostics = decoding.diagnostics + told.own
    project.take(snapshot.facts, of: input)
    // libxml2 may read an encoding that Cardwright refuses by name.
    if decoding.encoding != nil, let disagreement = crossCheck?.disagreement(on: bytes, diagnostics) {
      diagnostics.append(disagreement)
    }
    let languages = pseudo.filter { !snapshot.checks.matrix.languages.contains($0) }
    let growth = snapshot.told(languages.flatMap(snapshot.growthFindings))
    var outcome = Outcome(
      file: CheckedFile(
        path: input.name, text: snapshot.text,
        diagnostics: Self.sorted(diagnostics, growth + told.others.map(\.finding))))
    for other in told.others { outcome.sets[other.finding] = other.set }
    return outcome
  }

  /// What there is to say of `input` now that all inputs have been `checked`: nothing of it is read or checked again.
  func completed(_ checked: Outcome, of input: InputFile) -> Outcome {
    let related = project.findings(in: input)
    guard !related.isEmpty || known != nil || draws else { return checked }
    var outcome = checked
    // Its stages are computed where somebody asks for them: mostly the tree alone.
    let snapshot = cards.snapshot(outcome.file.text, of: input)
    outcome.file.diagnostics = Self.sorted(outcome.file.diagnostics, snapshot.told(related))
    if let known {
      let found = outcome.file.diagnostics
      (outcome.file.diagnostics, outcome.known) = known.sort(found, in: input, snapshot.tree) {
        project.namesakes(of: input)
      }
      outcome.known?.unfixed = fixable(found) - fixable(outcome.file.diagnostics)
    }
    if draws {
      outcome.file.pictures = FindingPictures.pictures(of: outcome.file.diagnostics, in: snapshot, outcome.sets)
    }
    return outcome
  }

  /// `findings` and `others` in document order.
  private static func sorted(_ findings: [Diagnostic], _ others: [Diagnostic]) -> [Diagnostic] {
    others.isEmpty
      ? findings
      : (findings + others).enumerated()
        .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }.map(\.element)
  }
}
