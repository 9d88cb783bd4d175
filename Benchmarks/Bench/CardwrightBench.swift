import BundledData
import FileSystem
import SchemaReader
import SchemaValidation
import SourceText
import XMLSyntax

/// Cardwright's side of what `Benchmarks/Peers` measures of others.
///
/// All files are read into memory first; each repetition goes over all of them and prints its seconds.
///
///     cardwright-bench parse|validate REPETITIONS LIST
///
/// `LIST` is a file with one path a line.
@main
enum CardwrightBench {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let repetitions = Int(arguments[2]), let work = try work(arguments[1]) else {
      print("usage: cardwright-bench parse|validate REPETITIONS LIST")
      return
    }
    let list = SourceText(try File(arguments[3]).read()).string
    let texts = try list.split(separator: "\n").map { SourceText(try File(String($0)).read()) }
    for _ in 0..<repetitions {
      var findings = 0
      let time = ContinuousClock().measure { for text in texts { findings += work(text) } }
      print(Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18)
      if findings > 0 { throw BenchError.findings(findings) }
    }
  }

  /// What is done with each text; its result is the number of findings, of which a benchmark's files have none.
  private static func work(_ name: String) throws -> ((SourceText) -> Int)? {
    switch name {
    case "parse":
      return { XMLParser.parse($0).diagnostics.count }
    case "validate":
      let schema = try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })
      return { text in
        let tree = XMLParser.parse(text)
        return tree.diagnostics.count + SchemaAssessment(tree: tree, schema: schema).diagnostics.count
      }
    default:
      return nil
    }
  }
}

enum BenchError: Error {
  /// The files are meant to be valid, or the work is not the same on all sides.
  case findings(Int)
}
