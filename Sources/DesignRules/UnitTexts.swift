import XMLSyntax

/// The texts of the unit that is looked at, and what was found out about them, for all rules that ask.
final class UnitTexts {
  /// What is known of one element.
  private struct Known {
    var text: String?
    /// What people read of it, in it and in its attributes.
    var readTexts: [ReadText]?
    /// The words of texts that were asked about: its own, what records make of that, its attributes.
    var wordings: [Wording] = []
    /// Texts as people read them, with what their bindings read.
    var readings: [(texts: [String], read: [[String]])] = []
  }

  private var first = 0
  private var known: [Known] = []
  /// The words that were asked for last of what is outside of the unit.
  private var last: (node: NodeID, wording: Wording)?
  /// More texts of one element are not kept; as many records as rules read are.
  private static let mostTexts = 64

  /// Goes on with the nodes of `unit`.
  func turn(to unit: Range<Int>?) {
    first = unit?.lowerBound ?? 0
    known = Array(repeating: Known(), count: unit?.count ?? 0)
  }

  /// Where `node` is in ``known``; nil where it is outside of the unit.
  private func place(_ node: NodeID) -> Int? {
    let place = node.index - first
    return known.indices.contains(place) ? place : nil
  }

  // Nothing here takes what finds out something: a closure would copy the whole context that it asks.

  /// The text of `node`, if it is known.
  func text(of node: NodeID) -> String? { place(node).flatMap { known[$0].text } }

  /// Keeps the text of `node`, and returns it.
  func keep(_ text: String, of node: NodeID) -> String {
    if let place = place(node) { known[place].text = text }
    return text
  }

  /// What people read of `node`, in it and in its attributes, if that is known.
  func readTexts(of node: NodeID) -> [ReadText]? { place(node).flatMap { known[$0].readTexts } }

  /// Keeps what people read of `node`, and returns it.
  func keep(_ texts: [ReadText], of node: NodeID) -> [ReadText] {
    if let place = place(node) { known[place].readTexts = texts }
    return texts
  }

  /// The words of `text`, which belongs to `node`, if they are known.
  func wording(_ text: String, of node: NodeID) -> Wording? {
    guard let place = place(node) else {
      return last.flatMap { $0.node == node && $0.wording.text == text ? $0.wording : nil }
    }
    return known[place].wordings.first { $0.text == text }
  }

  /// Keeps the words of a text that belongs to `node`, and returns them.
  func keep(_ wording: Wording, of node: NodeID) -> Wording {
    if let place = place(node) {
      if known[place].wordings.count < Self.mostTexts { known[place].wordings.append(wording) }
    } else {
      last = (node, wording)
    }
    return wording
  }

  /// `texts`, which belong to `node`, as people read them, if that is known.
  func readings(_ texts: [String], of node: NodeID) -> [[String]]? {
    place(node).flatMap { known[$0].readings.first { $0.texts == texts }?.read }
  }

  /// Keeps how people read `texts`, which belong to `node`, and returns it.
  func keep(_ read: [[String]], as texts: [String], of node: NodeID) -> [[String]] {
    if let place = place(node) { known[place].readings.append((texts, read)) }
    return read
  }
}
