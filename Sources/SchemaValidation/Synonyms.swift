import SchemaModel

/// What values of lists and elements are called elsewhere.
enum Synonyms {
  /// The one of `values` that other libraries and people call `word`; nil when none is known to be.
  ///
  /// What the schema notes of a value (`<g:synonym>`) comes first, then the first of a line below that is one of them, so that
  /// “default” is normal in one list and medium in another.
  static func meaning(of word: String, among values: [EnumerationValue]) -> String? {
    let word = word.lowercased()
    guard !word.isEmpty, !values.contains(where: { $0.value == word }) else { return nil }
    if let noted = values.first(where: { $0.documentation.notes(named: "synonym").contains { $0["name"] == word } }) {
      return noted.value
    }
    for line in synonyms.split(separator: "\n") {
      let sides = line.split(separator: ":")
      guard sides.count == 2, sides[1].split(separator: " ").contains(word[...]) else { continue }
      let meant = sides[0].split(separator: " ").first { name in values.contains { $0.value == name } }
      if let meant { return String(meant) }
    }
    return nil
  }

  /// The one of `elements` that other libraries call `name`, as the schema notes of it (`<g:synonym>`), or, unless `name` is known
  /// elsewhere, that holds what this is the plural of: `Tags` for a bar of tags; nil when none is known to be.
  static func meaning(
    of name: String, among elements: [ElementID], _ schema: Schema, isKnown: Bool
  ) -> ElementID? {
    let lowercased = name.lowercased()
    let noted = elements.first { element in
      schema.documentation(of: element).notes(named: "synonym").contains { $0["name"]?.lowercased() == lowercased }
    }
    if noted != nil || isKnown { return noted }
    return elements.first { element in
      let parts = schema.requiredChildren(of: element)
      return parts.count == 1 && name == schema[parts[0]].localName + "s"
    }
  }

  /// Values, and what they are called elsewhere.
  private static let synonyms = """
    normal:default none plain regular standard
    primary tint:main cta filled emphasized accent highlighted
    secondary:outlined outline
    tertiary:link ghost borderless
    email:mail e-mail
    phone:call tel telephone dial
    message:sms text chat
    videoCall:video facetime
    donut:pie doughnut ring
    column:histogram bars vertical
    area:filled
    currency:money price amount cost
    text:string label
    number:integer int decimal float numeric percent
    date:datetime day
    circle:round circular avatar oval
    square:rect rectangle rectangular squared
    complete:done finished completed closed success
    inProgress:current active doing running started
    open:todo pending planned new
    leading:left start
    trailing:right end
    start:left leading
    end:right trailing
    center:middle centre centered
    up:rising increase increased higher
    down:falling decrease decreased lower
    person:user people human contact
    object:thing item
    true:yes on 1
    false:no off 0
    compact:phone mobile narrow
    regular:tablet wide desktop
    small:s xs tiny mini
    medium:m mid normal default
    large:l xl big huge
    ios:iphone apple ipad
    extended:full open expanded top
    peaking:half middle
    collapsed:closed minimized bottom
    city:near town
    road:street
    """
}
