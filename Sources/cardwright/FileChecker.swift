import CardAnalysis
import CardModel
import Configuration
import DesignRules
import EditorFeatures
import FileSystem
import Reporting
import SourceText
import Workspace
import XMLSyntax

/// Checks files as the language server checks documents, large ones as a whole; shared by all workers.
struct FileChecker: Sendable {
  private let language: CardLanguage
  private let crossCheck: CrossCheck?
  private let repairs: FileRepair?
  private let pseudo: [PseudoLanguage]
  private let resources = RunResources()
  private let configurations: ConfigurationFiles
  private let known: KnownFindings?
  private let draws: Bool
  private let project: RunProject

  /// A checker that knows the card language and, when asked to, has libxml2 judge as well, fixes what it finds, and looks for
  /// room to grow in `pseudo`; what is told is as `configurations` say, and what is `known` is not; where it `draws`, cards are drawn where they fail.
  init(
    _ configurations: ConfigurationFiles, crossChecks: Bool, repairs: FileRepair? = nil,
    growsIn pseudo: [PseudoLanguage] = [], known: KnownFindings? = nil, draws: Bool = false
  ) throws(CommandFailure) {
    (self.configurations, self.known, self.draws) = (configurations, known, draws)
    (self.repairs, self.pseudo) = (repairs, pseudo)
    language = try CardLanguage.bundled()
    project = RunProject(language, configurations)
    crossCheck = crossChecks ? try CrossCheck() : nil
  }

  /// Whether fixes are shown rather than made.
  var isDry: Bool { repairs?.isDry ?? false }

  /// What came of one input.
  struct Outcome: Sendable {
    /// What there is to say of it, in document order.
    var file: CheckedFile
    /// What was fixed before that.
    var repair: FileRepair.Outcome
    /// What the baseline knows of it.
    var known: KnownFindings.Outcome?
  }

  /// Checks `input` by itself, and fixes what can be before that.
  func check(_ input: InputFile) throws(FileError) -> Outcome {
    var bytes = try input.read()
    let decoding = XMLDecoding.decode(bytes)
    var snapshot = snapshot(decoding.text, of: input)
    var repair = FileRepair.Outcome()
    if let repairs {
      let document = DocumentRepair(snapshot, repairs.reach)
      repair = try repairs.write(document, in: input, over: bytes, decoding.encoding)
      if repair.count > 0 { (snapshot, bytes) = (document.snapshot, document.snapshot.text.bytes) }
    }
    var diagnostics = decoding.diagnostics + snapshot.diagnostics
    project.take(snapshot.facts, of: input)
    // libxml2 may read an encoding that Cardwright refuses by name.
    if decoding.encoding != nil, let disagreement = crossCheck?.disagreement(on: bytes, diagnostics) {
      diagnostics.append(disagreement)
    }
    let languages = pseudo.filter { !snapshot.checks.matrix.languages.contains($0) }
    let growth = snapshot.told(languages.flatMap(snapshot.growthFindings))
    diagnostics = Self.sorted(diagnostics, growth)
    return Outcome(file: CheckedFile(path: input.name, text: snapshot.text, diagnostics: diagnostics), repair: repair)
  }

  /// What there is to say of `input` now that all inputs have been `checked`: nothing of it is read or checked again.
  func completed(_ checked: Outcome, of input: InputFile) -> Outcome {
    let related = project.findings(in: input)
    guard !related.isEmpty || known != nil || draws else { return checked }
    var outcome = checked
    // Its stages are computed where somebody asks for them: mostly the tree alone.
    let snapshot = snapshot(outcome.file.text, of: input)
    outcome.file.diagnostics = Self.sorted(outcome.file.diagnostics, snapshot.told(related))
    if let known {
      (outcome.file.diagnostics, outcome.known) = known.sort(outcome.file.diagnostics, in: input, snapshot.tree)
    }
    if draws { outcome.file.pictures = FindingPictures.pictures(of: outcome.file.diagnostics, in: snapshot) }
    return outcome
  }

  private func snapshot(_ text: SourceText, of input: InputFile) -> DocumentSnapshot {
    DocumentSnapshot(
      uri: input.name, version: 0, text: text, language: language, resources: resources.resources(input.folder),
      checks: configurations.configuration(inFolder: input.folder).checks)
  }

  /// `findings` and `others` in document order.
  private static func sorted(_ findings: [Diagnostic], _ others: [Diagnostic]) -> [Diagnostic] {
    others.isEmpty
      ? findings
      : (findings + others).enumerated()
        .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }.map(\.element)
  }
}
