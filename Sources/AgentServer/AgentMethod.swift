import JSON
import JSONRPC
import Synchronization

/// One request of the protocol: the row drives dispatch and the advertised capabilities.
struct AgentMethod: Sendable {
  let name: String
  /// What is advertised for it: a capability and its value.
  var capability: (name: String, value: JSONValue)?
  /// Whether it takes its time, and runs beside others.
  var runsBeside = false
  /// Whether its answer says how long it may be kept (2026-07-28).
  var isCacheable = false
  /// Whether its answer may be a question (2026-07-28).
  var mayAskBack = false
  /// The versions that have it.
  var versions = ProtocolVersion.allCases
  let answer: @Sendable (AgentRequest) throws -> JSONObject

  /// Whether `request` starts a browser.
  func startsBrowser(_ request: AgentRequest) -> Bool {
    guard name == "tools/call",
      let tool = request.server.tools.first(where: { $0.name == request.params["name"]?.string })
    else { return false }
    return tool.startsBrowser(request.params["arguments"] ?? .null)
  }

  /// The answer to `request`, the work on which met a fault of the server's own.
  ///
  /// - Parameter isOwn: Whether that was in it; else in another that held what it needed.
  func fault(_ request: AgentRequest, isOwn: Bool) -> OutgoingMessage {
    guard let tool = request.params["name"]?.string, name == "tools/call" else {
      let advice = isOwn ? "others still work" : "it was in another request, so ask again"
      let error = ResponseError(.internalError, "\(name) failed because of a fault in Cardwright; \(advice)")
      return .response(to: request.id, error: error)
    }
    // The model that called is to read it.
    let result = ToolResult.failure(
      isOwn
        ? "\(tool) failed because of a fault in Cardwright itself: do not ask the same again; other calls still work"
        : "\(tool) was stopped because of a fault in Cardwright itself, in another call: ask again")
    return .response(to: request.id) { request.framed(result, isCacheable: false).encode(to: &$0) }
  }

  /// The method called `name` in `version`.
  static func named(_ name: String, in version: ProtocolVersion) -> AgentMethod? {
    all.first { $0.name == name && $0.versions.contains(version) }
  }

  /// Every request that is understood.
  static let all: [AgentMethod] = [
    AgentMethod(name: "initialize", versions: ProtocolVersion.greeting) { try $0.server.initialize($0.params) },
    AgentMethod(name: "server/discover", isCacheable: true, versions: [.july2026]) { $0.server.discovery },
    AgentMethod(name: "ping", versions: ProtocolVersion.greeting) { _ in JSONObject() },
    AgentMethod(name: "tools/list", capability: ("tools", [:]), isCacheable: true) { request in
      JSONObject([.init("tools", .array(request.server.tools.map(\.json)))])
    },
    AgentMethod(name: "tools/call", runsBeside: true, mayAskBack: true) { try Tool.call($0) },
    AgentMethod(name: "resources/list", capability: ("resources", [:]), runsBeside: true, isCacheable: true) {
      try AgentResource.list($0)
    },
    AgentMethod(name: "resources/templates/list", isCacheable: true) { _ in AgentResource.templates },
    AgentMethod(name: "resources/read", runsBeside: true, isCacheable: true, mayAskBack: true) {
      try AgentResource.read($0)
    },
    AgentMethod(name: "prompts/list", capability: ("prompts", [:]), isCacheable: true) { _ in
      JSONObject([.init("prompts", .array(AgentPrompt.all.map(\.json)))])
    },
    AgentMethod(name: "prompts/get", runsBeside: true, mayAskBack: true) { try AgentPrompt.get($0) },
    AgentMethod(name: "completion/complete", capability: ("completions", [:]), runsBeside: true) {
      try AgentPrompt.complete($0)
    },
    AgentMethod(name: "logging/setLevel", capability: ("logging", [:]), versions: ProtocolVersion.greeting) { request in
      guard let level = request.params["level"]?.string.flatMap(AgentLogLevel.init) else {
        let levels = AgentLogLevel.allCases.map(\.rawValue).joined(separator: ", ")
        throw ResponseError(.invalidParams, "level must be one of \(levels)")
      }
      request.server.session.withLock { $0.logLevel = level }
      return JSONObject()
    },
  ]
}

extension AgentServer {
  /// `initialize`.
  func initialize(_ params: JSONValue) throws(ResponseError) -> JSONObject {
    guard let offer = params["protocolVersion"]?.string else {
      throw ResponseError(.invalidParams, "initialize needs protocolVersion, such as \"2025-11-25\"")
    }
    let version = ProtocolVersion.answering(offer)
    let isFirst = session.withLock { session in
      guard session.version == nil else { return false }
      (session.version, session.capabilities) = (version, params["capabilities"] ?? .null)
      return true
    }
    guard isFirst else { throw ResponseError(.invalidRequest, "initialize may come only once") }
    return JSONObject([
      .init("protocolVersion", .string(version.rawValue)), .init("capabilities", capabilities),
      .init("serverInfo", information), .init("instructions", .string(Self.instructions)),
    ])
  }

  /// The answer to `server/discover`.
  var discovery: JSONObject {
    JSONObject([
      .init("supportedVersions", .array(ProtocolVersion.allCases.reversed().map { .string($0.rawValue) })),
      .init("capabilities", capabilities), .init("instructions", .string(Self.instructions)),
    ])
  }

  /// What the server says of itself.
  var information: JSONValue { ["name": "cardwright", "title": "Cardwright", "version": .string(version)] }

  private var capabilities: JSONValue {
    .object(JSONObject(AgentMethod.all.compactMap(\.capability).map { .init($0.name, $0.value) }))
  }

  /// What a model is told before it chooses tools.
  private static let instructions = """
    Cardwright understands, checks and draws SAP Fiori mobile cards: XML files named *.card.xml. Make a card with new_card, \
    change it with edit (complete tells what may stand at a place), check it with validate, mend it with fix, and look at it \
    with render. explain tells what a finding means, search_docs what the language offers. Nothing is written to a file \
    unless write is true.
    """
}
