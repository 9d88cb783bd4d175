import Foundation

/// A folder for the files of one test; it goes away with the value.
public final class TemporaryFolder: Sendable {
  /// Its path.
  public let path: String

  /// A folder of these files, by their paths within it.
  public init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.path + "/cardwright-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and makes the folders above it.
  public func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  /// Writes a file of these bytes.
  public func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Removes a file.
  public func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

  /// The address of a file.
  public func uri(_ name: String) -> String { "file://" + path + "/" + name }
}
