package import SchemaModel

/// Why XSD files make no schema.
package struct SchemaError: Error, Sendable, CustomStringConvertible {
  /// One thing that is wrong or not supported.
  package struct Problem: Hashable, Sendable {
    /// What it is and what to do, a sentence without a full stop.
    package let message: String
    /// Where.
    package let location: SchemaLocation

    /// A problem at `location`.
    package init(message: String, location: SchemaLocation) {
      self.message = message
      self.location = location
    }
  }

  /// What is wrong, in the order in which it was found; at least one problem.
  package let problems: [Problem]

  /// The error of these problems, of which there is at least one.
  package init(problems: [Problem]) { self.problems = problems }

  /// One line a problem: `file:line: message`.
  package var description: String {
    problems.map { "\($0.location.file):\($0.location.line): \($0.message)" }.joined(separator: "\n")
  }
}
