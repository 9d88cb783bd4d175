import ArgumentParser
import CardAnalysis
import Dispatch
import LocalPreview
import LoopbackCarrier
import PreviewServer
import SourceText
import Standards
import Workspace

/// The card files that a preview shows, followed on disk, and written when a page changes a value.
struct PreviewedFiles {
  private let cards: WatchedCards
  /// The cards beside one another.
  private let project: ProjectFiles

  init(_ cards: WatchedCards, _ language: CardLanguage) {
    (self.cards, project) = (cards, ProjectFiles({ language }, cards.configurations))
  }

  /// Where their preview was reached last.
  var address: PreviewAddress? { PreviewAddress(workspace: cards.folder) }

  /// What a preview of these files needs.
  var host: PreviewHost {
    let lanes = Dictionary(
      uniqueKeysWithValues: PreviewWork.Lane.allCases.map { ($0, DispatchQueue(label: "cardwright.preview.\($0)")) })
    var host = PreviewHost(
      version: Cardwright.configuration.version, workspace: cards.folder,
      run: { work in lanes[work.lane]?.async(execute: work.body) })
    host.pixels = .installed
    if let settings = PreviewSettings(workspace: cards.folder) {
      host.storedSettings = { settings.read() }
      host.store = { settings.store($0) }
    }
    host.beside = { [project] card in
      FileURI.path(card.uri).map { card.told(project.findings(card.facts, at: $0)) } ?? []
    }
    host.card = { [cards] in cards.card(at: $0, from: $1) }
    host.documentation = { DocumentationPage.address(DocumentationPage.rule($0), base: "docs/") }
    host.apply = { [cards] edit, done in
      cards.write(edit.text, by: edit.edits, to: edit.uri, version: edit.version) { trouble in
        done(trouble.map { PreviewError($0.description) })
      }
    }
    return host
  }

  /// Hands the files to `preview`, now and whenever they change while a page is open.
  func show(in preview: Preview) {
    cards.watch(while: { preview.pageCount > 0 }) { [cards, project] change in
      switch change {
      case .removed(let uri):
        preview.remove(uri)
        if let path = FileURI.path(uri), project.remove(path) { preview.besideChanged() }
      case .read(let card, let isSaved):
        if let path = FileURI.path(card.uri), project.take(card.facts, at: path) { preview.besideChanged() }
        preview.update(card.uri, name: cards.name(of: card.uri), version: card.version) { card }
        if isSaved { preview.follow(card.uri) }
      }
    }
  }
}
