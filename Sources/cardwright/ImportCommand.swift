import ArgumentParser
import BundledData
import CardAnalysis
import EditorFeatures
import FileSystem
import Handover
import JSON
import Reporting
import SchemaModel
import SourceText
import Standards
import Workspace
import XMLSyntax

/// `cardwright import`: makes a card of a file of another system.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make a card of a UI5 integration card, a page of the mobile development kit or an Adaptive Card.",
    discussion: """
      What is in the file is taken over where it fits best. What no card has is kept as a comment beside what it stood in, and told: \
      a part that is left out is a warning, a property that is left out or something that only comes near is an info.

      Which kind a file is follows from its content. Files that it names, such as data and translated texts, are read from its \
      folder, for a page of the mobile development kit from that of its app, which is above Pages or Fragments; the data of a template of Adaptive Cards have its name with the ending .data.json, unless --data says where they are. \
      The sample of the card is written beside it, with the ending .json; where the data come from a service it is made up. Files that are there are left alone unless --force is given.

      Exit status: 0 when there is nothing at or above --fail-on, 1 when there is, 2 when the call is wrong, the file cannot be read or \
      imported, or the card not written.
      """)

  @Argument(help: "The file, or - for standard input.", completion: .file(extensions: ["json", "page", "fragment"]))
  var file: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The card file to write; its name ends in .card.xml.", valueName: "card"),
    completion: .file(extensions: ["xml"]))
  var output: String

  @Option(help: "What the file is: \(ImportFormat.all.map { "\($0.name) (\($0.title))" }.joined(separator: ", ")).")
  var from: ImportFormat?

  @Option(
    help: ArgumentHelp("The data of a template of Adaptive Cards.", valueName: "json"),
    completion: .file(extensions: ["json"]))
  var data: String?

  @Flag(help: "Replace files that are there.")
  var force = false

  @Option(help: ReportFormat.help)
  var format = ReportFormat.text

  @Option(help: "The severity from which a finding fails the run: \(FailureThreshold.choices).")
  var failOn = FailureThreshold.error

  func validate() throws {
    let name = output.split(separator: "/").last ?? ""
    guard output.hasSuffix(CardLanguage.fileSuffix), name.count > CardLanguage.fileSuffix.count else {
      throw ValidationError(
        "--output names a card, such as order\(CardLanguage.fileSuffix); “\(output)” is something else.")
    }
  }

  func run() throws {
    let input = file == "-" ? InputFile.standardInput(path: nil) : InputFile.file(file)
    let report = Report(format, failsFrom: failOn)
    let language = try CardLanguage.bundled()
    guard let schema = language.schema else { throw CommandFailure("the schema of cards is not there") }
    let bytes: [UInt8]
    let importer: Importer
    do {
      bytes = try input.read()
      let given = try data.map { (name: $0, bytes: try InputFile.file($0).read()) }
      importer = try imported(bytes, input, given, schema)
    } catch {
      if let unread = UnreadInput(error) { report.tell(unread) }
      throw error
    }
    if data != nil, importer.format.name != ImportFormat.adaptive.name {
      throw CommandFailure("--data is for templates of Adaptive Cards; leave it out for \(importer.format.title)")
    }
    let files = try files(of: importer, language)
    if !force, let taken = files.first(where: { FileStamp($0.path) != nil }) {
      throw CommandFailure("\(taken.path) is there already; replace it with --force")
    }
    for (path, bytes) in files {
      if let slash = path.lastIndex(of: "/") { try Folder(String(path[..<slash])).create() }
      try File(path).replace(with: bytes)
    }
    try report.tell([CheckedFile(path: input.name, text: SourceText(bytes), diagnostics: importer.diagnostics)])
  }

  private func imported(
    _ bytes: [UInt8], _ input: InputFile, _ given: (name: String, bytes: [UInt8])?, _ schema: Schema
  ) throws(CommandFailure) -> Importer {
    let stem = String((output.split(separator: "/").last ?? "").dropLast(CardLanguage.fileSuffix.count))
    let place = WorkingFolder.absolute(file)
    let own = RunResources().resources(input.folder)
    // A page sees its app alone, whatever the working folder is.
    let apps = RunResources(in: [])
    let read = { (path: String, format: ImportFormat) in
      let app =
        format.appFolders.isEmpty ? own : apps.resources(input.folder.map { _ in format.home(of: place).folder })
      return app.bytes(path)
    }
    // The sample never takes the place of the file that is imported.
    let isOwn =
      place == WorkingFolder.absolute(output.dropLast(CardLanguage.fileSuffix.count) + ".json")
    var surroundings = ImportSurroundings(name: isOwn ? stem + "-sample" : stem, file: read)
    surroundings.path = input.folder == nil ? nil : place
    let data = given ?? besides(input, own)
    surroundings.data = data?.bytes
    surroundings.picture = { path, format in
      // What is not there is left as it is written.
      guard read(format.pictures + path, format) != nil else { return path }
      return Self.way(from: output, to: format.home(of: place).folder) + format.pictures + path
    }
    do throws(ImportProblem) {
      return try Importer(bytes, as: from, ImportKnowledge(schema, icons: IconCatalogue.names), surroundings)
    } catch {
      let (name, bytes) = error.isInData ? data ?? (input.name, bytes) : (input.name, bytes)
      let lines = LineTable(SourceText(bytes))
      let place = error.offset.map { offset in
        let position = lines.position(of: offset, in: .utf8)
        return ":\(position.line + 1):\(position.character + 1)"
      }
      throw CommandFailure("\(name)\(place ?? ""): \(error.message)", input: name)
    }
  }

  /// The data of a template that stand beside it: of `order.json` or `order.template.json` those in `order.data.json`.
  private func besides(_ input: InputFile, _ resources: DocumentResources) -> (name: String, bytes: [UInt8])? {
    let name = input.name.split(separator: "/").last.map(String.init) ?? ""
    for ending in [".template.json", ".json"] where name.hasSuffix(ending) {
      let file = String(name.dropLast(ending.count)) + ".data.json"
      if let bytes = resources.bytes(file) { return (String(input.name.dropLast(name.count)) + file, bytes) }
    }
    return nil
  }

  /// The way from the folder of `card` to `folder`, an absolute path: empty, or with a slash at its end.
  private static func way(from card: String, to folder: String) -> String {
    let start = WorkingFolder.absolute(card).split(separator: "/").dropLast()
    let end = folder.split(separator: "/")
    let shared = zip(start, end).prefix { $0 == $1 }.count
    return String(repeating: "../", count: start.count - shared) + end.dropFirst(shared).map { $0 + "/" }.joined()
  }

  /// The card, laid out, and its sample, by their paths.
  private func files(of importer: Importer, _ language: CardLanguage) throws(CommandFailure) -> [(
    path: String, bytes: [UInt8]
  )] {
    let card = DocumentSnapshot(
      uri: output, version: 0, text: SourceText(Array(importer.text.utf8)), language: language,
      resources: RunResources().resources(nil))
    guard let text = card.text.applying(Formatter.edits(in: card)) else {
      throw CommandFailure("the card cannot be laid out")
    }
    var files: [(path: String, bytes: [UInt8])] = [(output, text.bytes)]
    let folder = output.lastIndex(of: "/").map { String(output[...$0]) } ?? ""
    var sample = importer.sample
    if importer.needsSample {
      let drafts = SampleDraft(card, today: GregorianCalendar.date(atSecond: LocalClock.second)).files
      let draft = drafts.first { $0.path == importer.samplePath }?.value
      if var known = sample?.object {
        // What parts of the card have of their own stays beside what is made up for others.
        for part in draft?.object?.members ?? [] where known[part.name] == nil { known[part.name] = part.value }
        sample = .object(known)
      } else {
        sample = sample ?? draft
      }
    }
    if let sample { files.append((folder + importer.samplePath, Array((sample.text(.indented) + "\n").utf8))) }
    let own = WorkingFolder.absolute(file)
    if let clash = files.first(where: { WorkingFolder.absolute($0.path) == own }) {
      throw CommandFailure("\(clash.path) is the file that is imported; give the card another name")
    }
    return files
  }
}

extension ImportFormat: ExpressibleByArgument {
  /// The format of that name.
  package init?(argument: String) {
    guard let format = ImportFormat.all.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  /// The names that may be given.
  package static var allValueStrings: [String] { all.map(\.name) }
  /// What shells offer.
  static var defaultCompletionKind: ArgumentParser.CompletionKind { .list(allValueStrings) }
}
