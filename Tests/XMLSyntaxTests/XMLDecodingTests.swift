import SourceText
import Testing

@testable import XMLSyntax

@Suite struct XMLDecodingTests {
  private func utf16(_ text: String, bigEndian: Bool, mark: Bool = true) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap {
      bigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
  }

  /// Codes of all findings in a file: the decoder's and the parser's.
  private func codes(_ bytes: [UInt8]) -> [String] {
    let decoding = XMLDecoding.decode(bytes)
    return (decoding.diagnostics + parse(decoding.text).diagnostics).map(\.kind.code)
  }

  @Test func findingsBeyondTheLimitAreCounted() {
    let found = XMLParser.parse(SourceText("<a>" + String(repeating: "&", count: 2_345) + "</a>")).diagnostics
    #expect(found.count == 2_000)
    #expect(found.filter { $0.message.hasSuffix(" (and 345 more)") }.count == 1)
    let decoded = XMLDecoding.decode([0xFF, 0xFE] + [UInt8](repeating: 0xDC, count: 6_000)).diagnostics
    #expect(decoded.filter { $0.standsForMore && $0.message.contains("more than 2000") }.count == 1)
  }

  @Test(arguments: [true, false])
  func utf16IsReadWithAndWithoutMark(bigEndian: Bool) {
    let text = "<a b=\"é\">😀</a>"
    let marked = XMLDecoding.decode(utf16(text, bigEndian: bigEndian))
    #expect(marked.text.string == "\u{FEFF}" + text)
    #expect(marked.encoding == .utf16)
    let bare = XMLDecoding.decode(utf16(text, bigEndian: bigEndian, mark: false))
    #expect(bare.text.string == text)
    #expect(bare.encoding == (bigEndian ? .utf16BigEndian : .utf16LittleEndian))
    #expect(codes(utf16("<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + text, bigEndian: bigEndian)) == [])
    #expect(
      codes(utf16("<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + text, bigEndian: bigEndian)) == [
        "encoding-contradicted"
      ])
  }

  @Test func brokenUTF16IsReportedAtItsPlace() {
    var bytes = utf16("<a>x</a>", bigEndian: true)
    bytes.replaceSubrange(8..<10, with: [0xD8, 0x00])
    let decoding = XMLDecoding.decode(bytes)
    #expect(decoding.diagnostics.map(\.kind.code) == ["encoding-ill-formed"])
    #expect(decoding.diagnostics.map { decoding.text[$0.range] } == ["\u{FFFD}"])
    #expect(XMLDecoding.decode(utf16("<a/>", bigEndian: false) + [0x20]).diagnostics.count == 1)
  }

  @Test func utf8KeepsItsMarkSoThatOffsetsStay() {
    let bytes = Array("\u{FEFF}<a>é</a>".utf8)
    let decoding = XMLDecoding.decode(bytes)
    #expect(decoding.text.bytes == bytes && decoding.encoding == .utf8 && codes(bytes) == [])
  }

  @Test(
    arguments: [
      ([0xFF], 1), ([0xC0, 0x80], 2), ([0xE0, 0x80, 0x80], 3), ([0xED, 0xA0, 0x80], 3), ([0xF4, 0x90, 0x80, 0x80], 4),
      ([0xC3], 1), ([0xE2, 0x82], 2), ([0xF8, 0x88], 2),
    ] as [([UInt8], Int)])
  func illFormedUTF8IsReportedAtItsPlace(bytes: [UInt8], length: Int) {
    let tree = parse(SourceText(Array("<a>é".utf8) + bytes + Array("x</a>".utf8)))
    #expect(tree.diagnostics.map(\.kind.code) == ["encoding-ill-formed"])
    #expect(tree.diagnostics.map(\.range) == [ByteRange(5, 5 + length)])
  }

  @Test func singleByteEncodingsAreReadAsDeclared() {
    func file(_ encoding: String, _ byte: UInt8) -> [UInt8] {
      Array("<?xml version='1.0' encoding='\(encoding)'?><a>".utf8) + [byte] + Array("</a>".utf8)
    }
    #expect(XMLDecoding.decode(file("ISO-8859-1", 0xE9)).text.string.hasSuffix("<a>é</a>"))
    #expect(XMLDecoding.decode(file("windows-1252", 0x80)).text.string.hasSuffix("<a>€</a>"))
    #expect(codes(file("ISO-8859-1", 0xE9)) == [])
    #expect(codes(file("windows-1252", 0x81)) == ["encoding-ill-formed"])
    #expect(codes(file("US-ASCII", 0xE9)) == ["encoding-ill-formed"])
    #expect(codes(file("US-ASCII", 0x41)) == [])
    #expect(codes(file("UTF-16", 0x41)) == ["encoding-contradicted"])
    #expect(codes([0xEF, 0xBB, 0xBF] + file("ISO-8859-1", 0x41)) == ["encoding-contradicted"])
  }

  @Test func otherEncodingsAreRefusedByName() {
    let declared = XMLDecoding.decode(Array("<?xml version='1.0' encoding='Shift_JIS'?><a/>".utf8))
    #expect(declared.encoding == nil)
    let message = parse(declared.text).diagnostics.first?.message ?? ""
    #expect(message.contains("Shift_JIS") && message.contains("ISO-8859-1"))
    #expect(
      XMLDecoding.decode([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x3C]).diagnostics.first?.message.contains("UTF-32") == true)
    #expect(XMLDecoding.decode([0x4C, 0x6F, 0xA7, 0x94]).diagnostics.first?.message.contains("EBCDIC") == true)
  }

  @Test func namesAreComparedLoosely() {
    #expect(XMLEncoding(named: "utf8") == .utf8)
    #expect(XMLEncoding(named: "iso_8859-1") == .latin1)
    #expect(XMLEncoding(named: "CP1252") == .windows1252)
    #expect(XMLEncoding(named: " utf-8") == nil)
  }

  @Test func everyPrefixOfAnyEncodingIsDecoded() {
    for bytes in [utf16("<?xml version='1.0'?><a>😀</a>", bigEndian: true), [0xFF, 0xFE, 0, 0xD8], [0x3C, 0, 0x3F]] {
      for count in 0...bytes.count { parse(XMLDecoding.decode(Array(bytes.prefix(count))).text) }
    }
  }
}
