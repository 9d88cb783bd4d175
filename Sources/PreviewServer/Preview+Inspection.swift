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
  func inspect(_ page: Int, _ message: JSONValue) throws(PreviewError) {
    var inspected: PreviewPage.Inspected?
    if let part = message["part"], !part.isNull {
      let view = try message.required("view", \.string, "a string")
      guard let index = part.integer, index >= 0 else { throw PreviewError("part must be an index or null") }
      inspected = PreviewPage.Inspected(view: view, part: index)
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
      let snapshot = page.snapshot, let scene = page.drawn[inspected.view]?.scene,
      scene.parts.indices.contains(inspected.part)
    else { return }
    let inspection = Inspection(
      snapshot: snapshot, scene: scene, part: inspected.part, findings: shownFindings(of: snapshot),
      canEdit: host.apply != nil && page.stale == nil)
    var object = JSONObject([
      .init("type", "inspection"), .init("uri", .string(uri)), .init("version", .integer(snapshot.version)),
      .init("view", .string(inspected.view)), .init("part", .integer(inspected.part)),
    ])
    object.members += inspection.members
    send(JSONValue.object(object).jsonBytes, to: id, of: uri, unlessLast: \.lastInspection)
  }
}
