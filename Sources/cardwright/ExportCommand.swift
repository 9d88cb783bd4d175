import ArgumentParser
import CardAnalysis
import FileSystem
import Handover
import Reporting
import SchemaValidation
import SourceText
import Workspace
import XMLSyntax

/// `cardwright export`: hands cards over to apps.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Hand cards over to an app: as pages of the mobile development kit, or as UI5 integration cards.",
    discussion: """
      What the target cannot say is told, with the place and with what was done instead: an element that is left out is a \
      warning, an attribute that is left out or something that only comes near is an info. With --strict all of them are errors.

      Files that people write in, such as the rules of MDK, are begun and left alone once they are there; all others are written anew. \
      With --check nothing is written: what is missing or differs is told.

      A card that is wrong as XML or by its schema is not handed over.

      Exit status: 0 when there is nothing at or above --fail-on, 1 when there is, 2 when the call is wrong, an input cannot be read or a \
      file not written.
      """)

  @OptionGroup var inputs: InputPaths

  @Option(help: "What is made: \(HandoverTarget.all.map { "\($0.name) (\($0.title))" }.joined(separator: ", ")).")
  var target: HandoverTarget

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to write to: that of the app.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(help: "The name of the app, which stands in paths and ids.")
  var app: String?

  @Flag(help: "Write nothing, and tell which files are missing or differ.")
  var check = false

  @Flag(help: "Let everything that the target cannot say be an error.")
  var strict = false

  @Option(
    help: "The shape of the report: text, json, sarif (2.1.0), github (annotations), junit, checkstyle or markdown.")
  var format = ReportFormat.text

  @Option(help: "The severity from which a finding fails the run: error, warning or info.")
  var failOn = FailureThreshold.error

  func validate() throws {
    let isLegal = app?.utf8.allSatisfy {
      $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E
    }
    if let app, isLegal == false || app.isEmpty {
      throw ValidationError("--app takes letters, digits and dots; “\(app)” has others.")
    }
  }

  func run() throws {
    let configurations = ConfigurationFiles()
    let inputs = try inputs.resolved(configurations)
    let language = try CardLanguage.bundled()
    let resources = RunResources()
    let report = Report(
      format,
      options: ReportOptions(
        isColored: StandardStream.output.wantsColor, showsSource: StandardStream.output.isTerminal,
        toolVersion: Cardwright.configuration.version, failsFrom: failOn.severity),
      kinds: DiagnosticCatalogue.kinds)
    var summary = ReportSummary()
    var folder = ExportFolder(path: output, isChecked: check)
    var entries: [[UInt8]] = []
    do {
      for input in inputs {
        let snapshot = DocumentSnapshot(
          uri: input.name, version: 0, text: XMLDecoding.decode(try input.read()).text, language: language,
          resources: resources.resources(input.folder, configurations.configuration(inFolder: input.folder)))
        let file = CheckedFile(
          path: input.name, text: snapshot.text, diagnostics: try findings(snapshot, inputs, &folder))
        summary.add(file)
        let entry = report.entry(for: file)
        if !entry.isEmpty { entries.append(entry) }
      }
    } catch let error as FileError {
      throw CommandFailure(error.description)
    }
    StandardStream.output.write(
      report.opening + entries.joined(separator: report.separator) + report.closing(summary))
    if summary.hasFindings(atLeast: failOn.severity) { throw ExitStatus.findings.code }
  }

  /// Hands over what `snapshot` has, and tells what is lost.
  private func findings(
    _ snapshot: DocumentSnapshot, _ inputs: [InputFile], _ folder: inout ExportFolder
  ) throws -> [Diagnostic] {
    let faults = (snapshot.tree.diagnostics + (snapshot.assessment?.diagnostics ?? [])).filter { $0.severity == .error }
    guard faults.isEmpty, snapshot.isInLanguage else { return faults }
    let exporter = Exporter(
      snapshot.tree, to: target,
      Exporter.Options(
        app: app ?? target.standardApp, name: Self.stem(snapshot.uri), siblings: Set(inputs.map { Self.stem($0.name) })),
      sample: snapshot.resources.sample)
    var found = exporter.diagnostics
    if strict { for index in found.indices { found[index].severity = .error } }
    let root = snapshot.tree.root.map { snapshot.tree.startTagRange(of: $0) } ?? ByteRange(0, 0)
    for trouble in try folder.put(exporter.files, of: snapshot) {
      found.append(Diagnostic(HandoverFindings.outdated, trouble, at: root))
    }
    return found
  }

  /// The name of a card file without its folder and ending.
  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? "card"
    return String(name.hasSuffix(CardLanguage.fileSuffix) ? name.dropLast(CardLanguage.fileSuffix.count) : name)
  }
}

/// The folder to which cards are exported.
private struct ExportFolder {
  let path: String
  let isChecked: Bool
  /// What was written by which card.
  private var written: [String: (content: [UInt8], card: String)] = [:]

  init(path: String, isChecked: Bool) { (self.path, self.isChecked) = (path, isChecked) }

  /// Writes `files`, or tells in which way they are not there.
  mutating func put(_ files: [HandoverFile], of card: DocumentSnapshot) throws -> [String] {
    var troubles: [String] = []
    for file in files {
      let bytes: [UInt8]
      switch file.content {
      case .text(let text): bytes = Array(text.utf8)
      case .copy(let source):
        guard let content = card.resources.bytes(source) else {
          StandardStream.error.write(
            "cardwright: \(card.uri) names \(source), which is not there; \(file.path) is not written\n")
          continue
        }
        bytes = content
      }
      if let known = written[file.path], known.content != bytes {
        throw CommandFailure(
          "\(known.card) and \(card.uri) would both be \(file.path); give one of the files another name, or export it elsewhere"
        )
      }
      guard written.updateValue((bytes, card.uri), forKey: file.path) == nil else { continue }
      let place = File(path + "/" + file.path)
      if isChecked {
        if !place.exists {
          troubles.append("\(place.path) is missing; export the card")
        } else if !file.isBegun, try place.read() != bytes {
          troubles.append("\(place.path) is not what the card gives now; export the card")
        }
      } else if !file.isBegun || !place.exists {
        if let slash = place.path.lastIndex(of: "/") { try Folder(String(place.path[..<slash])).create() }
        try place.replace(with: bytes)
      }
    }
    return troubles
  }
}

extension HandoverTarget: ExpressibleByArgument {
  init?(argument: String) {
    guard let target = HandoverTarget.all.first(where: { $0.name == argument }) else { return nil }
    self = target
  }

  /// The names that may be given.
  static var allValueStrings: [String] { all.map(\.name) }
}
