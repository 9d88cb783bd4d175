/// What is wrong in a template.
package struct TemplateError: Error, CustomStringConvertible {
  /// The name of the template.
  package let template: String
  /// The line, counted from 1.
  package let line: Int
  /// What is wrong there.
  package let message: String

  /// The template, the line and the message.
  package var description: String { "\(template):\(line): \(message)" }
}
