import JSONRPC
package import JSONRPCChannel
import Workers

extension LanguageServer {
  /// Serves `channel` until the client says `exit` or goes away; `start` makes the server once the channel is guarded.
  ///
  /// - Returns: the code with which the process should end.
  package static func serve(
    _ channel: StandardChannel, start: (_ output: @escaping @Sendable ([UInt8]) -> Void) -> LanguageServer
  ) -> Int32 {
    CrashBarrier.raise()
    let server = start { bytes in _ = channel.write(bytes) }
    while let bytes = channel.read() {
      if let code = server.receive(bytes) {
        server.flush()
        return code
      }
    }
    server.flush()
    return server.receiveEnd()
  }
}
