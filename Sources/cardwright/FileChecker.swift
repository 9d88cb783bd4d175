import CardAnalysis
import FileSystem
import Reporting
import SourceText
import Workspace
import XMLSyntax

/// Checks files as the language server checks documents; shared by all workers.
struct FileChecker: Sendable {
  private let language: CardLanguage
  private let crossCheck: CrossCheck?
  private let resources = RunResources()

  /// A checker that knows the card language and, when asked to, has libxml2 judge as well.
  init(crossChecks: Bool) throws(CommandFailure) {
    language = try CardLanguage.bundled()
    crossCheck = crossChecks ? try CrossCheck() : nil
  }

  /// What there is to say of `input`, in document order.
  func check(_ input: InputFile) throws(FileError) -> CheckedFile {
    let bytes = try input.read()
    let decoding = XMLDecoding.decode(bytes)
    let snapshot = DocumentSnapshot(
      uri: input.name, version: 0, text: decoding.text, language: language, resources: resources.resources(input.folder)
    )
    var diagnostics = decoding.diagnostics + snapshot.diagnostics
    // libxml2 may read an encoding that Cardwright refuses by name.
    if decoding.encoding != nil, let disagreement = crossCheck?.disagreement(on: bytes, diagnostics) {
      diagnostics.append(disagreement)
    }
    return CheckedFile(path: input.name, text: decoding.text, diagnostics: diagnostics)
  }
}
