import Standards

extension ProseWriter {
  /// An XML text with its names, values and comments marked; names of elements lead to their pages.
  func source(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var html: [UInt8] = []
    html.reserveCapacity(bytes.count * 4)
    var index = 0
    while index < bytes.count {
      let start = index
      guard bytes[index] == UInt8(ascii: "<") else {
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        XMLEscape.anywhere.append(bytes[start..<index].span, to: &html)
        continue
      }
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
        index = Self.end(of: next == UInt8(ascii: "?") ? "?>" : "-->", in: bytes, from: index)
        Self.mark("c", bytes[start..<index], &html)
      } else {
        tag(bytes, &index, &html)
      }
    }
    return String(decoding: html, as: UTF8.self)
  }

  /// The place after the next `mark`, or the end.
  private static func end(of mark: StaticString, in bytes: [UInt8], from start: Int) -> Int {
    let mark = Array(mark.description.utf8)
    var index = start
    while index < bytes.count, !bytes[index...].starts(with: mark) { index += 1 }
    return min(bytes.count, index + mark.count)
  }

  private func tag(_ bytes: [UInt8], _ index: inout Int, _ html: inout [UInt8]) {
    let start = index
    index += 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    Self.mark("p", bytes[start..<index], &html)
    elementName(bytes[Self.name(bytes, &index)], &html)
    while index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<") {
      let place = index
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[index]
        repeat { index += 1 } while index < bytes.count && bytes[index] != quote
        index = min(bytes.count, index + 1)
        Self.mark("v", bytes[place..<index], &html)
      case UInt8(ascii: "="), UInt8(ascii: "/"), 0x20, 0x09, 0x0A, 0x0D:
        index += 1
        XMLEscape.anywhere.append(bytes[place..<index].span, to: &html)
      default:
        let name = Self.name(bytes, &index)
        if name.isEmpty { index += 1 }
        Self.mark("a", bytes[place..<index], &html)
      }
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { return }
    index += 1
    Self.mark("p", bytes[(index - 1)..<index], &html)
  }

  private func elementName(_ name: ArraySlice<UInt8>, _ html: inout [UInt8]) {
    guard let path = addresses.element(named: String(decoding: name, as: UTF8.self)) else {
      return Self.mark("e", name, &html)
    }
    html += "<a class=\"e\" href=\"\(address(path))\">".utf8
    XMLEscape.anywhere.append(name.span, to: &html)
    html += "</a>".utf8
  }

  /// The range of the name at `index`, which moves behind it.
  private static func name(_ bytes: [UInt8], _ index: inout Int) -> Range<Int> {
    let start = index
    while index < bytes.count, !" \t\r\n=<>/\"'".utf8.contains(bytes[index]) { index += 1 }
    return start..<index
  }

  private static func mark(_ style: StaticString, _ bytes: ArraySlice<UInt8>, _ html: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    html += "<span class=\"\(style)\">".utf8
    XMLEscape.anywhere.append(bytes.span, to: &html)
    html += "</span>".utf8
  }
}
