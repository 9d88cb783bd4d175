package import JSON
import LSPTypes
package import SourceText

/// What the user can set for the editor; what a project sets for its cards is a `Configuration`.
///
/// The members of `initializationOptions`, and of the section `cardwright` of the client's settings. Unknown members are ignored; a member of the wrong type keeps its default.
package struct Settings: Sendable, Equatable {
  /// `diagnostics.severity`: by code, `error`, `warning`, `information` or `hint`, or `off` to hide the finding.
  package var severities: [String: SeveritySetting] = [:]
  /// `diagnostics.debounce`: milliseconds between an edit and the start of its check; nil to follow the document's size.
  package var debounce: Int?
  /// `diagnostics.enable`: whether findings are reported at all.
  package var reportsDiagnostics = true
  /// `documentation.baseAddress`: where the documentation stands; empty for no links.
  package var documentationBase = ""
  /// `log.level`; nil to keep the level from the command line.
  package var logLevel: LogLevel?
  /// `format.lineLength`: columns up to which a start tag stays on one line.
  package var lineLength = 120
  /// `save.fix`: whether what can be fixed without asking is fixed when a document is saved.
  package var fixesOnSave = false
  /// `save.format`: whether a document is laid out when it is saved.
  package var formatsOnSave = false
  /// `samples.set`: the name of the sample set whose files are read; empty for those that cards name.
  package var sampleSet = ""
  /// `export.folder`: the folder, from that of the workspace, in which each target has one to which cards are exported.
  package var exportFolder = "export"
  /// `export.app`: the name of the app that cards are exported to; empty for the target's own.
  package var exportApp = ""
  /// `hover.pictures`: whether the client shows drawings in hovers.
  package var hasHoverPictures = false
  /// `format.insertFinalNewline`: whether a formatted text ends with a line end, when the client does not say.
  package var insertFinalNewline = true

  /// Every setting and what it does, for people.
  package static let descriptions: [(name: String, text: String)] = [
    ("diagnostics.enable", "Whether findings are reported at all; true."),
    ("diagnostics.severity", "By code: `error`, `warning`, `information`, `hint`, or `off` to hide the finding."),
    ("diagnostics.debounce", "Milliseconds between an edit and its check; follows the document's size."),
    ("documentation.baseAddress", "Where the documentation stands that findings link to; none."),
    ("log.level", "`error`, `warning`, `info` or `debug`; as the command line says."),
    ("save.fix", "Whether saving fixes what can be fixed without asking; false."),
    ("save.format", "Whether saving lays the document out; false, as most editors have a setting of their own."),
    ("samples.set", "The sample set of the project whose files are read in place of those that cards name; none."),
    ("export.folder", "Where each target has a folder that “Export to …” writes to, in the workspace's; `export`."),
    ("export.app", "The name of the app that cards are exported to, which stands in paths and ids; the target's own."),
    ("hover.pictures", "Whether hovers hold drawings, as data addresses in Markdown, which few editors show; false."),
    ("format.lineLength", "Columns up to which a start tag stays on one line; 120."),
    ("format.insertFinalNewline", "Whether a text without a last line end gets one, unless the editor says; true."),
  ]

  /// The defaults.
  package init() {}

  /// Reads the section `cardwright`; a value that holds a member `cardwright` is unwrapped first.
  package init(json value: JSONValue) {
    let section = value["cardwright"] ?? value
    for member in section["diagnostics"]?["severity"]?.object?.members ?? [] {
      guard let word = member.value.string, let setting = SeveritySetting(word) else { continue }
      severities[member.name] = setting
    }
    debounce = section.lenient("diagnostics", "debounce", as: Int.self).map { min(max(0, $0), 10_000) }
    reportsDiagnostics = section.lenient("diagnostics", "enable") ?? true
    documentationBase = section.lenient("documentation", "baseAddress") ?? ""
    logLevel = section.lenient("log", "level", as: String.self).flatMap(LogLevel.init(rawValue:))
    lineLength = section.lenient("format", "lineLength", as: Int.self).map { min(max(20, $0), 10_000) } ?? 120
    fixesOnSave = section.lenient("save", "fix") ?? false
    formatsOnSave = section.lenient("save", "format") ?? false
    sampleSet = section.lenient("samples", "set") ?? ""
    exportFolder = section.lenient("export", "folder", as: String.self).flatMap { $0.isEmpty ? nil : $0 } ?? "export"
    exportApp = section.lenient("export", "app") ?? ""
    hasHoverPictures = section.lenient("hover", "pictures") ?? false
    insertFinalNewline = section.lenient("format", "insertFinalNewline") ?? true
  }

  /// `finding` as these settings show it; nil when they hide it.
  package func applied(to finding: Diagnostic) -> Diagnostic? { severities.applied(to: finding) }
}
