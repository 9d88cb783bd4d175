/// Whether two names are likely to mean the same.
enum Spelling {
  /// Whether few letters are wrong, missing, too many or in the wrong case.
  ///
  /// Names of more than 64 bytes are never similar, so that the work is bounded.
  static func isSimilar(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard !first.isEmpty, !second.isEmpty, first.count <= 64, second.count <= 64 else { return false }
    let allowed = max(1, min(first.count, second.count) / 3)
    guard abs(first.count - second.count) <= allowed else { return false }
    return distance(first.map(lowercased), second.map(lowercased)) <= allowed
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// Levenshtein's distance in bytes.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (line, byte) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in second.indices {
        let above = row[column + 1]
        row[column + 1] = min(above + 1, row[column] + 1, diagonal + (byte == second[column] ? 0 : 1))
        diagonal = above
      }
    }
    return row[second.count]
  }
}
