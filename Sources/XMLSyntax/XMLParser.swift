package import SourceText

/// The parser: bytes in, a lossless tree and findings out (XML 1.0 fifth edition, Namespaces in XML 1.0).
///
/// Total, iterative and linear in the input. One method per production; each takes the text from the input's position on
/// and leaves that behind what it took. What an editor meets all day, markup that is half typed, is handled where
/// it breaks off, so that the rest of the document keeps its meaning.
package struct XMLParser {
  var input: XMLInput
  var builder: XMLTreeBuilder
  var namespaces = NamespaceResolver()
  var hasRoot = false
  /// Whether attributes turned out to be none, so that nothing else may have their names.
  var hasTakenBack = false
  /// Counts start tags, to find an attribute that comes twice in one.
  var tagSerial: UInt32 = 0
  var endTags = EndTagParser()
  private var markup = MarkupParser()

  /// Parses `text`, whatever it is.
  ///
  /// The text is Unicode already, so an encoding declaration may name any encoding that ``XMLDecoding`` understands;
  /// whether a file's bytes agree with it is ``XMLDecoding``'s finding. Offsets are 32 bits wide: of a text of 4 GiB or
  /// more only the first 4 GiB less one byte are parsed.
  package static func parse(_ text: SourceText) -> XMLTree {
    var parser = XMLParser(text)
    parser.parseDocument()
    let tree = parser.builder.finish(text, parser.input.findings)
    return parser.hasTakenBack ? tree.withoutUnusedNames : tree
  }

  init(_ text: SourceText) {
    input = XMLInput(text)
    builder = XMLTreeBuilder(end: input.end)
  }

  /// [1] document.
  private mutating func parseDocument() {
    if input.matches([0xEF, 0xBB, 0xBF], at: 0) { input.position = 3 }
    let start = input.position
    if input.matches("<?xml", at: start), input.isSpace(at: start + 5) { XMLDeclaration.parse(&input, &builder) }
    parseContent(upTo: input.end)
    finishElements()
    if !hasRoot { reportMissingRoot(from: start) }
  }

  /// Takes markup and text until `limit` is reached; the last of it may reach beyond.
  mutating func parseContent(upTo limit: Int) {
    while input.position < limit {
      if input.bytes[input.position] == .lessThan { parseMarkup() } else { parseText() }
    }
  }

  /// Closes what is open at the end of the text.
  mutating func finishElements() { endTags.finish(&input, &builder) }

  /// What follows a `<`.
  private mutating func parseMarkup() {
    let next = input.position + 1 < input.end ? input.bytes[input.position + 1] : 0
    if input.classes[Int(next)] & ByteClass.nameStart != 0 {
      parseStartTag()
    } else if next == .slash {
      endTags.parse(&input, &builder)
    } else if next == .exclamation {
      markup.parse(&input, &builder)
    } else if next == .question {
      markup.parseInstruction(&input, &builder)
    } else if next >= 0x80, input.nameStartLength(at: input.position + 1) > 0 {
      parseStartTag()
    } else {
      parseLoneLessThan()
    }
  }

  /// Reports that there is no root element.
  private mutating func reportMissingRoot(from start: Int) {
    // Whatever else is wrong explains itself: a half-typed root gets no further finding.
    guard !builder.nodes.contains(where: { $0.kind == .unexpected }) else { return }
    let place = input.startOfSpace(before: input.end, from: start)
    input.report(.rootMissing, "The document has no root element", at: ByteRange(at: place))
  }
}
