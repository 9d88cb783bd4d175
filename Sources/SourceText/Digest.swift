import Standards

/// Stands for bytes where those of the same length and digest are taken to be the same; it is not a cryptographic hash.
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
