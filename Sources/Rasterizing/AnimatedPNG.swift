/// Puts still PNG pictures together to one that moves (APNG, PNG 3rd edition, 11.3.5), as they are: nothing is compressed anew.
package enum AnimatedPNG {
  /// A still picture that lies over what was seen before it.
  package struct Frame {
    /// The picture, which is opaque.
    package var png: [UInt8]
    /// Pixels from the left edge of the first frame to its own.
    package var x = 0
    /// Pixels from the upper edge of the first frame to its own.
    package var y = 0
    /// How long it is seen, in seconds.
    package var seconds: Double

    /// A picture for so many seconds, at the upper left corner.
    package init(png: [UInt8], seconds: Double) { (self.png, self.seconds) = (png, seconds) }
  }

  /// The picture that shows `frames` over and over; nil when one is no PNG, lies outside of the first, or has other colours
  /// or another depth.
  package static func assemble(_ frames: [Frame]) -> [UInt8]? {
    guard let first = frames.first, let chunks = chunks(of: first.png), let header = chunks.first,
      header.name == "IHDR"
    else { return nil }
    var bytes = signature
    append(header, to: &bytes)
    append(Chunk("acTL", big(UInt32(frames.count)) + big(0)), to: &bytes)
    // What says how colours are meant stands before the data.
    for chunk in chunks.dropFirst().prefix(while: { $0.name != "IDAT" }) { append(chunk, to: &bytes) }
    var number: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      guard let chunks = Self.chunks(of: frame.png), let own = chunks.first, fits(own, frame, header) else {
        return nil
      }
      append(Chunk("fcTL", control(number, own, frame)), to: &bytes)
      number += 1
      for data in chunks where data.name == "IDAT" {
        if index == 0 {
          append(data, to: &bytes)
        } else {
          append(Chunk("fdAT", big(number) + data.data), to: &bytes)
          number += 1
        }
      }
    }
    append(Chunk("IEND", []), to: &bytes)
    return bytes
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private struct Chunk: Equatable {
    var name: String
    var data: [UInt8]

    init(_ name: String, _ data: [UInt8]) { (self.name, self.data) = (name, data) }
  }

  /// Whether the frame with the header `own` lies within the picture with `header` and is made alike.
  private static func fits(_ own: Chunk, _ frame: Frame, _ header: Chunk) -> Bool {
    guard own.name == header.name, own.data.count == 13, header.data.count == 13 else { return false }
    let (width, height) = (number(own.data[..<4]), number(own.data[4..<8]))
    return own.data[8...] == header.data[8...] && frame.x >= 0 && frame.y >= 0
      && frame.x + width <= number(header.data[..<4]) && frame.y + height <= number(header.data[4..<8])
  }

  /// For so many thousandths of a second, over what was there before.
  private static func control(_ number: UInt32, _ header: Chunk, _ frame: Frame) -> [UInt8] {
    let place = Array(header.data[..<8]) + big(UInt32(frame.x)) + big(UInt32(frame.y))
    let delay = UInt16(min(max(frame.seconds * 1000, 1), 65_535))
    return big(number) + place + [UInt8(delay >> 8), UInt8(delay & 0xFF), 0x03, 0xE8, 0, 0]
  }

  /// The chunks of a PNG up to its end; nil for what is none or breaks off.
  private static func chunks(of png: [UInt8]) -> [Chunk]? {
    guard png.starts(with: signature) else { return nil }
    var chunks: [Chunk] = []
    var place = signature.count
    while place + 12 <= png.count {
      let length = number(png[place..<place + 4])
      let start = place + 8
      guard length <= png.count - start - 4 else { return nil }
      let name = String(decoding: png[place + 4..<start], as: UTF8.self)
      if name == "IEND" { return chunks }
      chunks.append(Chunk(name, Array(png[start..<start + length])))
      place = start + length + 4
    }
    return nil
  }

  private static func append(_ chunk: Chunk, to bytes: inout [UInt8]) {
    let named = Array(chunk.name.utf8) + chunk.data
    bytes += big(UInt32(chunk.data.count)) + named + big(checksum(named))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 of PNG, annex D, four bits at a time.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      sum = (sum >> 4) ^ table[Int(sum & 15)]
      sum = (sum >> 4) ^ table[Int(sum & 15)]
    }
    return ~sum
  }

  private static let table: [UInt32] = (0..<16).map { index in
    (0..<4).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
  }
}
