import CardLayout
import CardModel
import JSON
import SourceText

/// The page of a guide.
struct GuidePage {
  let material: PageMaterial

  /// The bundled guides, and before those of the editors what the program says of itself.
  var all: [Guide] {
    let said = [
      ("configuration", material.source.configuration), ("language-server", material.source.languageServer),
      ("agents", material.source.agentServer),
    ]
    return Guide.all.filter { !$0.isEditor } + said.filter { !$0.1.isEmpty }.map { Guide(name: $0.0, markdown: $0.1) }
      + Guide.all.filter(\.isEditor)
  }

  /// The page of a guide.
  func draft(_ guide: Guide) -> PageDraft {
    var pictures: [Picture] = []
    let pieces = guide.pieces.map { piece -> JSONValue in
      switch piece {
      case .text(let text): return .facts(["text": .string(text)])
      case .card(let source, let views):
        let drawn = material.draws ? Self.drawings(of: source, views, label: "The card above") : []
        pictures += drawn.map(\.picture)
        return .facts([
          "source": .string(source),
          "pictures": .array(drawn.map { $0.isForBoth ? $0.picture.json.forBothAppearances : $0.picture.json }),
        ])
      }
    }
    let page = Page(
      .guide, guide.page, title: guide.title, summary: guide.summary,
      content: .facts([
        "name": .string(guide.name), "group": .string(guide.isEditor ? "Editors" : ""), "pieces": .array(pieces),
      ]))
    return PageDraft(page: page, pictures: pictures)
  }

  /// The card in `source` in each of `views`: light and dark, where the view does not choose itself.
  static func drawings(
    of source: String, _ views: [GuideView], label: String
  ) -> [(picture: Picture, isForBoth: Bool)] {
    let snapshot = Illustrator.snapshot(SourceText(source))
    return views.flatMap { view in
      func draw(_ appearance: Appearance) -> Picture? {
        var environment = view.environment
        environment.appearance = appearance
        let words = view.caption.isEmpty ? label : "\(label): \(view.caption)"
        return view.isFilm
          ? Illustrator.film(snapshot, environment, label: words, caption: view.caption)
          : Illustrator.draw(snapshot, environment, label: words, caption: view.caption, overlays: view.overlays)
      }
      let drawn =
        view.hasAppearance
        ? [draw(view.environment.appearance)].compactMap { $0 } : Picture.inBothAppearances(draw)
      return drawn.map { ($0, view.hasAppearance) }
    }
  }
}

extension JSONValue {
  /// A picture that is shown whatever appearance the reader has chosen.
  fileprivate var forBothAppearances: JSONValue {
    .object(JSONObject((object?.members ?? []).filter { $0.name != "appearance" }))
  }
}
