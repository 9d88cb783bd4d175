import ArgumentParser
import CardAnalysis
import CardLayout
import CardModel
import FileSystem
import LayoutCore
import Rendering
import XMLSyntax

/// `cardwright render`: draws a card.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a card as SVG, or tell its frames as JSON.",
    discussion: """
      What cannot be drawn, such as a missing picture, is drawn as a labelled placeholder. The card is drawn even when \
      the file has findings; `cardwright validate` tells them.
      """)

  @Argument(help: "The card file.", completion: .file(extensions: ["xml"]))
  var file: String

  @Option(
    name: .shortAndLong, help: "The file to write; - for standard output. Its ending decides the format.",
    completion: .file())
  var output: String

  @Option(help: "The format: svg or json; by default as the output file's ending says.")
  var format: PictureFormat?

  @OptionGroup var environment: EnvironmentOptions

  func run() throws {
    let input = InputFile.file(file)
    do {
      let text = XMLDecoding.decode(try input.read()).text
      let resources = DocumentResources.folder(input.folder)
      let tree = XMLParser.parse(text)
      let picture =
        switch format ?? PictureFormat(path: output) {
        case .svg: CardDrawing.svg(tree, environment.environment, file: resources.bytes)
        case .json: CardDrawing.json(tree, environment.environment, file: resources.bytes)
        }
      if output == "-" { StandardStream.output.write(picture) } else { try File(output).replace(with: picture) }
    } catch {
      throw CommandFailure(error.description)
    }
  }
}

/// What `render` can write.
enum PictureFormat: String, CaseIterable, ExpressibleByArgument {
  case svg, json

  /// The format that the ending of `path` stands for; SVG for any other.
  init(path: String) {
    self = path.hasSuffix(".json") ? .json : .svg
  }
}

/// For whom and on what a card is drawn.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: "The device, such as \(Device.standard.id) or ipad-pro-11.", completion: .list(Device.all.map(\.id)))
  var device = Device.standard

  @Option(help: "The text size, from xSmall over large (the default) to AX5.")
  var textSize = TextSizeCategory.large

  @Option(help: "The appearance: light or dark.")
  var appearance = Appearance.light

  @Option(help: "The contrast: normal or high.")
  var contrast = Contrast.normal

  @Option(help: "The direction of lines: ltr or rtl.")
  var direction = LayoutDirection.leftToRight

  @Option(help: "The platform whose guideline holds: ios or android; by default the device's.")
  var platform: Platform?

  /// The environment that the options describe.
  var environment: CardEnvironment {
    var environment = CardEnvironment(device)
    environment.textSize = textSize
    environment.appearance = appearance
    environment.contrast = contrast
    environment.direction = direction
    if let platform { environment.platform = platform }
    return environment
  }
}

extension Device: ExpressibleByArgument {
  /// The device whose id is `argument`.
  package init?(argument: String) {
    guard let device = Self.named(argument) else { return nil }
    self = device
  }

  /// How help shows the default.
  package var defaultValueDescription: String { id }
}

extension Appearance: ExpressibleByArgument {}
extension Contrast: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
extension TextSizeCategory: ExpressibleByArgument {}
