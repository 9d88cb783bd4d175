import JSON
import JSONRPC
import JSONRPCChannel
import Synchronization

/// A request on its way.
struct AgentRequest: Sendable {
  let server: AgentServer
  let id: RequestID
  let params: JSONValue
  /// The version of the protocol that it is answered by.
  let version: ProtocolVersion
  let flag = CancellationFlag()

  /// The request `method`, if it may be made now.
  ///
  /// A request that says its version stands for itself (2026-07-28); others follow `initialize`.
  init(_ server: AgentServer, _ id: RequestID, _ method: String, _ params: JSONValue) throws {
    (self.server, self.id, self.params) = (server, id, params)
    let agreed = server.session.withLock { $0.version }
    if let said = params["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.string, said != agreed?.rawValue {
      guard said == ProtocolVersion.july2026.rawValue else { throw Self.unsupported(said) }
      version = .july2026
    } else if let agreed {
      version = agreed
    } else if method == "initialize" || method == "ping" {
      version = .november2025
    } else if method == "server/discover" {
      version = .july2026
    } else {
      throw ResponseError(.invalidRequest, "The first request must be initialize, not \(method)")
    }
  }

  private static func unsupported(_ version: String) -> ResponseError {
    let greeting = ProtocolVersion.greeting.reversed().map(\.rawValue).joined(separator: " and ")
    return ResponseError(
      code: -32022,
      message:
        "A request cannot be of version \(version) of the protocol, but of \(ProtocolVersion.july2026.rawValue); "
        + "\(greeting) begin with initialize",
      data: [
        "supported": .array(ProtocolVersion.allCases.reversed().map { .string($0.rawValue) }),
        "requested": .string(version),
      ])
  }

  /// The folders that the client lets it see.
  ///
  /// - Throws: ``FoldersWanted`` where the client has to be asked first and asks again with the answer; ``FoldersAwaited`` where
  ///   it was asked.
  var folders: [String] {
    get throws {
      let capabilities = params["_meta"]?["io.modelcontextprotocol/clientCapabilities"]
      guard version == .july2026, capabilities?["roots"] != nil else {
        // A client that grants folders by its session does so for every request.
        let grants = server.session.withLock { $0.capabilities["roots"] != nil }
        return try server.folders.paths(grantedByClient: grants)
      }
      guard let answer = params["inputResponses"]?[FoldersWanted.key] else { throw FoldersWanted() }
      return server.folders.paths(grantedIn: answer)
    }
  }

  /// What `list` lists; nothing where no folder is granted: that there are no files is no error of a list.
  func granted<Item>(_ list: () throws -> [Item]) throws -> [Item] {
    do {
      return try list()
    } catch let question as FoldersAwaited {
      throw question
    } catch {
      return []
    }
  }

  /// `result` with what the version asks of every result.
  func framed(_ result: JSONObject, isCacheable: Bool) -> JSONObject {
    guard version == .july2026 else { return result }
    var result = result
    result["resultType"] = "complete"
    if isCacheable { (result["ttlMs"], result["cacheScope"]) = (0, "private") }
    result["_meta"] = ["io.modelcontextprotocol/serverInfo": server.information]
    return result
  }

  /// Says how far it has come, to a client that wants to know.
  func report(_ done: Int, of total: Int? = nil, _ message: String) {
    guard !flag.isRaised, let token = params["_meta"]?["progressToken"] else { return }
    var params = JSONObject([
      .init("progressToken", token), .init("progress", .integer(done)), .init("message", .string(message)),
    ])
    if let total { params["total"] = .integer(total) }
    server.client.send(.notification("notifications/progress", params))
  }

  /// Tells the client what its person may want to know.
  func log(_ level: AgentLogLevel, _ text: String) {
    let wanted: AgentLogLevel?
    if version == .july2026 {
      wanted = params["_meta"]?["io.modelcontextprotocol/logLevel"]?.string.flatMap(AgentLogLevel.init)
    } else {
      wanted = server.session.withLock { $0.logLevel }
    }
    guard let wanted, level >= wanted else { return }
    let params: JSONValue = ["level": .string(level.rawValue), "logger": "cardwright", "data": .string(text)]
    server.client.send(.notification("notifications/message", params))
  }
}
