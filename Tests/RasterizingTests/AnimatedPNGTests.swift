import Rasterizing
import Testing

/// Still pictures put together.
@Suite struct AnimatedPNGTests {
  /// A PNG of one pixel, grey or not.
  private static func png(_ pixel: [UInt8], width: UInt8 = 1) -> [UInt8] {
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(data.count)] + Array(name.utf8) + data + [0, 0, 0, 0]
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, width, 0, 0, 0, 1, 8, 0, 0, 0, 0]) + chunk("sRGB", [0]) + chunk("IDAT", pixel)
      + chunk("IEND", [])
  }

  private static func frame(
    _ pixel: [UInt8], _ seconds: Double = 1, width: UInt8 = 1, x: Int = 0, y: Int = 0
  ) -> AnimatedPNG.Frame {
    var frame = AnimatedPNG.Frame(png: png(pixel, width: width), seconds: seconds)
    (frame.x, frame.y) = (x, y)
    return frame
  }

  /// The chunks of a PNG: names, data, checksums.
  private static func chunks(_ bytes: [UInt8]) -> [(name: String, data: [UInt8], sum: [UInt8])] {
    var chunks: [(String, [UInt8], [UInt8])] = []
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      chunks.append(
        (
          String(decoding: bytes[place + 4..<place + 8], as: UTF8.self), Array(bytes[place + 8..<end]),
          Array(bytes[end..<end + 4])
        ))
      place = end + 4
    }
    return chunks
  }

  @Test("Frames follow one another with numbers of their own, and the data stay as they are")
  func frames() throws {
    let bytes = try #require(AnimatedPNG.assemble([Self.frame([1, 2], 0.9), Self.frame([3, 4], 0.25)]))
    let chunks = Self.chunks(bytes)
    #expect(chunks.map(\.name) == ["IHDR", "acTL", "sRGB", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(chunks[1].data == [0, 0, 0, 2, 0, 0, 0, 0])
    #expect(chunks[3].data == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0, 3, 132, 3, 232, 0, 0])
    #expect(chunks[4].data == [1, 2])
    #expect(Array(chunks[5].data.prefix(4)) == [0, 0, 0, 1] && chunks[5].data[21] == 250)
    #expect(chunks[6].data == [0, 0, 0, 2, 3, 4])
    // The checksum of an empty IEND is the same in every PNG.
    #expect(chunks[7].sum == [0xAE, 0x42, 0x60, 0x82])
  }

  @Test("A frame may be a part of the picture that lies over the one before")
  func parts() throws {
    let bytes = try #require(AnimatedPNG.assemble([Self.frame([1], width: 9), Self.frame([2], width: 3, x: 6)]))
    let control = try #require(Self.chunks(bytes).last { $0.name == "fcTL" }).data
    #expect(control[4...] == [0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 3, 232, 3, 232, 0, 0])
  }

  @Test("What is no PNG, breaks off or lies outside of the picture gives nothing")
  func mistakes() {
    #expect(AnimatedPNG.assemble([]) == nil)
    #expect(AnimatedPNG.assemble([AnimatedPNG.Frame(png: [1, 2, 3], seconds: 1)]) == nil)
    #expect(AnimatedPNG.assemble([AnimatedPNG.Frame(png: Self.png([1]).dropLast(15), seconds: 1)]) == nil)
    #expect(AnimatedPNG.assemble([Self.frame([1]), Self.frame([1], width: 2)]) == nil)
    #expect(AnimatedPNG.assemble([Self.frame([1], width: 9), Self.frame([1], width: 3, x: 7)]) == nil)
    #expect(AnimatedPNG.assemble([Self.frame([1]), Self.frame([1], y: 1)]) == nil)
  }
}
