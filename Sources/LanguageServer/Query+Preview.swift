import CardAnalysis
import CardLayout
import EditorWire
import FileSystem
import JSON
import JSONRPC
import JSONRPCChannel
import LSPTypes
import LocalPreview
import PreviewServer
import Rendering
import Standards
import Workspace

extension Query {
  /// `cardwright.preview.open`: a page that shows the document.
  func openPreview(_ params: LSP.ExecuteCommandParams) throws -> JSONValue {
    let uri = try params.arguments.isEmpty ? onlyCard() : Self.uri(params)
    guard let document = workspace.documents[uri], document.isCard else {
      throw ResponseError(.requestFailed, "\(uri) is not open; open the card first")
    }
    let carrier = try (params.arguments.first ?? .null).choice("carrier", Carrier.browser)
    switch carrier {
    case .webview:
      let client = server.client
      let page = server.preview.begin().preview.connect(uri, tellsOfDrain: false) { page in
        { message in client.send(.notification("cardwright/preview/toPage", CarriedMessage(message, to: page)))
        }
      }
      return ["page": .integer(page), "html": .string(PreviewPages.webview)]
    case .browser:
      let address = try server.preview.address() + "?uri=" + FileURI.queryEscaped(uri)
      // A caller that names the carrier uses the answer; nobody uses that of a lens, an action or a bare command.
      let isAnswerRead = params.arguments.first?["carrier"] != nil
      var answer = JSONObject([.init("url", .string(address))])
      if server.preview.editor.openPage(address, itself: !isAnswerRead) { answer["opened"] = true }
      return .object(answer)
    }
  }

  /// `cardwright.preview.record`: the scene is played, which records what is done.
  func record(_ params: LSP.ExecuteCommandParams) throws -> JSONValue {
    let uri = try Self.uri(params)
    guard let document = workspace.documents[uri], document.isCard else {
      throw ResponseError(.requestFailed, "\(uri) is not open; open the card first")
    }
    guard server.analyst.snapshot(of: document, in: workspace).isScene else {
      throw ResponseError(.requestFailed, "This file holds no scene; scenarios are recorded in one")
    }
    return server.preview.begin().preview.play(uri) ? [:] : try openPreview(params)
  }

  /// The card that is meant where none is named: the only one that is open.
  private func onlyCard() throws -> String {
    let cards = workspace.documents.values.filter(\.isCard)
    guard cards.count == 1, let card = cards.first else {
      throw ResponseError(.invalidParams, "\(cards.count) cards are open; name the one to show by its uri")
    }
    return card.uri
  }

  /// Who carries a page.
  private enum Carrier: String, CaseIterable {
    case browser
    case webview
  }

  /// `cardwright.preview.close`: one page of the editor, the pages of a document, or all.
  func closePreview(_ params: LSP.ExecuteCommandParams) {
    let preview = server.preview.session?.preview
    if let page = params.arguments.first?["page"]?.integer {
      preview?.disconnect(page)
    } else if let uri = try? Self.uri(params) {
      preview?.close(uri)
    } else {
      server.preview.closeAll()
    }
  }

  /// `cardwright.preview.pin`.
  func pinPreview(_ params: LSP.ExecuteCommandParams) throws -> JSONValue {
    let uri = try Self.uri(params)
    guard let preview = server.preview.session?.preview else {
      throw ResponseError(.requestFailed, "There is no preview; open one first")
    }
    return ["pinned": .bool(preview.pin(uri, params.arguments.first?["pinned"]?.bool))]
  }

  /// `cardwright.preview.export`: the card as a file beside it, or at a path within the workspace.
  func exportPreview(_ params: LSP.ExecuteCommandParams) throws -> JSONValue {
    let uri = try Self.uri(params)
    let argument = params.arguments.first ?? .null
    let format = try argument.choice("format", PreviewFormat.svg)
    guard let snapshot = try card(uri, argument), let own = FileURI.path(uri) else {
      throw ResponseError(.requestFailed, "\(uri) is no file that can be read")
    }
    let name = format.fileName(for: own)
    let scope = FileScope(base: FileURI.folder(of: own), folders: workspace.folders)
    guard let path = scope.path(argument["path"]?.string ?? name), path != own else {
      throw ResponseError(.invalidParams, "path must name another file within the workspace")
    }
    let choices = try EnvironmentChoices(members: argument)
    let variants = format == .sheet && choices.isEmpty ? EnvironmentChoices.tour : choices.variants
    let export = try PreviewExport(snapshot, variants.map { (caption: $0.caption, environment: $0.environment) })
    let bytes = try export.file(format, overlays: try Self.overlays(argument), .installed)
    do throws(FileError) {
      try File(path).replace(with: bytes)
    } catch {
      throw ResponseError(.requestFailed, error.description)
    }
    return ["path": .string(path), "uri": .string(FileURI.uri(path))]
  }

  /// The document that a command's argument names, as `uri` or as itself.
  static func uri(_ params: LSP.ExecuteCommandParams) throws(ResponseError) -> String {
    guard let uri = params.arguments.first?.documentURI else {
      throw ResponseError(.invalidParams, "The argument must name a document by its uri")
    }
    return uri
  }
}
