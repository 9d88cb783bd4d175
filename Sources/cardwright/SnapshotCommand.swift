import ArgumentParser
import CardAnalysis
import FileSystem
import Reporting
import SourceText
import Workspace

/// `cardwright snapshot`: keeps the drawings of cards, and tells what has changed since.
struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Keep the drawings of cards, and tell later what has changed in them.",
    discussion: """
      Each card is drawn for the devices and sizes of texts that its project sets, or for what the options ask, and kept as SVG with \
      its text in a folder of its own. --check draws the cards again and compares: it tells in words what has changed, which \
      drawings are missing and which nobody needs any more, and writes nothing but the page that --report names.

      Exit status: 0 when all is as it was kept, 1 when --check finds something, 2 when the call is wrong or something cannot be \
      read or written.
      """)

  @OptionGroup var inputs: InputPaths

  @Flag(help: "Write no drawings; tell what differs from those that were kept.")
  var check = false

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder of the drawings that are kept.", valueName: "folder"),
    completion: .directory)
  var output = "card-snapshots"

  @Option(
    help: ArgumentHelp(
      "With --check: write what differs into this file as well; its ending decides: .html (with pictures), .md, .json or text.",
      valueName: "file"), completion: .file())
  var report: String?

  @OptionGroup var environment: EnvironmentOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many cards to draw at a time; as many as there are processors.", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if inputs.paths == ["-"] { throw ValidationError("A card on standard input has no name to be kept under.") }
    if report != nil, !check { throw ValidationError("--report goes with --check.") }
    if let report { try ComparisonReport.Format.checkText(report) }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on.") }
  }

  func run() async throws {
    let configurations = ConfigurationFiles()
    let inputs = try inputs.resolved(configurations)
    let album = try SnapshotAlbum(
      output, configurations, ProjectEnvironments(environment.choices),
      showsDrawings: report.flatMap(ComparisonReport.Format.init(ending:)) == .html)
    let isChecked = check
    if isChecked, !Folder(output).exists {
      throw CommandFailure("there are no drawings in \(output); cardwright snapshot makes them")
    }
    var files: [ComparedFile] = []
    var (written, hasFailures) = (0, false)
    var progress = ProgressBar(total: inputs.count)
    await ParallelLoop.forEach(inputs, jobs: jobs ?? Processors.count) {
      isChecked ? album.checked($0) : album.kept($0)
    } consume: { index, outcome in
      if let file = outcome.file { files.append(file) }
      written += outcome.written
      if let trouble = outcome.trouble {
        hasFailures = true
        progress.clear()
        StandardStream.tell(trouble)
      }
      progress.show(index + 1)
    }
    progress.clear()
    let useless = try album.useless(inputs)
    if isChecked {
      try tell(files, useless)
    } else {
      try album.remove(useless)
      let count = { (number: Int) in "\(number) drawing\(number == 1 ? "" : "s")" }
      let gone = useless.isEmpty ? "" : ", removed \(count(useless.count)) that nobody needs any more"
      StandardStream.error.write("kept \(count(written)) in \(output)\(gone)\n")
    }
    if hasFailures { throw ExitStatus.unusable.code }
    if isChecked, !files.isEmpty || !useless.isEmpty { throw ExitStatus.findings.code }
  }

  private func tell(_ files: [ComparedFile], _ useless: [String]) throws(FileError) {
    func bytes(_ format: ComparisonReport.Format, isColored: Bool = false) -> [UInt8] {
      ComparisonReport(from: output, to: "now", files, options: ReportOptions(isColored: isColored)).bytes(format)
    }
    StandardStream.output.write(bytes(.text, isColored: StandardStream.output.wantsColor))
    for path in useless { StandardStream.output.write("\(path): nobody needs this drawing any more\n") }
    if !files.isEmpty || !useless.isEmpty {
      StandardStream.output.write("when this is meant to be so: cardwright snapshot\n")
    }
    guard let report else { return }
    try File(report).replace(with: bytes(ComparisonReport.Format(ending: report) ?? .text))
  }
}

extension ComparisonReport.Format: OutputFormat {
  static let otherEndings: [String: Self] = ["md": .markdown, "htm": .html]
}
