import CardAnalysis
import CardProject
import Configuration
import EditorFeatures
import EditorWire
import FileSystem
import JSONRPC
import LSPTypes
import SourceText
import Standards
import Workers
import Workspace
import XMLSyntax

/// What stands at a place of a document as other files see it.
private enum ProjectPart {
  /// A value that names a file by its absolute path.
  case file(path: String, value: ByteRange)
  /// The id of a part of the file at `path`, or what names it from another file; it may be this file's root.
  case part(id: String, path: String, range: ByteRange)
}

extension DocumentQuery {
  /// The places that refer to what stands at the byte `offset`, in this file and in others.
  func references(at offset: Int, includingDeclaration: Bool) throws -> [LSP.Location] {
    switch try projectPart(at: offset) {
    case nil:
      return answers.references(at: offset, includingDeclaration: includingDeclaration)
    case .file(let path, _):
      let declaration = includingDeclaration ? try query.fileStart(path) : nil
      return (declaration.map { [$0] } ?? []) + (try query.locations(naming: path))
    case .part(let id, let path, _):
      let there = declaration(of: id, inFileAt: path).map { part in
        part.navigator.references(at: part.offset, includingDeclaration: includingDeclaration).map {
          LSP.Location(uri: part.wire.uri, range: part.wire.range($0))
        }
      }
      let named = try query.locations(naming: path, fragment: id)
      // Who names the file means its root.
      let isRoot = query.server.analyst.project.with { $0.files[path]?.meaning.id } == id
      return (there ?? []) + named + (isRoot ? try query.locations(naming: path, fragment: "") : [])
    }
  }

  /// Where the part called `id` stands in the file at the absolute `path`, open or not; nil where there is none.
  private func declaration(
    of id: String, inFileAt path: String
  ) -> (navigator: Navigator, offset: Int, wire: WireText)? {
    let analyst = query.server.analyst
    let open = query.workspace.document(atPath: path)
    let other =
      path == document.path
      ? snapshot
      : open.map { analyst.snapshot(of: $0, in: query.workspace) }
        ?? analyst.snapshot(ofFileAt: path, in: query.workspace)
    guard let other,
      let attribute = other.tree.attributes.first(where: {
        other.tree.name(of: $0).qualified == "id" && other.tree.value(of: $0) == id
      })
    else { return nil }
    let wire = WireText(uri: open?.uri ?? FileURI.uri(path), lines: other.lines, workspace: query.workspace)
    return (Navigator(other), other.tree.valueRange(of: attribute).start, wire)
  }

  /// What `textDocument/prepareRename` tells of the byte `offset`.
  func renameRange(at offset: Int) throws -> ByteRange? {
    switch try projectPart(at: offset) {
    case .file(_, let value): return query.client.renamesFiles ? value : nil
    case .part(let id, let path, let range): return declaration(of: id, inFileAt: path) == nil ? nil : range
    case nil: return Navigator(snapshot).renameRange(at: offset)
    }
  }

  /// The edits that rename what stands at the byte `offset`, wherever it is named.
  func rename(at offset: Int, to name: String) throws -> LSP.WorkspaceEdit {
    let part = try projectPart(at: offset)
    if case .file(let path, _) = part { return try renameFile(path, to: name) }
    do {
      guard case .part(let id, let path, _) = part else {
        return try answers.rename(at: offset, to: name)
      }
      guard let declared = declaration(of: id, inFileAt: path) else {
        throw ResponseError(.requestFailed, "There is no part “\(id)” in the file that is named")
      }
      let there = try declared.navigator.rename(at: declared.offset, to: name)
      let others = query.server.analyst.project.with { $0.places(naming: path, fragment: id) }
        .map { ($0.path, $0.ranges.map { TextEdit($0, name) }) }
      return try query.workspaceEdit([(path, there)] + others)
    } catch let refusal as RenameRefusal {
      throw ResponseError(.requestFailed, refusal.message)
    }
  }

  /// The edits that give the file at `path` the name that this document is to write for it.
  private func renameFile(_ path: String, to name: String) throws -> LSP.WorkspaceEdit {
    func refuse(_ message: String) -> ResponseError { ResponseError(.requestFailed, message) }
    guard query.client.renamesFiles else {
      throw refuse("This editor cannot rename files for a server; rename the file itself, and say so to the server")
    }
    guard FileStamp(path) != nil else { throw refuse("The file is not there, so it cannot be renamed") }
    guard !name.isEmpty, !name.hasSuffix("/"), DocumentResources.canName(path: name), let new = self.path(name)
    else { throw refuse("“\(name)” cannot be the path of a file in this workspace") }
    // What a file is, its ending says to all who read it.
    let ending = path.hasSuffix(CardLanguage.fileSuffix) ? CardLanguage.fileSuffix : Self.ending(of: path)
    guard new.hasSuffix(ending) else {
      throw refuse("“\(name)” must end with \(ending), as the file does now")
    }
    // Where letter case does not count in names of files, one that differs in that alone is the file itself.
    let isItself = new.lowercased() == path.lowercased() && FileStamp(new) == FileStamp(path)
    if new != path, !isItself, FileStamp(new) != nil {
      throw refuse("There is a file “\(name)” already; choose another name")
    }
    let renaming = FileRenaming([(path, new)])
    var edit = try query.workspaceEdit(query.edits(of: renaming))
    let old = query.workspace.document(atPath: path)?.uri ?? FileURI.uri(path)
    edit.renaming = LSP.WorkspaceEdit.Renaming(old: old, new: FileURI.uri(new))
    return edit
  }

  /// What stands behind the name of the file at `path`, with its dot; empty where nothing does.
  private static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
  }

  /// What stands at the byte `offset` as other files see it, once these are known as they are; nil for what they do not see.
  private func projectPart(at offset: Int) throws -> ProjectPart? {
    guard let path = document.path else { return nil }
    try query.lookAtProject()
    guard let facts = query.server.analyst.project.with({ $0.files[path] }) else { return nil }
    for index in facts.links.indices {
      let link = facts.meaning.links[index]
      guard let file = link.path else { continue }
      if facts.links[index].touches(offset) { return .file(path: file, value: facts.links[index]) }
      // What stands behind “#” of a sample is a place in it.
      if link.kind == .card, facts.fragments[index].touches(offset), facts.fragments[index] != facts.links[index] {
        return .part(id: link.fragment, path: file, range: facts.fragments[index])
      }
    }
    guard let range = Navigator(snapshot).renameRange(at: offset), case let id = snapshot.text[range],
      facts.meaning.ids.contains(id), snapshot.tree.attribute(at: range.start) != nil
    else { return nil }
    return .part(id: id, path: path, range: range)
  }
}

extension Query {
  /// What the client can do.
  var client: LSP.ClientCapabilities { workspace.client }

  /// Sees that the project is as files and open documents are now.
  func lookAtProject() throws {
    let analyst = server.analyst
    for document in workspace.documents.values where document.isCard {
      analyst.take(document, analyst.snapshot(of: document, in: workspace))
    }
    // Whoever looks first finds what has changed, and nobody after.
    if analyst.lookAtProject(in: workspace.folders, stop: { flag.isRaised }) {
      server.background.submit { [server] in server.tellConcerned(in: server.workspace.now) }
    }
    try flag.check()
  }

  /// Where cards name the file at `path`, with the part `fragment` alone, where one is given.
  func locations(naming path: String, fragment: String? = nil) throws -> [LSP.Location] {
    let places = server.analyst.project.with { $0.places(naming: path, fragment: fragment) }
    return try places.flatMap { path, ranges -> [LSP.Location] in
      try flag.check()
      guard let wire = wire(ofFileAt: path) else { return [] }
      return ranges.map { LSP.Location(uri: wire.uri, range: wire.range($0)) }
    }
  }

  /// The start of the file at `path`; nil when it is not there.
  fileprivate func fileStart(_ path: String) throws -> LSP.Location? {
    guard FileStamp(path) != nil else { return nil }
    let start = LSP.Position(line: 0, character: 0)
    return LSP.Location(
      uri: workspace.document(atPath: path)?.uri ?? FileURI.uri(path), range: LSP.Range(start: start, end: start))
  }

  /// `edits` of the files at absolute paths, for the client.
  func workspaceEdit(_ edits: [(path: String, edits: [TextEdit])]) throws -> LSP.WorkspaceEdit {
    var byPath: [(path: String, edits: [TextEdit])] = []
    for (path, edits) in edits where !edits.isEmpty {
      if let index = byPath.firstIndex(where: { $0.path == path }) {
        byPath[index].edits += edits
      } else {
        byPath.append((path, edits))
      }
    }
    let documents = try byPath.compactMap { path, edits -> LSP.WorkspaceEdit.DocumentEdits? in
      try flag.check()
      return wire(ofFileAt: path).map { wire in
        LSP.WorkspaceEdit.DocumentEdits(
          uri: wire.uri, version: workspace.documents[wire.uri]?.version, edits: edits.map(wire.edit))
      }
    }
    return LSP.WorkspaceEdit(documents: documents, isVersioned: client.workspaceEditDocumentChanges)
  }

  /// The way between bytes and positions in the file at `path`, as it is in the editor or on disk; nil when it cannot be read.
  func wire(ofFileAt path: String) -> WireText? {
    if let document = workspace.document(atPath: path) {
      return WireText(uri: document.uri, lines: document.lines, workspace: workspace)
    }
    guard let bytes = try? File(path).read() else { return nil }
    return WireText(uri: FileURI.uri(path), lines: LineTable(XMLDecoding.decode(bytes).text), workspace: workspace)
  }

  /// The configurations of the folders and of all cards, as far as these are known, each as it is written now: what holds may be of an
  /// earlier text, in which everything stands elsewhere.
  fileprivate var configurations: [ConfigurationFile] {
    let configurations = server.analyst.configurations
    for folder in Set(workspace.folders + server.analyst.project.with { $0.files.keys.map { FileURI.folder(of: $0) } })
    {
      _ = configurations.configuration(inFolder: folder)
    }
    return configurations.files.compactMap { file in
      wire(ofFileAt: file.path).map { ConfigurationFile(path: file.path, bytes: $0.lines.text.bytes) }
    }
  }

  /// What `renaming` changes in cards, their samples and configurations.
  fileprivate func edits(of renaming: FileRenaming) -> [(path: String, edits: [TextEdit])] {
    let project = server.analyst.project.with { $0 }
    return renaming.edits(in: project)
      + renaming.edits(inSamplesOf: project) { wire(ofFileAt: $0)?.lines.text.bytes }
      + renaming.edits(in: configurations, cards: Array(project.files.keys))
  }

  /// `workspace/willRenameFiles`.
  func willRename(_ params: LSP.RenameFilesParams) throws -> LSP.WorkspaceEdit? {
    let renamed = params.files.compactMap { file -> (old: String, new: String)? in
      guard let old = FileURI.path(file.old), let new = FileURI.path(file.new) else { return nil }
      let (path, moved) = (AbsolutePath.resolve(old, in: "/"), AbsolutePath.resolve(new, in: "/"))
      // What no card can name any more is told of where it is named.
      let same = zip(path.utf8, moved.utf8).prefix { $0 == $1 }.count
      return moved.utf8.dropFirst(same).allSatisfy { DocumentResources.canName($0) } ? (path, moved) : nil
    }
    try lookAtProject()
    let renaming = FileRenaming(renamed)
    let edit = try workspaceEdit(edits(of: renaming))
    return edit.documents.isEmpty ? nil : edit
  }
}
