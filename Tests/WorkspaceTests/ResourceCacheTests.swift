import CardAnalysis
import Foundation
import TestSupport
import Testing
import Workspace

@Suite struct ResourceCacheTests {
  @Test func documentsSeeOnlyFilesInsideTheirFolder() throws {
    let folder = try TemporaryFolder(["w/card/a.card.xml": "", "w/images/x.png": "picture", "secret.txt": "secret"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/w/link.txt", withDestinationPath: folder.path + "/secret.txt")
    let cache = ResourceCache()
    let inside = cache.resources(for: folder.uri("w/card/a.card.xml"), folders: [folder.path + "/w"])
    #expect(inside.bytes("../images/x.png") == Array("picture".utf8))
    #expect(inside.names("..") == ["card/", "images/", "link.txt"])
    for path in [
      "../../secret.txt", "../link.txt", folder.path + "/secret.txt", "/etc/passwd", "../../w/../secret.txt",
    ] {
      #expect(inside.bytes(path) == nil, "\(path)")
    }
    #expect(inside.names("../..") == [])
    let alone = cache.resources(for: folder.uri("w/card/a.card.xml"), folders: [])
    #expect(alone.bytes("../images/x.png") == nil)
    try folder.write("w/images/x.png", "a new picture")
    let later = cache.resources(for: folder.uri("w/card/a.card.xml"), folders: [folder.path + "/w"])
    #expect(later.bytes("../images/x.png") == Array("a new picture".utf8))
    #expect(later.exists?("../images/x.png") == true && later.exists?("../images") == false)
  }

  @Test func whatLiesElsewhereIsNotLookedForAgain() throws {
    let folder = try TemporaryFolder(["w/a.card.xml": "", "w/s.json": "1", "t.json": "1"])
    let base = folder.path + "/w"
    let named = NamedFiles()
    let seen = named.remembering(ResourceCache().resources(for: folder.uri("w/a.card.xml"), folders: [base]), base)
    #expect(seen.sample("s.json") != nil && seen.sample("../t.json") == nil && seen.exists?("u.json") == false)
    try folder.write("t.json", "[2]")
    #expect(!named.haveChanged)
    try folder.write("w/u.json", "[2]")
    #expect(named.haveChanged)
    named.forget()
    #expect(!named.haveChanged)
    // Of what nobody knows nothing is said.
    #expect(named.remembering(.none, base).exists == nil)
  }
}
