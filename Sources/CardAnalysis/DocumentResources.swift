/// The files that a document may name, as its owner lets it see them.
///
/// Paths are relative to the document's own folder, with `/` between their parts. Whoever supplies the functions decides
/// what may be read; nothing outside the workspace is.
package struct DocumentResources: Sendable {
  /// The contents of the file at a path, or nil when there is none that may be read.
  package let bytes: @Sendable (_ path: String) -> [UInt8]?
  /// The names in the folder at a path (empty for the document's own folder), folders with a `/` behind; in any order.
  package let names: @Sendable (_ folder: String) -> [String]

  /// Whether there is a file at a path that may be read; nil when nothing is known of the files around the document.
  package let exists: (@Sendable (_ path: String) -> Bool)?

  /// Files as `bytes` and `names` give them.
  ///
  /// - Parameter exists: A cheaper way to ask for a file than to read it.
  package init(
    bytes: @escaping @Sendable (_ path: String) -> [UInt8]?, names: @escaping @Sendable (_ folder: String) -> [String],
    exists: (@Sendable (_ path: String) -> Bool)? = nil
  ) {
    self.bytes = bytes
    self.names = names
    self.exists = exists ?? { bytes($0) != nil }
  }

  /// Nothing is known of any file.
  private init() {
    bytes = { _ in nil }
    names = { _ in [] }
    exists = nil
  }

  /// No files at all, and nothing to be said of those that are named.
  package static let none = DocumentResources()
}
