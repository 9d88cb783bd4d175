import ArgumentParser
import CardAnalysis
import CardLayout
import CardModel
import FileSystem
import PreviewServer
import Reporting
import SourceText
import Workspace

/// `cardwright test`: runs the scenarios of scenes.
struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the scenarios of scenes, and tell which claims do not hold.",
    discussion: """
      Every Scenario of the files runs step by step on its device, as the scene's profile has it, without a screen and \
      without waiting. Lines and columns are counted from 1. A file that is wrong is named, and its scenarios do not run.

      Exit status: 0 when every claim holds, 1 when one does not, 2 when the call is wrong, an input cannot be read, or \
      its scenarios cannot run.
      """)

  @OptionGroup var inputs: InputPaths

  @Option(help: ArgumentHelp("Run only the scenarios whose id contains this text.", valueName: "text"))
  var filter: String?

  @Option(
    help: ArgumentHelp(
      "Run on this built-in device instead of their own, as often as you like; `cardwright devices` lists them.",
      valueName: "name"), completion: .list(Device.all.map(\.id)))
  var device: [String] = []

  @OptionGroup var samples: SampleOptions

  @Option(help: "Run with this profile instead of their own: spec, tgcard-2.5 or tgcard-sheet.")
  var profile: SceneProfile?

  @Option(help: "The shape of the report: text, json, junit, tap or github (annotations).")
  var format = TestReportFormat.text

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many files to run at a time; as many as there are processors.", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Stop after the first file with a claim that does not hold.")
  var failFast = false

  @Flag(help: "Run again whenever a file changes, until the command is interrupted.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "Write a film of each scenario into this folder: stills in rows, and a page that plays.", valueName: "folder"),
    completion: .directory)
  var film: String?

  @Option(
    help: ArgumentHelp(
      "How films are written: svg, png, html or apng, as often as you like; by default all but apng.",
      valueName: "format"))
  var filmFormat: [FilmFormat] = []

  @Flag(inversion: .prefixedNo, help: "Show in films where fingers are.")
  var touches = true

  @Flag(help: "Film only scenarios in which a claim does not hold.")
  var failed = false

  @Flag(help: "Write what happened into the claims that do not hold; nothing else of the files changes.")
  var update = false

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on.") }
    for name in device where Device.named(name) == nil {
      let near = Spelling.nearest(to: name, among: Device.all.map(\.id), called: Device.all.map(\.name))
      throw ValidationError(
        "There is no device “\(name)”; \(near.map { "did you mean \($0)? " } ?? "")`cardwright devices` lists them.")
    }
    if update, !device.isEmpty || profile != nil {
      throw ValidationError("--update goes with the devices and profiles that the files name.")
    }
    if update, inputs.paths == ["-"] { throw ValidationError("--update goes with files and folders.") }
    if film == nil, failed || !filmFormat.isEmpty || !touches {
      throw ValidationError("--failed, --film-format and --no-touches go with --film.")
    }
    if watch, inputs.paths == ["-"] { throw ValidationError("--watch goes with files and folders.") }
  }

  func run() async throws {
    let named = device.enumerated().filter { device.firstIndex(of: $1) == $0 }.map(\.element)
    let devices: [String?] = named.isEmpty ? [nil] : named
    let selections = devices.map { ScenarioSelection(filter: filter, device: $0, profile: profile) }
    let language = try CardLanguage.bundled()
    // Of paths that are all left out nothing ever changes.
    guard watch, (try? inputs.resolved(ConfigurationFiles()))?.isEmpty != true else {
      let status = try await runOnce(language, selections)
      if status != .success { throw status.code }
      return
    }
    for await _ in try changes() {
      do {
        _ = try await runOnce(language, selections)
      } catch {
        StandardStream.tell("\(error)")
      }
    }
  }

  /// Runs everything once and reports it.
  private func runOnce(_ language: CardLanguage, _ selections: [ScenarioSelection]) async throws -> ExitStatus {
    let configurations = ConfigurationFiles()
    let inputs = try inputs.resolved(configurations) { TestWriter.tell($0, format) }
    configurations.tell()
    try samples.check(configurations, for: inputs)
    let films = film.map {
      FilmWriter(
        folder: $0, formats: filmFormat, onlyFailed: failed, namesDevices: selections.count > 1, touches: touches,
        inputs: inputs)
    }
    if let film { try Folder(film).create() }
    let tester = ScenarioTester(
      cards: RunCards(language, configurations, sample: samples.sample), selections: selections, updates: update,
      films: films)
    let jobs = jobs ?? Processors.count
    var output = TestWriter(format, total: inputs.count)
    // One after the other where the first failure ends the run.
    let groups = failFast ? inputs.map { [$0] } : [inputs]
    for group in groups {
      await ParallelLoop.forEach(group, jobs: jobs, blocks: films != nil) {
        tester.outcome($0)
      } consume: { _, outcome in
        output.add(outcome)
      }
      if failFast, output.status != .success { break }
    }
    output.finish(filter)
    return output.status
  }

  /// Reports the files once, and then whenever they or what they name have changed.
  private func changes() throws(WorkspaceError) -> AsyncStream<Void> {
    let language = CardLanguage()
    var watched: [WatchedCards] = []
    let paths = inputs.paths + InputPaths.surplus
    for path in paths.isEmpty ? ["."] : paths { watched.append(try WatchedCards(path, language: language)) }
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { [watched] continuation in
      for cards in watched { cards.watch(while: { true }) { _ in continuation.yield() } }
      // Files are watched as long as somebody holds them.
      continuation.onTermination = { _ in _ = watched }
    }
  }
}

extension FilmFormat: ExpressibleByArgument {}
extension TestReportFormat: ExpressibleByArgument {}
extension SceneProfile: ExpressibleByArgument {}

/// Writes the entries of a report to standard output, and errors and progress to standard error.
private struct TestWriter {
  private var summary = TestSummary()
  private var hasTrouble = false
  private var updated = 0
  private var done = 0
  private var report: TestReport
  private var progress: ProgressBar

  init(_ format: TestReportFormat, total: Int) {
    report = TestReport(format, options: ReportOptions(paths: .ofRun))
    progress = ProgressBar(total: total)
    StandardStream.output.write(report.opening)
  }

  /// Writes that nothing was run, as `unread` cannot be used; people read that on standard error.
  static func tell(_ unread: UnreadInput, _ format: TestReportFormat) {
    guard format != .text else { return }
    var summary = TestSummary()
    summary.add(unread)
    let report = TestReport(format, options: ReportOptions(paths: .ofRun))
    StandardStream.output.write(report.opening + report.closing(summary))
  }

  /// How the run has ended so far.
  var status: ExitStatus {
    if hasTrouble || summary.errors > 0 { return .unusable }
    return summary.failed > 0 ? .findings : .success
  }

  mutating func add(_ outcome: ScenarioTester.Outcome) {
    progress.clear()
    if let file = outcome.file {
      summary.add(file)
      StandardStream.output.write(report.entry(file))
    }
    if let unread = outcome.unread { summary.add(unread) }
    if let trouble = outcome.trouble ?? outcome.unread?.reason {
      hasTrouble = true
      StandardStream.tell(trouble)
    }
    updated += outcome.updated
    done += 1
    progress.show(done)
  }

  /// Ends the report on the scenarios whose ids contain `filter`.
  mutating func finish(_ filter: String?) {
    progress.clear()
    StandardStream.output.write(report.closing(summary))
    if let filter, summary.files == 0, !hasTrouble {
      hasTrouble = true
      StandardStream.tell("there is no scenario whose id contains “\(filter)”")
    }
    if updated > 0 {
      StandardStream.error.write("updated the claims of \(updated) scenario\(updated == 1 ? "" : "s")\n")
    }
  }
}
