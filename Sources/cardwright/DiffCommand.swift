import ArgumentParser
import CardAnalysis
import FileSystem
import Rasterizing
import Reporting
import SourceText
import Workspace

/// `cardwright diff`: what differs between two versions of cards, in words and pictures.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tell what differs between two versions of cards, in words and pictures.",
    discussion: """
      OLD and NEW are two files, two folders, or revisions of git: “cardwright diff main” compares that with the working tree, \
      “cardwright diff main HEAD cards” two revisions of what is in a folder, “cardwright diff main...HEAD” what a branch has \
      changed. Without any, the last commit is compared with the working tree. A word that names a file is one.

      Parts are found again by their ids, by what they say and by their places. Cards are drawn for the devices and sizes of texts \
      that the project sets, or for what the options ask; only drawings that differ are shown. Samples, pictures and \
      \(".cardwright.json") of a revision are read from that.

      git asks it for its own diff: git config diff.cards.command "cardwright diff", and “*.card.xml diff=cards” in .gitattributes; \
      or GIT_EXTERNAL_DIFF="cardwright diff" git diff. As a difftool: cardwright diff --path "$MERGED" "$LOCAL" "$REMOTE".

      Exit status: 0 when nothing differs, or when git has called, 1 when something does, 2 when the call is wrong or something \
      cannot be read.
      """)

  @Argument(
    help: ArgumentHelp(
      "Two files, two folders, or revisions and what to look at in them.", valueName: "version-or-path"))
  var words: [String] = []

  @Option(help: "The shape of the report: text, json, markdown or html.")
  var format: ComparisonReport.Format?

  @Option(
    name: .shortAndLong,
    help: "The file to write; - for standard output, which is the default. Its ending decides the format.",
    completion: .file())
  var output = "-"

  @Option(
    help: ArgumentHelp(
      "Write the drawings of what differs into this folder; JSON and Markdown name them.", valueName: "folder"),
    completion: .directory)
  var pictures: String?

  @Option(help: "What these are written as: svg or png.")
  var pictureFormat = PictureFileFormat.svg

  @Option(
    help: ArgumentHelp("The address at which that folder will be found, for reports that link.", valueName: "url"))
  var pictureBase: String?

  @Option(
    help: ArgumentHelp("Where the texts of two files belong, for the files that they name.", valueName: "path"),
    completion: .file())
  var path: String?

  @Option(
    help: ArgumentHelp(
      "The address below which each code has a page, for reports that link, or the path to it from there.",
      valueName: "url"),
    transform: { try WebAddress.checked($0, takesPaths: true) })
  var docsBase: String?

  @OptionGroup var environment: EnvironmentOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many cards to compare at a time; as many as there are processors.", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on.") }
    if let format {
      try ComparisonReport.Format.check(format, for: output)
    } else {
      try ComparisonReport.Format.checkText(output)
    }
    if pictureBase != nil, pictures == nil { throw ValidationError("--picture-base goes with --pictures FOLDER.") }
    if pictures != nil, chosenFormat == .html {
      throw ValidationError("A page holds its drawings itself; leave --pictures out, or take another --format.")
    }
  }

  private var chosenFormat: ComparisonReport.Format { format ?? ComparisonReport.Format(ending: output) ?? .text }

  func run() async throws {
    let call = try DiffCall(words, path: path)
    if let texts = call.texts { return try finish(texts, call) }
    guard let versions = call.versions else {
      return StandardStream.output.write(call.notice.map { $0 + "\n" } ?? "")
    }
    let differ = try CardDiffer(
      versions, ProjectEnvironments(environment.choices), showsDrawings: pictures != nil || chosenFormat == .html)
    var files: [ComparedFile] = []
    var hasFailures = false
    var progress = ProgressBar(total: versions.pairs.count)
    await ParallelLoop.forEach(versions.pairs, jobs: jobs ?? Processors.count, blocks: true) {
      differ.outcome($0)
    } consume: { index, outcome in
      if let file = outcome.file { files.append(file) }
      if let trouble = outcome.trouble {
        hasFailures = true
        progress.clear()
        StandardStream.tell(trouble)
      }
      progress.show(index + 1)
    }
    progress.clear()
    if let pictures {
      try PictureFolder(path: pictures, format: pictureFormat).write(&files, report: output, base: pictureBase)
    }
    // Of what could not be read alone there is nothing to say.
    if !hasFailures || !files.isEmpty { try write(report(files, versions).bytes(chosenFormat)) }
    if hasFailures { throw ExitStatus.unusable.code }
    if !files.isEmpty, !call.isFromGit { throw ExitStatus.findings.code }
  }

  private func report(_ files: [ComparedFile], _ versions: ComparedVersions) -> ComparisonReport {
    ComparisonReport(
      from: versions.old.name, to: versions.new.name, files,
      options: ReportOptions(
        isColored: output == "-" && StandardStream.output.wantsColor, documentationBase: docsBase))
  }

  /// Writes how two files differ that are no cards.
  private func finish(_ texts: (old: [UInt8], new: [UInt8], path: String), _ call: DiffCall) throws {
    guard texts.old != texts.new else { return }
    let isText = !texts.old.contains(0) && !texts.new.contains(0)
    let diff = UnifiedDiff(of: SourceText(texts.old), by: SourceText(texts.new), path: texts.path)
    try write(isText ? diff.bytes : Array("Binary files of \(texts.path) differ\n".utf8))
    if !call.isFromGit { throw ExitStatus.findings.code }
  }

  private func write(_ bytes: [UInt8]) throws(FileError) {
    if output == "-" { return StandardStream.output.write(bytes) }
    try File(output).replace(with: bytes)
  }
}

extension ComparisonReport.Format: ExpressibleByArgument {}

extension PictureFileFormat: ExpressibleByArgument {}
