import LibXML2Judge
import SchemaModel
import SchemaReader
import SchemaValidation
import SourceText
import XMLSyntax

/// What we and libxml2 say of one document.
struct Verdict {
  let isWellFormed: Bool
  let isValid: Bool
  let judged: LibXML2Judge.Verdict
  let findings: [Diagnostic]

  init(_ bytes: [UInt8], _ schema: Schema, _ judge: LibXML2Judge) {
    let decoded = XMLDecoding.decode(bytes)
    let tree = XMLParser.parse(decoded.text)
    let syntax = (decoded.diagnostics + tree.diagnostics).filter { $0.severity == .error }
    let assessment = SchemaAssessment(tree: tree, schema: schema)
    isWellFormed = syntax.isEmpty
    isValid = syntax.isEmpty && assessment.diagnostics.isEmpty
    judged = judge.judge(bytes)
    findings = syntax + assessment.diagnostics
  }

  /// Whether both say the same.
  var agrees: Bool { isValid == judged.isValid && isWellFormed == judged.isWellFormed }
}
