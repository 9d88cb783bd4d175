/// A piece of a template.
enum TemplateNode<Transform: RawRepresentable<String> & Sendable>: Sendable {
  /// Text as it stands, no longer than its line, whose end belongs to it.
  case text(String)
  /// `{{name}}`, escaped for HTML, or `{{{name}}}`, as it is.
  case value(TemplateReference<Transform>, isEscaped: Bool)
  /// `{{#name}}…{{/name}}`, for each value that stands there; inverted, `{{^name}}…{{/name}}`, when none does.
  case section(TemplateReference<Transform>, isInverted: Bool, [Self])
  /// `{{>name}}` with what stands before it on a line of its own; or `{{<name}}…{{/name}}` with the blocks it fills in.
  case partial(String, indentation: String, blocks: [String: [Self]])
  /// `{{$name}}…{{/name}}`, which a template that is based on this one may fill in.
  case block(String, [Self])
}

/// What a tag names: `name`, `.name` or `.`, which may stand in a transform.
struct TemplateReference<Transform: RawRepresentable<String> & Sendable>: Sendable {
  /// The name of the member; empty for the value itself.
  let name: String
  /// Whether only the innermost value is asked.
  let isInnermost: Bool
  /// What `hasName` asks for: `name`.
  let presence: String?
  let transform: Transform?

  /// What `name` means; nil when there is no such transform.
  init?(_ name: String) {
    var path = name[...]
    if name.hasSuffix(")"), let open = name.firstIndex(of: "(") {
      guard let transform = Transform(rawValue: String(name[..<open])) else { return nil }
      self.transform = transform
      path = name[name.index(after: open)...].dropLast()
    } else {
      transform = nil
    }
    isInnermost = path.hasPrefix(".")
    if isInnermost { path.removeFirst() }
    self.name = String(path)
    let asked = path.dropFirst(3)
    presence =
      path.hasPrefix("has") && asked.first?.isUppercase == true
      ? asked.prefix(1).lowercased() + asked.dropFirst() : nil
  }
}
