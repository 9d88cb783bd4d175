/// The error codes of JSON-RPC 2.0 and LSP 3.17 (`ErrorCodes`).
package enum ErrorCode: Int, Sendable, CaseIterable {
  /// The bytes are no JSON text.
  case parseError = -32700
  /// The JSON value is not a message, or the message may not be sent now.
  case invalidRequest = -32600
  /// There is no such method.
  case methodNotFound = -32601
  /// The parameters have the wrong shape.
  case invalidParams = -32602
  /// Something went wrong inside.
  case internalError = -32603
  /// A request came before `initialize`.
  case serverNotInitialized = -32002
  /// The request is valid but cannot be fulfilled.
  case requestFailed = -32803
  /// The server gave the request up; the client may send it again.
  case serverCancelled = -32802
  /// The document has changed since the request was made.
  case contentModified = -32801
  /// The client cancelled the request.
  case requestCancelled = -32800
}
