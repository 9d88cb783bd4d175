// libFuzzer's entry for everything that reads foreign bytes. See fuzz.py, which builds and runs it.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What reads foreign bytes, each with its own corpus.
enum Surface: String, CaseIterable {
  /// Documents as XML.
  case xml
  /// Cards and scenes, in all that is found out about them and asked of them, edit by edit.
  case card
  /// JSON, and what is read from it: messages, schemas of data, settings.
  case json
  /// The frames of the language server's stream.
  case frames
  /// What an editor says to the language server, one message after the other.
  case lsp
  /// What an agent says to its server.
  case agent
  /// HTTP and WebSocket of the preview.
  case channel
  /// What pages say to the preview.
  case preview
  /// Sample data of cards.
  case sample
  /// Files of other systems, of which cards are made.
  case `import`
  /// Schemas.
  case schema
  /// What projects set.
  case configuration

  /// The one that the environment names.
  static let chosen = getenv("CARDWRIGHT_FUZZ").flatMap { Surface(rawValue: String(cString: $0)) } ?? .xml

  /// Hands `bytes` in; whatever is not as it must be ends the process.
  func read(_ bytes: [UInt8]) {
    switch self {
    case .xml: fuzzXML(bytes)
    case .card: fuzzCard(bytes)
    case .json: fuzzJSON(bytes)
    case .frames: fuzzFrames(bytes)
    case .lsp: fuzzServer(bytes)
    case .agent: fuzzAgent(bytes)
    case .channel: fuzzChannel(bytes)
    case .preview: fuzzPreview(bytes)
    case .sample: fuzzSample(bytes)
    case .import: fuzzImport(bytes)
    case .schema: fuzzSchema(bytes)
    case .configuration: fuzzConfiguration(bytes)
    }
  }
}

/// One input of the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Surface.chosen.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Ends the process with `words` unless `holds`: an optimised build leaves the words of a precondition out.
func demand(_ holds: Bool, _ words: @autoclosure () -> String) {
  if holds { return }
  let line = Array("not as it must be: \(words())\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
  abort()
}
