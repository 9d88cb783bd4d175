import Foundation
import TestSupport
import Testing

@testable import Workspace

@Suite struct SampleFilesTests {
  /// Writes `text` into the file, which was changed last at `seconds`.
  private func write(_ text: String, _ path: String, at seconds: Double) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
  }

  @Test func aFileIsReadOnceAsLongAsItDoesNotChange() throws {
    let folder = try TemporaryFolder(["a.json": "[1]"])
    let path = folder.path + "/a.json"
    let samples = SampleFiles()
    try write("[1]", path, at: 1_000_000)
    #expect(samples.fault(of: path) == nil)
    // Nothing tells that it is another.
    try write("[1}", path, at: 1_000_000)
    #expect(samples.fault(of: path) == nil)
    try write("[1}", path, at: 1_000_001)
    guard case .other(let reason)? = samples.fault(of: path) else {
      Issue.record("it is no JSON")
      return
    }
    #expect(reason.hasPrefix("is no JSON: "))
    try folder.remove("a.json")
    #expect(samples.fault(of: path) == .isMissing)
  }
}
