import CardAnalysis
import DesignRules
import EditorFeatures
import JSON
import SourceText
import Standards
import XMLSyntax

extension Tool {
  /// Which card a tool is about.
  static let card: [Argument] = [
    .init("path", "string", "The card's file, in a folder that is granted: absolute or from the first of them."),
    .init(
      "text", "string",
      "The card's text instead of a file; with path the text that is to stand there, by whose folder its files are found."
    ),
  ]

  /// How much of a list is told.
  static func limit(_ what: String, usual: Int, most: Int = ToolCall.most) -> Argument {
    .init(
      "limit",
      [
        "type": "integer", "minimum": 1, "maximum": .integer(most),
        "description": .string("How many \(what) at most; \(usual) unless said."),
      ])
  }

  /// How a list goes on that was cut.
  static func skip(_ what: String) -> Argument {
    .init(
      "skip",
      [
        "type": "integer", "minimum": 0,
        "description": .string(
          "How many \(what) are left out at the beginning, as they are known already; 0 unless said."),
      ])
  }

  private static let element = Argument(
    "element", "string", "The element: a path such as /Card/Body/Chart[2], or #id. outline lists them.",
    isRequired: true)

  /// The tools that change nothing.
  static let reading: [Tool] = [validate, explain, complete, hover, outline]

  private static let validate = Tool(
    name: "validate", title: "Check a card",
    summary:
      "Checks a card as XML, by its schema, by the design rules and laid out, and tells what is wrong and how to mend it.",
    arguments: card + [
      limit("findings are told", usual: Findings.usualLimit), skip("findings"),
    ],
    results: Findings.schema + [ConfigurationNotes.schema]
  ) { call in
    let card = try call.card()
    let findings = Findings(
      in: card, try card.beside(call.request), skip: call.number("skip", 0, from: 0, to: .max),
      limit: call.number("limit", Findings.usualLimit))
    let notes = ConfigurationNotes(for: card)
    return ToolResult(
      structured: JSONObject(findings.members + [notes.member]), text: findings.text + notes.text)
  }

  private static let explain = Tool(
    name: "explain", title: "Explain a finding",
    summary: "Tells what a kind of finding means, why it matters, a card that breaks it and one that keeps it.",
    arguments: [.init("code", "string", "The code of a finding, such as actions-max.", isRequired: true)],
    results: [
      .init("code", "string", "The code.", isRequired: true),
      .init("severity", "string", "error, warning, info or hint.", isRequired: true),
      .init("source", "string", "The check that finds it.", isRequired: true),
      .init("summary", "string", "What is wrong, in a sentence.", isRequired: true),
      .init("explanation", "string", "Why it matters and what to do: Markdown.", isRequired: true),
      .init("sources", of: ["type": "string"], "Where the guideline stands.", isRequired: true),
      .init("failing", "string", "A card, or a configuration, that breaks it; missing where no text shows it."),
      .init("passing", "string", "The same that keeps it."),
    ]
  ) { call in
    let kind = try call.kind(call.text("code") ?? "")
    let explanation = Explanation(kind)
    var members: [JSONObject.Member] = [
      .init("code", .string(kind.code)), .init("severity", .string(kind.severity.reportName)),
      .init("source", .string(kind.source.rawValue)), .init("summary", .string(kind.summary)),
      .init("explanation", .string(kind.explanation)),
      .init("sources", .array(explanation.sources.map { .string($0) })),
    ]
    if let failing = explanation.failing { members.append(.init("failing", .string(failing))) }
    if let passing = explanation.passing { members.append(.init("passing", .string(passing))) }
    return ToolResult(structured: JSONObject(members), text: explanation.markdown)
  }

  private static let outline = Tool(
    name: "outline", title: "Outline of a card",
    summary: "Lists the elements of a card with their paths, by which the other tools name them.",
    arguments: card + [
      .init(
        "element", "string", "The element that is listed with all that is in it, by path or #id; the root unless said."),
      limit("elements are listed", usual: 150), skip("elements"),
    ],
    results: [
      .init(
        "elements",
        of: schema([
          .init("element", "string", "Its path.", isRequired: true),
          .init("name", "string", "Its id, its text, what its attributes say, or else its name.", isRequired: true),
          .init("line", "integer", "Its line, from 1.", isRequired: true),
        ]), "The elements, in the order of the text.", isRequired: true),
      .init("isCut", "boolean", "Whether there are more elements; skip leads to them.", isRequired: true),
    ]
  ) { call in
    let snapshot = try call.card().snapshot
    let (tree, lines, paths) = (snapshot.tree, snapshot.lines, ElementPaths(snapshot.tree))
    let range = try call.text("element").map { path throws(ToolError) in
      tree.range(of: try ElementPath(path).node(in: tree))
    }
    let symbols = Outline(snapshot).symbols(limit: .max).filter { range?.contains($0.range.start) ?? true }
    let (limit, skip) = (call.number("limit", 150), call.number("skip", 0, from: 0, to: symbols.count))
    var room = AnswerRoom()
    let elements = symbols.dropFirst(skip).prefix(limit).compactMap {
      symbol -> (path: String, name: String, line: Int)? in
      tree.element(at: symbol.range.start).map {
        (paths.path(of: $0), symbol.name, lines.line(at: symbol.range.start) + 1)
      }
    }.prefix { room.takes($0.path, [$0.name]) }
    let end = skip + elements.count
    let rest =
      end < symbols.count ? "… and \(symbols.count - end) more: ask with skip \(end), or for one element\n" : ""
    return ToolResult(
      structured: JSONObject([
        .init(
          "elements",
          .array(elements.map { ["element": .string($0.path), "name": .string($0.name), "line": .integer($0.line)] })),
        .init("isCut", .bool(end < symbols.count)),
      ]),
      text: elements.map { "\($0.path)  \($0.name)  (line \($0.line))\n" }.joined() + rest)
  }

  private static let hover = Tool(
    name: "hover", title: "What an element or attribute means",
    summary: "Explains an element, an attribute or its value by the schema, the guidelines and the sample data.",
    arguments: card + [
      element, .init("attribute", "string", "An attribute of it; without, the element itself is explained."),
    ],
    results: [.init("markdown", "string", "The explanation; empty where there is nothing to say.", isRequired: true)]
  ) { call in
    let snapshot = try call.card().snapshot
    let place = try CardPlace(call, in: snapshot)
    let finder = HoverFinder(snapshot)
    var texts: [String] = []
    for offset in try place.hoverOffsets {
      if let hover = finder.hover(at: offset), !texts.contains(hover.contents.markdown) {
        texts.append(hover.contents.markdown)
      }
    }
    let markdown = texts.joined(separator: "\n\n")
    return ToolResult(
      structured: JSONObject([.init("markdown", .string(markdown))]),
      text: markdown.isEmpty ? "There is nothing to say of it." : markdown)
  }

  private static let complete = Tool(
    name: "complete", title: "What may stand at a place",
    summary: "Lists what may stand in an element: child elements and attributes, or the values of one attribute.",
    arguments: card + [
      element, .init("attribute", "string", "An attribute, there or not yet, whose values are asked for."),
      .init(
        "query", "string", "Letters that the names hold which are wanted, as with the many icons; all unless said."),
    ],
    results: ["elements", "attributes", "values"].map { name in
      .init(
        name,
        of: schema([
          .init("name", "string", "What may stand there.", isRequired: true),
          .init("detail", "string", "A few words about it.", isRequired: true),
          .init(
            "insert", "string", "What is to be written; of an element with content its start tag.", isRequired: true),
        ]), "The \(name) that may stand there.", isRequired: true)
    } + [.init("more", "integer", "How many more there are, which query leads to.", isRequired: true)]
  ) { call in
    let place = try CardPlace(call, in: try call.card().snapshot)
    let query = call.text("query")?.lowercased() ?? ""
    let offers: [(name: String, items: [CompletionItem])] = [
      ("elements", place.attribute == nil ? place.children : []),
      ("attributes", place.attribute == nil ? place.attributes : []),
      ("values", place.attribute == nil ? [] : place.values),
    ]
    var (room, more) = (AnswerRoom(), 0)
    let told = offers.map { offer in
      let wanted = offer.items.filter { query.isEmpty || $0.label.lowercased().contains(query) }
      let told = wanted.prefix { room.takes($0.label, [$0.detail, $0.insertText]) }
      more += wanted.count - told.count
      return (name: offer.name, items: told)
    }
    let members = told.map { offer in
      JSONObject.Member(
        offer.name,
        .array(
          offer.items.map {
            ["name": .string($0.label), "detail": .string($0.detail), "insert": .string($0.insertText)]
          }))
    }
    let lines = told.filter { !$0.items.isEmpty }.map { offer in
      "\(offer.name): \(offer.items.map(\.label).joined(separator: ", "))\n"
    }
    let nothing =
      !query.isEmpty && offers.contains { !$0.items.isEmpty }
      ? "Nothing that may stand there has “\(query)” in its name; ask without query."
      : place.attribute == nil
        ? "Nothing may stand there."
        : "No value of it is listed: any text may stand there, or there is no such attribute."
    return ToolResult(
      structured: JSONObject(members + [.init("more", .integer(more))]),
      text: (lines.isEmpty ? nothing : lines.joined())
        + (more > 0 ? "… and \(more) more: say with query what their names hold\n" : ""))
  }
}
