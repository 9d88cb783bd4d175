package import CardModel
package import JSON

/// The files that a document may name, as its owner lets it see them.
///
/// Paths are relative to the document's own folder, with `/` between their parts. The owner of the functions decides
/// what may be read; nothing outside the workspace is.
package struct DocumentResources: Sendable {
  /// The contents of the file at a path, or nil when there is none that may be read.
  package let bytes: @Sendable (_ path: String) -> [UInt8]?
  /// The names in the folder at a path (empty for the document's own folder), folders with a `/` at the end; in any
  /// order.
  package let names: @Sendable (_ folder: String) -> [String]

  /// Whether there is a file at a path that may be read; nil when nothing is known of the files around the document.
  package let exists: (@Sendable (_ path: String) -> Bool)?

  /// What the JSON file at a path holds, or nil when there is no such file, or no JSON in it.
  package let sample: @Sendable (_ path: String) -> JSONValue?
  /// Why nothing can be read from the file at a path that is there; nil when something can.
  package let sampleProblem: @Sendable (_ path: String) -> SampleProblem?
  /// The absolute path of what may be at a path, by its name alone; nil where nothing may be read.
  package let absolute: @Sendable (_ path: String) -> String?
  /// The sample set whose files stand in the place of others; nil where none does.
  private(set) package var set: SampleSet?
  private var whole: (@Sendable () -> DocumentResources)?
  /// The same with each file as it is called.
  package var own: DocumentResources { whole?() ?? self }

  /// Files as `bytes` and `names` give them.
  ///
  /// - Parameters:
  ///   - exists: A cheaper way to ask for a file than to read it.
  ///   - sample: A cheaper way to what a JSON file holds than to read it each time.
  ///   - absolute: The absolute paths of files, where they are on a disk.
  package init(
    bytes: @escaping @Sendable (_ path: String) -> [UInt8]?, names: @escaping @Sendable (_ folder: String) -> [String],
    exists: (@Sendable (_ path: String) -> Bool)? = nil, sample: (@Sendable (_ path: String) -> JSONValue?)? = nil,
    sampleProblem: (@Sendable (_ path: String) -> SampleProblem?)? = nil,
    absolute: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
  ) {
    self.absolute = absolute
    self.bytes = bytes
    self.names = names
    self.exists = exists ?? { bytes($0) != nil }
    self.sample = sample ?? { path in bytes(path).flatMap { try? JSONParser.parse($0) } }
    self.sampleProblem = sampleProblem ?? { path in bytes(path).flatMap { SampleProblem($0) } }
  }

  /// Nothing is known of any file.
  private init() {
    bytes = { _ in nil }
    names = { _ in [] }
    exists = nil
    sample = { _ in nil }
    sampleProblem = { _ in nil }
    absolute = { _ in nil }
  }

  /// No files at all, and no findings about those that are named.
  package static let none = DocumentResources()

  /// Whether a card can name a file whose path has `byte` in it: it does not mean something else there.
  package static func canName(_ byte: UInt8) -> Bool { byte >= 0x20 && !"#{}:".utf8.contains(byte) }

  /// Whether a card can name the file or folder at `path`, relative to its own: nothing in it means something else there, and no white
  /// space gets lost.
  package static func canName(path: String) -> Bool {
    CardText.collapsed(path) == path && path.utf8.allSatisfy { canName($0) }
  }

  /// The names in the folder at a path that a card can name, folders with a `/` at the end; in any order.
  package var namable: @Sendable (_ folder: String) -> [String] {
    { [names] folder in names(folder).filter { Self.canName(path: folder + $0) } }
  }
}

extension DocumentResources {
  /// The same, with the files of `set` in the place of others; those of no other set are.
  package func reading(_ set: SampleSet?) -> DocumentResources {
    let whole = own
    guard let set else { return whole }
    // Where nothing is known of files there is none to be another.
    guard let exists = whole.exists else { return whole }
    // One that cannot be read is told of where it is named.
    @Sendable func other(_ path: String) -> String {
      let other = whole.absolute(path).flatMap { set.files[$0] }
      return other.flatMap { exists($0) && whole.sampleProblem($0) == nil ? $0 : nil } ?? path
    }
    var resources = DocumentResources(
      bytes: { whole.bytes(other($0)) }, names: names, exists: { exists(other($0)) },
      sample: { whole.sample(other($0)) }, sampleProblem: { whole.sampleProblem(other($0)) }, absolute: absolute)
    (resources.set, resources.whole) = (set, { whole })
    return resources
  }
}
