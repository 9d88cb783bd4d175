import ArgumentParser
import CardAnalysis
import EditorFeatures
import FileSystem
import JSON
import Standards
import Workspace
import XMLSyntax

/// `cardwright sample`: writes sample data that fit the bindings of a card.
struct SampleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Write a sample file that fits the bindings of a card.",
    discussion: """
      Every {path} of the card gets a value that can stand where it stands: numbers, dates, kinds, icons, words; a list \
      gets three items, and a schema that the card names is kept. The file is the one that the card names with \
      sample="…"; without that it is called as the card, with the ending .json; its folder is made where it is missing. A \
      file that is there is left alone unless --force is given.
      """)

  @Argument(help: "The card file, or - for standard input.", completion: .file(extensions: ["xml"]))
  var file: String

  @Option(
    name: .shortAndLong, help: "The file to write instead; - for standard output.", completion: .file())
  var output: String?

  @Flag(help: "Replace a file that is there.")
  var force = false

  func run() throws {
    let input = file == "-" ? InputFile.standardInput(path: nil) : InputFile.file(file)
    let snapshot = DocumentSnapshot(
      uri: input.name, version: 0, text: XMLDecoding.decode(try input.read()).text,
      language: try CardLanguage.bundled(), resources: RunResources().resources(input.folder))
    let samples = SampleDraft(snapshot, today: GregorianCalendar.date(atSecond: LocalClock.second)).files
    if samples.isEmpty { throw CommandFailure("\(input.name) has no {path} that reads sample data") }
    if samples.count > 1, output != nil {
      let names = samples.map { $0.path.isEmpty ? "one without a name" : $0.path }.joined(separator: ", ")
      throw CommandFailure("\(input.name) reads several samples (\(names)); leave --output out to write them all")
    }
    if output == nil, let path = samples.map(\.path).first(where: Self.leavesFolder) {
      throw CommandFailure("\(path) lies outside of the card's folder; say with --output where to write")
    }
    let texts = samples.map { (path: path($0.path, input), text: $0.value.text(.indented) + "\n") }
    let taken = texts.map(\.path).filter { !force && $0 != "-" && FileStamp($0) != nil }
    if let path = taken.first { throw CommandFailure("\(path) is there already; replace it with --force") }
    for (path, text) in texts { try write(text, path) }
    if let path = texts.first(where: { $0.path != "-" })?.path, samples.contains(where: { $0.path.isEmpty }) {
      let name = path.split(separator: "/").last ?? ""
      StandardStream.tell("name it in the card: sample=\"\(name)\" at the root element")
    }
  }

  private func write(_ text: String, _ path: String) throws(FileError) {
    if path == "-" { return StandardStream.output.write(text) }
    if let slash = path.lastIndex(of: "/") { try Folder(String(path[..<slash])).create() }
    try File(path).replace(with: Array(text.utf8))
    StandardStream.output.write(path + "\n")
  }

  /// Whether `path` may lead out of the folder from which it starts.
  private static func leavesFolder(_ path: String) -> Bool {
    path.hasPrefix("/") || path.split(separator: "/").contains("..")
  }

  /// Where the sample that the card calls `sample` is written.
  private func path(_ sample: String, _ input: InputFile) -> String {
    if let output { return output }
    guard case .file(let card) = input else { return "-" }
    if !sample.isEmpty { return input.folder.map { $0 == "." ? sample : $0 + "/" + sample } ?? sample }
    let stem = card.hasSuffix(CardLanguage.fileSuffix) ? card.dropLast(CardLanguage.fileSuffix.count) : card[...]
    return stem + ".json"
  }
}
