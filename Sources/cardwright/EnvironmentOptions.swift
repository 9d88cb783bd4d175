import ArgumentParser
import CardLayout
import CardModel
import LayoutCore
import Rendering

/// For whom and on what a card is drawn.
///
/// Every option may be given several times: every combination is drawn.
struct EnvironmentOptions: ParsableArguments {
  @Option(
    help: "The device, such as ipad-pro-11; “cardwright devices” lists them. By default \(Device.standard.id).",
    completion: .list(Device.all.map(\.id)))
  var device: [Device] = []

  @Option(help: "How the device is held: portrait (the default) or landscape.")
  var orientation: [Orientation] = []

  @Option(help: "The text size: xSmall to xxxLarge, AX1 to AX5; by default large.")
  var textSize: [TextSizeCategory] = []

  @Option(help: "The appearance: light (the default) or dark.")
  var appearance: [Appearance] = []

  @Option(help: "The contrast: normal (the default) or high.")
  var contrast: [Contrast] = []

  @Option(help: "The face of texts: fiori (72, the default) or system, as in an app that has not registered 72.")
  var typeface: [Typeface] = []

  @Option(help: "The direction of lines: ltr (the default) or rtl.")
  var direction: [LayoutDirection] = []

  @Option(help: "The platform whose guideline holds: ios or android; by default the device's.")
  var platform: [Platform] = []

  @Option(
    help: """
      The moment that is drawn: \(CardState.allCases.map(\.rawValue).joined(separator: ", ")); by default normal.
      """)
  var state: [CardState] = []

  @Option(
    help: "Where the card of a scene rests: collapsed, peaking or extended; by default as the file has it.")
  var position: [CardPosition] = []

  /// What the options ask for.
  var choices: EnvironmentChoices {
    EnvironmentChoices(
      device: device, orientation: orientation, platform: platform, textSize: textSize, appearance: appearance,
      contrast: contrast, typeface: typeface, direction: direction, state: state, position: position)
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
extension CardPosition: ExpressibleByArgument {}
extension CardState: ExpressibleByArgument {}
extension Contrast: ExpressibleByArgument {}
extension Typeface: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}
extension Orientation: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
extension TextSizeCategory: ExpressibleByArgument {}
