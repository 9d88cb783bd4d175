package import CardAnalysis
package import EditorFeatures
package import JSON
package import LSPTypes
import SourceText
import XMLSyntax

extension WireDocument {
  /// How completion is asked for.
  package static let completionOptions: JSONValue = [
    "triggerCharacters": ["<", "\"", "'", " ", ":", "/", "{", "&", ".", "#"], "resolveProvider": true,
  ]

  /// What is typed to be laid out at once.
  package static let typingOptions: JSONValue = ["firstTriggerCharacter": ">", "moreTriggerCharacter": ["/", "\n"]]

  /// `textDocument/completion`.
  ///
  /// - Parameter now: The seconds since 1970 of the clock on the wall.
  package func completion(_ params: LSP.CompletionParams, now: Int) -> LSP.CompletionList {
    let offset = wire.offset(params.position)
    // The quote that has just been typed may have closed a value: Enter would take then what nobody has asked for.
    let isQuote = params.triggerCharacter == "\"" || params.triggerCharacter == "'"
    if isQuote, !isInValue(offset) { return wire.completionList(CompletionList()) }
    return wire.completionList(Completer(snapshot, at: offset, now: now).list)
  }

  /// Whether the byte `offset`, behind a quote, is in a value.
  private func isInValue(_ offset: Int) -> Bool {
    switch snapshot.tree.cursorContext(at: offset) {
    case .attributeValue: return true
    case .processingInstruction(let node), .xmlDeclaration(let node):
      let before = snapshot.text.bytes[Int(snapshot.tree[node].start)..<offset]
      guard let quote = before.last else { return false }
      return before.reduce(0) { $0 + ($1 == quote ? 1 : 0) } % 2 == 1
    default: return false
    }
  }

  /// `textDocument/inlineCompletion`.
  package func inlineCompletion(_ params: LSP.TextDocumentPositionParams) -> [LSP.InlineCompletionItem]? {
    InlineCompletion(snapshot, at: wire.offset(params.position)).map {
      [
        LSP.InlineCompletionItem(
          text: $0.text, snippet: client.snippets ? $0.snippet : nil, range: wire.range($0.range))
      ]
    }
  }

  /// `textDocument/formatting`, and `textDocument/rangeFormatting` where there is a range.
  package func formatting(_ params: LSP.FormattingParams) -> [LSP.TextEdit] {
    Formatter.edits(in: snapshot, options(params.options), range: params.range.map(wire.bytes)).map(wire.edit)
  }

  /// `textDocument/onTypeFormatting`.
  package func typing(_ params: LSP.OnTypeFormattingParams) -> [LSP.TextEdit] {
    TypingAssistant(snapshot).edits(
      at: wire.offset(params.position), typed: params.character, options: options(params.options)
    ).map(wire.edit)
  }

  /// `cardwright/closeTag`.
  package func closingTag(_ params: LSP.TextDocumentPositionParams) -> JSONValue? {
    TypingAssistant(snapshot).closingTag(at: wire.offset(params.position)).map { ["snippet": .string($0)] }
  }

  /// `textDocument/prepareRename` of what stands in this document alone.
  package func prepareRename(_ params: LSP.TextDocumentPositionParams) -> LSP.PrepareRenameResult? {
    Navigator(snapshot).renameRange(at: wire.offset(params.position)).map {
      LSP.PrepareRenameResult(range: wire.range($0), placeholder: snapshot.text[$0])
    }
  }

  /// The edits in this document alone that rename what stands at the byte `offset`.
  package func rename(at offset: Int, to name: String) throws(RenameRefusal) -> LSP.WorkspaceEdit {
    workspaceEdit(try Navigator(snapshot).rename(at: offset, to: name))
  }

  private func options(_ options: LSP.FormattingOptions) -> FormattingOptions {
    var wanted = FormattingOptions(tabSize: options.tabSize, insertSpaces: options.insertSpaces)
    wanted.lineLength = neighbours.lineLength
    wanted.insertFinalNewline = options.insertFinalNewline ?? neighbours.insertsFinalNewline
    return neighbours.formatting(wanted)
  }
}

extension CardLanguage {
  /// `completionItem/resolve`: `item` with what explains it, for a client that can do what `client` says.
  package func resolved(_ item: JSONValue, _ client: LSP.ClientCapabilities) -> JSONValue {
    guard var object = item.object else { return .object(JSONObject()) }
    guard object["documentation"] == nil, let key = object["data"]?.string,
      let text = documentation(for: DocumentationKey(rawValue: key))
    else { return item }
    let isMarkdown = client.completionMarkdown
    object["documentation"] = [
      "kind": .string(isMarkdown ? "markdown" : "plaintext"),
      "value": .string(isMarkdown ? text.markdown : text.plainText),
    ]
    return .object(object)
  }
}
