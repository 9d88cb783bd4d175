import SourceText
import Testing
import XMLSyntax

@Suite struct ElementPathsTests {
  private func paths(_ text: String) -> [String] {
    let tree = XMLParser.parse(SourceText(text))
    let paths = ElementPaths(tree)
    return tree.nodes.indices.filter { tree.nodes[$0].isElement }.map { paths.path(of: NodeID($0)) }
  }

  @Test func thoseOfANameHaveNumbers() {
    #expect(
      paths("<a><b/>text<c/><b><x:b xmlns:x='u'/></b></a>")
        == ["/a", "/a/b[1]", "/a/c", "/a/b[2]", "/a/b[2]/x:b"])
    #expect(paths("") == [] && paths("<a/><a/>") == ["/a[1]", "/a[2]"])
  }

  /// Were each way up gone to its end, this would take minutes.
  @Test func whatIsDeepIsNamedByWhatItIsIn() {
    let depth = 100_000
    let all = paths(String(repeating: "<a>", count: depth))
    #expect(all.count == depth && all[99].utf8.count == 200 && all[depth - 1] == all[99])
  }
}
