import CardAnalysis
import FileSystem
import Reporting
import SourceText
import XMLSyntax

/// Checks files as the language server checks documents; shared by all workers.
struct FileChecker: Sendable {
  /// What there is to say of `input`, in document order.
  func check(_ input: InputFile) throws(FileError) -> CheckedFile {
    let decoding = XMLDecoding.decode(try input.read())
    let tree = XMLParser.parse(decoding.text)
    return CheckedFile(path: input.name, text: decoding.text, diagnostics: decoding.diagnostics + tree.diagnostics)
  }
}
