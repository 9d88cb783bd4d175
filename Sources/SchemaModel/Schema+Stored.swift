import Standards

extension Schema {
  /// What stored schemas begin with: a format of another kind begins otherwise.
  static let storedFormat: [UInt8] = Array("CWS1".utf8)
  /// How many bytes stand in front of what is stored: the format, and a checksum of the rest, its lowest byte first.
  static let storedStart = storedFormat.count + 8

  /// The schema that was stored as `bytes`, all but what it says about its parts; nil where these are damaged, or of another
  /// format.
  ///
  /// - Parameters:
  ///   - textCount: how many bytes of texts there are.
  ///   - texts: those in a range of them, as what is said is read when somebody asks for it.
  package static func stored(
    _ bytes: [UInt8], textCount: Int, texts: @escaping @Sendable (Range<Int>) -> [UInt8]
  ) -> Schema? {
    guard bytes.count > storedStart, bytes.starts(with: storedFormat) else { return nil }
    var checksum: UInt64 = 0
    for byte in bytes[storedFormat.count..<storedStart].reversed() { checksum = checksum << 8 | UInt64(byte) }
    guard checksum == FNV1a.hash(bytes, storedStart..<bytes.count) else { return nil }
    return try? StoredSchema(StoredBytes(bytes, from: storedStart)).schema(textCount: textCount, texts: texts)
  }
}
