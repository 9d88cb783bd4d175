import ArgumentParser
import CardAnalysis
import Dispatch
import FileSystem
import LanguageServer
import LayoutCore
import PreviewServer
import Rasterizing
import SourceText
import Synchronization
import XMLSyntax

/// The card files that a preview shows, watched for changes, and written when a page changes a value.
final class PreviewedFiles: Sendable {
  /// One file as it was last read.
  private struct Watched {
    var version = 0
    var stamp: FileStamp?
    let named: NamedFiles
  }

  /// How often files are looked at while a page is open, and while none is.
  private static let interval = DispatchTimeInterval.milliseconds(40)
  private static let idleInterval = DispatchTimeInterval.milliseconds(250)
  /// How many looks at files go by between two looks for new ones.
  private static let folderInterval = 25

  private let path: String
  private let isFolder: Bool
  private let language: CardLanguage
  private let cache = ResourceCache()
  private let state: Mutex<[String: Watched]> = Mutex([:])
  private let preview: Mutex<Preview?> = Mutex(nil)
  private let queue = DispatchQueue(label: "cardwright.files")

  /// The file at `path`, or the card files in the folder there.
  ///
  /// - Throws: when there is nothing to show.
  init(_ path: String, language: CardLanguage) throws(CommandFailure) {
    let whole = FileURI.resolve(path, in: FileStamp.realPath(".") ?? "/")
    (self.path, self.language) = (whole, language)
    isFolder = Folder(whole).exists
    guard !paths.isEmpty else { throw CommandFailure("there is no *\(InputPaths.suffix) in \(path)") }
    guard isFolder || FileStamp(whole) != nil else { throw CommandFailure("cannot read \(path): no such file") }
  }

  /// What a preview of these files needs.
  var host: PreviewHost {
    let workspace = isFolder ? path : FileURI.folder(of: path)
    let lanes = Dictionary(
      uniqueKeysWithValues: PreviewWork.Lane.allCases.map { ($0, DispatchQueue(label: "cardwright.preview.\($0)")) })
    var host = PreviewHost(
      version: Cardwright.configuration.version, workspace: workspace,
      run: { work in lanes[work.lane]?.async(execute: work.body) },
      png: { svg, size, scale throws(PreviewError) in
        do throws(RasterizingError) {
          return try Rasterizer.png(svg, size, scale: scale)
        } catch {
          throw PreviewError(error.description)
        }
      })
    host.address = PreviewAddress(workspace: workspace)
    if let settings = PreviewSettings(workspace: workspace) {
      host.storedSettings = { settings.read() }
      host.store = { settings.store($0) }
    }
    host.documentation = { DocumentationPage.address(DocumentationPage.rule($0), base: "docs/") }
    // Where files are looked at, so that the page hears of its edit before it gets the new picture.
    host.apply = { edit, done in
      self.queue.async {
        done(self.write(edit))
        if let path = FileURI.path(edit.uri) { self.look(at: path) }
      }
    }
    return host
  }

  private var paths: [String] {
    isFolder ? (try? Folder(path).files(withSuffix: InputPaths.suffix)) ?? [] : [path]
  }

  /// Hands the files to `preview`, now and whenever they change.
  func show(in preview: Preview) {
    self.preview.withLock { $0 = preview }
    for path in paths { look(at: path) }
    look(round: 0)
  }

  private func look(round: Int) {
    let isWatched = (preview.withLock { $0 }?.pageCount ?? 0) > 0
    queue.asyncAfter(deadline: .now() + (isWatched ? Self.interval : Self.idleInterval)) { [weak self] in
      guard let self else { return }
      if isWatched {
        let known = self.state.withLock { Array($0.keys) }
        let all = round % Self.folderInterval == 0 ? Set(known).union(self.paths).sorted() : known
        for path in all { self.look(at: path) }
      }
      self.look(round: round + 1)
    }
  }

  /// Takes in the file at `path` if it, or a file that it names, has changed.
  private func look(at path: String) {
    guard let preview = preview.withLock({ $0 }) else { return }
    let known = state.withLock { $0[path] }
    guard let stamp = FileStamp(path) else {
      // An editor that replaces a file takes it away for a moment.
      guard known != nil, isFolder, !paths.contains(path) else { return }
      state.withLock { $0[path] = nil }
      return preview.remove(FileURI.uri(path))
    }
    if let known, known.stamp == stamp, !known.named.haveChanged { return }
    guard let bytes = try? File(path).read() else { return }
    let uri = FileURI.uri(path)
    let named = NamedFiles()
    let resources = named.remembering(
      cache.resources(for: uri, folders: isFolder ? [self.path] : []), FileURI.folder(of: path))
    let version = (known?.version ?? 0) + 1
    state.withLock { $0[path] = Watched(version: version, stamp: stamp, named: named) }
    let snapshot = DocumentSnapshot(
      uri: uri, version: version, text: XMLDecoding.decode(bytes).text, language: language, resources: resources)
    preview.update(uri, name: name(path), version: version) { snapshot }
    if known != nil { preview.follow(uri) }
  }

  /// The path as the person gave it, or as seen from the folder that they gave.
  private func name(_ path: String) -> String {
    isFolder && path.hasPrefix(self.path + "/")
      ? String(path.dropFirst(self.path.count + 1)) : String(path.split(separator: "/").last ?? "")
  }

  /// Writes `edit` into its file, all or nothing, if the file is still as it was read.
  private func write(_ edit: PreviewEdit) -> PreviewError? {
    guard let path = FileURI.path(edit.uri), let known = state.withLock({ $0[path] }), known.version == edit.version
    else {
      return PreviewError("The file has changed since; try again in a moment")
    }
    do {
      let bytes = try File(path).read()
      guard FileStamp(path) == known.stamp, SourceText(bytes).applying(edit.edits) == edit.text else {
        return PreviewError("The file has changed since, or is not written in UTF-8; change it in an editor")
      }
      try File(path).replace(with: edit.text.bytes)
    } catch {
      return PreviewError("The file stays as it is: \(error)")
    }
    return nil
  }
}

/// The files that a card has asked for, and their states then.
private final class NamedFiles: Sendable {
  private let stamps: Mutex<[String: FileStamp?]> = Mutex([:])

  /// `resources` of a card in `folder`; what is asked for is remembered, whether it is there or not.
  func remembering(_ resources: DocumentResources, _ folder: String) -> DocumentResources {
    DocumentResources(
      bytes: { path in
        self.note(path, folder)
        return resources.bytes(path)
      },
      names: resources.names,
      exists: { path in
        self.note(path, folder)
        return resources.exists?(path) ?? false
      })
  }

  private func note(_ path: String, _ folder: String) {
    let whole = FileURI.resolve(path, in: folder)
    stamps.withLock { stamps in
      if stamps[whole] == nil { stamps[whole] = .some(FileStamp(whole)) }
    }
  }

  /// Whether one of them is not as it was.
  var haveChanged: Bool {
    stamps.withLock { $0 }.contains { FileStamp($0.key) != $0.value }
  }
}
