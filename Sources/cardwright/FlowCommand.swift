import ArgumentParser
import CardAnalysis
import CardLayout
import CardProject
import FileSystem
import JSON
import PreviewServer
import SourceText
import Workspace
import XMLSyntax

/// `cardwright flow`: the map of cards and where they lead.
struct FlowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow",
    abstract: "Draw the map of cards: which leads to which, and by what.",
    discussion: """
      Ways are targets that name another card file, and in scenes what is pushed and swapped. Cards that are named and not there \
      are drawn in red; those without ways stand below. What a target names outside of cards, such as a telephone number, is \
      left out.
      """)

  @OptionGroup var inputs: InputPaths

  @Option(help: "The format: svg, dot (Graphviz) or json; by default as the output file's ending says, else svg.")
  var format: FlowFormat?

  @Option(
    name: .shortAndLong, help: "The file to write; - for standard output, which is the default.", completion: .file())
  var output = "-"

  @Flag(help: "Draw titles alone, without the cards.")
  var boxes = false

  func validate() throws { try FlowFormat.check(format, for: output) }

  func run() throws {
    let configurations = ConfigurationFiles()
    let (inputs, unread) = InputPaths.cards(of: try inputs.resolved(configurations))
    if inputs.isEmpty {
      // What is left out takes no drawing's place.
      if unread.isEmpty { return }
      throw ExitStatus.unusable.code
    }
    let language = try CardLanguage.bundled()
    var project = CardProject()
    let resources = RunResources()
    var snapshots: [String: DocumentSnapshot] = [:]
    for input in inputs {
      let snapshot = DocumentSnapshot(
        uri: input.name, version: 0, text: XMLDecoding.decode(try input.read()).text, language: language,
        resources: resources.resources(input.folder))
      let path = WorkingFolder.absolute(input.name)
      project.set(snapshot.shownFacts, at: path)
      snapshots[path] = snapshot
    }
    let map = FlowMap(project, name: WorkingFolder.name(of:))
    try write(map, snapshots)
    if !unread.isEmpty { throw ExitStatus.unusable.code }
  }

  private func write(_ map: FlowMap, _ snapshots: [String: DocumentSnapshot]) throws(FileError) {
    let bytes: [UInt8]
    switch format ?? FlowFormat(ending: output) ?? .svg {
    case .dot: bytes = Array(map.dot.utf8)
    case .json: bytes = Array((map.json.text(.indented) + "\n").utf8)
    case .svg:
      bytes = FlowDrawing.svg(map, mark: { $0.isMissing ? nil : .link(String($0.name.prefix { $0 != "#" })) }) {
        index in
        guard !boxes, let snapshot = snapshots[map.cards[index].path], !map.cards[index].name.contains("#") else {
          return nil
        }
        return FlowDrawing.Thumbnail(snapshot, prefix: "c\(index)-")
      }
    }
    if output == "-" { return StandardStream.output.write(bytes) }
    try File(output).replace(with: bytes)
  }
}

/// What `cardwright flow` writes.
enum FlowFormat: String, OutputFormat, ExpressibleByArgument {
  case svg, dot, json

  static let otherEndings: [String: FlowFormat] = ["gv": .dot]
}
