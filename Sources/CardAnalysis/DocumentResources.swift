/// The files that a document may name, as its owner lets it see them.
///
/// Paths are relative to the document's own folder, with `/` between their parts. Whoever supplies the functions decides
/// what may be read; nothing outside the workspace is.
package struct DocumentResources: Sendable {
  /// The contents of the file at a path, or nil when there is none that may be read.
  package let bytes: @Sendable (_ path: String) -> [UInt8]?
  /// The names in the folder at a path (empty for the document's own folder), folders with a `/` behind; in any order.
  package let names: @Sendable (_ folder: String) -> [String]

  /// Files as `bytes` and `names` give them.
  package init(
    bytes: @escaping @Sendable (_ path: String) -> [UInt8]?, names: @escaping @Sendable (_ folder: String) -> [String]
  ) {
    self.bytes = bytes
    self.names = names
  }

  /// No files at all.
  package static let none = DocumentResources(bytes: { _ in nil }, names: { _ in [] })
}
