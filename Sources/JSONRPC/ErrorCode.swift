/// The error codes of JSON-RPC 2.0 and LSP 3.17 (`ErrorCodes`).
package enum ErrorCode: Int, Sendable, CaseIterable {
  /// The bytes are no JSON text.
  case parseError = -32700
  /// The JSON value is no message, or the message may not be sent now.
  case invalidRequest = -32600
  /// There is no such method.
  case methodNotFound = -32601
  /// The parameters have the wrong shape.
  case invalidParams = -32602
  /// Something went wrong inside.
  case internalError = -32603
  /// A request came before `initialize`.
  case serverNotInitialized = -32002
  /// The request is right, and yet it cannot be fulfilled.
  case requestFailed = -32803
  /// The server gave up the request, which the client may send again.
  case serverCancelled = -32802
  /// The document is no longer what the request speaks of.
  case contentModified = -32801
  /// The client cancelled the request.
  case requestCancelled = -32800
}
