import FileSystem
package import JSON
import Workspace

/// What a page wants to find again for a workspace.
package struct PreviewSettings: Sendable {
  private let state: WorkspaceState

  /// The settings for `workspace`, the path of a folder; nil when the system names no folder for state.
  package init?(workspace: String) {
    guard let folder = WorkspaceState.folder("preview") else { return nil }
    self.init(workspace: workspace, in: folder)
  }

  init(workspace: String, in folder: Folder) {
    state = WorkspaceState(workspace, ending: "json", in: folder)
  }

  /// What was stored; null when there is nothing or it cannot be read.
  package func read() -> JSONValue { state.read()?["settings"] ?? .null }

  /// Stores `settings`; when that fails, the page starts afresh next time.
  package func store(_ settings: JSONValue) { state.store([.init("settings", settings)]) }
}
