import Standards
import Testing

@Suite struct FileURITests {
  @Test(arguments: [
    ("file:///a/b.card.xml", "/a/b.card.xml"), ("file://localhost/a", "/a"), ("FILE:///a%20b/%C3%A9", "/a b/é"),
    ("file:/a", "/a"), ("file:///a#x", "/a"), ("file:///%E2%82%AC", "/€"),
  ])
  func readsPaths(uri: String, path: String) {
    #expect(FileURI.path(uri) == path)
  }

  @Test(arguments: [
    "untitled:Untitled-1", "http://x/a", "file://server/share", "file:///a%2", "file:///%00", "file:a", "",
  ])
  func refusesWhatIsNoPathHere(uri: String) {
    #expect(FileURI.path(uri) == nil)
  }

  @Test(arguments: ["/a b/é€😀/#?%.card.xml", "/", "/a/b"])
  func pathsRoundTrip(path: String) {
    #expect(FileURI.path(FileURI.uri(path)) == path)
  }
}
