import SourceText
import TestSupport
import Testing

@testable import XMLSyntax

/// What is told of the caret at 1️⃣.
@Suite struct CursorContextTests {
  /// The context in one line, with names and texts instead of indices.
  private func describe(_ marked: String) -> String {
    let marked = MarkedText(marked)
    let tree = parse(marked.text)
    func name(_ node: NodeID?) -> String {
      guard let node else { return "-" }
      return node == .document
        ? "document" : tree.name(of: node).qualified.isEmpty ? "\(tree[node].kind)" : tree.name(of: node).qualified
    }
    func place(_ place: ContentPlace) -> String {
      "\(name(place.parent)) after \(name(place.before)) before \(name(place.after))"
    }
    func text(_ range: ByteRange) -> String { "[\(tree.text[range])]" }
    switch tree.cursorContext(at: marked["1️⃣"]) {
    case .beforeRoot(let at): return "beforeRoot \(place(at))"
    case .afterRoot(let at): return "afterRoot \(place(at))"
    case .content(let at): return "content \(place(at))"
    case .text(let at, let node): return "text \(text(tree.range(of: node))) in \(place(at))"
    case .elementName(let at):
      return "elementName \(text(at.typed)) of \(text(at.name)) in \(place(at.place))\(at.isClosed ? "" : " open")"
    case .attributeGap(let at):
      return
        "gap \(name(at.element))\(at.needsSpaceBefore ? " spaceBefore" : "")\(at.needsSpaceAfter ? " spaceAfter" : "")"
    case .attributeName(let at):
      return
        "attributeName \(text(at.typed)) of \(text(at.name))\(at.hasValue ? " hasValue" : "") in \(name(at.element))"
    case .attributeValue(let at):
      let attribute = tree.name(of: tree.attributes[at.attribute]).qualified
      return
        "value \(text(at.typed)) of \(text(at.value)) \(at.quote)\(at.isClosed ? "" : " open") in \(name(at.element)) \(attribute)"
    case .endTagName(let at):
      return
        "endTag \(text(at.typed)) of \(text(at.name)) in \(text(at.tag)) for \(name(at.element))\(at.isClosed ? "" : " open")"
    case .comment: return "comment"
    case .cdataSection: return "cdata"
    case .processingInstruction: return "instruction"
    case .xmlDeclaration: return "declaration"
    case .documentType: return "doctype"
    case .markupDeclaration(let range): return "markupDeclaration \(text(range))"
    case .markup: return "markup"
    }
  }

  @Test(arguments: [
    ("1️⃣", "beforeRoot document after - before -"),
    ("1️⃣<a/>", "beforeRoot document after - before a"),
    ("<!--x-->\n1️⃣\n<a/>", "beforeRoot document after comment before a"),
    ("<a/>1️⃣", "afterRoot document after a before -"),
    ("<a/>\n1️⃣", "afterRoot document after text before -"),
    ("<a>1️⃣</a>", "content a after - before -"),
    ("<a><b/>1️⃣<c/></a>", "content a after b before c"),
    ("<a><b/>\n1️⃣\n<c/></a>", "content a after b before c"),
    ("<a>\n1️⃣</a>", "content a after text before -"),
    ("<a>1️⃣\n<b/></a>", "content a after - before text"),
    ("<a>te1️⃣xt</a>", "text [text] in a after - before -"),
    ("<a>1️⃣text</a>", "text [text] in a after - before -"),
    ("<a>text1️⃣</a>", "text [text] in a after - before -"),
    ("<a><b/>text1️⃣<c/></a>", "text [text] in a after b before c"),
    ("<a><b>x</b>1️⃣", "content a after b before -"),
    ("<a><b>1️⃣", "content b after - before -"),
    ("<a><!--1️⃣--></a>", "comment"),
    ("<a><!-- 1️⃣", "comment"),
    ("<a><!--x-->1️⃣</a>", "content a after comment before -"),
    ("<a><![CDATA[1️⃣]]></a>", "cdata"),
    ("<?p 1️⃣?><a/>", "instruction"),
    ("<?xml 1️⃣version=\"1.0\"?><a/>", "declaration"),
    ("<!DOCTYPE 1️⃣a><a/>", "doctype"),
    ("<a><!1️⃣</a>", "markupDeclaration [<!]"),
  ])
  func content(marked: String, expected: String) {
    #expect(describe(marked).hasPrefix(expected), "\(marked): \(describe(marked))")
  }

  @Test(arguments: [
    ("<1️⃣", "elementName [] of [] in document after - before - open"),
    ("<Card><1️⃣", "elementName [] of [] in Card after - before - open"),
    ("<Card><1️⃣</Card>", "elementName [] of [] in Card after - before - open"),
    ("<Card><a/><1️⃣\n<b/></Card>", "elementName [] of [] in Card after a before text open"),
    ("<1️⃣>", "elementName [] of [] in document after - before text"),
    ("<Card><a/><1️⃣>\n<b/></Card>", "elementName [] of [] in Card after a before text"),
    ("<Card><Hea1️⃣", "elementName [Hea] of [Hea] in Card after - before - open"),
    ("<Card><He1️⃣a</Card>", "elementName [He] of [Hea] in Card after - before - open"),
    ("<Card><a/><Hea1️⃣\n  <b/></Card>", "elementName [Hea] of [Hea] in Card after a before text open"),
    ("<1️⃣Card/>", "elementName [] of [Card] in document after - before -"),
    ("<p:1️⃣b/>", "elementName [p:] of [p:b] in document after - before -"),
    ("<Card1️⃣></Card>", "elementName [Card] of [Card] in document after - before -"),
    ("<Card></1️⃣", "endTag [] of [] in [</] for Card open"),
    ("<Card></1️⃣</Card>", "endTag [] of [] in [</] for Card open"),
    ("<Card><a>x</1️⃣\n</Card>", "endTag [] of [] in [</] for a open"),
    ("<Card></Ca1️⃣", "endTag [Ca] of [Ca] in [</Ca] for Card open"),
    ("<Card></Ca1️⃣rd>", "endTag [Ca] of [Card] in [</Card>] for Card"),
    ("<Card ><1️⃣/Card>", "endTag [] of [Card] in [</Card>] for Card"),
    ("<Card></Card1️⃣>", "endTag [Card] of [Card] in [</Card>] for Card"),
    ("<Card></Card 1️⃣>", "markup"),
    ("<Card></Card>1️⃣", "afterRoot document after Card before -"),
  ])
  func names(marked: String, expected: String) { #expect(describe(marked) == expected) }

  @Test(arguments: [
    ("<Card 1️⃣", "gap Card"),
    ("<Card 1️⃣>", "gap Card"),
    ("<Card\n  1️⃣\n  <b/>", "gap Card"),
    ("<Card 1️⃣/>", "gap Card"),
    ("<Card /1️⃣>", "markup"),
    ("<Card a=\"b\"1️⃣>", "gap Card spaceBefore"),
    ("<Card 1️⃣a=\"b\">", "gap Card spaceAfter"),
    ("<Card a=\"b\" 1️⃣ c=\"d\">", "gap Card"),
    ("<Card a1️⃣", "attributeName [a] of [a] in Card"),
    ("<Card a1️⃣b=\"c\">", "attributeName [a] of [ab] hasValue in Card"),
    ("<Card a1️⃣\n<b/>", "attributeName [a] of [a] in Card"),
    ("<Card a=1️⃣", "value [] of [] none open in Card a"),
    ("<Card a=1️⃣>", "value [] of [] none open in Card a"),
    ("<Card a= 1️⃣>", "value [] of [] none open in Card a"),
    ("<Card a=x1️⃣y>", "value [x] of [xy] none open in Card a"),
    ("<Card a=1️⃣\"b\">", "markup"),
    ("<Card a=\"1️⃣", "value [] of [] double open in Card a"),
    ("<Card a=\"1️⃣\">", "value [] of [] double in Card a"),
    ("<Card a=\"b1️⃣c\">", "value [b] of [bc] double in Card a"),
    ("<Card a='b1️⃣'>", "value [b] of [b] single in Card a"),
    ("<Card a=\"b1️⃣\n  <Title c=\"d\"/>", "value [b] of [b] double open in Card a"),
    ("<Card a=\"b1️⃣ c=\"d\"/>", "value [b] of [b] double open in Card a"),
    ("<Card a=\"b1️⃣>text</Card>", "value [b] of [b] double open in Card a"),
  ])
  func attributes(marked: String, expected: String) { #expect(describe(marked) == expected) }

  @Test func lookUpsFindTheInnermost() {
    let marked = MarkedText("<a b=\"1️⃣c\"><d>2️⃣x</d>3️⃣</a>4️⃣\n")
    let tree = parse(marked.text)
    func element(_ mark: String) -> String? { tree.element(at: marked[mark]).map { tree.name(of: $0).qualified } }
    #expect(element("1️⃣") == "a" && element("2️⃣") == "d" && element("3️⃣") == "a" && element("4️⃣") == nil)
    #expect(tree[tree.node(at: marked["2️⃣"])].kind == .text)
    #expect(tree.node(at: marked.text.utf8.count) == .document)
    #expect(tree.attribute(at: marked["1️⃣"]).map { tree.value(of: $0.attribute) } == "c")
    #expect(tree.attribute(at: marked["2️⃣"]) == nil)
  }
}
