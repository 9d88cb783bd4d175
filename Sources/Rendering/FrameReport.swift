package import CardLayout
import CardModel
package import JSON
package import LayoutCore
import SourceText

/// A scene as figures: every part with its rectangle, its lines, touch target, reading order and source range.
package enum FrameReport {
  /// The report as JSON.
  package static func json(_ scene: PositionedScene) -> [UInt8] { bytes(report(scene)) }

  /// The reports of several scenes as a list.
  package static func json(_ scenes: [PositionedScene]) -> [UInt8] { bytes(.array(scenes.map(report))) }

  /// What ``json(_:)-(PositionedScene)`` tells of the parts of a scene, in their order.
  package static func parts(_ scene: PositionedScene) -> JSONValue { .array(scene.parts.map(part)) }

  private static func bytes(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter(.indented)
    value.encode(to: &writer)
    return writer.bytes
  }

  private static func report(_ scene: PositionedScene) -> JSONValue {
    [
      "size": [.number(scene.size.width), .number(scene.size.height)],
      "environment": .object(report(scene.environment)),
      "parts": parts(scene),
    ]
  }

  /// Every choice by which drawings of one card differ, and what follows from the device.
  private static func report(_ environment: CardEnvironment) -> JSONObject {
    var object = JSONObject(environment)
    object["height"] = .number(environment.height)
    object["sizeClass"] = .string(environment.sizeClass.rawValue)
    return object
  }

  /// What ``json(_:)-(PositionedScene)`` tells of a part.
  package static func part(_ part: ScenePart) -> JSONValue {
    var object = JSONObject()
    if let source = part.source {
      object["element"] = .string(source.element)
      object["source"] = [.integer(source.range.start), .integer(source.range.end)]
    }
    object["kind"] = .string(kind(part.content))
    if part.role != .none { object["role"] = .string(part.role.rawValue) }
    if let label = part.label, !label.isEmpty { object["label"] = .string(label) }
    object["frame"] = frame(part.frame)
    if let target = part.touchTarget { object["touchTarget"] = frame(target) }
    if let isChecked = part.isChecked { object["checked"] = .bool(isChecked) }
    if part.isDisabled { object["disabled"] = .bool(true) }
    if let order = part.readingOrder { object["readingOrder"] = .integer(order) }
    if let parent = part.parent { object["parent"] = .integer(parent) }
    if case .text(let text) = part.content {
      object["size"] = .number(text.setting.size)
      object["color"] = .string(text.color.name)
      object["truncated"] = .bool(text.isTruncated)
      object["lines"] = .array(
        text.lines.map { line in
          [
            "text": .string(line.string), "x": .number(line.x), "baseline": .number(line.baseline),
            "width": .number(line.width),
          ]
        })
    }
    return .object(object)
  }

  private static func kind(_ content: ScenePart.Content) -> String {
    switch content {
    case .group: "container"
    case .surface: "shape"
    case .text: "text"
    case .image: "image"
    case .icon: "icon"
    case .drawing: "drawing"
    case .placeholder: "placeholder"
    }
  }

  /// A rectangle as its place and its size.
  package static func frame(_ frame: Frame) -> JSONValue {
    [.number(frame.x), .number(frame.y), .number(frame.width), .number(frame.height)]
  }
}
