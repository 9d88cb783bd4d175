import JSON

/// What parts become in lists of values.
enum SwiftElement {
  /// A tag as a text, as it stands in lists of them.
  static func tag(_ writer: inout SwiftWriter, _ object: JSONObject) -> SwiftCode? {
    if object["accent"] != nil || object["outlined"] == .bool(true) {
      writer.lose("the colours of a tag in a list of tags: the component takes their texts alone")
    }
    return writer.attributed(object["text"]?.string ?? "")
  }

  static func avatar(_ writer: inout SwiftWriter, _ object: JSONObject) -> SwiftCode? {
    if object["spoken"] != nil { writer.lose("what is spoken for pictures that repeat: the component takes none") }
    return writer.textOrIcon(object)
  }

  static func activity(_ writer: inout SwiftWriter, _ object: JSONObject) -> SwiftCode? {
    var arguments: [(label: String, value: SwiftCode)] = [
      ("type", .plain("." + (object["type"]?.string ?? "detail")))
    ]
    if let data = object["data"]?.string { arguments.append(("data", .plain(writer.string(data)))) }
    if let tap = SwiftPart.tap(object, &writer) {
      arguments.append(("didSelectActivityItem", .closure(SwiftBlock(tap))))
    }
    return .call("ActivityItemDataType", arguments)
  }
}
