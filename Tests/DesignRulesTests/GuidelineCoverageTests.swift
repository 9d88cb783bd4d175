import BundledData
import DesignRules
import SchemaModel
import SchemaReader
import SourceText
import Testing

/// What becomes of each of the 136 checkable rules that were found in the guidelines, so that none is forgotten.
@Suite struct GuidelineCoverageTests {
  /// A row a rule: number, name, then what checks it.
  ///
  /// `schema` names the element that makes a breach invalid, or impossible to say; `rule` the codes of the design and
  /// layout rules; `layout` says what the drawing takes care of itself; `open` why a file cannot be checked for it.
  private static let table = """
    1 card-title-required | schema Title
    2 card-part-order | schema Card
    3 card-part-unique | schema Card
    4 card-empty | schema Header
    5 card-single-topic | rule card-single-topic
    6 card-homogeneous-list | rule card-homogeneous-list
    7 card-navigation-target | rule card-navigation-target
    8 card-external-indicator | rule external-link-indicator
    9 card-nested-interactive | rule card-nested-interactive
    10 card-too-many-elements | rule card-too-many-elements
    11 card-height-max | rule card-height-max
    12 card-height-ax | open no source asks that a card fits a screen at large sizes: it grows, and its page scrolls
    13 card-width-min | rule card-width-min
    14 margin-compact | rule margin-compact
    15 margin-regular | layout margins are the device's; only a carousel has insets of its own
    16 margin-android | layout margins are the device's; only a carousel has insets of its own
    17 spacing-grid-android | rule spacing-grid-android
    18 readable-width | layout running text keeps to the readable width
    19 fixed-size-risk | rule fixed-size-risk
    20 media-height-ratio | rule media-height-ratio
    21 title-lines | rule title-lines
    22 subtitle-lines | rule subtitle-lines
    23 title-truncation | rule title-truncation
    24 label-length-object-card | rule label-length-object-card
    25 header-content-kinds-ios | schema Header
    26 header-no-body-components | schema Header
    27 header-action-icon-only | schema HeaderAction
    28 header-action-single | schema Header
    29 counter-needs-list | rule counter-needs-list
    30 counter-format | rule counter-format
    31 counter-matches-items | rule counter-matches-items
    32 counter-one-line | rule counter-one-line
    33 detail-image-size | schema DetailImage
    34 detail-image-square | schema DetailImage
    35 avatar-shape-person | rule avatar-shape
    36 avatar-not-interactive | schema Avatar
    37 icon-stack-max | rule icon-stack-limit
    38 media-title-contrast | open the drawing shades the image behind a caption; what an image shows is not read
    39 media-title-lines | rule media-title-lines
    40 header-consistency | rule header-consistency
    41 ext-rows-max | rule ext-rows-max
    42 ext-content-kinds | schema Row
    43 ext-kpi-single | schema ExtendedHeader
    44 ext-kpi-with-three-rows | rule ext-kpi-with-three-rows
    45 kpi-caption-one-line | rule kpi-caption-one-line
    46 body-no-status-tags | rule body-no-status-tags
    47 body-allowed-android | schema Body
    48 body-components-max | rule body-components-max
    49 body-no-complex-task | schema Body
    50 list-preview-rows | rule list-preview-rows
    51 list-see-all | rule list-see-all
    52 cells-uniform | rule cells-uniform
    53 numeric-label-all | rule numeric-label-all
    54 datatable-columns | rule datatable-columns
    55 datatable-no-partial-row | rule datatable-no-partial-row
    56 datatable-number-align | rule datatable-number-align
    57 datatable-row-lines | rule datatable-row-lines
    58 datatable-one-flexible | rule datatable-one-flexible
    59 chart-title | schema Title
    60 chart-legend-max | rule chart-legend-max
    61 chart-single-axis-labels | rule chart-single-axis-labels
    62 chart-x-labels | rule chart-x-labels
    63 chart-y-labels | rule chart-y-labels
    64 chart-single-action | rule chart-single-action
    65 chart-series-contrast | rule contrast-text
    66 chart-alt | rule chart-alt
    67 map-calendar-in-body | schema Calendar
    68 empty-state-body | rule bound-body-empty-state
    69 illustration-needs-message | schema EmptyState
    70 empty-state-size | rule empty-state-size
    71 empty-state-wording | rule empty-state-wording
    72 kpi-numeric | rule kpi-numeric
    73 kpi-units | rule kpi-units
    74 kpi-icon-left | schema KPI
    75 kpi-label | rule kpi-label
    76 kpi-no-mix | rule kpi-no-mix
    77 kpi-header-max-compact | schema ExtendedHeader
    78 kpi-progress-first | schema ExtendedHeader
    79 kpi-progress-small-on-card | rule kpi-progress-small-on-card
    80 kpi-metric-width | rule kpi-metric-width
    81 footer-actions-max | rule footer-actions-max
    82 footer-actions-hard-max | rule actions-max
    83 footer-one-primary | rule one-primary-action
    84 footer-order | rule primary-action-last
    85 footer-destructive-style | rule destructive-action-style
    86 button-no-green | schema Action
    87 button-imperative | open whether a word is a command takes a dictionary of the text's language, which no file names
    88 button-short | rule button-short
    89 button-label-required | rule action-label-required
    90 footer-overflow-android | rule footer-overflow-android
    91 footer-equal-width | rule footer-equal-width
    92 footer-fits | rule footer-fits
    93 action-after-tap | rule action-after-tap
    94 duplicate-action | rule duplicate-action
    95 cell-title | schema ObjectCell
    96 cell-text-lines | schema ObjectCell
    97 cell-description-lines | rule cell-description-lines cell-description-android
    98 cell-attributes | rule cell-attributes
    99 cell-image-size | schema DetailImage
    100 cell-title-one-line | rule cell-title-one-line
    101 cell-status-space | layout a status keeps its distance; the title gives way, which cell-title-one-line tells
    102 cell-substatus-accessory | rule cell-substatus-accessory
    103 contact-actions | rule contact-actions
    104 avatar-stack-max | rule avatar-stack-max
    105 tag-single-line | rule tag-single-line tag-too-short
    106 tag-overflow | rule tag-overflow
    107 tag-contrast | schema Tag
    108 status-not-color-only | rule status-not-color-only
    109 status-semantic-token | schema Status
    110 rating-range | schema Rating
    111 carousel-min | rule carousel-minimum
    112 carousel-max-android | rule carousel-max-android
    113 carousel-critical | rule carousel-critical
    114 carousel-same-type | rule carousel-same-type
    115 carousel-height | rule carousel-height
    116 carousel-peek | rule carousel-peek
    117 carousel-visible | rule carousel-visible
    118 masonry-columns | rule masonry-columns
    119 collection-empty | rule collection-empty
    120 touch-target-ios | rule touch-target-ios
    121 touch-target-android | rule touch-target-android
    122 touch-target-gap | layout gaps between controls are the components' own; overlaps are told
    123 contrast-text | rule contrast-text
    124 contrast-quaternary | rule contrast-quaternary
    125 contrast-both-modes | schema CardStyle
    126 min-font-11 | schema CardStyle
    127 use-text-styles | schema CardStyle
    128 dynamic-type-reflow | rule dynamic-type-reflow
    129 image-alt | rule image-alt
    130 reading-order | schema Card
    131 rtl-leading | schema SwipeActions
    132 localisable-text | open a card file holds the texts of one language; the app translates the file
    133 text-expansion | open translated files are checked themselves; half as much room again would flag most buttons
    134 no-abbrev-qty | rule abbreviated-quantity
    135 unknown-icon | rule unknown-icon
    136 unknown-token | rule unknown-color
    """

  /// Rules that come from the platforms' components, from scenes, from the language itself, and of our own.
  private static let others: Set = [
    "binding-unknown", "binding-partial", "binding-type", "each-list", "sample-place", "sample-schema",
    "sample-unreadable", "sample-unnamed",
    "root-element", "picture-missing", "object-card-image-size", "table-row-cells", "file-missing",
    "datatable-columns-fit", "text-truncated", "step-one-event", "scenario-unknown-name", "page-one-way", "page-known",
    "device-size", "scenario-claims-nothing", "stack-possible", "scene-overlays-off", "scene-pops-once", "button-idle",
    "map-buttons-edge", "page-needs-map",
    "floating-button-alone", "object-card-android", "empty-state-causes", "placeholder-text", "markup-in-text",
    "text-empty", "text-in-capitals", "text-language", "language-tag-known", "language-words", "number-notation",
    "plural-wording", "action-vague",
    "desktop-wording", "message-wording", "image-alt-wording", "initials-length", "subtitle-repeats-title",
    "icon-needs-words", "cell-color-only", "map-alt", "pin-name", "map-zoom-place", "chart-series-names",
    "chart-categories",
    "chart-shares-sum", "chart-kind", "chart-label-false", "facts-differ", "date-false", "duplicate-part",
    "status-consistent",
    "chart-axis-labels", "chart-zero-axis", "chart-axis-range", "chart-card-actions", "chart-point", "chart-one-figure",
    "variation-parts", "object-card-actions", "contact-reach", "selection-control", "radio-single",
    "selection-actions", "swipe-destructive", "place-taken", "disclosure-target", "numeric-order", "timeline-order",
    "see-all-total",
    "counter-empty", "skeleton-lines", "duplicate-card", "overflow-size", "overflow-of-one", "header-action-task",
    "purpose-target", "action-always-disabled", "platform-decision", "status-everywhere", "kpi-decimals",
    "progress-range", "event-order", "datatable-widths", "column-regular-only", "row-items", "tags-few", "statuses-few",
    "column-values", "icon-placeholder",
    "separator-clutter", "scene-way-back", "scene-circle", "position-needs-map",
    "map-tap-extended", "scene-dim", "scene-duration", "shortcut-usual", "bar-tabs",
    "plain-card-list", "description-short", "chart-label-cut",
    "after-opposite", "chart-label-direction", "chart-order", "column-currencies", "column-numbers", "contact-name",
    "direction-language", "image-alt-other", "kpi-unit-missing", "label-names-icon", "link-swapped", "map-covered",
    "person-represents",
    "pin-swapped", "see-all-elsewhere", "state-color", "state-hidden", "status-code", "status-opposite",
    "table-header-off", "table-total", "target-false", "trend-direction", "trend-sense", "units-mixed",
    "notation-mixed", "script-mixed", "address-mixed", "letters-lost", "language-unnamed", "platform-wording",
    "place-wording", "self-talk", "action-of-app", "facts-in-text", "failed-praise", "term-variety", "count-singular",
    "calendar-elsewhere", "cells-swapped", "contact-same", "progress-differs",
    "action-done", "rating-progress", "title-names-nothing", "binding-raw", "initials-other", "card-unreachable",
    "unit-measure", "avatar-total", "rating-reviews", "cells-alike", "scene-drag-off", "sticky-bar-high",
    "pin-outside", "pin-place", "text-signs", "icon-deed", "record-target", "contact-value", "event-impossible",
    "action-without-effect", "shortcut-twice", "accessory-idle", "floating-over-bar", "bar-low",
    "title-fills-card", "page-part-unseen", "info-covered",
  ]

  private struct Row {
    var number: Int?
    var means: String
    var words: [String]
  }

  private static let rows = table.split(separator: "\n").map { line in
    let halves = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    return Row(number: Int(halves[0][0]), means: halves[1][0], words: Array(halves[1].dropFirst()))
  }

  @Test func everyRuleOfTheGuidelinesHasARow() {
    #expect(Self.rows.map(\.number) == Array(1...136))
    #expect(Self.rows.allSatisfy { !$0.words.isEmpty && ["schema", "rule", "layout", "open"].contains($0.means) })
  }

  @Test func theRulesThatAreNamedExist() {
    for code in Self.rows.filter({ $0.means == "rule" }).flatMap(\.words) {
      #expect(DesignRule.named(code) != nil, "\(code)")
    }
  }

  @Test func theElementsThatAreNamedExist() throws {
    let schema = try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })
    let names = Set(schema.elements.map(\.localName))
    for name in Self.rows.filter({ $0.means == "schema" }).flatMap(\.words) { #expect(names.contains(name), "\(name)") }
  }

  @Test func everyRuleHasASource() {
    let told = Set(Self.rows.filter { $0.means == "rule" }.flatMap(\.words)).union(Self.others)
    #expect(Set(DesignRule.all.map(\.kind.code)) == told)
  }
}
