import CardAnalysis
import JSON
import SourceText
import XMLSyntax

/// What is wrong with a card, as tools tell it.
struct Findings {
  private let card: OpenCard
  private let found: [Diagnostic]
  private let limit: Int

  /// No more findings are told unless more are asked for.
  static let usualLimit = 100

  /// What is wrong with `card`, by itself and as one of several.
  init(in card: OpenCard, limit: Int = usualLimit) {
    self.card = card
    self.limit = limit
    let found = card.decoding.diagnostics + card.snapshot.diagnostics + card.related(card.snapshot)
    self.found = found.enumerated()
      .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }.map(\.element)
  }

  /// How many findings there are of `severity`.
  func count(_ severity: DiagnosticSeverity) -> Int { found.count { $0.severity == severity } }

  /// Whether it has no errors.
  var isValid: Bool { count(.error) == 0 }

  /// The members of a result that tell them.
  var members: [JSONObject.Member] {
    let lines = card.snapshot.lines
    return [
      .init("valid", .bool(isValid)), .init("errors", .integer(count(.error))),
      .init("warnings", .integer(count(.warning))),
      .init("findings", .array(found.prefix(limit).map { json($0, lines) })),
    ]
  }

  /// The schema of ``members``.
  static let schema: [Tool.Argument] = [
    .init("valid", "boolean", "Whether there are no errors.", isRequired: true),
    .init("errors", "integer", "How many errors there are.", isRequired: true),
    .init("warnings", "integer", "How many warnings there are.", isRequired: true),
    .init(
      "findings",
      [
        "type": "array", "description": "What is wrong, in the order of the text; lines and columns count from 1.",
        "items": Tool.schema([
          .init("code", "string", "Its kind, which explain explains.", isRequired: true),
          .init("severity", ["enum": ["error", "warning", "info", "hint"]], isRequired: true),
          .init("message", "string", "What is wrong here and what to do.", isRequired: true),
          .init("element", "string", "The path of the element; empty in a text without elements.", isRequired: true),
          .init("line", "integer", "Its line.", isRequired: true),
          .init("column", "integer", "Its column, in characters.", isRequired: true),
          .init("fixes", ["type": "array", "items": ["type": "string"]], isRequired: true),
        ]),
      ], isRequired: true),
  ]

  /// The findings as lines.
  var text: String {
    let lines = card.snapshot.lines
    var text = summary + "\n"
    for finding in found.prefix(limit) {
      let place = lines.position(of: finding.range.start, in: .utf32)
      text += "\(place.line + 1):\(place.character + 1) \(finding.severity.reportName): \(finding.message)"
      text += " [\(finding.kind.code)] \(element(finding))\n"
      if !finding.fixes.isEmpty { text += "  fixes: \(finding.fixes.map(\.title).joined(separator: "; "))\n" }
    }
    if found.count > limit { text += "… and \(found.count - limit) more\n" }
    return text
  }

  /// How many there are, in words.
  var summary: String {
    func words(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    let others = found.count - count(.error) - count(.warning)
    return "\(card.name): "
      + (found.isEmpty
        ? "nothing to say"
        : [words(count(.error), "error"), words(count(.warning), "warning"), words(others, "other")]
          .joined(separator: ", "))
  }

  /// The path of the element that `finding` is about; the root's where it stands in none.
  private func element(_ finding: Diagnostic) -> String {
    let tree = card.snapshot.tree
    return (tree.element(at: finding.range.start) ?? tree.root).map { ElementPath.text(of: $0, in: tree) } ?? ""
  }

  private func json(_ finding: Diagnostic, _ lines: LineTable) -> JSONValue {
    let place = lines.position(of: finding.range.start, in: .utf32)
    return [
      "code": .string(finding.kind.code), "severity": .string(finding.severity.reportName),
      "message": .string(finding.message),
      "element": .string(element(finding)),
      "line": .integer(place.line + 1), "column": .integer(place.character + 1),
      "fixes": .array(finding.fixes.map { .string($0.title) }),
    ]
  }
}
