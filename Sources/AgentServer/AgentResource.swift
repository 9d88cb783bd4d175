import BundledData
import CardAnalysis
import DocumentationGenerator
import JSON
import JSONRPC
import SourceText
import Standards
import Workspace
import XMLSyntax

/// One kind of resource: the row drives lists, templates, reading and the completion of addresses.
struct AgentResource: Sendable {
  let name: String
  let title: String
  let summary: String
  /// What all addresses begin with.
  let prefix: String
  /// What the rest of an address is called in its template.
  let variable: String
  let mimeType: String
  /// What there is: the rest of each address, a title, and what it is.
  let list: @Sendable (AgentRequest) throws -> [(rest: String, title: String, summary: String)]
  /// The text behind the rest of an address; nil where there is none.
  let read: @Sendable (AgentRequest, String) throws -> String?

  /// Every kind, those of the project first.
  static let all: [AgentResource] = [files, examples, documentation]

  private static let files = AgentResource(
    name: "card", title: "Cards of the project", summary: "A card file of the folders that are granted.",
    prefix: "file:///", variable: "path", mimeType: "application/xml",
    list: { request in
      let folders = try request.folders
      let configurations = request.server.cards.project(in: folders).configurations
      return CardPaths.real(in: folders).filter { !configurations.excludes($0) }.map { path in
        (String(FileURI.uri(path).dropFirst("file:///".count)), CardOpener.name(path, in: folders), "")
      }
    },
    read: { request, rest in
      let card = try request.server.cards.open(path: "file:///" + rest, text: nil, in: try request.folders)
      return card.decoding.text.string
    })

  private static let examples = AgentResource(
    name: "example", title: "Example cards",
    summary: "A card that shows what the language can do, or the sample data of one.",
    prefix: "cardwright://examples/", variable: "name", mimeType: "application/xml",
    list: { _ in
      BundledFile.examples.filter { $0.name.hasSuffix(CardLanguage.fileSuffix) }.map { ($0.name, $0.name, "") }
    },
    read: { _, rest in
      let file = BundledFile.examples.first { $0.name == rest && !rest.hasSuffix(".png") }
      return file.map { String(decoding: $0.bytes, as: UTF8.self) }
    })

  /// The pages of the reference.
  static let documentation = AgentResource(
    name: "documentation", title: "Language reference and guidelines",
    summary: "A page of the reference: elements, types, findings with their guidelines, guides, commands.",
    prefix: "cardwright://docs/", variable: "page", mimeType: "text/markdown",
    list: { request in
      try request.server.documentation().entries.filter(\.isPage).map { ($0.page, $0.title, $0.summary) }
    },
    read: { request, rest in try request.server.documentation().text(at: rest) })

  /// Its template (RFC 6570).
  var template: String { "\(prefix){+\(variable)}" }

  /// So many resources make a page of the list.
  private static let pageLength = 100

  /// `resources/list`.
  static func list(_ request: AgentRequest) throws -> JSONObject {
    let every = try all.flatMap { kind in
      try request.granted { try kind.list(request) }.map { (kind, $0) }
    }
    var start = 0
    if let cursor = request.params["cursor"] {
      guard let place = cursor.string.flatMap({ Int($0) }), place > 0, place < every.count else {
        throw ResponseError(.invalidParams, "The cursor is none that resources/list gave; begin without one")
      }
      start = place
    }
    let page = every[start..<min(start + pageLength, every.count)]
    var result = JSONObject([
      .init(
        "resources",
        .array(
          page.map { kind, found in
            var json = JSONObject([
              .init("uri", .string(kind.prefix + found.rest)), .init("name", .string(found.rest)),
              .init("title", .string(found.title)), .init("mimeType", .string(kind.mimeType)),
            ])
            if !found.summary.isEmpty { json["description"] = .string(found.summary) }
            return .object(json)
          }))
    ])
    if page.endIndex < every.count { result["nextCursor"] = .string("\(page.endIndex)") }
    return result
  }

  /// `resources/templates/list`.
  static let templates = JSONObject([
    .init(
      "resourceTemplates",
      .array(
        all.map { kind in
          [
            "uriTemplate": .string(kind.template), "name": .string(kind.name), "title": .string(kind.title),
            "description": .string(kind.summary), "mimeType": .string(kind.mimeType),
          ]
        }))
  ])

  /// `resources/read`.
  static func read(_ request: AgentRequest) throws -> JSONObject {
    let uri = request.params["uri"]?.string ?? ""
    func missing(_ reason: String) -> ResponseError {
      // The code is the protocol's own up to 2025-11-25.
      let code = request.version == .july2026 ? ErrorCode.invalidParams.rawValue : -32002
      return ResponseError(code: code, message: reason, data: ["uri": .string(uri)])
    }
    guard let kind = all.first(where: { uri.hasPrefix($0.prefix) }) else {
      throw missing("There is no resource “\(uri)”; resources/list tells what there is")
    }
    do {
      guard let text = try kind.read(request, String(uri.dropFirst(kind.prefix.count))) else {
        throw missing("There is no resource “\(uri)”; resources/list tells what there is")
      }
      return JSONObject([
        .init("contents", [["uri": .string(uri), "mimeType": .string(kind.mimeType), "text": .string(text)]])
      ])
    } catch let error as ResponseError {
      throw error
    } catch let question as FoldersWanted {
      throw question
    } catch {
      throw missing("\(error)")
    }
  }

  /// What may stand for the variable of the template `template`, as far as it begins with `typed`.
  static func values(of template: String, _ typed: String, _ request: AgentRequest) throws -> [String] {
    guard let kind = all.first(where: { $0.template == template || $0.prefix + "{\($0.variable)}" == template }) else {
      throw ResponseError(.invalidParams, "There is no template “\(template)”; resources/templates/list tells them")
    }
    return try request.granted { try kind.list(request) }.map(\.rest).filter { $0.hasPrefix(typed) }
  }
}
