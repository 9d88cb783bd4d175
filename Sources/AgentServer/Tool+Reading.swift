import CardAnalysis
import DesignRules
import EditorFeatures
import JSON
import SourceText
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

  private static let element = Argument(
    "element", "string", "The element: a path such as /Card/Body/Chart[2], or #id. outline lists them.",
    isRequired: true)

  /// The tools that change nothing.
  static let reading: [Tool] = [validate, explain, complete, hover, outline]

  private static let validate = Tool(
    name: "validate", title: "Check a card",
    summary:
      "Checks a card as XML, by its schema, by the design rules and laid out, and tells what is wrong and how to mend it.",
    arguments: card + [.init("limit", "integer", "How many findings are told at most; 100 unless said.")],
    results: Findings.schema
  ) { call in
    let card = try call.card()
    let findings = Findings(in: card, limit: max(1, call.arguments["limit"]?.integer ?? Findings.usualLimit))
    return ToolResult(structured: JSONObject(findings.members), text: findings.text)
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
      .init("sources", ["type": "array", "items": ["type": "string"]], isRequired: true),
      .init("failing", "string", "A card that breaks it."), .init("passing", "string", "A card that keeps it."),
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
    arguments: card + [.init("limit", "integer", "How many elements are listed at most; 500 unless said.")],
    results: [
      .init(
        "elements",
        [
          "type": "array", "description": "The elements, in the order of the text.",
          "items": schema([
            .init("element", "string", "Its path.", isRequired: true),
            .init("name", "string", "Its id or text, or else its name.", isRequired: true),
            .init("line", "integer", "Its line, from 1.", isRequired: true),
          ]),
        ], isRequired: true),
      .init("isCut", "boolean", "Whether there are more elements than limit allows.", isRequired: true),
    ]
  ) { call in
    let snapshot = try call.card().snapshot
    let limit = max(1, min(5000, call.arguments["limit"]?.integer ?? 500))
    let tree = snapshot.tree
    let symbols = Outline(snapshot).symbols(limit: limit + 1)
    let isCut = symbols.count > limit
    let elements = symbols.prefix(limit).compactMap { symbol -> (String, String, Int)? in
      guard let node = tree.element(at: symbol.range.start) else { return nil }
      return (ElementPath.text(of: node, in: tree), symbol.name, snapshot.lines.line(at: symbol.range.start) + 1)
    }
    return ToolResult(
      structured: JSONObject([
        .init(
          "elements",
          .array(elements.map { ["element": .string($0.0), "name": .string($0.1), "line": .integer($0.2)] })),
        .init("isCut", .bool(isCut)),
      ]),
      text: elements.map { "\($0.0)  \($0.1)  (line \($0.2))\n" }.joined()
        + (isCut ? "… and more: raise limit\n" : ""))
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
    ],
    results: ["elements", "attributes", "values"].map { name in
      .init(
        name,
        [
          "type": "array",
          "items": schema([
            .init("name", "string", "What may stand there.", isRequired: true),
            .init("detail", "string", "A few words about it.", isRequired: true),
            .init("insert", "string", "What is to be written.", isRequired: true),
          ]),
        ], isRequired: true)
    }
  ) { call in
    let snapshot = try call.card().snapshot
    let place = try CardPlace(call, in: snapshot)
    let offers: [(name: String, items: [CompletionItem])] = [
      ("elements", place.attribute == nil ? place.children : []),
      ("attributes", place.attribute == nil ? place.attributes : []),
      ("values", place.attribute == nil ? [] : place.values),
    ]
    let members = offers.map { offer in
      JSONObject.Member(
        offer.name,
        .array(
          offer.items.map {
            ["name": .string($0.label), "detail": .string($0.detail), "insert": .string($0.insertText)]
          }))
    }
    let text = offers.filter { !$0.items.isEmpty }.map { offer in
      "\(offer.name): \(offer.items.map(\.label).joined(separator: ", "))\n"
    }
    return ToolResult(
      structured: JSONObject(members),
      text: text.isEmpty
        ? place.attribute == nil
          ? "Nothing may stand there."
          : "No value of it is listed: any text may stand there, or the element has no such attribute."
        : text.joined())
  }
}
