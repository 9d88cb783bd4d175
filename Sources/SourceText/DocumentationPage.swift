/// Where the reference documentation speaks of something: paths from its top, without an ending.
///
/// Findings, hovers and the documentation itself agree on them here.
package enum DocumentationPage {
  /// The page about findings with `code`.
  package static func rule(_ code: String) -> String { "rules/" + code }

  /// The page of the element called `name`.
  package static func element(_ name: String) -> String { "elements/" + name }

  /// The place of the attribute called `name` on the page of `element`.
  package static func attribute(_ name: String, of element: String) -> String {
    "\(self.element(element))#attribute-\(name)"
  }

  /// The place of a colour's token.
  package static func color(_ name: String) -> String { "colors/index#" + name }

  /// The place of the icon called `name`: those of a group share a page.
  package static func icon(_ name: String) -> String { "icons/\(name.prefix { $0 != "." })#\(name)" }

  /// The address of the page at `path` in the documentation at `base`, with or without a `/` at its end.
  package static func address(_ path: String, base: String) -> String {
    let parts = path.split(separator: "#", maxSplits: 1)
    let anchor = parts.count > 1 ? "#" + parts[1] : ""
    return base + (base.hasSuffix("/") ? "" : "/") + (parts.first ?? "") + ".html" + anchor
  }
}
