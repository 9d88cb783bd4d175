import CardAnalysis
import FileSystem
import Reporting
import SourceText
import XMLSyntax

/// Checks files as the language server checks documents; shared by all workers.
struct FileChecker: Sendable {
  /// What there is to say of `input`, in document order.
  func check(_ input: InputFile) throws(FileError) -> CheckedFile {
    let text = SourceText(try input.read())
    let tree = XMLParser.parse(text)
    return CheckedFile(path: input.name, text: text, diagnostics: tree.diagnostics)
  }
}
