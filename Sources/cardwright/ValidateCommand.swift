import ArgumentParser
import CardAnalysis
import CardLayout
import CardModel
import EditorFeatures
import FileSystem
import Reporting
import SourceText
import Workspace

/// `cardwright validate`: checks card files as the language server does.
struct ValidateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check card files: XML, schema, design rules and layout.",
    discussion: """
      Each card is laid out on the smallest phone (320 points) and, where something can come out otherwise, on a usual \
      phone (393), with large texts (AX3), on a tablet (834) and on Android (360 dp): what is hidden, too high or too close is \
      told with the place where it happens. Texts that are cut or take too many lines are mostly told as the usual phone shows them: on the \
      smallest one, or with larger texts, more may be cut, and --pseudo tells which texts are close to it.

      With --fix the fixes of findings are made that an editor offers first, as long as they leave the file with fewer \
      findings; what is reported is what is left. The claims of scenarios are left to `cardwright test --update`.

      A card whose samples stand in sample sets of the project as well is checked with each of these, too; what is wrong with \
      them alone says so.

      What cards are beside one another does not depend on which of them are named: the others of the project are looked at, \
      too, and nothing is told of them. The project is the folder of the outermost .cardwright.json that holds, or else the one \
      with .git; where there is neither, or one with more than \(InputPaths.mostLookedThrough) files and folders, only the cards \
      that are named count.

      What a project sets in files named .cardwright.json holds: rules that are off or have another severity, files that are \
      left out, platforms, devices, sizes of texts and languages that count. `cardwright config` tells what holds.

      Exit status: 0 when there is nothing at or above --fail-on, 1 when there is, or when --dry-run has something to \
      change, 2 when the call is wrong or an input cannot be read.
      """)

  @OptionGroup var inputs: InputPaths

  @Option(help: ReportFormat.help)
  var format = ReportFormat.text

  @Option(help: "The severity from which a finding fails the run: \(FailureThreshold.choices).")
  var failOn = FailureThreshold.error

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many files to check at a time; as many as there are processors.", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Ask libxml2 for its verdict as well, and report where the two disagree.")
  var crossCheck = false

  @Option(
    help: ArgumentHelp(
      "Tell which texts have no room to grow as translations do: \(PseudoLanguage.choices); longer where nothing is said.",
      valueName: "language"))
  var pseudo: [PseudoLanguage] = []

  @OptionGroup var samples: SampleOptions

  @Option(
    help: ArgumentHelp(
      "The address below which each code has a page, for reports that link, or the path to it from there.",
      valueName: "url"),
    transform: { try WebAddress.checked($0, takesPaths: true) })
  var docsBase: String?

  @Flag(
    help:
      "Make the fixes that an editor offers first, where they leave fewer findings, and write the files, each all or nothing."
  )
  var fix = false

  @Flag(
    help:
      "Where a finding has no fix that comes first, make the first of its others, which may change what a card says or take it away."
  )
  var fixUnsafe = false

  @Flag(
    help:
      "With --fix or --fix-unsafe: write nothing, and show what would change as a unified diff in place of the report.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "Leave out the findings that this file accepts, by rule, element and text, so that only new ones fail the run; a file that "
        + "has another name now is known by the id of its root element. --fix leaves what it accepts as it is.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Write the file that --baseline names: what is found now is accepted from then on.")
  var writeBaseline = false

  func validate() throws {
    if writeBaseline, baseline == nil { throw ValidationError("--write-baseline goes with --baseline FILE.") }
    if writeBaseline, fix || fixUnsafe { throw ValidationError("Fix first, and write the baseline of what is left.") }
    if samples.sample != nil, fix || fixUnsafe {
      throw ValidationError("Fixes are made by the samples that the cards name; leave --sample out.")
    }
    if dryRun, !fix, !fixUnsafe { throw ValidationError("--dry-run goes with --fix or --fix-unsafe.") }
    if fix || fixUnsafe, !dryRun, inputs.paths == ["-"] {
      throw ValidationError("Standard input cannot be rewritten; give --dry-run as well to see what would change.")
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on.") }
    if format == .sarif, let docsBase, WebAddress.isPath(docsBase) {
      throw ValidationError("SARIF is read elsewhere: give --docs-base an address such as https://example.com/cards.")
    }
  }

  func run() async throws {
    let configurations = ConfigurationFiles()
    let paths = inputs
    let report = Report(format, failsFrom: failOn, documentationBase: docsBase)
    let inputs = try paths.resolved(configurations) { if !dryRun { report.tell($0) } }
    try samples.check(configurations, for: inputs)
    for language in PseudoLanguage.allCases where pseudo.contains(language) && !language.grows {
      StandardStream.tell(
        "--pseudo \(language.rawValue) can find nothing: texts become no longer in \(language.name ?? "it")")
    }
    let known = try baseline.map { path throws(CommandFailure) in try KnownFindings(path, isWritten: writeBaseline) }
    let checker = try FileChecker(
      configurations, crossChecks: crossCheck, repairs: repair, growsIn: pseudo, samples: samples, known: known,
      draws: format == .html)
    var output = ReportWriter(report, total: inputs.count, repair: repair)
    for file in configurations.findings({ paths.cards(in: $0, of: inputs) }) {
      output.add(Outcome(file, report, isDry: dryRun))
    }
    await checker.look(at: paths.others(beside: inputs, configurations), jobs: jobs ?? Processors.count)
    var checked: [Checked] = []
    await ParallelLoop.forEach(inputs, jobs: jobs ?? Processors.count) {
      Checked($0, checker)
    } consume: { index, result in
      checked.append(result)
      output.showProgress(index + 1)
    }
    // Only now are all cards known, and what each of them is beside the others.
    if repair != nil {
      let found = checked
      checked = []
      await ParallelLoop.forEach(found, jobs: jobs ?? Processors.count) {
        $0.repaired(by: checker)
      } consume: {
        checked.append($1)
      }
    }
    await ParallelLoop.forEach(checked, jobs: jobs ?? Processors.count) {
      Outcome($0, checker, report)
    } consume: {
      output.add($1)
    }
    output.finish()
    try known?.finish(output.known)
    if output.hasFailures { throw ExitStatus.unusable.code }
    if dryRun, output.fixed > 0 { throw ExitStatus.findings.code }
    if output.summary.hasFindings(atLeast: failOn.severity) { throw ExitStatus.findings.code }
  }

  private var repair: FileRepair? {
    fix || fixUnsafe ? FileRepair(reach: fixUnsafe ? .every : .preferred, isDry: dryRun) : nil
  }
}

/// What `--fail-on` takes.
enum FailureThreshold: String, CaseIterable, ExpressibleByArgument {
  case error, warning, info, hint

  /// Its values, for people.
  static var choices: String { allCases.dropLast().map(\.rawValue).joined(separator: ", ") + " or \(hint.rawValue)" }

  var severity: DiagnosticSeverity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .information
    case .hint: .hint
    }
  }
}

extension ReportFormat: ExpressibleByArgument {
  /// What an option that takes one says.
  static let help: ArgumentHelp =
    """
    The shape of the report: text, json, sarif (2.1.0), github (annotations), junit, checkstyle, markdown or html. In json lines \
    and characters are counted from 0, in all others from 1.
    """
}

extension PseudoLanguage: ExpressibleByArgument {
  /// Its values, for people.
  fileprivate static var choices: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// One input that was checked by itself, or why it could not be read.
private struct Checked: Sendable {
  let input: InputFile
  let result: Result<FileChecker.Outcome, FileError>

  init(_ input: InputFile, _ checker: FileChecker) {
    self.input = input
    result = Result { () throws(FileError) in try checker.check(input) }
  }

  private init(_ input: InputFile, _ result: Result<FileChecker.Outcome, FileError>) {
    (self.input, self.result) = (input, result)
  }

  /// What is left of it once `checker` has fixed what it can, beside the others.
  func repaired(by checker: FileChecker) -> Checked {
    Checked(input, result.map { checker.repaired($0, of: input) })
  }
}

/// The result of one input: what the report says of it, or why it could not be read.
private struct Outcome: Sendable {
  private(set) var summary = ReportSummary()
  private(set) var entry: [UInt8] = []
  private(set) var fixed = 0
  private(set) var failure: String?
  private(set) var known: KnownFindings.Outcome?

  /// What the report says of a file that is no card.
  init(_ file: CheckedFile, _ report: Report, isDry: Bool) {
    summary.add(file)
    if !isDry { entry = report.entry(for: file) }
  }

  /// What the report says of what was `checked`, beside the others.
  init(_ checked: Checked, _ checker: FileChecker, _ report: Report) {
    switch checked.result {
    case .success(let found):
      let outcome = checker.completed(found, of: checked.input)
      known = outcome.known
      summary.add(outcome.file)
      entry = checker.isDry ? outcome.repair.diff : report.entry(for: outcome.file)
      fixed = outcome.repair.count
      failure = outcome.repair.trouble
    case .failure(let error):
      failure = error.description
      summary.add(UnreadInput(path: checked.input.name, reason: error.description))
    }
  }
}

/// Writes the entries of a report to standard output, and errors and progress to standard error.
private struct ReportWriter {
  private(set) var summary = ReportSummary()
  private(set) var hasFailures = false
  private(set) var fixed = 0
  /// What the baseline knows of each file.
  private(set) var known: [KnownFindings.Outcome] = []
  private var repaired = 0
  private let report: Report
  private let repair: FileRepair?
  private var progress: ProgressBar
  private var pending: [UInt8]
  private var isFirst = true

  /// Bytes that are gathered before they are written.
  private static let batch = 1 << 16

  init(_ report: Report, total: Int, repair: FileRepair?) {
    (self.report, self.repair) = (report, repair)
    progress = ProgressBar(total: total)
    pending = repair?.isDry == true ? [] : report.opening
  }

  mutating func showProgress(_ checked: Int) { progress.show(checked) }

  mutating func add(_ outcome: Outcome) {
    summary.add(outcome.summary)
    if let found = outcome.known { known.append(found) }
    if let failure = outcome.failure {
      hasFailures = true
      progress.clear()
      StandardStream.tell(failure)
    }
    fixed += outcome.fixed
    if outcome.fixed > 0 { repaired += 1 }
    if !outcome.entry.isEmpty {
      if !isFirst, repair?.isDry != true { pending += report.separator }
      isFirst = false
      pending += outcome.entry
      if pending.count > Self.batch { flush() }
    }
  }

  mutating func finish() {
    if repair?.isDry != true { pending += report.closing(summary) }
    flush()
    if let repair {
      let (fixes, files) = ("\(fixed) finding\(fixed == 1 ? "" : "s")", "\(repaired) file\(repaired == 1 ? "" : "s")")
      StandardStream.error.write("\(repair.isDry ? "would fix" : "fixed") \(fixes) in \(files)\n")
    }
    // A person wants to know that something happened; a script reads the report and the exit status.
    if report.format == .text, StandardStream.error.isTerminal { StandardStream.error.write(summary.sentence + "\n") }
  }

  private mutating func flush() {
    progress.clear()
    StandardStream.output.write(pending)
    pending.removeAll(keepingCapacity: true)
  }
}
