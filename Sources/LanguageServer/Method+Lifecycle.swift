import JSON
import JSONRPC
import LSPTypes
import Synchronization

extension Method {
  /// Every method that the server understands, family by family.
  package static let all =
    lifecycle + synchronization + diagnostics + completion + reading + tokens + navigation + changing + workspace
    + preview

  static let lifecycle: [Method] = [
    .request("initialize", "Agrees with the client on what both can do.") { try $0.initialize($1) },
    .notification("initialized", "Asks the client for settings and for news of watched files.") {
      (server, _: JSONValue) in server.initialized()
    },
    .request("shutdown", "Prepares for the end; after it only `exit` is accepted.") { (server, _: JSONValue) in
      server.shutDown()
    },
    .notification("exit", "Ends the process: with code 0 after `shutdown`, else with 1.") { (server, _: JSONValue) in
      server.exit()
    },
    .notification("$/cancelRequest", "Answers a request at once with -32800 and stops the work on it.") {
      (server, params: JSONValue) in
      if let id = params["id"].flatMap(RequestID.init) { server.work.cancel(id) }
    },
    .notification("$/setTrace", "Turns the reports of `$/logTrace` on or off.") {
      (server, params: LSP.SetTraceParams) in
      server.life.withLock { $0.traces = params.value != "off" }
    },
    .notification("window/workDoneProgress/cancel", "Stops the work behind a progress report.") {
      (server, params: LSP.ProgressTokenParams) in
      server.work.cancel(params.token)
    },
  ]
}
