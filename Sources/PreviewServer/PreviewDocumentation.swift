/// The reference documentation, made when it is first asked for.
package struct PreviewDocumentation: Sendable {
  /// A file of it.
  package struct File: Sendable {
    /// Its path from the top, such as `rules/missing-title.html`.
    package let path: String
    /// Its contents.
    package let bytes: [UInt8]

    /// The file at `path`.
    package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
  }

  /// Makes all files; takes a while.
  package let make: @Sendable () async -> [File]

  /// The documentation that `make` makes.
  package init(_ make: @escaping @Sendable () async -> [File]) { self.make = make }
}
