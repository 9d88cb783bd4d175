package import EditorFeatures
import JSON
package import LSPTypes
import SourceText

extension WireText {
  /// The list as the client can take it: what all items share stands once where the client knows defaults.
  package func completionList(_ list: CompletionList) -> LSP.CompletionList {
    var shared: ByteRange?
    var sharedInsert: ByteRange?
    if client.itemDefaults.contains("editRange"), let first = list.items.first,
      list.items.allSatisfy({ $0.replaceRange == first.replaceRange && $0.insertRange == first.insertRange })
    {
      shared = first.replaceRange
      sharedInsert = first.insertRange
    }
    let sharesFormat = client.snippets && client.itemDefaults.contains("insertTextFormat")
    var defaults: LSP.CompletionList.ItemDefaults?
    if shared != nil || sharesFormat {
      defaults = LSP.CompletionList.ItemDefaults(
        editRange: shared.map { editRange(replace: $0, insert: sharedInsert ?? $0) },
        insertTextFormat: sharesFormat ? 2 : nil)
    }
    let items = list.items.map { item(for: $0, hasSharedRange: shared != nil, sharesFormat: sharesFormat) }
    return LSP.CompletionList(isIncomplete: list.isIncomplete, itemDefaults: defaults, items: items)
  }

  private func item(for item: CompletionItem, hasSharedRange: Bool, sharesFormat: Bool) -> LSP.CompletionItem {
    let snippet = client.snippets ? item.snippet : nil
    var result = LSP.CompletionItem(label: item.label, newText: snippet ?? item.insertText)
    result.kind = kind(item.kind)
    result.detail = item.detail.isEmpty ? nil : item.detail
    result.preselect = item.isPreselected && client.completionPreselect
    result.sortText = item.sortText.isEmpty ? nil : item.sortText
    result.filterText = item.filterText == item.label ? nil : item.filterText
    if sharesFormat {
      // The shared format is that of snippets, so an item that is not a snippet has to say so.
      result.insertTextFormat = snippet == nil ? 1 : nil
    } else {
      result.insertTextFormat = snippet == nil ? nil : 2
    }
    if !hasSharedRange { result.editRange = editRange(replace: item.replaceRange, insert: item.insertRange) }
    result.additionalTextEdits = item.additionalEdits.map(edit)
    result.data = item.documentation.map { .string($0.rawValue) }
    return result
  }

  private func editRange(replace: ByteRange, insert: ByteRange) -> LSP.EditRange {
    guard client.insertReplace else { return .range(range(replace)) }
    return .insertReplace(insert: range(insert), replace: range(replace))
  }

  /// LSP's `CompletionItemKind`; older clients know only the first 18.
  private func kind(_ kind: CompletionKind) -> Int {
    let number =
      switch kind {
      case .element: 7
      case .attribute: 10
      case .enumValue: 20
      case .reference: 18
      case .file: 17
      case .folder: 19
      case .color: 16
      case .icon: 12
      case .binding: 6
      case .endTag: 14
      case .snippet: 15
      }
    guard number > client.completionKindLimit else { return number }
    return number == 20 ? 13 : number == 19 ? 17 : 1
  }
}
