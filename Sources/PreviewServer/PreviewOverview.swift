package import CardAnalysis
import CardLayout
package import CardProject
import JSON
import LayoutCore
import Rendering
import SourceText
import Standards
import Synchronization

/// All documents of a preview at once: their pictures with what is wrong with them, and the map of where they lead.
struct PreviewOverview {
  /// Of more documents than this no pictures are drawn.
  private static let mostPictures = 200

  private let contents: PreviewContents

  init(_ contents: PreviewContents) { self.contents = contents }

  /// Answers `overview`.
  func answer(_ page: Int) {
    let documents = contents.state.withLock { state in state.order.compactMap { state.documents[$0] } }
    var project = CardProject()
    var uris: [String: String] = [:]
    var thumbnails: [String: FlowDrawing.Thumbnail] = [:]
    var cards: [JSONValue] = []
    for (index, document) in documents.enumerated() where !document.isFaulty {
      guard let snapshot = contents.lookedAt(document.latest) else { continue }
      let thumbnail = index < Self.mostPictures ? FlowDrawing.Thumbnail(snapshot, prefix: "o\(index)-") : nil
      let facts = snapshot.shownFacts
      if let path = FileURI.path(document.uri) {
        project.set(facts, at: path)
        (uris[path], thumbnails[path]) = (document.uri, thumbnail)
      }
      let findings = contents.shownFindings(of: snapshot)
      func count(_ severities: Set<DiagnosticSeverity>) -> JSONValue {
        .integer(findings.count { severities.contains($0.severity) })
      }
      cards.append([
        "uri": .string(document.uri), "name": .string(document.name),
        "title": .string(FileFacts.name(facts.meaning.title, facts.meaning.id)),
        "family": .string(facts.meaning.element), "errors": count([.error]), "warnings": count([.warning]),
        "others": count([.information, .hint]),
        "drawing": .string(thumbnail.map { String(decoding: $0.svg, as: UTF8.self) } ?? ""),
      ])
    }
    let names = documents.reversed().reduce(into: [:]) { $0[$1.uri] = $1.name }
    let map = FlowMap(project) { path in
      uris[path].flatMap { names[$0] } ?? path.split(separator: "/").last.map(String.init) ?? path
    }
    let flow = FlowDrawing.svg(map, mark: { uris[$0.path].map { .data($0) } }) { index in
      map.cards[index].name.contains("#") ? nil : thumbnails[map.cards[index].path]
    }
    contents.send(
      PreviewMessage.make(.overview) { writer in
        writer.member("cards", JSONValue.array(cards))
        writer.member("flow", String(decoding: flow, as: UTF8.self))
      }, to: page)
  }
}

extension FlowDrawing.Thumbnail {
  /// The drawing of the card in `snapshot`, the ids in it beginning with `prefix`; nil for one that cannot be drawn.
  package init?(_ snapshot: DocumentSnapshot, prefix: String) {
    guard let scene = snapshot.scene() else { return nil }
    let svg = SVGRenderer.draw(scene, overlays: [], prefix: prefix) { path in
      snapshot.resources.bytes(path).flatMap(ImageData.address)
    }
    self.init(svg: svg, width: scene.size.width, height: scene.size.height)
    if let card = scene.card, snapshot.playedScene(in: CardEnvironment()) != nil { start = scene.parts[card].frame.y }
  }
}
