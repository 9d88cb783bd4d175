/// The blocks that `\p{Is…}` names (XSD 1.0 part 2, appendix F.1.1).
enum UnicodeBlocks {
  /// The scalars of the block called `name`, written without `Is`; nil when there is none.
  static func ranges(of name: String) -> ScalarRanges? {
    for entry in table.split(separator: " ") {
      let parts = entry.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0] == name else { continue }
      return ScalarRanges(String(parts[1].map { $0 == "," ? " " : $0 }))
    }
    return nil
  }

  private static let table =
    """
    BasicLatin=0-7F Latin-1Supplement=80-FF LatinExtended-A=100-17F LatinExtended-B=180-24F IPAExtensions=250-2AF \
    SpacingModifierLetters=2B0-2FF CombiningDiacriticalMarks=300-36F Greek=370-3FF GreekandCoptic=370-3FF \
    Cyrillic=400-4FF Armenian=530-58F Hebrew=590-5FF Arabic=600-6FF Syriac=700-74F Thaana=780-7BF Devanagari=900-97F \
    Bengali=980-9FF Gurmukhi=A00-A7F Gujarati=A80-AFF Oriya=B00-B7F Tamil=B80-BFF Telugu=C00-C7F Kannada=C80-CFF \
    Malayalam=D00-D7F Sinhala=D80-DFF Thai=E00-E7F Lao=E80-EFF Tibetan=F00-FFF Myanmar=1000-109F Georgian=10A0-10FF \
    HangulJamo=1100-11FF Ethiopic=1200-137F Cherokee=13A0-13FF UnifiedCanadianAboriginalSyllabics=1400-167F \
    Ogham=1680-169F Runic=16A0-16FF Khmer=1780-17FF Mongolian=1800-18AF LatinExtendedAdditional=1E00-1EFF \
    GreekExtended=1F00-1FFF GeneralPunctuation=2000-206F SuperscriptsandSubscripts=2070-209F \
    CurrencySymbols=20A0-20CF CombiningMarksforSymbols=20D0-20FF CombiningDiacriticalMarksforSymbols=20D0-20FF \
    LetterlikeSymbols=2100-214F NumberForms=2150-218F Arrows=2190-21FF MathematicalOperators=2200-22FF \
    MiscellaneousTechnical=2300-23FF ControlPictures=2400-243F OpticalCharacterRecognition=2440-245F \
    EnclosedAlphanumerics=2460-24FF BoxDrawing=2500-257F BlockElements=2580-259F GeometricShapes=25A0-25FF \
    MiscellaneousSymbols=2600-26FF Dingbats=2700-27BF BraillePatterns=2800-28FF CJKRadicalsSupplement=2E80-2EFF \
    KangxiRadicals=2F00-2FDF IdeographicDescriptionCharacters=2FF0-2FFF CJKSymbolsandPunctuation=3000-303F \
    Hiragana=3040-309F Katakana=30A0-30FF Bopomofo=3100-312F HangulCompatibilityJamo=3130-318F Kanbun=3190-319F \
    BopomofoExtended=31A0-31BF EnclosedCJKLettersandMonths=3200-32FF CJKCompatibility=3300-33FF \
    CJKUnifiedIdeographsExtensionA=3400-4DBF CJKUnifiedIdeographs=4E00-9FFF YiSyllables=A000-A48F \
    YiRadicals=A490-A4CF HangulSyllables=AC00-D7AF HighSurrogates=D800-DB7F HighPrivateUseSurrogates=DB80-DBFF \
    LowSurrogates=DC00-DFFF PrivateUse=E000-F8FF,F0000-10FFFF CJKCompatibilityIdeographs=F900-FAFF \
    AlphabeticPresentationForms=FB00-FB4F ArabicPresentationForms-A=FB50-FDFF CombiningHalfMarks=FE20-FE2F \
    CJKCompatibilityForms=FE30-FE4F SmallFormVariants=FE50-FE6F ArabicPresentationForms-B=FE70-FEFF \
    Specials=FFF0-FFFF HalfwidthandFullwidthForms=FF00-FFEF OldItalic=10300-1032F Gothic=10330-1034F \
    Deseret=10400-1044F ByzantineMusicalSymbols=1D000-1D0FF MusicalSymbols=1D100-1D1FF \
    MathematicalAlphanumericSymbols=1D400-1D7FF CJKUnifiedIdeographsExtensionB=20000-2A6DF \
    CJKCompatibilityIdeographsSupplement=2F800-2FA1F Tags=E0000-E007F
    """
}
