import BundledData
import CardAnalysis
import CardLayout
import CardModel
import DesignRules
import Handover
import SourceText

extension Setting {
  /// What the whole file is.
  package static let file = Shape.group(all)

  /// The words for what may be done with the findings of a rule.
  static let severities = [
    Word("off", "It is not told at all."),
    Word("error", "It fails `cardwright validate`."),
    Word("warning", "It fails `cardwright validate --fail-on warning`."),
    Word("information", "It is advice."),
    Word("info", "The same as `information`."),
    Word("hint", "Editors show it without a squiggle."),
  ]

  /// Every setting, in the order of the documentation.
  package static let all: [Setting] = [
    Setting(
      "$schema", .text, standard: "none", example: #""./cardwright.schema.json""#,
      "Where the JSON Schema of this file is, for editors without Cardwright's server; `cardwright config --schema` writes it."
    ),
    Setting(
      "root", .flag, standard: "false", example: "true",
      "Whether no configuration above this folder counts. Without it all count up to the folder that holds `.git`."),
    Setting(
      "rules",
      .table(
        "rule", (CardLanguage.diagnosticKinds + HandoverFindings.inCards).map { Word($0.code, $0.summary) },
        .word(severities)),
      standard: "as each says",
      merge: .byName, example: #"{ "title-truncation": "error", "card-height-max": "off" }"#,
      """
      What becomes of the findings of a rule: `off`, or how serious they are. `cardwright explain --list` shows all rules. In one \
      place alone a finding is left out by `<?cardwright ignore="RULE" reason="…"?>` before an element.
      """),
    Setting(
      "limits",
      .group(
        DesignRule.all.compactMap { rule in
          rule.limit.map { limit in
            Setting(
              rule.kind.code, .limit(limit), standard: "\(limit)", example: "\(limit - limit / 4 - 1)",
              "How much `\(rule.kind.code)`, “\(rule.kind.summary)”, allows in place of \(limit).")
          }
        }), standard: "as the guidelines say", merge: .byName,
      example: #"{ "list-preview-rows": 2, "card-height-max": 400 }"#,
      "Less than the guidelines allow, by the names of rules. A project can be stricter than they are, not more generous."
    ),
    Setting(
      "exclude", .list(.text), standard: "none", merge: .together, example: #"["drafts/", "*.old.card.xml"]"#,
      """
      Files and folders that are left out where folders are searched. Patterns are as in `.gitignore`: `*`, `?`, `[a-z]` and \
      `[!a-z]` stay within a name, `**` goes through folders, `\\` takes what follows as it is, one without `/` fits at any depth, \
      one that ends in `/` fits folders alone, and one that begins with `!` takes back in what an earlier one, or a file further up, \
      leaves out. A file that is named, or open in an editor, is looked at anyway.
      """),
    Setting(
      "entries", .list(.text),
      standard: "`home.card.xml`, `index.card.xml`, `main.card.xml` and `start.card.xml` in any folder",
      merge: .together,
      example: #"["overview.card.xml"]"#,
      """
      The cards with which the app begins, by patterns as in `exclude`. Cards in the folder of such a card, and below it, to which no \
      way leads from any of them are told (`card-unreached`).
      """),
    Setting(
      "platforms", .list(.word(Platform.allCases.map { Word($0.rawValue) })), standard: "all",
      example: #"["ios"]"#, "The platforms that the cards are for. Layouts are checked on their devices alone."),
    Setting(
      "devices", .list(.word(Device.all.map { Word($0.id, $0.name + ".") })),
      standard: #"["iphone-se-1", "iphone-15", "ipad-pro-11", "android-small"]"#,
      example: #"["iphone-se-3", "iphone-15-pro", "ipad-pro-11"]"#,
      """
      The devices that count. Layouts are checked on the narrowest phone, the widest phone, the narrowest tablet and the \
      narrowest Android device among them.
      """),
    Setting(
      "textSizes", .list(.word(TextSizeCategory.allCases.map { Word($0.rawValue) })),
      standard: #"["large", "AX3"]"#, example: #"["large", "AX5"]"#,
      "The sizes of texts that count. Layouts are checked at `large`, or else the smallest among them, and at the largest."
    ),
    Setting(
      "languages", .list(.word(PseudoLanguage.allCases.map { Word($0.rawValue, $0.name.map { $0 + "." } ?? "") })),
      standard: "none", example: #"["de", "ar"]"#,
      """
      The languages into which the cards are translated: all in which cards are drawn, and `longer` and `mirrored` for others. Texts \
      that have no room to grow as they do are told (`text-growth`); in some none grows.
      """
    ),
    Setting(
      "targets", .list(.word(HandoverTarget.all.map { Word($0.name, $0.title + ".") })), standard: "none",
      example: #"["mdk"]"#,
      """
      The targets to which the cards are handed over by `cardwright export`. What these cannot say of a card is told while it is \
      written and by `cardwright validate`, and explanations of elements in editors keep to them.
      """),
    Setting(
      "samples", .named("sample set", .named("sample", .path)), standard: "none", merge: .together,
      example: #"{ "empty": { "samples/orders.json": "samples/no-orders.json" } }"#,
      """
      Named sets of samples: which files are read in place of those that the cards name, as seen from the configuration's folder. \
      `cardwright validate` checks every card with its own samples and with each set that has another of them, and says with which \
      set something is wrong; `--sample NAME` of `validate`, `render` and `test` reads those of one set.
      """),
    Setting(
      "palette",
      ["light", "dark"].map { appearance in
        Setting(
          appearance, .table("colour", Palette.tokens.map { Word($0.name) }, .color),
          standard: "the palette of SAP Fiori for iOS",
          merge: .byName, example: ##"{ "tintColor": "\##(appearance == "light" ? "#0B6E4F" : "#7FE0B8")" }"##,
          "Colours of the \(appearance) appearance by the names of their tokens.")
      }, standard: "the palette of SAP Fiori for iOS",
      """
      The colours of a brand, with which cards are drawn. Where somebody asks for more contrast the palette's own hold. \
      Colours of texts that are hardly seen on cards are told.
      """),
    Setting(
      "format",
      [
        Setting(
          "lineLength", .number(20...10_000), standard: "120", example: "100",
          "Columns up to which a start tag stays on one line."),
        Setting(
          "tabSize", .number(1...16), standard: "2", example: "4", "Columns of one level of indentation, and of a tab."),
        Setting(
          "insertSpaces", .flag, standard: "true", example: "false", "Whether indentation is made of spaces."),
        Setting(
          "insertFinalNewline", .flag, standard: "true", example: "true",
          "Whether a file that does not end with a line end gets one; where there is one it stays."),
      ], standard: "as each says",
      "How files are laid out, by `cardwright format` and in editors, where it counts more than the editor's own settings."
    ),
  ]
}
