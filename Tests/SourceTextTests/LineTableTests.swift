import SourceText
import TestSupport
import Testing

@Suite struct LineTableTests {
  @Test(arguments: [
    ("one\ntwo1️⃣", 1, [3, 3, 3]),
    ("one\r\ntwo\rth1️⃣ree", 2, [2, 2, 2]),
    ("é😀1️⃣x", 0, [6, 3, 2]),
    ("1️⃣", 0, [0, 0, 0]),
    ("a\n1️⃣", 1, [0, 0, 0]),
  ])
  func positionsInEveryEncodingRoundTrip(marked: String, line: Int, characters: [Int]) {
    let marked = MarkedText(marked)
    let lines = LineTable(SourceText(marked.text))
    for (encoding, character) in zip(PositionEncoding.allCases, characters) {
      let position = lines.position(of: marked["1️⃣"], in: encoding)
      #expect(position == Position(line: line, character: character), "\(encoding)")
      #expect(lines.offset(of: position, in: encoding) == marked["1️⃣"], "\(encoding)")
    }
  }

  @Test func positionsPastTheEndAreClamped() {
    let lines = LineTable(SourceText("ab\r\ncd"))
    #expect(lines.offset(of: Position(line: 0, character: 99), in: .utf16) == 2)
    #expect(lines.offset(of: Position(line: 9, character: 0), in: .utf16) == 6)
    #expect(lines.position(of: 99, in: .utf16) == Position(line: 1, character: 2))
  }

  @Test func aPositionInsideASurrogatePairIsTheStartOfItsScalar() {
    let lines = LineTable(SourceText("😀x"))
    #expect(lines.offset(of: Position(line: 0, character: 1), in: .utf16) == 0)
    #expect(lines.offset(of: Position(line: 0, character: 2), in: .utf8) == 0)
  }
}

@Suite struct LongLineTests {
  /// A line of 40,000 bytes: each place's position leads back to it, in every encoding, and after an edit too.
  @Test(arguments: PositionEncoding.allCases)
  func positionsInALongLineRoundTrip(encoding: PositionEncoding) {
    let unit = "aé😀漢\u{301} "
    var lines = LineTable(SourceText("x\n" + String(repeating: unit, count: 3_000) + "\ny"))
    for edited in [false, true] {
      if edited { lines.replace(ByteRange(2, 3), with: Array("ñ😀".utf8)) }
      let text = lines.text.string.split(separator: "\n")[1]
      var units = 0
      var offset = 2
      for (index, scalar) in text.unicodeScalars.enumerated() {
        if index % 97 == 0 {
          let position = Position(line: 1, character: units)
          #expect(lines.position(of: offset, in: encoding) == position)
          #expect(lines.offset(of: position, in: encoding) == offset)
        }
        offset += scalar.utf8.count
        units += encoding == .utf8 ? scalar.utf8.count : encoding == .utf16 ? scalar.utf16.count : 1
      }
      #expect(lines.position(of: offset, in: encoding).character == units)
    }
  }
}

@Suite struct LineTableEditingTests {
  /// Every replacement of every range of short texts full of line ends gives the lines of the new text.
  @Test(arguments: ["", "a", "\r\n", "a\r\nb", "\r\r\n\n", "ab\ncd\r", "\n\n"])
  func editedLinesAreThoseOfTheEditedText(text: String) {
    let source = SourceText(text)
    for start in 0...source.count {
      for end in start...source.count {
        for replacement in ["", "x", "\n", "\r", "\r\n", "x\ny\rz", "\n\r"] {
          var lines = LineTable(source)
          lines.replace(ByteRange(start, end), with: Array(replacement.utf8))
          let expected = LineTable(lines.text)
          #expect(
            lines.lineStarts == expected.lineStarts,
            "\(text.debugDescription) \(start)..<\(end) \(replacement.debugDescription)")
          #expect(lines.text == source.applying([TextEdit(ByteRange(start, end), replacement)]))
        }
      }
    }
  }
}

@Suite struct TextEditTests {
  @Test func editsApplyTogether() {
    let edits = [
      TextEdit.insert("<b>", at: 0), TextEdit(ByteRange(1, 2), "X"), .insert("!", at: 3), .delete(ByteRange(2, 3)),
    ]
    #expect(SourceText("abc").applying(edits)?.string == "<b>aX!")
  }

  @Test func overlappingEditsAreRefused() {
    #expect(SourceText("abc").applying([.delete(ByteRange(0, 2)), .delete(ByteRange(1, 3))]) == nil)
    #expect(SourceText("abc").applying([.delete(ByteRange(2, 9))]) == nil)
  }
}
