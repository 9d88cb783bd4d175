import ArgumentParser
import CardAnalysis
import DocumentationGenerator
import FileSystem
import SchemaReader
import Standards

/// `cardwright docs`: the reference documentation as a folder of files.
struct DocsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Write the reference documentation of the card language, or of any XSD.",
    discussion: """
      The pages are made from the schema, the guidelines, the design rules and drawings of the cards; nothing else is \
      needed to read them, neither a server nor a network. With --schema the given XSD 1.0 files are documented instead \
      of the card language, the first one being the entry.
      """)

  @Option(
    name: .shortAndLong, help: "The folder to write into; it is made when it is missing.", completion: .directory)
  var output: String

  @Option(help: "The format: html, markdown or json.")
  var format = SiteFormat.html

  @Option(
    help: ArgumentHelp(
      "The address at which the pages will stand, for the sitemap and links to them.", valueName: "address"),
    transform: { try WebAddress.checked($0) })
  var baseUrl: String?

  @Option(
    help: ArgumentHelp(
      "Write into this folder below --output; the pages let the reader choose among all such folders.",
      valueName: "name"))
  var release: String?

  @Option(
    help: ArgumentHelp(
      "An XSD file to document instead of the card language; files that it imports by address may follow.",
      valueName: "file"),
    completion: .file(extensions: ["xsd"]))
  var schema: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write the playground, too: playground.html, a page that needs no server. The folder is the one that “make web” fills.",
      valueName: "folder"),
    completion: .directory)
  var playground: String?

  @Option(
    help: ArgumentHelp("Where CodeMirror 5 is installed, the editor of the playground.", valueName: "folder"),
    completion: .directory)
  var codemirror = "/usr/share/javascript/codemirror"

  @Option(parsing: .unconditional, help: "How many pages to make at a time.")
  var jobs: Int = Processors.count

  func validate() throws {
    if jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    if playground != nil, format != .html || !schema.isEmpty {
      throw ValidationError("--playground goes with the pages of the card language, as --format html.")
    }
    guard let release else { return }
    if format != .html { throw ValidationError("--release goes with --format html.") }
    if release.isEmpty || release.hasPrefix(".") || release.contains("/") {
      throw ValidationError("--release is the name of one folder, such as 1.0.")
    }
  }

  func run() async throws {
    // First, as it may be missing, and the pages take a while.
    let page = try playground.map { folder throws(CommandFailure) in
      try PlaygroundFiles(folder: folder, codemirror: codemirror).files
    }
    var source = try source()
    source.files += page ?? []
    source.release = release ?? ""
    let reference = await Reference.gathered(from: source, jobs: jobs)
    let site: Site
    do {
      site = try Site(reference, format: format)
    } catch {
      throw CommandFailure("a bundled template is wrong, which is a defect of this program:\n\(error)")
    }
    try write(await site.files(jobs: jobs), into: output + (release.map { "/" + $0 } ?? ""))
    if release != nil { try write(Releases.files(releases), into: output) }
  }

  private func source() throws -> DocumentationSource {
    var address = baseUrl ?? ""
    if !address.isEmpty, !address.hasSuffix("/") { address += "/" }
    if let release, !address.isEmpty { address += release + "/" }
    guard schema.isEmpty else { return try foreignSource(address) }
    guard let schema = try CardLanguage.bundled().schema else { throw BundledSchema.defect("it is empty") }
    return .bundled(schema, baseAddress: address)
  }

  private func foreignSource(_ address: String) throws -> DocumentationSource {
    let folder = schema[0].lastIndex(of: "/").map { String(schema[0][...$0]) } ?? ""
    let entry = String(schema[0].dropFirst(folder.count))
    // The others stand for what is included or imported by an address or from elsewhere.
    var others: [String: [UInt8]] = [:]
    var namespaces: [String: String] = [:]
    for path in schema {
      let bytes = try File(path).read()
      others[Self.fileName(path)] = bytes
      if path != schema[0], let namespace = SchemaReader.targetNamespace(of: bytes) {
        namespaces[namespace] = Self.fileName(path)
      }
    }
    do {
      let read = try SchemaReader.read(entry: entry, namespaces: namespaces) { [others] name in
        (name.contains("://") ? nil : try? File(folder + name).read()) ?? others[Self.fileName(name)]
      }
      return DocumentationSource(schema: read, title: entry, baseAddress: address, isCardLanguage: false)
    } catch {
      throw CommandFailure("the schema cannot be read:\n\(error)")
    }
  }

  private static func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The folders of releases below the output.
  private var releases: [String] {
    get throws(FileError) {
      try Folder(output).entries().filter { $0.isFolder }.map(\.name)
        .filter { File("\(output)/\($0)/\(Releases.mark)").exists }
    }
  }

  private func write(_ files: [SiteFile], into output: String) throws(FileError) {
    var folders: Set<String> = []
    for file in files {
      let path = output + "/" + file.path
      let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
      if folders.insert(folder).inserted { try Folder(folder).create() }
      try File(path).replace(with: file.bytes)
    }
  }
}

extension SiteFormat: ExpressibleByArgument {}
