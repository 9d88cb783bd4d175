import CardAnalysis
import EditorWire
import JSONRPC
import JSONRPCChannel
import LSPTypes
import Synchronization

/// What follows from a trap in the server's work (``CrashBarrier``): a line in the log, a message to the user, and a
/// document on which that work is not tried again.
final class FaultReports: Sendable {
  private let log: Log
  private let client: ClientConnection
  private let workspace: CurrentWorkspace
  private let hasTold = Atomic(false)

  init(_ log: Log, _ client: ClientConnection, _ workspace: CurrentWorkspace) {
    (self.log, self.client, self.workspace) = (log, client, workspace)
  }

  /// Puts a fresh document in the place of the one that `snapshot` analyses, at which the work of `method` trapped.
  func record(_ method: String, in snapshot: DocumentSnapshot?) {
    log.write(.error, "a fault in \(method)\(snapshot.map { " on \($0.uri), version \($0.version)" } ?? "")")
    workspace.change { workspace in
      if let snapshot, let current = workspace.documents[snapshot.uri], current.version == snapshot.version {
        workspace.documents[snapshot.uri] = current.afterFault(in: method)
      }
    }
    guard !hasTold.exchange(true, ordering: .relaxed) else { return }
    let text = "Cardwright met a fault of its own in \(method) and goes on without it; its log says more"
    client.send(.notification("window/showMessage", LSP.ShowMessageParams(type: .warning, message: text)))
  }
}
