import DocumentationGenerator
import Testing

@Suite struct ReleasesTests {
  @Test func theNewestReleaseComesFirstAndIsTheEntry() throws {
    let files = Releases.files(["0.9.0", "main", "0.10.0", "0.10.0-beta"])
    let list = try #require(files.first { $0.path == "releases.js" })
    #expect(
      String(decoding: list.bytes, as: UTF8.self)
        == "const siteReleases = [\"0.10.0\",\"0.10.0-beta\",\"0.9.0\",\"main\"];\n")
    #expect(Releases.files([]).isEmpty)
  }
}
