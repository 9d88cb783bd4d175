import BundledData
import CardAnalysis
import CardLayout
import Guidelines
import JSON
import LayoutCore
import SchemaModel
import SourceText
import Synchronization
import XMLSyntax

extension Preview {
  /// `inspect`: the page looks at a part, or at none.
  func inspect(_ page: Int, _ message: PageMessage) throws(PreviewError) {
    var inspected: PreviewPage.Inspected?
    if let range = message.range {
      guard let version = message.version else { throw PreviewError("a range needs a version") }
      inspected = .element(range, version: version)
    } else if let part = message["part"].integer {
      guard let view = message["view"].string else { throw PreviewError("a part needs a view") }
      inspected = .part(part, view: view)
    }
    state.withLock { state in
      state.pages[page]?.inspected = inspected
      state.pages[page]?.lastInspection = []
    }
    if inspected != nil { sendInspection(page) }
  }

  /// Tells the page of the part that it looks at, if that has changed.
  func sendInspection(_ id: Int) {
    guard let page = state.withLock({ $0.pages[id] }), let inspected = page.inspected, let uri = page.uri,
      let snapshot = page.snapshot
    else { return }
    var object = JSONObject([
      .init("type", "inspection"), .init("uri", .string(uri)), .init("version", .integer(snapshot.version)),
    ])
    let inspection = Inspection(
      snapshot: snapshot, findings: shownFindings(of: snapshot), canEdit: host.apply != nil && page.stale == nil)
    switch inspected {
    case .part(let part, let view):
      guard let scene = page.drawn[view]?.scene, scene.parts.indices.contains(part) else { return }
      object.members += [.init("view", .string(view)), .init("part", .integer(part))]
      object.members += inspection.members(of: part, in: scene)
    case .element(let range, let version):
      guard version == snapshot.version, let node = snapshot.tree.element(from: range) else { return }
      object.members += inspection.members(of: node)
    }
    send(JSONValue.object(object).jsonBytes, to: id, of: uri, unlessLast: \.lastInspection)
  }
}
