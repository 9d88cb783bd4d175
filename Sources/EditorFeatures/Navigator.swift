package import CardAnalysis
import CardModel
import Guidelines
import JSON
import SchemaModel
package import SourceText
import XMLSyntax

/// Finds what belongs together in a document: ids and what refers to them, the two tags of an element, declarations.
package struct Navigator {
  private let snapshot: DocumentSnapshot
  private let tree: XMLTree
  private let grammar: Grammar?
  private let identifiers: Identifiers?

  /// Finds its way in `snapshot`.
  package init(_ snapshot: DocumentSnapshot) {
    self.snapshot = snapshot
    tree = snapshot.tree
    grammar = Grammar(snapshot)
    identifiers = grammar.map(Identifiers.init)
  }

  /// Where the id, path or address at the byte `offset` leads.
  package func definition(at offset: Int) -> Navigation? {
    if let bound = grammar?.bindings(in: ByteRange(at: offset)).first(where: { $0.range.touches(offset) }) {
      return value(of: bound, at: offset)
    }
    if let identifiers, let found = identifiers.occurrence(at: offset) {
      guard let key = identifiers.key(of: found) else { return nil }
      return Navigation(
        origin: found.entry, targets: [.here(range: tree.range(of: key.node), selection: key.range)])
    }
    guard let link = DocumentLinks(snapshot).link(at: offset), case .file(let path, let fragment) = link.target else {
      return nil
    }
    let isSample = grammar?.value(at: offset)?.contents.contains(.sampleFile) == true
    let pointer = isSample ? JSONPointer(fragment: fragment) : nil
    return Navigation(
      origin: link.range,
      targets: [pointer.map { .sample(path: path, pointer: $0) } ?? .file(path: path, id: isSample ? "" : fragment)])
  }

  /// Where the step at the byte `offset` of the path `bound` leads in the sample, in the first record that has it.
  private func value(of bound: BoundPath, at offset: Int) -> Navigation? {
    let bytes = tree.text.bytes
    let rest = bytes[max(offset, bound.range.start)..<bound.range.end]
    let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") } ?? bound.range.end
    // At the mark that leads a path, or stands alone, it is the whole path.
    let range = end > bound.range.start ? ByteRange(bound.range.start, end) : bound.range
    return snapshot.sampleFinder.source(
      of: tree.characters(in: range), at: bound.place.node, inside: !bound.place.isRepetition
    ).map { Navigation(origin: bound.range, targets: [.sample(path: $0.file, pointer: $0.pointer)]) }
  }

  /// The schema's declaration of the element, attribute or value at the byte `offset`.
  package func typeDefinition(at offset: Int) -> Navigation? {
    guard let grammar, let subject = grammar.subject(at: offset), let location = grammar.location(of: subject),
      location.line > 0
    else { return nil }
    return Navigation(origin: subject.range, targets: [.schema(file: location.file, line: location.line)])
  }

  /// The values that refer to the id at the byte `offset`, in document order, with the id itself if
  /// `includingDeclaration`.
  package func references(at offset: Int, includingDeclaration: Bool) -> [ByteRange] {
    let steps = steps(at: offset)
    return steps.isEmpty
      ? occurrences(at: offset).filter { includingDeclaration || !$0.isKey }.map { $0.range } : steps
  }

  /// The places that belong to what stands at the byte `offset`: the names of both tags, or an id and its references.
  package func highlights(at offset: Int) -> [DocumentHighlight] {
    let steps = steps(at: offset)
    if !steps.isEmpty { return steps.map { DocumentHighlight(range: $0, kind: .read) } }
    let occurrences = occurrences(at: offset)
    guard occurrences.isEmpty else {
      return occurrences.map { DocumentHighlight(range: $0.range, kind: $0.isKey ? .write : .read) }
    }
    return tagNames(at: offset).map { DocumentHighlight(range: $0, kind: .text) }
  }

  /// The names in start and end tag that have to change together, or the places of both before they are typed anew; empty when
  /// `offset` is in neither, or one is missing.
  package func linkedEditingRanges(at offset: Int) -> [ByteRange] {
    let names = tagNames(at: offset)
    return names.count == 2 ? names : tree.emptiedNames(at: offset)
  }

  /// The id, step of a path or tag name at the byte `offset` that can be renamed; nil when there is none.
  package func renameRange(at offset: Int) -> ByteRange? {
    steps(at: offset).first { $0.touches(offset) } ?? renamed(at: offset)?.range
      ?? tagNames(at: offset).first { $0.touches(offset) }
  }

  /// The edits that rename what stands at the byte `offset` to `name`: an id with all that refers to it, a step of a path in
  /// all bindings that read the same, or both tags of an element.
  ///
  /// The sample file stays as it is: other cards may read it.
  package func rename(at offset: Int, to name: String) throws(RenameRefusal) -> [TextEdit] {
    let steps = steps(at: offset)
    if !steps.isEmpty {
      guard SampleSteps.isStep(name) else {
        throw RenameRefusal(
          message: "“\(name)” cannot be a step of a path: it must hold neither spaces nor any of {}/.<&\"'")
      }
      return steps.map { TextEdit($0, name) }
    }
    if let identifiers, let found = renamed(at: offset) {
      guard XMLName.isNCName(name) else { throw RenameRefusal(name, cannotBe: "an id") }
      if name != tree.text[found.range], identifiers.isTaken(name, like: found) {
        throw RenameRefusal(message: "There is an id “\(name)” already; choose another one")
      }
      return identifiers.occurrences(like: found).map { TextEdit($0.range, name) }
    }
    let names = tagNames(at: offset)
    guard !names.isEmpty else {
      throw RenameRefusal(message: "There is nothing to rename here; ids, paths and element names can be renamed")
    }
    guard XMLName.isQName(name) else { throw RenameRefusal(name, cannotBe: "an element's name") }
    return names.map { TextEdit($0, name) }
  }

  /// The id at the byte `offset` itself, without what is said of it in an entry of a trace.
  private func renamed(at offset: Int) -> Identifiers.Occurrence? {
    identifiers?.occurrence(at: offset).flatMap { $0.range.start - 1...$0.range.end ~= offset ? $0 : nil }
  }

  /// The id at the byte `offset`, or the one that is named there, with everything that names it.
  private func occurrences(at offset: Int) -> [Identifiers.Occurrence] {
    guard let identifiers, let found = identifiers.occurrence(at: offset) else { return [] }
    return identifiers.occurrences(like: found)
  }

  /// The steps of paths that lead to the same place in the sample as the one at the byte `offset`.
  private func steps(at offset: Int) -> [ByteRange] {
    grammar.map { SampleSteps(snapshot, $0).like(offset) } ?? []
  }

  /// The names in the tags of the element of which a name stands at the byte `offset`.
  private func tagNames(at offset: Int) -> [ByteRange] {
    guard let node = tree.elementNamed(at: offset) else { return [] }
    return [tree.nameRange(of: node), tree.endTagNameRange(of: node)].compactMap { $0 }
  }
}

extension RenameRefusal {
  fileprivate init(_ name: String, cannotBe role: String) {
    message =
      "“\(name)” cannot be \(role): it must begin with a letter or _ and hold only letters, digits, - _ and ."
  }
}
