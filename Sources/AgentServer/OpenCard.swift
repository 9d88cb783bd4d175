import CardAnalysis
import Configuration
import EditorFeatures
import JSONRPC
import SourceText
import Standards
import Workspace
import XMLSyntax

/// A card that a tool was asked about.
struct OpenCard: Sendable {
  /// Its absolute path without symbolic links; nil for a text without one.
  let path: String?
  /// How answers name it.
  let name: String
  /// The folders that are granted.
  let folders: [String]
  /// What was read.
  let bytes: [UInt8]
  let decoding: XMLDecoding
  let snapshot: DocumentSnapshot
  /// The project that it is of; nil for a text without a path.
  let project: CardOpener.Project?

  /// What is wrong with a version of it as one of several cards, which are looked at now.
  ///
  /// - Throws: when `request` was cancelled meanwhile.
  func beside(_ request: AgentRequest) throws -> (DocumentSnapshot) -> [Diagnostic] {
    guard let project else { return { _ in [] } }
    var read = 0
    project.cards.look(in: folders) {
      read += 1
      // A card takes a fraction of a millisecond.
      if read.isMultiple(of: 100) { request.report(read, "read \(read) cards of the project") }
      return request.flag.isRaised
    }
    try request.flag.check()
    return project.cards.repaired(at: path)
  }

  /// The same card with another text.
  func with(_ snapshot: DocumentSnapshot) -> OpenCard {
    OpenCard(
      path: path, name: name, folders: folders, bytes: snapshot.text.bytes,
      decoding: XMLDecoding.decode(snapshot.text.bytes), snapshot: snapshot, project: project)
  }

  /// How it is laid out in its project.
  var formatting: FormattingOptions {
    guard let path, let project else { return FormattingOptions() }
    return project.configurations.configuration(inFolder: FileURI.folder(of: path)).formatting()
  }
}
