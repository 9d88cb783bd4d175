import SourceText
import Testing

@testable import XMLSyntax

/// Runs of bytes are read several at a time: what is found in them does not depend on where they begin and end.
@Suite struct LongRunTests {
  /// What is told of `run` between `before` and `after`: places are counted from where it begins.
  private func told(_ before: String, _ run: [UInt8], _ after: String) -> [String] {
    let start = before.utf8.count
    let tree = XMLParser.parse(SourceText(Array(before.utf8) + run + Array(after.utf8)))
    return tree.nodes.filter { $0.kind == .text }.map { "text to \(Int($0.end) - start) \($0.flags.rawValue)" }
      + tree.attributes.map { "value to \(Int($0.valueEnd) - start) \($0.flags.rawValue)" }
      + tree.diagnostics.map { "\($0.kind.code) \($0.range.start - start) \($0.range.count)" }
  }

  @Test(arguments: ["<a>|</a>", "<a b=\"|\"/>", "<a b='|' c='d'></a>", "<a>\n|\n</a>"])
  func `a byte means the same however far into a run it stands`(document: String) {
    let parts = document.split(separator: "|").map { String($0) }
    for byte in UInt8.min...UInt8.max {
      let run = Array("xxx".utf8) + [byte]
      let expected = told(parts[0], run, parts[1])
      for more in 1...17 {
        let plain = String(repeating: "x", count: more)
        #expect(told(parts[0] + plain, run, parts[1]) == expected, "\(byte) after \(more) more")
      }
    }
  }

  @Test func `an indentation of any depth is white space, and text after it is not`() {
    for depth in 0...20 {
      for lead in ["", "\n", "\r\n", "\n\n", "\t"] {
        let space = lead + String(repeating: " ", count: depth)
        guard !space.isEmpty else { continue }
        let indented = XMLParser.parse(SourceText("<a>\(space)<b/></a>"))
        #expect(indented.nodes[2].flags == .whitespaceOnly, "\(lead.utf8.count) \(depth)")
        #expect(Int(indented.nodes[2].end) == 3 + space.utf8.count)
        let text = XMLParser.parse(SourceText("<a>\(space)b</a>"))
        #expect(text.nodes[2].flags == [], "\(lead.utf8.count) \(depth)")
      }
    }
  }

  @Test func `names that differ in one byte are different names, however long they are`() {
    for length in 1...20 {
      let name = String(repeating: "n", count: length)
      for place in 0..<length {
        let other = "\(name.prefix(place))m\(name.dropFirst(place + 1))"
        let tree = XMLParser.parse(SourceText("<\(name)><\(other)/><\(name)></\(name)></\(name)>"))
        #expect(tree.names.map { $0.local } == ["", name, other])
        #expect(tree.diagnostics.isEmpty)
        #expect(!XMLParser.parse(SourceText("<\(name)></\(other)>")).diagnostics.isEmpty)
      }
    }
  }
}
