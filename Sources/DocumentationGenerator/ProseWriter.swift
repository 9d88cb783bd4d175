import Standards

/// Makes HTML of the texts of one page: inline Markdown, blocks of it, and listings.
struct ProseWriter: Sendable {
  /// Where names lead.
  let addresses: AddressBook
  /// From the page to the top of the site: empty or `../`.
  let root: String
  /// What addresses of pages end in: `.html`.
  let ending: String

  /// The address of the page at `path`, from this page.
  func address(_ path: some StringProtocol) -> String {
    let parts = path.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    return root + parts[0] + ending + (parts.count > 1 ? "#" + parts[1] : "")
  }

  /// `text` with code, emphasis and links as HTML; names of elements in code lead to their pages.
  func inline(_ text: some StringProtocol) -> String {
    var html = ""
    var rest = Substring(text)
    while let character = rest.first {
      if character == "`", let (code, after) = Self.enclosed(rest, "`", "`") {
        html += inlineCode(code)
        rest = after
      } else if rest.hasPrefix("**"), let (strong, after) = Self.enclosed(rest, "**", "**") {
        html += "<strong>" + inline(strong) + "</strong>"
        rest = after
      } else if character == "*", rest.dropFirst().first.map({ $0 != " " && $0 != "*" }) ?? false,
        let (emphasis, after) = Self.enclosed(rest, "*", "*")
      {
        html += "<em>" + inline(emphasis) + "</em>"
        rest = after
      } else if character == "[", let (label, target, after) = Self.link(rest) {
        html += "<a href=\"\(XMLEscape.anywhere.escaped(resolved(target)))\">\(inline(label))</a>"
        rest = after
      } else if character == "<", let (address, after) = Self.enclosed(rest, "<", ">"), address.hasPrefix("http") {
        html += "<a href=\"\(XMLEscape.anywhere.escaped(address))\">\(XMLEscape.anywhere.escaped(address))</a>"
        rest = after
      } else {
        html += XMLEscape.anywhere.escaped(String(character))
        rest = rest.dropFirst()
      }
    }
    return html
  }

  /// Code, with a link when it names an element: `Card` or `<Card>`.
  private func inlineCode(_ code: Substring) -> String {
    let html = "<code>" + XMLEscape.anywhere.escaped(code) + "</code>"
    let name = code.hasPrefix("<") && code.hasSuffix(">") ? code.dropFirst().dropLast() : code
    guard let path = addresses.element(named: String(name)) else { return html }
    return "<a href=\"\(address(path))\">\(html)</a>"
  }

  /// The words of inline Markdown: without marks of code and emphasis, and links as their labels.
  static func plain(_ text: some StringProtocol) -> String {
    var result = ""
    var rest = Substring(text)
    while let character = rest.first {
      if character == "[", let (label, _, after) = link(rest) {
        result += plain(label)
        rest = after
      } else {
        if character != "`", character != "*" { result.append(character) }
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Markdown with the addresses of its links as `address` makes them; what stands in fences stays as it is.
  func linked(_ text: some StringProtocol) -> String {
    var isListing = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isListing.toggle() }
      return isListing ? String(line) : linkedLine(Substring(line))
    }
    return lines.joined(separator: "\n")
  }

  private func linkedLine(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let character = rest.first {
      if character == "[", let (label, target, after) = Self.link(rest) {
        result += "[\(label)](\(resolved(target)))"
        rest = after
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The address that a link's `target` means: pages are named by their paths, sections by their folders.
  private func resolved(_ target: Substring) -> String {
    if target.contains("://") || target.hasPrefix("#") || target.hasPrefix("mailto:") { return String(target) }
    return address(SiteSection.all.first { $0.folder == target }?.page ?? String(target))
  }

  /// What stands between `open` at the beginning of `text` and the next `close`, and what comes after.
  private static func enclosed(
    _ text: Substring, _ open: String, _ close: String
  ) -> (inside: Substring, after: Substring)? {
    let inside = text.dropFirst(open.count)
    var end = inside.startIndex
    while end < inside.endIndex, !inside[end...].hasPrefix(close) { end = inside.index(after: end) }
    guard end < inside.endIndex, end > inside.startIndex else { return nil }
    return (inside[..<end], inside[end...].dropFirst(close.count))
  }

  /// `[label](target)` at the beginning of `text`.
  private static func link(_ text: Substring) -> (label: Substring, target: Substring, after: Substring)? {
    guard let (label, after) = enclosed(text, "[", "]"), after.first == "(",
      let (target, rest) = enclosed(after, "(", ")")
    else { return nil }
    return (label, target, rest)
  }
}
