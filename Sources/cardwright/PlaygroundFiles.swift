import DocumentationGenerator
import FileSystem
import Playground

/// The files of the playground, made of what stands on disk: the compiled core and the editor of a distribution.
struct PlaygroundFiles {
  /// The folder that `make web` fills.
  let folder: String
  /// The folder of CodeMirror.
  let codemirror: String

  /// The page, and the licence of what is in it.
  var files: [SiteFile] {
    get throws(CommandFailure) {
      var editor: [String: [UInt8]] = [:]
      for name in PlaygroundPage.editorFiles { editor[name] = try read(codemirror + "/" + name, Self.editorAdvice) }
      let page = PlaygroundPage(
        module: try read(folder + "/cardwright.wasm", Self.moduleAdvice),
        loader: try read(folder + "/core.js", Self.moduleAdvice), editor: editor)
      return [
        SiteFile(path: DocumentationSource.playground, bytes: page.html),
        SiteFile(path: "playground-licences.txt", bytes: PlaygroundPage.licences(editor: try licence)),
      ]
    }
  }

  private static let moduleAdvice = "run “make web” first, and name the folder that it fills"
  private static let editorAdvice = "install libjs-codemirror, or name its folder by --codemirror"

  /// What the distribution says of CodeMirror's licence, or CodeMirror itself.
  private var licence: [UInt8] {
    get throws(CommandFailure) {
      for path in ["/usr/share/doc/libjs-codemirror/copyright", codemirror + "/LICENSE"] {
        if let bytes = try? File(path).read() { return bytes }
      }
      throw CommandFailure("the licence of CodeMirror is missing at \(codemirror)/LICENSE; \(Self.editorAdvice)")
    }
  }

  private func read(_ path: String, _ advice: String) throws(CommandFailure) -> [UInt8] {
    do throws(FileError) {
      return try File(path).read()
    } catch {
      throw CommandFailure("\(error.description); \(advice)")
    }
  }
}
