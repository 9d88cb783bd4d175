package import JSON

/// One message of JSON-RPC 2.0.
package enum Message: Hashable, Sendable {
  /// Asks for a response.
  case request(id: RequestID, method: String, params: JSONValue)
  /// Asks for none.
  case notification(method: String, params: JSONValue)
  /// Answers a request.
  case response(id: RequestID, result: Result<JSONValue, ResponseError>)
}

/// Why a JSON value is not a message.
package struct InvalidMessage: Error, Hashable, Sendable {
  /// The id to answer; `null` when none could be read.
  package let id: RequestID
  /// What is wrong.
  package let error: ResponseError
}

extension Message {
  /// The message that `body`, the bytes of one JSON text, holds; missing parameters are `null`.
  ///
  /// - Throws: an error to be sent back: `parseError` for what is not JSON, `invalidRequest` for what is not a message.
  package init(parsing body: [UInt8]) throws(InvalidMessage) {
    let value: JSONValue
    do {
      value = try JSONParser.parse(body)
    } catch {
      throw InvalidMessage(
        id: .null,
        error: ResponseError(.parseError, "The message is not JSON: \(error.message) at byte \(error.offset)")
      )
    }
    try self.init(value)
  }

  /// The message that `value` is.
  ///
  /// - Throws: an `invalidRequest` to be sent back.
  package init(_ value: JSONValue) throws(InvalidMessage) {
    guard case .object(let object) = value else {
      let isBatch = value.array != nil
      throw Self.invalid(
        isBatch ? "Batches are not part of the protocol; send each message alone" : "A message is a JSON object")
    }
    let idValue = object["id"]
    let id = idValue.flatMap(RequestID.init)
    if idValue != nil, id == nil { throw Self.invalid("The id must be an integer, a string or null") }
    guard object["jsonrpc"] == "2.0" else {
      throw Self.invalid("The member jsonrpc must be \"2.0\"", id: id)
    }
    guard let method = object["method"] else {
      self = try Self.response(object, id: id)
      return
    }
    guard let method = method.string else { throw Self.invalid("The member method must be a string", id: id) }
    let params = object["params"] ?? .null
    switch params {
    case .null, .array, .object: break
    default: throw Self.invalid("The member params must be an object or an array", id: id)
    }
    if let id {
      self = .request(id: id, method: method, params: params)
    } else {
      self = .notification(method: method, params: params)
    }
  }

  private static func response(_ object: JSONObject, id: RequestID?) throws(InvalidMessage) -> Message {
    guard let id, object["result"] != nil || object["error"] != nil else {
      throw invalid("A message has a method, or an id with a result or an error", id: id)
    }
    if let error = object["error"], !error.isNull {
      return .response(
        id: id,
        result: .failure(
          ResponseError(
            code: error["code"]?.integer ?? ErrorCode.internalError.rawValue,
            message: error["message"]?.string ?? "", data: error["data"])))
    }
    return .response(id: id, result: .success(object["result"] ?? .null))
  }

  private static func invalid(_ message: String, id: RequestID? = nil) -> InvalidMessage {
    InvalidMessage(id: id ?? .null, error: ResponseError(.invalidRequest, message))
  }
}
