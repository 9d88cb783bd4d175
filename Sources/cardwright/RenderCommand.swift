import ArgumentParser
import CardAnalysis
import CardLayout
import FileSystem
import LayoutCore
import Rasterizing
import Rendering
import Reporting
import SourceText
import Workspace
import XMLSyntax

/// `cardwright render`: draws a card.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a card as SVG, PNG or a web page, or tell its frames as JSON.",
    discussion: """
      What cannot be drawn, such as a missing picture, is drawn as a labelled placeholder. A file with errors is drawn \
      as far as it is understood, and the errors are told on standard error; “cardwright validate” tells everything \
      else that there is to say. Options for the environment may be given several times: \
      every combination is drawn, as one page with --sheet or as HTML, as a list in JSON, or else as a file each, \
      named after the environment. So may --overlay, and all of them are drawn at once.

      A scene is drawn at rest, or with --scenario as it is in a moment of one of its scenarios: --scenario push \
      --step 2 --at 0.1 draws it a tenth of a second after the second Step has begun.
      """)

  @Argument(help: "The card file, or - for standard input.", completion: .file(extensions: ["xml"]))
  var file: String

  @Option(
    name: .shortAndLong, help: "The file to write; - for standard output. Its ending decides the format.",
    completion: .file())
  var output: String

  @Option(
    help: ArgumentHelp("Where the text on standard input belongs, for the files that it names.", valueName: "path"),
    completion: .file())
  var stdinPath: String?

  @Option(help: "The format: svg, png, html or json; by default as the output file's ending says.")
  var format: PictureFormat?

  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "What is drawn above the card.")
  var overlay: [DrawingOverlay] = []

  @Flag(help: "Put all environments on one page; a choice of them when none is given.")
  var sheet = false

  @OptionGroup var moment: MomentOptions

  @OptionGroup var samples: SampleOptions

  @Option(
    parsing: .unconditional,
    help: "Pixels of a point in a PNG, 1 to 4; by default the device's, and 2 on a sheet.")
  var scale: Double?

  func validate() throws {
    try PictureFormat.check(format, for: output)
    if let scale, !(1...4).contains(scale) { throw ValidationError("--scale must lie between 1 and 4.") }
    if output == "-", environment.choices.variants.count > 1, !sheet, chosenFormat == .svg || chosenFormat == .png {
      throw ValidationError("Several pictures need --sheet, or files to be written to: give --output a name.")
    }
  }

  func run() throws {
    let input = file == "-" ? InputFile.standardInput(path: stdinPath) : InputFile.file(file)
    let decoding = XMLDecoding.decode(try input.read())
    let configurations = ConfigurationFiles()
    try configurations.prepare(for: [input])
    configurations.tell()
    try samples.check(configurations, for: [input])
    let cards = RunCards(try CardLanguage.bundled(), configurations, sample: samples.sample)
    let snapshot = cards.snapshot(decoding.text, of: input)
    let variants =
      sheet && environment.choices.isEmpty ? EnvironmentChoices.tour : environment.choices.variants
    let pictures = try variants.map { variant throws(CommandFailure) in
      if let picture = try moment.picture(snapshot, variant.environment) {
        return CardPicture(variant.caption, picture)
      }
      guard let scene = snapshot.scene(variant.environment) else {
        throw CommandFailure("the font tables of this program are damaged; install it again")
      }
      return CardPicture(variant.caption, scene)
    }
    try write(pictures, variants.map(\.suffix), snapshot.resources)
    tellErrors(snapshot, decoding)
  }

  /// Reports why the picture may lack something; the exit status is 0, as there is a picture.
  private func tellErrors(_ snapshot: DocumentSnapshot, _ decoding: XMLDecoding) {
    // What a scenario claims is not drawn.
    let errors = (decoding.diagnostics + snapshot.diagnostics).filter {
      $0.severity == .error && $0.kind.source != .scenario
    }
    guard !errors.isEmpty else { return }
    let options = ReportOptions(
      isColored: StandardStream.error.wantsColor, showsSource: StandardStream.error.isTerminal,
      toolVersion: Cardwright.configuration.version)
    let report = Report(.text, options: options, kinds: [])
    StandardStream.error.write(
      report.entry(for: CheckedFile(path: snapshot.uri, text: decoding.text, diagnostics: errors)))
    StandardStream.tell("\(snapshot.uri) has errors and is drawn as far as it is understood")
  }

  private var chosenFormat: PictureFormat { format ?? PictureFormat(ending: output) ?? .svg }

  private func write(_ pictures: [CardPicture], _ names: [String], _ resources: DocumentResources) throws {
    let overlays = Set(overlay)
    switch chosenFormat {
    case .json:
      try put(
        pictures.count == 1 ? FrameReport.json(pictures[0].scene) : FrameReport.json(pictures.map(\.scene)), output)
    case .html: try put(DrawingPage.html(pictures, overlays: overlays, file: resources.bytes), output)
    case .svg, .png:
      if sheet {
        let sheet = DrawingSheet(pictures)
        return try put(
          svg: sheet.svg(overlays: overlays, file: resources.bytes), sheet.size, scale ?? 2, output)
      }
      for (picture, name) in zip(pictures, names) {
        try put(
          svg: picture.svg(overlays: overlays, file: resources.bytes), picture.scene.size,
          scale ?? picture.scene.environment.scale, pictures.count == 1 ? output : numbered(name))
      }
    }
  }

  /// The output's name with `name` before its ending.
  private func numbered(_ name: String) -> String {
    let start = output.lastIndex(of: "/").map { output.index(after: $0) } ?? output.startIndex
    guard let dot = output[start...].lastIndex(of: "."), dot > start else { return output + "-" + name }
    return output[..<dot] + "-" + name + output[dot...]
  }

  private func put(svg: [UInt8], _ size: Size, _ scale: Double, _ path: String) throws {
    guard chosenFormat == .png else { return try put(svg, path) }
    try put(try Rasterizer.png(svg, size, scale: scale), path)
    for note in MissingGlyphs.notes(on: svg) { StandardStream.tell(note) }
  }

  private func put(_ bytes: [UInt8], _ path: String) throws {
    if path == "-" { return StandardStream.output.write(bytes) }
    // Of several pictures each has a name of its own.
    try PictureFormat.checkNoCard(path)
    try File(path).replace(with: bytes)
  }
}

/// What `render` can write.
enum PictureFormat: String, OutputFormat, ExpressibleByArgument {
  case svg, png, html, json

  static let otherEndings: [String: PictureFormat] = ["htm": .html]
}

extension DrawingOverlay: ExpressibleByArgument {}
