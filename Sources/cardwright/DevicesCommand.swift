import ArgumentParser
import CardLayout
import CardModel
import JSON
import LayoutCore

/// `cardwright devices`: lists the devices that cards are drawn for.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices that “cardwright render --device” draws for.",
    discussion: "Sizes are in points, or dp on Android; size classes are across × down.")

  @Option(help: "The format: text or json.")
  var format = ListFormat.text

  func run() throws {
    switch format {
    case .text: StandardStream.output.write(Self.text)
    case .json: StandardStream.output.write(Self.json)
    }
  }

  enum ListFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  private static var text: String {
    let rows =
      [["ID", "NAME", "SIZE", "SCALE", "MARGIN", "PORTRAIT", "LANDSCAPE"]]
      + Device.all.map { device in
        [
          device.id, device.name, "\(Int(device.width))×\(Int(device.height))", "@\(Int(device.scale))x",
          "\(Int(device.margin))", classes(device.portrait), classes(device.landscape),
        ]
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ").trimmedEnd
        + "\n"
    }.joined()
  }

  private static func classes(_ screen: Screen) -> String {
    "\(screen.sizeClass.rawValue) × \(screen.verticalSizeClass.rawValue)"
  }

  private static var json: [UInt8] {
    let devices = Device.all.map { device -> JSONValue in
      [
        "id": .string(device.id), "name": .string(device.name), "platform": .string(device.platform.rawValue),
        "scale": .number(device.scale), "portrait": screen(device.portrait), "landscape": screen(device.landscape),
      ]
    }
    var writer = JSONWriter(.indented)
    JSONValue.array(devices).encode(to: &writer)
    return writer.bytes + [0x0A]
  }

  private static func screen(_ screen: Screen) -> JSONValue {
    [
      "width": .number(screen.width), "height": .number(screen.height), "margin": .number(screen.margin),
      "readableInset": .number(screen.readableInset),
      "sizeClass": [.string(screen.sizeClass.rawValue), .string(screen.verticalSizeClass.rawValue)],
      "safeArea": [
        "top": .number(screen.safeArea.top), "bottom": .number(screen.safeArea.bottom),
        "sides": .number(screen.safeArea.leading),
      ],
    ]
  }
}

extension String {
  /// Without spaces at the end.
  fileprivate var trimmedEnd: Substring { self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)] }
}
