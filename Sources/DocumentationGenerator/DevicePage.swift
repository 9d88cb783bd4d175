import CardLayout
import CardModel
import JSON
import LayoutCore

/// The page of a device.
struct DevicePage {
  let material: PageMaterial

  /// Up to how many bytes an example is short.
  private static let shortExample = 2_500

  /// The page of a device.
  func draft(_ device: Device) -> PageDraft {
    func screen(_ screen: Screen) -> JSONValue {
      [
        "width": .number(screen.width), "height": .number(screen.height), "margin": .number(screen.margin),
        "readableInset": .number(screen.readableInset), "across": .string(screen.sizeClass.rawValue),
        "down": .string(screen.verticalSizeClass.rawValue), "top": .number(screen.safeArea.top),
        "bottom": .number(screen.safeArea.bottom), "sides": .number(screen.safeArea.leading),
      ]
    }
    // Of the short cards, the one with most kinds of parts shows best how much there is room for.
    let short = material.examples.filter {
      $0.root == ElementName.card.rawValue && $0.source.utf8.count < Self.shortExample
    }
    let shown = short.max { Set($0.elements.map(\.name)).count < Set($1.elements.map(\.name)).count }
    let pictures = material.draws ? shown.map { Illustrator.draw($0, on: device) } ?? [] : []
    let page = Page(
      .device, "devices/" + device.id, title: device.name,
      summary: "\(Int(device.width)) × \(Int(device.height)) points at \(Int(device.scale)) pixels a point.",
      content: [
        "id": .string(device.id), "platform": .string(device.platform == .ios ? "iOS" : "Android"),
        "scale": .number(device.scale), "portrait": screen(device.portrait), "landscape": screen(device.landscape),
        "pictures": .array(pictures.map(\.json)),
      ])
    return PageDraft(page: page, pictures: pictures)
  }
}
