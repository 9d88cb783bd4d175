extension SourceText {
  /// What ends its first line, and so the lines that are written into it: `\n`, `\r\n` or `\r`; `\n` where it has one line.
  package var lineEnd: String {
    guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[first] == 0x0A { return "\n" }
    return first + 1 < bytes.count && bytes[first + 1] == 0x0A ? "\r\n" : "\r"
  }
}
