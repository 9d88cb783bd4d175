package import SourceText
import Standards
package import XMLSyntax

/// A processing instruction that leaves findings of the element behind it out:
/// `<?cardwright ignore="title-truncation" reason="The picture says it"?>`.
///
/// Before the root element it holds for the whole document. Several rules stand with space between them. Another one,
/// `<?cardwright targets="mdk ui5"?>` before the root element, says to which targets the card is handed over.
package struct IgnoreInstruction: Sendable {
  /// The target of such instructions.
  package static let target = "cardwright"
  /// Where the rules stand.
  package static let rulesName = "ignore"
  /// Where the reason stands.
  package static let reasonName = "reason"

  /// Where the targets stand for which the card is.
  package static let targetsName = "targets"

  /// One name with its value, written as attributes are.
  package struct Part: Sendable {
    /// The name.
    package let name: ByteRange
    /// The value, without its quotes.
    package let value: ByteRange
  }

  /// A rule or a target that it names.
  package struct Rule: Sendable {
    /// Its code, or the name of the target.
    package let code: String
    /// Where it stands.
    package let range: ByteRange
  }

  /// The instruction.
  package let node: NodeID
  /// Its names and values, in order.
  package let parts: [Part]
  /// The first byte behind its target that is part of no name and value; nil where all is.
  package let misfit: Int?
  private let text: SourceText

  /// What stands at `node` of `tree`; nil where that is another instruction, or it breaks off.
  package init?(_ node: NodeID, in tree: XMLTree) {
    guard tree[node].kind == .processingInstruction, tree.name(of: node).qualified == Self.target,
      tree[node].flags.isDisjoint(with: .unterminated)
    else { return nil }
    (self.node, text) = (node, tree.text)
    let bytes = tree.text.bytes
    let end = Int(tree[node].end) - 2
    var parts: [Part] = []
    var index = Int(tree[node].nameStart) + Self.target.utf8.count
    var misfit: Int?
    func skip(while holds: (UInt8) -> Bool) -> Int {
      let start = index
      while index < end, holds(bytes[index]) { index += 1 }
      return start
    }
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    while true {
      _ = skip(while: isSpace)
      guard index < end else { break }
      let start = skip { $0.isASCIILetter || $0 == 0x2D }
      let name = ByteRange(start, index)
      _ = skip(while: isSpace)
      guard !name.isEmpty, index < end, bytes[index] == 0x3D else {
        misfit = start
        break
      }
      index += 1
      _ = skip(while: isSpace)
      guard index < end, bytes[index] == 0x22 || bytes[index] == 0x27 else {
        misfit = start
        break
      }
      let quote = bytes[index]
      index += 1
      let valueStart = skip { $0 != quote }
      guard index < end else {
        misfit = start
        break
      }
      parts.append(Part(name: name, value: ByteRange(valueStart, index)))
      index += 1
    }
    (self.parts, self.misfit) = (parts, misfit)
  }

  /// The value of the part called `name`; nil where there is none.
  private func part(_ name: String) -> Part? { parts.first { text[$0.name] == name } }

  /// The first name that means nothing here; nil where there is none.
  var unknownName: ByteRange? {
    parts.map { $0.name }.first { ![Self.rulesName, Self.reasonName, Self.targetsName].contains(text[$0]) }
  }

  /// The first name that stands here a second time; nil where there is none.
  var repeatedName: ByteRange? {
    var seen: Set<String> = []
    return parts.map { $0.name }.first { !seen.insert(text[$0]).inserted }
  }

  /// The rules that it names.
  package var rules: [Rule] { words(Self.rulesName) ?? [] }

  /// The targets that it names; nil where it says nothing of them.
  package var targets: [Rule]? { words(Self.targetsName) }

  private func words(_ name: String) -> [Rule]? {
    guard let value = part(name)?.value else { return nil }
    var rules: [Rule] = []
    var start = value.start
    for index in value.start...value.end where index == value.end || text.bytes[index] <= 0x20 {
      if index > start { rules.append(Rule(code: text[ByteRange(start, index)], range: ByteRange(start, index))) }
      start = index + 1
    }
    return rules
  }

  /// The value of `reason`; empty where it says nothing.
  var reason: String {
    let value = part(Self.reasonName).map { text[$0.value] } ?? ""
    return value.contains { $0.isLetter || $0.isNumber } ? value : ""
  }

  /// Where the reason stands, without its quotes.
  var reasonRange: ByteRange? { part(Self.reasonName)?.value }
}
