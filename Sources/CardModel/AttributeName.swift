/// The attributes that the model or a design rule reads, by their local names.
package enum AttributeName: String, CaseIterable, Sendable {
  case above, accent, accented, accessory, activity, after, align, alignment, alt, animated, axis, background, below
  case blur, bottom, buttonWidth, buttonsAlpha, cancel, caption, card, cardTop, cause, childTitles, closable, close
  case closeBackground, closeButton, closeCrossColor, collapse, collapsedMin, collapsedPadding, color, column
  case columns, compass, contentAlpha, control, copyStyle, date, defaultKeys, depth, descriptionInCompact
  case deselectOnAppear, device, dim, direction, disabled, dismissable, dismissal, dividers, `do`, drag, draggable
  case dragging, duration, each, edge, edgeSwipe, enabled, end, escape, event, expand, expandedBackground, external
  case fade, fadeShare, focus, focusPart, footnote, format, from, fullSwipe, grabHandle, grabHandleColor, gridlines
  case hasMap, header, headerGap, height, heightClass, high, highlight, hold, icon, iconPosition, id, illustration
  case `in`, index, info, inheritStyle, initial, initials, inset, insetContent, interactive, itemSeparator
  case itemWidth, keys, kind, label, labels, latitude, layout, leadingInset, leadingUnit, left, like, limit
  case lineSpacing, lines, longitude, look, low, map, mapInteractive, mapStrip, mapStripHome, maximum, minimum, mode
  case move, name, noMap, of, offset, open, order, orientation, outlined, overContent, overlays, paddingBottom
  case paddingLeft, paddingRight, paddingTop, page, pageGap, partialRows, peakRatio, peek, pin, placement, platform
  case points, pop, popDamping, position, profile, projection, purpose, push, pushDamping, radius, readingOrder
  case refreshable, regularColumns, represents, resize, restorePosition, restoreRect, reviews, reviewsCeiling, role
  case root, rowAlignment, rowHeight, safeBottom, safeLeft, safeRight, safeTop, sameHeight, sample, saved, scale
  case scroll, scrollHandover, scrollable, select, selected, selecting, selection, separator, setMap, shade, shadow
  case shape, show, sideEdge, sideMargin, sideMax, sideShare, sideWidth, size, skeleton, snapDamping, snapMax
  case snapMin, snapWindow, snapWindowPeak, spacing, splitPercent, springLoaded, src, state, statusBar, sticky
  case style, subtitleColor, subtitleTextStyle, subtitleWeight, swap, swipe, takeOver, tap, tapDim, tapMap, tapSteps
  case tapTitle, target, tint, titleColor, titleHeight, titleTextStyle, titleWeight, to, today, tone, top, total
  case trace, tracking, trackingColor, trailing, trailingInset, translucent, turn, type, uniform, unit, value
  case variation, velocity, velocityX, view, visible, voiceOver, voiceOverFocus, wait, whenCollapsed, width
  case widthClass, within, x, y, zoom
}
