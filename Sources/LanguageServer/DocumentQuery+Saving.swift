import CardAnalysis
import Configuration
import EditorFeatures
import EditorWire
import LSPTypes
import SourceText

extension DocumentQuery {
  /// The edits that the user wants made whenever the document is saved.
  func editsOnSaving() -> [LSP.TextEdit] {
    let settings = query.workspace.settings
    // What stays in a file follows from what it says, and not from what its author looks at.
    var saved = snapshot.reading(nil)
    // A client may have other documents of XML open, or of HTML.
    guard snapshot.isInLanguage || document.uri.hasSuffix(CardLanguage.fileSuffix) else { return [] }
    if settings.fixesOnSave {
      let beside = query.server.analyst.repaired(document, saved)
      saved = DocumentRepair(saved, .preferred, where: { settings.applied(to: $0) != nil }, beside: beside).snapshot
    }
    var text = saved.text
    if settings.formatsOnSave { text = text.applying(Formatter.edits(in: saved, defaultOptions)) ?? text }
    return LineChanges(of: snapshot.text, by: text).edits.map(wire.edit)
  }

  /// How the document is laid out where the client does not say: by its project, then by the settings.
  private var defaultOptions: FormattingOptions {
    let settings = query.workspace.settings
    return query.server.analyst.configuration(for: document.uri).formatting(
      FormattingOptions(insertFinalNewline: settings.insertFinalNewline, lineLength: settings.lineLength))
  }
}
