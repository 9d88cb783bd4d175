/// Where the parts of German compounds meet.
///
/// The joining s belongs to the part before it: “Verkehrs|ordnung”, not “Verkehr|sordnung”. Which s joins is told by the parts that
/// always take one, unless what follows begins with that s: “Mitglied|schaft”, “Versicherung|steuer”.
extension WordBreak {
  /// Whether two parts of a compound meet before the scalar `index` of `word`: a known part ends there, with its s.
  static func isJoint(_ index: Int, _ word: [UInt32]) -> Bool {
    guard index <= word.count, index > 4, small(word[index - 1]) == 0x73 else { return false }
    func ends(_ joint: [UInt32]) -> Bool {
      joint.count <= index && word[(index - joint.count)..<index].elementsEqual(joint) { small($0) == $1 }
    }
    guard !beginsHissing(index - 1, word) || begins(rests, index, word) else { return false }
    if wholes.contains(where: ends) { return true }
    guard let ending = endings.first(where: ends) else { return false }
    // “Leit|ungs”, not “J|ungs” or “Spr|ungs”.
    let head = word[..<(index - ending.count)].reversed().prefix(while: isLetter)
    return head.contains(where: isVowel) && !(ending.count == 4 && small(word[index - 5]) == 0x6F)
  }

  /// Whether a German word with s begins at `index` whose rest is none, so that the s is not the part's before it:
  /// “Bahn|sperrung”, “Licht|signal”.
  static func beginsHissing(_ index: Int, _ word: [UInt32]) -> Bool {
    begins(hissing, index, word)
  }

  private static func begins(_ parts: [[UInt32]], _ index: Int, _ word: [UInt32]) -> Bool {
    parts.contains { word[index...].prefix($0.count).elementsEqual($0) { small($0) == $1 } }
  }

  /// The parts that are written with spaces and ends of lines between them.
  static func letters(_ parts: String) -> [[UInt32]] {
    parts.unicodeScalars.split { $0.value <= 0x20 }.map { $0.map { $0.value } }
  }

  /// What ends first parts, the s with it.
  private static let endings = letters(
    """
    ungs ions täts heits keits schafts gangs trags lings stands triebs kaufs schlags tags kunfts
    """)

  /// First parts that always take the s.
  private static let wholes = letters(
    """
    arbeits gebots urlaubs verkehrs handels lebens verfahrens unternehmens einkommens vermögens schadens gerichts berichts
    unterrichts gesichts gewichts geschäfts rechts eigentums wachstums datums bezugs verzugs umzugs vollzugs auszugs einzugs
    staats hilfs monats jahres bundes landes meeres geburts erfolgs berufs bedarfs mitglieds hochzeits verbrauchs gebrauchs besuchs
    versuchs entwurfs ablaufs verlaufs abfahrts anfahrts zufahrts durchfahrts anteils urteils vorteils
    """)

  /// What stands behind more of them than its word with an s does: “Sicherungs|panne”, “Jahres|ende”.
  private static let rests = letters("panne ende")

  /// How German words begin with s.
  private static let hissing = letters(
    """
    sperr speic spiel spedi sprit spül sprech spreng sprach steuer station status stunde straße streck stoff stadt stillst
    schalt schicht schreib schiene schlauch schlüssel schutz schein schacht schrift schwell system sensor signal summe sicher
    suche satz seite service software schaft schaff stell setz schema skizz stempel schließ schluss sekret schirm stuhl saal
    stand sicht spruch schnitt schad stufe strom ständer spanne spitze sender serie saison ship
    """)
}
