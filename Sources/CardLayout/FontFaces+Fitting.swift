package import LayoutCore

extension FontFaces {
  /// As much of `string` as `width` points hold on one line, with an ellipsis when that is not all.
  package func fitted(_ string: String, _ setting: TextSetting, _ width: Double) -> String {
    if self.width(string, setting) <= width { return string }
    // By halves, as the text may be as long as a file.
    let scalars = Array(string.unicodeScalars)
    func shortened(_ count: Int) -> String {
      var kept = scalars[..<count]
      while kept.last == " " { kept.removeLast() }
      return String(String.UnicodeScalarView(kept)) + "…"
    }
    var (fits, fails) = (0, scalars.count)
    while fits + 1 < fails {
      let middle = (fits + fails) / 2
      if self.width(shortened(middle), setting) <= width { fits = middle } else { fails = middle }
    }
    return shortened(fits)
  }
}
