import CardAnalysis
import EditorFeatures
package import JSON
package import LSPTypes
import SourceText

/// Places, in the form that the client understands.
package enum Locations: JSONEncodable {
  case locations([LSP.Location])
  case links([LSP.LocationLink])

  /// Writes the protocol's form.
  package func encode(to writer: inout JSONWriter) {
    switch self {
    case .locations(let locations): writer.array(locations)
    case .links(let links): writer.array(links)
    }
  }
}

extension WireDocument {
  /// `textDocument/definition`.
  package func definition(_ params: LSP.TextDocumentPositionParams) -> Locations? {
    Navigator(snapshot).definition(at: wire.offset(params.position)).flatMap {
      locations($0, asLinks: client.definitionLinks)
    }
  }

  /// `textDocument/typeDefinition`.
  package func typeDefinition(_ params: LSP.TextDocumentPositionParams) -> Locations? {
    Navigator(snapshot).typeDefinition(at: wire.offset(params.position)).flatMap {
      locations($0, asLinks: client.typeDefinitionLinks)
    }
  }

  /// The places to which `navigation` leads; nil when it leads nowhere.
  private func locations(_ navigation: Navigation, asLinks: Bool) -> Locations? {
    let origin = wire.range(navigation.origin)
    let links = navigation.targets.flatMap { target in
      [link(target, from: origin), linkToRead(target, from: origin)].compactMap { $0 }
    }
    if links.isEmpty { return nil }
    if asLinks { return .links(links) }
    return .locations(links.map { LSP.Location(uri: $0.targetURI, range: $0.targetSelectionRange) })
  }

  private func link(_ target: NavigationTarget, from origin: LSP.Range) -> LSP.LocationLink? {
    switch target {
    case .here(let range, let selection):
      return LSP.LocationLink(
        originSelectionRange: origin, targetURI: wire.uri, targetRange: wire.range(range),
        targetSelectionRange: wire.range(selection))
    case .file(let path, let id):
      guard let path = neighbours.path(path) else { return nil }
      let place = place(ofPart: id, inFileAt: path)
      return LSP.LocationLink(
        originSelectionRange: origin, targetURI: place.uri, targetRange: place.range,
        targetSelectionRange: place.range)
    case .sample(let path, let pointer):
      return neighbours.path(path).map { link(pointer, inFileAt: $0, from: origin) }
    case .schema(let file, let line):
      guard let uri = neighbours.schema(file) else { return nil }
      let start = LSP.Position(line: max(0, line - 1), character: 0)
      let range = LSP.Range(start: start, end: start)
      return LSP.LocationLink(
        originSelectionRange: origin, targetURI: uri, targetRange: range, targetSelectionRange: range)
    }
  }

  /// The place in the file of the chosen sample set that is read in the place of `target`; nil where none is.
  private func linkToRead(_ target: NavigationTarget, from origin: LSP.Range) -> LSP.LocationLink? {
    guard case .sample(let path, let pointer) = target, let set = snapshot.resources.set,
      let read = neighbours.path(path).flatMap({ set.files[$0] })
    else { return nil }
    return link(pointer, inFileAt: read, from: origin)
  }

  /// The way to the value at `pointer` in the JSON file at `path`; to the start of the file when there is none.
  private func link(_ pointer: JSONPointer, inFileAt path: String, from origin: LSP.Range) -> LSP.LocationLink {
    let start = LSP.Position(line: 0, character: 0)
    var (range, selection) = (LSP.Range(start: start, end: start), LSP.Range(start: start, end: start))
    let text = neighbours.text(path)?.wire
    if let text, !pointer.tokens.isEmpty {
      let document = JSONDocument(text.lines.text.bytes)
      if let node = document.node(at: pointer).map({ document.nodes[$0] }) {
        let name = node.nameRange ?? node.range
        range = text.range(ByteRange(name.lowerBound, max(name.upperBound, node.range.upperBound)))
        selection = text.range(ByteRange(name.lowerBound, name.upperBound))
      }
    }
    return LSP.LocationLink(
      originSelectionRange: origin, targetURI: text?.uri ?? neighbours.address(path), targetRange: range,
      targetSelectionRange: selection)
  }

  /// Where the part called `id` stands in another card file; the start of the file when it has none.
  private func place(ofPart id: String, inFileAt path: String) -> (uri: String, range: LSP.Range) {
    let start = LSP.Position(line: 0, character: 0)
    let whole = LSP.Range(start: start, end: start)
    guard !id.isEmpty else { return (neighbours.address(path), whole) }
    let (uri, snapshot) = neighbours.card(path)
    // What only names the part, as a step does, is called like it.
    guard let snapshot,
      let symbol = Outline(snapshot).symbols().first(where: {
        $0.name == id && ($0.kind == .object || $0.kind == .module)
      })
    else { return (uri, whole) }
    let other = WireText(
      uri: uri, lines: snapshot.lines, client: client, encoding: wire.encoding,
      documentationBase: wire.documentationBase)
    return (uri, other.range(symbol.selectionRange))
  }
}
