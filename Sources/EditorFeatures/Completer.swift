package import CardAnalysis
import Standards
import XMLSyntax

/// Finds what can stand at one place; each kind of place has a type of its own.
package struct Completer {
  private let caret: Caret

  /// Finds what can stand at the byte `offset` of `snapshot`.
  ///
  /// - Parameter now: The seconds since the beginning of 1970 on the clock of the author, which make the date that is offered for dates; nil for none.
  package init(_ snapshot: DocumentSnapshot, at offset: Int, now: Int? = nil) {
    caret = Caret(snapshot, at: offset, today: now.map(GregorianCalendar.date(atSecond:)))
  }

  /// What can stand there, in schema order.
  package var list: CompletionList {
    var draft = CompletionDraft(caret)
    switch caret.tree.cursorContext(at: caret.offset) {
    case .beforeRoot, .afterRoot: MarkupCompletion(caret: caret).atDocumentLevel(&draft)
    case .content(let place): ElementCompletion(caret: caret).inContent(place, text: nil, &draft)
    case .text(let place, let node): ElementCompletion(caret: caret).inContent(place, text: node, &draft)
    case .elementName(let place): ElementCompletion(caret: caret).inName(place, &draft)
    case .attributeGap(let gap): AttributeCompletion(caret: caret).inGap(gap, &draft)
    case .attributeName(let place): AttributeCompletion(caret: caret).inName(place, &draft)
    case .attributeValue(let place): ValueCompletion(caret: caret).inAttribute(place, &draft)
    case .endTagName(let place): MarkupCompletion(caret: caret).inEndTag(place, &draft)
    case .markupDeclaration(let range): MarkupCompletion(caret: caret).inDeclaration(range, &draft)
    case .processingInstruction(let node):
      IgnoreCompletion(snapshot: caret.snapshot, node: node).complete(at: caret.offset, &draft)
    case .xmlDeclaration(let node): MarkupCompletion(caret: caret).inXMLDeclaration(node, &draft)
    case .comment, .cdataSection, .documentType, .markup: break
    }
    return draft.list
  }
}
