package import JSON

/// Templates that know each other by name, in the part of the Mustache language (mustache(5)) that needs no settings:
/// variables, sections, partials, and blocks that a template based on another one fills in.
///
/// `name` asks the innermost value and those around it, `.name` the innermost alone, and `.` is that value. `hasName`
/// tells whether there is a member `name`, for what stands around a list. `{{change(name)}}` stands for what a
/// `Transform` makes of the value. What is not there, null or an empty string stands for nothing.
package struct TemplateLibrary<Transform: RawRepresentable<String> & Sendable>: Sendable {
  private var templates: [String: [TemplateNode<Transform>]] = [:]

  /// The templates of these texts, each under its name.
  ///
  /// - Throws: `TemplateError`, also where a template is needed that is not here.
  package init(_ texts: [String: String]) throws(TemplateError) {
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      var parser = TemplateParser<Transform>(name, text)
      templates[name] = try parser.nodes()
      for need in parser.needs where texts[need.name] == nil {
        throw TemplateError(template: name, line: need.line, message: "there is no template \(need.name)")
      }
    }
  }

  /// `value` as the template called `name` shows it; nothing when there is no such template.
  package func rendered(
    _ name: String, _ value: JSONValue, transform: (Transform, JSONValue) -> JSONValue
  ) -> String {
    withoutActuallyEscaping(transform) { transform in
      var renderer = TemplateRenderer(templates: templates, transform: transform, values: [value])
      renderer.render(templates[name] ?? [])
      return renderer.text
    }
  }
}
