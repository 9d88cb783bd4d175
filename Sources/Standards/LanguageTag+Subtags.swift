extension LanguageTag {
  /// What `text`, a well-formed tag, is meant to be, where no device knows it as it stands; nil when it is in order.
  ///
  /// Languages of two letters are those of ISO 639-1, regions those of CLDR 48; nobody lists the languages of three letters here.
  package static func meant(by text: String) -> String? {
    var parts = text.split(separator: "-").map(String.init)
    guard let first = parts.first?.lowercased(), (2...3).contains(first.utf8.count) else { return nil }
    if let language = alias(of: first) { parts[0] = language }
    let end = parts.firstIndex { $0.utf8.count == 1 } ?? parts.count
    for index in parts[..<end].indices.dropFirst().reversed() {
      let part = parts[index].lowercased()
      if let other = alias(of: "-" + part) {
        parts[index] = other
      } else if part.utf8.count == 2, !regions.contains(part) {
        parts.remove(at: index)
      }
    }
    let meant = parts.joined(separator: "-")
    return meant == text ? nil : meant
  }

  /// Whether `text` has the form of a tag: letters and digits, eight at most between hyphens (BCP 47, section 2.1).
  package static func isWellFormed(_ text: String) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { $0.isASCIIDigit || $0.isASCIILetter }
    }
  }

  /// Whether ISO 639-1 or what it was has the language of `text`; those of three letters may all be.
  package static func isLanguage(_ text: String) -> Bool {
    let first = text.prefix { $0 != "-" }.lowercased()
    return first.utf8.count == 2 ? languages.contains(first) : first.utf8.count == 3
  }

  /// What is written for a language, or behind `-` for a script or region, by mistake, or was once (CLDR, aliases).
  private static func alias(of subtag: String) -> String? { aliases[subtag] }

  private static let aliases: [String: String] = {
    var aliases: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for word in words.dropFirst() { aliases[word] = words[0] }
    }
    return aliases
  }()

  private static let table = """
    ar ara
    cs cz ces cze
    da dk dan
    de deu ger
    el gr ell gre
    en eng
    es sp spa esp
    fi fin
    fr fra fre
    he iw heb
    hi hin
    hu hun
    id in ind
    it ita
    ja jp jpn
    ko kor
    nb nob
    nl nld dut
    no nor
    pl pol
    pt por
    ro mo ron rum
    ru rus
    sv swe
    tr tur
    uk ua ukr
    yi ji
    zh cn cmn zho chi
    GB -uk
    Hans -chs
    Hant -cht
    """

  private static let regions = Set(
    """
    ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bv bw by bz ca cc \
    cd cf cg ch ci ck cl cm cn co cp cq cr cu cv cw cx cy cz de dg dj dk dm do dz ea ec ee eg eh er es et eu ez fi fj fk fm \
    fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu ic id ie il im in io iq ir is it je jm \
    jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms \
    mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw \
    sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz ta tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug \
    um un us uy uz va vc ve vg vi vn vu wf ws xk ye yt za zm zw
    """.split(separator: " ").map(String.init))

  private static let languages = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es \
    et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj \
    kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv \
    ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti \
    tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init))
}
