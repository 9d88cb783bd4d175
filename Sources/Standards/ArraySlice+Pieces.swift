extension ArraySlice<UInt8> {
  /// Its parts between bytes `sign`; none is empty.
  ///
  /// The first check of a process waits for tables that are cut so, and `split` asks a closure about each byte.
  package func pieces(between sign: UInt8) -> [ArraySlice<UInt8>] {
    var (pieces, start): ([ArraySlice<UInt8>], Int) = ([], startIndex)
    let (bytes, first) = (span, startIndex)
    for place in bytes.indices where bytes[place] == sign {
      if first + place > start { pieces.append(self[start..<first + place]) }
      start = first + place + 1
    }
    if start < endIndex { pieces.append(self[start...]) }
    return pieces
  }
}

extension Array<UInt8> {
  /// Its parts between bytes `sign`; none is empty.
  package func pieces(between sign: UInt8) -> [ArraySlice<UInt8>] { self[...].pieces(between: sign) }
}
