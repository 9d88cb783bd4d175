import CardAnalysis
import CardModel
import EditorFeatures
import FileSystem
import Reporting
import SourceText
import Workspace
import XMLSyntax

/// Checks files as the language server checks documents, large ones as a whole; shared by all workers.
struct FileChecker: Sendable {
  private let language: CardLanguage
  private let crossCheck: CrossCheck?
  private let repairs: FileRepair?
  private let pseudo: [PseudoLanguage]
  private let resources = RunResources()

  /// A checker that knows the card language and, when asked to, has libxml2 judge as well, fixes what it finds, and looks for
  /// room to grow in `pseudo`.
  init(
    crossChecks: Bool, repairs: FileRepair? = nil, growsIn pseudo: [PseudoLanguage] = []
  ) throws(CommandFailure) {
    (self.repairs, self.pseudo) = (repairs, pseudo)
    language = try CardLanguage.bundled()
    crossCheck = crossChecks ? try CrossCheck() : nil
  }

  /// Whether fixes are shown rather than made.
  var isDry: Bool { repairs?.isDry ?? false }

  /// What there is to say of `input`, in document order, and what was fixed before that.
  func check(_ input: InputFile) throws(FileError) -> (file: CheckedFile, repair: FileRepair.Outcome) {
    var bytes = try input.read()
    let decoding = XMLDecoding.decode(bytes)
    var snapshot = DocumentSnapshot(
      uri: input.name, version: 0, text: decoding.text, language: language, resources: resources.resources(input.folder)
    )
    var repair = FileRepair.Outcome()
    if let repairs {
      let document = DocumentRepair(snapshot, repairs.reach)
      repair = try repairs.write(document, in: input, over: bytes, decoding.encoding)
      if repair.count > 0 { (snapshot, bytes) = (document.snapshot, document.snapshot.text.bytes) }
    }
    var diagnostics = decoding.diagnostics + snapshot.diagnostics
    // libxml2 may read an encoding that Cardwright refuses by name.
    if decoding.encoding != nil, let disagreement = crossCheck?.disagreement(on: bytes, diagnostics) {
      diagnostics.append(disagreement)
    }
    let growth = pseudo.flatMap(snapshot.growthFindings)
    if !growth.isEmpty {
      diagnostics = (diagnostics + growth).enumerated()
        .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }.map(\.element)
    }
    return (CheckedFile(path: input.name, text: snapshot.text, diagnostics: diagnostics), repair)
  }
}
