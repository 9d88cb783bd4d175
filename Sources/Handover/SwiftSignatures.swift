/// The components that views are made of: what their initialisers take, in the order in which they take it.
struct SwiftSignatures {
  /// What an argument is.
  enum Kind: String {
    /// Slots for views, which data initialisers have as values of one kind.
    case text, image, icons, avatars, tags, button, figure, status, activities
    /// A slot for any views.
    case view
    /// Values.
    case attributed, word, flag, whole, length
  }

  struct Parameter {
    let label: String
    let kind: Kind
    /// Whether there has to be one.
    let isRequired: Bool
  }

  let parameters: [String: [Parameter]]

  /// Reads a line for each component: `Name: label=kind …`, where `!` says that the argument has to be there.
  init(_ text: String) {
    var parameters: [String: [Parameter]] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let name = words.first else { continue }
      parameters[String(name.dropLast())] = words.dropFirst().compactMap { word in
        let sides = word.split(separator: "=")
        let isRequired = word.hasSuffix("!")
        guard sides.count == 2, let kind = Kind(rawValue: String(isRequired ? sides[1].dropLast() : sides[1])) else {
          return nil
        }
        return Parameter(label: String(sides[0]), kind: kind, isRequired: isRequired)
      }
    }
    self.parameters = parameters
  }
}
