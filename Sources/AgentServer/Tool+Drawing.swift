import CardAnalysis
import CardLayout
import CardModel
import EditorFeatures
import JSON
import JSONRPC
import LayoutCore
import Rasterizing
import Rendering
import SceneMotion
import SourceText
import Standards
import XMLSyntax

extension Tool {
  /// The tools that draw cards and run scenes.
  static let showing: [Tool] = [render, test]

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
      skip("parts of the frames"),
    ] + axes,
    results: [
      .init("format", ["enum": ["png", "svg", "json"]], isRequired: true),
      .init("width", "number", "Its width in points.", isRequired: true),
      .init("height", "number", "Its height in points.", isRequired: true),
      .init("environment", "string", "What it was drawn for.", isRequired: true),
      .init("parts", of: ["type": "object"], "With format json: the parts of the drawing, from the back to the front."),
      .init("more", "integer", "With format json: how many more parts there are, to which skip leads."),
    ], startsBrowser: { ($0["format"]?.string ?? "png") == "png" }
  ) { call in
    let card = try call.card()
    let variant = try EnvironmentChoices(members: call.arguments).variant
    try call.request.flag.check()
    call.request.report(0, of: 1, "drawing")
    guard let scene = card.snapshot.scene(variant.environment) else { throw ToolError("the card cannot be drawn") }
    try call.request.flag.check()
    let drawing = CardDrawing(scene, card, variant.caption)
    let result: ToolResult
    switch call.text("format") ?? "png" {
    case "json": result = drawing.frames(skip: call.number("skip", 0, from: 0, to: scene.parts.count))
    case "svg": result = try drawing.svg("")
    default: result = try drawing.png(scale: call.arguments["scale"]?.number ?? 2, call.request.flag)
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
        of: schema([
          .init("id", "string", "Its id.", isRequired: true),
          .init("device", "string", "Where it ran.", isRequired: true),
          .init("outcome", ["enum": ["passed", "failed", "error"]], isRequired: true),
          .init("seconds", "number", "How long it ran on its clock.", isRequired: true),
          .init(
            "failures",
            of: schema([
              .init("message", "string", "What does not hold.", isRequired: true),
              .init("element", "string", "The claim's path.", isRequired: true),
              .init("expected", "string", "What it claims.", isRequired: true),
              .init("actual", "string", "What happened.", isRequired: true),
            ]), "The claims that do not hold.", isRequired: true),
          .init("trace", of: ["type": "string"], "What happened, the last of it where that is long.", isRequired: true),
          .init("trouble", "string", "Why it could not run."),
        ]), "Those that failed come first.", isRequired: true),
      .init("more", "integer", "How many more ran, of which scenario tells by their ids.", isRequired: true),
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
    let selection = ScenarioSelection(filter: call.text("scenario"), device: device)
    let reports = snapshot.scenarioReports(selection) { done, count in
      call.request.report(done, of: count, "\(done) of \(count) scenarios")
      return !call.request.flag.isRaised
    }
    try call.request.flag.check()
    guard !reports.isEmpty else {
      let ids = snapshot.scenarios.compactMap(\.source.id)
      let near = Spelling.nearest(to: call.text("scenario") ?? "", among: ids).map { "did you mean \($0)?" }
      throw ToolError("no scenario is called so; \(near ?? "there are \(ids.prefix(50).joined(separator: ", "))")")
    }
    return told(reports, ElementPaths(snapshot.tree))
  }

  /// `reports`, those that failed first, as far as an answer has room for them.
  private static func told(_ reports: [ScenarioReport], _ paths: ElementPaths) -> ToolResult {
    let failed = reports.filter { $0.outcome != .passed }
    var (room, scenarios, text) = (AnswerRoom(), [JSONValue](), "")
    for report in failed + reports.filter({ $0.outcome == .passed }) {
      let json = json(report, paths)
      guard room.takes(json.text()) else { break }
      scenarios.append(json)
      text += "\(report.scenario.source.id ?? ""): \(report.summary)\n"
    }
    let more = reports.count - scenarios.count
    if more > 0 { text += "… and \(more) more: say part of an id with scenario\n" }
    return ToolResult(
      structured: JSONObject([
        .init("passed", .integer(reports.count - failed.count)), .init("failed", .integer(failed.count)),
        .init("scenarios", .array(scenarios)), .init("more", .integer(more)),
      ]), text: "\(reports.count - failed.count) passed, \(failed.count) failed\n" + text)
  }

  /// So many steps of a trace are told, the last ones.
  private static let mostSteps = 40

  private static func json(_ report: ScenarioReport, _ paths: ElementPaths) -> JSONValue {
    let failures = report.problems.map { failure -> JSONValue in
      [
        "message": .string(failure.message), "element": .string(paths.path(of: failure.source.node)),
        "expected": .string(failure.expected), "actual": .string(failure.found),
      ]
    }
    var json = JSONObject([
      .init("id", .string(report.scenario.source.id ?? "")), .init("device", .string(report.device)),
      .init("outcome", .string(report.outcome.rawValue)), .init("seconds", .number(report.seconds)),
      .init("failures", .array(failures)),
      .init("trace", .array(report.trace.suffix(mostSteps).map { .string($0.text) })),
    ])
    if let trouble = report.trouble { json["trouble"] = .string(trouble) }
    return .object(json)
  }
}

/// A card that was laid out, in the forms that `render` has.
private struct CardDrawing {
  private let scene: PositionedScene
  private let caption: String
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

  /// The parts behind the first `skip`, as many as an answer has room for.
  func frames(skip: Int) -> ToolResult {
    var (room, parts, lines) = (AnswerRoom(), [JSONValue](), "")
    for (index, part) in scene.parts.enumerated().dropFirst(skip) {
      let (json, source) = (FrameReport.part(part), part.source?.element ?? "")
      guard room.takes(json.text()) else { break }
      parts.append(json)
      let (x, y, width, height) = (part.frame.x, part.frame.y, part.frame.width, part.frame.height)
      let place = [x, y, width, height].map { JSONValue.number(($0 * 10).rounded() / 10).text() }
      lines += "\(index) \(json["kind"]?.string ?? "") \(source) \(place[0]),\(place[1]) \(place[2])×\(place[3])"
      lines += (part.label.map { " “\($0)”" } ?? "") + (json["truncated"] == true ? " cut off" : "") + "\n"
    }
    let more = scene.parts.count - skip - parts.count
    if more > 0 { lines += "… and \(more) more: ask with skip \(skip + parts.count)\n" }
    return ToolResult(
      structured: JSONObject(members("json") + [.init("parts", .array(parts)), .init("more", .integer(more))]),
      text: "\(words)\n\(lines)")
  }

  /// So many bytes of a drawing as text fit into an answer: what is longer is no use to a model, and some programs cut it without a
  /// word.
  private static let mostText = 1 << 20
  /// Pictures are made smaller before a model looks at them: they may be larger, as those of tablets are.
  private static let mostPicture = 4 << 20

  /// - Throws: that a drawing of `count` bytes, which is `kind`, is too large for an answer of `most` bytes, and what to do.
  private func check(_ count: Int, _ kind: String, most: Int, _ advice: String) throws(ToolError) {
    guard count > most else { return }
    throw ToolError(
      "the drawing has \(count >> 10) KB as \(kind), where an answer holds \(most >> 10): \(advice), ask for format "
        + "json, which tells its parts piece by piece, or draw a part of the card, given as text; cardwright render writes any drawing to a file"
    )
  }

  /// The drawing as SVG, and why it is no PNG.
  func svg(_ reason: String) throws(ToolError) -> ToolResult {
    try check(
      bytes.count, "SVG", most: Self.mostText, reason.isEmpty ? "ask for png" : "PNG is not to be had (\(reason))")
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

  /// The drawing as PNG, until `flag` is raised.
  func png(scale: Double, _ flag: CancellationFlag) throws(ToolError) -> ToolResult {
    let picture: [UInt8]
    do {
      // Others wait for theirs meanwhile.
      let patience = Rasterizer.Patience(limit: .seconds(30)) { !flag.isRaised }
      picture = try Rasterizer.png(bytes, scene.size, scale: scale, patience)
    } catch {
      return try svg(error.description)
    }
    try check(
      picture.count, "PNG", most: Self.mostPicture, scale > 1 ? "take a smaller scale" : "take a smaller device")
    return ToolResult(
      structured: JSONObject(members("png")), text: words,
      content: [
        [
          "type": "image", "data": .string(String(decoding: Base64.encoded(picture), as: UTF8.self)),
          "mimeType": "image/png",
        ]
      ])
  }
}
