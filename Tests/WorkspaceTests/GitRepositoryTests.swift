import CardAnalysis
import Configuration
import Foundation
import JSON
import TestSupport
import Testing
import Workspace

/// Questions are asked on threads of their own: what waits for programs must not take those that tasks run on.
@Suite struct GitRepositoryTests {
  /// A repository with one commit of `files`.
  private func repository(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    try git(folder, "init", "-q", "-b", "main")
    try commit(folder)
    return folder
  }

  private func commit(_ folder: TemporaryFolder) throws {
    try git(folder, "add", "-A")
    try git(folder, "-c", "user.name=n", "-c", "user.email=e", "commit", "-q", "-m", "a change")
  }

  private func git(_ folder: TemporaryFolder, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }

  private func onThread<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue(label: "test").async { continuation.resume(with: Swift.Result { try work() }) }
    }
  }

  @Test func aRevisionHasItsFilesAsTheyWere() async throws {
    let folder = try repository([
      "a/b.card.xml": "one", "a/é \n.json": "{\"a\": 1}", ".cardwright.json": "{\"devices\": [\"iphone-15\"]}",
    ])
    try folder.write("a/b.card.xml", "two")
    try folder.remove(".cardwright.json")
    try await onThread {
      let repository = try GitRepository(holding: folder.path + "/a")
      let commit = try #require(repository.commit("main"))
      let revision = try GitRevision("main", commit, in: repository)
      #expect(Set(revision.entries.keys.map { $0.dropFirst(repository.top.count + 1) }).count == 3)
      #expect(try revision.read(repository.top + "/a/b.card.xml") == Array("one".utf8))
      let resources = revision.resources(inFolder: repository.top + "/a", folders: [])
      #expect(resources.sample("é \n.json") == ["a": 1] && resources.exists?("é \n.json") == true)
      #expect(resources.bytes("../.cardwright.json") == nil, "it lies outside of what the card may see")
      let configuration = revision.configurations().configuration(inFolder: repository.top + "/a")
      #expect(configuration.files.map(\.path) == [repository.top + "/.cardwright.json"])
      #expect(throws: WorkspaceError.self) { try revision.read(repository.top + "/nowhere") }
      #expect(repository.commit("nothing") == nil && repository.commit("--all") == nil && repository.names == ["main"])
    }
  }

  @Test func changesAreThoseOfGitWithRenamesAndNewFiles() async throws {
    let text = (0..<20).map { "line \($0)\n" }.joined()
    let folder = try repository(["a.card.xml": text, "b": "b", "c": "c"])
    try git(folder, "mv", "a.card.xml", "z.card.xml")
    try folder.write("z.card.xml", text + "more\n")
    try folder.write("b", "changed")
    try folder.remove("c")
    try folder.write("new", "")
    try await onThread {
      let repository = try GitRepository(holding: folder.path)
      let top = repository.top
      func change(_ old: String?, _ new: String?) -> GitRepository.Change {
        GitRepository.Change(old: old.map { top + "/" + $0 }, new: new.map { top + "/" + $0 })
      }
      let commit = try #require(repository.commit("HEAD"))
      let changes = try repository.changes(from: commit, to: nil)
      #expect(
        Set(changes) == [change("a.card.xml", "z.card.xml"), change("b", "b"), change("c", nil), change(nil, "new")])
      #expect(try repository.changes(from: commit, to: commit) == [])
    }
  }
}
