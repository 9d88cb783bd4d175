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
    "file://" + PercentEncoding.encoded(path, keeping: "/!$&'()*+,;=@")
  }

  /// `uri` as a value in the query of another: nothing in it is taken for a delimiter.
  package static func queryEscaped(_ uri: String) -> String {
    PercentEncoding.encoded(uri, keeping: "/'()*,@")
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
    // A path with a zero byte would be another path for the system.
    guard let bytes = PercentEncoding.decoded(text), !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
