/// The attributes that the model or a design rule reads, by their local names.
@usableFromInline
package enum AttributeName: String, CaseIterable, Sendable {
  case above, accent, accented, accessory, activity, after, align, alignment, alt, animated, axis, background, below
  case blur, bottom, buttonWidth, buttonsAlpha, cancel, caption, card, cardTop, cause, childTitles, closable, close
  case closeBackground, closeButton, closeCrossColor, collapse, collapsedMin, collapsedPadding, color, column
  case columnButtons, columns, compass, contentAlpha, control, copyStyle, date, defaultKeys, depth
  case descriptionInCompact, deselectOnAppear, device, dim, direction, disabled, dismissable, dismissal, dividers
  case `do`, drag, draggable, dragging, duration, each, edge, edgeSwipe, enabled, end, escape, event, expand
  case expandedBackground, external, fade, fadeShare, focus, focusPart, footnote, format, from, fullSwipe
  case grabHandle, grabHandleColor, gridlines, handleLabel, hasMap, header, headerGap, headerShown, height
  case heightClass, high, highlight, hold, icon, iconPosition, id, illustration, `in`, index, info, inheritStyle
  case initial, initials, inset, insetContent, interactive, itemSeparator, itemWidth, keys, kind, label, labels, lang
  case latitude, layout, leadingInset, leadingUnit, left, like, limit, lineSpacing, lines, longitude, look, low, map
  case mapInteractive, mapStrip, mapStripHome, maximum, minimum, mode, move, name, noMap, of, offset, open, order
  case orientation, outlined, overContent, overlays, paddingBottom, paddingLeft, paddingRight, paddingTop, page
  case pageGap, partialRows, path, peakRatio, peek, pin, placement, platform, points, pop, popDamping, position
  case profile, projection, purpose, push, pushDamping, radius, readingOrder, refreshable, regularColumns
  case represents, resize, restorePosition, restoreRect, reviews, reviewsCeiling, role, root, rowAlignment
  case rowButtons, rowHeight, safeBottom, safeLeft, safeRight, safeTop, sameHeight, sample, saved, scale, schema, scroll
  case scrollHandover, scrollOffset, scrollable, select, selected, selecting, selection, separator, setMap, shade
  case shadow, shape, show, sideEdge, sideMargin, sideMax, sideShare, sideWidth, size, skeleton, snapDamping
  case snapMax, slack, snapMin, snapping, snapWindow, snapWindowPeak, spacing, splitPercent, springLoaded, src, state
  case statusBar, sticky, style, subtitleColor, subtitleTextStyle, subtitleWeight, swap, swipe, takeOver, tap
  case tapDim, tapMap, tapSteps, tapTitle, target, tint, title, titleColor, titleHeight, titleTextStyle, titleWeight
  case to, today, tone, top, total, trace, tracking, trackingColor, trailing, trailingInset, translucent, turn, type
  case uniform, unit, value, variation, velocity, velocityX, view, visible, voiceOver, voiceOverFocus, wait
  case whenCollapsed, width, widthClass, within, x, y, zoom
}
