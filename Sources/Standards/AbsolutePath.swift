/// Absolute paths of files, as POSIX has them.
package enum AbsolutePath {
  /// The absolute path that `relative` names from the folder `base`, with `.` and `..` resolved by name alone.
  package static func resolve(_ relative: String, in base: String) -> String {
    let whole = relative.hasPrefix("/") ? relative : base + "/" + relative
    if isResolved(whole) { return whole }
    var parts: [Substring] = []
    for part in whole.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Whether the absolute `path` has neither `.` nor `..` nor an empty part.
  private static func isResolved(_ path: String) -> Bool {
    var (bytes, dots) = (0, 0)
    for byte in path.utf8.dropFirst() {
      if byte == 0x2F {
        if bytes == dots, bytes < 3 { return false }
        (bytes, dots) = (0, 0)
      } else {
        bytes += 1
        if byte == 0x2E { dots += 1 }
      }
    }
    return bytes != dots || bytes > 2
  }
}
