import CardAnalysis
import FileSystem
import Standards
import Workspace

/// One card file of a workspace.
struct WorkspaceCard: Sendable {
  let uri: String
  let path: String?
  /// The document, if it is open.
  let document: OpenDocument?
}

extension WorkspaceSnapshot {
  /// The cards of the workspace: every open one, then those on disk, by path.
  var cards: [WorkspaceCard] {
    var cards: [WorkspaceCard] = []
    var seen: Set<String> = []
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) where document.isCard {
      let path = document.path
      if let path { seen.insert(path) }
      cards.append(WorkspaceCard(uri: document.uri, path: path, document: document))
    }
    for folder in folders {
      for path in (try? Folder(folder).files(withSuffix: CardLanguage.fileSuffix, unlisted: { _ in })) ?? []
      where seen.insert(path).inserted {
        cards.append(WorkspaceCard(uri: FileURI.uri(path), path: path, document: nil))
      }
    }
    return cards
  }
}
