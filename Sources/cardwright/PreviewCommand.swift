import ArgumentParser
import CardAnalysis
import ChildProcess
import Dispatch
import LoopbackCarrier
import PreviewServer
import Synchronization
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

  @Option(
    parsing: .unconditional, help: "The port of 127.0.0.1 to listen at; by default one that is free.",
    transform: { text in
      guard let port = UInt16(text) else { throw ValidationError("it must be a number from 1 to \(UInt16.max)") }
      return port
    })
  var port: UInt16 = 0

  @Flag(inversion: .prefixedNo, help: "Open the page in the browser.")
  var open = true

  func run() throws {
    let language = try CardLanguage.bundled()
    let files = PreviewedFiles(try WatchedCards(path, language: language), language)
    let preview = Preview(files.host)
    let carrier = LoopbackCarrier(preview, address: files.address, documentation: .bundled)
    signal(SIGPIPE, SIG_IGN)
    let isEnded = Mutex(false)
    let interruption = Interruption {
      isEnded.withLock { $0 = true }
      preview.close(nil)
      carrier.stop()
    }
    let trouble: Mutex<PreviewError?> = Mutex(nil)
    // First, so that no page hears of fewer files than there are.
    files.show(in: preview)
    carrier.run(port: port) { [path, open] result in
      switch result {
      case .success(let address):
        StandardStream.output.write("\(address)\n")
        StandardStream.error.write("Showing \(path); Ctrl-C ends the preview.\n")
        if open { DispatchQueue(label: "cardwright.preview.browser").async { Self.openBrowser(address) } }
      case .failure(let error): trouble.withLock { $0 = error }
      }
    }
    interruption.cancel()
    if let trouble = trouble.withLock({ $0 }), !isEnded.withLock({ $0 }) {
      StandardStream.tell(trouble.description)
      ExitStatus.end(.unusable)
    }
    ExitStatus.end(.success)
  }

  /// Has the desktop open `address`; the user can do that as well, so a failure is only reported.
  private static func openBrowser(_ address: String) {
    if let opener = ChildProcess.opener, opener.start([address], within: .seconds(10)) == nil { return }
    StandardStream.error.write("Open the address above in a browser.\n")
  }
}
