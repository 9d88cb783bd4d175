import CardAnalysis
import JSON
import SourceText
import Synchronization
import XMLSyntax

extension Preview {
  /// `edit`: a page sets an attribute or the text of an element.
  func edit(_ page: Int, _ message: PageMessage) {
    let request = message["request"]
    do throws(PreviewError) {
      let value = message["value"]
      let (document, range, snapshot) = try place(message)
      guard message.version == snapshot.version, document.picture().stale == nil else {
        throw PreviewError("The text has changed since the picture was drawn; try again in a moment")
      }
      guard let node = snapshot.tree.element(from: range) else {
        throw PreviewError("No element of the document stands there")
      }
      let writer = ElementWriter(snapshot.tree, node)
      let element = snapshot.tree.name(of: node).local
      if let name = message["attribute"].string {
        let edits = value.string.map { writer.setting(name, to: $0) } ?? writer.removing(name)
        let verb = value.isNull ? "Remove" : "Set"
        apply(edits, to: snapshot, "\(verb) \(name) of \(element)", for: page, request)
      } else if let text = value.string {
        guard let edits = writer.settingText(to: text) else {
          throw PreviewError("<\(element)> holds other elements, so its text cannot be set as a whole")
        }
        apply(edits, to: snapshot, "Set the text of \(element)", for: page, request)
      } else {
        throw PreviewError("value may be null only for an attribute")
      }
    } catch {
      answer(page, request, error)
    }
  }

  /// `fix`: a page applies a fix of a finding.
  func fix(_ page: Int, _ message: PageMessage) {
    let request = message["request"]
    do throws(PreviewError) {
      guard let document = state.withLock({ $0.documents[message.uri] }), document.version == message.version else {
        throw PreviewError("The text has changed since the finding was made; try again in a moment")
      }
      let snapshot = document.latest
      let findings = shownFindings(of: snapshot)
      guard let finding = message["finding"].string.flatMap({ Int($0) }), let fix = message["fix"].integer,
        findings.indices.contains(finding), findings[finding].fixes.indices.contains(fix)
      else {
        throw PreviewError("There is no such fix")
      }
      let chosen = findings[finding].fixes[fix]
      apply(chosen.edits, to: snapshot, chosen.title, for: page, request)
    } catch {
      answer(page, request, error)
    }
  }

  /// Has the host apply `edits`, unless the document would have an error behind them that it does not have now.
  private func apply(
    _ edits: [TextEdit], to before: DocumentSnapshot, _ label: String, for page: Int, _ request: JSONValue
  ) {
    guard let apply = host.apply else { return answer(page, request, PreviewError("Nothing can be changed here")) }
    guard let text = before.text.applying(edits) else {
      return answer(page, request, PreviewError("The edits get in each other's way"))
    }
    if text == before.text { return answer(page, request, nil) }
    let after = DocumentSnapshot(
      uri: before.uri, version: before.version, text: text, language: before.language, resources: before.resources)
    if let error = Self.newError(in: after, notIn: before) { return answer(page, request, PreviewError(error)) }
    let edit = PreviewEdit(uri: before.uri, version: before.version, edits: edits, label: label, text: text)
    apply(edit) { self.answer(page, request, $0) }
  }

  /// The first error of `after` that `before` has not or has less often, wherever it stands.
  private static func newError(in after: DocumentSnapshot, notIn before: DocumentSnapshot) -> String? {
    func messages(_ snapshot: DocumentSnapshot) -> [String] {
      snapshot.diagnostics.filter { $0.severity == .error }.map { $0.kind.code + " " + $0.message }
    }
    var known: [String: Int] = [:]
    for message in messages(before) { known[message, default: 0] += 1 }
    for message in messages(after) {
      guard let count = known[message], count > 0 else { return String(message.drop { $0 != " " }.dropFirst()) }
      known[message] = count - 1
    }
    return nil
  }

  private func answer(_ page: Int, _ request: JSONValue, _ error: PreviewError?) {
    send(
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
