extension DesignRule {
  /// Every rule, in the order of the card's parts; a file under `Rules/` that is not listed here fails a test.
  package static let all: [DesignRule] = [
    .externalLinkIndicator,
    .counterNeedsList,
    .counterFormat,
    .avatarShape,
    .objectCardImageSize,
    .onePrimaryAction,
    .primaryActionLast,
    .destructiveActionStyle,
    .actionLabelRequired,
    .listPreviewRows,
    .kpiNumeric,
    .dataTableColumns,
    .tableRowCells,
    .imageAlt,
    .fileMissing,
    .abbreviatedQuantity,
    .numericLabelAll,
    .carouselMinimum,
    .duplicateAction,
    .boundBodyEmptyState,
  ]
}
