/// The way between `file:` URIs and paths.
package enum FileURI {
  /// The path that `uri` names; nil when it is no `file:` URI of this machine or its escapes are broken.
  package static func path(_ uri: String) -> String? {
    guard uri.utf8.count >= 5, uri.prefix(5).lowercased() == "file:" else { return nil }
    var rest = uri.dropFirst(5)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      let host = rest[..<slash]
      guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
      rest = rest[slash...]
    }
    guard rest.hasPrefix("/") else { return nil }
    let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    return decoded(rest[..<end])
  }

  /// The URI of the absolute `path`.
  package static func uri(_ path: String) -> String {
    var bytes = Array("file://".utf8)
    for byte in path.utf8 {
      if isUnescaped(byte) {
        bytes.append(byte)
      } else {
        bytes.append(0x25)
        bytes.append(contentsOf: [hexDigit(byte >> 4), hexDigit(byte & 0xF)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `uri` as a value in the query of another: nothing in it is taken for a delimiter.
  package static func queryEscaped(_ uri: String) -> String {
    String(
      decoding: uri.utf8.flatMap { byte -> [UInt8] in
        isUnescaped(byte) && ![0x21, 0x24, 0x26, 0x2B, 0x3B, 0x3D].contains(byte)
          ? [byte] : [0x25, hexDigit(byte >> 4), hexDigit(byte & 0xF)]
      }, as: UTF8.self)
  }

  /// The absolute path that `relative` names from the folder `base`, with `.` and `..` resolved by name alone.
  package static func resolve(_ relative: String, in base: String) -> String {
    var parts: [Substring] = []
    let whole = relative.hasPrefix("/") ? relative : base + "/" + relative
    for part in whole.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The folder that holds what stands at the absolute `path`.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// Whether the absolute `path` is the folder `folder` or lies below it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// The path of what lies below the folder `folder` at the absolute `path`, as seen from there.
  package static func name(_ path: String, in folder: String) -> String {
    String(decoding: path.utf8.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1), as: UTF8.self)
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexValue), let low = rest.popFirst().flatMap(hexValue) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    // A path with a zero byte would be another path for the system.
    guard !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// RFC 3986's unreserved characters, the slash, and the delimiters that may stand in a path.
  private static func isUnescaped(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x2D, 0x2E, 0x5F, 0x7E, 0x2F, 0x21, 0x24, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x3B, 0x3D, 0x40: true
    default: false
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }

  private static func hexValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x41 + 10
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}
