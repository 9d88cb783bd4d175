/// Stands for bytes where two of the same length and digest are taken for the same; nothing is kept secret by it.
package enum Digest {
  /// 64-bit FNV-1a of all the pieces, one after the other, with their lengths.
  package static func of(_ pieces: [UInt8]...) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for piece in pieces {
      hash = (hash ^ UInt64(piece.count)) &* 0x100_0000_01B3
      for byte in piece { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return hash
  }
}
