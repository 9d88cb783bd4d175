import JSON
import JSONRPC
import JSONRPCChannel
import LSPTypes

extension ClientConnection {
  /// Has the client make an edit, and then `finish` or `giveUp`; whoever uses it is told when it does not.
  func applyEdit(
    _ params: some JSONEncodable, then finish: @escaping @Sendable () -> Void = {},
    otherwise giveUp: @escaping @Sendable () -> Void = {}
  ) {
    request("workspace/applyEdit", params) { [weak self] result in
      let reason: String?
      switch result {
      case .success(let answer) where answer["applied"]?.bool == false: reason = answer["failureReason"]?.string
      case .success: return finish()
      case .failure(let error): reason = error.message
      }
      giveUp()
      let text = "The editor has not made the change" + (reason.map { ": \($0)" } ?? "")
      self?.send(.notification("window/showMessage", LSP.ShowMessageParams(type: .warning, message: text)))
    }
  }
}
