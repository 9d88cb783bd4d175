import FileSystem
import Foundation
import Testing

/// A folder of its own for each test, removed afterwards.
private struct ScratchFolder: ~Copyable {
  let path = NSTemporaryDirectory() + "cardwright-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite struct FileTests {
  @Test func readsWhatWasWritten() throws {
    let folder = try ScratchFolder()
    let file = File(folder.path + "/a")
    for size in [0, 1, 4095, 4096, 4097, 100_000] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try file.replace(with: bytes)
      #expect(try file.read() == bytes)
    }
  }

  @Test func saysWhatIsMissing() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/nothing"
    let error = #expect(throws: FileError.self) { try File(path).read() }
    #expect(error?.description == "cannot read \(path): No such file or directory")
    #expect(throws: FileError.self) { try File(folder.path).read() }
    #expect(throws: FileError.self) { try File(path + "/below").replace(with: []) }
    #expect(!File(path).exists && !Folder(path).exists && Folder(folder.path).exists && !File(folder.path).exists)
  }

  @Test func replacingKeepsPermissionsAndLinksAndLeavesNothingBehind() throws {
    let folder = try ScratchFolder()
    let file = File(folder.path + "/a")
    let link = File(folder.path + "/link")
    try file.replace(with: [1])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "a")
    try link.replace(with: [2])
    #expect(try file.read() == [2])
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "a")
    #expect(try Folder(folder.path).entries().map(\.name) == ["a", "link"])
  }

  @Test func whatIsProtectedOrHasChangedIsNotReplaced() throws {
    let folder = try ScratchFolder()
    let file = File(folder.path + "/a")
    try file.replace(with: [1])
    #expect(try !file.replace([2], with: [3]))
    #expect(try file.replace([1], with: [4]))
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    let error = #expect(throws: FileError.self) { try file.replace(with: [5]) }
    #expect(error?.description == "cannot write \(file.path): Permission denied")
    #expect(try file.read() == [4])
    #expect(try Folder(folder.path).entries().map(\.name) == ["a"])
  }

  @Test func aNewFileTakesNoPlace() throws {
    let folder = try ScratchFolder()
    let file = File(folder.path + "/a")
    #expect(try file.create(with: [1]))
    #expect(try !file.create(with: [2]))
    #expect(try file.read() == [1])
    // A link that leads nowhere is somebody's, too.
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "b")
    #expect(try !File(folder.path + "/link").create(with: [1]))
    #expect(throws: FileError.self) { try File(folder.path + "/none/a").create(with: [1]) }
    #expect(try Folder(folder.path).entries().map(\.name) == ["a", "link"])
  }

  @Test func whatIsNoOrdinaryFileIsWrittenToAndStays() throws {
    let folder = try ScratchFolder()
    let pipe = File(folder.path + "/pipe")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    // Open at both ends, so that nobody waits for a reader.
    let descriptor = open(pipe.path, O_RDWR | O_NONBLOCK)
    defer { close(descriptor) }
    try pipe.replace(with: [1, 2, 3])
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(descriptor, &bytes, 8) == 3 && bytes[..<3] == [1, 2, 3])
    var status = stat()
    #expect(stat(pipe.path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    #expect(throws: FileError.self) { try File(folder.path).replace(with: []) }
    #expect(try Folder(folder.path).entries().map(\.name) == ["pipe"])
  }

  @Test func removesAFileAndDoesNotMindOneThatIsNotThere() throws {
    let folder = try ScratchFolder()
    let file = File(folder.path + "/a")
    try file.replace(with: [1])
    try file.remove()
    try file.remove()
    #expect(!file.exists)
    #expect(throws: FileError.self) { try File(folder.path).remove() }
  }

  @Test func findsFilesInOrderAndSkipsHiddenFoldersAndLinks() throws {
    let folder = try ScratchFolder()
    for below in ["b", "a/deep", ".hidden"] {
      let path = folder.path + "/" + below
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try File(path + "/x.card.xml").replace(with: [])
      try File(path + "/x.xml").replace(with: [])
    }
    try File(folder.path + "/z.card.xml").replace(with: [])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/a/loop", withDestinationPath: "..")
    let found = try Folder(folder.path).files(withSuffix: ".card.xml")
    #expect(found.map { $0.dropFirst(folder.path.count) } == ["/z.card.xml", "/a/deep/x.card.xml", "/b/x.card.xml"])
  }

  @Test func aPipeIsRefusedRatherThanWaitedFor() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/a.card.xml"
    #expect(mkfifo(path, 0o600) == 0)
    do throws(FileError) {
      _ = try File(path).read()
      Issue.record("it was read")
    } catch {
      #expect(error.description == "cannot read \(path): it is no ordinary file, but a pipe or a device")
    }
    try File(folder.path + "/b").replace(with: [1])
    #expect(try File(folder.path + "/b").read() == [1])
  }
}
