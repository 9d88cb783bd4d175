import BundledData
import CardAnalysis
import CardLayout
import CardModel
import FileSystem
import LayoutCore
import SceneLayout
import SchemaReader
import SchemaValidation
import SourceText
import XMLSyntax

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Cardwright's side of what `Benchmarks/Peers` measures of others.
///
/// Everything is read into memory first; each repetition does all the work again and prints its seconds: of processor
/// time, as on the other side, since the machines are shared.
///
///     cardwright-bench parse|validate|draw|survey REPETITIONS LIST
///                                                              LIST is a file with one path a line
///     cardwright-bench sweep REPETITIONS FILE                  a card in 480 environments
///     cardwright-bench edit-tree|edit-assessment|edit-findings|edit-symbols|edit-tokens|edit-picture REPETITIONS FILE
///                                                              one letter typed into the file, up to that stage
///     cardwright-bench cards|boxes REPETITIONS COUNT           so many cards one by one, boxes in one tree
@main
enum CardwrightBench {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let repetitions = Int(arguments[2]),
      let work = try fileWork(arguments[1], arguments[3]) ?? layoutWork(arguments[1], arguments[3])
        ?? editWork(arguments[1], arguments[3])
    else {
      print("usage: cardwright-bench WORK REPETITIONS INPUT")
      return
    }
    for _ in 0..<repetitions {
      let start = processorSeconds()
      let findings = work()
      print(processorSeconds() - start)
      if findings > 0 { throw BenchError.findings(findings) }
    }
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// What is done with files; its result is the number of findings, of which a benchmark's files have none.
  private static func fileWork(_ name: String, _ input: String) throws -> (() -> Int)? {
    switch name {
    case "parse":
      let texts = try texts(input)
      return { texts.reduce(0) { $0 + XMLParser.parse($1).diagnostics.count } }
    case "validate":
      let texts = try texts(input)
      let schema = try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })
      return {
        texts.reduce(0) { sum, text in
          let tree = XMLParser.parse(text)
          return sum + tree.diagnostics.count + SchemaAssessment(tree: tree, schema: schema).diagnostics.count
        }
      }
    case "draw":
      let documents = try texts(input).map { CardDocument(XMLParser.parse($0)) }
      return scenes(documents, [CardEnvironment()])
    case "survey":
      return surveys(try texts(input).map { CardDocument(XMLParser.parse($0)) }, CardEnvironment())
    case "sweep":
      return scenes([CardDocument(XMLParser.parse(SourceText(try File(input).read())))], LayoutWork.environments)
    default: return nil
    }
  }

  private static func texts(_ list: String) throws -> [SourceText] {
    let list = SourceText(try File(list).read()).string
    return try list.split(separator: "\n").map { SourceText(try File(String($0)).read()) }
  }

  /// Lays out every document for every environment; a scene without parts would be a finding.
  private static func scenes(_ documents: [CardDocument], _ environments: [CardEnvironment]) -> (() -> Int)? {
    guard let fonts = FontFaces.standard else { return nil }
    var measurer = TextMeasurer(fonts)
    return {
      var empty = 0
      for document in documents {
        for environment in environments {
          if PositionedScene(document, environment, &measurer).parts.isEmpty { empty += 1 }
        }
      }
      return empty
    }
  }

  /// Lays out every document as far as findings need it; one without height would be a finding.
  private static func surveys(_ documents: [CardDocument], _ environment: CardEnvironment) -> (() -> Int)? {
    guard let fonts = FontFaces.standard else { return nil }
    var measurer = TextMeasurer(fonts)
    return {
      var empty = 0
      for document in documents {
        if LayoutSurvey(document, environment, &measurer).size.height == 0 { empty += 1 }
      }
      return empty
    }
  }

  /// What is done with trees of boxes, texts measured.
  private static func layoutWork(_ name: String, _ input: String) -> (() -> Int)? {
    guard let count = Int(input), let fonts = FontFaces.standard else { return nil }
    var measurer = TextMeasurer(fonts)
    let proposal = LayoutProposal(width: LayoutWork.width, scale: 3)
    let tree = LayoutWork.tree(cards: max(1, count / LayoutWork.boxesPerCard))
    switch name {
    case "cards":
      let trees = (0..<count).map { LayoutWork.tree(card: $0) }
      return { trees.reduce(0) { $0 + (Layout($1, proposal, &measurer).size.height > 0 ? 0 : 1) } }
    case "boxes":
      return { Layout(tree, proposal, &measurer).size.height > 0 ? 0 : 1 }
    default: return nil
    }
  }
}

enum BenchError: Error {
  /// The files are meant to be valid, or the work is not the same on all sides.
  case findings(Int)
}
