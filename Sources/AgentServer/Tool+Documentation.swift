import DocumentationGenerator
import JSON
import SourceText

extension Tool {
  /// The tools that look things up in the reference.
  static let documentation: [Tool] = [searchDocs, readDocs]

  /// So many pages are found at most: who wants more asks with other words.
  private static let mostFound = 50

  private static let prefix = AgentResource.documentation.prefix

  private static let searchDocs = Tool(
    name: "search_docs", title: "Search the documentation",
    summary:
      "Finds elements, attributes, types, findings, guides and commands by words; read_docs reads what is found.",
    arguments: [
      .init("query", "string", "Words; what has most of them in its title comes first.", isRequired: true),
      limit("pages", usual: 10, most: mostFound),
    ],
    results: [
      .init(
        "pages",
        of: schema([
          .init("title", "string", "Its name.", isRequired: true),
          .init("kind", "string", "What it is.", isRequired: true),
          .init("summary", "string", "What it is for.", isRequired: true),
          .init("page", "string", "The page that tells more, as read_docs takes it.", isRequired: true),
          .init("uri", "string", "The same page as a resource.", isRequired: true),
        ]), "What was found, the best first.", isRequired: true)
    ]
  ) { call in
    let query = call.text("query") ?? ""
    let result = try call.request.server.documentation().search(query, limit: call.number("limit", 10, to: mostFound))
    var text = result.meant.map { "“\($0.word)” was read as “\($0.meant)”.\n" }.joined()
    text += result.entries.map { "\($0.title) (\($0.kind)): \($0.summary) [page \($0.page)]\n" }.joined()
    if let first = result.entries.first {
      text += "Read \(first.page) first (read_docs).\n"
    } else {
      text +=
        "Nothing has any of these words; ask with others, or read_docs without a page for the list of all pages.\n"
    }
    return ToolResult(
      structured: JSONObject([
        .init(
          "pages",
          .array(
            result.entries.map {
              [
                "title": .string($0.title), "kind": .string($0.kind), "summary": .string($0.summary),
                "page": .string($0.page), "uri": .string(prefix + $0.page),
              ]
            }))
      ]), text: text)
  }

  private static let readDocs = Tool(
    name: "read_docs", title: "Read the documentation",
    summary: "Reads a page of the reference as Markdown, for programs that cannot read resources.",
    arguments: [
      .init("page", "string", "The page, such as elements/Chart; the list of all pages unless said."),
      skip("characters"),
    ],
    results: [
      .init("markdown", "string", "What stands there.", isRequired: true),
      .init("more", "integer", "How many characters come behind it, to which skip leads.", isRequired: true),
    ]
  ) { call in
    let library = try call.request.server.documentation()
    let named = call.text("page") ?? ""
    let page = named.hasPrefix(prefix) ? String(named.dropFirst(prefix.count)) : named
    let pages = library.entries.filter(\.isPage)
    let text: String
    if page.isEmpty {
      text = pages.map { "\($0.page): \($0.summary)\n" }.joined()
    } else if let found = library.text(at: page) {
      text = found
    } else {
      let near = Spelling.nearest(to: page, among: pages.map(\.page)).map { "did you mean \($0)?" }
      throw ToolError("there is no page “\(page)”; \(near ?? "search_docs finds pages by words")")
    }
    let rest = text.dropFirst(call.number("skip", 0, from: 0, to: text.count))
    let told = String(rest.prefix(AnswerRoom.most))
    let more = rest.count - told.count
    let way = more > 0 ? "\n… and \(more) more characters: ask with skip \(text.count - more)\n" : ""
    return ToolResult(
      structured: JSONObject([.init("markdown", .string(told)), .init("more", .integer(more))]), text: told + way)
  }
}
