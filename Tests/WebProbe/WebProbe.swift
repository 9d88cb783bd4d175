import BundledData
import DesignRules
import JSON
import SourceText
import Standards
import Synchronization
import WebCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The core as pages in browsers have it, for tests that have no browser or want its native answers: one message a line in, the
/// JSON array of the messages that follow from it a line out.
///
/// An argument is the version that it says it has; `documents` asks for the cards with which tests try it, and with `times` each line
/// tells the microseconds that the messages took in place of them.
@main enum WebProbe {
  static func main() {
    let argument = CommandLine.arguments.dropFirst().first
    if argument == "documents" { return print(documents.text()) }
    let answers: Mutex<[String]> = Mutex([])
    let core = WebCore(version: argument ?? "probe") { message in
      answers.withLock { $0.append(String(decoding: message, as: UTF8.self)) }
    }
    let clock = ContinuousClock()
    while let line = readLine() {
      let time = clock.measure { core.answer(Array(line.utf8)) }
      let told = answers.withLock { answers in
        defer { answers = [] }
        return "[" + answers.joined(separator: ",") + "]"
      }
      print(argument == "times" ? "\(time / .microseconds(1))" : told)
      // Whoever asks waits for the answer; all streams, as there is but this one.
      fflush(nil)
    }
  }

  /// The example cards and those of every rule, and the files that examples name.
  private static var documents: JSONValue {
    var cards: [JSONValue] = []
    var files: [JSONValue] = []
    func add(_ kind: String, _ name: String, _ text: String) {
      cards.append(["kind": .string(kind), "name": .string(name), "text": .string(text)])
    }
    for file in BundledFile.examples {
      if file.name.hasSuffix(".card.xml") {
        add("example", file.name, String(decoding: file.bytes, as: UTF8.self))
      } else {
        files.append([
          "name": .string(file.name), "base64": .string(String(decoding: Base64.encoded(file.bytes), as: UTF8.self)),
        ])
      }
    }
    for rule in DesignRule.all {
      add("rule", rule.kind.code + ", passing", rule.passing)
      add("rule", rule.kind.code + ", failing", rule.failingDocument)
    }
    return ["cards": .array(cards), "files": .array(files)]
  }
}
