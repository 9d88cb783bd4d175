/// Where the parts of German compounds meet.
///
/// The joining s belongs to the part before it: “Verkehrs|ordnung”, not “Verkehr|sordnung”. Which s joins is told by the parts that
/// always take one, and by those that begin with a vowel and stand second so often that no letter before them is theirs.
extension WordBreak {
  /// Whether two parts of a compound meet before the scalar `index` of `word`.
  static func isJoint(_ index: Int, _ word: [UInt32]) -> Bool { endsJoint(index, word) || beginsSecond(index, word) }

  /// Whether a known part ends before `index`, with its s.
  private static func endsJoint(_ index: Int, _ word: [UInt32]) -> Bool {
    guard index <= word.count, index > 4, small(word[index - 1]) == 0x73, !beginsHissing(index - 1, word) else {
      return false
    }
    func ends(_ joint: [UInt32]) -> Bool {
      joint.count <= index && word[(index - joint.count)..<index].elementsEqual(joint) { small($0) == $1 }
    }
    if wholes.contains(where: ends) { return true }
    guard let ending = endings.first(where: ends) else { return false }
    // “Leit|ungs”, not “J|ungs” or “Spr|ungs”.
    let head = word[..<(index - ending.count)].reversed().prefix(while: isLetter)
    return head.contains(where: isVowel) && !(ending.count == 4 && small(word[index - 5]) == 0x6F)
  }

  /// Whether a part that is known to stand second begins at `index`.
  private static func beginsSecond(_ index: Int, _ word: [UInt32]) -> Bool {
    guard index > 0, index < word.count, isLetter(word[index - 1]) else { return false }
    if !isVowel(word[index]) { return begins(consonants, index, word) }
    let before = small(word[index - 1])
    for group in seconds where !group.unless.contains(before) && begins(group.parts, index, word) { return true }
    return false
  }

  /// Whether a German word with s begins at `index` whose rest is none, so that the s is not the part's before it:
  /// “Bahn|sperrung”, “Licht|signal”.
  static func beginsHissing(_ index: Int, _ word: [UInt32]) -> Bool { begins(hissing, index, word) }

  private static func begins(_ parts: [[UInt32]], _ index: Int, _ word: [UInt32]) -> Bool {
    parts.contains { word[index...].prefix($0.count).elementsEqual($0) { small($0) == $1 } }
  }

  /// The parts that are written with spaces and ends of lines between them.
  private static func letters(_ parts: String) -> [[UInt32]] {
    parts.unicodeScalars.split { $0.value <= 0x20 }.map { $0.map { $0.value } }
  }

  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map { $0.value } }

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
    versuchs entwurfs ablaufs verlaufs abfahrts anfahrts zufahrts durchfahrts anteils urteils vorteils qualitäts
    """)

  /// How German words begin with s whose rest is no word.
  private static let hissing = letters(
    """
    sperr speic spiel spedi sprit spül sprech spreng sprach steuer station status stunde straße streck stoff stadt standort stillst
    schalt schicht schreib schiene schlauch schlüssel schutz schein schacht schrift schwell system sensor signal summe sicher
    suche satz seite service software
    """)

  /// How second parts begin whose consonants another language speaks as one with what stands before: “Fahr|zeug”, “zwie|rzę”.
  private static let consonants = letters("zeug")

  /// How second parts begin with a vowel, each with the letters after which that may be another word: “ausgang”, but “Haus|gang”.
  private static let seconds: [(parts: [[UInt32]], unless: [UInt32])] = [
    (
      letters(
        """
        abfahrt abfall abflug abgab abhol ablauf abnahm abrech abschluss abschnitt abstimm abteil abwesen adress analys änderung
        anfrag anforder angebot anklag ankunft anlag anleit anmeld annahm anpass anschluss anschlüss ansicht anspruch anteil
        antrag antwort anwalt anweis anwend anzahl anzeig anstalt absich arbeit arbet arbejd eigentum entgelt entlad entlast entnahm entsorg
        entscheid entschäd entwick inform ingenieur inhalt inspekt install instandh institut objekt ordning ordnung umfang
        über umgehung umleit umzug unfall unver urkund urlaub urteil
        """), []
    ),
    (
      letters(
        "ausbild ausfall ausgab ausgang ausgleich auslast auslief ausrüst ausschreib ausstatt ausstell auswahl auswert ausweis auszahl"
      ), scalars("h")
    ),
    (letters("aufgab aufnahm aufsicht auftrag aufwand aufzug aufzeich"), scalars("hkl")),
    (letters("umsatz umsätz umstell"), scalars("ae")),
    (
      letters("einführ eingang einkauf einlad einnahm einricht einsatz einsätz eintrag eintritt einwillig"),
      scalars("bfhlmw")
    ),
    (letters("erfass erhöh erklär erlaub erstatt ergebnis erfolg"), scalars("bdhmpuvwz")),
    (letters("unterbr unterhalt unterlag unternehm unterricht unterst untersu"), scalars("ho")),
  ]
}
