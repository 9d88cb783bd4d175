import CardAnalysis
import CardLayout
import CardModel
import DocumentationGenerator
import EditorFeatures
import JSON
import LayoutCore
import Rasterizing
import Rendering
import SceneMotion
import SourceText
import Standards
import Synchronization
import XMLSyntax

extension Tool {
  /// The tools that draw cards, run scenes and look things up.
  static let showing: [Tool] = [render, test, searchDocs]

  /// Everything by which drawings of a card differ.
  private static let axes: [Argument] = EnvironmentAxis.all.map { axis in
    if case .points(let range) = axis.kind {
      return Argument(
        axis.name,
        [
          "type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
          "description": .string(axis.summary + "."),
        ])
    }
    return Argument(
      axis.name,
      [
        "type": "string", "enum": .array(axis.values.map { .string($0.id) }),
        "description": .string(axis.summary + "."),
      ])
  }

  private static let render = Tool(
    name: "render", title: "Draw a card",
    summary: """
      Draws a card as a picture: PNG where the machine has Chromium or rsvg-convert, else SVG. With format json its frames \
      alone: every part with its rectangle, lines, touch target and reading order.
      """,
    arguments: card + [
      .init("format", ["enum": ["png", "svg", "json"], "description": "png unless said."]),
      .init(
        "scale",
        ["type": "number", "minimum": 1, "maximum": 4, "description": "Pixels of a point in a PNG; 2 unless said."]),
    ] + axes,
    results: [
      .init("format", ["enum": ["png", "svg", "json"]], isRequired: true),
      .init("width", "number", "Its width in points.", isRequired: true),
      .init("height", "number", "Its height in points.", isRequired: true),
      .init("environment", "string", "What it was drawn for.", isRequired: true),
      .init("frames", ["type": "object", "description": "With format json: size, environment and parts."]),
    ]
  ) { call in
    let card = try call.card()
    let variant = try EnvironmentChoices(members: call.arguments).variant
    call.request.report(0, of: 1, "drawing")
    guard let scene = card.snapshot.scene(variant.environment) else { throw ToolError("the card cannot be drawn") }
    let drawing = CardDrawing(scene, card, variant.caption)
    let result: ToolResult
    switch call.text("format") ?? "png" {
    case "json": result = drawing.frames
    case "svg": result = drawing.svg("")
    default: result = drawing.png(scale: call.arguments["scale"]?.number ?? 2)
    }
    call.request.report(1, of: 1, "drawn")
    return result
  }

  private static let test = Tool(
    name: "test", title: "Run the scenarios of a scene",
    summary: "Runs the scenarios of a CardScene and tells which claims do not hold, with what happened.",
    arguments: card + [
      .init("scenario", "string", "Part of the ids of those that run; all unless said."),
      .init("device", "string", "The device that they run on instead of their own."),
    ],
    results: [
      .init("passed", "integer", "How many passed.", isRequired: true),
      .init("failed", "integer", "How many did not.", isRequired: true),
      .init(
        "scenarios",
        [
          "type": "array",
          "items": schema([
            .init("id", "string", "Its id.", isRequired: true),
            .init("device", "string", "Where it ran.", isRequired: true),
            .init("outcome", ["enum": ["passed", "failed", "error"]], isRequired: true),
            .init("seconds", "number", "How long it ran on its clock.", isRequired: true),
            .init(
              "failures",
              [
                "type": "array",
                "items": schema([
                  .init("message", "string", "What does not hold.", isRequired: true),
                  .init("element", "string", "The claim's path.", isRequired: true),
                  .init("expected", "string", "What it claims.", isRequired: true),
                  .init("actual", "string", "What happened.", isRequired: true),
                ]),
              ], isRequired: true),
            .init("trace", ["type": "array", "items": ["type": "string"]], isRequired: true),
            .init("trouble", "string", "Why it could not run."),
          ]),
        ], isRequired: true),
    ]
  ) { call in
    let card = try call.card()
    let snapshot = card.snapshot
    if let error = snapshot.diagnosticsAtRest.first(where: { $0.severity == .error }) {
      throw ToolError("scenarios run once the other errors of the card are gone, such as: \(error.message)")
    }
    guard !snapshot.scenarios.isEmpty else { throw ToolError("there are no scenarios in \(card.name)") }
    let device = call.text("device")
    if let device, Device.named(device) == nil {
      let near = Spelling.nearest(to: device, among: Device.all.map(\.id)).map { "; did you mean \($0)?" } ?? ""
      throw ToolError("there is no device \(device)\(near)")
    }
    let reports = snapshot.scenarioReports(ScenarioSelection(filter: call.text("scenario"), device: device))
    guard !reports.isEmpty else {
      let ids = snapshot.scenarios.compactMap(\.source.id).joined(separator: ", ")
      throw ToolError("no scenario is called so; there are \(ids)")
    }
    let passed = reports.count { $0.outcome == .passed }
    return ToolResult(
      structured: JSONObject([
        .init("passed", .integer(passed)), .init("failed", .integer(reports.count - passed)),
        .init("scenarios", .array(reports.map { json($0, snapshot.tree) })),
      ]), text: reports.map { "\($0.scenario.source.id ?? ""): \($0.summary)\n" }.joined())
  }

  private static func json(_ report: ScenarioReport, _ tree: XMLTree) -> JSONValue {
    var failures = report.failures.map { failure -> JSONValue in
      [
        "message": .string(failure.message), "element": .string(ElementPath.text(of: failure.source.node, in: tree)),
        "expected": .string(failure.expected), "actual": .string(failure.found),
      ]
    }
    if let circle = report.circle, let message = report.circleMessage {
      failures.append([
        "message": .string(message), "element": .string(ElementPath.text(of: circle.source.node, in: tree)),
        "expected": "an end", "actual": "a circle",
      ])
    }
    var json = JSONObject([
      .init("id", .string(report.scenario.source.id ?? "")), .init("device", .string(report.device)),
      .init("outcome", .string(report.outcome.rawValue)), .init("seconds", .number(report.seconds)),
      .init("failures", .array(failures)), .init("trace", .array(report.trace.map { .string($0.text) })),
    ])
    if let trouble = report.trouble { json["trouble"] = .string(trouble) }
    return .object(json)
  }

  private static let searchDocs = Tool(
    name: "search_docs", title: "Search the documentation",
    summary: "Finds elements, attributes, types, findings, guides and commands by words. resources/read reads a page.",
    arguments: [
      .init("query", "string", "Words, all of which are to be found.", isRequired: true),
      .init("limit", "integer", "How many are told at most; 10 unless said."),
    ],
    results: [
      .init(
        "pages",
        [
          "type": "array",
          "items": schema([
            .init("title", "string", "Its name.", isRequired: true),
            .init("kind", "string", "What it is.", isRequired: true),
            .init("summary", "string", "What it is for.", isRequired: true),
            .init("uri", "string", "The resource that holds it.", isRequired: true),
          ]),
        ], isRequired: true)
    ]
  ) { call in
    let limit = max(1, min(100, call.arguments["limit"]?.integer ?? 10))
    let found = try call.request.server.documentation().search(call.text("query") ?? "", limit: limit)
    let text = found.map { "\($0.title) (\($0.kind)): \($0.summary) <cardwright://docs/\($0.page)>\n" }.joined()
    return ToolResult(
      structured: JSONObject([
        .init(
          "pages",
          .array(
            found.map {
              [
                "title": .string($0.title), "kind": .string($0.kind), "summary": .string($0.summary),
                "uri": .string("cardwright://docs/" + $0.page),
              ]
            }))
      ]), text: text.isEmpty ? "Nothing has all of these words." : text)
  }
}

/// A card that was laid out, in the forms that `render` has.
private struct CardDrawing {
  private let scene: PositionedScene
  private let caption: String
  /// One picture at a time: each starts a browser.
  private static let press = Mutex(())
  private let bytes: [UInt8]

  init(_ scene: PositionedScene, _ card: OpenCard, _ caption: String) {
    (self.scene, self.caption) = (scene, caption)
    bytes = SVGRenderer.draw(scene, overlays: [], file: card.snapshot.resources.bytes)
  }

  private func members(_ format: String) -> [JSONObject.Member] {
    [
      .init("format", .string(format)), .init("width", .number(scene.size.width)),
      .init("height", .number(scene.size.height)), .init("environment", .string(caption)),
    ]
  }

  private var words: String { "\(caption): \(Int(scene.size.width)) × \(Int(scene.size.height)) points" }

  var frames: ToolResult {
    let json = FrameReport.json(scene)
    let frames = (try? JSONParser.parse(json)) ?? .null
    return ToolResult(
      structured: JSONObject(members("json") + [.init("frames", frames)]), text: String(decoding: json, as: UTF8.self))
  }

  /// The drawing as SVG, and why it is no PNG.
  func svg(_ reason: String) -> ToolResult {
    let resource: JSONValue = [
      "type": "resource",
      "resource": [
        "uri": "cardwright://drawing.svg", "mimeType": "image/svg+xml",
        "text": .string(String(decoding: bytes, as: UTF8.self)),
      ],
    ]
    return ToolResult(
      structured: JSONObject(members("svg")), text: words + (reason.isEmpty ? "" : ". As SVG: \(reason)"),
      content: [resource])
  }

  func png(scale: Double) -> ToolResult {
    do {
      let picture = try Self.press.withLock { _ throws(RasterizingError) in
        try Rasterizer.png(bytes, scene.size, scale: scale)
      }
      return ToolResult(
        structured: JSONObject(members("png")), text: words,
        content: [
          [
            "type": "image", "data": .string(String(decoding: Base64.encoded(picture), as: UTF8.self)),
            "mimeType": "image/png",
          ]
        ])
    } catch {
      return svg(error.description)
    }
  }
}
