import CardProject
import DesignRules
import JSON
import SchemaValidation
import SourceText
import XMLSyntax

/// What is known of earlier versions of a document: what of it has not changed is taken over, not computed again.
package struct AnalysisMemo: Sendable {
  /// Something that was found out about one version.
  struct Finding<Value: Sendable>: Sendable {
    let value: Value
    /// How the tree has changed since, up to the memo's; nil when it has not.
    let change: TreeChange?

    /// The same for a tree that differs by `next` from the memo's.
    func then(_ next: TreeChange) -> Finding { Finding(value: value, change: change?.then(next) ?? next) }
  }

  /// The tree of the latest version that has one.
  var tree: XMLTree
  /// How the text has changed since.
  var edit: Replacement
  var assessment: Finding<SchemaAssessment?>?
  var rules: Finding<RuleFindings>?
  var layout: Finding<LayoutFindings?>?
  var tokens: Finding<TokenList>?
  var facts: Finding<FactUnits?>?
  /// What the samples held that were read for the rules, by their paths.
  var ruleSamples: [String: JSONValue?]
  /// The same for the layout.
  var samples: [String: JSONValue?]
}

extension AnalysisMemo.Finding {
  /// What a stage has found out, or what was known before it.
  init?(_ known: Value?, _ memo: AnalysisMemo.Finding<Value>?, _ change: TreeChange?) {
    if let value = known {
      self.init(value: value, change: nil)
    } else if let memo, let change {
      self = memo.then(change)
    } else {
      return nil
    }
  }
}
