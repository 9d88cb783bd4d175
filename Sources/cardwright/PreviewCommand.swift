import ArgumentParser
import CardAnalysis
import ChildProcess
import Dispatch
import PreviewServer
import Workspace

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `cardwright preview`: the live preview without an editor.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show cards in a browser and follow every change of their files.",
    discussion: """
      The page is served to this machine alone, at an address that nobody can guess; Ctrl-C ends it. Values that are \
      changed in the page are written to the file at once, which an editor that has it open reads again: undo them there.
      """)

  @Argument(help: "The card file, or a folder: then all its *.card.xml.", completion: .file())
  var path = "."

  @Option(help: "The port of 127.0.0.1 to listen at; by default one that is free.")
  var port: UInt16 = 0

  @Flag(inversion: .prefixedNo, help: "Open the page in the browser.")
  var open = true

  func run() throws {
    let language = try CardLanguage.bundled()
    let (files, preview, carrier) = try start(language)
    signal(SIGPIPE, SIG_IGN)
    let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: DispatchQueue(label: "cardwright.signals"))
      source.setEventHandler {
        preview.close(nil)
        carrier.stop()
      }
      source.resume()
      return source
    }
    StandardStream.output.write("\(carrier.address)\n")
    StandardStream.error.write("Showing \(path); Ctrl-C ends the preview.\n")
    if open { Self.openBrowser(carrier.address) }
    files.show(in: preview)
    carrier.run()
    for source in sources { source.cancel() }
  }

  private func start(
    _ language: CardLanguage
  ) throws(CommandFailure) -> (PreviewedFiles, Preview, PreviewCarrier) {
    do {
      let files = PreviewedFiles(try WatchedCards(path, language: language))
      let preview = Preview(files.host)
      return (files, preview, try PreviewCarrier(preview, port: port, documentation: .bundled))
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  /// Has the desktop open `address`; the person can do it too, so trouble is only told.
  private static func openBrowser(_ address: String) {
    let hint = "Open the address above in a browser.\n"
    guard let opener = ChildProcess.opener else { return StandardStream.error.write(hint) }
    opener.start([address]) { trouble in
      if trouble != nil { StandardStream.error.write(hint) }
    }
  }
}
