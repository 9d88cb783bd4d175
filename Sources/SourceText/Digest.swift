import Standards

/// Stands for bytes where two of the same length and digest are taken for the same; nothing is kept secret by it.
package enum Digest {
  /// FNV-1a of all the pieces, one after the other, with their lengths.
  package static func of(_ pieces: [UInt8]...) -> UInt64 {
    var hash = FNV1a()
    for piece in pieces {
      hash.add(UInt64(piece.count))
      for byte in piece { hash.add(UInt64(byte)) }
    }
    return hash.value
  }
}
