import BundledData
import JSON
import PreviewServer
import Standards

/// The playground: one page that holds the core and all that it needs, so that it works from a disk as from any server.
///
/// Its policy lets run what stands in it, named by hashes, and the module of the core; it lets nothing be fetched or sent.
package struct PlaygroundPage {
  /// The files of CodeMirror that the page has, by their paths in the folder of a distribution.
  package static let editorFiles = [
    "lib/codemirror.js", "mode/xml/xml.js", "mode/javascript/javascript.js", "addon/hint/show-hint.js",
    "lib/codemirror.css", "addon/hint/show-hint.css",
  ]

  /// The compiled core, as it is or packed by gzip.
  private let module: [UInt8]
  /// The script that loads it, an ES module that exports `load`.
  private let loader: [UInt8]
  /// CodeMirror's files by the paths of ``editorFiles``.
  private let editor: [String: [UInt8]]

  /// The page of these parts.
  package init(module: [UInt8], loader: [UInt8], editor: [String: [UInt8]]) {
    (self.module, self.loader, self.editor) = (module, loader, editor)
  }

  /// The page.
  package var html: [UInt8] {
    let styles = texts(endingIn: ".css") + [Self.text("playground.css")]
    let scripts = texts(endingIn: ".js")
    let main = PageScript(BundledFile.playground).text
    let worker =
      PageScript(["core.js": String(decoding: loader, as: UTF8.self)], from: "core.js").text + "\n"
      + Self.text("worker.js")
    let data =
      [
        Self.data("core-module", Base64.encoded(module)), Self.data("core-worker", Base64.encoded(Array(worker.utf8))),
        Self.data("preview-page", Base64.encoded(Array(PreviewPages.framed.page.utf8))),
        Self.data("examples", Base64.encoded(Self.examples.jsonBytes)),
      ].joined(separator: "\n") + "\n" + scripts.map { "<script>\($0)</script>" }.joined(separator: "\n")
      + "\n<script type=\"module\">\(main)</script>"
    let policy = Self.policy(
      scripts: scripts + [main] + PreviewPages.framed.scripts, styles: styles + PreviewPages.framed.styles)
    var page = ""
    for line in Self.text("index.html").split(separator: "\n", omittingEmptySubsequences: false) {
      switch line {
      case "<head>": page += "<head>\n<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n"
      case "<!-- styles -->": page += styles.map { "<style>\($0)</style>\n" }.joined()
      case "<!-- data -->": page += data + "\n"
      default: page += line + "\n"
      }
    }
    return Array(page.utf8)
  }

  /// The parts that come from elsewhere, and how they may be used, as a text.
  package static func licences(editor: [UInt8]) -> [UInt8] {
    Array("playground.html holds the editor CodeMirror. Its distribution says:\n\n".utf8) + editor
  }

  private func texts(endingIn ending: String) -> [String] {
    Self.editorFiles.filter { $0.hasSuffix(ending) }.map { String(decoding: editor[$0] ?? [], as: UTF8.self) }
  }

  private static func text(_ name: String) -> String {
    String(decoding: BundledFile.playground.first { $0.name == name }?.bytes ?? [], as: UTF8.self)
  }

  /// A part that is no script, whatever stands in it.
  private static func data(_ id: String, _ bytes: [UInt8]) -> String {
    "<script type=\"text/plain\" id=\"\(id)\">\(String(decoding: bytes, as: UTF8.self))</script>"
  }

  /// What the page may run and show: nothing that is not in it.
  private static func policy(scripts: [String], styles: [String]) -> String {
    func hashes(_ texts: [String]) -> String {
      texts.map {
        "'sha256-\(String(decoding: Base64.encoded(SHA256.of(Array($0.utf8))), as: UTF8.self))'"
      }.joined(separator: " ")
    }
    return "default-src 'none'; script-src \(hashes(scripts)) 'wasm-unsafe-eval'; style-src \(hashes(styles)); "
      + "img-src data: blob:; worker-src blob:; base-uri 'none'; form-action 'none'"
  }

  /// The examples: cards and data as texts, pictures as base64, by their paths.
  private static var examples: JSONValue {
    .object(
      JSONObject(
        BundledFile.examples.map { file in
          let isText = !file.name.hasSuffix(".png")
          let bytes = isText ? file.bytes : Base64.encoded(file.bytes)
          return JSONObject.Member(file.name, .string(String(decoding: bytes, as: UTF8.self)))
        }))
  }
}
