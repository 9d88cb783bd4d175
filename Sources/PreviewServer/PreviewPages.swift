import BundledData

/// The files of the preview page, as browsers and editors get them.
enum PreviewPages {
  private static func file(_ name: String) -> [UInt8] { BundledFile.page.first { $0.name == name }?.bytes ?? [] }

  /// The page's own files by their path below the token.
  static func response(to path: Substring, policy: String) -> HTTPResponse? {
    let policy = ["Content-Security-Policy: \(policy)"]
    switch path {
    case "":
      return HTTPResponse(status: 200, type: "text/html; charset=utf-8", body: file("index.html"), fields: policy)
    case "preview.css": return HTTPResponse(status: 200, type: "text/css; charset=utf-8", body: file("preview.css"))
    case "preview.js":
      return HTTPResponse(status: 200, type: "text/javascript; charset=utf-8", body: file("preview.js"))
    default: return nil
    }
  }
}
