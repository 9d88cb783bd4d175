import Testing

@testable import PreviewServer

@Suite struct WebviewTests {
  @Test func thePageIsInOnePiece() {
    let page = PreviewPages.webview
    #expect(page.contains("<style nonce=\"{{nonce}}\">"))
    #expect(page.contains("<script type=\"module\" nonce=\"{{nonce}}\">"))
    #expect(!page.contains("src=\"") && !page.contains("href=\"preview.css\""))
    #expect(page.contains("Content-Security-Policy"))
  }
}
