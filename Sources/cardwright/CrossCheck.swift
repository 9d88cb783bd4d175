import CardAnalysis
import LibXML2Judge
import SchemaReader
import SourceText

/// The second opinion of `validate --cross-check`: libxml2 judges the same bytes by the same schema.
struct CrossCheck: Sendable {
  /// Cardwright and libxml2 disagree.
  static let verdictsDiffer = DiagnosticKind(
    "verdicts-differ", .schema, .error, summary: "Cardwright and libxml2 disagree on a document.",
    explanation: """
      With `--cross-check`, libxml2 judges every file by the same schema. Both follow the same standards, so a \
      disagreement is a defect of one of the two: please report the file. The card itself may be right.
      """)

  private let judge: LibXML2Judge

  /// Compiles the bundled schema with libxml2.
  init() throws(CommandFailure) {
    guard LibXML2Judge.isAvailable else {
      throw CommandFailure(
        "--cross-check asks libxml2 (\(LibXML2Judge.libraryName)), which is not on this system; install it or leave that out"
      )
    }
    do {
      judge = try LibXML2Judge(entry: BundledSchema.entry, files: BundledSchema.files)
    } catch {
      throw BundledSchema.defect("\(error)")
    }
  }

  /// The disagreement on a file of these bytes, in which `diagnostics` were found; nil when there is none.
  func disagreement(on bytes: [UInt8], _ diagnostics: [Diagnostic]) -> Diagnostic? {
    let objection = diagnostics.first {
      $0.severity == .error && ($0.kind.source == .syntax || $0.kind.source == .schema)
    }
    let verdict = judge.judge(bytes)
    if verdict.isValid, let objection {
      return Diagnostic(
        Self.verdictsDiffer, "libxml2 finds nothing wrong, but Cardwright says: \(objection.message)",
        at: objection.range)
    }
    if !verdict.isValid, objection == nil {
      let finding = verdict.findings.first.map { "\($0.message) (line \($0.line))" } ?? "the document is not valid"
      return Diagnostic(
        Self.verdictsDiffer, "Cardwright finds nothing wrong, but libxml2 says: \(finding)", at: ByteRange(at: 0))
    }
    return nil
  }
}
