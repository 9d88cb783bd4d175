import Markdown
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

  /// `text` as HTML; names of elements in code lead to their pages.
  func inline(_ text: some StringProtocol) -> String { html(MarkdownSpan.spans(of: text)) }

  private func html(_ spans: [MarkdownSpan]) -> String {
    spans.map { span in
      switch span {
      case .text(let text): XMLEscape.anywhere.escaped(text)
      case .code(let code): inlineCode(code)
      case .emphasis(let spans): "<em>\(html(spans))</em>"
      case .strong(let spans): "<strong>\(html(spans))</strong>"
      case .link(let label, let target):
        "<a href=\"\(XMLEscape.anywhere.escaped(resolved(target)))\">\(html(label))</a>"
      }
    }.joined()
  }

  /// Code, with a link when it names an element: `Card` or `<Card>`.
  private func inlineCode(_ code: String) -> String {
    let html = "<code>" + XMLEscape.anywhere.escaped(code) + "</code>"
    let name = code.hasPrefix("<") && code.hasSuffix(">") ? String(code.dropFirst().dropLast()) : code
    guard let path = addresses.element(named: name) else { return html }
    return "<a href=\"\(address(path))\">\(html)</a>"
  }

  /// Markdown with the addresses of its links as `address` makes them; what stands in fences stays as it is.
  func linked(_ text: some StringProtocol) -> String {
    var isListing = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isListing.toggle() }
      return isListing ? String(line) : MarkdownSpan.spans(of: line).commonMark(escapes: false, address: resolved)
    }
    return lines.joined(separator: "\n")
  }

  /// The address that a link's `target` means: pages are named by their paths, sections by their folders.
  private func resolved(_ target: String) -> String {
    if target.contains("://") || target.hasPrefix("#") || target.hasPrefix("mailto:") { return target }
    return address(SiteSection.all.first { $0.folder == target }?.page ?? target)
  }
}
