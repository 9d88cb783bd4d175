import CardAnalysis
import CardProject
import EditorFeatures
import EditorWire
import JSON
import JSONRPC
import LSPTypes
import PreviewServer
import SourceText
import Standards

/// What one page has with the core: its texts, what it can show, and what is on its way to it.
final class WebSession {
  let version: String
  let outbox: WebOutbox
  let files = WebFiles()
  /// The cards beside one another.
  let cards: WebCards
  /// What the page can do.
  private(set) var client = LSP.ClientCapabilities(json: .null)
  private(set) var encoding = PositionEncoding.utf16
  /// What the person has set, for all who follow it.
  let current = WebSettings()
  var settings: Settings { current.now }
  /// Where the documentation stands; nil for nowhere.
  var documentationBase: String? { settings.documentationBase.isEmpty ? nil : settings.documentationBase }
  /// The seconds since 1970 of the clock on the page's wall when it began.
  private(set) var now = 0
  private(set) var isInitialized = false
  /// The findings of each text that the page has been told last.
  private var told: [String: [LSP.Diagnostic]] = [:]
  /// Whose findings may be others than the page was told.
  private enum Unsaid: Equatable {
    case none
    case one(_ uri: String)
    case all
  }
  private var unsaid = Unsaid.none
  /// What waits for an answer of the page, by the number of the request.
  private var waiting: [Int64: (Result<JSONValue, ResponseError>) -> Void] = [:]
  private var lastRequest: Int64 = 0
  private var previewed: WebPreview?
  /// The requests whose answers need files that are still to come, by the address of the card that has looked for those.
  private var held: [(uri: String, answer: () -> Void)] = []

  init(version: String, _ language: CardLanguage, _ outbox: WebOutbox) {
    (self.version, self.outbox) = (version, outbox)
    cards = WebCards(language)
  }

  /// `initialize`.
  func initialize(_ params: LSP.InitializeParams) throws(ResponseError) -> JSONValue {
    guard !isInitialized else { throw ResponseError(.invalidRequest, "initialize may come only once") }
    isInitialized = true
    client = params.capabilities
    encoding = PositionEncoding.preferred(among: client.positionEncodings)
    current.now = Settings(json: params.initializationOptions)
    now = params.initializationOptions["now"]?.integer ?? 0
    let listed = params.initializationOptions["files"]
    files.list(try Self.paths((listed?.array ?? []).compactMap { $0.string }))
    if listed == .null { files.awaitList() }
    var capabilities = [
      JSONObject.Member("positionEncoding", .string(encoding.rawValue)),
      JSONObject.Member("textDocumentSync", ["openClose": true, "change": 2]),
    ]
    let commands = WebCommand.all.map { JSONValue.string($0.name) }
    capabilities.append(.init("executeCommandProvider", ["commands": .array(commands)]))
    for method in WebMethod.all {
      if let capability = method.capability { capabilities.append(.init(capability.name, capability.value)) }
    }
    return [
      "capabilities": .object(JSONObject(capabilities)),
      "serverInfo": ["name": "cardwright", "version": .string(version)],
    ]
  }

  /// Takes new settings.
  func apply(_ new: Settings) {
    guard new != settings else { return }
    current.now = new
    lookAnew()
    askAnew()
  }

  // MARK: Texts

  /// Takes `lines` as version `version` of the text at `uri`, which `edit` made of the one before, if there was one.
  func take(_ uri: String, isJSON: Bool, version: Int, _ lines: LineTable, after edit: Replacement? = nil) {
    let path = FileURI.path(uri).map { AbsolutePath.resolve($0, in: "/") }
    let earlier = files[uri]?.snapshot
    var snapshot: DocumentSnapshot?
    if !isJSON {
      snapshot = cards.analysis(
        uri, version, lines, files, memo: edit.flatMap { edit in earlier.flatMap { $0.memo(after: edit) } })
    }
    files.open(WebDocument(uri: uri, path: path, version: version, lines: lines, snapshot: snapshot))
    if let snapshot {
      if let path { cards.take(snapshot, at: path) }
      if unsaid != .all { unsaid = .one(uri) }
    } else {
      lookAnew()
    }
    preview(uri, isEdited: true)
  }

  /// Lets the text at `uri` go.
  func close(_ uri: String) throws(ResponseError) {
    guard let closed = files.close(uri) else { throw Self.isNotOpen(uri) }
    if let path = closed.path { cards.remove(at: path) }
    if told.removeValue(forKey: uri) != nil, !client.pullDiagnostics { publish([], uri, nil) }
    previewed?.preview.remove(uri)
    lookAnew()
  }

  /// Takes the bytes of the file at `uri`, or lets it go.
  func put(_ bytes: [UInt8]?, at uri: String) throws(ResponseError) {
    guard let path = FileURI.path(uri) else {
      throw ResponseError(.invalidParams, "uri must be the file: address of a file, not \(uri)")
    }
    files.put(bytes, at: AbsolutePath.resolve(path, in: "/"))
    lookAnew()
    askAnew()
  }

  /// Takes it that there are files at `uris`, or that they have changed: what stands in them is asked for when somebody looks.
  func list(_ uris: [String]) throws(ResponseError) {
    files.list(try Self.paths(uris))
    lookAnew()
    askAnew()
  }

  private static func paths(_ uris: [String]) throws(ResponseError) -> [String] {
    var paths: [String] = []
    for uri in uris {
      guard let path = FileURI.path(uri) else {
        throw ResponseError(.invalidParams, "files must have file: addresses, not \(uri)")
      }
      paths.append(AbsolutePath.resolve(path, in: "/"))
    }
    return paths
  }

  /// Asks the page for the files that somebody has looked for.
  private func askForFiles() {
    for wanted in files.takeWanted() {
      ask("cardwright/readFile", ["uri": .string(FileURI.uri(wanted.path))] as JSONValue) { [self] result in
        var bytes: [UInt8]?
        if case .success(let file) = result { bytes = Self.bytes(file) }
        // Who has looked at several files looks once, when they are all here.
        var isNew = false
        for uri in files.take(bytes, of: wanted).sorted() where !files.isAwaited(by: uri) {
          if lookAnew(at: uri) { isNew = true }
        }
        if isNew { askAnew() }
      }
    }
  }

  /// The bytes of a file that the page gives, as a text or in base64; nil where it gives none.
  static func bytes(_ file: JSONValue) -> [UInt8]? {
    file["text"]?.string.map { Array($0.utf8) } ?? file["base64"]?.string.flatMap { Base64.decoded($0.utf8) }
  }

  /// Has a page that asks itself ask anew: something else may be told of a text that is as it was.
  private func askAnew() {
    if client.pullDiagnostics, client.diagnosticRefresh { ask("workspace/diagnostic/refresh", JSONValue.null) { _ in } }
    if client.codeLensRefresh { ask("workspace/codeLens/refresh", JSONValue.null) { _ in } }
    if client.inlayHintRefresh { ask("workspace/inlayHint/refresh", JSONValue.null) { _ in } }
  }

  /// Looks at all cards anew: what they name may have changed.
  private func lookAnew() {
    files.forgetLooks(of: nil)
    for document in files.documents { analyse(document) }
    previewed?.lookAnew(at: nil)
    unsaid = .all
  }

  /// Looks at the card at `uri` anew, which may be one that only the preview shows; whether it is an open text.
  private func lookAnew(at uri: String) -> Bool {
    guard let document = files[uri] else {
      previewed?.lookAnew(at: uri)
      return false
    }
    files.forgetLooks(of: uri)
    analyse(document)
    unsaid = .all
    return true
  }

  private func analyse(_ document: WebDocument) {
    guard document.snapshot != nil else { return }
    files.open(
      WebDocument(
        uri: document.uri, path: document.path, version: document.version, lines: document.lines,
        snapshot: cards.analysis(document.uri, document.version, document.lines, files)))
    preview(document.uri, isEdited: false)
  }

  /// The card that is open at `uri`, and what it answers.
  func document(_ uri: String) throws(ResponseError) -> WireDocument {
    guard let document = files[uri] else { throw Self.isNotOpen(uri) }
    guard let snapshot = document.snapshot else {
      throw ResponseError(.invalidParams, "\(uri) is not a card but data")
    }
    return WireDocument(snapshot, version: document.version, wire(uri, document.lines), neighbours(of: document))
  }

  private static func isNotOpen(_ uri: String) -> ResponseError {
    ResponseError(.invalidParams, "\(uri) is not open; open it with textDocument/didOpen")
  }

  /// The way between the bytes of a text and the page's positions.
  func wire(_ uri: String, _ lines: LineTable) -> WireText {
    WireText(uri: uri, lines: lines, client: client, encoding: encoding, documentationBase: documentationBase)
  }

  private func neighbours(of document: WebDocument) -> WireNeighbours {
    let (files, cards) = (files, cards)
    func address(_ path: String) -> String { files.document(atPath: path)?.uri ?? FileURI.uri(path) }
    var neighbours = WireNeighbours(address: address)
    neighbours.beside = { cards.findings(in: $0, files) }
    neighbours.path = { relative in
      document.path.map { AbsolutePath.resolve(relative, in: FileURI.folder(of: $0)) }
    }
    neighbours.exists = files.exists
    neighbours.text = { path in
      if let open = files.document(atPath: path) { return (self.wire(open.uri, open.lines), open.version) }
      return files.bytes(path, for: nil).map { (self.wire(FileURI.uri(path), LineTable(SourceText($0))), nil) }
    }
    neighbours.card = { (address($0), files.document(atPath: $0)?.snapshot) }
    let settings = settings
    neighbours.shown = { settings.applied(to: $0) }
    neighbours.lineLength = settings.lineLength
    neighbours.insertsFinalNewline = settings.insertFinalNewline
    return neighbours
  }

  // MARK: Findings

  /// The findings in the card at `uri`.
  func findings(in uri: String) throws(ResponseError) -> [LSP.Diagnostic] {
    let document = try document(uri)
    guard settings.reportsDiagnostics else { return [] }
    return document.diagnostics(beside: cards.findings(in: document.snapshot, files))
  }

  /// Tells the page what is wrong with the card at `uri`, or with all where none is named, unless it asks itself or knows it.
  private func tellFindings(of uri: String?) {
    guard !client.pullDiagnostics else { return }
    for document in files.documents where document.snapshot != nil && (uri == nil || document.uri == uri) {
      guard let found = try? findings(in: document.uri) else { continue }
      // What was just looked for comes with one of the next messages, and all is told then.
      if files.isAwaited(by: document.uri) { continue }
      let isKnown = document.uri != uri && told[document.uri] == found
      told[document.uri] = found
      if !isKnown { publish(found, document.uri, document.version) }
    }
  }

  private func publish(_ found: [LSP.Diagnostic], _ uri: String, _ version: Int?) {
    outbox.send(
      .notification(
        "textDocument/publishDiagnostics",
        LSP.PublishDiagnosticsParams(
          uri: uri, version: client.diagnosticVersions ? version : nil, diagnostics: found)))
  }

  // MARK: Requests to the page

  /// Asks the page for something; `done` gets its answer.
  func ask<Params: JSONEncodable>(
    _ method: String, _ params: Params, _ done: @escaping (Result<JSONValue, ResponseError>) -> Void
  ) {
    lastRequest += 1
    waiting[lastRequest] = done
    outbox.send(.request(.integer(lastRequest), method, params))
  }

  /// The page has answered.
  func received(_ result: Result<JSONValue, ResponseError>, to id: RequestID) {
    guard case .integer(let number) = id, let done = waiting.removeValue(forKey: number) else { return }
    done(result)
  }

  /// Has `answer` called once the files have come that the card at `uri` has looked for.
  func hold(_ uri: String, _ answer: @escaping () -> Void) { held.append((uri: uri, answer: answer)) }

  /// Has those answered that were held and need not be any more.
  private func answerHeld() {
    let all = held
    held = []
    for (uri, answer) in all {
      if files.isAwaited(by: uri) { hold(uri, answer) } else { answer() }
    }
  }

  // MARK: Preview

  /// The preview, which begins when a page is first asked for.
  func preview() -> WebPreview {
    if let previewed { return previewed }
    let made = WebPreview(self)
    previewed = made
    for document in files.documents { preview(document.uri, isEdited: false) }
    return made
  }

  private func preview(_ uri: String, isEdited: Bool) {
    guard let previewed, let document = files[uri], let snapshot = document.snapshot else { return }
    previewed.update(snapshot, name: Self.name(of: document), isEdited: isEdited)
  }

  private static func name(of document: WebDocument) -> String {
    document.path.flatMap { $0.split(separator: "/").last.map(String.init) } ?? document.uri
  }

  /// Does what waits to be done, until nothing does: draws first.
  func work() {
    previewed?.work(self)
    let (changed, concernsOthers) = (unsaid, unsaid != .none && cards.concernOthers())
    unsaid = .none
    switch changed {
    case .none: break
    case .one(let uri): tellFindings(of: concernsOthers ? nil : uri)
    case .all: tellFindings(of: nil)
    }
    answerHeld()
    previewed?.readAhead()
    askForFiles()
  }
}
