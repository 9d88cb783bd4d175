import CardAnalysis
import CardProject
import EditorWire
import JSON
import JSONRPC
import LSPTypes
import SourceText
import Standards
import Workspace

/// A card as the call hierarchy names it: a file, or one card of the scene in it.
private struct CardPlace: Hashable {
  /// The absolute path of the file.
  let path: String
  /// The id of a card of its scene; empty for the file itself.
  let id: String
}

extension DocumentQuery {
  /// `textDocument/prepareCallHierarchy`: the card that is named or described at the byte `offset`.
  func callHierarchyItems(at offset: Int) throws -> [LSP.CallHierarchyItem]? {
    guard let path = document.path else { return nil }
    try query.lookAtProject()
    guard let facts = query.server.analyst.project.with({ $0.files[path] }) else { return nil }
    var place = CardPlace(path: path, id: "")
    if let index = facts.moves.firstIndex(where: { $0.touches(offset) }) {
      place = CardPlace(path: path, id: facts.meaning.moves[index].to)
    } else if let index = facts.links.firstIndex(where: { $0.touches(offset) }),
      let other = facts.meaning.links[index].path
    {
      guard facts.meaning.links[index].kind == .card else { return nil }
      place = CardPlace(path: other, id: "")
    } else if let index = facts.stack.lastIndex(where: { $0.start <= offset }) {
      place = CardPlace(path: path, id: facts.meaning.stack[index].id)
    }
    return query.item(place).map { [$0] }
  }
}

extension Query {
  /// `callHierarchy/outgoingCalls` or, with `isIncoming`, `callHierarchy/incomingCalls` of the item that `params` name.
  func calls(_ params: LSP.CallHierarchyParams, isIncoming: Bool) throws -> [LSP.CallHierarchyCall]? {
    guard let path = params.data["path"]?.string, let id = params.data["id"]?.string else {
      throw ResponseError(.invalidParams, "The item is none that this server gave")
    }
    try lookAtProject()
    let place = CardPlace(path: path, id: id)
    var order: [CardPlace] = []
    var ranges: [CardPlace: [ByteRange]] = [:]
    for (from, to, range) in ways(isIncoming ? nil : path) where (isIncoming ? to : from) == place {
      let other = isIncoming ? from : to
      if ranges[other] == nil { order.append(other) }
      ranges[other, default: []].append(range)
    }
    return order.compactMap { other in
      guard let item = item(other), let wire = wire(ofFileAt: isIncoming ? other.path : path) else { return nil }
      return LSP.CallHierarchyCall(
        isIncoming: isIncoming, item: item, ranges: (ranges[other] ?? []).map { wire.range($0) })
    }
  }

  /// The ways between cards, each with where it stands in the file that leads; those of one file alone, if it is given.
  private func ways(_ path: String?) -> [(from: CardPlace, to: CardPlace, range: ByteRange)] {
    let files = server.analyst.project.with { $0.files }
    return (path.map { [$0] } ?? files.keys.sorted()).flatMap { path -> [(CardPlace, CardPlace, ByteRange)] in
      guard let facts = files[path] else { return [] }
      let moves = zip(facts.meaning.moves, facts.moves).map {
        (CardPlace(path: path, id: $0.from), CardPlace(path: path, id: $0.to), $1)
      }
      let links = zip(facts.meaning.links, facts.links).compactMap { link, range in
        link.kind == .card
          ? link.path.map { (CardPlace(path: path, id: ""), CardPlace(path: $0, id: ""), range) } : nil
      }
      return moves + links
    }
  }

  /// The card at `place` for the client; nil when it is not there.
  fileprivate func item(_ place: CardPlace) -> LSP.CallHierarchyItem? {
    guard let facts = server.analyst.project.with({ $0.files[place.path] }), let wire = wire(ofFileAt: place.path)
    else { return nil }
    let meaning = shownMeaning(facts, place.path)
    let file = place.path.split(separator: "/").last.map(String.init) ?? place.path
    let data: JSONValue = ["path": .string(place.path), "id": .string(place.id)]
    // LSP's `SymbolKind`: a file, and an object in one.
    guard !place.id.isEmpty else {
      let title = FileFacts.name(meaning.title, meaning.id)
      return LSP.CallHierarchyItem(
        name: title.isEmpty ? file : title, detail: file, kind: 1, uri: wire.uri, range: wire.range(facts.place),
        data: data)
    }
    guard let index = meaning.stack.firstIndex(where: { $0.id == place.id }), facts.stack.indices.contains(index) else {
      return nil
    }
    return LSP.CallHierarchyItem(
      name: place.id, detail: meaning.stack[index].title, kind: 19, uri: wire.uri,
      range: wire.range(facts.stack[index]), data: data)
  }

  /// What stands in the file at `path`, of which `facts` are known, with titles as people see them.
  private func shownMeaning(_ facts: FileFacts, _ path: String) -> FileFacts.Meaning {
    let titles = [facts.meaning.title] + facts.meaning.stack.map(\.title)
    guard titles.contains(where: { $0.contains("{") }) else { return facts.meaning }
    let snapshot =
      workspace.document(atPath: path).map { server.analyst.snapshot(of: $0, in: workspace) }
      ?? server.analyst.snapshot(ofFileAt: path, in: workspace)
    return snapshot?.shownFacts.meaning ?? facts.meaning
  }
}
