import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Stars are given by somebody.
  static let ratingReviews = DesignRule(
    "rating-reviews", .warning, summary: "Stars stand beside no reviews",
    explanation: """
      A rating is the average of what people said. Stars “from 0 reviews” are taken for the opinion of some. Leave the rating out until \
      somebody has said something, or give the number of reviews. No guideline needs to say so.
      """,
    sources: ["OWN"], elements: ["Rating"],
    passing: hotel("12"), failing: hotel("⏩0⏪"),
    edges: [Edge(passes: "1"), Edge("value=\"4.8\"", passes: "value=\"0\"", fails: "value=\"0.5\"")]
  ) { node, context in
    let written = [context.value(node, .value) ?? "", context.value(node, .reviews) ?? ""]
    for reading in readings(node, written, context) {
      guard let value = Double(reading[0]), value > 0, Int(reading[1]) == 0 else { continue }
      return context.report(
        "Nobody has given these \(reading[0]) stars; leave the rating out, or say how many reviews there are",
        at: context.valueRange(node, .reviews))
    }
  }
}

/// A hotel with this number of reviews.
private func hotel(_ reviews: String) -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="hotel" target="hotels/3">
    <Title>Hotel Aurora</Title>
    <Rating value="4.8" reviews="\(reviews)"/>
  </ObjectCardView>
  """
}
