import JSON

/// Pictures, and what stands there without one.
enum SwiftPicture {
  /// The image at `path`: a file of the app, or what the data name.
  static func image(_ path: String, _ writer: SwiftWriter) -> SwiftCode {
    .call("Image", [("", .plain(writer.string(path)))] + (writer.isPackage ? [("bundle", .plain(".module"))] : []))
  }

  /// What is shown of `object`, cut to its place.
  static func view(_ object: JSONObject, _ writer: inout SwiftWriter) -> SwiftCode? {
    var modifiers: [SwiftCode] = []
    let base: SwiftCode
    let path = object["src"]?.string
    if let path, SwiftText(path).isLiteral, !HandoverFile.isElsewhere(path) {
      base = image(path, writer)
      modifiers = [.call("resizable", []), .call("scaledToFill", [])]
    } else if let path {
      writer.need(.picture)
      base = .call(
        "DataPicture", [("name", .plain(writer.string(path)))],
        trailing: [("", SwiftBlock([placeholder(object, writer, isFilling: true) ?? .call("EmptyView", [])]))])
    } else if let other = placeholder(object, writer, isFilling: false) {
      base = other
    } else {
      return nil
    }
    // An icon is as large as it is.
    let isIcon = path == nil && object["icon"] != nil
    if let size = writer.number(object["size"]) ?? (isIcon ? nil : writer.number(object["edge"])) {
      modifiers.append(.call("frame", [("width", .plain(size)), ("height", .plain(size))]))
    }
    if let height = writer.number(object["height"]) {
      modifiers += [
        .call("frame", [("minWidth", .plain("0")), ("maxWidth", .plain(".infinity"))]),
        .call("frame", [("height", .plain(height))]),
      ]
    }
    if path == nil, !isIcon { modifiers.append(initialsBackground) }
    if object["isRound"] == .bool(true) {
      modifiers.append(.call("clipShape", [("", .plain("Circle()"))]))
    } else if path != nil {
      modifiers.append(.call("clipped", []))
    }
    if object["spoken"] == nil { modifiers.append(.call("accessibilityHidden", [("", .plain("true"))])) }
    return modifiers.isEmpty ? base : .modified(base, modifiers)
  }

  private static let initialsBackground = SwiftCode.call(
    "background", [("", .plain("Color.preferredColor(.quaternaryFill)"))])

  /// What stands where there is no picture: the icon, else the initials, which fill the place of one.
  private static func placeholder(_ object: JSONObject, _ writer: SwiftWriter, isFilling: Bool) -> SwiftCode? {
    if let icon = object["icon"]?.string { return .plain(icon) }
    guard let initials = object["initials"]?.string else { return nil }
    let text = SwiftCode.call("Text", [("verbatim", .plain(writer.string(initials, .text)))])
    guard isFilling else { return text }
    return .modified(
      text,
      [
        .call("frame", [("maxWidth", .plain(".infinity")), ("maxHeight", .plain(".infinity"))]),
        initialsBackground,
      ])
  }
}
