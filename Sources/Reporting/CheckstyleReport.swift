import SourceText
import Standards

/// The findings as Checkstyle's XML, which knows `error`, `warning` and `info`.
struct CheckstyleReport {
  private let file: CheckedFile
  private let lines: LineTable

  init(_ file: CheckedFile) {
    self.file = file
    lines = LineTable(file.text)
  }

  static let opening = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"10.0\">\n".utf8)

  /// What could not be read, as errors of files, and the end.
  static func closing(_ unread: [UnreadInput]) -> [UInt8] {
    let files = unread.map { input in
      let (name, reason) = (XMLEscape.anywhere.escaped(input.path), XMLEscape.anywhere.escaped(input.reason))
      return """
        <file name="\(name)">
          <error line="1" severity="error" message="\(reason)" source="cardwright.unread"/>
        </file>

        """
    }
    return Array((files.joined() + "</checkstyle>\n").utf8)
  }

  var bytes: [UInt8] {
    var text = "<file name=\"\(XMLEscape.anywhere.escaped(file.path))\">\n"
    for diagnostic in file.diagnostics {
      let position = lines.position(of: diagnostic.range.start, in: .utf32)
      let severity = diagnostic.severity == .hint ? "info" : diagnostic.severity.reportName
      text += "  <error line=\"\(position.line + 1)\" column=\"\(position.character + 1)\" severity=\"\(severity)\""
      text +=
        " message=\"\(XMLEscape.anywhere.escaped(diagnostic.message))\" source=\"cardwright.\(diagnostic.kind.code)\"/>\n"
    }
    return Array((text + "</file>\n").utf8)
  }
}
