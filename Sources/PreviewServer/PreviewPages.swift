import BundledData

/// The files of the preview page, as browsers and editors get them.
package enum PreviewPages {
  private static func file(_ name: String) -> [UInt8] { BundledFile.page.first { $0.name == name }?.bytes ?? [] }

  /// The modules of the page in one.
  private static let script = PageScript(BundledFile.page).text

  /// The page's own files and their media types, by their paths from the page; the page itself stands at none.
  package static func file(at path: Substring) -> (type: String, bytes: [UInt8])? {
    switch path {
    case "": ("text/html; charset=utf-8", file("index.html"))
    case "preview.css": ("text/css; charset=utf-8", file("preview.css"))
    case "main.js": ("text/javascript; charset=utf-8", Array(script.utf8))
    default: nil
    }
  }

  /// The page in one piece, for an editor that shows it itself: it puts its own words in the place of `{{nonce}}` and
  /// `{{cspSource}}`.
  package static var webview: String {
    let policy = """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'nonce-{{nonce}}'; \
      style-src {{cspSource}} 'nonce-{{nonce}}'; img-src {{cspSource}} data: blob:">
      """
    return page(head: policy)
  }

  /// The same for a frame of another page, with the texts of its scripts and styles, which that page's own policy has to allow: in
  /// the frame the other page is the editor, there is no connection that could be lost, and files that are let go above the frame
  /// are that page's.
  package static var framed: (page: String, scripts: [String], styles: [String]) {
    let editor = """

      const acquireVsCodeApi = () => ({ postMessage: (message) => parent.postMessage(message, "*"), setState() {} });
      addEventListener("dragover", (event) => event.preventDefault());
      addEventListener("drop", (event) => {
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (files.length) parent.postMessage({ files }, "*");
      });

      """
    let style = ".bar #connection { display: none; }"
    let head = "<style>\(style)</style><script>\(editor)</script>"
    return (page(head: head), [editor, inlineScript], [style, inlineStyle])
  }

  private static var inlineScript: String { "\n" + script }
  private static var inlineStyle: String { "\n" + String(decoding: file("preview.css"), as: UTF8.self) }

  /// The page in one piece, with `head` before all else in it.
  private static func page(head: String) -> String {
    String(decoding: file("index.html"), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map {
      line in
      switch line {
      case "<head>": "<head>\n\(head)"
      case "<link rel=\"stylesheet\" href=\"preview.css\">": "<style nonce=\"{{nonce}}\">\(inlineStyle)</style>"
      case "<script type=\"module\" src=\"main.js\"></script>":
        "<script type=\"module\" nonce=\"{{nonce}}\">\(inlineScript)</script>"
      default: String(line)
      }
    }.joined(separator: "\n")
  }
}
