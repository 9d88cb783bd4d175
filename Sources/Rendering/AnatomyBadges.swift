/// Where the letters of an anatomy stand beside the picture.
enum AnatomyBadges {
  /// Places along an edge, `spacing` apart at least and as near to `ideals` as they can be; both in ascending order.
  static func spread(_ ideals: [Double], spacing: Double) -> [Double] {
    // Neighbours that are too close move as one, around the mean of what they want.
    var clusters: [(sum: Double, count: Int)] = []
    for (index, ideal) in ideals.enumerated() {
      clusters.append((ideal - Double(index) * spacing, 1))
      while clusters.count > 1, mean(clusters[clusters.count - 2]) >= mean(clusters[clusters.count - 1]) {
        let last = clusters.removeLast()
        clusters[clusters.count - 1].sum += last.sum
        clusters[clusters.count - 1].count += last.count
      }
    }
    let bases = clusters.flatMap { Array(repeating: mean($0), count: $0.count) }
    return bases.enumerated().map { $1 + Double($0) * spacing }
  }

  private static func mean(_ cluster: (sum: Double, count: Int)) -> Double { cluster.sum / Double(cluster.count) }

  /// A, B … Z, AA, AB ….
  static func letter(_ index: Int) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    var rest = index
    var result = ""
    repeat {
      result = String(alphabet[rest % 26]) + result
      rest = rest / 26 - 1
    } while rest >= 0
    return result
  }
}
