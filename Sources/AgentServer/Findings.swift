import CardAnalysis
import JSON
import SourceText
import XMLSyntax

/// What is wrong with a card, as tools tell it.
struct Findings {
  /// A finding with its place as people count: from 1.
  private struct Told {
    let finding: Diagnostic
    let element: String
    let line: Int
    let column: Int
  }

  private let card: OpenCard
  private let found: [Diagnostic]
  private let told: [Told]
  /// How many come before the first that is told.
  private let skip: Int

  /// No more findings are told unless more are asked for.
  static let usualLimit = 50

  /// What is wrong with `card`, by itself and `beside` others.
  init(
    in card: OpenCard, _ beside: (DocumentSnapshot) -> [Diagnostic], skip: Int = 0, limit: Int = usualLimit,
    room: AnswerRoom = AnswerRoom()
  ) {
    (self.card, self.skip) = (card, skip)
    let own = card.snapshot.diagnosticsWithSampleSets
    let found = card.decoding.diagnostics + own.own + own.others.map(\.finding) + beside(card.snapshot)
    self.found = found.enumerated()
      .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }.map(\.element)
    let (lines, tree) = (card.snapshot.lines, card.snapshot.tree)
    let paths = ElementPaths(tree)
    var room = room
    told = self.found.dropFirst(skip).prefix(limit).prefix { room.takes($0.message, $0.fixes.map(\.title)) }.map {
      finding in
      let place = lines.position(of: finding.range.start, in: .utf32)
      let node = tree.element(at: finding.range.start) ?? tree.root
      return Told(
        finding: finding, element: node.map(paths.path) ?? "", line: place.line + 1, column: place.character + 1)
    }
  }

  /// How many findings there are of `severity`.
  func count(_ severity: DiagnosticSeverity) -> Int { found.count { $0.severity == severity } }

  /// Whether it has no errors.
  var isValid: Bool { count(.error) == 0 }

  /// How many come behind the last that is told.
  private var more: Int { max(0, found.count - skip - told.count) }

  /// The members of a result that tell them.
  var members: [JSONObject.Member] {
    [
      .init("valid", .bool(isValid)), .init("errors", .integer(count(.error))),
      .init("warnings", .integer(count(.warning))), .init("findings", .array(told.map(Self.json))),
      .init("more", .integer(more)),
    ]
  }

  /// The schema of ``members``.
  static let schema: [Tool.Argument] = [
    .init("valid", "boolean", "Whether there are no errors.", isRequired: true),
    .init("errors", "integer", "How many errors there are.", isRequired: true),
    .init("warnings", "integer", "How many warnings there are.", isRequired: true),
    .init(
      "findings",
      of: Tool.schema([
        .init("code", "string", "Its kind, which explain explains.", isRequired: true),
        .init("severity", ["enum": ["error", "warning", "info", "hint"]], isRequired: true),
        .init("message", "string", "What is wrong here and what to do.", isRequired: true),
        .init("element", "string", "The path of the element; empty in a text without elements.", isRequired: true),
        .init("line", "integer", "Its line.", isRequired: true),
        .init("column", "integer", "Its column, in characters.", isRequired: true),
        .init("fixes", of: ["type": "string"], "What can be done about it, in words; fix does it.", isRequired: true),
      ]), "What is wrong, in the order of the text; lines and columns count from 1.", isRequired: true),
    .init("more", "integer", "How many more findings there are, which validate tells with skip.", isRequired: true),
  ]

  /// The findings as lines.
  var text: String {
    var text = summary + "\n"
    for told in told {
      let finding = told.finding
      text += "\(told.line):\(told.column) \(finding.severity.reportName): \(finding.message)"
      text += " [\(finding.kind.code)] \(told.element)\n"
      if !finding.fixes.isEmpty { text += "  fixes: \(finding.fixes.map(\.title).joined(separator: "; "))\n" }
    }
    if more > 0 { text += "… and \(more) more: mend these first, or ask validate with skip \(skip + told.count)\n" }
    return text
  }

  /// How many there are, in words.
  var summary: String {
    func words(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    let others = found.count - count(.error) - count(.warning)
    return "\(card.name): "
      + (found.isEmpty
        ? "valid, nothing to say"
        : [words(count(.error), "error"), words(count(.warning), "warning"), words(others, "other")]
          .joined(separator: ", "))
  }

  private static func json(_ told: Told) -> JSONValue {
    [
      "code": .string(told.finding.kind.code), "severity": .string(told.finding.severity.reportName),
      "message": .string(told.finding.message), "element": .string(told.element),
      "line": .integer(told.line), "column": .integer(told.column),
      "fixes": .array(told.finding.fixes.map { .string($0.title) }),
    ]
  }
}
