import BundledData

/// The names of our icons in the font “SAP-icons”, which MDK and UI5 use: by rule, with what it lacks.
package enum IconNames {
  /// The address of the icon `name`, such as `sap-icon://high-priority`; nil where the font has none.
  package static func address(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count == 2, IconCatalogue.contains(name), parts[0] != "illustrations", !lacking.contains(name) else {
      return nil
    }
    var result = ""
    var last: Character = "-"
    for character in parts[1] {
      // “EPub” is one word with a letter in front.
      let startsWord =
        character.isUppercase && (last.isLowercase || last.isNumber || parts[1].hasSuffix("EPub") && last == "E")
        || character.isNumber && last.isLetter && !attached.contains(String(parts[1]))
      if startsWord { result += "-" }
      result += character.lowercased()
      last = character
    }
    if result.hasSuffix("-fill"), !filled.contains(result) { result.removeLast(5) }
    return "sap-icon://" + result
  }

  /// Those whose number follows without a hyphen.
  private static let attached: Set<String> = [
    "heading1", "heading2", "heading3", "menu2", "s4hana", "sapUi5", "warning2",
  ]
  /// Those of which the font has the filled form; of all others the plain one stands for it.
  private static let filled: Set<String> = ["color-fill", "map-fill"]
  /// Those of which it has none.
  private static let lacking: Set<String> = [
    "actions.detailView2", "actions.halfStar", "actions.hierarchyOff", "actions.hierarchyOn", "actions.linkExternal",
    "actions.shield2", "arrows.arrowTopLeft", "arrows.arrowTopRight", "charts.chartTreeMap", "documents.docAttachment2",
    "objects.netweaverBusinessClient", "objects.shield2", "status.notification", "status.notification3",
    "status.notificationFill", "text.textColor",
  ]
}
