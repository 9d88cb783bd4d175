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
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract:
      """
      Hand cards over to an app: as pages of the mobile development kit, UI5 integration cards, views of SwiftUI or Adaptive \
      Cards.
      """,
    discussion: """
      What the target cannot say is told, with the place and with what was done instead: an element or a text that is left out is \
      a warning; an info is what is left out of the look, for another platform or width, or beside its icon, an attribute that is left \
      out, and something that only comes near. With --strict all of them are errors. \
      What an instruction in the card ignores, or the configuration of its project turns off, is not told; a line says how much that is.

      Files that people write in, such as the rules of MDK, are begun and left alone once somebody has written in them; all others are \
      written anew. With --check nothing is written: what is missing or differs is told, and what was begun and is named no longer.

      With --watch everything is exported, and again whenever a card or a file that it names changes: a line tells which files were \
      written, what is found is told when it changes, and what goes wrong is told, and tried again with the next change. Ctrl-C ends it, with \
      status 0, whatever is found.

      Cards of one name in several folders have their folders in front of their names.

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

  @Flag(name: .customLong("package"), help: "Write a Swift package that has the views; for swiftui.")
  var isPackage = false

  @Option(
    help: ArgumentHelp(
      "The version of the target, where it has several: \(targetVersions).", valueName: "version"))
  var version: String?

  @Flag(help: "Write nothing, and tell which files are missing or differ.")
  var check = false

  @Flag(help: "Go on, and export again whenever a card or a file that it names changes; Ctrl-C ends it.")
  var watch = false

  @Flag(help: "Let everything that the target cannot say be an error.")
  var strict = false

  @Option(help: ReportFormat.help)
  var format = ReportFormat.text

  @Option(help: "The severity from which a finding fails the run: \(FailureThreshold.choices).")
  var failOn = FailureThreshold.error

  private static let targetVersions = HandoverTarget.all.filter { !$0.versions.isEmpty }
    .map { "\($0.versions.joined(separator: " or ")) for \($0.name)" }.joined(separator: ", ")

  func validate() throws {
    if let version, !target.versions.contains(version) {
      let known = target.versions.isEmpty ? "none can be chosen" : target.versions.joined(separator: " or ") + " can be"
      throw ValidationError("\(target.name) has no version “\(version)” here; \(known).")
    }
    if watch, check {
      throw ValidationError("--check looks once and writes nothing, --watch goes on and writes: give one of the two.")
    }
    if watch, inputs.paths.contains("-") {
      throw ValidationError("--watch follows files; give files or folders in place of “-”.")
    }
    if watch, format != .text { throw ValidationError("--watch tells what happens as text; leave out --format.") }
    if output.isEmpty { throw ValidationError("--output is empty; name the folder to write to.") }
    if isPackage, !target.hasPackages {
      throw ValidationError("--package is for --target swiftui; leave it out for \(target.name).")
    }
    if let app, !Exporter.Options.isName(app) {
      throw ValidationError(
        "--app takes words of letters and digits with dots between them; “\(app)” is something else.")
    }
  }

  func run() async throws {
    if watch { return try await ExportWatch(self).run() }
    let configurations = ConfigurationFiles()
    let (inputs, unread) = InputPaths.cards(of: try inputs.resolved(configurations) { report.tell($0) })
    let cards = RunCards(try CardLanguage.bundled(), configurations)
    let snapshots = try inputs.map { input -> DocumentSnapshot in
      do {
        return cards.snapshot(XMLDecoding.decode(try input.read()).text, of: input)
      } catch {
        report.tell(UnreadInput(path: input.name, reason: "\(error)"))
        throw error
      }
    }
    let exported = try await export(snapshots)
    for note in exported.untold where !note.isEmpty { StandardStream.error.write(note) }
    var entries: [[UInt8]] = []
    await ParallelLoop.forEach(exported.files, jobs: Processors.count) { [report] in
      report.entry(for: $0)
    } consume: {
      entries.append($1)
    }
    try report.tell(exported.files, entries, unread)
  }

  /// What findings are written with.
  var report: Report { Report(format, failsFrom: failOn) }

  /// Hands `snapshots` over beside one another: what is found in each, a line on what is not told of it or nothing, and what differs
  /// from before.
  func export(
    _ snapshots: [DocumentSnapshot]
  ) async throws -> (files: [CheckedFile], untold: [String], changes: [ExportFolder.Change]) {
    var folder = ExportFolder(path: output)
    let names = Self.names(of: snapshots)
    // Nothing is written before all is known to fit beside one another.
    var found: [[Diagnostic]] = []
    var untold: [String] = []
    for (snapshot, handed) in zip(snapshots, await handed(snapshots, names)) {
      let all = try findings(snapshot, handed, &folder)
      // Why nothing becomes of a card is told whatever that ignores.
      var told = handed.files.isEmpty ? all : snapshot.told(all)
      let count = all.count - told.count
      if strict { for index in told.indices { told[index].severity = .error } }
      found.append(told)
      untold.append(
        count == 0
          ? ""
          : "\(snapshot.path): \(count) finding\(count == 1 ? " is" : "s are") switched off by ignore or by severities of the project\n"
      )
    }
    let changes = try folder.changes()
    if check {
      let byCard = Dictionary(grouping: changes, by: \.card)
      let leftovers = try target.begun.map { try folder.leftovers(in: $0) } ?? [:]
      for (index, snapshot) in snapshots.enumerated() {
        found[index] += folder.findings(byCard[snapshot.uri] ?? [], of: snapshot)
        found[index] += folder.findings(leftovers[names[index]] ?? [], of: snapshot)
      }
    } else {
      try await write(changes)
    }
    let files = zip(snapshots, found).map { CheckedFile(path: $0.path, text: $0.text, diagnostics: $1) }
    return (files, untold, changes)
  }

  /// Makes `changes`, those of different folders beside one another: the system takes its time for new files and folders.
  private func write(_ changes: [ExportFolder.Change]) async throws(FileError) {
    var failure: FileError?
    await ParallelLoop.forEach(ExportFolder.byFolder(changes), jobs: Processors.count) { changes -> FileError? in
      do throws(FileError) { try ExportFolder.write(changes) } catch { return error }
      return nil
    } consume: { _, error in
      failure = failure ?? error
    }
    if let failure { throw failure }
  }

  /// What `snapshots` are in the target, each beside all others.
  private func handed(_ snapshots: [DocumentSnapshot], _ names: [String]) async -> [Handed] {
    let (target, isPackage, version) = (target, isPackage, version)
    let app = app ?? target.standardApp
    var exported: [String: String] = [:]
    await ParallelLoop.forEach(snapshots, jobs: Processors.count) { snapshot -> String? in
      guard snapshot.handoverFaults.isEmpty, snapshot.isInLanguage, target.canHave(snapshot.tree) else { return nil }
      return snapshot.resources.absolute(String(snapshot.path.split(separator: "/").last ?? ""))
    } consume: { index, path in
      if let path { exported[path] = names[index] }
    }
    let siblings = exported
    var handed: [Handed] = []
    await ParallelLoop.forEach(Array(zip(snapshots, names)), jobs: Processors.count) { snapshot, name in
      let faults = snapshot.handoverFaults
      guard faults.isEmpty, snapshot.isInLanguage else { return Handed(files: [], found: faults) }
      var options = Exporter.Options(
        app: app, name: name, sibling: { snapshot.resources.absolute($0).flatMap { siblings[$0] } })
      options.isPackage = isPackage
      options.version = version
      let exporter = Exporter(snapshot.tree, to: target, options, sample: snapshot.resources.sample)
      return Handed(files: exporter.files, found: exporter.diagnostics + exporter.missing)
    } consume: {
      handed.append($1)
    }
    return handed
  }

  /// Plans to write what `snapshot` is in the target, and tells what is lost.
  private func findings(
    _ snapshot: DocumentSnapshot, _ handed: Handed, _ folder: inout ExportFolder
  ) throws(WorkspaceError) -> [Diagnostic] {
    guard snapshot.handoverFaults.isEmpty, snapshot.isInLanguage else { return handed.found }
    return handed.found + (try folder.add(handed.files, of: snapshot))
  }

  /// The names of cards: those of one name have the folders in front that tell them apart.
  private static func names(of snapshots: [DocumentSnapshot]) -> [String] {
    var names = snapshots.map(\.stem)
    let alike = Dictionary(grouping: names.indices) { names[$0].lowercased() }
    for indices in alike.values where indices.count > 1 {
      let folders = indices.map { index in
        snapshots[index].path.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }.map(String.init)
      }
      let shared = folders[0].indices.prefix { place in
        folders.allSatisfy { place < $0.count && $0[place] == folders[0][place] }
      }.count
      for (index, folders) in zip(indices, folders) {
        names[index] = (folders.dropFirst(shared) + [names[index]]).joined(separator: "-")
      }
    }
    return names
  }
}

/// What a card is in a target.
private struct Handed: Sendable {
  let files: [HandoverFile]
  /// What is lost, or why nothing is made.
  let found: [Diagnostic]
}

extension HandoverTarget: ExpressibleByArgument {
  init?(argument: String) {
    guard let target = HandoverTarget.all.first(where: { $0.name == argument }) else { return nil }
    self = target
  }

  /// The names that may be given.
  static var allValueStrings: [String] { all.map(\.name) }
  /// What shells offer.
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
