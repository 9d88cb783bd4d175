import CardAnalysis
import EditorFeatures
import EditorWire
import JSON
import LSPTypes
import SourceText
import Standards
import Workspace

/// All that a request may look at, as it stood when the request came: a value, cheap to copy.
struct WorkspaceSnapshot: Sendable {
  /// What the client can do.
  var client = LSP.ClientCapabilities(json: .null)
  /// How positions count on the wire.
  var encoding = PositionEncoding.utf16
  /// What the user has set.
  var settings = Settings()
  /// The paths of the folders that are open.
  var folders: [String] = []
  /// The open documents by URI, as the client spells it.
  var documents: [String: OpenDocument] = [:]

  /// The name of the sample set that was chosen since the server began, empty for none; nil where that is as the settings say.
  var chosenSamples: String?
  /// The name of the sample set whose files are read; empty for those that cards name.
  var sampleSet: String { chosenSamples ?? settings.sampleSet }

  /// Where the live preview shows the reference documentation; nil while no browser can reach it.
  var localDocumentation: String?

  /// Where the documentation stands: as the settings say, or else at the live preview's; nil for nowhere.
  var documentationBase: String? {
    settings.documentationBase.isEmpty ? localDocumentation : settings.documentationBase
  }

  /// The address of the documentation's page at `path` (``DocumentationPage``); nil for nowhere.
  func documentation(at path: String) -> String? {
    documentationBase.map { DocumentationPage.address(path, base: $0) }
  }

  /// The open document at `path`, whatever way the client spells its URI.
  func document(atPath path: String) -> OpenDocument? {
    documents[FileURI.uri(path)] ?? documents.values.first { $0.path == path }
  }
}
