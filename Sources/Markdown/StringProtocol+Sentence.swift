extension StringProtocol {
  /// The text up to its first full stop with a space behind it, the stop included; all of it when there is none.
  package var firstSentence: String {
    let stop = utf8.indices.first { index in
      utf8[index] == UInt8(ascii: ".") && utf8[utf8.index(after: index)...].first == UInt8(ascii: " ")
    }
    return String(stop.map { self[...$0] } ?? self[...])
  }
}
