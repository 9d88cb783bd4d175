/// Bytes that are not what was stored.
struct StoredDamage: Error {}

/// Reads what was stored, in order: numbers with seven bits a byte, the lowest first, and texts behind their lengths.
///
/// Where the bytes end too early, or name what is not there, it throws. That nothing is made of itself and nothing is huge is what
/// the checksum of the whole is for (``Schema/stored(_:textCount:texts:)``).
struct StoredBytes {
  private let bytes: [UInt8]
  private var place: Int

  /// What stands in `bytes` from `place` on.
  init(_ bytes: [UInt8], from place: Int = 0) { (self.bytes, self.place) = (bytes, place) }

  /// A number that fits into 31 bits.
  mutating func number() throws(StoredDamage) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while place < bytes.count, shift < 32 {
      let byte = UInt64(bytes[place])
      place += 1
      value |= (byte & 0x7F) << shift
      if byte < 0x80 {
        guard value <= UInt64(Int32.max) else { break }
        return Int(value)
      }
      shift += 7
    }
    throw StoredDamage()
  }

  /// A number less than `limit`.
  mutating func number(below limit: Int) throws(StoredDamage) -> Int {
    let number = try number()
    guard number < limit else { throw StoredDamage() }
    return number
  }

  /// How many follow, each of one byte at least.
  mutating func count() throws(StoredDamage) -> Int {
    let number = try number()
    guard number <= bytes.count - place else { throw StoredDamage() }
    return number
  }

  /// A number, or nil, which is written as 0 where others are one more.
  mutating func optional() throws(StoredDamage) -> Int? {
    let number = try number()
    return number == 0 ? nil : number - 1
  }

  /// So many numbers, each less than `limit`.
  mutating func numbers(_ count: Int, below limit: Int) throws(StoredDamage) -> [Int32] {
    guard count <= bytes.count - place else { throw StoredDamage() }
    var numbers: [Int32] = []
    numbers.reserveCapacity(count)
    for _ in 0..<count { numbers.append(Int32(try number(below: limit))) }
    return numbers
  }

  /// A text.
  mutating func text() throws(StoredDamage) -> String {
    let count = try count()
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }
}
