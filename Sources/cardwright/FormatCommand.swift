import ArgumentParser
import CardAnalysis
import Configuration
import EditorFeatures
import FileSystem
import SourceText
import Workspace
import XMLSyntax

/// `cardwright format`: lays card files out; only white space changes, never a text that is read on a card.
struct FormatCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Lay out card files: indentation, line breaks and spaces in tags.",
    discussion: """
      Files are rewritten in place, each all or nothing; standard input goes to standard output. With --check nothing is \
      written: files that are not laid out are listed, and the exit status is 1. A file that is no well-formed XML, \
      or not stored as UTF-8, is left alone and named, with exit status 1. Lengths of lines and indentation are as the \
      project's .cardwright.json says.
      """)

  @OptionGroup var inputs: InputPaths

  @Flag(help: "Write nothing; list the files that would change.")
  var check = false

  func run() async throws {
    let configurations = ConfigurationFiles()
    let inputs = try inputs.resolved(configurations)
    configurations.tell()
    // An editor puts what comes in the place of what it gave.
    if inputs.isEmpty, self.inputs.paths == ["-"], !check {
      StandardStream.output.write(try InputFile.standardInput(path: nil).read())
    }
    let language = CardLanguage()
    var status = ExitStatus.success
    await ParallelLoop.forEach(inputs, jobs: Processors.count) { [check] input in
      FormattingOutcome(
        input, language: language, configurations.configuration(inFolder: input.folder).formatting(), writes: !check)
    } consume: { index, outcome in
      status = max(status, outcome.report(inputs[index], checks: check))
    }
    if status != .success { throw status.code }
  }
}

/// The result of laying out one input.
private enum FormattingOutcome: Sendable {
  case unchanged([UInt8])
  case changed([UInt8])
  /// Not well-formed, or not in UTF-8: where and why.
  case broken(String)
  case failed(FileError)

  init(_ input: InputFile, language: CardLanguage, _ options: FormattingOptions, writes: Bool) {
    do throws(FileError) {
      let bytes = try input.read()
      let decoding = XMLDecoding.decode(bytes)
      let text = decoding.text
      guard text.bytes == bytes else {
        let encoding = decoding.encoding?.rawValue ?? "another encoding"
        self = .broken("\(input.name): it is stored as \(encoding); save it as UTF-8, which is what is laid out")
        return
      }
      let snapshot = DocumentSnapshot(uri: input.name, version: 0, text: text, language: language)
      if let finding = snapshot.tree.diagnostics.first(where: { $0.severity == .error }) {
        let position = snapshot.lines.position(of: finding.range.start, in: .utf32)
        self = .broken("\(input.name):\(position.line + 1):\(position.character + 1): \(finding.message)")
        return
      }
      guard let formatted = text.applying(Formatter.edits(in: snapshot, options)), formatted != text else {
        self = .unchanged(text.bytes)
        return
      }
      self = .changed(formatted.bytes)
      guard writes, case .file(let path) = input else { return }
      if try !File(path).replace(bytes, with: formatted.bytes) {
        self = .broken("\(input.name): it has changed meanwhile; run it again")
      }
    } catch {
      self = .failed(error)
    }
  }

  /// Says what there is to say of `input`.
  func report(_ input: InputFile, checks: Bool) -> ExitStatus {
    var isStandardInput = false
    if case .standardInput = input { isStandardInput = true }
    switch self {
    case .unchanged(let bytes):
      if isStandardInput, !checks { StandardStream.output.write(bytes) }
      return .success
    case .changed(let bytes):
      if isStandardInput, !checks {
        StandardStream.output.write(bytes)
      } else {
        StandardStream.output.write(input.name + "\n")
      }
      return checks ? .findings : .success
    case .broken(let reason):
      StandardStream.tell("not formatted, \(reason)")
      return .findings
    case .failed(let error):
      StandardStream.tell("\(error)")
      return .unusable
    }
  }
}
