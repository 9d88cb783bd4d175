import CardAnalysis
import EditorFeatures
import JSON
import SourceText
import Synchronization
import XMLSyntax

/// Changes that pages ask for, checked by the schema before the host applies them.
struct DocumentEdits: Sendable {
  private let contents: PreviewContents

  init(_ contents: PreviewContents) { self.contents = contents }

  /// `edit`: a page sets an attribute or the text of an element.
  func edit(_ page: Int, _ message: PageMessage) throws(PreviewError) {
    let value = message["value"]
    let (document, range, snapshot) = try contents.place(message)
    guard message.version == snapshot.version, document.picture().stale == nil else {
      throw PreviewError("The text has changed since the picture was drawn; try again in a moment")
    }
    guard let node = snapshot.tree.element(from: range) else {
      throw PreviewError("No element of the document stands there")
    }
    let writer = ElementWriter(snapshot.tree, node)
    let element = snapshot.tree.name(of: node).local
    if let name = message["attribute"].string {
      let edit = value.string.map { writer.setting(name, to: $0) } ?? writer.removing(name)
      let verb = value.isNull ? "Remove" : "Set"
      try apply([edit].compactMap { $0 }, to: snapshot, "\(verb) \(name) of \(element)", for: page, message["request"])
    } else if let text = value.string {
      guard let edit = writer.settingText(to: text) else {
        throw PreviewError("<\(element)> holds other elements, so its text cannot be set as a whole")
      }
      try apply([edit], to: snapshot, "Set the text of \(element)", for: page, message["request"])
    } else {
      throw PreviewError("value may be null only for an attribute")
    }
  }

  /// `fix`: a page applies a fix of a finding.
  func fix(_ page: Int, _ message: PageMessage) throws(PreviewError) {
    let (known, samples) = contents.state.withLock { ($0.documents[message.uri], $0.pages[page]?.samples) }
    guard let document = known, document.version == message.version else {
      throw PreviewError("The text has changed since the finding was made; try again in a moment")
    }
    let snapshot = document.latest.reading(setNamed: samples)
    let findings = contents.shownFindings(of: snapshot)
    guard let finding = message["finding"].string.flatMap({ Int($0) }), let fix = message["fix"].integer,
      findings.indices.contains(finding), findings[finding].fixes.indices.contains(fix)
    else {
      throw PreviewError("There is no such fix")
    }
    let chosen = findings[finding].fixes[fix]
    try apply(chosen.edits, to: snapshot, chosen.title, for: page, message["request"])
  }

  /// Has the host apply `edits`, unless the document would have an error behind them that it does not have now.
  func apply(
    _ edits: [TextEdit], to before: DocumentSnapshot, _ label: String, for page: Int, _ request: JSONValue
  ) throws(PreviewError) {
    guard let apply = contents.host.apply else { throw PreviewError("Nothing can be changed here") }
    let text = try text(of: before, behind: edits)
    if text == before.text { return answer(page, request, nil) }
    let edit = PreviewEdit(uri: before.uri, version: before.version, edits: edits, label: label, text: text)
    apply(edit) { answer(page, request, $0) }
  }

  /// The text of `before` behind `edits`, unless it would have an error that it does not have now.
  func text(of before: DocumentSnapshot, behind edits: [TextEdit]) throws(PreviewError) -> SourceText {
    guard let after = before.edited(by: edits) else { throw PreviewError("The edits get in each other's way") }
    if after.text != before.text, let error = Self.newError(in: after, notIn: before) { throw PreviewError(error) }
    return after.text
  }

  /// The first error of `after` that `before` has not or has less often, wherever it stands: of one kind at the same characters, as what
  /// is said of it follows from the rest of the document, too.
  private static func newError(in after: DocumentSnapshot, notIn before: DocumentSnapshot) -> String? {
    func errors(_ snapshot: DocumentSnapshot) -> [(key: String, message: String)] {
      snapshot.diagnostics.filter { $0.severity == .error }
        .map { ($0.kind.code + " " + snapshot.text[$0.range], $0.message) }
    }
    var known: [String: Int] = [:]
    for error in errors(before) { known[error.key, default: 0] += 1 }
    for error in errors(after) {
      guard let count = known[error.key], count > 0 else { return error.message }
      known[error.key] = count - 1
    }
    return nil
  }

  /// Tells the page what came of its request.
  func answer(_ page: Int, _ request: JSONValue, _ error: PreviewError?) {
    contents.send(
      PreviewMessage.make(.edited) { writer in
        writer.member("request", request)
        writer.member("ok", error == nil)
        writer.member("message", ifPresent: error?.description)
      }, to: page)
  }
}

extension XMLTree {
  /// The element that takes up exactly `range`.
  func element(from range: ByteRange) -> NodeID? {
    guard let node = element(at: range.start), self.range(of: node) == range else { return nil }
    return node
  }
}
