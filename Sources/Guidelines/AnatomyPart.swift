package import SchemaModel

/// One of the things that a guideline tells apart in the picture of an element.
package struct AnatomyPart: Hashable, Sendable {
  /// What the guideline calls it, such as `Object labels`.
  package let name: String
  /// Local names of the children that make it up; none for the element itself.
  package let elements: [String]
}

extension Schema {
  /// What is told apart in `element`, in the order of its letters.
  ///
  /// The notes `<g:anatomy name="Title area" parts="Title Subtitle"/>` say it, `.` standing for the element itself.
  /// Without notes every kind of child is told apart, in the order in which they are read.
  package func anatomy(of element: ElementID) -> [AnatomyPart] {
    let noted = documentation(of: element).notes(named: "anatomy").map { note in
      AnatomyPart(
        name: note["name"] ?? "",
        elements: (note["parts"] ?? "").split(separator: " ").map(String.init).filter { $0 != "." })
    }
    guard noted.isEmpty else { return noted }
    return children(of: element).map { self[$0].localName }.map {
      AnatomyPart(name: Self.words(of: $0), elements: [$0])
    }
  }

  /// `Detail image` for `DetailImage`; runs of capitals such as `KPI` stay.
  private static func words(of name: String) -> String {
    var result = ""
    var previous: Character?
    for character in name {
      let startsWord = character.isUppercase && previous?.isLowercase == true
      if startsWord { result += " " }
      result += startsWord ? character.lowercased() : String(character)
      previous = character
    }
    return result
  }
}
