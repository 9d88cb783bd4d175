import CardAnalysis
import FileSystem
import Reporting
import SourceText
import XMLSyntax

/// Checks files as the language server checks documents; shared by all workers.
struct FileChecker: Sendable {
  private let language: CardLanguage

  /// A checker that knows the card language.
  init(language: CardLanguage) {
    self.language = language
  }

  /// What there is to say of `input`, in document order.
  func check(_ input: InputFile) throws(FileError) -> CheckedFile {
    let decoding = XMLDecoding.decode(try input.read())
    let snapshot = DocumentSnapshot(
      uri: input.name, version: 0, text: decoding.text, language: language, resources: .folder(input.folder))
    return CheckedFile(
      path: input.name, text: decoding.text, diagnostics: decoding.diagnostics + snapshot.diagnostics)
  }
}
