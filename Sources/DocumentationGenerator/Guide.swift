import BundledData
import CardLayout
import Standards

/// A guide as it is written: Markdown, with whole cards in fences that begin with ```` ```xml ````.
///
/// It begins with its title, `# Your first card`, and a paragraph that says what it is for. Behind `xml` may stand how
/// the card is to be drawn: views set apart by commas, as ``GuideView`` reads them. A fence that begins with ```` ```axes ````
/// becomes the table of what a drawing depends on.
package struct Guide: Sendable {
  /// A stretch of a guide.
  package enum Piece: Sendable {
    /// Markdown.
    case text(String)
    /// A card and how it is drawn.
    case card(source: String, views: [GuideView])
  }

  /// Its name, of which its address is made: `first-card`.
  package let name: String
  /// Whether it is about an editor.
  let isEditor: Bool
  /// Its title.
  package let title: String
  /// Its first paragraph.
  package let summary: String
  /// Everything after that.
  package let pieces: [Piece]
  /// What follows `xml` and is not a view; none in a correct guide.
  package let unknownViews: [String]

  /// The guide called `name` with the text `markdown`.
  package init(name: String, markdown: String, isEditor: Bool = false) {
    self.name = name
    self.isEditor = isEditor
    let text = isEditor ? Self.withoutRepositoryLinks(markdown) : markdown
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    title = lines.first.map { $0.drop { $0 == "#" || $0 == " " } }.map(String.init) ?? name
    lines = lines.dropFirst().drop { $0.isEmpty }
    let first = lines.prefix { !$0.isEmpty }
    summary = first.joined(separator: " ")
    var reader = PieceReader()
    for line in lines.dropFirst(first.count) { reader.read(line) }
    reader.end()
    pieces = reader.pieces
    unknownViews = reader.unknownViews
  }

  /// A guide from the repository: links to other editors' guides lead to their pages, and those to files that stand
  /// beside it, which the site does not have, are names.
  private static func withoutRepositoryLinks(_ markdown: String) -> String {
    var result = ""
    var rest = Substring(markdown)
    while let middle = rest.firstRange(of: "]("), let end = rest[middle.upperBound...].firstIndex(of: ")") {
      let target = rest[middle.upperBound..<end]
      let parts = target.split(separator: "/")
      if target.contains("://") || target.hasPrefix("#") {
        result += rest[...end]
      } else if parts.count == 3, parts[0] == "..", parts[2] == "README.md" {
        result += rest[..<middle.upperBound] + "guides/\(parts[1]))"
      } else if let open = rest[..<middle.lowerBound].lastIndex(of: "[") {
        result += rest[..<open] + "`" + rest[rest.index(after: open)..<middle.lowerBound] + "`"
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The bundled guides in the order in which they are read, those of the editors last.
  static let all: [Guide] = {
    let names = BundledFile.site.map(\.name).filter { $0.hasPrefix("guides/") || $0.hasPrefix("editors/") }
    let ranked = names.sorted { rank($0) < rank($1) }
    return ranked.compactMap { name in
      BundledFile.site.first { $0.name == name }.map { file in
        Guide(
          name: Self.name(of: name), markdown: String(decoding: file.bytes, as: UTF8.self),
          isEditor: name.hasPrefix("editors/"))
      }
    }
  }()

  /// What a newcomer reads first comes first.
  private static let order = [
    "first-card", "anatomy", "sample-data", "languages", "adaptive-design", "card-stack", "moving-scenes",
    "card-to-app",
    "ci", "review",
    "editors",
  ]

  private static func rank(_ path: String) -> (Int, String) {
    let place = path.hasPrefix("editors/") ? order.count + 1 : order.firstIndex(of: name(of: path)) ?? order.count
    return (place, path)
  }

  /// `first-card` for `guides/first-card.md`, `nvim` for `editors/nvim/README.md`.
  private static func name(of path: String) -> String {
    let parts = path.split(separator: "/")
    let last = parts.last.map(String.init) ?? path
    return last == "README.md" && parts.count > 1 ? String(parts[parts.count - 2]) : String(last.prefix { $0 != "." })
  }

  /// The path of its page.
  var page: String { "guides/" + name }
}

/// Tells the cards of a guide from its text, line by line.
private struct PieceReader {
  var pieces: [Guide.Piece] = []
  var unknownViews: [String] = []
  private var text: [Substring] = []
  /// The opening fence and the lines since then, inside of one.
  private var fence: (info: Substring, lines: [Substring])?

  mutating func read(_ line: Substring) {
    guard line.hasPrefix("```") else {
      if fence != nil { fence?.lines.append(line) } else { text.append(line) }
      return
    }
    guard let open = fence else {
      fence = (line.dropFirst(3), [])
      return
    }
    fence = nil
    if open.info == "axes" { return text += EnvironmentAxis.table.split(separator: "\n") }
    let source = open.lines.joined(separator: "\n")
    // Other XML, such as an editor's settings, is shown as it is.
    guard open.info.split(separator: " ").first == "xml", source.contains("urn:cardwright:1") else {
      text += ["```" + open.info] + open.lines + ["```"]
      return
    }
    end()
    pieces.append(.card(source: source, views: views(open.info.dropFirst(3))))
  }

  private mutating func views(_ info: Substring) -> [GuideView] {
    info.split(separator: ",", omittingEmptySubsequences: false).compactMap { words in
      let view = GuideView(words.split(separator: " ").map(String.init))
      if view == nil { unknownViews.append(String(words)) }
      return view
    }
  }

  /// Ends the text before a card, or the guide.
  mutating func end() {
    if text.contains(where: { !$0.isEmpty }) { pieces.append(.text(text.joined(separator: "\n"))) }
    text = []
  }
}
