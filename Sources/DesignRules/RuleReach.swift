import XMLSyntax

/// How far a rule looks around while it runs.
///
/// Of the elements around a unit, a rule may ask name and attributes, which are the same as long as the unit is not moved to
/// another place, and whether files are there, which is asked again; whatever else it asks of what stands outside, its answer has to
/// be found anew for every version.
final class RuleReach {
  /// The nodes of the unit that is looked at; nil while everything may be.
  private var unit: Range<Int>?
  /// Whether the running rule has looked further.
  private(set) var hasLeft = false

  /// Whether there are files at the paths that rules have asked for in the unit.
  private(set) var files: [String: Bool] = [:]

  /// Whether everything may be looked at.
  var isWide: Bool { unit == nil }

  /// Goes on with `unit`, or with the whole document.
  func turn(to unit: Range<Int>?) { (self.unit, hasLeft, files) = (unit, false, [:]) }

  /// The rule that has looked further is done with.
  func comeBack() { hasLeft = false }

  /// The rule asks for what is inside `node`.
  func note(_ node: NodeID) {
    if let unit, !unit.contains(node.index) { hasLeft = true }
  }

  /// The rule has asked whether there is a file at `path`.
  func note(_ path: String, isThere: Bool) { if unit != nil { files[path] = isThere } }

  /// The rule asks for something that may change while the unit does not; returns whether it has to wait for that.
  func leave() -> Bool {
    hasLeft = unit != nil
    return hasLeft
  }
}
