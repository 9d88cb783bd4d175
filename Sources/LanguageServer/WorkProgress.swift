import JSON
import JSONRPC
import JSONRPCChannel
import LSPTypes

/// What the client is told of work that takes a while, and the way to stop it.
struct WorkProgress {
  private let query: Query
  private let token: LSP.ProgressToken?
  /// Whether the token is ours and so has to be made known to the client first.
  private let isOwnToken: Bool

  /// The progress of `query`, under the client's token if it gave one.
  ///
  /// - Parameter isLong: Whether it is worth a token of our own where the client gave none.
  init(_ query: Query, isLong: Bool = false) {
    self.query = query
    let given: LSP.ProgressToken? = query.params.lenient("workDoneToken")
    isOwnToken = given == nil && isLong && query.workspace.client.workDoneProgress
    token = given ?? (isOwnToken ? .string("cardwright.work.\(query.id)") : nil)
  }

  /// Does `body`, called `title`, which gives its result and what the client is told of it.
  func run<Result>(_ title: String, _ body: () throws -> (Result, String)) throws -> Result {
    // The token can be cancelled as soon as the client has it.
    try query.server.work.reporting(token, query.flag) {
      if let token, isOwnToken {
        query.server.client.request("window/workDoneProgress/create", LSP.ProgressTokenParams(token: token))
      }
      report(.begin(title: title, cancellable: true))
      do {
        let (result, message) = try body()
        report(.end(message: message))
        return result
      } catch {
        report(.end(message: query.flag.isRaised ? "Stopped" : "Failed"))
        throw error
      }
    }
  }

  /// Tells that `done` of `total` steps are done; throws once somebody has stopped the work.
  func step(_ done: Int, of total: Int) throws {
    try query.flag.check()
    let percentage = done * 100 / max(1, total)
    guard percentage > (done - 1) * 100 / max(1, total) else { return }
    report(.report(message: "\(done) of \(total)", percentage: percentage))
  }

  private func report(_ value: LSP.WorkDoneProgressParams.Value) {
    guard let token else { return }
    query.server.client.send(.notification("$/progress", LSP.WorkDoneProgressParams(token: token, value: value)))
  }
}
