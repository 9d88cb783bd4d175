import CardLayout
import CardModel
import SourceText

/// What is not drawn of a part but heard, or found by an editor.
struct SVGSemantics {
  /// Whether parts tell the range in the file that they stand for.
  let tellsSources: Bool
  /// Whether buttons and other controls are not heard.
  var hidesControls = false

  /// Adds the attributes of `part` to the element just begun.
  func add(_ part: ScenePart, to writer: inout MarkupWriter) {
    if hidesControls, [.button, .menuButton, .checkbox, .radioButton].contains(part.role) {
      writer.attribute("aria-hidden", "true")
    } else {
      hear(part, &writer)
    }
    if let source = part.source {
      writer.attribute("data-element", source.element)
      if tellsSources { writer.attribute("data-source", "\(source.range.start)-\(source.range.end)") }
    }
  }

  /// Adds what is heard of `part`.
  private func hear(_ part: ScenePart, _ writer: inout MarkupWriter) {
    role(part, &writer)
    if part.role == .menuButton { writer.attribute("aria-haspopup", "menu") }
    if part.isDisabled { writer.attribute("aria-disabled", "true") }
    if let label = part.label, !label.isEmpty {
      writer.attribute("aria-label", label)
    } else if part.role == .image || part.role == .none && Self.isIcon(part) {
      writer.attribute("aria-hidden", "true")
    }
  }

  private func role(_ part: ScenePart, _ writer: inout MarkupWriter) {
    switch part.role {
    case .card, .page, .header, .body, .footer: writer.attribute("role", "group")
    case .image: writer.attribute("role", "img")
    case .chart, .table, .calendar, .map, .progress:
      // One picture for those who hear it: its label is read in place of what it holds.
      writer.attribute("role", "img")
      writer.attribute("aria-roledescription", part.role.rawValue)
    case .button, .menuButton: writer.attribute("role", "button")
    case .checkbox, .radioButton:
      writer.attribute("role", part.role == .checkbox ? "checkbox" : "radio")
      writer.attribute("aria-checked", part.isChecked == true ? "true" : "false")
    case .heading: writer.attribute("role", "heading")
    case .text, .status:
      // What is spoken in place of the texts inside takes their place only when they are one picture.
      if part.label?.isEmpty == false { writer.attribute("role", "img") }
    case .none:
      // Names are only heard of what has a role.
      if part.label?.isEmpty == false { writer.attribute("role", Self.isContainer(part) ? "group" : "img") }
    }
  }

  private static func isContainer(_ part: ScenePart) -> Bool {
    switch part.content {
    case .group, .surface: true
    case .text, .image, .icon, .drawing, .placeholder: false
    }
  }

  private static func isIcon(_ part: ScenePart) -> Bool {
    if case .icon = part.content { true } else { false }
  }
}
