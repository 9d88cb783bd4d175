import LayoutCore

extension LayoutSurvey {
  /// The greatest height that the guideline recommends for a card, in points (SEED4).
  package static var recommendedHeight: Double { CardFigures.recommendedHeight }

  /// The targets that share taps with another one once all are at least `side` points wide and high, by their indices in
  /// ``targets``, each with the other one.
  ///
  /// Neighbours in reading order are compared, which is where grown targets meet: time stays linear. A target inside
  /// another, such as a button on a card, does not compete with it.
  package func crowded(side: Double) -> [(target: Int, other: Int)] {
    let frames = targets.map { $0.frame.grown(toAtLeast: Size(side, side)) }
    var result: [(target: Int, other: Int)] = []
    for index in targets.indices {
      for other in (index + 1)..<max(index + 1, min(targets.count, index + 1 + TouchTargets.neighbours))
      where TouchTargets.overlap(frames[index], frames[other])
        && !targets[index].frame.contains(targets[other].frame, tolerance: 0.5)
      {
        result.append((index, other))
      }
    }
    return result
  }
}
